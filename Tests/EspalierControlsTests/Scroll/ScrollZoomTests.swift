import EspalierControls
import EspalierViews
import Foundation
import Testing

@Suite("UIScrollView: zooming")
struct ScrollZoomTests {
    let scroll = UIScrollView(frame: rect(0, 0, 200, 100))
    let page = UIView(frame: rect(0, 0, 400, 300))
    let log = ScrollLog()

    init() {
        page.name = "page"
        scroll.addSubview(page)
        scroll.contentSize = page.frame.size
        scroll.minimumZoomScale = 0.25
        scroll.maximumZoomScale = 4
        scroll.delegate = log
    }

    @Test("A scale makes the delegate's view larger from its corner, and the content with it")
    func scaling() {
        scroll.zoomScale = 2
        #expect(page.transform == CGAffineTransform(scaleX: 2, y: 2))
        #expect(page.frame == rect(0, 0, 800, 600) && page.bounds == rect(0, 0, 400, 300))
        #expect(scroll.contentSize == size(800, 600))
        scroll.zoomScale = 0.1
        #expect(
            scroll.zoomScale == 0.25 && page.frame == rect(0, 0, 100, 75)
                && scroll.contentSize == size(100, 75))
        scroll.zoomScale = 1
        #expect(
            page.transform.isIdentity && page.frame == rect(0, 0, 400, 300)
                && page.center == point(200, 150))
    }

    @Test("The corner of the view stays where it is, and so does a turn")
    func cornerAndTurn() {
        page.frame.origin = point(30, 20)
        scroll.zoomScale = 2
        #expect(page.frame == rect(30, 20, 800, 600))
        page.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2)
        let corner = page.frame.origin
        scroll.zoomScale = 1
        #expect(page.transform == CGAffineTransform(rotationAngle: .pi / 2))
        #expect(
            page.frame == CGRect(origin: corner, size: size(300, 400))
                && scroll.contentSize == size(300, 400))
    }

    @Test(
        "What is in the middle stays there, as far as the content reaches; the delegate hears of the scale last"
    )
    func middle() {
        scroll.contentOffset = point(100, 50)
        _ = log.take()
        scroll.zoomScale = 2
        // The point 200, 100 of the page was in the middle.
        #expect(scroll.contentOffset == point(300, 150))
        #expect(scroll.convert(point(200, 100), from: page) == point(400, 200))
        #expect(log.take() == ["scroll 300 150", "zoom 2.0"])
        scroll.contentOffset = .zero
        scroll.zoomScale = 0.5
        #expect(scroll.contentOffset == .zero)
        scroll.zoomScale = 0.25
        #expect(scroll.contentOffset == .zero && scroll.contentSize == size(100, 75))
    }

    @Test("Content that becomes smaller than what is visible goes to the insets")
    func clamping() {
        scroll.contentInset = insets(10, 20, 0, 0)
        scroll.contentOffset = point(200, 200)
        scroll.zoomScale = 0.25
        #expect(scroll.contentOffset == point(-20, -10))
    }

    @Test("A view that the delegate names later gets the scale whole")
    func otherView() {
        scroll.delegate = nil
        scroll.zoomScale = 2
        #expect(
            scroll.zoomScale == 2 && page.transform.isIdentity && scroll.contentSize == size(400, 300))
        scroll.delegate = log
        scroll.zoomScale = 3
        #expect(page.frame == rect(0, 0, 1200, 900))
    }

    @Test("Who hears of the scale may set another one: the last one counts")
    func nested() {
        let ends = scroll.observe(\.zoomScale, options: [.new]) { scroll, _ in
            if scroll.zoomScale == 2 { scroll.zoomScale = 3 }
        }
        scroll.zoomScale = 2
        #expect(scroll.zoomScale == 3 && page.frame == rect(0, 0, 1200, 900))
        #expect(log.take().filter { $0.hasPrefix("zoom") } == ["zoom 3.0"])
        ends.invalidate()
    }

    // MARK: To a rectangle

    @Test("Zooming to a rectangle of the view shows it as large as there is room, in the middle")
    func toRectangle() {
        scroll.zoom(to: rect(200, 100, 100, 20), animated: false)
        #expect(scroll.zoomScale == 2 && scroll.contentOffset == point(400, 170))
        // From any scale, in the view's own coordinates.
        scroll.zoom(to: rect(100, 100, 20, 50), animated: false)
        #expect(scroll.zoomScale == 2 && scroll.contentOffset == point(120, 200))
        // A corner cannot be in the middle.
        scroll.zoom(to: rect(0, 0, 50, 25), animated: false)
        #expect(scroll.zoomScale == 4 && scroll.contentOffset == .zero)
        // No further than the limits.
        scroll.zoom(to: rect(195, 145, 10, 10), animated: false)
        #expect(scroll.zoomScale == 4 && scroll.contentOffset == point(700, 550))
        _ = log.take()
        scroll.zoom(to: .zero, animated: true)
        scroll.zoom(to: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1), animated: true)
        scroll.delegate = nil
        scroll.zoom(to: rect(0, 0, 400, 300), animated: true)
        #expect(log.take() == [] && scroll.zoomScale == 4 && scroll.contentOffset == point(700, 550))
    }

    @Test("An animation to a rectangle begins and ends, also where only the offset is another one")
    func animatedToRectangle() {
        let window = makeWindow()
        window.addSubview(scroll)
        scroll.zoom(to: rect(100, 50, 100, 50), animated: true)
        let calls = log.take().filter { !$0.hasPrefix("inset") && !$0.hasPrefix("scroll") }
        #expect(calls == ["begin page", "zoom 2.0"] && scroll.contentOffset == point(200, 100))
        window.clock.advance(by: 1)
        #expect(log.take() == ["ended page 2.0"])
        scroll.zoom(to: rect(200, 50, 100, 50), animated: true)
        #expect(log.take() == ["begin page", "scroll 400 100"])
        window.clock.advance(by: 1)
        #expect(log.take() == ["ended page 2.0"])
    }

    // MARK: Constraints

    /// The page, pinned to the content with margins of 5.
    private func constrain() -> NSLayoutConstraint {
        page.translatesAutoresizingMaskIntoConstraints = false
        let width = page.widthAnchor.constraint(equalToConstant: 400)
        NSLayoutConstraint.activate([
            page.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 5),
            page.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -5),
            page.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 5),
            page.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -5),
            width, page.heightAnchor.constraint(equalToConstant: 300),
        ])
        scroll.layoutIfNeeded()
        return width
    }

    @Test("Constraints say where a zoomed view begins, and layouts leave it there")
    func constrained() {
        _ = constrain()
        #expect(page.frame == rect(5, 5, 400, 300) && scroll.contentSize == size(410, 310))
        scroll.zoomScale = 2
        #expect(page.frame == rect(5, 5, 800, 600) && scroll.contentSize == size(810, 610))
        scroll.layoutIfNeeded()
        page.setNeedsLayout()
        scroll.setNeedsLayout()
        scroll.layoutIfNeeded()
        #expect(page.frame == rect(5, 5, 800, 600) && scroll.contentSize == size(810, 610))
        scroll.zoomScale = 1
        scroll.layoutIfNeeded()
        #expect(page.frame == rect(5, 5, 400, 300) && scroll.contentSize == size(410, 310))
    }

    @Test(
        "A zoomed view that constraints make larger is larger as it is shown, and so is the content")
    func constrainedGrowing() {
        let width = constrain()
        scroll.zoomScale = 2
        width.constant = 450
        scroll.layoutIfNeeded()
        #expect(page.bounds.width == 450 && page.frame == rect(5, 5, 900, 600))
        #expect(scroll.contentSize == size(910, 610))
    }
}
