import EspalierScenarios
import EspalierSupport
import Foundation

/// Where results go of which each is a file: one as the options say; several into a folder, each after its document.
struct ResultFolder {
    /// The path of the result of each document, by the document's place; empty for a call with one document that
    /// names no folder.
    let paths: [String]

    /// - Parameters:
    ///   - what: the results, in messages.
    ///   - suffix: what the names end with in place of `.json`.
    init(
        _ files: [InputFile], of options: CommandOptions, what: String, suffix: String
    ) throws(CommandError) {
        guard options.hasSeveralFiles || options.output.map(Self.isFolder) ?? false else {
            paths = []
            return
        }
        func wrong(_ message: String, fix: String) -> CommandError {
            .usage(message, fix: fix, command: options.command)
        }
        guard let folder = options.output else {
            throw wrong(
                "the \(what) of several documents need a folder",
                fix: "write '-o FOLDER', where each gets the name of its document")
        }
        var paths: [String] = []
        var owners: [String: String] = [:]
        for file in files {
            guard let path = file.path, path != "-" else {
                throw wrong(
                    "standard input has no name for a file of its own", fix: "call it once for standard input alone")
            }
            let name = (file.name.hasSuffix(".json") ? String(file.name.dropLast(5)) : file.name) + suffix
            if let other = owners.updateValue(path, forKey: name) {
                throw wrong(
                    "\(Quoted.text(other)) and \(Quoted.text(path)) would both be written to \(Quoted.text(name))",
                    fix: "write the path of a folder above both and '--recursive', or call it once for each")
            }
            paths.append("\(folder)/\(name)")
        }
        self.paths = paths
    }

    /// Whether a path means a folder: one that is there, or is to be made.
    private static func isFolder(_ path: String) -> Bool {
        path.hasSuffix("/") || CommandLineTool.kind(of: path, followingLinks: true) == S_IFDIR
    }

    /// Makes the folders that a path needs.
    static func makeFolders(of path: String) throws(StreamError) {
        var place = path.hasPrefix("/") ? "/" : ""
        for part in path.split(separator: "/").dropLast() {
            place += part + "/"
            if mkdir(place, 0o777) != 0, errno != EEXIST { throw StreamError(code: errno) }
        }
    }
}
