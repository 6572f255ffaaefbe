import EspalierLayout
import EspalierViews
import Foundation
import Testing

@Suite("SLL 7.6: scroll offsets and transforms")
struct SpaceTests {
    /// `a` in the root measures `inner` in `box`.
    private struct Setting {
        let stage = Stage()
        let box: UIView
        let inner: UIView
        let view: UIView

        init(_ rule: String) throws {
            box = stage.view("box", 50, 40, 200, 100)
            inner = stage.view("inner", 10, 5, 30, 20, in: box)
            view = stage.view("a")
            let formats = rule.split(separator: "%").count - 1
            try view.layoutRules.add(rule, arguments: Array(repeating: .view(inner), count: formats))
        }
    }

    static let near = "ll = %ll, tt = %tt, w = %rl - %ll, h = %bt - %tt"

    @Test("7.6: a bounds origin between shifts what is measured")
    func scrolled() throws {
        let setting = try Setting(Self.near)
        setting.box.bounds.origin = CGPoint(x: 5, y: 3)
        try setting.stage.solve()
        #expect(setting.view.numbers == [55, 42, 30, 20])
        setting.box.bounds.origin = CGPoint(x: -5, y: 0)
        try setting.stage.solve()
        #expect(setting.view.numbers == [65, 45, 30, 20])
    }

    @Test("7.6: a bounds origin of S shifts what comes from outside, and the sides are those of its size")
    func scrolledSuperview() throws {
        let stage = Stage()
        let box = stage.view("box", 50, 40, 200, 100)
        let sibling = stage.view("sibling", 30, 20, 10, 10, in: box)
        let outside = stage.view("outside", 70, 70, 10, 10)
        let view = stage.view("a", 0, 0, 1, 1, in: box)
        box.bounds.origin = CGPoint(x: 8, y: 6)
        try view.layoutRules.add("ll = %ll, tt = %tt, w = %rr, h = %bb", outside, outside, sibling, sibling)
        try stage.solve()
        #expect(view.numbers == [28, 36, 160, 70])
        // What a view is placed by does not know of the bounds origin: `x` is the distance from the zero of S.
        try view.layoutRules.add("rr = 0, bb = 0")
        try stage.solve()
        #expect(view.numbers == [28, 36, 172, 64])
    }

    @Test("7.6: under a scale and a turn the enclosing upright rectangle is measured")
    func transformed() throws {
        let setting = try Setting(Self.near)
        setting.box.transform = CGAffineTransform(scaleX: 2, y: 3)
        try setting.stage.solve()
        // The middle of `box` is (150, 90); `inner` begins (-90, -45) from it.
        #expect(setting.view.numbers == [-30, -45, 60, 60])
        setting.box.transform = CGAffineTransform(rotationAngle: .pi / 2)
        try setting.stage.solve()
        let expected = setting.inner.convert(setting.inner.bounds, to: setting.stage.root)
        #expect(expected.size == CGSize(width: 20, height: 30))
        let numbers = [expected.origin.x, expected.origin.y, 20, 30]
        #expect(zip(setting.view.numbers, numbers).allSatisfy { abs($0 - $1) < 1e-9 })
        setting.box.transform = .identity
        try setting.stage.solve()
        #expect(setting.view.numbers == [60, 45, 30, 20])
    }

    @Test(
        "7.6: distances from the far sides are taken with the size of S",
        arguments: [("%lr", 430.0), ("%cr", 400), ("%rr", 370), ("%tb", 345), ("%cb", 315), ("%bb", 285)])
    func farSides(format: String, value: Double) throws {
        let setting = try Setting("ll = \(format)")
        setting.box.transform = CGAffineTransform(scaleX: 2, y: 3)
        try setting.stage.solve()
        #expect(setting.view.numbers[0] == value)
    }

    @Test("7.6: a transform of the measured view itself counts as the conversion of its bounds does")
    func ownTransform() throws {
        let stage = Stage()
        let other = stage.view("b", 100, 100, 40, 20)
        let view = stage.view("a")
        other.transform = CGAffineTransform(scaleX: 0.5, y: 2)
        try view.layoutRules.add("ll = %ll, tt = %tt, rl = %rl, bt = %bt", other, other, other, other)
        try stage.solve()
        #expect(view.numbers == [110, 90, 20, 40])
        #expect(view.frame == other.frame)
    }

    @Test("7.6: several bounds origins on the way add up")
    func chainOfOffsets() throws {
        let stage = Stage()
        let outer = stage.view("outer", 10, 10, 300, 200)
        let middle = stage.view("middle", 20, 20, 200, 100, in: outer)
        let inner = stage.view("inner", 1, 2, 3, 4, in: middle)
        let view = stage.view("a", 0, 0, 1, 1, in: stage.view("hut", 7, 7, 9, 9))
        outer.bounds.origin = CGPoint(x: 100, y: 0)
        middle.bounds.origin = CGPoint(x: 0, y: 50)
        try view.layoutRules.add("ll = %ll, tt = %tt", inner, inner)
        try stage.solve()
        #expect(view.numbers == [-76, -25, 1, 1])
        let converted = inner.convert(inner.bounds.origin, to: view.superview)
        #expect(view.frame.origin == converted)
    }
}
