import Testing

@testable import EspalierNibs

@Suite("Which view gets the rule")
struct ConstraintSharingTests {
    @Test("a view takes two rules on an axis; a third is named (SLL 6.3, 8.3)")
    func third() throws {
        let file = try ConstraintFile(
            "a width - - constant=50", "a leading s leading constant=8", "s trailing a trailing constant=8",
            "a leading s leading constant=9", "a centerY s centerY", "a width - - constant=51")
        #expect(file.rules == ["a: ll = 8", "a: w = 50", "a: ct = 50%"])
        #expect(
            file.leftOut == [
                "3: 'a' has its left edge from constraint 2 and its width from constraint 1, which leaves nothing open "
                    + "horizontally",
                "4: the left edge of 'a' comes from constraint 2",
                "6: the width of 'a' comes from constraint 1",
            ])
    }

    @Test("a left or top edge is the newest rule, so that others can measure it (SLL 8.4, 9.6)")
    func newest() throws {
        let file = try ConstraintFile(
            "a leading s leading", "s trailing a trailing", "a top s top", "s bottom a bottom", "b left a left")
        #expect(file.rules == ["a: rr = 0", "a: ll = 0", "a: bb = 0", "a: tt = 0", "b: ll = %ll (a)"])
    }

    @Test("the sibling that is not decided yet takes the rule, solved for its side")
    func inverted() throws {
        let file = try ConstraintFile(
            "b leading a trailing constant=8", "b leading s leading constant=100", "b width - - constant=20",
            "a leading s leading constant=5", "c height b height multiplier=2 constant=4", "c height - - constant=24")
        #expect(
            file.rules == [
                "a: rl = %ll - 8 (b)", "a: ll = 5", "b: ll = 100", "b: w = 20", "b: h = %h / 2 - 2 (c)", "c: h = 24",
            ])
        #expect(file.leftOut.isEmpty)
    }

    @Test("a chain from both sides meets at the view that is left")
    func chain() throws {
        let file = try ConstraintFile(
            "a leading s leading", "b leading a trailing", "c leading b trailing", "s trailing c trailing",
            "a width - - constant=10", "c width - - constant=20")
        #expect(
            file.rules == [
                "a: ll = 0", "a: w = 10", "b: rl = %ll (c)", "b: ll = %rl (a)", "c: rr = 0", "c: w = 20",
            ])
        #expect(file.leftOut.isEmpty)
    }

    @Test("where two could stretch, the one that hugs its contents less does")
    func hugging() throws {
        let views =
            ConstraintFile.view("a", "label", "horizontalHuggingPriority=\"251\"")
            + ConstraintFile.view("b", "label", "horizontalHuggingPriority=\"252\"")
        let row = ["a leading s leading", "b leading a trailing", "s trailing b trailing"]
        #expect(
            try ConstraintFile(views: views, row[0], row[1], row[2]).rules == [
                "a: rl = %ll (b)", "a: ll = 0", "b: rr = 0",
            ])
        let equal = try ConstraintFile(row[0], row[1], row[2])
        #expect(equal.rules == ["a: ll = 0", "b: rr = 0", "b: ll = %rl (a)"])
    }

    @Test("sizes that are equal in a row that fills the superview would make a cycle; the last one is named (SLL 9.7)")
    func cycle() throws {
        let file = try ConstraintFile(
            "a leading s leading", "b leading a trailing", "s trailing b trailing", "b width a width")
        #expect(file.rules == ["a: ll = 0", "b: rr = 0", "b: ll = %rl (a)"])
        #expect(
            file.leftOut == [
                "4: 'b' has its right edge from constraint 3 and its left edge from constraint 2, which leaves nothing "
                    + "open horizontally; 'a' has its left edge from constraint 1; what else it has horizontally stays "
                    + "as in the file, because other rules measure it"
            ])
    }

    @Test("sizes that are equal in a ring leave the last constraint out, as the others say it already")
    func ring() throws {
        let file = try ConstraintFile("a width b width", "b width c width", "c width a width")
        #expect(file.rules == ["a: w = %w (b)", "c: w = %w (b)"])
        #expect(
            file.leftOut == [
                "3: the width of 'c' comes from constraint 2; the width of 'a' comes from constraint 1"
            ])
    }

    @Test("an aspect ratio goes to the axis that is open")
    func aspect() throws {
        let file = try ConstraintFile(
            "a width a height multiplier=2", "a leading s leading", "s trailing a trailing",
            "b width b height multiplier=2", "b height - - constant=5", "c width c height", "c width - - constant=1",
            "c height - - constant=1")
        #expect(
            file.rules == [
                "a: rr = 0", "a: ll = 0", "a: h = %w / 2 (a)", "b: w = %h * 2 (b)", "b: h = 5", "c: w = 1", "c: h = 1",
            ])
        #expect(
            file.leftOut == ["6: the width of 'c' comes from constraint 7; the height of 'c' comes from constraint 8"])
    }

    @Test("views that constraints do not place are measured, and keep their frames")
    func masks() throws {
        let views =
            ConstraintFile.view("a")
            + "<view id=\"m\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"1\" height=\"1\"/></view>"
        let file = try ConstraintFile(views: views, "m leading a trailing constant=8", "m width a width")
        #expect(file.rules == ["a: rl = %ll - 8 (m)", "a: w = %w (m)"])
        #expect(file.leftOut.isEmpty)
    }

    @Test("views in a stack are placed by it or by constraints, whatever the file says of their masks")
    func stacks() throws {
        let file = try ConstraintFile(
            views: "<view id=\"a\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"1\" height=\"1\"/></view>",
            root: "stackView", "a height - - constant=30")
        #expect(file.rules == ["a: h = 30"])
    }

    @Test("the same file gives the same rules")
    func determinism() throws {
        let first = try ConstraintFile("a left b right", "b left c right", "c left a right", "a width b width")
        let second = try ConstraintFile("a left b right", "b left c right", "c left a right", "a width b width")
        #expect(first.rules == second.rules && first.leftOut == second.leftOut)
    }
}
