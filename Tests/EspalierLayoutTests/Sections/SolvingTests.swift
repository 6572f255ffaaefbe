import EspalierLayout
import EspalierViews
import Foundation
import Testing

@Suite("SLL 8: solving one view")
struct SolvingTests {
    @Test("8.1: the axes have nothing to do with each other")
    func axes() throws {
        #expect(try solved("ll = 1, w = 2") == [1, 20, 2, 50])
        #expect(try solved("tt = 1, h = 2") == [10, 1, 100, 2])
    }

    @Test(
        "8.2: clamping, for w, for two rules and for the width that is there",
        arguments: [
            ("minw = 120", 120.0), ("maxw = 80", 80), ("minw = 120, maxw = 80", 80), ("minw = 80, maxw = 120", 100),
            ("minw = -1", 100), ("maxw = -1", 100), ("minw = 0", 100), ("maxw = 0", 0), ("minw = 0 / 0", 100),
            ("maxw = 0 / 0", 100), ("maxw = nil", 100), ("w = -5", 0), ("w = -5, minw = 3", 3), ("w = -5, maxw = 3", 0),
            ("w = -5, minw = -3", 0), ("w = -5, maxw = -8", 0), ("ll = 50, rl = 20", 0),
            ("ll = 50, rl = 20, minw = 8", 8),
            ("w = 500, maxw = 50%", 200), ("w = 5, minw = 50%", 200), ("w = 5, minw = 1 / 0, maxw = 70", 70),
            ("w = 1 / 0, maxw = 70", 70), ("w = -1 / 0", 0), ("w = -1 / 0, minw = 9", 9), ("maxw = 1 / 0", 100),
        ])
    func clamping(text: String, width: Double) throws {
        #expect(try solved(text)[2] == width)
        var vertical = text
        for (across, down) in [("w", "h"), ("ll", "tt"), ("rl", "bt"), ("50%", "H:50%")] {
            vertical = vertical.replacingOccurrences(of: across, with: down)
        }
        let stage = Stage()
        let view = stage.view("a", 10, 20, 50, 100)
        try view.layoutRules.add(vertical)
        try stage.solve()
        #expect(view.numbers[3] == width)
    }

    @Test(
        "8.3 a: two rules give the width, and w is not used",
        arguments: [
            ("ll = 30, rl = 90, w = 7", [30.0, 60.0]), ("ll = 30, cl = 90, w = 7", [30, 120]),
            ("cl = 30, rl = 90, w = 7", [-30, 120]), ("w = 7, rl = 90, cl = 30", [-30, 120]),
            ("rl = 90, ll = 30", [30, 60]), ("cl = 90, ll = 30", [30, 120]),
        ] as [(String, [Double])])
    func twoRules(text: String, expected: [Double]) throws {
        let across = try solved(text)
        #expect([across[0], across[2]] == expected)
    }

    @Test("8.3 b, c: otherwise w, otherwise the width the view has")
    func otherWidths() throws {
        #expect(try solved("w = 7")[2] == 7)
        #expect(try solved("ll = 3, w = 7")[2] == 7)
        #expect(try solved("ll = 3")[2] == 100)
    }

    @Test("8.3: the width is clamped before it is used for anything")
    func clampedFirst() throws {
        #expect(try solved("rl = 200, w = 50, minw = 80") == [120, 20, 80, 50])
        #expect(try solved("cl = 200, w = 50, maxw = 20") == [190, 20, 20, 50])
        #expect(try solved("rl = 200, w = -50")[0] == 200)
        #expect(try solved("rl = 200, maxw = 60") == [140, 20, 60, 50])
    }

    @Test(
        "8.4: the newest rule places; with clamping the older one gives way",
        arguments: [
            ("ll = 10, rl = 50, minw = 80", -30.0), ("rl = 50, ll = 10, minw = 80", 10),
            ("ll = 10, rl = 110, maxw = 20", 90), ("ll = 10, cl = 50, maxw = 20", 40),
            ("cl = 50, ll = 10, maxw = 20", 10), ("cl = 50, rl = 90, minw = 100", -10),
            ("rl = 90, cl = 50, minw = 100", 0), ("ll = 90, rl = 50", 50),
        ])
    func newest(text: String, x: Double) throws {
        #expect(try solved(text)[0] == x)
    }

    @Test("8.4: without a rule x stays, whatever the width does")
    func noRule() throws {
        #expect(try solved("w = 300")[0] == 10)
        #expect(try solved("minw = 300, maxw = 400")[0] == 10)
    }

    @Test("8.5: what rules once produced remains when they are reset")
    func remains() throws {
        let stage = Stage()
        let view = stage.view("a", 10, 20, 100, 50)
        try view.layoutRules.add("ll = 30, rl = 90, minh = 70")
        try stage.solve()
        try view.layoutRules.add("ll = rl = minh = nil")
        try stage.solve()
        #expect(view.numbers == [30, 20, 60, 70])
        view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        try stage.solve()
        #expect(view.numbers == [1, 2, 3, 4])
        try view.layoutRules.add("maxw = 2")
        try stage.solve()
        #expect(view.numbers == [1, 2, 2, 4])
    }

    @Test("8.5: a frame that is set against the rules is put right, where they say something")
    func putRight() throws {
        let stage = Stage()
        let view = stage.view("a", 10, 20, 100, 50)
        try view.layoutRules.add("ll = 30, minh = 40")
        try stage.solve()
        view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        try stage.solve()
        #expect(view.numbers == [30, 2, 3, 40])
        view.center = CGPoint(x: 0, y: 0)
        try stage.solve()
        #expect(view.numbers == [30, -20, 3, 40])
        view.bounds.size = CGSize(width: 9, height: 9)
        try stage.solve()
        #expect(view.numbers[0] == 30)
        #expect(Array(view.numbers[2...]) == [9, 40])
    }
}
