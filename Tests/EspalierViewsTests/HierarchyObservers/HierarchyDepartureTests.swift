import EspalierViews
import Foundation
import Testing

@Suite("Hierarchy observers: what left is seen until the outermost change ends")
struct HierarchyDepartureTests {
    private static var options: HierarchyObservingOptions { HierarchyObservingOptions(keyPaths: [\.tag]) }

    @Test("Changes inside a subtree that left, and its return")
    func leavingAndReturning() {
        let tree = HierarchyFixture()
        let listener = HierarchyListener(tree.root, Self.options)
        UIView.performChanges {
            tree.a.removeFromSuperview()
            tree.d.tag = 2
            tree.c.addSubview(tree.e)
            tree.d.removeFromSuperview()
            tree.d.tag = 3
            tree.root.addSubview(tree.a)
            tree.a.addSubview(tree.d)
        }
        let tag = "d.tag"
        #expect(
            listener.take() == [
                [
                    "a out of root 0", "\(tag) = 2", "e into c 1", "d out of c 0", "\(tag) = 3", "a into root 1",
                    "d into a 1",
                ]
            ])
        #expect(tree.mistake == nil)
    }

    @Test("It is over with the outermost change")
    func over() {
        let tree = HierarchyFixture()
        let listener = HierarchyListener(tree.root, Self.options)
        tree.a.removeFromSuperview()
        _ = listener.take()
        tree.d.tag = 2
        tree.c.addSubview(tree.e)
        #expect(listener.take().isEmpty)
        #expect(tree.a.hierarchyScopeMistake() == nil)
    }

    @Test("It is over before handlers run")
    func overBeforeHandlers() {
        let tree = HierarchyFixture()
        let listener = HierarchyListener(tree.root, Self.options)
        listener.whenHeard = { tree.d.tag += 1 }
        tree.a.removeFromSuperview()
        #expect(listener.take() == [["a out of root 0"]])
    }

    @Test("A view that left for another observed tree is seen by both, each told once")
    func seenByBoth() {
        let tree = HierarchyFixture()
        let here = HierarchyListener(tree.root, Self.options), there = HierarchyListener(tree.other, Self.options)
        UIView.performChanges {
            tree.e.addSubview(tree.a)
            tree.d.tag = 1
            tree.root.addSubview(tree.other)
            tree.d.tag = 2
        }
        let tag = "d.tag"
        #expect(
            here.take() == [["a out of root 0", "\(tag) = 1", "other into root 1", "\(tag) = 2"]])
        #expect(there.take() == [["a into e 0", "\(tag) = 1", "\(tag) = 2"]])
        #expect(tree.mistake == nil)
    }

    @Test("A view that comes above the one whose observer goes on seeing it is told once")
    func aboveItsObserver() {
        let tree = HierarchyFixture()
        let listener = HierarchyListener(tree.c, Self.options)
        UIView.performChanges {
            tree.d.removeFromSuperview()
            tree.d.addSubview(tree.c)
            tree.c.tag = 1
            tree.c.addSubview(makeView("new"))
        }
        #expect(
            listener.take() == [["d out of c 0", "c into d 0", "c.tag = 1", "new into c 0"]])
        #expect(tree.d.hierarchyScopeMistake() == nil)
    }

    @Test("Without subtree, what left is not seen any more")
    func withoutSubtree() {
        let tree = HierarchyFixture()
        let listener = HierarchyListener(tree.root, HierarchyObservingOptions(subtree: false, keyPaths: [\.tag]))
        UIView.performChanges {
            tree.a.removeFromSuperview()
            tree.a.tag = 1
            tree.c.removeFromSuperview()
        }
        #expect(listener.take() == [["a out of root 0"]])
    }

    @Test("An observer that ends while a subtree is away leaves no marks")
    func endsMeanwhile() {
        let tree = HierarchyFixture()
        let listener = HierarchyListener(tree.root, Self.options)
        let other = HierarchyListener(tree.root, Self.options)
        UIView.performChanges {
            tree.a.removeFromSuperview()
            listener.drop()
            tree.d.tag = 1
        }
        #expect(listener.take().isEmpty)
        #expect(other.take() == [["a out of root 0", "d.tag = 1"]])
        #expect(tree.mistake == nil && tree.a.hierarchyScopeMistake() == nil)
    }

    @Test("Many that leave at once, some of whom return")
    func many() {
        let root = makeView("root")
        let views = (0..<100).map { makeView("\($0)", in: root) }
        let listener = HierarchyListener(root, Self.options)
        UIView.performChanges {
            for view in views { view.removeFromSuperview() }
            for view in views where Int(view.name ?? "")! % 3 == 0 { root.addSubview(view) }
            for view in views { view.tag = 1 }
        }
        #expect(listener.records.count { $0.kind == .property } == 100)
        #expect(listener.take().map(\.count) == [234])
        for view in views { #expect(view.hierarchyScopeMistake() == nil) }
        for view in views { view.tag = 2 }
        #expect(listener.take().count == 34)
    }
}
