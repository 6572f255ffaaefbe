import EspalierApplications
import EspalierNibs
import EspalierRendering
import EspalierScenarios
import EspalierSupport
import Foundation

/// What one argument of a call names: a folder, a file of one, or a scene of a file.
struct ApplicationTarget {
    /// The application's folder.
    let folder: String
    /// What stands before paths in texts.
    let shown: String
    /// The interface file, relative to the folder; nil for all.
    let file: String?
    /// The document, as it was named; nil for none.
    var document: String?
    /// The name of the scene; nil for all.
    let scene: String?
    /// The file with the configuration; nil for none.
    let configuration: String?

    /// What stands before paths where they begin at the root of a clone; without a clone, nothing.
    var fromClone: String {
        let path = URL(filePath: folder).standardizedFileURL.path
        var root = path
        while root != "/", !root.isEmpty {
            if FileManager.default.fileExists(atPath: "\(root)/.git") {
                return path == root ? "" : String(path.dropFirst(root.count + 1))
            }
            root = URL(filePath: root).deletingLastPathComponent().standardizedFileURL.path
        }
        return ""
    }

    /// Reads the folder.
    func application(_ options: CommandOptions, _ tool: CommandLineTool) throws(CommandError) -> Application {
        do throws(ApplicationFileError) {
            var settings = LintConfiguration()
            if let configuration { settings = try LintConfiguration(contentsOf: configuration, shown: configuration) }
            return try Application(
                path: folder, files: file.map { [$0] } ?? (document == nil ? nil : []), configuration: settings,
                limits: options.rootLimits)
        } catch {
            throw .applicationFile(error)
        }
    }

    /// What is wrong in the scenario documents of the folder, or in the one that was named.
    func documentFindings(
        _ application: Application, _ options: CommandOptions, _ tool: CommandLineTool
    ) -> [ApplicationFinding] {
        if file != nil { return [] }
        let paths =
            document.map { [(path: $0, shown: $0)] }
            ?? application.documents.map { (path: "\(folder)/\($0)", shown: $0) }
        return paths.flatMap { path, shown -> [ApplicationFinding] in
            guard let document = try? tool.document(path, options), let fonts = try? tool.fonts(options),
                let report = try? document.lint(
                    LintOptions(), classes: tool.classes, nibs: tool.nibs(path, options), fonts: fonts)
            else { return [] }
            return report.findings.compactMap { ApplicationFinding($0, file: shown, application.configuration) }
        }
    }
}

extension CommandLineTool {
    /// What the arguments name; the working folder where there are none.
    func applicationTargets(_ options: CommandOptions) throws(CommandError) -> [ApplicationTarget] {
        let operands = options.operands.isEmpty ? ["."] : options.operands
        var targets: [ApplicationTarget] = []
        for operand in operands { targets.append(try applicationTarget(operand, options)) }
        return targets
    }

    func applicationTarget(
        _ operand: String, _ options: CommandOptions
    ) throws(CommandError) -> ApplicationTarget {
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: operand, isDirectory: &isFolder)
        if exists, isFolder.boolValue {
            let trimmed = operand.count > 1 && operand.hasSuffix("/") ? String(operand.dropLast()) : operand
            let configuration = try configuration(above: trimmed, options)
            return ApplicationTarget(
                folder: trimmed, shown: trimmed == "." ? "" : trimmed, file: nil, scene: nil,
                configuration: configuration)
        }
        var path = operand
        var scene: String?
        if !exists, let mark = operand.firstIndex(of: "#") {
            path = String(operand[..<mark])
            scene = String(operand[operand.index(after: mark)...])
        }
        guard FileManager.default.fileExists(atPath: path) else {
            throw .missing(
                operand, message: "there is no such file or folder",
                fix: "write the path of an application's folder, of a .storyboard, a .xib or a scenario document",
                status: .usage)
        }
        let folder = Self.folder(of: path)
        let configuration = try configuration(above: folder, options)
        if path.hasSuffix(".json") {
            return ApplicationTarget(
                folder: folder, shown: "", file: nil, document: path, scene: nil, configuration: configuration)
        }
        // Translations stand beside the folder of a language.
        let root =
            configuration.map { Self.folder(of: $0) } ?? (folder.hasSuffix(".lproj") ? Self.folder(of: folder) : folder)
        let relative = Self.relative(path, to: root)
        return ApplicationTarget(
            folder: root, shown: root == "." ? "" : root, file: relative, scene: scene, configuration: configuration)
    }

    static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    private static func relative(_ path: String, to root: String) -> String {
        if root == "." { return path.hasPrefix("./") ? String(path.dropFirst(2)) : path }
        let whole = URL(filePath: path).standardizedFileURL.path
        let base = URL(filePath: root).standardizedFileURL.path
        return whole.hasPrefix(base + "/") ? String(whole.dropFirst(base.count + 1)) : path
    }

    /// The configuration of the options, else the nearest one above a folder.
    private func configuration(above folder: String, _ options: CommandOptions) throws(CommandError) -> String? {
        if options.has(.noConfiguration) { return nil }
        if let file = options.value(.configuration) { return file }
        var place = folder
        for _ in 0..<64 {
            let file = place == "." ? LintConfiguration.fileName : "\(place)/\(LintConfiguration.fileName)"
            if FileManager.default.fileExists(atPath: file) { return file }
            if place == "." || place == "/" || place.hasSuffix("..") { break }
            place = Self.folder(of: place)
        }
        return nil
    }
}
