import EspalierScenarios
import EspalierSupport
import Foundation

/// A document that the arguments name.
struct InputFile {
    /// The path as messages have it; `-` for standard input, nil where nothing was said.
    let path: String?
    /// Its path below the folder that was given, or else the last part of its own.
    let name: String

    /// A document that an argument names itself.
    init(_ path: String?) {
        self.path = path
        name = path?.split(separator: "/").last.map(String.init) ?? ""
    }

    /// A scene that an argument stands for.
    init(_ label: String, resultName: String) {
        path = label
        name = resultName
    }

    /// A document of a folder that an argument names.
    init(_ name: String, below folder: String) {
        path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
        self.name = name
    }
}

extension CommandOptions {
    /// Whether results are those of several documents. That is so by the form of the call, and not by how many there
    /// happen to be in a folder.
    var hasSeveralFiles: Bool { operands.count > 1 || has(.recursive) || listsScenes }
}

extension CommandLineTool {
    /// The documents of the arguments in their order, each folder's by their paths.
    func inputFiles(_ options: CommandOptions) throws(CommandError) -> [InputFile] {
        if options.operands.filter({ $0 == "-" }).count > 1 {
            throw .usage(
                "standard input can be read only once", fix: "write '-' once, and the paths of files",
                command: options.command)
        }
        var files: [InputFile] = []
        for operand in options.operands {
            if let scene = options.scenes[operand] {
                files.append(
                    (try? scene.get()).map { InputFile(operand, resultName: $0.resultName) } ?? InputFile(operand))
            } else if operand == "-" || Self.kind(of: operand, followingLinks: true) != S_IFDIR {
                files.append(InputFile(operand))
            } else if options.has(.recursive) {
                files += try Self.documents(of: operand)
            } else {
                let fix =
                    options.command.options.contains { $0.name == .recursive }
                    ? "write '--recursive' to take the .json files in it" : "write the paths of the files in it"
                throw .missing(operand, message: "it is a folder", fix: fix, status: .document)
            }
        }
        return files
    }

    /// The `.json` files of a folder and of the folders in it. What begins with a dot is passed over, and links to
    /// folders are not followed, as they may lead back.
    private static func documents(of folder: String) throws(CommandError) -> [InputFile] {
        var names: [String] = []
        var folders = [""]
        while let place = folders.popLast() {
            let entries: [String]
            do {
                entries = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(place)")
            } catch {
                throw .missing(
                    place.isEmpty ? folder : "\(folder)/\(place)", message: "the folder cannot be read",
                    fix: "allow it to be read, or write the paths of the files", status: .document)
            }
            for entry in entries where !entry.hasPrefix(".") {
                let name = place.isEmpty ? entry : "\(place)/\(entry)"
                if kind(of: "\(folder)/\(name)", followingLinks: false) == S_IFDIR {
                    folders.append(name)
                } else if entry.hasSuffix(".json"), kind(of: "\(folder)/\(name)", followingLinks: true) != S_IFDIR {
                    names.append(name)
                }
            }
        }
        if names.isEmpty {
            throw .missing(
                folder, message: "there is no .json file in the folder",
                fix: "write the path of a folder with scenario documents", status: .document)
        }
        return names.ordered().map { InputFile($0, below: folder) }
    }

    /// What kind of file there is; nil for none.
    static func kind(of path: String, followingLinks: Bool) -> mode_t? {
        var status = stat()
        guard (followingLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
        return status.st_mode & S_IFMT
    }
}
