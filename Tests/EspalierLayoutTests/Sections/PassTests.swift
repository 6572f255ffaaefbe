import EspalierLayout
import EspalierViews
import Foundation
import Testing

@Suite("SLL 10: a layout pass")
struct PassTests {
    @Test("10.1: no order of subviews matters")
    func anyOrder() throws {
        var frames: Set<[Double]> = []
        for order in [[0, 1, 2, 3], [3, 2, 1, 0], [1, 3, 0, 2], [2, 0, 3, 1]] {
            let stage = Stage()
            let views = (0..<4).map { makeView("v\($0)", 0, 0, 20, 10) }
            for index in order { stage.root.addSubview(views[index]) }
            try views[0].layoutRules.add("ll = 10, w = 25%")
            try views[1].layoutRules.add("ll = %rl + 8", views[0])
            try views[2].layoutRules.add("ll = %rl + 8, rr = %ll", views[1], views[0])
            try views[3].layoutRules.add("w = %w, ll = %ll", views[2], views[2])
            try stage.solve()
            frames.insert(views.flatMap(\.numbers))
            let before = stage.frames
            try stage.solve()
            #expect(stage.frames == before)
        }
        #expect(frames == [[10, 0, 100, 10, 118, 0, 20, 10, 146, 0, 244, 10, 146, 0, 244, 10]])
    }

    @Test("10.2: a view without rules inside a ruled container elsewhere")
    func insideRuledContainer() throws {
        let stage = Stage()
        let a = stage.view("a", 0, 0, 10, 10)
        let container = stage.view("container", 0, 0, 100, 100)
        let plain = stage.view("plain", 5, 6, 7, 8, in: container)
        try a.layoutRules.add("ll = %ll, tt = %bt", plain, plain)
        try container.layoutRules.add("rr = 0, bb = 0")
        try stage.solve()
        #expect(a.numbers == [305, 214, 10, 10])
        stage.root.frame.size = CGSize(width: 200, height: 200)
        try stage.solve()
        #expect(a.numbers == [105, 114, 10, 10])
    }

    @Test("10.2: a view follows a view elsewhere, although its own superview has not changed")
    func follows() throws {
        let stage = Stage()
        let one = stage.view("one", 0, 0, 100, 100)
        let other = stage.view("other", 200, 0, 100, 100)
        let leader = stage.view("leader", 0, 0, 10, 10, in: stage.view("deep", 0, 0, 50, 50, in: one))
        let follower = stage.view("follower", 0, 0, 10, 10, in: stage.view("low", 0, 0, 50, 50, in: other))
        try follower.layoutRules.add("ll = %ll", leader)
        stage.root.layoutIfNeeded()
        #expect(follower.numbers[0] == -200)
        leader.frame.origin.x = 30
        leader.layoutIfNeeded()
        #expect(follower.numbers[0] == -170)
        one.frame.origin.x = 5
        stage.root.layoutIfNeeded()
        #expect(follower.numbers[0] == -165)
    }

    @Test("10.2: a container waits for the widths of its subviews while their heights wait for it")
    func attributeByAttribute() throws {
        let stage = Stage()
        let box = stage.view("box", 0, 0, 0, 50)
        let label = stage.view("label", 0, 0, 80, 10, in: box)
        let icon = stage.view("icon", 0, 0, 16, 16, in: box)
        try box.layoutRules.add("w = %w + %w + 8, h = %w / 2", label, icon, box)
        try label.layoutRules.add("ll = 0, h = 100%")
        try icon.layoutRules.add("rr = 0, h = 50%, w = 20")
        try stage.solve()
        #expect(box.numbers == [0, 0, 108, 54])
        #expect(label.numbers == [0, 0, 80, 54])
        #expect(icon.numbers == [88, 0, 20, 27])
        #expect(stage.messages.isEmpty)
    }

    @Test("10.4: whichever view lays out, the pass is about the whole tree")
    func wholeTree() throws {
        let stage = Stage()
        let one = stage.view("one", 0, 0, 100, 100)
        let other = stage.view("other", 0, 0, 100, 100)
        let a = stage.view("a", 0, 0, 1, 1, in: one)
        let b = stage.view("b", 0, 0, 1, 1, in: other)
        try a.layoutRules.add("ll = 5")
        try b.layoutRules.add("ll = 6")
        one.layoutIfNeeded()
        #expect(a.numbers[0] == 5)
        #expect(b.numbers[0] == 6)
        try b.layoutRules.add("ll = 7")
        try a.solveLayout()
        #expect(b.numbers[0] == 7)
    }

    @Test("10.4: a frame inside the superview and an added rule lead to a pass")
    func marks() throws {
        let stage = Stage()
        let a = stage.view("a", 0, 0, 1, 1)
        let b = stage.view("b", 0, 0, 1, 1)
        try a.layoutRules.add("ll = %rl", b)
        stage.root.layoutIfNeeded()
        #expect(a.numbers[0] == 1)
        b.frame.size.width = 50
        stage.root.layoutIfNeeded()
        #expect(a.numbers[0] == 50)
        b.frame.origin.x = 8
        stage.root.layoutIfNeeded()
        #expect(a.numbers[0] == 58)
        try a.layoutRules.add("ll = 2")
        stage.root.layoutIfNeeded()
        #expect(a.numbers[0] == 2)
        stage.root.layoutIfNeeded()
        #expect(a.numbers[0] == 2)
    }

    @Test("10.4: rules of a subtree that is added, and of one that goes its own way")
    func subtrees() throws {
        let stage = Stage()
        let box = makeView("box", 0, 0, 100, 100)
        let a = makeView("a", 0, 0, 10, 10, in: box)
        try box.layoutRules.add("w = 50%")
        try a.layoutRules.add("rr = 5")
        stage.root.addSubview(box)
        try stage.solve()
        #expect(box.numbers[2] == 200)
        #expect(a.numbers[0] == 185)
        box.removeFromSuperview()
        box.frame.size.width = 60
        try box.solveLayout()
        #expect(box.numbers[2] == 60)
        #expect(a.numbers[0] == 45)
    }
}
