import EspalierSLL
import Testing

@Suite("SLL 11.1: texts that are wrong in any way")
struct MutationTests {
    private static let alphabet = Array("tlrcbwhminax5.0%HV:^@fp+-*/=(), \n\r\t_LZ;!é−👩\u{301}")

    @Test("Mutated texts end, and their diagnostics lie inside them, in order", arguments: 0..<4)
    func mutations(seed: UInt64) {
        for round in 0..<1_500 {
            var generator = RuleGenerator(seed: seed << 32 | UInt64(round))
            var scalars = Array(generator.text().unicodeScalars)
            for _ in 0..<Int.random(in: 1...5, using: &generator.random) {
                let scalar = generator.random.any(Self.alphabet).unicodeScalars.first!
                let index = Int.random(in: 0...scalars.count, using: &generator.random)
                switch Int.random(in: 0..<3, using: &generator.random) {
                case 0 where index < scalars.count: scalars.remove(at: index)
                case 1 where index < scalars.count: scalars[index] = scalar
                default: scalars.insert(scalar, at: index)
                }
            }
            var text = ""
            text.unicodeScalars.append(contentsOf: scalars)
            check(text, "seed \(seed) round \(round)")
        }
    }

    private func check(_ text: String, _ trace: String) {
        let (syntax, diagnostics) = RuleSyntax.parse(text)
        if diagnostics.isEmpty { syntax._checkInvariants() }
        let argument = RuleArgument(kind: .number, text: "the number 1")
        let all = RuleSyntax.parse(text, arguments: [argument, argument]).diagnostics
        #expect(diagnostics.allSatisfy { all.contains($0) }, "\(trace): \(text)")
        for list in [diagnostics, all] {
            #expect(zip(list, list.dropFirst()).allSatisfy { $0.offset <= $1.offset }, "\(trace): \(text)")
        }
        let lines = naiveLines(text)
        for diagnostic in all {
            let isInside =
                diagnostic.line >= 1 && diagnostic.line <= lines.count && diagnostic.column >= 1
                && diagnostic.column <= lines[diagnostic.line - 1].count + 1
            #expect(isInside, "\(trace): \(text) \(diagnostic)")
            guard isInside else { continue }
            #expect(Array(diagnostic.sourceLine.unicodeScalars) == lines[diagnostic.line - 1], "\(trace): \(text)")
            #expect(diagnostic.caretLine.unicodeScalars.count == diagnostic.column, "\(trace): \(text)")
            #expect(!diagnostic.fix.isEmpty && !diagnostic.message.contains("\n"), "\(trace): \(text)")
        }
        for use in syntax.formats {
            let utf8 = Array(text.utf8)[use.offset..<use.offset + use.spelling.utf8.count]
            #expect(Array(utf8) == Array(use.spelling.utf8), "\(trace): \(text)")
        }
    }

    /// The lines of a text without their ends.
    private func naiveLines(_ text: String) -> [[Unicode.Scalar]] {
        var lines: [[Unicode.Scalar]] = [[]]
        var last: Unicode.Scalar = " "
        for scalar in text.unicodeScalars {
            if scalar == "\n", last == "\r" {
                // The second half of one line end.
            } else if scalar == "\n" || scalar == "\r" {
                lines.append([])
            } else {
                lines[lines.count - 1].append(scalar)
            }
            last = scalar
        }
        return lines
    }

    @Test(
        "Half a million of anything ends with few diagnostics",
        arguments: ["(", "-", ")", ";", "H:", "%", "tt=", "(,", "5 ", "(;,", "a", "é", "H:5", "()", "tt 5,", "(%f"])
    func huge(piece: String) {
        let text = String(repeating: piece, count: 500_000 / piece.utf8.count)
        let diagnostics = RuleSyntax.parse(text).diagnostics
        #expect((1...100).contains(diagnostics.count))
        #expect(diagnostics.allSatisfy { $0.description.utf8.count < 2_000 })
        #expect(diagnostics.first.map { $0.offset <= piece.utf8.count || $0.kind == .missingValue } == true)
    }

    @Test("Half a million signs and parentheses before a value are no mistake, and nothing recurses")
    func deep() {
        let count = 250_000
        let text = String(repeating: "-(", count: count) + "5" + String(repeating: ")", count: count)
        let (syntax, diagnostics) = RuleSyntax.parse(text)
        #expect(diagnostics.isEmpty)
        #expect(syntax.nodes.count == count + 1)
        syntax._checkInvariants()
    }

    @Test("Of more than 100 mistakes the first 100 are told, whichever are found first")
    func limit() {
        let text = "(" + String(repeating: ";", count: 300)
        let diagnostics = RuleSyntax.parse(text).diagnostics
        #expect(diagnostics.map(\.offset) == Array(0..<100))
        #expect(diagnostics.first?.kind == .unbalancedParenthesis)
    }
}
