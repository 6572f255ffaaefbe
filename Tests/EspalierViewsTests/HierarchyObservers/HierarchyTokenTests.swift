import EspalierViews
import Foundation
import Testing

@Suite("Hierarchy observers: tokens")
struct HierarchyTokenTests {
    @Test("takeRecords takes what is pending; it is not told any more")
    func takeRecords() {
        let tree = HierarchyFixture()
        let listener = HierarchyListener(tree.root)
        UIView.performChanges {
            tree.b.removeFromSuperview()
            let taken = listener.token?.takeRecords() ?? []
            #expect(taken.map(HierarchyListener.text) == ["b out of root 1"])
            #expect(listener.token?.takeRecords().isEmpty == true)
            tree.a.removeFromSuperview()
        }
        #expect(listener.take() == [["a out of root 0"]])
        UIView.performChanges {
            tree.root.addSubview(tree.a)
            _ = listener.token?.takeRecords()
        }
        #expect(listener.take().isEmpty)
    }

    @Test("takeRecords in a handler: what this handler was given is not there; another's are")
    func takeInHandler() {
        let root = makeView("root")
        let first = HierarchyListener(root), second = HierarchyListener(root)
        var own: [HierarchyRecord] = []
        var other: [HierarchyRecord] = []
        first.whenHeard = {
            own = first.token?.takeRecords() ?? []
            other = second.token?.takeRecords() ?? []
        }
        root.addSubview(makeView("v"))
        #expect(own.isEmpty)
        #expect(other.map(HierarchyListener.text) == ["v into root 0"])
        #expect(second.take().isEmpty)
    }

    @Test("Paused: records are kept, and told as one batch by resume, before it returns")
    func pauseAndResume() {
        let tree = HierarchyFixture()
        let listener = HierarchyListener(tree.root)
        #expect(listener.token?.isPaused == false)
        listener.token?.pause()
        #expect(listener.token?.isPaused == true)
        tree.b.removeFromSuperview()
        tree.root.addSubview(tree.b)
        #expect(listener.batches.isEmpty && listener.token?.pendingCount == 2)
        listener.token?.resume()
        #expect(listener.take() == [["b out of root 1", "b into root 1"]])
        listener.token?.resume()
        #expect(listener.take().isEmpty)
        listener.token?.pause()
        tree.b.removeFromSuperview()
        #expect(listener.token?.takeRecords().count == 1)
        listener.token?.resume()
        #expect(listener.take().isEmpty)
    }

    @Test("Resumed inside an outermost change: told when that ends; paused inside: kept")
    func insideChange() {
        let tree = HierarchyFixture()
        let listener = HierarchyListener(tree.root)
        listener.token?.pause()
        tree.b.removeFromSuperview()
        UIView.performChanges {
            listener.token?.resume()
            #expect(listener.batches.isEmpty)
            tree.a.removeFromSuperview()
        }
        #expect(listener.take() == [["b out of root 1", "a out of root 0"]])
        UIView.performChanges {
            tree.root.addSubview(tree.a)
            listener.token?.pause()
        }
        #expect(listener.take().isEmpty)
        UIView.performChanges {
            listener.token?.resume()
            listener.token?.pause()
            listener.token?.resume()
        }
        #expect(listener.take() == [["a into root 0"]])
    }

    @Test("Paused, resumed or ended by another handler before its turn")
    func byAnotherHandler() {
        let root = makeView("root")
        let first = HierarchyListener(root), second = HierarchyListener(root)
        first.whenHeard = { second.token?.pause() }
        root.addSubview(makeView("v"))
        #expect(second.batches.isEmpty)
        first.whenHeard = { second.token?.resume() }
        root.addSubview(makeView("w"))
        #expect(second.take() == [["v into root 0", "w into root 1"]])
        first.whenHeard = { second.token?.invalidate() }
        root.addSubview(makeView("x"))
        #expect(second.take().isEmpty)
        #expect(first.take().count == 3)
        #expect(root.hierarchyScopeMistake() == nil)
    }

    @Test("Paused and resumed inside its own handler")
    func inOwnHandler() {
        let root = makeView("root")
        let listener = HierarchyListener(root)
        listener.whenHeard = {
            listener.token?.pause()
            if root.subviews.count == 1 { root.addSubview(makeView("more")) }
        }
        root.addSubview(makeView("v"))
        #expect(listener.take() == [["v into root 0"]])
        listener.whenHeard = nil
        listener.token?.resume()
        #expect(listener.take() == [["more into root 1"]])
    }

    @Test("Ended: what is pending is dropped, nothing more is told, the marks are gone")
    func invalidate() {
        let tree = HierarchyFixture()
        let listener = HierarchyListener(tree.root)
        UIView.performChanges {
            tree.b.removeFromSuperview()
            listener.token?.invalidate()
            tree.a.removeFromSuperview()
        }
        listener.token?.invalidate()
        tree.root.addSubview(tree.a)
        #expect(listener.take().isEmpty)
        #expect(listener.token?.takeRecords().isEmpty == true)
        #expect(tree.mistake == nil && tree.a.hierarchyScopeMistake() == nil)
    }

    @Test("Ending one of several observers leaves the others as they are", arguments: 0..<4)
    func endingOneOfSeveral(which: Int) {
        let tree = HierarchyFixture()
        let flat = HierarchyObservingOptions(subtree: false)
        let listeners = [
            HierarchyListener(tree.root), HierarchyListener(tree.a), HierarchyListener(tree.a, flat),
            HierarchyListener(tree.c),
        ]
        listeners[which].drop()
        #expect(tree.mistake == nil)
        tree.a.addSubview(makeView("in a"))
        tree.c.addSubview(makeView("in c"))
        let expected = [2, 2, 1, 1].enumerated().map { $0.offset == which ? 0 : $0.element }
        #expect(listeners.map { $0.take().count } == expected)
    }
}
