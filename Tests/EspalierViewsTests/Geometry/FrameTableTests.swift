import EspalierViews
import Foundation
import Testing

@Suite("Frame, bounds, center and transform")
struct FrameTableTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let number: Int
        let title: String
        var start = rect(10, 20, 100, 50)
        let act: @Sendable (UIView) -> Void
        let frame: CGRect
        var bounds: CGRect?
        var center: CGPoint?

        var testDescription: String { "row \(number): \(title)" }
    }

    static let rows: [Row] = [
        Row(
            number: 1, title: "bounds.size = (200, 50)", act: { $0.bounds.size = size(200, 50) },
            frame: rect(-40, 20, 200, 50), bounds: rect(0, 0, 200, 50), center: point(60, 45)),
        Row(
            number: 2, title: "center = (0, 0)", act: { $0.center = .zero }, frame: rect(-50, -25, 100, 50),
            bounds: rect(0, 0, 100, 50), center: .zero),
        Row(
            number: 3, title: "scale 2", act: { $0.transform = CGAffineTransform(scaleX: 2, y: 2) },
            frame: rect(-40, -5, 200, 100), bounds: rect(0, 0, 100, 50), center: point(60, 45)),
        Row(
            number: 4, title: "scale (0.5, 2)", act: { $0.transform = CGAffineTransform(scaleX: 0.5, y: 2) },
            frame: rect(35, -5, 50, 100), bounds: rect(0, 0, 100, 50), center: point(60, 45)),
        Row(
            number: 5, title: "rotation 90°", act: { $0.transform = CGAffineTransform(rotationAngle: .pi / 2) },
            frame: rect(35, -5, 50, 100), bounds: rect(0, 0, 100, 50), center: point(60, 45)),
        Row(
            number: 6, title: "rotation 45°", act: { $0.transform = CGAffineTransform(rotationAngle: .pi / 4) },
            frame: rect(6.967, -8.033, 106.066, 106.066), bounds: rect(0, 0, 100, 50), center: point(60, 45)),
        Row(
            number: 7, title: "scale 2, then identity",
            act: {
                $0.transform = CGAffineTransform(scaleX: 2, y: 2)
                $0.transform = .identity
            }, frame: rect(10, 20, 100, 50), bounds: rect(0, 0, 100, 50), center: point(60, 45)),
        Row(
            number: 8, title: "scale 2, then frame (0, 0, 50, 50)",
            act: {
                $0.transform = CGAffineTransform(scaleX: 2, y: 2)
                $0.frame = rect(0, 0, 50, 50)
            }, frame: rect(0, 0, 50, 50), bounds: rect(0, 0, 25, 25), center: point(25, 25)),
        Row(
            number: 9, title: "bounds.size = (256, 512)", start: rect(50, 50, 100, 100),
            act: { $0.bounds.size = size(256, 512) }, frame: rect(-28, -156, 256, 512), center: point(100, 100)),
        Row(
            number: 10, title: "scale 0.5, then frame (128, 128, 256, 256)",
            act: {
                $0.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
                $0.frame = rect(128, 128, 256, 256)
            }, frame: rect(128, 128, 256, 256), bounds: rect(0, 0, 512, 512), center: point(256, 256)),
        Row(
            number: 11, title: "rotation 45°, then frame (0, 0, 100, 100)",
            act: {
                $0.transform = CGAffineTransform(rotationAngle: .pi / 4)
                $0.frame = rect(0, 0, 100, 100)
            }, frame: rect(-50, -50, 200, 200), bounds: rect(0, 0, 141.4214, 141.4214), center: point(50, 50)),
        Row(
            number: 12, title: "frame (100, 100, -50, -50) is standardised",
            act: { $0.frame = rect(100, 100, -50, -50) },
            frame: rect(50, 50, 50, 50), center: point(75, 75)),
        Row(
            number: 13, title: "frame (100, 100, -50, -50) leaves bounds.origin",
            act: { $0.frame = rect(100, 100, -50, -50) },
            frame: rect(50, 50, 50, 50), bounds: rect(0, 0, 50, 50)),
        Row(
            number: 14, title: "bounds (0, 0, -10, 10) is standardised", act: { $0.bounds = rect(0, 0, -10, 10) },
            frame: rect(55, 40, 10, 10), bounds: rect(-10, 0, 10, 10), center: point(60, 45)),
    ]

    @Test("Worked numbers", arguments: rows)
    func workedNumbers(_ row: Row) {
        let view = UIView(frame: row.start)
        row.act(view)
        #expect(close(view.frame, row.frame), "frame is \(view.frame)")
        if let bounds = row.bounds {
            #expect(close(view.bounds, bounds), "bounds is \(view.bounds)")
        }
        if let center = row.center {
            #expect(close(view.center, center), "center is \(view.center)")
        }
    }

    @Test("The start of the rows: frame (10, 20, 100, 50) has center (60, 45) and bounds (0, 0, 100, 50)")
    func start() {
        let view = UIView(frame: rect(10, 20, 100, 50))
        #expect(view.frame == rect(10, 20, 100, 50))
        #expect(view.center == point(60, 45))
        #expect(view.bounds == rect(0, 0, 100, 50))
    }

    @Test("Setting frame keeps bounds.origin and transform")
    func frameKeepsBoundsOrigin() {
        let view = UIView(frame: rect(0, 0, 10, 10))
        view.bounds.origin = point(7, -3)
        view.frame = rect(5, 6, 30, 40)
        #expect(view.bounds == rect(7, -3, 30, 40))
        let scale = CGAffineTransform(scaleX: 4, y: 2)
        view.transform = scale
        view.frame = rect(0, 0, 8, 8)
        #expect(view.bounds == rect(7, -3, 2, 4))
        #expect(view.transform == scale)
        #expect(view.frame == rect(0, 0, 8, 8))
    }

    @Test("Setting bounds.origin keeps the frame, the center and the subviews' frames")
    func boundsOrigin() {
        let view = UIView(frame: rect(10, 20, 100, 50))
        let sub = makeView("sub", rect(1, 2, 3, 4), in: view)
        view.bounds.origin = point(30, 40)
        #expect(view.frame == rect(10, 20, 100, 50))
        #expect(view.center == point(60, 45))
        #expect(view.bounds == rect(30, 40, 100, 50))
        #expect(sub.frame == rect(1, 2, 3, 4))
        #expect(view.convert(point(1, 2), from: sub) == point(2, 4))
        #expect(close(sub.convert(CGPoint.zero, to: view), point(1, 2)))
    }

    @Test("Setting center under a transform keeps bounds and transform and moves the frame")
    func centerUnderTransform() {
        let view = UIView(frame: rect(10, 20, 100, 50))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        view.center = point(0, 0)
        #expect(view.frame == rect(-100, -50, 200, 100))
        #expect(view.bounds == rect(0, 0, 100, 50))
        #expect(view.transform == CGAffineTransform(scaleX: 2, y: 2))
    }

    @Test("A translation moves the frame, and a frame set under it is the frame read")
    func translation() {
        let view = UIView(frame: rect(10, 20, 100, 50))
        view.transform = CGAffineTransform(translationX: 5, y: -7)
        #expect(view.frame == rect(15, 13, 100, 50))
        #expect(view.center == point(60, 45))
    }

    @Test("Under a transform that cannot be inverted, setting frame keeps bounds.size and moves the center")
    func singularTransform() {
        let view = UIView(frame: rect(10, 20, 100, 50))
        view.transform = CGAffineTransform(scaleX: 0, y: 1)
        #expect(close(view.frame, rect(60, 20, 0, 50)))
        view.frame = rect(0, 0, 10, 10)
        #expect(view.bounds == rect(0, 0, 100, 50))
        #expect(view.center == point(5, 5))
        view.transform = .identity
        #expect(view.frame == rect(-45, -20, 100, 50))
    }

    @Test(
        "A frame set under a quarter turn reads back exactly",
        arguments: [1, 2, 3, 4, 5, -1, -2, -3, -4, 8])
    func quarterTurns(turns: Int) {
        let view = UIView(frame: rect(0, 0, 30, 10))
        view.transform = CGAffineTransform(rotationAngle: CGFloat(turns) * .pi / 2)
        let swapped = turns % 2 != 0
        #expect(view.frame == (swapped ? rect(10, -10, 10, 30) : rect(0, 0, 30, 10)))
        view.frame = rect(1, 2, 3, 5)
        #expect(view.frame == rect(1, 2, 3, 5))
        #expect(view.bounds.size == (swapped ? size(5, 3) : size(3, 5)))
    }

    @Test("init() is init(frame: .zero)")
    func initialisers() {
        #expect(UIView().frame == .zero)
        #expect(UIView(frame: rect(3, 4, 5, 6)).frame == rect(3, 4, 5, 6))
        #expect(UIView(frame: rect(10, 10, -5, -5)).frame == rect(5, 5, 5, 5))
    }

    @Test("Parts of frame, bounds and center can be set alone")
    func parts() {
        let view = UIView(frame: rect(10, 20, 100, 50))
        view.frame.origin.x = 0
        #expect(view.frame == rect(0, 20, 100, 50))
        view.frame.size.height = 10
        #expect(view.frame == rect(0, 20, 100, 10))
        view.center.y = 0
        #expect(view.frame == rect(0, -5, 100, 10))
        view.bounds.origin.x = 3
        #expect(view.frame == rect(0, -5, 100, 10))
    }
}
