import EspalierObservation
import Testing

@testable import EspalierRelatives
@testable import EspalierViews

/// Observers that are told before a write may ask and change: what they do comes between a change's beginning and its
/// write, and the index must be right before the write and after it.
@Suite("What observers do before a write leaves indexes right after it")
struct IndexPriorTests {
    final class Model: KeyValueObservable {
        let observerRegistry = ObserverRegistry()
        @Observed var number = 0
    }

    /// root ─ panel ─ view
    struct Scene {
        let root = UIView(), panel = UIView(), view = UIView()

        init() {
            root.addSubview(panel)
            panel.addSubview(view)
        }

        /// Calls `body` once, before the next change of what `keyPath` leads to.
        func before<Value>(
            _ view: UIView, _ keyPath: KeyPath<UIView, Value>, _ body: @escaping () -> Void
        ) -> KeyValueObservation {
            var isDone = false
            return view.observe(keyPath, options: [.prior]) { _, change in
                if !change.isPrior || isDone { return }
                isDone = true
                body()
            }
        }
    }

    @Test("a tag that an observer has changed, and the write sets back")
    func tagSetBack() {
        let scene = Scene()
        scene.view.tag = 1
        let index = GroupIndex(of: scene.root) { $0.tag }
        TreeOrder.ensured(for: scene.root).ensureIndexes().make(.tags)
        let token = scene.before(scene.view, \.tag) {
            scene.view.tag = 2
            #expect(index[2] == [scene.view])
        }
        scene.view.tag = 1
        #expect(index[1] == [scene.view] && index[2] == [])
        #expect(scene.root.findFirstDescendant(by: [1]) === scene.view)
        token.invalidate()
    }

    @Test("a flag that an observer has changed, and the write sets back")
    func flagSetBack() {
        let scene = Scene()
        let index = GroupIndex(of: scene.panel) { $0.isHidden ? 1 : 0 }
        #expect(index[0].count == 1)
        let token = scene.before(scene.view, \.isHidden) {
            scene.view.isHidden = true
            #expect(index[1].count == 1)
        }
        scene.view.isHidden = false
        #expect(index[0].count == 1)
        token.invalidate()
    }

    @Test("a name and a frame that an observer has changed, and the write sets back")
    func nameSetBack() {
        let scene = Scene()
        scene.view.name = "a"
        let names = GroupIndex(of: scene.root) { $0.name }
        let widths = GroupIndex(of: scene.panel) { Int($0.frame.width) }
        #expect(names["a"].count == 1 && widths[0].count == 1)
        let tokens = [
            scene.before(scene.view, \.name) {
                scene.view.name = "b"
                #expect(names["b"].count == 1)
            },
            scene.before(scene.view, \.frame) {
                scene.view.frame.size.width = 3
                #expect(widths[3].count == 1)
            },
        ]
        scene.view.name = "a"
        scene.view.frame.size.width = 0
        #expect(names["a"].count == 1 && names["b"] == [])
        #expect(widths[0].count == 1 && widths[3] == [])
        for token in tokens { token.invalidate() }
    }

    @Test("an index that is asked for the first time there: the superview's tag")
    func firstAskedBeforeTag() {
        let scene = Scene()
        let index = GroupIndex(of: scene.panel) { $0.superview?.tag }
        let token = scene.before(scene.panel, \.tag) { #expect(index[0].count == 1) }
        scene.panel.tag = 4
        #expect(index[4].count == 1)
        token.invalidate()
    }

    @Test("an index that is asked for the first time there: the superview's list")
    func firstAskedBeforeInsertion() {
        let scene = Scene()
        let index = GroupIndex(of: scene.panel) { $0.superview?.subviews.count }
        let token = scene.before(scene.panel, \.subviews) { #expect(index[1].count == 1) }
        scene.panel.addSubview(UIView())
        #expect(index[2].count == 2)
        token.invalidate()
    }

    @Test("an index that is asked for the first time there: an object's property")
    func firstAskedBeforeModel() {
        let scene = Scene()
        let model = Model()
        let index = GroupIndex(of: scene.panel) { _ in model.number }
        let token = model.observe(\.number, options: [.prior]) { _, change in
            if change.isPrior { #expect(index[0].count == 1) }
        }
        model.number = 7
        #expect(index[7].count == 1)
        token.invalidate()
    }

    @Test("an index that is asked there for its own view's property")
    func firstAskedBeforeOwnTag() {
        let scene = Scene()
        let index = GroupIndex(of: scene.root) { $0.tag + ($0.isHidden ? 10 : 0) }
        let tokens = [
            scene.before(scene.view, \.tag) { #expect(index[0].count == 2) },
            scene.before(scene.view, \.isHidden) { #expect(index[4].count == 1) },
        ]
        scene.view.tag = 4
        #expect(index[4] == [scene.view])
        scene.view.isHidden = true
        #expect(index[14] == [scene.view])
        for token in tokens { token.invalidate() }
    }

    @Test("an index that goes there, or is released, while the change is about to tell it")
    func indexGoes() async {
        await #expect(processExitsWith: .success) {
            for releases in [false, true] {
                let panel = UIView()
                for _ in 0..<50 { panel.addSubview(UIView()) }
                var index: GroupIndex<Int>? = GroupIndex(of: panel) { $0.superview?.tag }
                precondition(index?[0].count == 50)
                var junk: [[Int]] = []
                let token = panel.observe(\.tag, options: [.prior]) { _, change in
                    if !change.isPrior { return }
                    if releases { index?.release() } else { index = nil }
                    // Memory that was given back is used again.
                    junk = (0..<2000).map { Array(repeating: $0, count: $0 % 40) }
                }
                panel.tag = 4
                precondition(junk.count == 2000 && (index?[4].count ?? 50) == 50)
                token.invalidate()
            }
        }
    }

    @Test("the superview of the root goes, and keys have read it")
    func superviewGoes() {
        let scene = Scene()
        scene.panel.removeFromSuperview()
        var top: UIView? = UIWindow()
        top?.tag = 3
        top?.addSubview(scene.panel)
        let tags = GroupIndex(of: scene.panel) { $0.superview?.superview?.tag ?? -1 }
        let windows = GroupIndex(of: scene.panel) { $0.window == nil ? 0 : 1 }
        #expect(tags[3].count == 1 && windows[1].count == 1)
        top = nil
        #expect(scene.view.window == nil && scene.panel.superview == nil)
        #expect(tags[-1].count == 1 && windows[0].count == 1)
    }
}
