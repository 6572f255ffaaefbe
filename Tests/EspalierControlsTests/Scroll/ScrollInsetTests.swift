import EspalierControls
import EspalierViews
import Foundation
import TestSupport
import Testing

/// The adjusted inset of a scroll view that fills a window with the insets (47, 0, 34, 0), or others.
@Suite("UIScrollView: adjusted insets")
struct ScrollInsetTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let behavior: UIScrollView.ContentInsetAdjustmentBehavior
        let content: CGSize
        let bounces: (vertical: Bool, horizontal: Bool)
        let isBelowBars: Bool
        /// Of the safe area (1, 2, 3, 4).
        let added: UIEdgeInsets

        init(
            _ behavior: UIScrollView.ContentInsetAdjustmentBehavior, _ content: CGSize, vertical: Bool = false,
            horizontal: Bool = false, bars: Bool = false, _ added: UIEdgeInsets
        ) {
            self.behavior = behavior
            self.content = content
            bounces = (vertical, horizontal)
            isBelowBars = bars
            self.added = added
            testDescription = "\(behavior), content \(content), bounces \(bounces), bars \(bars)"
        }
    }

    static let rows = [
        Row(.automatic, .zero, .zero),
        Row(.automatic, size(100, 200), .zero),
        Row(.automatic, size(100, 201), insets(1, 0, 3, 0)),
        Row(.automatic, size(101, 200), insets(0, 2, 0, 4)),
        Row(.automatic, size(101, 201), insets(1, 2, 3, 4)),
        Row(.automatic, .zero, vertical: true, insets(1, 0, 3, 0)),
        Row(.automatic, .zero, horizontal: true, insets(0, 2, 0, 4)),
        Row(.automatic, .zero, bars: true, insets(1, 0, 3, 0)),
        Row(.automatic, size(101, 0), bars: true, insets(1, 2, 3, 4)),
        Row(.scrollableAxes, .zero, bars: true, .zero),
        Row(.scrollableAxes, size(100, 201), insets(1, 0, 3, 0)),
        Row(.scrollableAxes, size(101, 200), insets(0, 2, 0, 4)),
        Row(.scrollableAxes, .zero, vertical: true, horizontal: true, insets(1, 2, 3, 4)),
        Row(.always, .zero, insets(1, 2, 3, 4)),
        Row(.never, size(500, 500), vertical: true, bars: true, .zero),
    ]

    /// A controller's part, below a container's bars or not.
    final class Owner: UIResponder, ViewOwner {
        let isBelowBars: Bool
        init(_ isBelowBars: Bool) { self.isBelowBars = isBelowBars }
        func viewWillLayoutSubviews(_ view: UIView) {}
        func viewDidLayoutSubviews(_ view: UIView) {}
        func viewDidMoveToWindow(_ view: UIView) {}
        var additionalSafeAreaInsets: UIEdgeInsets { .zero }
        var minimumLayoutMargins: UIEdgeInsets? { nil }
    }

    @Test("What is added of the safe area", arguments: rows)
    func table(_ row: Row) {
        let window = UIWindow(frame: rect(0, 0, 100, 200))
        window.screenSafeAreaInsets = insets(1, 2, 3, 4)
        let owner = Owner(row.isBelowBars)
        let root = UIView(frame: window.bounds)
        root.owner = owner
        let scrollView = UIScrollView(frame: window.bounds)
        let log = ScrollLog()
        scrollView.contentInsetAdjustmentBehavior = row.behavior
        scrollView.contentSize = row.content
        scrollView.alwaysBounceVertical = row.bounces.vertical
        scrollView.alwaysBounceHorizontal = row.bounces.horizontal
        scrollView.contentInset = insets(10, 20, 30, 40)
        let inner = UIView(frame: rect(0, 0, 100, 200))
        scrollView.addSubview(inner)
        #expect(scrollView.adjustedContentInset == insets(10, 20, 30, 40), "outside a window nothing is added")
        scrollView.delegate = log
        root.addSubview(scrollView)
        window.addSubview(root)
        #expect(
            scrollView.adjustedContentInset
                == insets(10 + row.added.top, 20 + row.added.left, 30 + row.added.bottom, 40 + row.added.right))
        #expect(scrollView.contentOffset == point(-20 - row.added.left, -10 - row.added.top))
        #expect(log.take().filter { $0.hasPrefix("inset") }.count == (row.added == .zero ? 0 : 1))
        // What is in the inset is not in the safe area of the subviews; on other edges it stays theirs.
        scrollView.contentOffset = .zero
        #expect(
            inner.safeAreaInsets
                == insets(
                    row.added.top == 0 ? 1 : 0, row.added.left == 0 ? 2 : 0, row.added.bottom == 0 ? 3 : 0,
                    row.added.right == 0 ? 4 : 0))
        withExtendedLifetime(owner) {}
    }

    final class Counting: UIScrollView {
        var changes: [UIEdgeInsets] = []
        override func adjustedContentInsetDidChange() { changes.append(adjustedContentInset) }
    }

    @Test("Each change of it is told once: inset, behaviour, content, size, bouncing, safe area, window")
    func told() {
        let window = makeWindow()
        let view = Counting(frame: window.bounds)
        view.contentInset.top = 3
        #expect(view.changes == [insets(3, 0, 0, 0)])
        view.contentInset.top = 3
        window.addSubview(view)
        view.contentSize = size(10, 10)
        #expect(view.changes.count == 1)
        view.contentSize = size(10, 1000)
        #expect(view.changes.last == insets(50, 0, 34, 0) && view.changes.count == 2)
        view.frame.size.height = 1000
        #expect(view.changes.last == insets(3, 0, 0, 0) && view.changes.count == 3)
        view.alwaysBounceVertical = true
        #expect(view.changes.last?.top == 50 && view.changes.count == 4)
        window.screenSafeAreaInsets.top = 20
        #expect(view.changes.last?.top == 23 && view.changes.count == 5)
        view.frame.origin.y = 5
        #expect(view.changes.last?.top == 18 && view.changes.count == 6)
        view.contentInsetAdjustmentBehavior = .never
        #expect(view.changes.last?.top == 3 && view.changes.count == 7)
        view.contentInsetAdjustmentBehavior = .always
        view.removeFromSuperview()
        #expect(view.changes.last?.top == 3 && view.changes.count == 9)
    }

    @Test("Another adjusted inset marks the scroll view")
    func marks() {
        let root = CountingView()
        let view = UIScrollView(frame: rect(0, 0, 10, 10))
        root.addSubview(view)
        root.layoutIfNeeded()
        let count = root.layoutCounters.viewsLaidOut
        view.contentInset.left = 4
        root.layoutIfNeeded()
        #expect(root.layoutCounters.viewsLaidOut == count + 1 && root.layouts == 1)
    }

    @Test("Subviews of a scroll view that adjusts have no safe area, and hear of the change")
    func safeArea() {
        final class Listener: UIView {
            var heard = 0
            override func safeAreaInsetsDidChange() { heard += 1 }
        }
        let window = makeWindow()
        let view = UIScrollView(frame: window.bounds)
        let inner = Listener(frame: window.bounds)
        let below = UIView(frame: window.bounds)
        inner.addSubview(below)
        view.addSubview(inner)
        window.addSubview(view)
        #expect(inner.safeAreaInsets == insets(47, 0, 34, 0) && inner.heard == 1, "nothing to scroll: not adjusted")
        view.contentInsetAdjustmentBehavior = .always
        #expect(inner.safeAreaInsets == .zero && below.safeAreaInsets == .zero && inner.heard == 2)
        #expect(view.safeAreaInsets == insets(47, 0, 34, 0), "its own stays")
        view.contentInsetAdjustmentBehavior = .never
        #expect(inner.safeAreaInsets == insets(47, 0, 34, 0) && inner.heard == 3)
        view.contentOffset.y = 40
        #expect(inner.safeAreaInsets == insets(47, 0, 0, 0), "not adjusted: by where it is at the moment")
        let nested = UIScrollView(frame: window.bounds)
        view.contentInsetAdjustmentBehavior = .always
        nested.contentInsetAdjustmentBehavior = .always
        view.addSubview(nested)
        #expect(nested.adjustedContentInset == .zero, "there is nothing left to adjust for")
    }

    @Test("The first offset: once, at minus the top, on getting a window")
    func firstOffset() {
        let window = makeWindow()
        let log = ScrollLog()
        let view = UIScrollView(frame: window.bounds)
        view.alwaysBounceVertical = true
        view.delegate = log
        #expect(view.contentOffset == .zero)
        window.addSubview(view)
        #expect(view.contentOffset == point(0, -47))
        #expect(log.take() == ["scroll 0 -47", "inset 47"])
        view.removeFromSuperview()
        view.contentInset.top = 10
        window.addSubview(view)
        #expect(view.contentOffset == point(0, -57), "it rests at its top")
        let deep = UIScrollView(frame: window.bounds)
        deep.contentInset.top = 5
        let holder = UIView(frame: window.bounds)
        holder.addSubview(deep)
        #expect(deep.contentOffset == point(0, -5), "also without a window")
        window.addSubview(holder)
        #expect(deep.contentOffset == point(0, -5))
    }

    @Test("An offset that somebody has set is kept: to anything, zero too, also by the bounds")
    func setOffset() {
        let window = makeWindow()
        for act in [
            { (view: UIScrollView) in view.contentOffset = .zero }, { $0.contentOffset = point(0, 9) },
            { $0.bounds.origin.x = 4 }, { $0.setContentOffset(.zero, animated: false) },
        ] {
            let view = UIScrollView(frame: window.bounds)
            view.alwaysBounceVertical = true
            act(view)
            let offset = view.contentOffset
            window.addSubview(view)
            #expect(view.contentOffset == offset && view.adjustedContentInset.top == 47)
        }
        let sized = UIScrollView()
        sized.bounds = window.bounds
        sized.center = point(195, 422)
        sized.alwaysBounceVertical = true
        window.addSubview(sized)
        #expect(sized.contentOffset == point(0, -47), "a size is no offset")
    }
}
