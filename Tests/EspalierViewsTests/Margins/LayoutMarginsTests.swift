import EspalierViews
import Foundation
import Testing

@Suite("Layout margins")
struct LayoutMarginsTests {
    func makeWindow() -> UIWindow {
        let window = UIWindow(frame: rect(0, 0, 390, 844))
        window.screenSafeAreaInsets = insets(47, 0, 34, 0)
        return window
    }

    @Test("Row 1: the base is (8, 8, 8, 8), and the directional one the same value")
    func base() {
        let view = UIView()
        #expect(view.layoutMargins == insets(8, 8, 8, 8))
        #expect(
            view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(view.layoutMargins == insets(1, 2, 3, 4))
        view.layoutMargins = insets(5, 6, 7, 8)
        #expect(
            view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8))
    }

    @Test("Row 2: the safe area is added when read, unless switched off")
    func safeArea() {
        let window = makeWindow()
        let view = makeView("view", rect(0, 10, 100, 100), in: window)
        #expect(view.layoutMargins == insets(45, 8, 8, 8))
        view.insetsLayoutMarginsFromSafeArea = false
        #expect(view.layoutMargins == insets(8, 8, 8, 8))
    }

    @Test("Row 3: on an owner's root view the base is at least the owner's minimum, and that by default")
    func rootView() {
        let window = makeWindow()
        let owner = TestOwner()
        owner.minimumLayoutMargins = insets(0, 16, 0, 16)
        let root = UIView(frame: rect(0, 0, 390, 844))
        root.owner = owner
        window.addSubview(root)
        #expect(root.layoutMargins == insets(47, 16, 34, 16))
    }

    @Test("Row 4: an own base on such a root, and without the minimum")
    func rootViewWithOwnBase() {
        let owner = TestOwner()
        owner.minimumLayoutMargins = insets(0, 16, 0, 16)
        let root = UIView(frame: rect(0, 0, 390, 844))
        root.owner = owner
        root.layoutMargins = insets(0, 10, 0, 64)
        #expect(root.layoutMargins == insets(0, 16, 0, 64))
        owner.minimumLayoutMargins = nil
        #expect(root.layoutMargins == insets(0, 10, 0, 64))
    }

    struct Inset: Sendable, CustomTestStringConvertible {
        let by: CGFloat
        let expected: CGFloat

        var testDescription: String { "inset by \(by): \(expected)" }
    }

    @Test(
        "Row 5: preservesSuperviewLayoutMargins, superview margins 16",
        arguments: [
            Inset(by: 4, expected: 12), Inset(by: 10, expected: 8), Inset(by: 0, expected: 16),
            Inset(by: -4, expected: 20),
        ])
    func preserves(_ inset: Inset) {
        let superview = UIView(frame: rect(0, 0, 200, 200))
        superview.layoutMargins = insets(16, 16, 16, 16)
        let view = makeView("view", superview.bounds.insetBy(dx: inset.by, dy: inset.by), in: superview)
        #expect(view.layoutMargins == insets(8, 8, 8, 8))
        view.preservesSuperviewLayoutMargins = true
        let expected = inset.expected
        #expect(view.layoutMargins == insets(expected, expected, expected, expected))
    }

    @Test("Row 5: each edge by its own distance")
    func preservesEachEdge() {
        let superview = UIView(frame: rect(0, 0, 200, 200))
        superview.layoutMargins = insets(20, 30, 40, 50)
        let view = makeView("view", rect(10, 5, 180, 165), in: superview)
        view.preservesSuperviewLayoutMargins = true
        #expect(view.layoutMargins == insets(15, 20, 10, 40))
    }

    @Test("Row 6: setting layoutMargins sets the base; the safe area is still added")
    func setBase() {
        let window = makeWindow()
        let view = makeView("view", rect(0, 10, 100, 100), in: window)
        view.layoutMargins = insets(1, 2, 3, 4)
        #expect(view.layoutMargins == insets(38, 2, 3, 4))
    }

    @Test("Row 7: the guides' rectangles")
    func guides() {
        let view = UIView(frame: rect(0, 0, 1000, 500))
        view.layoutMargins = insets(10, 20, 30, 40)
        #expect(view.layoutMarginsGuide.layoutFrame == rect(20, 10, 940, 460))
        #expect(view.readableContentGuide.layoutFrame == rect(20 + (940 - 672) / 2, 10, 672, 460))
        view.frame.size.width = 400
        #expect(view.readableContentGuide.layoutFrame == rect(20, 10, 340, 460))
        view.bounds.origin = point(5, 5)
        #expect(view.layoutMarginsGuide.layoutFrame == rect(25, 15, 340, 460))
    }

    @Test("layoutMarginsDidChange is heard when the margins change")
    func didChange() {
        final class Listener: UIView {
            var changes = 0
            override func layoutMarginsDidChange() { changes += 1 }
        }
        let view = Listener(frame: rect(0, 0, 390, 844))
        view.layoutMargins = insets(1, 2, 3, 4)
        #expect(view.changes == 1)
        let window = makeWindow()
        window.addSubview(view)
        #expect(view.changes == 2, "the safe area came")
    }
}
