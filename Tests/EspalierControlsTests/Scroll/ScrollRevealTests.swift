import EspalierControls
import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("UIScrollView: scrollRectToVisible and zooming")
struct ScrollRevealTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let offset: CGPoint
        let rect: CGRect
        let expected: CGPoint

        init(_ title: String, from offset: CGPoint, _ rect: CGRect, _ expected: CGPoint) {
            testDescription = title
            self.offset = offset
            self.rect = rect
            self.expected = expected
        }
    }

    // Bounds (200, 100), content (1000, 500), insets (10, 0, 20, 0): what is visible at 0 is y from 10 to 80.
    static let rows = [
        Row("visible", from: .zero, rect(0, 10, 200, 70), .zero),
        Row("below", from: .zero, rect(0, 90, 10, 10), point(0, 20)),
        Row("above", from: point(0, 200), rect(0, 100, 10, 10), point(0, 90)),
        Row("to the right", from: .zero, rect(250, 20, 10, 10), point(60, 0)),
        Row("to the left", from: point(300, 0), rect(250, 20, 10, 10), point(250, 0)),
        Row("partly visible below", from: .zero, rect(0, 75, 10, 10), point(0, 5)),
        Row("both axes", from: .zero, rect(300, 300, 10, 10), point(110, 230)),
        Row("the end of the content", from: .zero, rect(990, 490, 10, 10), point(800, 420)),
        Row("beyond the end: as far as the content goes", from: .zero, rect(2000, 2000, 10, 10), point(800, 420)),
        Row("before the beginning", from: point(300, 300), rect(-50, -50, 10, 10), point(0, -10)),
        Row("too large, from above: its top", from: .zero, rect(0, 100, 10, 300), point(0, 90)),
        Row("too large, from below: its bottom", from: point(0, 400), rect(0, 0, 10, 300), point(0, 220)),
        Row("too large, and all that is visible is of it", from: point(0, 150), rect(0, 100, 10, 300), point(0, 150)),
        Row("empty", from: .zero, rect(0, 300, 10, 0), .zero),
        Row("null", from: .zero, .null, .zero),
        Row("infinite", from: .zero, .infinite, .zero),
    ]

    @Test("The offset that shows a rectangle", arguments: rows)
    func reveal(_ row: Row) {
        let view = UIScrollView(frame: rect(0, 0, 200, 100))
        view.contentSize = size(1000, 500)
        view.contentInset = insets(10, 0, 20, 0)
        view.contentOffset = row.offset
        let window = UIWindow(frame: rect(0, 0, 200, 100))
        window.addSubview(view)
        let log = ScrollLog()
        view.delegate = log
        view.scrollRectToVisible(row.rect, animated: true)
        window.clock.advance(by: 1)
        #expect(view.contentOffset == row.expected)
        #expect(log.take().count == (row.expected == row.offset ? 0 : 2), "one change and one end")
        view.scrollRectToVisible(row.rect, animated: false)
        #expect(view.contentOffset == row.expected, "then it is visible")
    }

    @Test("Paging and the rest is data")
    func data() {
        let view = UIScrollView(frame: rect(0, 0, 200, 100))
        view.isPagingEnabled = true
        view.isScrollEnabled = false
        view.contentOffset.x = 130
        #expect(view.contentOffset.x == 130 && view.isPagingEnabled && !view.isScrollEnabled)
        view.scrollIndicatorInsets = insets(1, 2, 3, 4)
        #expect(view.verticalScrollIndicatorInsets == insets(1, 2, 3, 4))
        #expect(view.horizontalScrollIndicatorInsets == insets(1, 2, 3, 4))
        view.flashScrollIndicators()
        view.decelerationRate = .fast
        view.keyboardDismissMode = .onDrag
        view.indicatorStyle = .white
        #expect(view.decelerationRate.rawValue == 0.99 && view.keyboardDismissMode == .onDrag)
        #expect(view.indicatorStyle == .white && UIScrollView.DecelerationRate.normal.rawValue == 0.998)
    }

    @Test("The zoom scale is between its limits, and the delegate hears of another one")
    func zoom() {
        let view = UIScrollView(frame: rect(0, 0, 200, 100))
        let inner = UIView(frame: rect(0, 0, 10, 10))
        inner.name = "inner"
        view.addSubview(inner)
        let log = ScrollLog()
        view.delegate = log
        view.zoomScale = 3
        #expect(view.zoomScale == 1 && log.take() == [], "both limits are 1")
        view.minimumZoomScale = 0.5
        view.maximumZoomScale = 4
        view.zoomScale = 3
        view.zoomScale = 3
        view.zoomScale = 9
        view.setZoomScale(0.1, animated: false)
        #expect(log.take() == ["zoom 3.0", "zoom 4.0", "zoom 0.5"])
        #expect(inner.frame == rect(0, 0, 5, 5))
        let window = makeWindow()
        window.addSubview(view)
        view.setZoomScale(2, animated: true)
        #expect(view.zoomScale == 2 && log.take() == ["begin inner", "zoom 2.0"])
        window.clock.advance(by: 1)
        #expect(log.take() == ["ended inner 2.0"])
        view.setZoomScale(2, animated: true)
        #expect(log.take() == ["begin inner", "ended inner 2.0"], "nothing to wait for")
    }
}
