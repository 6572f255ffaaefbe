import EspalierObservation
import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("Hierarchy observers: records of properties")
struct HierarchyPropertyTests {
    static let note = StoredProperty<UIView, Int>(default: 3)

    @Test("The observed view's own properties, and those of all below")
    func whose() {
        let tree = HierarchyFixture()
        let deep = HierarchyListener(tree.a, HierarchyObservingOptions(keyPaths: [\.tag]))
        let flat = HierarchyListener(tree.a, HierarchyObservingOptions(subtree: false, keyPaths: [\.tag]))
        for view in [tree.root, tree.a, tree.b, tree.c, tree.d] { view.tag = 7 }
        #expect(deep.take() == [["a.tag = 7"], ["c.tag = 7"], ["d.tag = 7"]])
        #expect(flat.take() == [["a.tag = 7"]])
    }

    @Test("Every kind of property, with old values on request")
    func kinds() {
        let tree = HierarchyFixture()
        let listener = HierarchyListener(
            tree.root,
            HierarchyObservingOptions(
                keyPaths: [
                    \.tag, \.isHidden, \.alpha, \.name, \.backgroundColor, \.autoresizingMask.rawValue,
                    \.[stored: Self.note],
                ],
                oldValues: true))
        let view = tree.d
        view.tag = 5
        view.isHidden = true
        view.alpha = 0.5
        view.autoresizingMask = .flexibleWidth
        view[stored: Self.note] = 4
        view.removeStoredValue(of: Self.note)
        let heard = listener.take().joined().map { String($0.split(separator: "=")[1]) }
        #expect(heard == [" 0 -> 5", " false -> true", " 1.0 -> 0.5", " 0 -> 2", " 3 -> 4", " 4 -> 3"])
        view.name = nil
        #expect(listener.records.map { $0.oldValue as? String } == ["d"])
        #expect(listener.records[0].newValue == nil && listener.records[0].keyPath == \UIView.name)
        view.name = "again"
        view.name = "other"
        #expect(listener.records.map { $0.newValue as? String } == [nil, "again", "other"])
        #expect(listener.records.map { $0.oldValue as? String } == ["d", nil, "again"])
        _ = listener.take()
        view.backgroundColor = .red
        #expect(listener.records.map { $0.newValue as? UIColor } == [.red])
        #expect(listener.records.allSatisfy { $0.oldValue == nil && $0.parent == nil && $0.index == nil })
    }

    @Test("Only values that differ are recorded; old values only where asked for")
    func onlyDifferent() {
        let tree = HierarchyFixture()
        let listener = HierarchyListener(tree.root, HierarchyObservingOptions(keyPaths: [\.tag, \.name, \.frame]))
        tree.a.tag = 0
        tree.a.name = "a"
        tree.a.frame = .zero
        tree.a.isHidden = true
        #expect(listener.take().isEmpty)
        tree.a.tag = 1
        #expect(listener.records.map { $0.oldValue == nil } == [true])
    }

    @Test("One write that changes several properties makes their records in the order of the key paths")
    func geometry() {
        let view = makeView("v", rect(0, 0, 10, 10))
        let listener = HierarchyListener(
            view, HierarchyObservingOptions(keyPaths: [\.center.x, \.transform, \.frame.size, \.bounds.size.width]))
        func changed() -> [[String]] {
            listener.take().map { $0.map { String($0.split(separator: " ")[0].dropFirst(2)) } }
        }
        view.frame = rect(0, 5, 10, 10)
        #expect(changed().isEmpty)
        view.frame = rect(1, 5, 20, 10)
        #expect(changed() == [["center.x", "frame.size", "bounds.size.width"]])
        view.bounds.size.height = 30
        #expect(changed() == [["frame.size"]])
        view.center.x = 100
        #expect(changed() == [["center.x"]])
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(changed() == [["transform", "frame.size"]])
        view.frame = rect(0, 0, 80, 80)
        #expect(changed() == [["center.x", "frame.size", "bounds.size.width"]])
    }

    @Test("A frame stands before the frames of the subviews that follow it, all in one batch")
    func autoresizing() {
        let root = makeView("root", rect(0, 0, 100, 100))
        let child = makeView("child", rect(0, 0, 50, 50), in: root)
        let grandchild = makeView("grandchild", rect(0, 0, 50, 50), in: child)
        for view in [child, grandchild] { view.autoresizingMask = .flexibleWidth }
        let listener = HierarchyListener(root, HierarchyObservingOptions(keyPaths: [\.frame.size.width]))
        root.frame = rect(0, 0, 200, 100)
        let width = "frame.size.width"
        #expect(
            listener.take() == [["root.\(width) = 200.0", "child.\(width) = 150.0", "grandchild.\(width) = 150.0"]])
    }

    @Test("Objects are compared by identity, other values always differ")
    func comparing() {
        final class Thing {}
        struct Plain {}
        let view = makeView("v")
        let thing = Thing()
        let objects = StoredProperty<UIView, Thing?>(default: nil)
        let plain = StoredProperty<UIView, Plain>(default: Plain())
        let listener = HierarchyListener(
            view, HierarchyObservingOptions(keyPaths: [\.[stored: objects], \.[stored: plain]]))
        view[stored: objects] = thing
        view[stored: objects] = thing
        view[stored: objects] = Thing()
        #expect(listener.take().count == 2)
        view[stored: plain] = Plain()
        view[stored: plain] = Plain()
        #expect(listener.take().count == 2)
    }

    @Test("Properties with names of their own come after those of key paths")
    func labelled() {
        let view = makeView("v")
        let keys = PropertyKeys(PropertyKey(declared: ViewProperty.tag.rawValue))
        var options = HierarchyObservingOptions(keyPaths: [\.tag])
        options.properties = [HierarchyProperty(label: "sign", keys: keys) { $0.tag.signum() }]
        let listener = HierarchyListener(view, options)
        view.tag = 5
        view.tag = 6
        #expect(listener.take() == [["v.tag = 5", "v.sign = 1"], ["v.tag = 6"]])
    }

    @Test("What observers and handlers read is no part of a computation around the change")
    func untracked() {
        let view = makeView("v")
        let listener = HierarchyListener(view, HierarchyObservingOptions(keyPaths: [\.tag], oldValues: true))
        listener.whenHeard = { _ = view.frame }
        let (_, list) = ReadList.of { view.tag = 1 }
        #expect(listener.take() == [["v.tag = 0 -> 1"]])
        #expect(list.reads.isEmpty)
    }

    @Test("A key path that reads nothing observable, or another object, is the caller's bug")
    func traps() async {
        let nothing = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = UIView().observeHierarchy(HierarchyObservingOptions(keyPaths: [\.contentMode])) { _ in }
        }
        #expect(errorText(nothing).contains("ContentMode reads nothing that can be observed"), "\(errorText(nothing))")
        let away = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = UIView().observeHierarchy(HierarchyObservingOptions(keyPaths: [\.superview?.frame])) { _ in }
        }
        #expect(errorText(away).contains("CGRect"), "\(errorText(away))")
        #expect(errorText(away).contains("leads away from the view; observe a property of the view itself"))
    }
}
