import EspalierViews
import Foundation
import Testing

@Suite("Hierarchy observers: who holds whom, and releases at every moment")
struct HierarchyLifetimeTests {
    private final class Token {}

    /// Runs `whenDying` in its deinit.
    private final class Mortal: UIView {
        var whenDying: ((Mortal) -> Void)?

        init() {
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) {
            nil
        }

        deinit {
            whenDying?(self)
        }
    }

    @Test("The token holds the handler, neither holds the view, and the view holds neither")
    func holding() {
        weak var view: UIView?
        weak var captured: Token?
        var token: HierarchyObservation?
        do {
            let made = UIView()
            let held = Token()
            view = made
            captured = held
            token = made.observeHierarchy { [held] _ in withExtendedLifetime(held) {} }
            made.addSubview(UIView())
            token?.pause()
            #expect(captured != nil)
        }
        #expect(view == nil && captured != nil)
        token?.resume()
        token = nil
        #expect(captured == nil)
        do {
            let made = UIView()
            let held = Token()
            captured = held
            token = made.observeHierarchy { [held] _ in withExtendedLifetime(held) {} }
            _ = consume held
            token?.invalidate()
            #expect(captured == nil)
        }
    }

    @Test("A token that is dropped ends the observation, also inside any handler", arguments: 0..<3)
    func droppedInHandler(which: Int) {
        let root = makeView("root")
        let listeners = (0..<3).map { _ in HierarchyListener(root) }
        listeners[1].whenHeard = { listeners[which].drop() }
        root.addSubview(makeView("v"))
        #expect(listeners.map { $0.take().count } == [1, 1, which == 2 ? 0 : 1])
        root.addSubview(makeView("w"))
        #expect(listeners.map { $0.take().count } == (0..<3).map { $0 == which ? 0 : 1 })
        listeners[1].whenHeard = nil
        #expect(root.hierarchyScopeMistake() == nil)
    }

    @Test("A subtree that nobody else holds is still reported, and lives until it was told")
    func droppedSubtree() {
        let root = makeView("root")
        weak var gone: UIView?
        let listener = HierarchyListener(root, HierarchyObservingOptions(keyPaths: [\.tag]))
        var below = 0
        let counter = root.observeHierarchy { below = $0[0].view.subviews.count }
        UIView.performChanges {
            let view = makeView("v", in: root)
            makeView("w", in: view)
            _ = listener.token?.takeRecords()
            _ = counter.takeRecords()
            gone = view
            view.removeFromSuperview()
        }
        #expect(below == 1)
        #expect(listener.batches == [["v out of root 0"]])
        _ = listener.take()
        #expect(gone == nil)
        #expect(root.hierarchyScopeMistake() == nil)
    }

    @Test("What left while records were taken stays seen and alive until the outermost change ends")
    func takenInBetween() {
        let root = makeView("root")
        weak var gone: Mortal?
        let listener = HierarchyListener(root, HierarchyObservingOptions(keyPaths: [\.tag]))
        UIView.performChanges {
            do {
                let view = Mortal()
                view.name = "v"
                view.whenDying = { _ in root.tag = 9 }
                root.addSubview(view)
                view.removeFromSuperview()
                gone = view
            }
            _ = listener.token?.takeRecords()
            #expect(gone != nil)
            gone?.tag = 3
            #expect(listener.token?.takeRecords().count == 1)
        }
        #expect(gone == nil)
        #expect(listener.take() == [["root.tag = 9"]])
    }

    @Test("When the observed view goes, what was recorded is told, and then it is over")
    func observedViewGoes() {
        var root: UIView? = makeView("root")
        let child = makeView("child", in: root)
        let listener = HierarchyListener(root ?? child, HierarchyObservingOptions(keyPaths: [\.tag]))
        UIView.performChanges {
            child.tag = 1
            root = nil
            child.tag = 2
            child.addSubview(makeView("w"))
        }
        #expect(child.superview == nil)
        #expect(listener.take() == [["child.tag = 1"]])
        #expect(child.hierarchyScopeMistake() == nil)
        listener.token?.invalidate()
    }

    @Test("Those who survive their superview leave its observers' sight, but not their own")
    func survivors() {
        var root: UIView? = makeView("root")
        let middle = makeView("middle", in: root)
        let bottom = makeView("bottom", in: middle)
        let far = makeView("far", in: makeView("lost", in: root))
        let outer = HierarchyListener(root ?? middle), inner = HierarchyListener(bottom)
        bottom.addSubview(makeView("first"))
        #expect(outer.take().count == 1)
        root = nil
        for view in [middle, far] { #expect(view.hierarchyScopeMistake() == nil) }
        bottom.addSubview(makeView("second"))
        far.addSubview(makeView("third"))
        #expect(outer.take().isEmpty)
        #expect(inner.take() == [["first into bottom 0"], ["second into bottom 1"]])
    }

    @Test("Changes in the deinit of the observed view are told to nobody who would hold it")
    func changesInDeinit() {
        let child = makeView("child")
        let listener: HierarchyListener
        let inner = HierarchyListener(child)
        do {
            let root = Mortal()
            root.addSubview(child)
            listener = HierarchyListener(root, HierarchyObservingOptions(keyPaths: [\.tag]))
            root.whenDying = { view in
                UIView.performChanges {
                    view.tag = 4
                    view.insertSubview(makeView("late"), at: 0)
                    view.exchangeSubview(at: 0, withSubviewAt: 1)
                    child.removeFromSuperview()
                    child.addSubview(makeView("own"))
                }
            }
        }
        #expect(listener.take().isEmpty)
        #expect(inner.take() == [["own into child 0"]])
        #expect(child.hierarchyScopeMistake() == nil)
    }

    @Test("A chain of 50,000 observed views is released without recursion, and its scopes too")
    func deepRelease() {
        var tokens: [HierarchyObservation] = []
        do {
            let root = UIView()
            var last = root
            for _ in 0..<50_000 {
                let view = UIView()
                tokens.append(view.observeHierarchy(HierarchyObservingOptions(children: false)) { _ in })
                last.addSubview(view)
                last = view
            }
            tokens.append(root.observeHierarchy { _ in })
            last.addSubview(UIView())
            last.tag = 1
        }
        #expect(tokens.allSatisfy { $0.takeRecords().isEmpty })
    }
}
