import EspalierNibs
import EspalierRendering
import EspalierScenarios
import EspalierSupport
import EspalierViews
import Foundation

/// Reads `.espalier.json`. Unknown keys are errors, with the nearest known one: a misspelt key would silently do nothing.
struct ConfigurationReader {
    private let tree: JSONTree
    private let file: String
    /// The names of kinds that there are.
    private let kinds: [String]
    private var configuration = LintConfiguration()

    /// - Parameters:
    ///   - bytes: the text.
    ///   - file: what errors call it.
    ///   - kinds: the names of all kinds of findings.
    static func read(
        _ bytes: [UInt8], file: String, kinds: [String]
    ) throws(ApplicationFileError) -> LintConfiguration {
        var reader = ConfigurationReader(tree: try tree(bytes, file), file: file, kinds: kinds)
        try reader.readAll()
        reader.configuration.file = file
        return reader.configuration
    }

    /// Reads sizes of contents by class, as they stand under `classes` in a configuration.
    static func classes(_ bytes: [UInt8], file: String) throws(ApplicationFileError) -> [String: CGSize] {
        var reader = ConfigurationReader(tree: try tree(bytes, file), file: file, kinds: [])
        try reader.readClasses(reader.tree.root)
        return reader.configuration.classes
    }

    private static func tree(_ bytes: [UInt8], _ file: String) throws(ApplicationFileError) -> JSONTree {
        var limits = JSONReader.Limits()
        limits.depth = 20
        limits.nodes = 1_000_000
        do {
            return try JSONReader.read(bytes, limits: limits)
        } catch {
            throw ApplicationFileError(file: file, place: error.place, message: error.message, fix: error.fix)
        }
    }

    private init(tree: JSONTree, file: String, kinds: [String]) {
        self.tree = tree
        self.file = file
        self.kinds = kinds
    }

    private static let topKeys = ["include", "exclude", "classes", "fonts", "baseline", "overrides", "ignore"]
    private static let settingKeys = [
        "devices", "orientations", "languages", "textSizes", "appearance", "lengthen", "widths", "heights", "kinds",
    ]

    private mutating func readAll() throws(ApplicationFileError) {
        for member in try members(tree.root, "a configuration", known: Self.topKeys + Self.settingKeys) {
            let value = member.value
            if !Self.settingKeys.contains(member.key) {
                configuration.settings.places[member.key] = tree.place(member.keyIndex)
            }
            switch member.key {
            case "include": configuration.include = try patterns(value)
            case "exclude": configuration.exclude = try patterns(value)
            case "fonts": configuration.fonts = try words(value)
            case "baseline": configuration.baseline = try text(value, "the path of a file")
            case "classes": try readClasses(value)
            case "overrides": try readOverrides(value)
            case "ignore": try readIgnored(value)
            default: try read(member, into: &configuration.settings)
            }
        }
    }

    // MARK: Settings

    private func read(
        _ member: JSONTree.Members.Element, into settings: inout LintConfiguration.Settings
    ) throws(ApplicationFileError) {
        let (key, value) = (member.key, member.value)
        settings.places[key] = tree.place(member.keyIndex)
        do throws(LintOptionError) {
            switch key {
            case "devices": settings.devices = try Device.named(plainWords(value))
            case "orientations": settings.orientations = try LintAxes.orientations(plainWords(value))
            case "languages": settings.languages = try LintAxes.languages(plainWords(value))
            case "textSizes":
                settings.textSizes = try LayoutSweep.textSizes(plainWords(value).joined(separator: ","))
            case "appearance": settings.appearances = try LintAxes.appearances(plainWords(value))
            case "lengthen":
                settings.lengthenings = try LayoutSweep.lengthenings(plainWords(value).joined(separator: ","))
            case "widths": settings.widths = try LayoutSweep.range(plainWords(value).joined(separator: ","))
            case "heights": settings.heights = try LayoutSweep.range(plainWords(value).joined(separator: ","))
            default: break
            }
        } catch {
            throw self.error(value, error.message, fix: error.fix)
        }
        if key == "kinds" { try readKinds(value, into: &settings) }
    }

    private func readKinds(
        _ value: Int, into settings: inout LintConfiguration.Settings
    ) throws(ApplicationFileError) {
        for member in try members(value, "the object of 'kinds'", known: kinds) {
            let word = tree.text(member.value) ?? ""
            guard word == "off" || LintSeverity(rawValue: word) != nil else {
                throw error(
                    member.value, "the value of \(PlainText.quoted(member.key)) is no severity",
                    fix: "write \"error\", \"warning\", \"note\" or \"off\"")
            }
            settings.kinds[member.key] = .some(LintSeverity(rawValue: word))
            settings.places["kinds.\(member.key)"] = tree.place(member.keyIndex)
        }
    }

    // MARK: Lists of objects

    private mutating func readClasses(_ value: Int) throws(ApplicationFileError) {
        for member in try members(value, "the object of 'classes'", known: nil) {
            for part in try members(member.value, "what is said of a class", known: ["size"]) {
                let sides = tree.elements(part.value).map { tree.number($0) ?? -1 }
                guard sides.count == 2, sides.allSatisfy({ $0 >= 0 && $0 <= 1e6 }) else {
                    throw error(
                        part.value, "the size of \(PlainText.quoted(member.key)) is none",
                        fix: "write a width and a height in points, as in [120, 24]")
                }
                configuration.classes[member.key] = CGSize(width: sides[0], height: sides[1])
            }
        }
    }

    private mutating func readOverrides(_ value: Int) throws(ApplicationFileError) {
        guard tree.isList(value) else { throw error(value, "a list is needed", fix: "write it in brackets") }
        for element in tree.elements(value) {
            var override = LintConfiguration.Override(files: [], settings: .init())
            for member in try members(element, "an override", known: ["files"] + Self.settingKeys) {
                if member.key == "files" {
                    override.files = try patterns(member.value)
                } else {
                    try read(member, into: &override.settings)
                }
            }
            if override.files.isEmpty {
                throw error(
                    element, "the override names no files", fix: "write them, as in \"files\": [\"App/Pad/**\"]")
            }
            configuration.overrides.append(override)
        }
    }

    private mutating func readIgnored(_ value: Int) throws(ApplicationFileError) {
        guard tree.isList(value) else { throw error(value, "a list is needed", fix: "write it in brackets") }
        for element in tree.elements(value) {
            var ignored = LintConfiguration.Ignored(place: tree.place(element))
            for member in try members(element, "what is ignored", known: ["kind", "file", "object", "why"]) {
                let text = try text(member.value, "a text")
                switch member.key {
                case "kind":
                    guard kinds.contains(text) else { throw unknown(text, "kind of finding", kinds, at: member.value) }
                    ignored.kind = text
                case "file": ignored.file = PathPattern(text)
                case "object": ignored.object = text
                default: ignored.why = text
                }
            }
            if ignored.kind == nil, ignored.file == nil, ignored.object == nil {
                throw error(element, "this would ignore everything", fix: "name a kind, a file or an object")
            }
            configuration.ignored.append(ignored)
        }
    }

    // MARK: Values

    private func members(
        _ index: Int, _ what: String, known: [String]?
    ) throws(ApplicationFileError) -> JSONTree.Members {
        guard tree.isObject(index) else {
            throw error(index, "\(what) is an object, and here is \(tree.kindName(index))", fix: "write it in braces")
        }
        if let known {
            for member in tree.members(index) where !known.contains(member.key) {
                throw unknown(member.key, "key", known, at: member.keyIndex)
            }
        }
        return tree.members(index)
    }

    private func unknown(_ word: String, _ what: String, _ known: [String], at index: Int) -> ApplicationFileError {
        let fix = nearestName(to: word, among: known).map { "did you mean '\($0)'?" }
        return error(
            index, "\(PlainText.quoted(word)) is no \(what)",
            fix: fix ?? "write one of \(known.joined(separator: ", "))")
    }

    private func text(_ index: Int, _ what: String) throws(ApplicationFileError) -> String {
        guard let text = tree.text(index), !text.isEmpty else {
            throw error(
                index, "\(what) is needed, and here is \(tree.kindName(index))", fix: "write it in double quotes")
        }
        return text
    }

    /// The texts of a list, or the only one.
    private func words(_ index: Int) throws(ApplicationFileError) -> [String] {
        let words = plainWords(index)
        if words.isEmpty || words.contains("") {
            throw error(index, "a list of texts is needed", fix: "write texts in double quotes, in brackets")
        }
        return words
    }

    /// The texts and numbers of a list, or the only one; an empty text for anything else.
    private func plainWords(_ index: Int) -> [String] {
        func word(_ index: Int) -> String { tree.text(index) ?? tree.number(index).map(PlainText.number) ?? "" }
        guard tree.isList(index) else { return [word(index)] }
        return tree.elements(index).map(word)
    }

    private func patterns(_ index: Int) throws(ApplicationFileError) -> [PathPattern] {
        try words(index).map { PathPattern($0) }
    }

    private func error(_ index: Int, _ message: String, fix: String) -> ApplicationFileError {
        ApplicationFileError(file: file, place: tree.place(index), message: message, fix: fix)
    }
}

extension LintConfiguration {
    /// Reads a configuration.
    ///
    /// - Parameters:
    ///   - path: of the file.
    ///   - shown: what errors call it.
    package init(contentsOf path: String, shown: String) throws(ApplicationFileError) {
        self = try ConfigurationReader.read(
            TextFile.utf8(path, shown: shown), file: shown, kinds: LintKind.allCases.map(\.rawValue))
    }

    /// Reads the text of a configuration.
    package init(text: [UInt8], shown: String) throws(ApplicationFileError) {
        self = try ConfigurationReader.read(text, file: shown, kinds: LintKind.allCases.map(\.rawValue))
    }

    /// Takes over the sizes of contents by class that a file has: `{"RatingView": {"size": [120, 24]}}`.
    ///
    /// - Parameters:
    ///   - path: of the file.
    ///   - shown: what errors call it.
    package mutating func addClasses(contentsOf path: String, shown: String) throws(ApplicationFileError) {
        classes.merge(try Self.classes(TextFile.utf8(path, shown: shown), shown: shown)) { _, new in new }
    }

    /// Reads the text of a file with sizes of contents by class.
    package static func classes(_ text: [UInt8], shown: String) throws(ApplicationFileError) -> [String: CGSize] {
        try ConfigurationReader.classes(text, file: shown)
    }
}
