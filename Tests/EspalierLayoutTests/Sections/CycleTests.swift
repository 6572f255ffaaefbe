import EspalierLayout
import EspalierViews
import Testing

@Suite("SLL 9.7: what is a cycle and what is none")
struct CycleTests {
    /// `box` at (50, 40), 200 x 100, with `a` and `b` in it.
    private struct Setting {
        let stage = Stage()
        let box: UIView
        let a: UIView
        let b: UIView

        init() {
            box = stage.view("box", 50, 40, 200, 100)
            a = stage.view("a", 5, 6, 30, 20, in: box)
            b = stage.view("b", 7, 8, 40, 10, in: box)
        }
    }

    @Test("a: an aspect ratio is none; a width from itself is one, and so is a left edge from its own edges")
    func ownAttributes() throws {
        for (text, isCycle) in [
            ("h = %w / 2", false), ("w = %w", true), ("ll = %ll", true), ("ll = %rl", true), ("ll = %w", false),
            ("w = %ll", false), ("rl = %rl", true), ("rl = %w", false), ("cl = %ll", true), ("tt = %ll", false),
            ("w = 0 * %w", true), ("minw = %w", true), ("w = %h", false), ("ll = %tt", false),
            ("ll = 10, rl = %w", true), ("rl = %w, ll = 10", true), ("ll = 10, cl = 50, w = %w", false),
        ] {
            let setting = Setting()
            try setting.a.layoutRules.add(text, setting.a)
            #expect((setting.stage.cycle() != nil) == isCycle, "\(text)")
        }
        let setting = Setting()
        try setting.a.layoutRules.add("h = %w / 2", setting.a)
        try setting.stage.solve()
        #expect(setting.a.numbers == [5, 6, 30, 15])
    }

    @Test("b: two views may take different attributes from one another")
    func crossing() throws {
        let first = Setting()
        try first.a.layoutRules.add("ll = %ll", first.b)
        try first.b.layoutRules.add("tt = %tt", first.a)
        try first.stage.solve()
        #expect(first.a.numbers == [7, 6, 30, 20])
        #expect(first.b.numbers == [7, 6, 40, 10])

        let second = Setting()
        try second.a.layoutRules.add("ll = %w", second.b)
        try second.b.layoutRules.add("w = %w", second.a)
        try second.stage.solve()
        #expect(second.a.numbers == [30, 6, 30, 20])
        #expect(second.b.numbers == [7, 8, 30, 10])

        let third = Setting()
        try third.a.layoutRules.add("ll = %rl", third.b)
        try third.b.layoutRules.add("w = %ll", third.a)
        #expect(third.stage.cycle() != nil)
    }

    @Test(
        "c: a box may take its width from a view in it, unless that width comes from the box",
        arguments: [
            ("w = 50%", true), ("ll = 10, rr = 10", true), ("h = 50%", false), ("ll = 10, w = 80", false),
            ("rr = 10, w = 80", false), ("w = H:50%", true), ("w = V:50%", false), ("minw = 50%", true),
            ("ll = 50%", false), ("cl = 50%, w = 80", false), ("ll = 10, cl = 50%", true), ("h = H:50%", false),
        ])
    func box(text: String, isCycle: Bool) throws {
        let setting = Setting()
        try setting.a.layoutRules.add(text)
        try setting.box.layoutRules.add("w = %w + 20", setting.a)
        #expect((setting.stage.cycle() != nil) == isCycle)
        if text == "rr = 10, w = 80" {
            #expect(setting.box.numbers == [50, 40, 100, 100])
            #expect(setting.a.numbers == [10, 6, 80, 20])
        }
    }

    @Test(
        "d: a right edge measured in the superview counts from the box's own x",
        arguments: [("rl = %rl, ll = 5", false), ("ll = 5, rl = %rl", true), ("rl = %rl", true), ("w = %rl", true)])
    func ownOrigin(text: String, isCycle: Bool) throws {
        let setting = Setting()
        try setting.box.layoutRules.add(text, setting.a)
        let cycle = setting.stage.cycle()
        #expect((cycle != nil) == (isCycle && text != "w = %rl"))
        if text == "rl = %rl, ll = 5" {
            // `a` ends at 5 + 5 + 30.
            #expect(setting.box.numbers == [5, 40, 35, 100])
        }
        if text == "w = %rl" { #expect(setting.box.numbers[2] == 85) }
    }

    @Test("A long chain that closes is a cycle; one link less is none")
    func longChain() throws {
        let stage = Stage()
        let views = (0..<50).map { stage.view("v\($0)", Double($0), 0, 10, 10) }
        for (view, next) in zip(views, views.dropFirst()) { try view.layoutRules.add("ll = %rl", next) }
        try stage.solve()
        #expect(views[0].numbers[0] == 49 + 10 * 49)
        try #require(views.last).layoutRules.add("w = %ll", views[0])
        #expect(stage.cycle() != nil)
        try #require(views.last).layoutRules.add("w = %h", views[0])
        #expect(stage.cycle() == nil)
    }

    @Test("9.3, 9.5, 9.6: a need counts though it does not matter; what is not used does not")
    func structural() throws {
        for (text, isCycle) in [
            ("w = 0 * %w", true), ("w = %w, w = 5", false), ("w = %w, w = nil", false),
            ("ll = 1, rl = 2, w = %w", false),
            ("ll = %w, cl = 5, rl = 6", false), ("w = 9, maxw = %w", true), ("rl = %w, ll = 5", true),
            ("ll = %w, tt = ll, ll = nil", false), ("w = nil + %w", true),
        ] {
            let setting = Setting()
            try setting.a.layoutRules.add(text, setting.b)
            try setting.b.layoutRules.add("w = %w", setting.a)
            #expect((setting.stage.cycle() != nil) == isCycle, "\(text)")
        }
    }
}
