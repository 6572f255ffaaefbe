import EspalierLayout
import EspalierViews
import Foundation
import Testing

@Suite("SLL 7: format specifiers")
struct FormatTests {
    /// What each format makes of a view at (60, 45) of size 30 x 20 in a superview of 400 x 300.
    static let measured: [(String, Double)] = [
        ("%w", 30), ("%h", 20), ("%ll", 60), ("%cl", 75), ("%rl", 90), ("%lr", 340), ("%cr", 325), ("%rr", 310),
        ("%tt", 45), ("%ct", 55), ("%bt", 65), ("%tb", 255), ("%cb", 245), ("%bb", 235),
    ]

    @Test("7.2, 7.3, 7.5: the fourteen view formats, on both axes and of a view elsewhere", arguments: measured)
    func viewFormats(format: String, value: Double) throws {
        let stage = Stage()
        let box = stage.view("box", 50, 40, 200, 100)
        let inner = stage.view("inner", 10, 5, 30, 20, in: box)
        let sibling = stage.view("sibling", 60, 45, 30, 20)
        for other in [inner, sibling] {
            let view = stage.view("a", 1, 2, 3, 4)
            try view.layoutRules.add("ll = \(format), tt = \(format)", other, other)
            try stage.solve()
            #expect(view.numbers == [value, value, 3, 4])
        }
    }

    @Test("7.1: the six number formats take numbers of several types, functions and objects")
    func numberFormats() throws {
        let stage = Stage()
        let view = stage.view("a")
        try view.layoutRules.add("ll = %f, tt = %f, w = %f, h = %f", 1, 2.5, CGFloat(3.5), Float(4))
        try stage.solve()
        #expect(view.numbers == [1, 2.5, 3.5, 4])
        try view.layoutRules.add("ll = %p, tt = %p, w = V:%p, h = H:%p", 10, 10, 50, -50)
        try stage.solve()
        #expect(view.numbers == [40, 30, 150, 0])
        try view.layoutRules.add(
            "ll = %^f, tt = %^p, w = V:%^p, h = H:%^p", .block { _ in 7 }, .block { _ in 10 },
            .block { _ in 50 }, .block { _ in 25 })
        try stage.solve()
        #expect(view.numbers == [7, 30, 150, 100])
        try view.layoutRules.add(
            "ll = %@f, tt = %@p, w = V:%@p, h = H:%@p",
            arguments: [.object(Cell(8)), .object(NSNumber(value: 20)), .object(Cell(20)), .object(Cell(10))])
        try stage.solve()
        #expect(view.numbers == [8, 60, 60, 40])
        try view.layoutRules.add("ll = %^f, tt = %^p, w = %@f, h = %@p", 9, 10, 11, 12)
        try stage.solve()
        #expect(view.numbers == [9, 30, 11, 36])
    }

    @Test("7.1: a function is given the laid-out view")
    func functionArgument() throws {
        let stage = Stage()
        let view = stage.view("a", 0, 0, 10, 10)
        view.tag = 42
        try view.layoutRules.add("ll = %^f", .block { Double($0.tag) })
        try stage.solve()
        #expect(view.numbers[0] == 42)
    }

    @Test("7.1: functions and objects are asked in each pass anew, whether anything else has changed or not")
    func askedAnew() throws {
        let stage = Stage()
        let view = stage.view("a", 0, 0, 10, 10)
        let follower = stage.view("b", 0, 0, 10, 10)
        let cell = Cell(5)
        let other = Cell(6)
        try view.layoutRules.add("ll = %@f, tt = %^f", .object(cell), .block { _ in other.layoutNumber })
        try follower.layoutRules.add("ll = %rl, tt = %bt", view, view)
        try stage.solve()
        #expect(follower.numbers == [15, 16, 10, 10])
        cell.layoutNumber = 50
        try stage.solve()
        #expect(follower.numbers == [60, 16, 10, 10])
        other.layoutNumber = 60
        stage.root.setNeedsLayout()
        stage.root.layoutIfNeeded()
        #expect(follower.numbers == [60, 70, 10, 10])
    }

    @Test(
        "7.1: arguments of another kind are refused",
        arguments: ["%f", "%^f", "%@f", "%p", "%^p", "%@p", "H:%p", "%w", "%h", "%ll", "%bb"])
    func wrongArguments(format: String) {
        let view = makeView("a")
        let takesView = !format.hasSuffix("f") && !format.hasSuffix("p")
        let all: [LayoutArgument] = [.view(view), .number(1), .block { _ in 1 }, .object(Cell(1))]
        let accepted: [Int] =
            takesView ? [0] : format.contains("^") ? [1, 2] : format.contains("@") ? [1, 3] : [1]
        for (index, argument) in all.enumerated() {
            if accepted.contains(index) {
                #expect(throws: Never.self) { try view.layoutRules.add("ll = \(format)", arguments: [argument]) }
            } else {
                #expect(throws: RuleError.self) { try view.layoutRules.add("ll = \(format)", arguments: [argument]) }
            }
        }
    }

    @Test(
        "7.4: a view that encloses S has a negative or zero origin",
        arguments: [
            ("%ll", -50.0), ("%cl", 150), ("%rl", 350), ("%lr", 250), ("%cr", 50), ("%rr", -150), ("%tt", -40),
            ("%ct", 110), ("%bt", 260), ("%tb", 140), ("%cb", -10), ("%bb", -160), ("%w", 400), ("%h", 300),
        ])
    func enclosing(format: String, value: Double) throws {
        let stage = Stage(x: 1000, y: 2000)
        let box = stage.view("box", 50, 40, 200, 100)
        let view = stage.view("a", 0, 0, 1, 1, in: box)
        try view.layoutRules.add("ll = \(format)", stage.root)
        try stage.solve()
        #expect(view.numbers[0] == value)
    }

    @Test(
        "7.4: S itself has origin (0, 0)",
        arguments: [
            ("%ll", 0.0), ("%cl", 100), ("%rl", 200), ("%lr", 200), ("%cr", 100), ("%rr", 0), ("%tt", 0), ("%ct", 50),
            ("%bt", 100), ("%tb", 100), ("%cb", 50), ("%bb", 0),
        ])
    func superviewItself(format: String, value: Double) throws {
        let stage = Stage()
        let box = stage.view("box", 50, 40, 200, 100)
        let view = stage.view("a", 0, 0, 1, 1, in: box)
        try view.layoutRules.add("ll = \(format)", box)
        try stage.solve()
        #expect(view.numbers[0] == value)
    }

    @Test("7.4: siblings, cousins and views below the laid-out view itself")
    func relatives() throws {
        let stage = Stage()
        let box = stage.view("box", 50, 40, 200, 100)
        let cousin = stage.view("cousin", 7, 8, 30, 20, in: stage.view("hut", 300, 200, 50, 50))
        let view = stage.view("a", 5, 6, 10, 10, in: box)
        let below = stage.view("below", 3, 4, 5, 5, in: view)
        try view.layoutRules.add("w = %ll, h = %tt", cousin, cousin)
        try stage.solve()
        #expect(view.numbers == [5, 6, 257, 168])
        try view.layoutRules.add("w = %ll, h = %tt", below, below)
        try stage.solve()
        #expect(view.numbers == [5, 6, 8, 10])
    }

    @Test("7.4: in another tree both sums go up to and include the roots")
    func otherTree() throws {
        let stage = Stage(x: 7, y: 9)
        let box = stage.view("box", 50, 40, 200, 100)
        let view = stage.view("a", 0, 0, 1, 1, in: box)
        let otherRoot = makeView("other", 1000, 2000, 10, 10)
        let other = makeView("far", 3, 4, 30, 20, in: otherRoot)
        try view.layoutRules.add("ll = %ll, tt = %tt, w = %w, h = %bb", other, other, other, other)
        try stage.solve()
        #expect(view.numbers == [946, 1955, 30, 0])
        try view.layoutRules.add("rr = %rr", otherRoot)
        try stage.solve()
        // The right edge of `other` is at 1010 - 57 in `box`.
        #expect(view.numbers[0] + view.numbers[2] == 953)
    }
}
