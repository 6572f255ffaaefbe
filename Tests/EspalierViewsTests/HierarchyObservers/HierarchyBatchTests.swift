import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("Hierarchy observers: batches")
struct HierarchyBatchTests {
    private struct Failed: Error {}

    @Test("performChanges is one batch, in the order of the changes, also nested and also when it throws")
    func performChanges() {
        let tree = HierarchyFixture()
        let listener = HierarchyListener(tree.root, HierarchyObservingOptions(keyPaths: [\.tag]))
        let result = UIView.performChanges {
            tree.b.tag = 1
            UIView.performChanges {
                tree.root.addSubview(tree.d)
                #expect(listener.batches.isEmpty)
            }
            tree.b.tag = 2
            #expect(listener.batches.isEmpty)
            return 11
        }
        #expect(result == 11)
        let tag = "b.tag"
        #expect(listener.take() == [["\(tag) = 1", "d from c 0 to root 2", "\(tag) = 2"]])
        #expect(throws: Failed.self) {
            try UIView.performChanges { () throws(Failed) in
                tree.d.removeFromSuperview()
                throw Failed()
            }
        }
        #expect(listener.take() == [["d out of root 2"]])
    }

    @Test("A layout pass is one batch")
    func layoutPass() {
        let tree = ProbeTree()
        let listener = HierarchyListener(tree.root, HierarchyObservingOptions(keyPaths: [\.frame.size.width]))
        tree.p.whenLaidOut = { $0.subviews[0].frame.size.width = 33 }
        tree.v.whenLaidOut = { view in
            view.whenLaidOut = nil
            view.subviews[0].removeFromSuperview()
        }
        tree.p.setNeedsLayout()
        #expect(listener.take().isEmpty)
        tree.root.layoutIfNeeded()
        #expect(listener.take() == [["v.frame.size.width = 33.0", "x out of v 0"]])
    }

    @Test("What a change's callbacks change belongs to its batch, and is told after all of them")
    func callbacks() {
        let log = CallLog()
        let root = Recorder("root", log)
        let view = Recorder("view", log)
        let listener = HierarchyListener(root, HierarchyObservingOptions(keyPaths: [\.tag]))
        log.reactions["view.willMove(toSuperview: root)"] = { root.tag = 1 }
        log.reactions["view.didMoveToSuperview"] = { view.tag = 2 }
        log.reactions["root.didAddSubview(view)"] = { view.addSubview(makeView("late")) }
        var seen: [String] = []
        listener.whenHeard = { seen = log.calls }
        root.addSubview(view)
        #expect(
            listener.take() == [["root.tag = 1", "view into root 0", "view.tag = 2", "late into view 0"]])
        #expect(seen.last == "view.didAddSubview(late)")
    }

    @Test("An observer that is registered inside a change hears what is written after")
    func registeredInside() {
        let log = CallLog()
        let root = Recorder("root", log)
        var listener: HierarchyListener?
        log.reactions["view.willMove(toSuperview: root)"] = { listener = HierarchyListener(root) }
        root.addSubview(Recorder("view", log))
        #expect(listener?.take() == [["view into root 0"]])
        UIView.performChanges {
            root.addSubview(makeView("before"))
            listener = HierarchyListener(root)
            root.addSubview(makeView("after"))
        }
        #expect(listener?.take() == [["after into root 2"]])
    }

    @Test("Observers are called in the order of their first records: of the nearest view first")
    func order() {
        let tree = HierarchyFixture()
        var heard: [String] = []
        func observe(_ view: UIView, _ label: String, _ options: HierarchyObservingOptions) -> HierarchyObservation {
            view.observeHierarchy(options) { _ in heard.append(label) }
        }
        let all = HierarchyObservingOptions(keyPaths: [\.tag])
        let tokens = [
            observe(tree.root, "root", all), observe(tree.c, "c first", all),
            observe(tree.c, "c flat", HierarchyObservingOptions(subtree: false, keyPaths: [\.tag])),
            observe(tree.c, "c second", all), observe(tree.a, "a", all), observe(tree.b, "b", all),
        ]
        tree.c.tag = 1
        #expect(heard == ["c first", "c flat", "c second", "a", "root"])
        heard = []
        tree.d.tag = 1
        #expect(heard == ["c first", "c second", "a", "root"])
        heard = []
        UIView.performChanges {
            tree.root.tag = 1
            tree.b.addSubview(tree.d)
        }
        #expect(heard == ["root", "c first", "c flat", "c second", "a", "b"])
        withExtendedLifetime(tokens) {}
    }

    @Test("A change that nobody sees makes no batch")
    func unseen() {
        let tree = HierarchyFixture()
        let listener = HierarchyListener(tree.root)
        let before = HierarchyCounters.ofThread
        tree.e.tag = 1
        tree.e.removeFromSuperview()
        tree.other.addSubview(tree.e)
        tree.other.layoutIfNeeded()
        #expect(HierarchyCounters.ofThread == before)
        #expect(listener.take().isEmpty)
    }
}
