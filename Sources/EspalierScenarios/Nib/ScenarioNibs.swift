import EspalierControls
import EspalierNibs
import Foundation

/// How a scenario finds the interface file that its root may be (`"root": {"nib": "card.xib"}`).
public struct ScenarioNibs: Sendable {
    /// The folder that paths of interface files begin in; the working directory unless set.
    public var folder = "."
    /// Whether files may lie outside the folder; false unless set. A file does if its path is absolute, if `..` or a
    /// symbolic link leads out of the folder.
    public var allowsOutside = false
    /// How large a file may be.
    public var limits = InterfaceLimits()
    /// What stands for custom classes of interface files, besides the classes that scenarios know.
    public var classes = InterfaceClasses()
    /// Where names of images and colours in interface files are looked for first.
    public var assets = AssetCatalog()

    /// Files of the working directory, without classes of their own.
    public init() {}
}

/// Why an interface file cannot be the root of a document.
struct NibFailure: Error, Equatable {
    /// Which key of the document leads to it.
    var key = "nib"
    let message: String
    let fix: String

    init(_ message: String, fix: String, key: String = "nib") {
        self.key = key
        self.message = message
        self.fix = fix
    }
}

extension ScenarioNibs {
    /// A file that was found.
    struct Found: Equatable {
        /// The path without links, which is opened.
        let path: String
        /// What messages call it.
        let name: String
    }

    /// Finds a file, and refuses one outside the folder.
    func find(_ path: String) throws(NibFailure) -> Found {
        let isAbsolute = path.hasPrefix("/")
        if path.utf8.contains(0) {
            throw NibFailure("the path holds the character NUL", fix: "write the path of a file")
        }
        if !allowsOutside {
            if isAbsolute { throw outside(path, "its path is absolute") }
            if Self.leaves(path) { throw outside(path, "'..' leads out of it") }
        }
        let name = isAbsolute || folder == "." ? path : folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
        guard let real = Self.realPath(name) else { throw unreadable(name, StreamError(code: errno)) }
        if !allowsOutside {
            guard let inside = Self.realPath(folder) else { throw unreadable(folder, StreamError(code: errno)) }
            let start = inside.hasSuffix("/") ? inside : inside + "/"
            if !real.hasPrefix(start) { throw outside(path, "a symbolic link leads out of it") }
        }
        let type = try? FileManager.default.attributesOfItem(atPath: real)[.type] as? FileAttributeType
        guard type == .typeRegular else {
            throw NibFailure("\(Self.shown(name)) is no file", fix: "write the path of a .xib or .storyboard file")
        }
        return Found(path: real, name: name)
    }

    /// Whether a relative path goes further up than down somewhere.
    private static func leaves(_ path: String) -> Bool {
        var depth = 0
        for part in path.split(separator: "/") where part != "." {
            depth += part == ".." ? -1 : 1
            if depth < 0 { return true }
        }
        return false
    }

    /// A whole path on one line.
    private static func shown(_ path: String) -> String {
        let scalars = path.unicodeScalars.map { $0.properties.generalCategory == .control ? "?" : String($0) }
        return "'\(scalars.joined())'"
    }

    private static func realPath(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    private func outside(_ path: String, _ why: String) -> NibFailure {
        NibFailure(
            "the interface file \(Self.shown(path)) lies outside the folder of the document: \(why)",
            fix: "move it into the folder, or allow it with --allow-outside")
    }

    func unreadable(_ name: String, _ error: StreamError) -> NibFailure {
        NibFailure(
            "the interface file \(Self.shown(name)) cannot be read: \(error.reason)",
            fix: "write the path of a .xib or .storyboard file, from the document's folder")
    }
}
