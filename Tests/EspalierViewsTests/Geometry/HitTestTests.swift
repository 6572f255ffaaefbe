import EspalierViews
import Foundation
import Testing

@Suite("Hit testing")
struct HitTestTests {
    struct Hit: Sendable, CustomTestStringConvertible {
        let point: CGPoint
        let expected: String?

        init(_ x: CGFloat, _ y: CGFloat, _ expected: String?) {
            point = CGPoint(x: x, y: y)
            self.expected = expected
        }

        var testDescription: String { "(\(point.x), \(point.y)) hits \(expected ?? "nil")" }
    }

    @Test(
        "Row 1: a root with a bounds origin",
        arguments: [
            Hit(-5, -5, "root"), Hit(40, 40, "sub"), Hit(52.5, 52.5, "subsub"), Hit(-11, -11, nil), Hit(95, 95, nil),
        ])
    func row1(_ hit: Hit) {
        let root = makeView("root")
        root.bounds = rect(-10, -10, 100, 100)
        let sub = makeView("sub", rect(40, 40, 20, 20), in: root)
        makeView("subsub", rect(10, 10, 5, 5), in: sub)
        #expect(root.hitTest(hit.point, with: nil)?.name == hit.expected)
    }

    @Test(
        "Row 2: a scaled root is asked in its own coordinates",
        arguments: [Hit(74, 74, "sub"), Hit(75, 75, "root"), Hit(199, 199, "root"), Hit(200, 200, nil)])
    func row2(_ hit: Hit) {
        let root = makeView("root")
        root.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        root.frame = rect(0, 0, 100, 100)
        makeView("sub", rect(25, 25, 50, 50), in: root)
        #expect(root.hitTest(hit.point, with: nil)?.name == hit.expected)
    }

    @Test("Row 3: a scaled subview", arguments: [Hit(25, 25, "sub"), Hit(74, 74, "sub"), Hit(75, 75, "root")])
    func row3(_ hit: Hit) {
        let root = makeView("root", rect(0, 0, 100, 100))
        let sub = makeView("sub", in: root)
        sub.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        sub.frame = rect(25, 25, 50, 50)
        #expect(root.hitTest(hit.point, with: nil)?.name == hit.expected)
    }

    @Test("The front subview answers first")
    func frontFirst() {
        let root = makeView("root", rect(0, 0, 100, 100))
        let a = makeView("a", rect(0, 0, 50, 50), in: root)
        makeView("b", rect(0, 0, 50, 50), in: root)
        #expect(root.hitTest(point(10, 10), with: nil)?.name == "b")
        root.bringSubviewToFront(a)
        #expect(root.hitTest(point(10, 10), with: nil)?.name == "a")
    }

    struct Exclusion: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let isPassedOver: Bool
        let act: @Sendable (UIView) -> Void
    }

    @Test(
        "What a view is passed over for, with its subtree",
        arguments: [
            Exclusion(testDescription: "isHidden", isPassedOver: true) { $0.isHidden = true },
            Exclusion(testDescription: "alpha 0.0099", isPassedOver: true) { $0.alpha = 0.0099 },
            Exclusion(testDescription: "alpha 0", isPassedOver: true) { $0.alpha = 0 },
            Exclusion(testDescription: "alpha 0.01", isPassedOver: false) { $0.alpha = 0.01 },
            Exclusion(testDescription: "no interaction", isPassedOver: true) { $0.isUserInteractionEnabled = false },
            Exclusion(testDescription: "point outside", isPassedOver: true) { $0.frame.origin = point(50, 50) },
            Exclusion(testDescription: "clipsToBounds", isPassedOver: false) { $0.clipsToBounds = true },
        ])
    func exclusions(_ exclusion: Exclusion) {
        let root = makeView("root", rect(0, 0, 100, 100))
        let sub = makeView("sub", rect(0, 0, 50, 50), in: root)
        makeView("inner", rect(-20, -20, 100, 100), in: sub)
        exclusion.act(sub)
        #expect(root.hitTest(point(10, 10), with: nil)?.name == (exclusion.isPassedOver ? "root" : "inner"))
    }

    @Test("A root that is passed over answers nil")
    func excludedRoot() {
        let root = makeView("root", rect(0, 0, 100, 100))
        root.isHidden = true
        #expect(root.hitTest(point(10, 10), with: nil) == nil)
        root.isHidden = false
        root.isUserInteractionEnabled = false
        #expect(root.hitTest(point(10, 10), with: nil) == nil)
    }

    @Test("A subview outside its superview is never hit, clipped or not", arguments: [true, false])
    func outside(clips: Bool) {
        let root = makeView("root", rect(0, 0, 100, 100))
        let sub = makeView("sub", rect(0, 0, 20, 20), in: root)
        sub.clipsToBounds = clips
        makeView("inner", rect(30, 30, 10, 10), in: sub)
        #expect(root.hitTest(point(35, 35), with: nil)?.name == "root")
    }

    @Test("point(inside:) is half open and knows bounds.origin")
    func inside() {
        let view = UIView(frame: rect(100, 100, 20, 10))
        view.bounds.origin = point(5, -5)
        #expect(view.point(inside: point(5, -5), with: nil))
        #expect(view.point(inside: point(24.99, 4.99), with: nil))
        #expect(!view.point(inside: point(25, 0), with: nil))
        #expect(!view.point(inside: point(10, 5), with: nil))
        #expect(!view.point(inside: point(4.99, 0), with: nil))
        #expect(!UIView().point(inside: .zero, with: nil))
    }

    @Test("A window is a view here")
    func window() {
        let window = UIWindow(frame: rect(0, 0, 100, 100))
        window.isHidden = false
        let sub = makeView("sub", rect(10, 10, 10, 10), in: window)
        #expect(window.hitTest(point(15, 15), with: nil) === sub)
        #expect(window.hitTest(point(5, 5), with: nil) === window)
        window.isHidden = true
        #expect(window.hitTest(point(15, 15), with: nil) == nil)
    }

    @Test("Overrides of point(inside:) and hitTest are asked")
    func overrides() {
        final class Wide: UIView {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                bounds.insetBy(dx: -10, dy: -10).contains(point)
            }
        }
        final class Through: UIView {
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                let hit = super.hitTest(point, with: event)
                return hit === self ? nil : hit
            }
        }
        let root = makeView("root", rect(0, 0, 100, 100))
        let wide = Wide(frame: rect(40, 40, 20, 20))
        root.addSubview(wide)
        #expect(root.hitTest(point(31, 31), with: nil) === wide)
        #expect(root.hitTest(point(29, 29), with: nil) === root)
        let through = Through(frame: rect(0, 0, 100, 100))
        let inner = makeView("inner", rect(0, 0, 10, 10), in: through)
        root.addSubview(through)
        #expect(root.hitTest(point(5, 5), with: nil) === inner)
        #expect(root.hitTest(point(45, 45), with: nil) === wide)
    }
}
