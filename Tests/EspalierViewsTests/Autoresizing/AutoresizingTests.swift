import EspalierViews
import Foundation
import Testing

/// How views apply the rule of autoresizing; the arithmetic of one axis is tested on its own.
@Suite("Autoresizing of subviews")
struct AutoresizingTests {
    static let all: UIView.AutoresizingMask = [
        .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin, .flexibleHeight,
        .flexibleBottomMargin,
    ]

    func pair(_ frame: CGRect, _ mask: UIView.AutoresizingMask, superview: CGSize = size(100, 100)) -> (UIView, UIView)
    {
        let superview = UIView(frame: CGRect(origin: .zero, size: superview))
        let view = makeView("view", frame, in: superview)
        view.autoresizingMask = mask
        return (superview, view)
    }

    struct Axis: Sendable, CustomTestStringConvertible {
        let from: CGFloat
        let to: CGFloat
        let x: CGFloat
        let width: CGFloat
        let mask: UInt
        let newX: CGFloat
        let newWidth: CGFloat

        init(
            _ from: CGFloat, _ to: CGFloat, _ x: CGFloat, _ width: CGFloat, _ mask: UInt, _ newX: CGFloat,
            _ newWidth: CGFloat
        ) {
            (self.from, self.to, self.x, self.width) = (from, to, x, width)
            (self.mask, self.newX, self.newWidth) = (mask, newX, newWidth)
        }

        var testDescription: String { "\(from) to \(to), \(x), \(width), mask \(mask): \(newX), \(newWidth)" }
    }

    /// One row of each kind of the table, on views: the whole table is tested on the arithmetic.
    static let axes = [
        Axis(200, 300, 20, 100, 0, 20, 100), Axis(200, 300, 20, 100, 1, 120, 100), Axis(200, 150, 20, 100, 1, -30, 100),
        Axis(200, 300, 20, 100, 2, 20, 200), Axis(200, 40, 20, 100, 2, 20, 0), Axis(200, 300, 20, 100, 4, 20, 100),
        Axis(200, 300, 20, 100, 3, 36.6667, 183.3333), Axis(200, 40, 20, 100, 3, -40, 0),
        Axis(200, 300, 20, 100, 6, 20, 155.5556), Axis(200, 40, 20, 100, 5, -12, 100),
        Axis(200, 300, 20, 100, 7, 30, 150), Axis(100, 101, 33, 34, 7, 33.33, 34.34),
        Axis(0, 100, 0, 50, 2, 0, 150), Axis(0, 100, 10, 50, 5, 24.2857, 50), Axis(100, 200, 0, 100, 5, 50, 100),
    ]

    @Test("Across", arguments: axes)
    func across(_ axis: Axis) {
        let (superview, view) = pair(
            rect(axis.x, 3, axis.width, 5), UIView.AutoresizingMask(rawValue: axis.mask),
            superview: size(axis.from, 10))
        superview.bounds.size.width = axis.to
        #expect(close(view.frame, rect(axis.newX, 3, axis.newWidth, 5)), "\(view.frame)")
    }

    @Test("Down", arguments: axes)
    func down(_ axis: Axis) {
        let (superview, view) = pair(
            rect(3, axis.x, 5, axis.width), UIView.AutoresizingMask(rawValue: axis.mask << 3),
            superview: size(10, axis.from))
        superview.frame.size.height = axis.to
        #expect(close(view.frame, rect(3, axis.newX, 5, axis.newWidth)), "\(view.frame)")
    }

    @Test("The bits of the mask are UIKit's")
    func bits() {
        #expect(UIView.AutoresizingMask.flexibleLeftMargin.rawValue == 1)
        #expect(UIView.AutoresizingMask.flexibleWidth.rawValue == 2)
        #expect(UIView.AutoresizingMask.flexibleRightMargin.rawValue == 4)
        #expect(UIView.AutoresizingMask.flexibleTopMargin.rawValue == 8)
        #expect(UIView.AutoresizingMask.flexibleHeight.rawValue == 16)
        #expect(UIView.AutoresizingMask.flexibleBottomMargin.rawValue == 32)
    }

    @Test("Other case 1: both axes, width + height, (100, 100) to (200, 50)")
    func bothAxes() {
        let (superview, view) = pair(rect(10, 10, 80, 80), [.flexibleWidth, .flexibleHeight])
        superview.bounds.size = size(200, 50)
        #expect(view.frame == rect(10, 10, 180, 30))
    }

    @Test("Other case 2: autoresizesSubviews = false leaves them; set back to true there is no catching up")
    func switchedOff() {
        let (superview, view) = pair(rect(10, 10, 80, 80), [.flexibleWidth])
        superview.autoresizesSubviews = false
        superview.bounds.size.width = 200
        #expect(view.frame == rect(10, 10, 80, 80))
        superview.autoresizesSubviews = true
        #expect(view.frame == rect(10, 10, 80, 80))
        superview.bounds.size.width = 210
        #expect(view.frame == rect(10, 10, 90, 80))
    }

    @Test("Other case 3: a rotated view keeps its look: the untransformed rectangle is adjusted")
    func rotated() {
        let (superview, view) = pair(rect(10, 10, 80, 80), [.flexibleWidth])
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        superview.bounds.size.width = 200
        #expect(view.bounds.size == size(180, 80))
        #expect(view.center == point(100, 50))
        #expect(view.frame == rect(60, -40, 80, 180))
        #expect(view.transform == CGAffineTransform(rotationAngle: .pi / 2))
    }

    @Test("At once, before any layout, all the way down")
    func atOnce() {
        let (superview, view) = pair(rect(0, 0, 100, 100), [.flexibleWidth, .flexibleHeight])
        let inner = makeView("inner", rect(0, 0, 100, 100), in: view)
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        superview.frame = rect(5, 5, 70, 60)
        #expect(view.frame == rect(0, 0, 70, 60))
        #expect(inner.frame == rect(0, 0, 70, 60))
    }

    @Test("Views resized by their masks are marked, and nothing else is")
    func marks() {
        let tree = ProbeTree()
        tree.x.autoresizingMask = [.flexibleWidth]
        tree.y.autoresizingMask = [.flexibleLeftMargin]
        tree.v.bounds.size.width = 200
        #expect(tree.x.frame == rect(0, 0, 150, 50))
        #expect(tree.y.frame == rect(150, 0, 50, 50))
        #expect(tree.pass() == ["p", "v", "x"])
    }

    @Test("A size set inside layoutSubviews resizes the subviews' subviews too")
    func insideLayout() {
        let tree = ProbeTree()
        defer { tree.end() }
        tree.x.autoresizingMask = [.flexibleWidth]
        tree.p.whenLaidOut = { _ in tree.v.frame.size.width = 300 }
        tree.p.setNeedsLayout()
        #expect(tree.pass() == ["p", "v", "x"])
        #expect(tree.x.frame == rect(0, 0, 250, 50))
    }

    @Test("A view without a mask, and views below it, stay")
    func directSubviewsOnly() {
        let (superview, view) = pair(rect(10, 10, 80, 80), [])
        let inner = makeView("inner", rect(0, 0, 80, 80), in: view)
        inner.autoresizingMask = Self.all
        superview.bounds.size = size(500, 500)
        #expect(view.frame == rect(10, 10, 80, 80))
        #expect(inner.frame == rect(0, 0, 80, 80))
    }

    @Test("The superview's bounds.origin plays no part, neither changed nor set")
    func boundsOrigin() {
        let (superview, view) = pair(rect(20, 20, 60, 60), [.flexibleLeftMargin, .flexibleRightMargin])
        superview.bounds.origin = point(500, 500)
        #expect(view.frame == rect(20, 20, 60, 60))
        superview.bounds.size.width = 200
        #expect(view.frame == rect(70, 20, 60, 60))
    }

    @Test("The superview's own transform does not matter")
    func superviewTransform() {
        let (superview, view) = pair(rect(10, 10, 80, 80), [.flexibleWidth])
        superview.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(view.frame == rect(10, 10, 80, 80))
        superview.frame = rect(0, 0, 400, 200)
        #expect(superview.bounds.size == size(200, 100))
        #expect(view.frame == rect(10, 10, 180, 80))
    }

    @Test("The subview's bounds.origin stays")
    func subviewBoundsOrigin() {
        let (superview, view) = pair(rect(10, 10, 80, 80), [.flexibleWidth])
        view.bounds.origin = point(3, 4)
        superview.bounds.size.width = 200
        #expect(view.bounds == rect(3, 4, 180, 80))
    }

    @Test("Through three levels, each by its own superview's change")
    func nested() {
        let (superview, view) = pair(rect(10, 0, 80, 100), [.flexibleWidth])
        let middle = makeView("middle", rect(40, 0, 40, 10), in: view)
        middle.autoresizingMask = [.flexibleLeftMargin]
        let inner = makeView("inner", rect(0, 0, 40, 10), in: middle)
        inner.autoresizingMask = [.flexibleWidth]
        superview.bounds.size.width = 150
        #expect(view.frame == rect(10, 0, 130, 100))
        #expect(middle.frame == rect(90, 0, 40, 10))
        #expect(inner.frame == rect(0, 0, 40, 10))
    }

    @Test("A mask that a view brought along works in its new superview")
    func maskBeforeAdding() {
        let view = UIView(frame: rect(10, 10, 80, 80))
        view.autoresizingMask = [.flexibleWidth]
        let superview = UIView(frame: rect(0, 0, 100, 100))
        superview.addSubview(view)
        superview.frame.size.width = 300
        #expect(view.frame == rect(10, 10, 280, 80))
    }

    @Test("A window hands its size change on as any view")
    func window() {
        let window = UIWindow(frame: rect(0, 0, 100, 100))
        let view = makeView("view", rect(0, 0, 100, 100), in: window)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.frame = rect(0, 0, 390, 844)
        #expect(view.frame == rect(0, 0, 390, 844))
    }
}
