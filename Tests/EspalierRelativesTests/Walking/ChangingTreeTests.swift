import EspalierRelatives
import EspalierViews
import Testing

/// The rule of `DescendantSequence` for changes while a walk goes on, one case after the other.
///
///     root ─┬─ a ─┬─ c ─── e
///           │     └─ d
///           └─ b ─── f
@Suite("A walk over descendants while the tree changes")
struct ChangingTreeTests {
    /// The names of the views visited, where `change` runs as soon as `name` is visited, once.
    private func visited(_ family: Family, at name: String, _ change: (Family) -> Void) -> [String] {
        var visited: [String] = []
        var isDone = false
        let found = family.root.findFirstDescendant { view in
            visited.append(view.name ?? "?")
            if view.name == name, !isDone {
                isDone = true
                change(family)
            }
            return visited.count == 50
        }
        #expect(found == nil, "it came to no end")
        #expect(isDone, "\(name) was not visited")
        return visited
    }

    private func visited(at name: String, _ change: (Family) -> Void) -> [String] {
        visited(Family(), at: name, change)
    }

    @Test("3.2 Views added below the view, or behind it, are visited; views added before it are not")
    func additions() {
        #expect(visited(at: "d") { put(UIView(), "new", in: $0.d) } == ["a", "c", "e", "d", "new", "b", "f"])
        #expect(visited(at: "d") { put(UIView(), "new", in: $0.a) } == ["a", "c", "e", "d", "new", "b", "f"])
        #expect(visited(at: "c") { $0.a.insertSubview(put(UIView(), "new"), at: 0) } == ["a", "c", "e", "d", "b", "f"])
        #expect(visited(at: "f") { put(UIView(), "new", in: $0.root) } == ["a", "c", "e", "d", "b", "f", "new"])
    }

    @Test("3.3 A view that leaves is left out with what is below it, and the sibling behind it is next")
    func removal() {
        #expect(visited(at: "c") { $0.c.removeFromSuperview() } == ["a", "c", "d", "b", "f"])
        #expect(visited(at: "a") { $0.a.removeFromSuperview() } == ["a", "b", "f"])
        #expect(visited(at: "d") { $0.d.removeFromSuperview() } == ["a", "c", "e", "d", "b", "f"])
        #expect(visited(at: "f") { $0.f.removeFromSuperview() } == ["a", "c", "e", "d", "b", "f"])
        let family = Family()
        for view in family.root.descendants { view.removeFromSuperview() }
        #expect(names(family.root.subviews).isEmpty)
        #expect(names(family.a.descendants) == ["c", "e", "d"], "they left with their superview")
    }

    @Test("3.4 A view that leaves together with the sibling behind it: what follows the superview is next")
    func removalOfBoth() {
        let both: (Family) -> Void = {
            put(UIView(), "new", in: $0.a)
            $0.c.removeFromSuperview()
            $0.d.removeFromSuperview()
        }
        #expect(visited(at: "c", both) == ["a", "c", "b", "f"])
        // The sibling counts as the view left it, not as the list is when the view leaves.
        #expect(
            visited(at: "c") {
                $0.a.insertSubview(put(UIView(), "new"), aboveSubview: $0.c)
                $0.c.removeFromSuperview()
            } == ["a", "c", "d", "b", "f"])
        #expect(
            visited(at: "d") {
                put(UIView(), "new", in: $0.a)
                $0.d.removeFromSuperview()
            } == ["a", "c", "e", "d", "b", "f"])
    }

    @Test("3.2 A view that moves within its superview is gone on from at its new place")
    func reordering() {
        #expect(visited(at: "a") { $0.root.bringSubviewToFront($0.a) } == ["a", "c", "e", "d"])
        #expect(
            visited(at: "b") { $0.root.sendSubviewToBack($0.b) } == ["a", "c", "e", "d", "b", "f", "a", "c", "e", "d"])
        #expect(
            visited(at: "c") {
                $0.c.removeFromSuperview()
                $0.a.addSubview($0.c)
            } == ["a", "c", "e", "b", "f"])
    }

    @Test("3.6 A view that moves on is visited again there; one that moves back is missed")
    func moving() {
        #expect(visited(at: "c") { $0.b.addSubview($0.c) } == ["a", "c", "d", "b", "f", "c", "e"])
        #expect(visited(at: "a") { $0.f.addSubview($0.a) } == ["a", "b", "f", "a", "c", "e", "d"])
        #expect(visited(at: "b") { $0.a.addSubview($0.f) } == ["a", "c", "e", "d", "b"])
        #expect(visited(at: "e") { $0.d.addSubview($0.e) } == ["a", "c", "e", "d", "e", "b", "f"])
    }

    @Test("3.5 The walk ends when the superview has left the root")
    func superviewLeaves() {
        #expect(visited(at: "c") { $0.a.removeFromSuperview() } == ["a", "c"])
        #expect(visited(at: "e") { $0.c.removeFromSuperview() } == ["a", "c", "e"])
        let elsewhere = Family()
        #expect(visited(at: "c") { elsewhere.root.addSubview($0.a) } == ["a", "c"])
        #expect(
            visited(at: "c") {
                $0.c.removeFromSuperview()
                $0.a.removeFromSuperview()
            } == ["a", "c"])
    }

    @Test("3.5 The walk goes on from the superview's new place, if that is below the root")
    func superviewMoves() {
        #expect(visited(at: "e") { $0.b.addSubview($0.c) } == ["a", "c", "e"])
        #expect(visited(at: "e") { $0.b.insertSubview($0.c, at: 0) } == ["a", "c", "e", "f"])
        #expect(visited(at: "c") { $0.root.addSubview($0.a) } == ["a", "c", "e", "d"])
        #expect(
            visited(at: "e") {
                $0.e.removeFromSuperview()
                $0.b.insertSubview($0.c, at: 0)
            } == ["a", "c", "e", "f"])
    }

    @Test("3.5 A cut further up is noticed when the walk climbs to it, and views of other trees are never visited")
    func cutFurtherUp() {
        #expect(visited(at: "e") { $0.a.removeFromSuperview() } == ["a", "c", "e", "d"])
        let other = Family()
        #expect(visited(at: "e") { other.root.insertSubview($0.a, at: 0) } == ["a", "c", "e", "d"])
        #expect(visited(at: "e") { $0.b.insertSubview($0.a, at: 0) } == ["a", "c", "e", "d", "f"])
    }

    @Test("3.6 The root is never visited, not even when it is put below what was cut off from it")
    func rootBelowItself() {
        #expect(
            visited(at: "e") {
                $0.a.removeFromSuperview()
                $0.c.addSubview($0.root)
            } == ["a", "c", "e"])
    }

    @Test("3.7 Removing what a closure finds while it looks for it: groups have them all")
    func removeWhileGrouping() {
        let family = Family()
        for view in [family.c, family.d, family.f] { view.tag = 2 }
        let groups = family.root.groupDescendants { view -> Int? in
            guard view.tag == 2 else { return nil }
            view.removeFromSuperview()
            return 2
        }
        #expect(names(groups) == [2: ["c", "d", "f"]])
        #expect(names(family.root.descendants) == ["a", "b"])
    }

    @Test("The lists of classes, tags and names go by the same rule between two steps")
    func lists() {
        for form in 0..<3 {
            let family = Family()
            for view in family.all { view.name = "n" }
            let sequence =
                switch form {
                case 0: family.root.descendants(by: [UIView.self])
                case 1: family.root.descendants(by: [0])
                default: family.root.descendants(by: ["n"])
                }
            var visited: [UIView] = []
            for view in sequence {
                visited.append(view)
                if view === family.c { view.removeFromSuperview() }
            }
            #expect(visited == [family.a, family.c, family.d, family.b, family.f], "form \(form)")
        }
    }
}
