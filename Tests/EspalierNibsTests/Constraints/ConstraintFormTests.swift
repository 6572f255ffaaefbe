import Testing

@testable import EspalierNibs

@Suite("Constraints as rules")
struct ConstraintFormTests {
    struct Case: Sendable, CustomStringConvertible {
        let constraint: String
        let rule: String
        var description: String { constraint }

        init(_ constraint: String, _ rule: String) {
            self.constraint = constraint
            self.rule = rule
        }
    }

    /// The superview is `s`, and also what is meant where no item is named.
    static let superview = [
        Case("a leading s leading", "a: ll = 0"),
        Case("a left s left constant=8", "a: ll = 8"),
        Case("s trailing a trailing constant=12", "a: rr = 12"),
        Case("- trailing a trailing constant=12", "a: rr = 12"),
        Case("a trailing s trailing constant=-12.5", "a: rr = 12.5"),
        Case("a right s right constant=3", "a: rr = -3"),
        Case("a centerX s centerX", "a: cl = 50%"),
        Case("s centerX a centerX constant=7", "a: cl = 50% - 7"),
        Case("a leading s trailing constant=-40", "a: ll = 100% - 40"),
        Case("a leading s centerX constant=4", "a: ll = 50% + 4"),
        Case("a trailing s leading constant=20", "a: rl = 20"),
        Case("a top s top constant=1", "a: tt = 1"),
        Case("s bottom a bottom constant=20", "a: bb = 20"),
        Case("a centerY s centerY constant=-6", "a: ct = 50% - 6"),
        Case("a centerY s bottom multiplier=1/3", "a: ct = 100% / 3"),
        Case("a centerY s bottom multiplier=1:4", "a: ct = 100% / 4"),
        Case("a centerX s centerX multiplier=0.5", "a: cl = 25%"),
        Case("s bottom a bottom multiplier=2 constant=10", "a: bt = 100% / 2 - 5"),
        Case("a trailing s trailing multiplier=0.5", "a: rl = 50%"),
    ]

    static let sizes = [
        Case("a width - - constant=44", "a: w = 44"),
        Case("a height - - constant=0.5", "a: h = 0.5"),
        Case("a width s width", "a: w = 100%"),
        Case("a width s width multiplier=0.25 constant=-16", "a: w = 25% - 16"),
        Case("s height a height multiplier=4 constant=8", "a: h = 100% / 4 - 2"),
        Case("a width s height multiplier=2:3", "a: w = V:100% * 2 / 3"),
        Case("a height s width multiplier=0.1", "a: h = H:10%"),
        Case("a width a height multiplier=16:9", "a: w = %h * 16 / 9 (a)"),
        Case("a height a width", "a: h = %w (a)"),
        Case("a width - - constant=1e-7", "a: w = %f (1e-07)"),
        Case("a width s width constant=-1e-07", "a: w = 100% - %f (1e-07)"),
    ]

    static let siblings = [
        Case("a leading b trailing constant=8", "a: ll = %rl + 8 (b)"),
        Case("a top b bottom constant=-2", "a: tt = %bt - 2 (b)"),
        Case("a centerX b centerX", "a: cl = %cl (b)"),
        Case("a centerY b top constant=5", "a: ct = %tt + 5 (b)"),
        Case("a trailing b leading constant=-8", "a: rl = %ll - 8 (b)"),
        Case("a width b width", "a: w = %w (b)"),
        Case("a width b height multiplier=2 constant=1", "a: w = %h * 2 + 1 (b)"),
        Case("a leading b leading multiplier=3:2", "a: ll = %ll * 3 / 2 (b)"),
    ]

    @Test("between a view and its superview are rules of the view (SLL 2.1, 2.2)", arguments: superview)
    func superviewRule(_ test: Case) throws {
        let file = try ConstraintFile(test.constraint)
        #expect(file.rules == [test.rule])
        #expect(file.leftOut.isEmpty)
    }

    @Test("of sizes and aspect ratios are rules for w and h (SLL 5.2, 9.7 a)", arguments: sizes)
    func sizeRule(_ test: Case) throws {
        let file = try ConstraintFile(test.constraint)
        #expect(file.rules == [test.rule])
        #expect(file.leftOut.isEmpty)
    }

    @Test("between siblings are rules of the first one, where both could have them (SLL 7.3)", arguments: siblings)
    func siblingRule(_ test: Case) throws {
        let file = try ConstraintFile(test.constraint)
        #expect(file.rules == [test.rule])
        #expect(file.leftOut.isEmpty)
    }

    @Test("between sizes of views that are no siblings measure the one that is decided first")
    func cousins() throws {
        let inner = ConstraintFile.view("b", "view", "", ConstraintFile.view("c"))
        let file = try ConstraintFile(
            views: ConstraintFile.view("a") + inner, "c width a width multiplier=2", "s height c height constant=10")
        #expect(file.rules == ["c: w = %w * 2 (a)", "c: h = %h - 10 (s)"])
    }
}
