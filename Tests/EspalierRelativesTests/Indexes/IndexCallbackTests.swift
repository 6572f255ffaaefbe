import EspalierObservation
import Testing

@testable import EspalierRelatives
@testable import EspalierViews

/// Every callback of a mutation asks the tree's indexes and one of the root's; what they answer is compared with the
/// tree as it is at that moment.
@Suite("Whoever asks in a callback hears the state of that moment")
struct IndexCallbackTests {
    /// What callbacks found, by the callback's name.
    final class Log {
        var asked: [String] = []
        var wrong: [String] = []
        var index: GroupIndex<Int>?
        weak var root: UIView?

        init(_ root: UIView) {
            self.root = root
            for kind in TreeIndexes.Kind.allCases { TreeOrder.ensured(for: root).ensureIndexes().make(kind) }
            index = GroupIndex(of: root) { $0.tag }
        }

        func ask(_ place: String) {
            asked.append(place)
            guard let root else { return }
            let all = IndexForest.below(root)
            let tagged = Dictionary(grouping: all, by: \.tag).mapValues { $0.map(ObjectIdentifier.init) }
            let found = index?.groups.mapValues { $0.map(ObjectIdentifier.init) }
            let answered = root.groupDescendants(by: Array(tagged.keys)).mapValues { $0.map(ObjectIdentifier.init) }
            if found != tagged { wrong.append("the index in \(place)") }
            if answered != tagged { wrong.append("the tags in \(place)") }
            if root.view(named: "moved") !== all.first(where: { $0.name == "moved" }) {
                wrong.append("the name in \(place)")
            }
            for view in all where !view.isDescendant(of: root) { wrong.append("isDescendant in \(place)") }
        }
    }

    final class Asking: UIView {
        var log: Log?

        override func willMove(toSuperview newSuperview: UIView?) { log?.ask("willMove(toSuperview:)") }
        override func didMoveToSuperview() { log?.ask("didMoveToSuperview") }
        override func willMove(toWindow newWindow: UIWindow?) { log?.ask("willMove(toWindow:)") }
        override func didMoveToWindow() { log?.ask("didMoveToWindow") }
        override func didAddSubview(_ subview: UIView) { log?.ask("didAddSubview") }
        override func willRemoveSubview(_ subview: UIView) { log?.ask("willRemoveSubview") }
        override func layoutSubviews() { log?.ask("layoutSubviews") }
        deinit { log?.ask("deinit") }
    }

    /// window ─ (first ─ view ─ child, second), all asking.
    struct Scene {
        let window = UIWindow()
        let first = Asking()
        let second = Asking()
        let log: Log

        init() {
            window.addSubview(first)
            window.addSubview(second)
            log = Log(window)
            for (number, view) in [first, second].enumerated() {
                view.tag = number
                view.log = log
            }
        }

        func makeView() -> Asking {
            let view = Asking()
            view.tag = 5
            view.name = "moved"
            view.addSubview(UIView())
            view.log = log
            return view
        }
    }

    @Test("views that come, move, change their places and leave")
    func hierarchy() {
        let scene = Scene()
        do {
            let view = scene.makeView()
            scene.first.addSubview(view)
            scene.second.insertSubview(view, at: 0)
            scene.second.addSubview(UIView())
            scene.second.bringSubviewToFront(view)
            scene.second.exchangeSubview(at: 0, withSubviewAt: 1)
            scene.window.layoutIfNeeded()
            view.removeFromSuperview()
        }
        let places = [
            "willMove(toSuperview:)", "willMove(toWindow:)", "didMoveToWindow", "didMoveToSuperview", "didAddSubview",
            "willRemoveSubview", "layoutSubviews", "deinit",
        ]
        #expect(Set(scene.log.asked) == Set(places))
        #expect(scene.log.wrong == [])
    }

    @Test("key-value observers, before and after the write")
    func observers() {
        let scene = Scene()
        let view = scene.makeView()
        let log = scene.log
        var tokens: [AnyObject] = []
        func observe<Value>(_ view: UIView, _ keyPath: KeyPath<UIView, Value>, _ name: String) {
            tokens.append(
                view.observe(keyPath, options: [.prior, .old, .new]) { _, change in
                    log.ask(change.isPrior ? "before \(name)" : "after \(name)")
                })
        }
        observe(scene.first, \.subviews, "subviews")
        observe(scene.second, \.subviews, "subviews")
        observe(view, \.superview, "superview")
        observe(view, \.window, "window")
        observe(view, \.tag, "tag")
        observe(view, \.name, "name")
        observe(view, \.superview?.tag, "superview's tag")
        tokens.append(
            scene.window.observeHierarchy(HierarchyObservingOptions(keyPaths: [\.tag])) { _ in log.ask("hierarchy") })
        scene.first.addSubview(view)
        scene.second.addSubview(view)
        view.tag = 9
        view.name = "other"
        scene.second.tag = 8
        scene.second.sendSubviewToBack(view)
        view.removeFromSuperview()
        for name in ["subviews", "superview", "window", "tag", "name", "superview's tag"] {
            #expect(log.asked.contains("before \(name)") && log.asked.contains("after \(name)"))
        }
        #expect(log.asked.contains("hierarchy"))
        #expect(log.wrong == [])
        tokens = []
    }

    @Test("in the middle of performChanges each change is there at once")
    func performChanges() {
        let scene = Scene()
        UIView.performChanges {
            let view = scene.makeView()
            scene.first.addSubview(view)
            scene.log.ask("inside")
            view.tag = 3
            scene.log.ask("inside")
            scene.second.addSubview(view)
            scene.log.ask("inside")
        }
        #expect(scene.log.wrong == [])
    }

    @Test("the deinit of a root sees its subviews, and its indexes still answer; afterwards they are empty")
    func dyingRoot() {
        final class Root: UIView {
            var index: GroupIndex<Int>?
            var found: ([UIView]) -> Void = { _ in }
            deinit { found(index?[0] ?? []) }
        }
        for hasChanged in [false, true] {
            var root: Root? = Root()
            let child = UIView()
            root?.addSubview(child)
            let index = root.map { root in GroupIndex<Int>(of: root) { $0.tag } }
            root?.index = index
            #expect(index?.count == 1)
            var counts: [Int] = []
            root?.found = { counts.append($0.count) }
            if hasChanged { index?.invalidate(child) }
            root = nil
            #expect(counts == [1], "also where a key is to be computed")
            #expect(index?.count == 0)
        }
    }
}
