import EspalierConstraintText
import Testing

@Suite("AUTOLAYOUT 5: what is wrong in a constraint text")
struct ConstraintDiagnosticTests {
    @Test("A diagnostic has line, column, caret and fix, as those of rules have")
    func layout() {
        let expected = """
            2:7: unknown attribute 'widht'
              title.widht <= 80
                    ^
            fix: did you mean 'width'?
            """
        let found = ConstraintSyntax.parse("wide:\r\ntitle.widht <= 80").diagnostics
        #expect(found.map(\.description) == [expected])
    }

    static let grammar: [Marked] = [
        Marked(
            "①", .missingPart, "the constraint is empty",
            fix: "write one, as in 'title.leading == icon.trailing + 8'"),
        Marked(
            "a:①  ", .missingPart, "nothing stands behind the identifier",
            fix: "write one, as in 'title.leading == icon.trailing + 8'"),
        Marked(
            "a ①== 5", .unexpectedPart, "an attribute is missing after 'a'",
            fix: "write one after a point, as in 'a.width'"),
        Marked(
            "my ①view.width == 5", .unexpectedPart, "an attribute is missing after 'my'",
            fix: "write one after a point, as in 'my.width'; a name with spaces is written in quotes"),
        Marked(
            "a.①", .missingPart, "an attribute is missing after 'a'",
            fix: "write one after a point, as in 'a.width'"),
        Marked(
            "self.safeArea① == 5", .missingPart, "an attribute is missing after the guide 'safeArea'",
            fix: "write one, as in 'self.safeArea.top'"),
        Marked(
            "a.margins.top①.left == 5", .unexpectedPart,
            "nothing can stand behind an attribute and a point",
            fix:
                "write an item, a guide and an attribute at most, as in 'self.safeArea.top'; a name with a point in "
                + "it is written in quotes"),
        Marked(
            "①5 == a.width", .unexpectedPart, "a constraint begins with an item and its attribute",
            fix:
                "write the number on the right side, as in 'title.width == 80' or 'a.width == 2 * b.width'"),
        Marked(
            "①-a.width == 5", .unexpectedPart, "a constraint begins with an item and its attribute",
            fix:
                "write the number on the right side, as in 'title.width == 80' or 'a.width == 2 * b.width'"),
        Marked(
            "a.width ①= 5", .unexpectedPart, "'=' is no relation", fix: "write '=='"),
        Marked("a.width ①≤ 5", .unexpectedPart, "'≤' is no relation", fix: "write '<='"),
        Marked("a.width ①=> 5", .unexpectedPart, "'=>' is no relation", fix: "write '>='"),
        Marked(
            "a.width①", .missingPart, "a relation is missing after 'a.width'",
            fix: "the relations are == <= >=, as in 'a.width == 80'"),
        Marked(
            "a.width ①5", .unexpectedPart, "a relation is missing before '5'",
            fix: "the relations are == <= >=, as in 'a.width == 80'"),
        Marked(
            "a.width ①* 2 == b.width", .unexpectedPart, "the left side is one item and its attribute",
            fix: "write the numbers on the right side"),
        Marked(
            "a.width ==①", .missingPart, "nothing stands behind the relation",
            fix: "write a number or an item with its attribute, as in '80' or 'icon.trailing'"),
        Marked(
            "a.width == ①-b.width", .unexpectedPart, "a sign stands before a number only",
            fix: "write '-1 * ' before the item instead"),
        Marked(
            "a.width == 2 * ①3 * b.width", .unexpectedPart, "an item is missing before the second number",
            fix: "write one number and the item, as in '0.5 * icon.width'"),
        Marked(
            "a.width == 2 * b.width ①* 3", .unexpectedPart,
            "the numbers of an item stand before it or behind it, not both",
            fix: "write all of them behind it, as in 'icon.width * 2 * 9/16'"),
        Marked(
            "a.width == 2 ①b.width", .unexpectedPart, "an operator is missing before 'b'",
            fix: "write '*' between them"),
        Marked(
            "a.width == b.width / 16①/9", .unexpectedPart, "'/' takes one number, and no ratio",
            fix: "write '* 9/16' to divide by the ratio, or multiply the two numbers"),
        Marked(
            "a.width == b.width / 16 ①: 9", .unexpectedPart, "'/' takes one number, and no ratio",
            fix: "write '* 9/16' to divide by the ratio, or multiply the two numbers"),
        Marked(
            "a.width == b.width * ①c.width", .unexpectedPart, "a number is missing here",
            fix: "write one after the '*', as in '* 0.5'"),
        Marked(
            "a.width == b.width + ①c.width", .unexpectedPart, "behind '+' stands a number, not an item",
            fix: "a constraint relates two items at most; leave this one out"),
        Marked(
            "a.width == b.width + 5 ①+ 3", .unexpectedPart, "a constraint has one number behind the item",
            fix: "add the numbers up, and write one"),
        Marked(
            "a.width == 5 ①+ b.width", .unexpectedPart, "a constraint has one number behind the item",
            fix: "write the item before the number, as in 'icon.trailing + 8', or one number"),
        Marked(
            "a.width == b.width + 5 ①* 3", .unexpectedPart, "'*' cannot stand here",
            fix: "work the numbers out, and write one"),
        Marked(
            "a.width == b.width ①<= 3", .unexpectedPart, "a constraint has one relation",
            fix: "write the rest as a constraint of its own"),
        Marked(
            "a.width == 5①, b.width == 5", .unexpectedPart, "a text is one constraint",
            fix: "write the rest as a text of its own in the list"),
        Marked(
            "a.width == ①(5)", .unexpectedPart, "an item is missing before '('",
            fix: "write one with its attribute, as in 'icon.trailing'"),
        Marked(
            "a.width == 5 ①–3", .unexpectedCharacter, "unexpected character '–'", fix: "write '-' instead"
        ),
        Marked(
            "a.width == 5 ①#", .unexpectedCharacter, "unexpected character '#'", fix: "leave it out"),
        Marked(
            "a.width == 5 @750 ①x", .unexpectedPart, "'x' cannot stand behind the constraint",
            fix: "leave it out"),
        Marked(
            "a.width == 5 @750 ①@5", .unexpectedPart, "a constraint has one priority",
            fix: "leave one of them out"),
    ]

    @Test("Against the grammar", arguments: grammar)
    func grammarMistakes(source: Marked) { source.checkConstraint() }

    static let names: [Marked] = [
        Marked(
            "①9patch.width == 5", .wrongName, "'9patch' begins with a digit and has no quotes",
            fix: "write such a name in single quotes: '9patch'"),
        Marked(
            "a.width == ①2-column.width", .wrongName, "'2-column' begins with a digit and has no quotes",
            fix: "write such a name in single quotes: '2-column'"),
        Marked(
            "①9: a.width == 5", .wrongName, "an identifier that begins with a digit or '-' needs quotes",
            fix: "write '9'"),
        Marked(
            "①'a.width == 5", .wrongName, "this quote is not closed",
            fix: "write a second one behind the name"),
        Marked(
            "a.width == ①''.width", .wrongName, "a name is empty", fix: "write one between the quotes"),
        Marked(
            "①/0/.width == 5", .wrongName, "'/0/' is no path",
            fix: "a path goes down by the indices of subviews, as in '/0/2'"),
        Marked(
            "①/99999999999999999999.width == 5", .wrongName, "'/99999999999999999999' is no path",
            fix: "a path goes down by the indices of subviews, as in '/0/2'"),
        Marked(
            "a.①leadin == b.①tralling",
            Expected(.unknownName, "unknown attribute 'leadin'", fix: "did you mean 'leading'?"),
            Expected(.unknownName, "unknown attribute 'tralling'", fix: "did you mean 'trailing'?")),
        Marked(
            "a.①leadingAnchor == 5", .unknownName, "unknown attribute 'leadingAnchor'",
            fix: "did you mean 'leading'?"),
        Marked(
            "a.①baseline == 5", .unknownName, "unknown attribute 'baseline'",
            fix: "did you mean 'lastBaseline'?"),
        Marked(
            "a.①notAnAttribute == 5", .unknownName, "unknown attribute 'notAnAttribute'",
            fix: "leave it out, and compare with the number alone"),
        Marked(
            "a.top == self.①safeAreaLayoutGuide.top", .unknownName, "unknown guide 'safeAreaLayoutGuide'",
            fix: "did you mean 'safeArea'?"),
        Marked(
            "a.top == self.①zzz.top", .unknownName, "unknown guide 'zzz'",
            fix:
                "the guides are safeArea margins readable keyboard content frameLayout; a guide with a name is an item by "
                + "itself"),
    ]

    @Test("Names", arguments: names)
    func nameMistakes(source: Marked) { source.checkConstraint() }

    static let numbers: [Marked] = [
        Marked("a.width == ①1e3", .wrongNumber, "numbers have no exponent", fix: "write '1000'"),
        Marked(
            "a.width == b.width * ①2.5E-1", .wrongNumber, "numbers have no exponent", fix: "write '0.25'"),
        Marked(
            "a.width == ①1.2.3", .wrongNumber, "a number has at most one point",
            fix: "leave out the second point"),
        Marked(
            "a.width == ①2.5pt", .wrongNumber, "'2.5pt' is no number",
            fix: "write an operator behind '2.5', or leave out the rest"),
        Marked(
            "a.width == b.width / ①0", .wrongNumber, "the result of the division is not finite",
            fix: "write a second number that is not 0"),
        Marked(
            "a.width == ①1/0", .wrongNumber, "the result of the division is not finite",
            fix: "write a second number that is not 0"),
        Marked(
            "a.width == 5 @①0.5", .wrongPriority, "the priority 0.5 is not between 1 and 1000",
            fix: "write '@1' or more"),
        Marked(
            "a.width == 5 @①1000.5", .wrongPriority, "the priority 1000.5 is not between 1 and 1000",
            fix: "write '@1000', or leave it out: 1000 is required"),
        Marked(
            "a.width == 5 @①-5", .wrongPriority, "the priority -5 is not between 1 and 1000",
            fix: "write '@1' or more"),
        Marked(
            "a.width == 5 @①high", .unexpectedPart, "a number is missing here",
            fix: "write a priority from 1 to 1000 after the '@', such as '@750'"),
        Marked(
            "a.width == 5 @①", .missingPart, "a number is missing",
            fix: "write a priority from 1 to 1000 after the '@', such as '@750'"),
    ]

    @Test("Numbers", arguments: numbers)
    func numberMistakes(source: Marked) { source.checkConstraint() }

    @Test("A number beyond what a double can hold, by its digits or by the multiplication")
    func tooLarge() {
        let digits = String(repeating: "9", count: 400)
        let single = ConstraintSyntax.parse("a.width == \(digits)").diagnostics
        #expect(single.map(\.kind) == [.wrongNumber])
        #expect(single.first?.message.hasSuffix("...' is too large") == true)
        let half = String(repeating: "9", count: 200)
        let product = ConstraintSyntax.parse("a.width == b.width * \(half) * \(half)").diagnostics
        #expect(product.map(\.kind) == [.wrongNumber])
    }

    static let pairs: [Marked] = [
        Marked(
            "title.left == ①8", .wrongPair,
            "location attributes must be specified in pairs: 'title.left' is a place, and a number alone is none",
            fix: "write what it is measured from, as in 'title.left == super.left + 8'"),
        Marked(
            "self.centerX == ①0", .wrongPair,
            "location attributes must be specified in pairs: 'self.centerX' is a place, and a number alone is none",
            fix: "write what it is measured from, as in 'self.centerX == icon.centerX'"),
        Marked(
            "a.left == b.①width", .wrongPair,
            "location attributes must be specified in pairs: 'left' is a place, and 'width' a size",
            fix: "write a place on the right side, as in 'b.left'"),
        Marked(
            "a.height == b.margins.①top", .wrongPair,
            "location attributes must be specified in pairs: 'top' is a place, and 'height' a size",
            fix: "write a size on the right side, as in 'b.margins.height'"),
        Marked(
            "a.left == ①0 * b.left + 5", .wrongPair,
            "location attributes must be specified in pairs: with the multiplier 0 nothing is left of 'b.left'",
            fix: "write a multiplier that is not 0, or leave it out"),
        Marked(
            "a.leading == b.①right + 8", .wrongPair,
            "a constraint cannot be made between a leading/trailing attribute and a right/left attribute: 'leading' "
                + "and 'right'",
            fix: "write 'b.trailing', or 'a.left' on the left side"),
        Marked(
            "a.leftMargin == b.①trailing", .wrongPair,
            "a constraint cannot be made between a leading/trailing attribute and a right/left attribute: "
                + "'leftMargin' and 'trailing'",
            fix: "write 'b.right', or 'a.leadingMargin' on the left side"),
        Marked("a.centerX == b.leading"), Marked("a.left == b.centerX"),
        Marked("a.centerXWithinMargins == b.right"), Marked("a.left == b.top + 3"), Marked("a.bottom <= b.trailing"),
        Marked("a.firstBaseline == b.top"), Marked("a.width == b.height"),
        Marked("a.width == 0 * b.height + 5"),
    ]

    @Test("2.7: what the text shows to be impossible", arguments: pairs)
    func pairMistakes(source: Marked) { source.checkConstraint() }
}
