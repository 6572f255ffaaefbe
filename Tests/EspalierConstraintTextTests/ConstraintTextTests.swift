import EspalierConstraintText
import TestSupport
import Testing

@Suite("AUTOLAYOUT 5: printing a constraint")
struct ConstraintTextTests {
    @Test(
        "The canonical text",
        arguments: [
            (
                "'gap' : 'title'.leading==1 * 'icon'.trailing+8.0@750",
                "gap: title.leading == icon.trailing + 8 @750"
            ),
            ("photo.height == photo.width * 9/16", "photo.height == 0.5625 * photo.width"),
            ("'a b'.top >= self.safeArea.top - -12", "'a b'.top >= self.safeArea.top + 12"),
            ("a.width == b.width - 0.5 @999.5", "a.width == b.width - 0.5 @999.5"),
            ("a.width == 0 * b.width", "a.width == 0 * b.width"),
            ("'self'.width <= -80", "'self'.width <= -80"),
            ("'super'.width <= 'Größe'.width @1000", "'super'.width <= Größe.width"),
            ("'9'.width == '-'.width", "'9'.width == '-'.width"),
            ("/.width == /0/2.width", "/.width == /0/2.width"),
        ])
    func canonical(text: String, expected: String) {
        #expect(ConstraintSyntax.parse(text).syntax?.text == expected)
        #expect(ConstraintSyntax.parse(expected).syntax?.text == expected)
    }

    @Test(
        "Numbers have no exponent, and read back to the same bits",
        arguments: [
            (0.1, "0.1"), (1e16, "10000000000000000"), (1.5e20, "150000000000000000000"),
            (-1e-5, "-0.00001"),
            (1.25e-7, "0.000000125"), (123_456.789, "123456.789"), (1.0 / 3, "0.3333333333333333"),
            (-0.0, "0"),
            (.leastNonzeroMagnitude, "0." + String(repeating: "0", count: 323) + "5"),
        ])
    func numbers(value: Double, expected: String) {
        #expect(decimalText(value) == expected)
        #expect(Double(expected) == value)
    }

    @Test("Any numbers read back")
    func anyNumbers() {
        var random = SplitMix64(seed: 5)
        for _ in 0..<3_000 {
            let value = Double(bitPattern: random.next())
            guard value.isFinite else { continue }
            #expect(Double(decimalText(value)) == value)
        }
    }

    @Test("What is printed reads back to the same constraint", arguments: 0..<4)
    func roundTrips(seed: UInt64) throws {
        for round in 0..<1_000 {
            var generator = ConstraintGenerator(seed: seed << 32 | UInt64(round))
            let text = generator.text()
            let (parsed, found) = ConstraintSyntax.parse(text)
            let syntax = try #require(parsed, "\(text): \(found)")
            let again = try #require(ConstraintSyntax.parse(syntax.text).syntax, "\(text)")
            #expect(withoutPlaces(again) == withoutPlaces(syntax), "\(text)")
            #expect(again.text == syntax.text)
        }
    }

    private func withoutPlaces(_ syntax: ConstraintSyntax) -> ConstraintSyntax {
        func bare(_ term: ConstraintSyntax.Term) -> ConstraintSyntax.Term {
            ConstraintSyntax.Term(item: term.item, guide: term.guide, attribute: term.attribute)
        }
        return ConstraintSyntax(
            identifier: syntax.identifier, first: bare(syntax.first), relation: syntax.relation,
            second: syntax.second.map(bare), multiplier: syntax.multiplier, constant: syntax.constant,
            priority: syntax.priority)
    }
}
