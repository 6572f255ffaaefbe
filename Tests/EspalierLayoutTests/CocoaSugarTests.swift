import EspalierLayout
import EspalierViews
import Foundation
import Testing

@Suite("What users of COSLayout expect of the language")
struct CocoaSugarTests {
    /// Runs one rule for a view of 100 x 50 at (10, 20) in a superview of 400 x 300, with a view of 40 x 30 at (60, 90)
    /// as argument of each format.
    private func frame(_ rule: String, _ arguments: [LayoutArgument]? = nil) throws -> [Double] {
        let stage = Stage()
        let other = stage.view("other", 60, 90, 40, 30)
        let view = stage.view("view", 10, 20, 100, 50)
        let pieces = rule.split(separator: "%", omittingEmptySubsequences: false).dropFirst()
        let count = pieces.filter { $0.first?.isLetter ?? false }.count
        try view.layoutRules.add(rule, arguments: arguments ?? Array(repeating: .view(other), count: count))
        try stage.solve()
        return view.numbers
    }

    @Test("Ten points from the bottom of the view to that of the superview")
    func introduction() throws {
        #expect(try frame("bb = 10") == [10, 240, 100, 50])
    }

    @Test(
        "Each of the 18 constraints",
        arguments: [
            ("w = 8", [10, 20, 8, 50]), ("h = 8", [10, 20, 100, 8]), ("tt = 8", [10, 8, 100, 50]),
            ("tb = 8", [10, 292, 100, 50]), ("ll = 8", [8, 20, 100, 50]), ("lr = 8", [392, 20, 100, 50]),
            ("bb = 8", [10, 242, 100, 50]), ("bt = 8", [10, -42, 100, 50]), ("rr = 8", [292, 20, 100, 50]),
            ("rl = 8", [-92, 20, 100, 50]), ("ct = 8", [10, -17, 100, 50]), ("cl = 8", [-42, 20, 100, 50]),
            ("cb = 8", [10, 267, 100, 50]), ("cr = 8", [342, 20, 100, 50]), ("minw = 108", [10, 20, 108, 50]),
            ("maxw = 8", [10, 20, 8, 50]), ("minh = 108", [10, 20, 100, 108]), ("maxh = 8", [10, 20, 100, 8]),
        ] as [(String, [Double])])
    func constraint(rule: String, expected: [Double]) throws {
        #expect(try frame(rule) == expected)
    }

    @Test(
        "The five kinds of values",
        arguments: [
            ("ll = 5", 5.0), ("ll = -10", -10), ("ll = 20.0", 20), ("ll = 5%", 20), ("ll = -10%", -40),
            ("ll = 20.0%", 80), ("ll = %tt", 90), ("ll = %w", 40), ("maxw = 33, ll = maxw", 33), ("tt = 7, ll = tt", 7),
            ("ll = 5, ll = nil", 10),
        ])
    func value(rule: String, x: Double) throws {
        #expect(try frame(rule)[0] == x)
    }

    @Test("A percentage goes with the direction of its constraint, unless a prefix says otherwise")
    func directions() throws {
        #expect(try frame("ll = 50%, tt = 50%") == [200, 150, 100, 50])
        #expect(try frame("tt = H:50%, ll = V:30%") == [90, 200, 100, 50])
        #expect(try frame("tt = H:%p, ll = V:%p", [.number(50), .number(30)]) == [90, 200, 100, 50])
        #expect(
            try frame("tt = H:%^p, ll = V:%@p", [.block { _ in 50 }, .object(NSNumber(value: 30))])
                == [90, 200, 100, 50])
    }

    @Test(
        "Each of the formats that take a view",
        arguments: [
            ("%tt", 90.0), ("%tb", 210), ("%ll", 60), ("%lr", 340), ("%bb", 180), ("%bt", 120), ("%rr", 300),
            ("%rl", 100), ("%ct", 105), ("%cl", 80), ("%cb", 195), ("%cr", 320), ("%w", 40), ("%h", 30),
        ])
    func viewFormat(format: String, value: Double) throws {
        #expect(try frame("ll = \(format)")[0] == value)
    }

    @Test("Each of the formats that take a number, a function or an object")
    func numberFormats() throws {
        #expect(try frame("ll = %f", [.number(12)])[0] == 12)
        #expect(try frame("ll = %p", [.number(12)])[0] == 48)
        #expect(try frame("ll = %^f", [.block { $0.frame.width / 2 }])[0] == 50)
        #expect(try frame("ll = %^p", [.block { _ in 25 }])[0] == 100)
        #expect(try frame("ll = %@f", [.object(NSNumber(value: 12))])[0] == 12)
        #expect(try frame("ll = %@p", [.object(NSNumber(value: 12))])[0] == 48)
    }

    @Test(
        "Assignments group to the right, sums and products to the left",
        arguments: [
            ("tt = 20, ct = 50%", [10.0, 20, 260]), ("tt = 10, tt += 20", [10, 30, 50]),
            ("tt = 10, tt += 50%", [10, 160, 50]), ("tt = 30, tt -= 20", [10, 10, 50]),
            ("tt = 10, tt *= 20", [10, 200, 50]), ("tt = 10, tt /= 20", [10, 0.5, 50]), ("tt = 10 + 20", [10, 30, 50]),
            ("tt = 50% + 10", [10, 160, 50]), ("tt = %w + 5", [10, 45, 50]), ("tt = 20 - 10", [10, 10, 50]),
            ("tt = 50% - 10", [10, 140, 50]), ("tt = %h - 5", [10, 25, 50]), ("tt = 50 * 2", [10, 100, 50]),
            ("tt = 80% * 0.5", [10, 120, 50]), ("tt = %h * 2", [10, 60, 50]), ("tt = 100 / 2", [10, 50, 50]),
            ("tt = 100% / 2", [10, 150, 50]), ("tt = %h / 2", [10, 15, 50]), ("tt = (1 + 2) * 3", [10, 9, 50]),
            ("tt = ll = 3", [3, 3, 50]),
        ] as [(String, [Double])])
    func operators(rule: String, expected: [Double]) throws {
        let frame = try frame(rule)
        #expect([frame[0], frame[1], frame[3]] == expected)
    }

    @Test("The top right corner, five points inside that of the superview")
    func corner() throws {
        #expect(try frame("tt = rr = 5") == [295, 5, 100, 50])
    }

    @Test("Left, bottom and right ten points inside the superview, the top at its middle")
    func lowerHalf() throws {
        #expect(try frame("ll = bb = rr = 10, tt = 50%") == [10, 150, 380, 140])
    }

    @Test("Views that are no siblings, and circles that are refused in the pass")
    func dependencies() throws {
        let stage = Stage()
        let inner = stage.view("inner", 5, 5, 10, 10, in: stage.view("box", 100, 100, 50, 50))
        let view = stage.view("view", 0, 0, 20, 20)
        try view.layoutRules.add("ll = %rl, tt = %bt", inner, inner)
        try stage.solve()
        #expect(view.numbers == [115, 115, 20, 20])
        try inner.layoutRules.add("ll = %ll", view)
        #expect(throws: LayoutCycle.self) { try stage.solve() }
    }
}
