import EspalierPorting
import EspalierScenarios
import EspalierSupport

extension CommandLineTool {
    /// How many bytes a source may have: more than any that people write.
    private static let largestSource = 16_000_000

    /// Rewrites sources for UIKit, and tells on standard error what is left to do by hand.
    func port(_ options: CommandOptions) throws(CommandError) -> CommandStatus {
        let files = try inputFiles(options)
        let folder = try ResultFolder(files, of: options, what: "sources", suffix: "")
        var paths = folder.paths.makeIterator()
        var (changes, leftovers) = (0, 0)
        let tally = try forEach(files, options) { (file, _) throws(CommandError) in
            let path = paths.next()
            let name = name(of: file.path)
            let bytes = try reading(file.path) { try openInput(file.path).allBytes(atMost: Self.largestSource) }
            let ported: PortedSource
            do throws(PortingError) {
                ported = try PortedSource(bytes)
            } catch {
                throw .missing(
                    "\(name):\(error.line):\(error.column)", message: error.message,
                    fix: "mend it: it does not compile",
                    status: .document)
            }
            let place = path.map { path in
                OutputBuffer(path) {
                    try ResultFolder.makeFolders(of: path)
                    return try ReplacingFile(path, interruption)
                }
            }
            let buffer = place ?? outputBuffer(options)
            try buffer.write(Array(ported.text.utf8))
            try buffer.finish()
            for note in ported.leftovers {
                complain("\(name):\(note.line):\(note.column): \(PlainText.line(note.message))\n")
                complain("fix: \(PlainText.line(note.fix ?? ""))\n")
            }
            changes += ported.changes.count
            leftovers += ported.leftovers.count
            return ported.leftovers.isEmpty ? .success : .failure
        }
        if let error = tally.error { throw error }
        complain(
            "\(tally.count) \(tally.count == 1 ? "file" : "files"): \(changes) rewritten, \(leftovers) left to do\n")
        return tally.status
    }
}
