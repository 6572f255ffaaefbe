import Foundation
import FuzzedInputs
import TestSupport
import Testing

/// The fuzzers' inputs and what is near them, in every run: no input ends the process, and none gives a result that
/// contradicts itself. Where one does, the message has the kind and the input. Longer runs, which are led to new code, are
/// those of `.ci/fuzz`.
@Suite("Fuzzed inputs")
struct FuzzedInputTests {
    private static let folder = SharedFolder.project.appendingPathComponent("Tests/Fuzz")

    private static func corpus(_ kind: FuzzedKind) throws -> [[UInt8]] {
        let files = try FileManager.default.contentsOfDirectory(
            at: folder.appendingPathComponent("Corpus/\(kind.rawValue)"), includingPropertiesForKeys: nil)
        return try files.sorted { $0.path < $1.path }.map { [UInt8](try Data(contentsOf: $0)) }
    }

    /// What stands between the quotation marks of a dictionary of libFuzzer.
    private static func words(_ kind: FuzzedKind) -> [[UInt8]] {
        let file = folder.appendingPathComponent("Words/\(kind.rawValue).txt")
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
        return text.split(separator: "\n").filter { $0.hasPrefix("\"") && $0.hasSuffix("\"") && $0.count > 2 }
            .map { Array($0.dropFirst().dropLast().replacing("\\\"", with: "\"").utf8) }
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
        for _ in randomPrograms(8000) {
            let bytes = inputs.next()
            if !beginnings.contains(bytes) { changed += 1 }
            RunInput.run(kind, bytes)
        }
        // Else it would be the corpus once more.
        #expect(changed > randomPrograms(8000).count / 2)
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
