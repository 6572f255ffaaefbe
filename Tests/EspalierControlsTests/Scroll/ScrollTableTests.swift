import EspalierControls
import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("UIScrollView: offset and content")
struct ScrollTableTests {
    let scrollView = UIScrollView(frame: rect(0, 0, 200, 100))
    let log = ScrollLog()

    init() { scrollView.delegate = log }

    @Test("Defaults")
    func defaults() {
        for view in [UIScrollView(), UIScrollView(frame: rect(1, 2, 3, 4)), UIScrollView(coder: NSCoder())] {
            guard let view else { return #expect(Bool(false)) }
            #expect(view.contentOffset == .zero && view.contentSize == .zero && view.contentInset == .zero)
            #expect(view.adjustedContentInset == .zero && view.contentInsetAdjustmentBehavior == .automatic)
            #expect(view.isScrollEnabled && view.bounces && view.scrollsToTop && view.clipsToBounds)
            #expect(view.showsVerticalScrollIndicator && view.showsHorizontalScrollIndicator)
            #expect(!view.alwaysBounceVertical && !view.alwaysBounceHorizontal && !view.isPagingEnabled)
            #expect(view.zoomScale == 1 && view.minimumZoomScale == 1 && view.maximumZoomScale == 1)
            #expect(view.keyboardDismissMode == .none && view.delegate == nil && !view.isDirectionalLockEnabled)
            #expect(!view.isDragging && !view.isTracking && !view.isDecelerating && !view.isZooming)
            #expect(view.verticalScrollIndicatorInsets == .zero && view.horizontalScrollIndicatorInsets == .zero)
            #expect(view.isUserInteractionEnabled && view.intrinsicContentSize == size(-1, -1))
        }
    }

    @Test("The offset is the origin of the bounds: each changes both, and no frame of a subview")
    func offsetIsOrigin() {
        let inner = UIView(frame: rect(10, 20, 30, 40))
        scrollView.addSubview(inner)
        scrollView.contentOffset = point(5, 30)
        #expect(scrollView.bounds == rect(5, 30, 200, 100))
        scrollView.bounds.origin = point(7, 9)
        #expect(scrollView.contentOffset == point(7, 9))
        #expect(inner.frame == rect(10, 20, 30, 40) && scrollView.frame == rect(0, 0, 200, 100))
        #expect(scrollView.convert(.zero, from: inner) == point(10, 20))
        #expect(UIView().convert(CGPoint.zero, to: nil) == .zero)
        #expect(inner.convert(CGPoint.zero, to: nil) == point(10, 20), "the root's own coordinates")
    }

    @Test("Setting the frame keeps the offset")
    func frameKeepsOffset() {
        scrollView.contentOffset = point(30, 30)
        scrollView.frame = rect(0, 0, 400, 400)
        #expect(scrollView.bounds == rect(30, 30, 400, 400))
    }

    @Test("Nothing clamps the offset, and neither the content's size nor the insets move it")
    func noClamping() {
        scrollView.contentSize = size(100, 100)
        scrollView.contentOffset = point(-50, 5000)
        #expect(scrollView.contentOffset == point(-50, 5000))
        scrollView.contentSize = size(1, 1)
        scrollView.contentInset = insets(10, 10, 10, 10)
        scrollView.contentSize = size(1000, 1000)
        #expect(scrollView.contentOffset == point(-50, 5000))
    }

    struct Way: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let act: @Sendable (UIScrollView) -> Void

        init(_ title: String, _ act: @escaping @Sendable (UIScrollView) -> Void) {
            testDescription = title
            self.act = act
        }
    }

    static let ways = [
        Way("contentOffset") { $0.contentOffset = point(3, 4) },
        Way("bounds.origin") { $0.bounds.origin = point(3, 4) },
        Way("bounds, with another size") { $0.bounds = rect(3, 4, 50, 60) },
        Way("setContentOffset") { $0.setContentOffset(point(3, 4), animated: false) },
        Way("setContentOffset, animated") { $0.setContentOffset(point(3, 4), animated: true) },
        Way("by text") { try? $0.setValue(point(3, 4), forKeyPath: "contentOffset") },
        Way("under a transform") {
            $0.transform = CGAffineTransform(scaleX: 2, y: 2)
            $0.contentOffset = point(3, 4)
        },
    ]

    @Test("scrollViewDidScroll once per change, however it comes about", arguments: ways)
    func didScroll(_ way: Way) {
        way.act(scrollView)
        #expect(log.take().filter { $0 != "end" } == ["scroll 3 4"])
        way.act(scrollView)
        #expect(log.take() == [], "the same again is no change")
    }

    @Test("What does not move the origin is not told: frame, size, center, content")
    func noScroll() {
        scrollView.frame = rect(5, 5, 50, 50)
        scrollView.bounds.size = size(70, 70)
        scrollView.center = point(1, 1)
        scrollView.contentSize = size(500, 500)
        #expect(log.take() == [])
    }

    @Test("A delegate that sets the offset anew is told of that change inside the first")
    func nested() {
        log.whenScrolled = { if $0.contentOffset.y < 0 { $0.contentOffset.y = 0 } }
        scrollView.contentOffset.y = 10
        scrollView.contentOffset.y = -20
        #expect(log.take() == ["scroll 0 10", "scroll 0 -20", "scroll 0 0"])
        #expect(scrollView.contentOffset == .zero)
    }

    @Test("A delegate that sets another size while it hears of one: subviews are resized once for each")
    func nestedSize() {
        let inner = UIView(frame: rect(0, 0, 200, 100))
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.addSubview(inner)
        log.whenScrolled = { $0.bounds.size = size(50, 50) }
        scrollView.bounds = rect(0, 5, 100, 100)
        #expect(log.take() == ["scroll 0 5"])
        #expect(scrollView.bounds == rect(0, 5, 50, 50) && inner.frame == rect(0, 0, 50, 50))
    }

    @Test("The delegate is told before observers are, and is not held")
    func delegateBeforeObservers() {
        var heard: [String] = []
        let token = scrollView.observe(\.contentOffset) { _, _ in heard += log.take() + ["observer"] }
        scrollView.contentOffset.y = 1
        #expect(heard == ["scroll 0 1", "observer"])
        token.invalidate()
        var other: ScrollLog? = ScrollLog()
        scrollView.delegate = other
        weak let gone = other
        other = nil
        #expect(gone == nil && scrollView.delegate == nil)
        scrollView.contentOffset.y = 2
    }

    @Test("An animated change is at its end at once; the delegate hears of the end by the clock, once")
    func animated() {
        let window = makeWindow()
        window.addSubview(scrollView)
        scrollView.setContentOffset(point(0, 50), animated: true)
        #expect(scrollView.contentOffset == point(0, 50) && log.take() == ["scroll 0 50"])
        window.clock.advance(by: 0.2)
        #expect(log.take() == [])
        window.clock.advance(by: 0.2)
        #expect(log.take() == ["end"])
        window.clock.advance(by: 5)
        #expect(log.take() == [])
        scrollView.setContentOffset(point(0, 50), animated: true)
        scrollView.setContentOffset(point(0, 60), animated: false)
        window.clock.advance(by: 5)
        #expect(log.take() == ["scroll 0 60"], "no way to go, or no animation: no end of one")
    }

    @Test("Outside a window an animation ends too, once; a scroll view that is gone by then is not told")
    func withoutWindow() {
        let window = makeWindow()
        scrollView.setContentOffset(point(0, 50), animated: true)
        window.clock.advance(by: 1)
        #expect(log.take() == ["scroll 0 50", "end"])
        func scrollAndGo() {
            let view = UIScrollView()
            view.delegate = log
            window.addSubview(view)
            view.setContentOffset(point(0, 1), animated: true)
            view.removeFromSuperview()
        }
        scrollAndGo()
        window.clock.advance(by: 1)
        #expect(log.take() == ["scroll 0 1"])
    }

    @Test("A change of the origin marks the scroll view, not its superview")
    func marks() {
        final class CountingScroll: UIScrollView {
            var layouts = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
            }
        }
        let root = CountingView()
        let view = CountingScroll(frame: rect(0, 0, 10, 10))
        root.addSubview(view)
        root.layoutIfNeeded()
        let before = (root.layouts, view.layouts)
        view.contentOffset.y = 5
        root.layoutIfNeeded()
        #expect(root.layouts == before.0 && view.layouts == before.1 + 1)
        view.contentOffset.y = 5
        view.contentSize = size(5, 5)
        root.layoutIfNeeded()
        #expect(root.layouts == before.0 && view.layouts == before.1 + 1)
    }

    @Test("What is no number traps, with the value")
    func traps() async {
        let offset = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            UIScrollView().contentOffset = CGPoint(x: CGFloat.nan, y: 0)
        }
        #expect(errorText(offset).contains("nan"))
        let content = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            UIScrollView().contentSize = CGSize(width: 1, height: CGFloat.infinity)
        }
        #expect(errorText(content).contains("contentSize of <UIScrollView") && errorText(content).contains("inf"))
        let inset = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            UIScrollView().contentInset = UIEdgeInsets(top: .nan, left: 0, bottom: 0, right: 0)
        }
        #expect(errorText(inset).contains("contentInset of <UIScrollView"))
        let zoom = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            UIScrollView().zoomScale = .nan
        }
        #expect(errorText(zoom).contains("zoomScale of <UIScrollView"))
    }
}
