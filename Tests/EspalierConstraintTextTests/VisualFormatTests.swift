@testable import EspalierConstraintText
import Testing

@Suite("AUTOLAYOUT 5: the visual format language")
struct VisualFormatTests {
    @Test(
        "The examples of Apple's guide, and what they come to",
        arguments: [
            ("[button]-[textField]", "H:[button]-[textField]"),
            ("[button(>=50)]", "H:[button(>=50)]"),
            ("|-50-[purpleBox]-50-|", "H:|-50-[purpleBox]-50-|"),
            ("V:[topField]-10-[bottomField]", "V:[topField]-10-[bottomField]"),
            ("[maroonView][blueView]", "H:[maroonView][blueView]"),
            ("[button(100@20)]", "H:[button(==100@20)]"),
            ("[button1(==button2)]", "H:[button1(==button2)]"),
            ("[flexibleButton(>=70,<=100)]", "H:[flexibleButton(>=70,<=100)]"),
            ("|-[find]-[findNext]-[findField(>=20)]-|", "H:|-[find]-[findNext]-[findField(>=20)]-|"),
            ("|[a]|", "H:|[a]|"), ("H:[a]-(-8)-[b]", "H:[a]-(==-8)-[b]"),
            ("[a]-(>=8,<=12@250)-[b]", "H:[a]-(>=8,<=12@250)-[b]"),
            ("[a]-(8)-[b(view2)]", "H:[a]-8-[b(==view2)]"), ("[a]-gap-[b]", "H:[a]-gap-[b]"),
            ("[a]-(gap@low)-[b]", "H:[a]-(==gap@low)-[b]"),
            ("[a(==b.height/2*3@999.5)]", "H:[a(==b.height*1.5@999.5)]"),
            ("V: | - [ a ( <= b . width ) ] - | ", "V:|-[a(<=b.width)]-|"),
            ("[a]-1e1-[b]", "H:[a]-10-[b]"),
        ])
    func examples(text: String, expected: String) {
        let (format, found) = VisualFormat.parse(text)
        #expect(format?.text == expected, "\(found)")
        #expect(VisualFormat.parse(expected).format?.text == expected)
    }

    @Test("The parts, with their places")
    func parts() throws {
        let format = try #require(VisualFormat.parse("V:|-8-[a(>=20@750)][b]-(<=m@p)-[c]-|").format)
        #expect(format.orientation == .vertical)
        let eight = VisualFormat.Predicate(object: .number(8), offset: 4, objectOffset: 4)
        #expect(format.leading == VisualFormat.Connection(.spaced([eight]), offset: 3))
        #expect(format.views.map(\.name.text) == ["a", "b", "c"])
        #expect(format.views.map(\.offset) == [6, 19, 31])
        let wide = VisualFormat.Predicate(
            relation: .greaterThanOrEqual, object: .number(20), priority: .number(750), offset: 9,
            objectOffset: 11)
        #expect(format.views[0].predicates == [wide])
        let metric = VisualFormat.Predicate(
            relation: .lessThanOrEqual, object: .name("m"),
            priority: .name(VisualFormat.Name("p", offset: 28)),
            offset: 24, objectOffset: 26)
        #expect(
            format.connections == [
                VisualFormat.Connection(.flush, offset: 19),
                VisualFormat.Connection(.spaced([metric]), offset: 22),
            ])
        #expect(format.trailing == VisualFormat.Connection(.standard, offset: 34))
    }

    @Test("Without a '|' there is no connection to the superview")
    func noSuperview() throws {
        let format = try #require(VisualFormat.parse("[a]").format)
        #expect(format.leading == nil && format.trailing == nil && format.connections.isEmpty)
    }

    @Test("What is printed reads back to the same format", arguments: 0..<4)
    func roundTrips(seed: UInt64) throws {
        for round in 0..<500 {
            var generator = FormatGenerator(seed: seed << 32 | UInt64(round))
            let text = generator.text()
            let (format, found) = VisualFormat.parse(text)
            let printed = try #require(format, "\(text): \(found)").text
            #expect(VisualFormat.parse(printed).format?.text == printed, "\(text)")
        }
    }

    @Test("A mistake is told with the words that ported code looks for, and a caret")
    func layout() {
        let expected = """
            1:7: Unable to parse constraint format: a ']' is missing before '-'
              H:|-[a-[b]
                    ^
            fix: write it behind the view; what is said of its size stands in parentheses, as in '[icon(>=20)]'
            """
        #expect(VisualFormat.parse("H:|-[a-[b]").diagnostics.map(\.description) == [expected])
    }

    static let mistakes: [Marked] = [
        Marked(
            "①", .missingPart, "the format is empty", fix: "write a view at least, as in 'H:|-[icon]-|'"),
        Marked(
            "H:|①|", .missingPart, "a view is missing before the '|'",
            fix: "write a view between the superview's two sides, as in 'H:|-[icon]-|'"),
        Marked(
            "H:|-①", .missingPart, "a view is missing", fix: "write one in brackets, as in '[icon]'"),
        Marked("H:①", .missingPart, "a view is missing", fix: "write one in brackets, as in '[icon]'"),
        Marked(
            "①h:[a]", .unexpectedPart, "'h' is no orientation", fix: "write 'H' with an upper-case letter"
        ),
        Marked(
            "①icon", .unexpectedPart, "'icon' is no orientation",
            fix: "write 'H:' or 'V:', or a view in brackets, as in '[icon]'"),
        Marked("V①[a]", .missingPart, "a ':' is missing after the orientation 'V'", fix: "write 'V:'"),
        Marked(
            "[a]-8①[b]", .missingPart, "a '-' is missing before '['",
            fix: "write a distance with a '-' at both sides, as in '-8-'"),
        Marked(
            "[a]-8①", .missingPart, "a '-' is missing",
            fix: "write a distance with a '-' at both sides, as in '-8-'"),
        Marked(
            "[a]-①-8-[b]", .unexpectedPart, "'-' cannot stand in a distance",
            fix: "write a number with a sign in parentheses, as in '-(-8)-'"),
        Marked(
            "[a]①8-[b]", .unexpectedPart, "'8' cannot stand here",
            fix: "views stand in brackets, distances between '-' and '-', as in '[icon]-8-[title]'"),
        Marked(
            "[a]-|①-[b]", .unexpectedPart, "nothing can stand behind the superview's second '|'",
            fix: "leave it out"),
        Marked(
            "[①]", .missingPart, "a view is missing before ']'",
            fix: "write one, as in '[icon]'; names are letters, digits and '_', and begin with no digit"),
        Marked(
            "[①9a]", .missingPart, "a view is missing before '9'",
            fix: "write one, as in '[icon]'; names are letters, digits and '_', and begin with no digit"),
        Marked("[a①", .missingPart, "a ']' is missing", fix: "write it behind the view 'a'"),
        Marked(
            "[a①(>=5", .missingPart, "this '(' is not closed",
            fix: "write a ')' behind the last predicate"),
        Marked(
            "[a(>=5 ①5)]", .unexpectedPart, "'5' cannot stand in this predicate",
            fix:
                "write a relation, a number or a name, and a priority, as in '(>=20@750)'; several with a ',' between "
                + "them"),
        Marked("[a(①=5)]", .unexpectedPart, "'=' is no relation", fix: "the relations are == <= >="),
        Marked(
            "[a(①)]", .missingPart, "a number, a metric or a view is missing before ')'",
            fix: "write one, as in '(>=20)'; names are letters, digits and '_', and begin with no digit"),
        Marked(
            "[a]-(①b.width)-[b]", .unexpectedPart,
            "a distance cannot be compared with the size of a view",
            fix: "write a number or a metric, or a constraint of its own"),
        Marked(
            "[a(==b.①left)]", .unknownName, "'left' is no size of a view",
            fix: "write 'width' or 'height'"),
        Marked(
            "[a(==b/①0)]", .wrongNumber, "the multiplier is not finite",
            fix: "write a number that is not 0"),
        Marked(
            "[a(==①1e999)]", .wrongNumber, "the number '1e999' is too large",
            fix: "layouts are exact up to 10000000"),
        Marked(
            "[a(5@①1001)]-(5@①0)-|",
            Expected(
                .wrongPriority, "the priority 1001 is not between 1 and 1000",
                fix: "write '@1000', or leave it out"),
            Expected(
                .wrongPriority, "the priority 0 is not between 1 and 1000", fix: "write '@1' or more")),
    ]

    @Test("Mistakes", arguments: mistakes)
    func reported(source: Marked) { source.checkFormat() }
}
