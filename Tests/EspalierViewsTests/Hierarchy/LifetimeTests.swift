import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("Who holds whom, and what is left at the end")
struct LifetimeTests {
    /// A view that tells when it ends, and what it still saw.
    final class Mortal: UIView {
        let log: CallLog
        let label: String

        init(_ label: String, _ log: CallLog, in superview: UIView? = nil) {
            self.log = log
            self.label = label
            super.init(frame: .zero)
            superview?.addSubview(self)
        }

        required init?(coder: NSCoder) {
            nil
        }

        deinit {
            log.note("\(label) with \(subviews.count) in \(superview == nil ? "nothing" : "a superview")")
        }
    }

    @Test("A superview holds its subviews; a subview does not hold its superview")
    func ownership() {
        let log = CallLog()
        var root: Mortal? = Mortal("root", log)
        var view: Mortal? = Mortal("view", log, in: root)
        let held = view
        view = nil
        #expect(log.take().isEmpty)
        root = nil
        #expect(log.take() == ["root with 1 in nothing"])
        #expect(held?.superview == nil)
    }

    @Test("A view taken out is held by nobody")
    func removed() {
        let log = CallLog()
        let root = UIView()
        _ = Mortal("view", log, in: root)
        #expect(log.take().isEmpty)
        root.subviews[0].removeFromSuperview()
        #expect(log.take() == ["view with 0 in nothing"])
        #expect(root.subviews.isEmpty)
    }

    @Test("The whole tree ends with its root, each view once")
    func wholeTree() {
        let log = CallLog()
        do {
            let root = Mortal("root", log)
            let a = Mortal("a", log, in: root)
            _ = Mortal("b", log, in: root)
            _ = Mortal("c", log, in: a)
            _ = root.subviews
            _ = a.subviews
        }
        let ended = log.take()
        #expect(ended.first == "root with 2 in nothing", "the first to go still sees its subviews")
        #expect(ended.sorted().map { $0.prefix(4) } == ["a wi", "b wi", "c wi", "root"])
    }

    @Test("A subview that somebody holds survives with its own subtree, outside any window")
    func survivor() {
        let log = CallLog()
        let survivor = Mortal("survivor", log)
        let inner = Mortal("inner", log, in: survivor)
        do {
            let window = UIWindow(frame: rect(0, 0, 100, 100))
            window.screenSafeAreaInsets = insets(20, 0, 0, 0)
            // Held by the window alone, and the window to the end of this block, optimised too.
            Mortal("middle", log, in: window).addSubview(survivor)
            survivor.frame = rect(0, 0, 50, 50)
            #expect(survivor.safeAreaInsets == insets(20, 0, 0, 0))
            withExtendedLifetime(window) {}
        }
        #expect(log.take() == ["middle with 0 in nothing"])
        #expect(survivor.superview == nil && survivor.window == nil && inner.window == nil)
        #expect(inner.superview === survivor)
        #expect(survivor.safeAreaInsets == .zero)
        let next = UIWindow(frame: .zero)
        next.addSubview(survivor)
        #expect(inner.window === next)
    }

    @Test("A list of subviews that was read stays as it was")
    func listIsACopy() {
        let root = makeView("root")
        makeView("a", in: root)
        makeView("b", in: root)
        let before = root.subviews
        makeView("c", in: root)
        root.sendSubviewToBack(before[1])
        before[0].removeFromSuperview()
        #expect(names(before) == ["a", "b"])
        #expect(names(root.subviews) == ["b", "c"])
    }

    @Test("The diagnostics handler and what it holds end with the root")
    func handler() {
        final class Held {}
        weak var released: Held?
        do {
            let root = UIView()
            let held = Held()
            released = held
            root.diagnosticsHandler = { _ in _ = held }
        }
        #expect(released == nil)
    }
}
