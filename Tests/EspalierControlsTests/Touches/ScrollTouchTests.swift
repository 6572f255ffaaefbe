import EspalierControls
import EspalierViews
import Foundation
import TestSupport
import Testing

/// Writes down what a scroll view tells, moves as one line.
private final class DragLog: UIScrollViewDelegate {
    private let log = CallLog()
    var calls: [String] { log.calls }
    var target: CGPoint?
    var velocity = CGPoint.zero
    var zoomed: UIView?

    func clear() { log.clear() }
    private func note(_ call: String) { if call != "scroll" || calls.last != "scroll" { log.note(call) } }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { note("scroll") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        note("begin \(scrollView.isDragging) \(scrollView.isTracking)")
    }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        note("will end")
        self.velocity = velocity
        if let target { targetContentOffset.pointee = target }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        note("end \(decelerate) \(scrollView.isDragging)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("decelerate \(scrollView.isDecelerating)") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("rest \(scrollView.isDecelerating)") }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { note("zoom") }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        note("zoomed \(scale)")
    }
}

@Suite("Touches on scroll views")
struct ScrollTouchTests {
    let window = shownWindow()
    let scroll = UIScrollView(frame: rect(0, 0, 320, 480))
    private let log = DragLog()

    init() {
        scroll.contentSize = CGSize(width: 320, height: 2000)
        scroll.delegate = log
        window.addSubview(scroll)
    }

    private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

    @Test("A finger drags the content by its way less 10 points; the delegate hears it in UIKit's order")
    func dragging() {
        window.drag(from: point(100, 400), to: point(100, 290), hold: 0.2)
        #expect(scroll.contentOffset == point(0, 100))
        #expect(log.calls == ["begin true true", "scroll", "will end", "end false false"])
        #expect(log.velocity == .zero && !scroll.isTracking && !scroll.isDragging)
    }

    @Test("Content that is let go while it moves runs out, by the clock")
    func deceleration() {
        window.drag(from: point(100, 400), to: point(100, 300), duration: 0.5)
        #expect(abs(log.velocity.y - 0.2) < 1e-9 && log.velocity.x == 0)
        // 90 points and 0.2 · 499.
        #expect(abs(scroll.contentOffset.y - 189.8) < 0.01 && scroll.isDecelerating)
        #expect(
            log.calls == [
                "begin true true", "scroll", "will end", "end true false", "decelerate true", "scroll",
            ])
        window.clock.advance(by: 0.3)
        #expect(log.calls.last == "rest false" && !scroll.isDecelerating)
        log.target = point(0, 1000)
        window.drag(from: point(100, 400), to: point(100, 300), duration: 0.5)
        #expect(scroll.contentOffset == point(0, 1000))
        log.clear()
        window.drag(from: point(100, 300), to: point(100, 300 + 20), duration: 0.1)
        window.clock.advance(by: 1)
        #expect(log.calls.filter { $0 == "rest false" }.count == 1)
    }

    @Test("Beyond its edge content gives way, less and less, and comes back; without bouncing it stays")
    func bouncing() {
        let finger = window.beginTouch(at: point(100, 100))
        window.moveTouch(finger, to: point(100, 210))
        // 100 points beyond: (1 − 1 / (0.55 · 100 / 480 + 1)) · 480.
        #expect(abs(scroll.contentOffset.y + 49.346) < 0.01)
        window.clock.advance(by: 1)
        window.endTouch(finger)
        #expect(scroll.contentOffset == .zero && log.calls.contains("end true false"))
        scroll.bounces = false
        window.drag(from: point(100, 100), to: point(100, 210))
        #expect(scroll.contentOffset == .zero)
    }

    @Test("Only axes with more content than room scroll, unless they always bounce; a locked drag keeps its axis")
    func axes() {
        window.drag(from: point(200, 100), to: point(100, 95), hold: 0.2)
        #expect(scroll.contentOffset == .zero && log.calls.isEmpty)
        scroll.contentSize.width = 1000
        window.drag(from: point(200, 400), to: point(120, 340), hold: 0.2)
        #expect(scroll.contentOffset == point(72, 54))
        scroll.isDirectionalLockEnabled = true
        window.drag(from: point(200, 400), to: point(120, 340), hold: 0.2)
        #expect(scroll.contentOffset == point(144, 54))
        scroll.isScrollEnabled = false
        window.drag(from: point(200, 400), to: point(120, 340))
        #expect(scroll.contentOffset == point(144, 54))
        let small = UIScrollView(frame: rect(0, 0, 320, 480))
        window.addSubview(small)
        small.delegate = log
        log.clear()
        window.drag(from: point(100, 100), to: point(100, 200), hold: 0.2)
        #expect(log.calls.isEmpty)
        small.alwaysBounceVertical = true
        window.drag(from: point(100, 100), to: point(100, 200), hold: 0.2)
        #expect(log.calls.first == "begin true true" && small.contentOffset == .zero)
    }

    @Test("Pages: the next one with a flick, the nearest one otherwise; the delegate is not asked where")
    func paging() {
        scroll.contentSize = CGSize(width: 960, height: 480)
        scroll.isPagingEnabled = true
        window.drag(from: point(300, 100), to: point(250, 100), duration: 0.1)
        #expect(scroll.contentOffset == point(320, 0) && !log.calls.contains("will end"))
        window.drag(from: point(300, 100), to: point(200, 100), hold: 0.2)
        #expect(scroll.contentOffset == point(320, 0))
        window.drag(from: point(300, 100), to: point(100, 100), hold: 0.2)
        #expect(scroll.contentOffset == point(640, 0))
        window.drag(from: point(300, 100), to: point(250, 100), duration: 0.1)
        #expect(scroll.contentOffset == point(640, 0))
        window.drag(from: point(100, 100), to: point(150, 100), duration: 0.1)
        #expect(scroll.contentOffset == point(320, 0))
    }

    @Test("A button in it is tapped; a quick drag from it scrolls and it hears nothing; a slow one it keeps")
    func buttons() {
        let events = CallLog()
        let button = UIButton(frame: rect(100, 100, 80, 40))
        scroll.addSubview(button)
        events.follow(button)
        window.tap(button)
        #expect(events.take() == ["down", "up", "primary"])
        window.drag(from: point(140, 120), to: point(140, 20), duration: 0.1, hold: 0.2)
        #expect(events.take().isEmpty && scroll.contentOffset == point(0, 90))
        window.drag(from: point(140, 30), to: point(140, 10), duration: 0.1, delay: 0.2)
        #expect(events.take().first == "down" && scroll.contentOffset == point(0, 90))
        // At once, where it does not wait.
        scroll.delaysContentTouches = false
        window.drag(from: point(140, 30), to: point(140, 10), duration: 0.1)
        #expect(events.take().first == "down" && scroll.contentOffset == point(0, 90))
    }

    @Test("A touch that other content has heard of turns into scrolling, unless that is not to be")
    func cancellingContent() {
        final class Content: UIView {
            var calls: [String] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("began") }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("ended") }
            override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("cancelled") }
        }
        let content = Content(frame: rect(0, 0, 320, 2000))
        scroll.addSubview(content)
        func drag() { window.drag(from: point(100, 300), to: point(100, 200), duration: 0.1, delay: 0.2, hold: 0.2) }
        drag()
        #expect(content.calls == ["began", "cancelled"] && scroll.contentOffset.y == 90)
        scroll.canCancelContentTouches = false
        drag()
        #expect(content.calls.suffix(2) == ["began", "ended"] && scroll.contentOffset.y == 90)
        final class Keeping: UIScrollView {
            override func touchesShouldCancel(in view: UIView) -> Bool { false }
        }
        let keeping = Keeping(frame: scroll.frame)
        keeping.contentSize = scroll.contentSize
        keeping.addSubview(content)
        window.addSubview(keeping)
        drag()
        #expect(content.calls.suffix(2) == ["began", "ended"] && keeping.contentOffset.y == 0)
    }

    @Test("Of nested scroll views the inner one scrolls, where it can in that direction")
    func nested() {
        let inner = UIScrollView(frame: rect(0, 0, 320, 200))
        inner.contentSize = CGSize(width: 1000, height: 200)
        scroll.addSubview(inner)
        window.drag(from: point(200, 100), to: point(140, 100), hold: 0.2)
        #expect(inner.contentOffset == point(50, 0) && scroll.contentOffset == .zero)
        window.drag(from: point(200, 150), to: point(200, 90), hold: 0.2)
        #expect(inner.contentOffset == point(50, 0) && scroll.contentOffset == point(0, 50))
    }

    @Test("Two fingers zoom between the limits, where the delegate names a view")
    func zooming() {
        #expect(scroll.pinchGestureRecognizer == nil)
        scroll.maximumZoomScale = 3
        #expect(scroll.pinchGestureRecognizer != nil)
        scroll.isMultipleTouchEnabled = true
        window.pinch(at: point(160, 200), from: 50, to: 100)
        #expect(scroll.zoomScale == 1)
        log.zoomed = UIView()
        window.pinch(at: point(160, 200), from: 50, to: 100)
        #expect(scroll.zoomScale == 2 && log.calls.contains("zoom") && log.calls.contains("zoomed 2.0"))
        window.pinch(at: point(160, 200), from: 50, to: 100)
        #expect(scroll.zoomScale == 3 && !scroll.isZooming)
    }

    @Test("What is between two fingers stays between them while they zoom")
    func zoomingPoint() {
        let page = UIView(frame: rect(0, 0, 320, 2000))
        scroll.addSubview(page)
        scroll.maximumZoomScale = 3
        scroll.isMultipleTouchEnabled = true
        log.zoomed = page
        scroll.contentOffset = point(0, 300)
        let before = page.convert(point(80, 120), from: window)
        window.pinch(at: point(80, 120), from: 50, to: 100)
        #expect(scroll.zoomScale == 2 && page.frame == rect(0, 0, 640, 4000))
        #expect(scroll.contentSize == page.frame.size)
        let (offset, after) = (scroll.contentOffset, page.convert(point(80, 120), from: window))
        #expect(abs(offset.x - 80) < 1e-6 && abs(offset.y - 720) < 1e-6)
        #expect(abs(after.x - before.x) < 1e-6 && abs(after.y - before.y) < 1e-6)
    }

    @Test("Content that is pulled down by 60 points is refreshed, once until that ends")
    func refreshing() {
        let refresh = UIRefreshControl()
        var count = 0
        refresh.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        scroll.refreshControl = refresh
        window.drag(from: point(100, 100), to: point(100, 160))
        #expect(count == 0 && !refresh.isRefreshing)
        window.drag(from: point(100, 100), to: point(100, 300))
        window.drag(from: point(100, 100), to: point(100, 300))
        #expect(count == 1 && refresh.isRefreshing && scroll.contentOffset == .zero)
        refresh.endRefreshing()
        scroll.refreshControl = nil
        scroll.addSubview(refresh)
        window.drag(from: point(100, 100), to: point(100, 300))
        #expect(count == 2 && refresh.isRefreshing)
        refresh.endRefreshing()
        refresh.beginRefreshing()
        #expect(count == 2 && refresh.isRefreshing)
    }

    @Test("Dragging ends editing where the keyboard is to go; the pan is the first of the recognizers, made on demand")
    func keyboard() {
        let field = UITextField(frame: rect(0, 0, 100, 34))
        scroll.addSubview(field)
        window.tap(field)
        window.drag(from: point(100, 300), to: point(100, 250))
        #expect(field.isEditing)
        scroll.keyboardDismissMode = .onDrag
        window.drag(from: point(100, 300), to: point(100, 250))
        #expect(!field.isEditing)
        let tap = UITapGestureRecognizer()
        let other = UIScrollView()
        other.addGestureRecognizer(tap)
        #expect(other.gestureRecognizers?.first === other.panGestureRecognizer)
        #expect(other.gestureRecognizers?.last === tap && other.panGestureRecognizer.view === other)
    }
}
