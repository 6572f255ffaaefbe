import EspalierLayout
import EspalierViews
import Testing

@Suite("SLL 5: running statements")
struct StatementTests {
    @Test("5.1: statements run from left to right, the right side before the assignment")
    func order() throws {
        #expect(try solved("ll = 5, ll = 7")[0] == 7)
        #expect(try solved("ll = 5, tt = ll, ll = 7") == [7, 5, 100, 50])
        // The right edge is assigned before the left one and is the older rule: with a limit it gives way.
        #expect(try solved("ll = (rl = 200) - 150, minw = 80") == [50, 20, 150, 50])
        #expect(try solved("ll = (rl = 200) - 50, minw = 80") == [150, 20, 80, 50])
        #expect(try solved("rl = (ll = 150) + 50, minw = 80") == [120, 20, 80, 50])
    }

    @Test(
        "5.2: a percentage is one of the axis of its constraint; a prefix fixes the axis",
        arguments: [
            ("ll = 50%", [200, 20]), ("tt = 50%", [10, 150]), ("ll = V:50%", [150, 20]), ("tt = H:50%", [10, 200]),
            ("ll = H:50%", [200, 20]), ("tt = V:50%", [10, 150]), ("tt = ll = 10%", [40, 30]),
            ("tt = ll = H:10%", [40, 40]), ("lr = 10%", [360, 20]), ("tb = H:10%", [10, 260]),
        ] as [(String, [Double])])
    func percentages(text: String, origin: [Double]) throws {
        #expect(try solved(text) == origin + [100, 50])
    }

    @Test("5.2: values are computed in each pass anew")
    func recomputed() throws {
        let stage = Stage()
        let view = stage.view("a", 0, 0, 10, 10)
        try view.layoutRules.add("ll = 50%, h = H:10%")
        try stage.solve()
        #expect(view.numbers == [200, 0, 10, 40])
        stage.root.frame.size.width = 100
        try stage.solve()
        #expect(view.numbers == [50, 0, 10, 10])
    }

    @Test("5.3: formats take the arguments in the order of the text, over all its statements")
    func argumentOrder() throws {
        let stage = Stage()
        let view = stage.view("a")
        try view.layoutRules.add("tt = (ll = %f) + %f, w = %f, h = %f", 1, 2, 3, 4)
        try stage.solve()
        #expect(view.numbers == [1, 3, 3, 4])
    }

    @Test("5.3: too few and too many arguments are refused, of texts and of rules that were read before")
    func argumentCounts() throws {
        let view = makeView("a")
        #expect(throws: RuleError.self) { try view.layoutRules.add("ll = %f, tt = %f", 1) }
        #expect(throws: RuleError.self) { try view.layoutRules.add("ll = %f", 1, 2) }
        #expect(throws: RuleError.self) { try view.layoutRules.add("ll = 5", 1) }
        let rule = try LayoutRule("ll = %f")
        #expect(throws: RuleError.self) { try view.layoutRules.add(rule) }
        #expect(throws: RuleError.self) { try view.layoutRules.add(rule, 1, 2) }
    }

    @Test("5.4: a name yields what was last assigned to that very name, or 0")
    func names() throws {
        #expect(try solved("ll = w")[0] == 0)
        #expect(try solved("w = 30, ll = w") == [30, 20, 30, 50])
        #expect(try solved("ll = 5, tt = ll, ll = 9") == [9, 5, 100, 50])
        #expect(try solved("ll = 60, tt = lr")[1] == 0)
        #expect(try solved("lr = 60, tt = lr")[1] == 60)
        #expect(try solved("w = 30", "h = w") == [10, 20, 30, 30])
    }

    @Test("5.4 a: a percentage copied to the other axis is one of the other axis")
    func copiedPercentage() throws {
        #expect(try solved("ll = 50%, tt = ll") == [200, 150, 100, 50])
        #expect(try solved("ll = H:50%, tt = ll") == [200, 200, 100, 50])
        #expect(try solved("lr = 10%, tt = ll") == [360, 370, 100, 50])
    }

    @Test("5.4 b: a copied value brings along what it measures")
    func copiedMeasure() throws {
        let stage = Stage()
        let view = stage.view("a", 0, 0, 10, 10)
        let other = stage.view("b", 30, 0, 40, 10)
        try view.layoutRules.add("ll = %rl, tt = ll", other)
        try stage.solve()
        #expect(view.numbers == [70, 70, 10, 10])
        other.frame.origin.x = 50
        try stage.solve()
        #expect(view.numbers == [90, 90, 10, 10])
    }

    @Test("5.4 c: a displaced rule can still be read")
    func displacedRead() throws {
        #expect(try solved("ll = 10, cl = 60, rl = 100, tt = ll") == [20, 10, 80, 50])
    }

    @Test(
        "5.5: IEEE arithmetic; nil leaves the other operand",
        arguments: [
            ("ll = nil - 8", 8.0), ("ll = nil / 4", 4), ("ll = 8 - nil", 8), ("ll = nil * 3", 3), ("ll = 3 + nil", 3),
            ("ll = -nil + 3", 3), ("ll = 3 - +nil", 3), ("ll = nil + nil", 10), ("ll = -nil", 10),
            ("ll = 1, ll = nil * nil", 10), ("ll = (nil - 8) * 2", 16), ("ll = -(-8)", 8), ("ll = 1 / (1 / 0)", 0),
            ("ll = (nil)", 10), ("ll = nil - 50%", 200),
        ])
    func null(text: String, x: Double) throws {
        #expect(try solved(text)[0] == x)
    }

    @Test(
        "5.6: compound assignments compute with the old value, read after the right side has run",
        arguments: [
            ("ll = 4, ll += 3", 7.0), ("ll = 4, ll -= 3", 1), ("ll = 4, ll *= 3", 12), ("ll = 4, ll /= 8", 0.5),
            ("ll += 5", 5), ("ll -= 5", -5), ("ll *= 5", 0), ("ll = 1, ll += (ll = 10)", 20), ("ll += nil", 0),
            ("ll = 4, ll += nil", 4), ("ll = 50%, ll -= 5", 195), ("rr = 10, rr += 5", 285), ("rr = 10, rl += 5", 295),
        ])
    func compound(text: String, x: Double) throws {
        #expect(try solved(text)[0] == x)
    }

    @Test("5.6: the result of an assignment is what was assigned, before mirroring")
    func assignmentResult() throws {
        #expect(try solved("tt = rr = 5") == [295, 5, 100, 50])
        #expect(try solved("rr = 3, tt = rr += 4") == [293, 7, 100, 50])
        #expect(try solved("tt = (ll = nil)") == [10, 20, 100, 50])
        #expect(try solved("w = (ll = nil) + 30") == [10, 20, 30, 50])
    }

    @Test("5.7: only a name assigns 0, in parentheses too; other statements do nothing by themselves")
    func bareNames() throws {
        #expect(try solved("ll, tt") == [0, 0, 100, 50])
        #expect(try solved("(rr), ((bb))") == [300, 250, 100, 50])
        #expect(try solved("w, h") == [10, 20, 0, 0])
        #expect(try solved("ll - 5, -tt, +tt, 5, nil, ll * 2") == [10, 20, 100, 50])
        #expect(try solved("ll = 5, ll - 2, -ll") == [5, 20, 100, 50])
        #expect(try solved("(ll = 5) + 3") == [5, 20, 100, 50])
    }

    @Test("5.7: a statement without effect takes its arguments")
    func argumentsOfIdleStatements() throws {
        let stage = Stage()
        let view = stage.view("a")
        try view.layoutRules.add("%f - 5, ll = %f", 1, 2)
        try stage.solve()
        #expect(view.numbers[0] == 2)
    }

    @Test("5.8: names that are none of the 18 are refused", arguments: ["x", "ll = x", "x = 5", "-x", "ll += width"])
    func unknown(text: String) {
        #expect(throws: RuleError.self) { try makeView("a").layoutRules.add(text) }
    }
}
