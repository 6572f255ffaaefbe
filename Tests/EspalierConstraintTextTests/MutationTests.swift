import EspalierConstraintText
import TestSupport
import Testing

@Suite("Constraint texts and visual formats that are wrong in any way")
struct MutationTests {
    private static let alphabet = Array("aselfuprwidth.:='/0516*+-−@<> \n\r\t\"()[]|H,é👩\u{301}\u{0}")

    @Test("Mutated texts end, and their diagnostics lie inside them, in order", arguments: 0..<4)
    func mutations(seed: UInt64) {
        for round in 0..<1_000 {
            var generator = ConstraintGenerator(seed: seed << 32 | UInt64(round))
            check(mutated(generator.text(), &generator.random), "seed \(seed) round \(round)")
            var formats = FormatGenerator(seed: seed << 32 | UInt64(round))
            check(mutated(formats.text(), &formats.random), "seed \(seed) round \(round)")
        }
    }

    private func mutated(_ text: String, _ random: inout SplitMix64) -> String {
        var scalars = Array(text.unicodeScalars)
        for _ in 0...random.below(4) {
            let scalar = random.any(Self.alphabet).unicodeScalars.first!
            let index = random.below(scalars.count + 1)
            switch random.below(3) {
            case 0 where index < scalars.count: scalars.remove(at: index)
            case 1 where index < scalars.count: scalars[index] = scalar
            default: scalars.insert(scalar, at: index)
            }
        }
        var text = ""
        text.unicodeScalars.append(contentsOf: scalars)
        return text
    }

    private func check(_ text: String, _ trace: String) {
        let (syntax, found) = ConstraintSyntax.parse(text)
        check(found, isSound: syntax != nil, text, trace)
        if let syntax {
            #expect(ConstraintSyntax.parse(syntax.text).syntax?.text == syntax.text, "\(trace): \(text)")
        }
        let (format, wrong) = VisualFormat.parse(text)
        check(wrong, isSound: format != nil, text, trace)
        if let format {
            #expect(VisualFormat.parse(format.text).format?.text == format.text, "\(trace): \(text)")
        }
    }

    private func check(
        _ diagnostics: [ConstraintDiagnostic], isSound: Bool, _ text: String, _ trace: String
    ) {
        #expect(diagnostics.isEmpty == isSound, "\(trace): \(text)")
        #expect(
            zip(diagnostics, diagnostics.dropFirst()).allSatisfy { $0.offset <= $1.offset },
            "\(trace): \(text)")
        for diagnostic in diagnostics {
            let isInside = diagnostic.offset >= 0 && diagnostic.offset <= text.utf8.count
            #expect(isInside && diagnostic.line >= 1 && diagnostic.column >= 1, "\(trace): \(text)")
            #expect(diagnostic.mistake.caretLine.unicodeScalars.count == diagnostic.column, "\(trace): \(text)")
            #expect(!diagnostic.fix.isEmpty && !diagnostic.message.isEmpty, "\(trace): \(text)")
        }
    }

    @Test(
        "Half a million of anything ends with few diagnostics",
        arguments: [
            "a.", "a", "'", "/0", "-", "9", "1.", "9/16", "a:", "é", "(", "[a]", "|", "H:", "@", " ",
            "a.b ", "==",
            "[a(", "-8-", "[a]-(8,", "\u{0}",
        ])
    func huge(piece: String) {
        let text = String(repeating: piece, count: 500_000 / piece.utf8.count)
        for head in [
            "", "a.width == ", "a.width == b.width * ", "a.width == 5 @", "H:|-[a(", "[a]-(", "[a(==b*",
        ] {
            let all =
                ConstraintSyntax.parse(head + text).diagnostics
                + VisualFormat.parse(head + text).diagnostics
            #expect(all.count <= 10)
            #expect(all.allSatisfy { $0.description.utf8.count < 4_000 })
        }
    }

    @Test("Half a million operators and half a million views are no mistake")
    func long() {
        let list = String(repeating: "* 1 ", count: 125_000)
        #expect(ConstraintSyntax.parse("a.width == b.width " + list).syntax?.multiplier == 1)
        let views = String(repeating: "[a(>=1)]-", count: 50_000)
        #expect(VisualFormat.parse("|" + views + "|").format?.views.count == 50_000)
    }
}
