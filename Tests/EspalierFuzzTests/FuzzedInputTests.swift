import Foundation
import FuzzedInputs
import TestSupport
import Testing

/// The fuzzers' inputs and what is near them, in every run: no input ends the process, and none gives a result that
/// contradicts itself. Where a result does, the message has the kind and the input. Longer runs, which are led to new code
/// and limit the time and the memory of an input, are those of `.ci/fuzz`.
@Suite("Fuzzed inputs")
struct FuzzedInputTests {
    private static let folder = SharedFolder.project.appendingPathComponent("Tests/Fuzz")

    private static func corpus(_ kind: FuzzedKind) throws -> [[UInt8]] {
        var folders = [folder.appendingPathComponent("Corpus/\(kind.rawValue)")]
        if kind == .documents { folders.append(SharedFolder.project.appendingPathComponent("Samples/Scenarios")) }
        let files = try folders.flatMap {
            try FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)
        }
        return try files.filter { !$0.hasDirectoryPath }.sorted { $0.path < $1.path }
            .map { [UInt8](try Data(contentsOf: $0)) }
    }

    /// What stands between the quotation marks of a dictionary of libFuzzer.
    private static func words(_ kind: FuzzedKind) -> [[UInt8]] {
        let file = folder.appendingPathComponent("Words/\(kind.rawValue).txt")
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
        return text.split(separator: "\n").filter { $0.hasPrefix("\"") && $0.hasSuffix("\"") && $0.count > 2 }
            .map { unescaped($0.dropFirst().dropLast().utf8) }
    }

    /// The bytes that a word stands for: after a backslash a quotation mark, a backslash, or x with two digits.
    private static func unescaped(_ word: Substring.UTF8View) -> [UInt8] {
        var bytes: [UInt8] = []
        var rest = word[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "\\"), let escaped = rest.popFirst() else {
                bytes.append(byte)
                continue
            }
            let digits = String(decoding: rest.prefix(2), as: UTF8.self)
            if escaped == UInt8(ascii: "x"), let code = UInt8(digits, radix: 16) {
                rest.removeFirst(2)
                bytes.append(code)
            } else {
                bytes.append(escaped)
            }
        }
        return bytes
    }

    @Test("words are the bytes that a dictionary stands for")
    func dictionary() {
        #expect(Self.words(.fonts).contains([0, 1]))
        #expect(Self.words(.documents).contains(Array(#"\u0000"#.utf8)))
        #expect(Self.words(.documents).contains(Array(#""espalier": 1"#.utf8)))
    }

    @Test("each input of the corpus", arguments: FuzzedKind.allCases)
    func corpus(kind: FuzzedKind) throws {
        let corpus = try Self.corpus(kind)
        #expect(!corpus.isEmpty)
        for bytes in corpus { RunInput.run(kind, bytes) }
    }

    @Test("inputs with a few changes, made at random", arguments: FuzzedKind.allCases)
    func mutations(kind: FuzzedKind) throws {
        var inputs = MutatedInputs(corpus: try Self.corpus(kind), words: Self.words(kind), seed: 0xF022)
        let beginnings = Set(inputs.corpus)
        var changed = 0
        let programs = randomPrograms(8000)
        for _ in programs {
            let bytes = inputs.next()
            if !beginnings.contains(bytes) { changed += 1 }
            RunInput.run(kind, bytes)
        }
        // Else it would be the corpus once more.
        #expect(changed > programs.count / 2)
    }

    @Test("what ends the process names kind and input")
    func message() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let input = RunInput(kind: .rules, bytes: Array("ll=0".utf8))
            RunInput.$current.withValue(input) { () -> Void in stop("a reason") }
        }
        let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(text.contains("Fatal error: a reason; input of rules, in Base64: bGw9MA=="), "\(text)")
    }
}
