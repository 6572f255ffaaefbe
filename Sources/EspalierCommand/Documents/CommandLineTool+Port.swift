import EspalierPorting
import EspalierScenarios
import EspalierSupport

extension CommandLineTool {
    /// How many bytes a source may have: more than any that people write.
    private static let largestSource = 16_000_000

    /// Rewrites sources for UIKit, all of one module, and tells on standard error what is left to do by hand.
    func port(_ options: CommandOptions) throws(CommandError) -> CommandStatus {
        var (changes, leftovers) = (0, 0)
        let sources = try inputFiles(options).map { file in
            Result { () throws(CommandError) in try swiftSource(file.path) }
        }
        var module = PortedSource.module(sources.compactMap { try? $0.get() }).makeIterator()
        var read = sources.makeIterator()
        let tally = try eachToItsFile(options, what: "sources", suffix: "") {
            (file, _, place) throws(CommandError) in
            let name = name(of: file.path)
            guard let bytes = try read.next()?.get(), let outcome = module.next() else { return .success }
            source.note(bytes, of: name)
            let ported: PortedSource
            do throws(PortingError) {
                ported = try outcome.get()
            } catch {
                throw .source(name, error)
            }
            try place.write(Array(ported.text.utf8))
            try place.finish()
            for note in ported.leftovers {
                complain("\(name):\(note.place.text): \(PlainText.line(note.message))\n")
                complain("fix: \(PlainText.line(note.fix ?? ""))\n")
            }
            changes += ported.changes.count
            leftovers += ported.leftovers.count
            return ported.leftovers.isEmpty ? .success : .failure
        }
        complain(
            "\(tally.count) \(tally.count == 1 ? "file" : "files"): \(changes) rewritten, \(leftovers) left to do\n")
        return tally.status
    }

    private func swiftSource(_ path: String?) throws(CommandError) -> [UInt8] {
        let bytes = try reading(path) { try openInput(path).allBytes(atMost: Self.largestSource) }
        guard let first = Self.firstLetter(of: bytes), [UInt8(ascii: "{"), UInt8(ascii: "<")].contains(first) else {
            return bytes
        }
        throw .missing(
            name(of: path), message: "it is \(first == UInt8(ascii: "{") ? "JSON" : "XML"), and no Swift source",
            fix: "write the path of a .swift file", status: .document)
    }
}
