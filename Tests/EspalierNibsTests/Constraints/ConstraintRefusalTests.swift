import Testing

@testable import EspalierNibs

@Suite("Constraints that are no rules")
struct ConstraintRefusalTests {
    struct Case: Sendable, CustomStringConvertible {
        let constraint: String
        let reason: String
        var description: String { constraint }

        init(_ constraint: String, _ reason: String) {
            self.constraint = constraint
            self.reason = reason
        }
    }

    static let cases = [
        Case("a leading safe leading", "'safe' is a layout guide (safeArea)"),
        Case("top bottom a top", "'top' is no element of the file"),
        Case("a width - - constant=8 relation=greaterThanOrEqual", "it is an inequality"),
        Case("a leading s leading relation=lessThanOrEqual", "it is an inequality"),
        Case("a width - - constant=8 relation=near", "the relation 'near' is not known"),
        Case("a width - - constant=8 priority=999", "its priority is 999, so it need not hold"),
        Case("a leading s leadingMargin", "'leadingMargin' is a margin"),
        Case("a centerX s centerXWithinMargins", "'centerXWithinMargins' is a margin"),
        Case("a firstBaseline b baseline", "'firstBaseline' is a baseline"),
        Case("a middle b left", "the attribute 'middle' is not known"),
        Case("a left - - constant=8", "the left edge is held against nothing"),
        Case("a left b width", "the left edge and the width are nothing that can be equal"),
        Case("a left b top", "the left edge and the top edge lie on different axes"),
        Case("a left a right", "both of its items are 'a'"),
        Case("a width a width", "both of its items are 'a'"),
        Case("a width b width multiplier=0", "'0' is no factor"),
        Case("a width b width multiplier=1:0", "'1:0' is no factor"),
        Case("a width b width multiplier=nan", "'nan' is no factor"),
        Case("a width - - constant=inf", "the constant 'inf' is no number"),
        Case("a width - - constant=0x10", "the constant '0x10' is no number"),
        Case("a width - - constant=1e20", "the constant '1e20' is no number"),
        Case("a leading b trailing symbolic=YES", "its constant is the system's spacing"),
        Case("a leading b trailing placeholder=YES", "it is a placeholder, which is removed at build time"),
        Case("s width - - constant=300", "'s' is the root, which keeps its frame"),
        Case("a leading r leading", "'r' goes from right to left"),
        Case("m width - - constant=10", "'m' is placed by its frame and its autoresizing mask"),
        Case("f width - - constant=10", "'f' is placed by its frame and its autoresizing mask"),
        Case("c leading b leading", "'c' and 'b' are neither siblings nor superview and subview"),
        Case("c top s top", "'c' and 's' are neither siblings nor superview and subview"),
        Case("d top scroll top", "the edges of 'scroll' are those of the content that it scrolls"),
        Case("a leading color trailing", "'color' is no view below 's'"),
    ]

    private static let views =
        ConstraintFile.view("a") + ConstraintFile.view("b")
        + ConstraintFile.view("r", "label", "semanticContentAttribute=\"forceRightToLeft\"")
        + ConstraintFile.view("f", "view", "fixedFrame=\"YES\"")
        + ConstraintFile.view("box", "view", "", ConstraintFile.view("c"))
        + ConstraintFile.view("scroll", "scrollView", "", ConstraintFile.view("d"))
        + "<view id=\"m\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"1\" height=\"1\"/></view>"

    @Test("are named with their reasons", arguments: cases)
    func reasons(_ test: Case) throws {
        let extra = "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/><color key=\"backgroundColor\" id=\"color\"/>"
        let file = try ConstraintFile(views: Self.views, extra: extra, test.constraint)
        #expect(file.leftOut == ["1: \(test.reason)"])
        #expect(file.rules.isEmpty)
    }

    @Test("are named with file, line, column, id, and what they say")
    func places() throws {
        let file = try ConstraintFile("a left s left", "b width a width multiplier=2:3 constant=-8 priority=1")
        #expect(
            file.untranslated.map(\.description) == [
                "a.xib:5:1: constraint 2 (b.width = a.width * 2:3 - 8) is left out: "
                    + "its priority is 1, so it need not hold"
            ])
    }

    @Test("of the highest priority are rules, however its number is written")
    func priorities() throws {
        let file = try ConstraintFile(
            "a width - - constant=1 priority=1000.0", "b width - - constant=2 priority=1000",
            "c width - - constant=3 priority=999.9")
        #expect(file.rules == ["a: w = 1", "b: w = 2"])
        #expect(file.leftOut == ["3: its priority is 999.9, so it need not hold"])
    }

    @Test("that the base of the variations leaves out are not installed")
    func variations() throws {
        let extra =
            "<variation key=\"default\"><mask key=\"constraints\"><exclude reference=\"1\"/></mask></variation>"
            + "<variation key=\"heightClass=compact\">"
            + "<mask key=\"constraints\"><exclude reference=\"2\"/></mask></variation>"
        let file = try ConstraintFile(extra: extra, "a width - - constant=1", "b width - - constant=2")
        #expect(file.leftOut == ["1: it is installed for some sizes of the screen only"])
        #expect(file.rules == ["b: w = 2"])
    }

    @Test("of views outside the tree are passed over")
    func outside() throws {
        let file = try ConstraintFile(
            views: ConstraintFile.view("a"),
            extra: "<gestureRecognizers><constraints/></gestureRecognizers>", "a width - - constant=1")
        #expect(file.leftOut.isEmpty && file.rules.count == 1)
    }
}
