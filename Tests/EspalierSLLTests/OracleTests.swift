import EspalierSLL
import TestSupport
import Testing

/// The parser against a reader that does nothing but what SLL 3 and 4 say.
@Suite("SLL 3 to 5: the parser against a naive reader")
struct OracleTests {
    @Test("4: random statements run alike", arguments: 0..<8)
    func statements(seed: UInt64) throws {
        for round in 0..<250 {
            var generator = RuleGenerator(seed: seed << 32 | UInt64(round))
            let text = generator.text()
            var naive = NaiveReader()
            let expected = try naive.run(text)
            let (syntax, diagnostics) = RuleSyntax.parse(text)
            try #require(diagnostics.isEmpty, "seed \(seed) round \(round): \(text) \(diagnostics)")
            syntax._checkInvariants()
            var runner = FlatRunner()
            let found = runner.run(syntax)
            #expect(same(found, expected), "seed \(seed) round \(round): \(text) gives \(found), not \(expected)")
            let memories = [runner.memory, naive.memory].map { memory in NaiveReader.names.map { memory[$0] } }
            #expect(same(memories[0], memories[1]), "seed \(seed) round \(round): \(text) \(memories)")
            #expect(syntax.formats.count == naive.formatCount, "seed \(seed) round \(round): \(text)")
        }
    }

    @Test("3, 4: random strings are accepted or refused alike, and run alike", arguments: 0..<4)
    func strings(seed: UInt64) {
        let pieces = [
            "t", "l", "w", "nil", "tt", "h", "5", ".", "%", "H:", "V:", "%f", "%p", "^", "@", "+", "-", "*", "/", "=",
            "(", ")", " ", ",", "_", "L", ";", "50%", "min", "é",
        ]
        var random = SplitMix64(seed: seed)
        var accepted = 0
        for round in 0..<3_000 {
            let count = Int.random(in: 1...7, using: &random)
            let text = (0..<count).map { _ in random.any(pieces) }.joined()
            var naive = NaiveReader()
            let expected = try? naive.run(text)
            let (syntax, diagnostics) = RuleSyntax.parse(text)
            #expect(diagnostics.isEmpty == (expected != nil), "seed \(seed) round \(round): \(text) \(diagnostics)")
            guard diagnostics.isEmpty, let expected else { continue }
            accepted += 1
            var runner = FlatRunner()
            #expect(same(runner.run(syntax), expected), "seed \(seed) round \(round): \(text)")
        }
        #expect(accepted > 100)
    }

    /// Whether both have the same values, a NaN being like another.
    private func same(_ found: [Double?], _ expected: [Double?]) -> Bool {
        found.count == expected.count
            && zip(found, expected).allSatisfy { $0 == $1 || ($0?.isNaN == true && $1?.isNaN == true) }
    }
}
