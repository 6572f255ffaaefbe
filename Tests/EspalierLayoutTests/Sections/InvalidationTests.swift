import EspalierLayout
import EspalierViews
import Foundation
import Testing

@Suite("SLL 9.8 and 9.9: autoresizing and invalidation")
struct InvalidationTests {
    /// `a` in `box` measures `c` in `hut`, both boxes in the root.
    private struct Setting {
        let stage = Stage()
        let box: UIView
        let hut: UIView
        let a: UIView
        let c: UIView

        init() throws {
            box = stage.view("box", 50, 40, 200, 100)
            hut = stage.view("hut", 300, 200, 80, 60)
            a = stage.view("a", 0, 0, 9, 9, in: box)
            c = stage.view("c", 7, 8, 20, 10, in: hut)
            try a.layoutRules.add("ll = %ll, tt = %tt, w = %w, h = %h", c, c, c, c)
            try stage.solve()
            #expect(a.numbers == [257, 168, 20, 10])
        }

        func expect(_ numbers: [Double], _ place: SourceLocation = #_sourceLocation) throws {
            try stage.solve()
            #expect(a.numbers == numbers, sourceLocation: place)
        }
    }

    @Test("9.9: a frame, of what is measured and of a view on either chain")
    func frames() throws {
        let setting = try Setting()
        setting.c.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        try setting.expect([251, 162, 3, 4])
        setting.hut.frame.origin = CGPoint(x: 310, y: 220)
        try setting.expect([261, 182, 3, 4])
        setting.box.frame.origin = CGPoint(x: 0, y: 0)
        try setting.expect([311, 222, 3, 4])
        setting.c.center = CGPoint(x: 10, y: 10)
        try setting.expect([318.5, 228, 3, 4])
        setting.c.bounds.size = CGSize(width: 5, height: 6)
        try setting.expect([317.5, 227, 5, 6])
        setting.stage.root.frame.origin = CGPoint(x: 99, y: 99)
        try setting.expect([317.5, 227, 5, 6])
    }

    @Test("9.9: a bounds origin, of the boxes and of the common view")
    func boundsOrigins() throws {
        let setting = try Setting()
        setting.hut.bounds.origin = CGPoint(x: 10, y: 20)
        try setting.expect([247, 148, 20, 10])
        setting.box.bounds.origin = CGPoint(x: 1, y: 2)
        try setting.expect([248, 150, 20, 10])
        setting.stage.root.bounds.origin = CGPoint(x: 77, y: 77)
        try setting.expect([248, 150, 20, 10])
        setting.c.bounds.origin = CGPoint(x: 77, y: 77)
        try setting.expect([248, 150, 20, 10])
        setting.hut.bounds.origin = .zero
        try setting.expect([258, 170, 20, 10])
    }

    @Test("9.9: a transform, of what is measured and of a view on either chain")
    func transforms() throws {
        let setting = try Setting()
        for view in [setting.c, setting.hut, setting.box] {
            view.transform = CGAffineTransform(scaleX: 2, y: 2)
            try setting.stage.solve()
            let converted = setting.c.convert(setting.c.bounds, to: setting.box)
            #expect(setting.a.frame.origin == converted.origin)
        }
        for view in [setting.c, setting.hut, setting.box] { view.transform = .identity }
        try setting.expect([257, 168, 20, 10])
    }

    @Test("9.9: re-parenting of what is measured, of a superview of it, and of the laid-out view")
    func reparenting() throws {
        let setting = try Setting()
        setting.stage.root.addSubview(setting.c)
        try setting.expect([-43, -32, 20, 10])
        setting.box.addSubview(setting.c)
        try setting.expect([7, 8, 20, 10])
        setting.hut.addSubview(setting.c)
        try setting.expect([257, 168, 20, 10])
        let shed = setting.stage.view("shed", 1000, 1000, 10, 10)
        shed.addSubview(setting.hut)
        try setting.expect([1257, 1168, 20, 10])
        setting.stage.root.addSubview(setting.a)
        try setting.expect([1307, 1208, 20, 10])
        setting.box.addSubview(shed)
        setting.box.addSubview(setting.a)
        try setting.expect([1307, 1208, 20, 10])
    }

    @Test("9.9: removal of what is measured, or of a superview of it: it is another tree then")
    func removal() throws {
        let setting = try Setting()
        setting.c.removeFromSuperview()
        // Both sums go up to the roots: (7, 8) less (50, 40).
        try setting.expect([-43, -32, 20, 10])
        setting.hut.addSubview(setting.c)
        try setting.expect([257, 168, 20, 10])
        setting.hut.removeFromSuperview()
        setting.stage.root.frame.origin = CGPoint(x: 100, y: 100)
        try setting.expect([157, 68, 20, 10])
    }

    @Test("9.9: changes in another tree, with the next pass about this one")
    func otherTree() throws {
        let setting = try Setting()
        setting.hut.removeFromSuperview()
        try setting.expect([257, 168, 20, 10])
        setting.c.frame.origin.x = 17
        try setting.expect([267, 168, 20, 10])
        setting.hut.frame.origin.y = 0
        try setting.expect([267, -32, 20, 10])
        setting.hut.bounds.origin.x = 5
        try setting.expect([262, -32, 20, 10])
        let far = makeView("far", 1000, 0, 10, 10)
        far.addSubview(setting.hut)
        try setting.expect([1262, -32, 20, 10])
        far.frame.origin.x = 2000
        try setting.expect([2262, -32, 20, 10])
        setting.stage.root.addSubview(far)
        try setting.expect([2262, -32, 20, 10])
    }

    @Test("9.9: where the common view changes, the needs are settled anew")
    func needsAnew() throws {
        let setting = try Setting()
        // Through the root, `a` does not need the origin of the root; measured in another tree it does.
        try setting.box.layoutRules.add("ll = %w", setting.a)
        #expect(setting.stage.cycle() == nil)
        try setting.a.layoutRules.add("w = %ll", setting.c)
        #expect(setting.stage.cycle()?.contains("box.x") == true)
        setting.box.addSubview(setting.c)
        #expect(setting.stage.cycle() == nil)
        #expect(setting.a.numbers[2] == 7)
        #expect(setting.box.numbers[0] == 7)
    }

    @Test("9.8: an open attribute follows the superview by the mask, from the sizes before the pass")
    func autoresizing() throws {
        let stage = Stage()
        let box = stage.view("box", 0, 0, 200, 100)
        let inner = stage.view("inner", 10, 10, 180, 80, in: box)
        let follower = stage.view("f", 0, 200, 1, 1)
        inner.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        try box.layoutRules.add("w = 50% + 100, h = 50% + 50")
        try follower.layoutRules.add("w = %w, ll = %tt", inner, inner)
        try stage.solve()
        #expect(box.numbers == [0, 0, 300, 200])
        #expect(inner.numbers == [10, 110, 280, 80])
        #expect(follower.numbers == [110, 200, 280, 1])
        stage.root.frame.size = CGSize(width: 200, height: 100)
        try stage.solve()
        #expect(box.numbers == [0, 0, 200, 100])
        #expect(inner.numbers == [10, 10, 180, 80])
        #expect(follower.numbers == [10, 200, 180, 1])
    }

    @Test("9.8: a mask moves what rules leave open, and only that")
    func masksAndRules() throws {
        let stage = Stage()
        let box = stage.view("box", 0, 0, 200, 100)
        let inner = stage.view("inner", 10, 10, 50, 20, in: box)
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        try inner.layoutRules.add("ll = 30, w = 40")
        try box.layoutRules.add("w = 300, h = 200")
        try stage.solve()
        #expect(inner.numbers == [30, 10, 40, 120])
        try box.layoutRules.add("w = 500")
        try stage.solve()
        #expect(inner.numbers == [30, 10, 40, 120])
    }

    @Test("9.8: a need by a mask closes a cycle")
    func maskCycle() throws {
        let stage = Stage()
        let box = stage.view("box", 0, 0, 200, 100)
        let inner = stage.view("inner", 10, 10, 50, 20, in: box)
        try box.layoutRules.add("w = %w + 20", inner)
        try inner.layoutRules.add("h = 5")
        try stage.solve()
        #expect(box.numbers[2] == 70)
        inner.autoresizingMask = [.flexibleWidth]
        #expect(stage.cycle() != nil)
        box.autoresizesSubviews = false
        #expect(stage.cycle() == nil)
        box.autoresizesSubviews = true
        try inner.layoutRules.add("w = 60")
        #expect(stage.cycle() == nil)
        #expect(box.numbers[2] == 80)
    }
}
