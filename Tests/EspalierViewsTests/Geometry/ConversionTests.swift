import EspalierViews
import Foundation
import Testing

@Suite("Conversion between coordinate systems")
struct ConversionTests {
    @Test("Row 1: root point (15, 15) in sub (20, 10, 10, 10) is (-5, 5)")
    func row1() {
        let root = UIView(frame: rect(0, 0, 100, 100))
        let sub = makeView("sub", rect(20, 10, 10, 10), in: root)
        #expect(root.convert(point(15, 15), to: sub) == point(-5, 5))
        #expect(sub.convert(point(15, 15), from: root) == point(-5, 5))
    }

    @Test("Row 2: (1, 1) of a view two levels down in a sibling is (66, 76)")
    func row2() {
        let root = UIView(frame: rect(0, 0, 100, 100))
        let sub = makeView("sub", rect(20, 10, 10, 10), in: root)
        let sub2 = makeView("sub2", rect(80, 80, 20, 20), in: root)
        let subsub = makeView("subsub", rect(5, 5, 5, 5), in: sub2)
        #expect(subsub.convert(point(1, 1), to: sub) == point(66, 76))
        #expect(sub.convert(point(1, 1), from: subsub) == point(66, 76))
    }

    @Test("Row 3: bounds.origin shifts what is inside")
    func row3() {
        let root = UIView(frame: rect(0, 0, 100, 100))
        let sub = makeView("sub", rect(20, 20, 10, 10), in: root)
        sub.bounds.origin = point(10, 10)
        let inner = makeView("inner", rect(5, 5, 5, 5), in: sub)
        #expect(inner.convert(CGPoint.zero, to: root) == point(15, 15))
    }

    @Test("Row 4: into a scaled view and back")
    func row4() {
        let root = UIView(frame: rect(0, 0, 100, 100))
        let sub = makeView("sub", in: root)
        sub.transform = CGAffineTransform(scaleX: 2, y: 2)
        sub.frame = rect(10, 10, 60, 40)
        #expect(root.convert(point(60, 20), to: sub) == point(25, 5))
        #expect(root.convert(point(25, 5), from: sub) == point(60, 20))
    }

    @Test("Row 5: through a scaled container")
    func row5() {
        let root = UIView(frame: rect(0, 0, 300, 300))
        let container = makeView("container", in: root)
        container.transform = CGAffineTransform(scaleX: 2, y: 2)
        container.frame = rect(0, 0, 200, 200)
        let middle = makeView("middle", rect(10, 10, 80, 80), in: container)
        let inner = makeView("inner", rect(5, 5, 20, 20), in: middle)
        #expect(root.convert(point(100, 100), to: inner) == point(35, 35))
        #expect(inner.convert(point(35, 35), to: root) == point(100, 100))
    }

    @Test("Row 6: nil means window coordinates")
    func row6InWindow() {
        let window = UIWindow(frame: rect(100, 200, 300, 300))
        let view = makeView("view", rect(20, 10, 50, 50), in: window)
        let inner = makeView("inner", rect(3, 4, 5, 5), in: view)
        #expect(inner.convert(point(1, 1), to: nil) == point(24, 15))
        #expect(inner.convert(point(24, 15), from: nil) == point(1, 1))
        #expect(inner.convert(rect(0, 0, 2, 2), to: nil) == rect(23, 14, 2, 2))
        #expect(inner.convert(rect(23, 14, 2, 2), from: nil) == rect(0, 0, 2, 2))
        #expect(window.convert(point(7, 7), to: nil) == point(7, 7))
    }

    @Test("Row 6: without a window, nil means the topmost view's own coordinates")
    func row6WithoutWindow() {
        let root = UIView(frame: rect(50, 60, 100, 100))
        let sub = makeView("sub", rect(20, 10, 10, 10), in: root)
        #expect(root.convert(point(5, 6), to: nil) == point(5, 6))
        #expect(root.convert(point(5, 6), from: nil) == point(5, 6))
        #expect(sub.convert(point(1, 2), to: nil) == point(21, 12))
        #expect(sub.convert(point(21, 12), from: nil) == point(1, 2))
    }

    @Test("Row 7: views of two windows are converted through the windows' frames")
    func row7() {
        let first = UIWindow(frame: rect(100, 0, 300, 300))
        let second = UIWindow(frame: rect(0, 50, 300, 300))
        let a = makeView("a", rect(10, 10, 50, 50), in: first)
        let b = makeView("b", rect(1, 2, 50, 50), in: second)
        #expect(first.convert(point(0, 0), to: second) == point(100, -50))
        #expect(a.convert(point(0, 0), to: b) == point(109, -42))
        #expect(a.convert(point(109, -42), from: b) == CGPoint(x: 109 + 1 - 110, y: -42 + 52 - 10))
    }

    @Test("Row 7: a window's own transform counts between windows")
    func row7Transformed() {
        let first = UIWindow(frame: rect(0, 0, 100, 100))
        first.transform = CGAffineTransform(scaleX: 2, y: 2)
        let second = UIWindow(frame: rect(0, 0, 100, 100))
        #expect(first.convert(point(0, 0), to: second) == point(-50, -50))
        #expect(second.convert(point(-50, -50), to: first) == point(0, 0))
    }

    @Test("Row 8: unrelated roots meet where their frames are")
    func row8() {
        let one = UIView(frame: rect(10, 10, 100, 100))
        let zero = UIView()
        let inner = makeView("inner", rect(10, 10, 5, 5), in: one)
        #expect(inner.convert(point(0, 0), to: zero) == point(20, 20))
        #expect(zero.convert(point(20, 20), to: inner) == point(0, 0))
        #expect(inner.convert(inner.bounds, to: zero) == rect(20, 20, 5, 5))
        let other = UIView(frame: rect(500, 600, 100, 100))
        let a = makeView("a", rect(20, 10, 10, 10), in: one)
        let b = makeView("b", rect(3, 4, 10, 10), in: other)
        #expect(a.convert(point(1, 1), to: b) == point(31 - 503, 21 - 604))
        #expect(a.convert(point(31 - 503, 21 - 604), from: b) == point(1, 1))
        #expect(one.convert(point(5, 5), to: other) == point(15 - 500, 15 - 600))
        // Without another view it is the root's own coordinates.
        #expect(inner.convert(point(0, 0), to: nil) == point(10, 10))
    }

    @Test("Row 8: a root beside a window is as another window would be")
    func row8Window() {
        let window = UIWindow(frame: rect(100, 0, 300, 300))
        let root = UIView(frame: rect(10, 20, 50, 50))
        #expect(root.convert(point(0, 0), to: window) == point(-90, 20))
        #expect(window.convert(point(-90, 20), to: root) == point(0, 0))
    }

    @Test("A point converted to the view itself is unchanged")
    func toItself() {
        let view = UIView(frame: rect(10, 10, 100, 100))
        view.transform = CGAffineTransform(rotationAngle: 0.3)
        #expect(view.convert(point(0.1, 0.7), to: view) == point(0.1, 0.7))
        #expect(view.convert(rect(0.1, 0.7, 3, 4), from: view) == rect(0.1, 0.7, 3, 4))
    }

    @Test("A rectangle under a rotation becomes the bounding box of its corners")
    func rectangleUnderRotation() {
        let root = UIView(frame: rect(0, 0, 100, 100))
        let sub = makeView("sub", rect(0, 0, 10, 10), in: root)
        sub.transform = CGAffineTransform(rotationAngle: .pi / 4)
        let half = 5 * CGFloat(2).squareRoot()
        #expect(close(sub.convert(sub.bounds, to: root), rect(5 - half, 5 - half, 2 * half, 2 * half)))
        sub.transform = CGAffineTransform(rotationAngle: .pi / 2)
        #expect(sub.convert(rect(0, 0, 4, 2), to: root) == rect(8, 0, 2, 4))
    }

    @Test("Two rotations that cancel leave a rectangle as large as it was")
    func cancellingRotations() {
        let root = UIView(frame: rect(0, 0, 100, 100))
        let outer = makeView("outer", rect(0, 0, 10, 10), in: root)
        outer.transform = CGAffineTransform(rotationAngle: .pi / 4)
        let inner = makeView("inner", rect(0, 0, 10, 10), in: outer)
        inner.transform = CGAffineTransform(rotationAngle: -.pi / 4)
        #expect(close(inner.convert(inner.bounds, to: root), rect(0, 0, 10, 10)))
    }
}
