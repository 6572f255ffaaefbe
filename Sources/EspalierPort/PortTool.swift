import EspalierPorting
import EspalierSupport
import Foundation

/// What the build plugin runs: rewrites the sources of one module, each to a file of its own.
///
///     espalier-port --folder FOLDER --module NAME [--patches FOLDER] [--leave PATH]... [--folder-source FILE]
///         (SOURCE RESULT)...
///
/// A result is written only where its bytes are others, so that a build compiles what has changed. What is left to do
/// stands on standard error in the form of the compiler's warnings.
@main
struct PortTool {
    private var folder = ""
    private var module = ""
    private var patches: String?
    /// What of the folder is not ported.
    private var left: [String] = []
    /// Where the source goes that says where the folder is.
    private var folderSource: String?
    private var files: [(source: String, result: String)] = []
    private var hasFailed = false

    static func main() {
        var tool = PortTool()
        tool.read(Array(CommandLine.arguments.dropFirst()))
        tool.run()
        exit(tool.hasFailed ? 1 : 0)
    }

    private mutating func read(_ arguments: [String]) {
        var rest = arguments[...]
        var operands: [String] = []
        while let argument = rest.popFirst() {
            switch argument {
            case "--folder": folder = rest.popFirst() ?? ""
            case "--module": module = rest.popFirst() ?? ""
            case "--leave": rest.popFirst().map { left.append($0) }
            case "--patches": patches = rest.popFirst()
            case "--folder-source": folderSource = rest.popFirst()
            default: operands.append(argument)
            }
        }
        guard operands.count % 2 == 0 else { return fail("espalier-port: a source has no result") }
        files = stride(from: 0, to: operands.count, by: 2).map { (operands[$0], operands[$0 + 1]) }
    }

    private mutating func run() {
        checkPlan()
        if hasFailed { return }
        var sources: [[UInt8]] = []
        for file in files {
            guard let data = FileManager.default.contents(atPath: file.source) else {
                return fail("\(file.source): error: it cannot be read")
            }
            sources.append(patched(Array(data), of: file.source))
        }
        if hasFailed { return }
        for (file, outcome) in zip(files, PortedSource.module(sources)) {
            do {
                let ported = try outcome.get()
                for note in ported.leftovers {
                    tell("\(file.source):\(note.place.text): warning: \(note.message); fix: \(note.fix ?? "")")
                }
                write(ported.text, to: file.result)
            } catch {
                fail("\(file.source):\(error.place.text): error: \(error.message)")
            }
        }
        if let folderSource {
            write(
                """
                import Foundation

                /// The application's folder that the sources of this module come from.
                public enum PortedFolder {
                    public static let url = URL(fileURLWithPath: \(Self.literal(folder)), isDirectory: true)
                    /// The name of this module.
                    public static let module = \(Self.literal(module))
                }

                """, to: folderSource)
        }
    }

    /// A build plans what it compiles before, and keeps its plan while nothing changes in the package's own folders.
    private mutating func checkPlan() {
        let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        let present = paths.filter { path in
            path.hasSuffix(".swift") && !path.split(separator: "/").contains { $0.hasPrefix(".") }
                && !left.contains { path == $0 || path.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }
        }
        let planned = Set(files.map { String($0.source.dropFirst(folder.count + 1)) })
        guard let news = Set(present).symmetricDifference(planned).min() else { return }
        fail(
            "\(folder)/\(news): error: the file has come or gone since the build was planned; "
                + "fix: 'touch Package.swift', and build again")
    }

    /// A source with the changes that its patch makes; itself where it has none.
    private mutating func patched(_ bytes: [UInt8], of source: String) -> [UInt8] {
        guard let patches, source.hasPrefix(folder + "/") else { return bytes }
        let path = "\(patches)/\(source.dropFirst(folder.count + 1)).patch"
        guard let data = FileManager.default.contents(atPath: path) else { return bytes }
        do throws(SourcePatch.Failure) {
            let patch: SourcePatch
            do throws(SourcePatch.Failure) {
                patch = try SourcePatch(String(decoding: data, as: UTF8.self))
            } catch {
                fail("\(path):\(error.line):1: error: \(error.message)")
                return bytes
            }
            return Array(try patch.applied(to: String(decoding: bytes, as: UTF8.self)).utf8)
        } catch {
            fail(
                "\(source):\(error.line):1: error: the patch '\(path)' no longer fits: \(error.message); "
                    + "fix: make it anew with 'diff -u'")
            return bytes
        }
    }

    private mutating func write(_ text: String, to path: String) {
        let data = Data(text.utf8)
        if FileManager.default.contents(atPath: path) == data { return }
        do {
            try data.write(to: URL(fileURLWithPath: path))
        } catch {
            fail("\(path): error: it cannot be written")
        }
    }

    private static func literal(_ text: String) -> String { String(reflecting: text) }

    private mutating func fail(_ message: String) {
        tell(message)
        hasFailed = true
    }

    private func tell(_ line: String) {
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }
}
