import EspalierLayout
import EspalierViews
import Foundation
import Testing

@Suite("SLL 1 and 2: views and constraints")
struct ViewAndConstraintTests {
    @Test("1.1: x grows to the right and y downwards, from the top left corner of the superview")
    func axes() throws {
        let stage = Stage(x: 30, y: 40)
        let view = stage.view("a", 10, 20, 100, 50)
        try view.layoutRules.add("ll = 5, tt = 6")
        try stage.solve()
        #expect(view.numbers == [5, 6, 100, 50])
        #expect(view.convert(CGPoint.zero, to: stage.root) == CGPoint(x: 5, y: 6))
    }

    @Test("1.1: arithmetic is that of IEEE doubles")
    func doubles() throws {
        #expect(try solved("ll = 0.1 + 0.2")[0] == 0.1 + 0.2)
        #expect(try solved("w = 1 / 3")[2] == 1.0 / 3)
        #expect(try solved("w = 0.1 * 3 - 0.3 + 1")[2] == 0.1 * 3 - 0.3 + 1)
    }

    @Test("1.2: texts add up, at any time")
    func manyTexts() throws {
        #expect(try solved("ll = 5", "tt = 6", "w = 7", "h = 8") == [5, 6, 7, 8])
        let stage = Stage()
        let view = stage.view("a", 10, 20, 100, 50)
        try view.layoutRules.add("ll = 5")
        try stage.solve()
        try view.layoutRules.add("rl = 55")
        try stage.solve()
        #expect(view.numbers == [5, 20, 50, 50])
    }

    @Test("1.2: a view is ruled from its first text on, resets and empty texts included; a refused text does not count")
    func ruled() throws {
        let view = makeView("a")
        #expect(!view.layoutRules.isRuled)
        #expect(throws: RuleError.self) { try view.layoutRules.add("ll = ") }
        #expect(!view.layoutRules.isRuled)
        try view.layoutRules.add("ll = nil")
        #expect(view.layoutRules.isRuled)
        let other = makeView("b")
        try other.layoutRules.add("")
        #expect(other.layoutRules.isRuled)
    }

    @Test("1.3: without a superview constraints have no effect; with one they have")
    func noSuperview() throws {
        let stage = Stage()
        let view = makeView("a", 10, 20, 100, 50)
        try view.layoutRules.add("ll = 5, tt = 50%, w = 7, minh = 80")
        try view.solveLayout()
        view.layoutIfNeeded()
        #expect(view.numbers == [10, 20, 100, 50])
        stage.root.addSubview(view)
        try stage.solve()
        #expect(view.numbers == [5, 150, 7, 80])
        view.removeFromSuperview()
        view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        try view.solveLayout()
        #expect(view.numbers == [1, 2, 3, 4])
    }

    @Test(
        "2.1: the twelve position names",
        arguments: [
            ("ll", [30, 20]), ("cl", [-20, 20]), ("rl", [-70, 20]), ("lr", [370, 20]), ("cr", [320, 20]),
            ("rr", [270, 20]), ("tt", [10, 30]), ("ct", [10, 5]), ("bt", [10, -20]), ("tb", [10, 270]),
            ("cb", [10, 245]), ("bb", [10, 220]),
        ] as [(String, [Double])])
    func positions(name: String, origin: [Double]) throws {
        #expect(try solved("\(name) = 30") == origin + [100, 50])
    }

    @Test(
        "2.1: the six size names",
        arguments: [
            ("w = 70", [70, 50]), ("h = 70", [100, 70]), ("minw = 150", [150, 50]), ("minw = 99", [100, 50]),
            ("maxw = 60", [60, 50]), ("maxw = 101", [100, 50]), ("minh = 60", [100, 60]), ("minh = 49", [100, 50]),
            ("maxh = 40", [100, 40]), ("maxh = 51", [100, 50]),
        ] as [(String, [Double])])
    func sizes(text: String, size: [Double]) throws {
        #expect(try solved(text) == [10, 20] + size)
    }

    @Test(
        "2.2: distances from the far sides are positive towards the inside; negative ones lie outside",
        arguments: [
            ("rr = -10", 310.0), ("rr = 10", 290), ("lr = -10", 410), ("cr = 0", 350), ("ll = -10", -10),
        ])
    func mirrors(text: String, x: Double) throws {
        #expect(try solved(text)[0] == x)
    }

    @Test(
        "2.2: a mirror name places as its canonical name does from the other side",
        arguments: [
            ("lr", "ll", 400.0), ("cr", "cl", 400), ("rr", "rl", 400), ("tb", "tt", 300), ("cb", "ct", 300),
            ("bb", "bt", 300),
        ])
    func mirrorPairs(mirror: String, canonical: String, size: Double) throws {
        #expect(try solved("\(mirror) = 35") == solved("\(canonical) = \(size) - 35"))
    }

    @Test(
        "2.3: per axis two position rules are in force",
        arguments: [
            ("ll = 10, rl = 90", [10, 80]), ("ll = 10, cl = 90", [10, 160]), ("cl = 90, rl = 100", [80, 20]),
            ("ll = 10, rr = 10", [10, 380]), ("lr = 100, rr = 10", [300, 90]), ("cr = 100, rr = 10", [210, 180]),
            ("lr = 100, cr = 40", [300, 120]), ("cl = cr = 200, ll = 50", [50, 300]),
        ] as [(String, [Double])])
    func pairs(text: String, expected: [Double]) throws {
        let across = try solved(text)
        #expect([across[0], across[2]] == expected)
        #expect([across[1], across[3]] == [20, 50])
    }

    @Test(
        "2.3: the vertical axis has a list of its own",
        arguments: [
            ("tt = 10, bt = 90", [10, 80]), ("tt = 10, ct = 90", [10, 160]), ("ct = 90, bt = 100", [80, 20]),
            ("tt = 10, bb = 10", [10, 280]), ("ll = 1, tt = 10, rl = 2, bb = 10", [10, 280]),
        ] as [(String, [Double])])
    func verticalPairs(text: String, expected: [Double]) throws {
        let down = try solved(text)
        #expect([down[1], down[3]] == expected)
    }
}
