import EspalierViews
import Foundation
import Testing

/// S = [a, b, c]; `n` is new; the last view is the front one.
@Suite("The order of subviews after each call")
struct OrderTableTests {
    struct Fixture {
        let s = makeView("s")
        let a: UIView
        let b: UIView
        let c: UIView
        let n = makeView("n")
        let stranger = makeView("stranger")

        init() {
            a = makeView("a", in: s)
            b = makeView("b", in: s)
            c = makeView("c", in: s)
        }
    }

    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let expected: [String]
        let act: @Sendable (Fixture) -> Void

        init(_ title: String, _ expected: String, _ act: @escaping @Sendable (Fixture) -> Void) {
            testDescription = "\(title): \(expected)"
            self.expected = expected.split(separator: " ").map(String.init)
            self.act = act
        }
    }

    static let rows = [
        Row("1 addSubview(n)", "a b c n") { $0.s.addSubview($0.n) },
        Row("2 addSubview(a)", "b c a") { $0.s.addSubview($0.a) },
        Row("2 addSubview(b)", "a c b") { $0.s.addSubview($0.b) },
        Row("3 insertSubview(n, at: 1)", "a n b c") { $0.s.insertSubview($0.n, at: 1) },
        Row("3 insertSubview(n, at: 0)", "n a b c") { $0.s.insertSubview($0.n, at: 0) },
        Row("3 insertSubview(n, at: 3)", "a b c n") { $0.s.insertSubview($0.n, at: 3) },
        Row("4 insertSubview(n, at: 999)", "a b c n") { $0.s.insertSubview($0.n, at: 999) },
        Row("4 insertSubview(n, at: Int.max)", "a b c n") { $0.s.insertSubview($0.n, at: Int.max) },
        Row("6 addSubview(c)", "a b c") { $0.s.addSubview($0.c) },
        Row("6 exchangeSubview(at: 1, withSubviewAt: 1)", "a b c") { $0.s.exchangeSubview(at: 1, withSubviewAt: 1) },
        Row("6 insertSubview(b, aboveSubview: b)", "a b c") { $0.s.insertSubview($0.b, aboveSubview: $0.b) },
        Row("6 insertSubview(b, belowSubview: b)", "a b c") { $0.s.insertSubview($0.b, belowSubview: $0.b) },
        Row("6 insertSubview(b, aboveSubview: a)", "a b c") { $0.s.insertSubview($0.b, aboveSubview: $0.a) },
        Row("6 insertSubview(b, belowSubview: c)", "a b c") { $0.s.insertSubview($0.b, belowSubview: $0.c) },
        Row("7 insertSubview(c, at: 1)", "a c b") { $0.s.insertSubview($0.c, at: 1) },
        Row("8 insertSubview(a, at: 1)", "b a c") { $0.s.insertSubview($0.a, at: 1) },
        Row("9 insertSubview(a, at: 2)", "b c a") { $0.s.insertSubview($0.a, at: 2) },
        Row("9 insertSubview(a, at: 3)", "b c a") { $0.s.insertSubview($0.a, at: 3) },
        Row("9 insertSubview(a, at: 99)", "b c a") { $0.s.insertSubview($0.a, at: 99) },
        Row("10 insertSubview(n, aboveSubview: a)", "a n b c") { $0.s.insertSubview($0.n, aboveSubview: $0.a) },
        Row("10 insertSubview(n, aboveSubview: c)", "a b c n") { $0.s.insertSubview($0.n, aboveSubview: $0.c) },
        Row("11 insertSubview(n, belowSubview: b)", "a n b c") { $0.s.insertSubview($0.n, belowSubview: $0.b) },
        Row("11 insertSubview(n, belowSubview: a)", "n a b c") { $0.s.insertSubview($0.n, belowSubview: $0.a) },
        Row("12 insertSubview(c, aboveSubview: a)", "a c b") { $0.s.insertSubview($0.c, aboveSubview: $0.a) },
        Row("12 insertSubview(a, aboveSubview: b)", "b a c") { $0.s.insertSubview($0.a, aboveSubview: $0.b) },
        Row("13 insertSubview(a, belowSubview: c)", "b a c") { $0.s.insertSubview($0.a, belowSubview: $0.c) },
        Row("13 insertSubview(c, belowSubview: b)", "a c b") { $0.s.insertSubview($0.c, belowSubview: $0.b) },
        Row("14 above a stranger", "a b c n") { $0.s.insertSubview($0.n, aboveSubview: $0.stranger) },
        Row("14 below a stranger", "a b c n") { $0.s.insertSubview($0.n, belowSubview: $0.stranger) },
        Row("14 above the receiver itself", "a b c n") { $0.s.insertSubview($0.n, aboveSubview: $0.s) },
        Row("14 below the receiver itself", "a b c n") { $0.s.insertSubview($0.n, belowSubview: $0.s) },
        Row("14 a subview, below a stranger", "b c a") { $0.s.insertSubview($0.a, belowSubview: $0.stranger) },
        Row("15 exchangeSubview(at: 0, withSubviewAt: 2)", "c b a") { $0.s.exchangeSubview(at: 0, withSubviewAt: 2) },
        Row("15 exchangeSubview(at: 1, withSubviewAt: 0)", "b a c") { $0.s.exchangeSubview(at: 1, withSubviewAt: 0) },
        Row("16 bringSubviewToFront(a)", "b c a") { $0.s.bringSubviewToFront($0.a) },
        Row("16 bringSubviewToFront(c)", "a b c") { $0.s.bringSubviewToFront($0.c) },
        Row("16 sendSubviewToBack(c)", "c a b") { $0.s.sendSubviewToBack($0.c) },
        Row("16 sendSubviewToBack(a)", "a b c") { $0.s.sendSubviewToBack($0.a) },
        Row("17 bringSubviewToFront(n)", "a b c") { $0.s.bringSubviewToFront($0.n) },
        Row("17 sendSubviewToBack(n)", "a b c") { $0.s.sendSubviewToBack($0.n) },
        Row("18 n.removeFromSuperview()", "a b c") { $0.n.removeFromSuperview() },
        Row("b.removeFromSuperview()", "a c") { $0.b.removeFromSuperview() },
        Row("moving c under n", "a b") { $0.n.addSubview($0.c) },
    ]

    @Test("Order", arguments: rows)
    func order(_ row: Row) {
        let fixture = Fixture()
        row.act(fixture)
        #expect(names(fixture.s.subviews) == row.expected)
        for view in fixture.s.subviews {
            #expect(view.superview === fixture.s)
        }
        for view in [fixture.a, fixture.b, fixture.c, fixture.n]
        where !fixture.s.subviews.contains(where: { $0 === view }) {
            #expect(view.superview !== fixture.s)
        }
    }

    @Test("A view that comes from elsewhere leaves the old list, then the index rule counts")
    func fromElsewhere() {
        let fixture = Fixture()
        let other = makeView("other")
        let m = makeView("m", in: other)
        let k = makeView("k", in: other)
        fixture.s.insertSubview(m, at: 1)
        #expect(names(fixture.s.subviews) == ["a", "m", "b", "c"])
        #expect(names(other.subviews) == ["k"])
        #expect(m.superview === fixture.s)
        fixture.s.insertSubview(k, belowSubview: m)
        #expect(names(fixture.s.subviews) == ["a", "k", "m", "b", "c"])
        #expect(other.subviews.isEmpty)
    }

    @Test("A view moves up to its grandparent and down below its sibling in one call")
    func withinOneTree() {
        let fixture = Fixture()
        fixture.a.addSubview(fixture.b)
        fixture.b.addSubview(fixture.c)
        #expect(names(fixture.s.subviews) == ["a"])
        fixture.s.insertSubview(fixture.c, belowSubview: fixture.a)
        #expect(names(fixture.s.subviews) == ["c", "a"])
        #expect(fixture.b.subviews.isEmpty)
        #expect(names(fixture.a.subviews) == ["b"])
    }

    @Test("isDescendant(of:) counts the view itself")
    func isDescendant() {
        let fixture = Fixture()
        fixture.a.addSubview(fixture.n)
        #expect(fixture.n.isDescendant(of: fixture.s))
        #expect(fixture.n.isDescendant(of: fixture.a))
        #expect(fixture.n.isDescendant(of: fixture.n))
        #expect(!fixture.s.isDescendant(of: fixture.n))
        #expect(!fixture.b.isDescendant(of: fixture.a))
        #expect(!fixture.stranger.isDescendant(of: fixture.s))
    }

    @Test("viewWithTag searches depth-first, itself included")
    func viewWithTag() {
        let fixture = Fixture()
        fixture.a.addSubview(fixture.n)
        fixture.n.tag = 7
        fixture.b.tag = 7
        fixture.s.tag = 3
        #expect(fixture.s.viewWithTag(7) === fixture.n)
        #expect(fixture.s.viewWithTag(3) === fixture.s)
        #expect(fixture.a.viewWithTag(3) == nil)
        #expect(fixture.s.viewWithTag(99) == nil)
        #expect(fixture.s.viewWithTag(0) === fixture.a)
    }

    @Test("window is the window at the top, for every view below it")
    func window() {
        let fixture = Fixture()
        let window = UIWindow(frame: rect(0, 0, 100, 100))
        fixture.a.addSubview(fixture.n)
        #expect(fixture.n.window == nil)
        window.addSubview(fixture.s)
        #expect(fixture.s.window === window)
        #expect(fixture.n.window === window)
        #expect(window.window === window)
        fixture.s.removeFromSuperview()
        #expect(fixture.n.window == nil)
    }
}
