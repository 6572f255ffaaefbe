import EspalierViews
import Foundation
import Testing

@Suite("Hierarchy observers: records of places")
struct HierarchyRecordTests {
    @Test("A view that comes in, with all below it, is one record")
    func inserted() {
        let tree = HierarchyFixture()
        let listener = HierarchyListener(tree.root)
        let top = makeView("top")
        makeView("below", in: top)
        tree.c.insertSubview(top, at: 0)
        #expect(listener.take() == [["top into c 0"]])
        tree.root.addSubview(makeView("last"))
        #expect(listener.take() == [["last into root 2"]])
        #expect(tree.mistake == nil)
    }

    @Test("A view that leaves, with all below it, is one record with its old place")
    func removed() {
        let tree = HierarchyFixture()
        let listener = HierarchyListener(tree.root)
        tree.b.removeFromSuperview()
        tree.a.removeFromSuperview()
        #expect(listener.take() == [["b out of root 1"], ["a out of root 0"]])
        #expect(tree.mistake == nil)
    }

    @Test("A view that goes elsewhere below the observed view is moved")
    func moved() {
        let tree = HierarchyFixture()
        let listener = HierarchyListener(tree.root)
        tree.root.insertSubview(tree.c, at: 1)
        tree.b.addSubview(tree.a)
        #expect(listener.take() == [["c from a 0 to root 1"], ["a from root 0 to b 0"]])
        #expect(tree.mistake == nil)
    }

    @Test("To and from another tree, each tree's observer sees its side")
    func betweenTrees() {
        let tree = HierarchyFixture()
        let here = HierarchyListener(tree.root), there = HierarchyListener(tree.other)
        tree.other.insertSubview(tree.a, at: 0)
        #expect(here.take() == [["a out of root 0"]])
        #expect(there.take() == [["a into other 0"]])
        tree.a.addSubview(tree.e)
        #expect(here.take().isEmpty)
        #expect(there.take() == [["e from other 1 to a 1"]])
        #expect(tree.mistake == nil)
    }

    @Test("Another place in the same list is a reordering; the same place is none")
    func reordered() {
        let tree = HierarchyFixture()
        let f = makeView("f", in: tree.root)
        let listener = HierarchyListener(tree.root)
        tree.root.bringSubviewToFront(tree.a)
        tree.root.sendSubviewToBack(f)
        tree.root.insertSubview(tree.b, at: 2)
        tree.root.addSubview(f)
        tree.root.insertSubview(f, belowSubview: tree.b)
        #expect(
            listener.take() == [
                ["a within root 0 to root 2"], ["f within root 1 to root 0"], ["b within root 1 to root 2"],
                ["f within root 0 to root 2"], ["f within root 2 to root 1"],
            ])
        tree.root.insertSubview(f, at: 1)
        tree.root.bringSubviewToFront(tree.b)
        #expect(listener.take().isEmpty)
    }

    @Test("An exchange is two moves within the list, one where they are neighbours", arguments: [false, true])
    func exchanged(turned: Bool) {
        let root = makeView("root")
        for name in ["v0", "v1", "v2", "v3", "v4"] { makeView(name, in: root) }
        let listener = HierarchyListener(root)
        root.exchangeSubview(at: turned ? 3 : 1, withSubviewAt: turned ? 1 : 3)
        #expect(names(root.subviews) == ["v0", "v3", "v2", "v1", "v4"])
        #expect(listener.take() == [["v1 within root 1 to root 3", "v3 within root 2 to root 1"]])
        root.exchangeSubview(at: turned ? 3 : 2, withSubviewAt: turned ? 2 : 3)
        #expect(listener.take() == [["v2 within root 2 to root 3"]])
        root.exchangeSubview(at: 1, withSubviewAt: 1)
        #expect(listener.take().isEmpty)
    }

    @Test("Without subtree only the observed view's own list is seen")
    func withoutSubtree() {
        let tree = HierarchyFixture()
        let listener = HierarchyListener(tree.a, HierarchyObservingOptions(subtree: false))
        tree.c.addSubview(makeView("deep"))
        tree.root.addSubview(makeView("above"))
        #expect(listener.take().isEmpty)
        tree.a.addSubview(tree.b)
        tree.c.addSubview(tree.b)
        tree.a.addSubview(tree.d)
        tree.a.sendSubviewToBack(tree.d)
        #expect(
            listener.take() == [
                ["b into a 1"], ["b out of a 1"], ["d into a 1"], ["d within a 1 to a 0"],
            ])
        #expect(tree.mistake == nil)
    }

    @Test("Without children no places are told")
    func withoutChildren() {
        let tree = HierarchyFixture()
        let listener = HierarchyListener(
            tree.root, HierarchyObservingOptions(children: false, keyPaths: [\.tag]))
        tree.root.addSubview(tree.c)
        tree.root.exchangeSubview(at: 0, withSubviewAt: 1)
        tree.b.removeFromSuperview()
        #expect(listener.take().isEmpty)
        tree.d.tag = 4
        #expect(listener.take() == [["d.tag = 4"]])
    }

    @Test("A change of the observed view's own place is not seen")
    func ownPlace() {
        let tree = HierarchyFixture()
        let listener = HierarchyListener(tree.a)
        tree.other.addSubview(tree.a)
        tree.a.removeFromSuperview()
        #expect(listener.take().isEmpty)
        tree.d.removeFromSuperview()
        #expect(listener.take() == [["d out of c 0"]])
    }

    @Test("Paths are those right after the change; of what left and of old places, right before it")
    func paths() {
        let tree = HierarchyFixture()
        let listener = HierarchyListener(tree.root, HierarchyObservingOptions(keyPaths: [\.tag], paths: true))
        let plain = HierarchyListener(tree.root, HierarchyObservingOptions(keyPaths: [\.tag]))
        func take() -> [[String?]] {
            let paths = listener.records.map { [$0.path, $0.parentPath, $0.oldPath] }
            _ = listener.take()
            return paths
        }
        tree.a.insertSubview(makeView("new"), at: 0)
        #expect(take() == [["/0/0", "/0", nil]])
        tree.b.addSubview(tree.c)
        #expect(take() == [["/1/0", "/1", "/0/1"]])
        tree.d.tag = 1
        #expect(take() == [["/1/0/0", nil, nil]])
        tree.root.exchangeSubview(at: 0, withSubviewAt: 1)
        #expect(take() == [["/1", "/", "/0"]])
        tree.root.bringSubviewToFront(tree.b)
        #expect(take() == [["/1", "/", "/0"]])
        tree.c.removeFromSuperview()
        #expect(take() == [["/1/0", "/1", nil]])
        #expect(plain.records.count == 6)
        #expect(plain.records.allSatisfy { $0.path == nil && $0.parentPath == nil && $0.oldPath == nil })
    }
}
