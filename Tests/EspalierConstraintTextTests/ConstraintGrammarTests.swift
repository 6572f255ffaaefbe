import EspalierConstraintText
import Testing

@Suite("AUTOLAYOUT 5: what a constraint text says")
struct ConstraintGrammarTests {
    @Test(
        "The examples of the specification",
        arguments: [
            (
                "gap: title.leading == icon.trailing + 8 @750",
                "gap|title.leading|==|icon.trailing|1.0|8.0|750.0"
            ),
            ("title.width <= 0.5 * super.width", "|title.width|<=|super.width|0.5|0.0|1000.0"),
            ("photo.height == photo.width * 9/16", "|photo.height|==|photo.width|0.5625|0.0|1000.0"),
            ("title.top >= self.safeArea.top + 12", "|title.top|>=|self.safeArea.top|1.0|12.0|1000.0"),
            ("'my view'.centerY == /0/2.centerY", "|'my view'.centerY|==|/0/2.centerY|1.0|0.0|1000.0"),
        ])
    func examples(text: String, expected: String) {
        #expect(parts(text) == expected)
    }

    @Test(
        "Numbers: signs, fractions, ratios, lists of operators",
        arguments: [
            ("a.width == 80", "|a.width|==||1.0|80.0|1000.0"),
            ("a.width == .5", "|a.width|==||1.0|0.5|1000.0"),
            ("a.width == -0", "|a.width|==||1.0|0.0|1000.0"),
            ("a.width == 9/16", "|a.width|==||1.0|0.5625|1000.0"),
            ("a.width == 9 : 16", "|a.width|==||1.0|0.5625|1000.0"),
            ("a.width == 9:16 * b.width", "|a.width|==|b.width|0.5625|0.0|1000.0"),
            ("a.width == -9/16 * b.width", "|a.width|==|b.width|-0.5625|0.0|1000.0"),
            ("a.width == b.width * 16:9", "|a.width|==|b.width|\(16.0 / 9)|0.0|1000.0"),
            ("a.width == b.width / 4", "|a.width|==|b.width|0.25|0.0|1000.0"),
            ("a.width == b.width / -4", "|a.width|==|b.width|-0.25|0.0|1000.0"),
            ("a.width == b.width / 4 * 3", "|a.width|==|b.width|0.75|0.0|1000.0"),
            ("a.width == b.width * 2 * 9/16", "|a.width|==|b.width|1.125|0.0|1000.0"),
            ("a.width == b.width * 9/16 / 2", "|a.width|==|b.width|0.28125|0.0|1000.0"),
            ("a.width == b.width * 2 / -4", "|a.width|==|b.width|-0.5|0.0|1000.0"),
            ("a.width == b.width * 3 + 1/2", "|a.width|==|b.width|3.0|0.5|1000.0"),
            ("a.width == 0 * b.width + 5", "|a.width|==|b.width|0.0|5.0|1000.0"),
            ("a.width == b.height", "|a.width|==|b.height|1.0|0.0|1000.0"),
        ])
    func numbers(text: String, expected: String) {
        #expect(parts(text) == expected)
    }

    @Test(
        "A sign is a hyphen or a minus, and no part of an attribute",
        arguments: [
            "b.width-8", "b.width -8", "b.width - 8", "b.width − 8", "b.width−8", "b.width + -8",
            "b.width+−8",
        ])
    func signs(right: String) {
        #expect(parts("a.width == " + right) == "|a.width|==|b.width|1.0|-8.0|1000.0")
        #expect(parts("a.width == b.width - -8") == "|a.width|==|b.width|1.0|8.0|1000.0")
        #expect(parts("a.left == b.left * −1") == "|a.left|==|b.left|-1.0|0.0|1000.0")
    }

    @Test(
        "Names have letters of any alphabet, digits, '_' and '-'; in quotes anything",
        arguments: [
            ("a-b.width", ConstraintSyntax.Item.name("a-b")), ("a-.width", .name("a-")),
            ("_9.width", .name("_9")),
            ("a-8.width", .name("a-8")), ("größe.width", .name("größe")),
            ("e\u{301}x.width", .name("e\u{301}x")),
            ("'9'.width", .name("9")), ("'-a'.width", .name("-a")),
            ("'a.b: ≤\n/'.width", .name("a.b: ≤\n/")),
            ("'self'.width", .name("self")), ("self.width", .owner), ("super.width", .superview),
            ("selfish.width", .name("selfish")), ("/.width", .path([])), ("/0.width", .path([0])),
            ("/0/12.width", .path([0, 12])), ("'/0'.width", .name("/0")),
        ])
    func items(term: String, item: ConstraintSyntax.Item) {
        let first = ConstraintSyntax.parse(term + " == 5").syntax
        #expect(first?.first.item == item)
        let second = ConstraintSyntax.parse("a.width == \(term)-5").syntax
        #expect(second?.second?.item == item)
        #expect(second?.constant == -5)
    }

    @Test("Every attribute and every guide has its name")
    func attributes() {
        for attribute in ConstraintSyntax.Attribute.allCases {
            let text = "a.\(attribute.rawValue) == self.\(attribute.rawValue)"
            #expect(ConstraintSyntax.parse(text).syntax?.second?.attribute == attribute)
            for guide in ConstraintSyntax.Guide.allCases {
                let text = "a.\(attribute.rawValue) >= a.\(guide.rawValue).\(attribute.rawValue)"
                #expect(ConstraintSyntax.parse(text).syntax?.second?.guide == guide)
            }
        }
        #expect(ConstraintSyntax.Attribute.allCases.count == 20)
    }

    @Test("Spaces and line ends between tokens mean nothing")
    func spaces() {
        let tight = "id:a.safeArea.left>=2*b.left+8@999.5"
        let loose = " id\t:\na . safeArea . left\r\n>= 2 * b . left + 8 @ 999.5 \n"
        #expect(parts(tight) == "id|a.safeArea.left|>=|b.left|2.0|8.0|999.5")
        #expect(parts(loose) == parts(tight))
    }

    @Test("Priorities from 1 to 1000, with a fraction")
    func priorities() {
        #expect(ConstraintSyntax.parse("a.width == 5 @1").syntax?.priority == 1)
        #expect(ConstraintSyntax.parse("a.width == 5 @1000").syntax?.priority == 1000)
        #expect(ConstraintSyntax.parse("a.width == 5@249.5").syntax?.priority == 249.5)
        #expect(ConstraintSyntax.parse("a.width == 5").syntax?.priority == 1000)
    }

    @Test("The places of the parts")
    func places() throws {
        let text = "gap: 'a b'.margins.left == 2 * b.left + 8 @750"
        let syntax = try #require(ConstraintSyntax.parse(text).syntax)
        let utf8 = Array(text.utf8)
        func at(_ offset: Int?) -> String {
            offset.map { String(decoding: utf8[$0...], as: UTF8.self) } ?? ""
        }
        #expect(at(syntax.places.identifier).hasPrefix("gap:"))
        #expect(at(syntax.first.offset).hasPrefix("'a b'."))
        #expect(at(syntax.first.guideOffset).hasPrefix("margins."))
        #expect(at(syntax.first.attributeOffset).hasPrefix("left =="))
        #expect(at(syntax.places.relation).hasPrefix("== 2"))
        #expect(at(syntax.places.multiplier).hasPrefix("2 *"))
        let second = try #require(syntax.second)
        #expect(at(second.offset).hasPrefix("b.left"))
        #expect(second.guideOffset == nil)
        #expect(at(syntax.places.constant).hasPrefix("8 @"))
        #expect(at(syntax.places.priority) == "750")
    }

    @Test("An identifier is a name, in quotes if need be, and may be called as anything")
    func identifiers() {
        #expect(ConstraintSyntax.parse("UISV-gap_1: a.width == 5").syntax?.identifier == "UISV-gap_1")
        #expect(ConstraintSyntax.parse("'9: a' : a.width == 5").syntax?.identifier == "9: a")
        #expect(ConstraintSyntax.parse("self: a.width == 5").syntax?.identifier == "self")
        #expect(ConstraintSyntax.parse("a.width == 5").syntax?.identifier == nil)
    }
}
