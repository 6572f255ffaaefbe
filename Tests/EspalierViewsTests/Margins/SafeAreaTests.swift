import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("Safe area")
struct SafeAreaTests {
    static let screen = insets(47, 0, 34, 0)

    func makeWindow() -> UIWindow {
        let window = UIWindow(frame: rect(0, 0, 390, 844))
        window.screenSafeAreaInsets = Self.screen
        return window
    }

    struct Row: Sendable, CustomTestStringConvertible {
        let number: Int
        let frame: CGRect
        let expected: UIEdgeInsets

        var testDescription: String { "row \(number): \(frame) has \(expected)" }
    }

    static let rows = [
        Row(number: 1, frame: rect(0, 0, 390, 844), expected: insets(47, 0, 34, 0)),
        Row(number: 2, frame: rect(0, 10, 100, 100), expected: insets(37, 0, 0, 0)),
        Row(number: 3, frame: rect(0, -20, 100, 100), expected: insets(47, 0, 0, 0)),
        Row(number: 4, frame: rect(0, 47, 100, 100), expected: .zero),
        Row(number: 4, frame: rect(0, 60, 100, 100), expected: .zero),
        Row(number: 5, frame: rect(0, 764, 390, 100), expected: insets(0, 0, 34, 0)),
        Row(number: 6, frame: rect(0, 700, 390, 120), expected: insets(0, 0, 10, 0)),
    ]

    @Test("A view's part of the window's insets", arguments: rows)
    func table(_ row: Row) {
        let window = makeWindow()
        let before = makeView("before", row.frame, in: window)
        #expect(before.safeAreaInsets == row.expected)
        let moved = makeView("moved", in: window)
        moved.frame = row.frame
        #expect(moved.safeAreaInsets == row.expected)
    }

    @Test("Row 7: a subview (0, 5, 40, 40) of row 2")
    func subview() {
        let window = makeWindow()
        let view = makeView("view", rect(0, 10, 100, 100), in: window)
        let inner = makeView("inner", rect(0, 5, 40, 40), in: view)
        #expect(inner.safeAreaInsets == insets(32, 0, 0, 0))
        view.frame.origin.y = 20
        #expect(inner.safeAreaInsets == insets(22, 0, 0, 0))
    }

    @Test("Row 8: the owner of a root view adds to its result")
    func additional() {
        let window = makeWindow()
        let root = makeView("root", rect(0, 0, 390, 844), in: window)
        let owner = TestOwner()
        owner.additionalSafeAreaInsets = insets(10, 10, 30, 0)
        root.owner = owner
        #expect(root.safeAreaInsets == insets(57, 10, 64, 0))
    }

    @Test("Outside a window it is zero, and zero again after leaving one")
    func outsideWindow() {
        let window = makeWindow()
        let view = UIView(frame: rect(0, 0, 390, 844))
        let inner = makeView("inner", rect(0, 0, 100, 844), in: view)
        #expect(view.safeAreaInsets == .zero)
        window.addSubview(view)
        #expect(view.safeAreaInsets == Self.screen)
        #expect(inner.safeAreaInsets == Self.screen)
        view.removeFromSuperview()
        #expect(view.safeAreaInsets == .zero)
        #expect(inner.safeAreaInsets == .zero)
    }

    @Test("A left and a right inset, by the distance from each edge")
    func leftAndRight() {
        let window = UIWindow(frame: rect(0, 0, 844, 390))
        window.screenSafeAreaInsets = insets(0, 47, 21, 47)
        let view = makeView("view", rect(7, 0, 830, 380), in: window)
        #expect(view.safeAreaInsets == insets(0, 40, 11, 40))
    }

    @Test("The superview's bounds.origin is taken off")
    func boundsOrigin() {
        let window = makeWindow()
        let scrolled = makeView("scrolled", rect(0, 0, 390, 844), in: window)
        let inner = makeView("inner", rect(0, 100, 390, 100), in: scrolled)
        #expect(inner.safeAreaInsets == .zero)
        scrolled.bounds.origin.y = 90
        #expect(inner.safeAreaInsets == insets(37, 0, 0, 0))
    }

    @Test("Under a transform the untransformed frame counts")
    func transformed() {
        let window = makeWindow()
        let view = makeView("view", rect(0, 10, 100, 100), in: window)
        view.transform = CGAffineTransform(scaleX: 3, y: 3)
        #expect(view.safeAreaInsets == insets(37, 0, 0, 0))
    }

    @Test("Not clamped to the view's own height")
    func smallView() {
        let window = makeWindow()
        #expect(makeView("view", rect(0, 0, 10, 5), in: window).safeAreaInsets == insets(47, 0, 0, 0))
    }

    final class Listener: UIView {
        var log: CallLog?
        var seen: [UIEdgeInsets] = []

        override func safeAreaInsetsDidChange() {
            log?.note(name ?? "?")
            seen.append(safeAreaInsets)
        }
    }

    func listener(_ name: String, _ frame: CGRect, _ log: CallLog, in superview: UIView?) -> Listener {
        let view = Listener(frame: frame)
        view.name = name
        view.log = log
        superview?.addSubview(view)
        return view
    }

    @Test("safeAreaInsetsDidChange after the change, superviews first, only where it changed")
    func didChange() {
        let log = CallLog()
        let window = UIWindow(frame: rect(0, 0, 100, 200))
        let a = listener("a", rect(0, 0, 100, 200), log, in: window)
        let b = listener("b", rect(0, 0, 100, 100), log, in: a)
        let c = listener("c", rect(0, 50, 100, 100), log, in: a)
        let d = listener("d", rect(0, 0, 100, 100), log, in: b)
        _ = log.take()
        window.screenSafeAreaInsets = insets(20, 0, 0, 0)
        #expect(log.take() == ["a", "b", "d"])
        #expect(a.seen == [insets(20, 0, 0, 0)] && d.seen == [insets(20, 0, 0, 0)] && c.seen.isEmpty)
        b.frame.origin.y = 5
        #expect(log.take() == ["b", "d"])
        b.frame.origin.x = 5
        #expect(log.take().isEmpty)
        a.removeFromSuperview()
        #expect(log.take() == ["a", "b", "d"])
        #expect(d.seen.last == .zero)
    }

    @Test("What an owner adds is told to views that move, also in a window without insets")
    func ownerInPlainWindow() {
        let log = CallLog()
        let window = UIWindow(frame: rect(0, 0, 100, 200))
        let root = makeView("root", rect(0, 0, 100, 200), in: window)
        let owner = TestOwner()
        owner.additionalSafeAreaInsets = insets(20, 0, 0, 0)
        root.owner = owner
        let view = listener("view", rect(0, 0, 50, 50), log, in: root)
        #expect(log.take() == ["view"])
        view.frame.origin.y = 15
        #expect(view.safeAreaInsets == insets(5, 0, 0, 0))
        #expect(log.take() == ["view"])
    }

    @Test("Row 1: safeAreaLayoutGuide is the bounds less the insets")
    func guide() {
        let window = makeWindow()
        let view = makeView("view", rect(0, 0, 390, 844), in: window)
        #expect(view.safeAreaLayoutGuide.layoutFrame == rect(0, 47, 390, 763))
        view.bounds.origin = point(5, 6)
        #expect(view.safeAreaLayoutGuide.layoutFrame == rect(5, 53, 390, 763))
    }
}

/// What a view controller would be for its root view.
final class TestOwner: UIResponder, ViewOwner {
    var additionalSafeAreaInsets = UIEdgeInsets.zero
    var minimumLayoutMargins: UIEdgeInsets?
    var calls: [String] = []
    var nextResponder: UIResponder?

    override var next: UIResponder? { nextResponder }

    func viewWillLayoutSubviews(_ view: UIView) { calls.append("will lay out \(view.name ?? "?")") }
    func viewDidLayoutSubviews(_ view: UIView) { calls.append("did lay out \(view.name ?? "?")") }
    func viewDidMoveToWindow(_ view: UIView) { calls.append("\(view.name ?? "?") to \(CallLog.label(view.window))") }
}
