import EspalierViews
import Foundation
import Testing

@Suite("Layout guides")
struct LayoutGuideTests {
    @Test("that a view has by itself are the same objects at each read, with UIKit's identifiers")
    func own() {
        let view = UIView(frame: CGRect(x: 5, y: 5, width: 800, height: 100))
        #expect(view.safeAreaLayoutGuide === view.safeAreaLayoutGuide)
        #expect(view.layoutMarginsGuide === view.layoutMarginsGuide)
        #expect(view.readableContentGuide === view.readableContentGuide)
        #expect(view.keyboardLayoutGuide === view.keyboardLayoutGuide)
        #expect(view.safeAreaLayoutGuide !== view.layoutMarginsGuide)
        #expect(view.safeAreaLayoutGuide.identifier == "UIViewSafeAreaLayoutGuide")
        #expect(view.layoutMarginsGuide.identifier == "UIViewLayoutMarginsGuide")
        #expect(view.layoutGuides.isEmpty && view.safeAreaLayoutGuide.owningView === view)
        #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 8, y: 8, width: 784, height: 84))
        #expect(view.readableContentGuide.layoutFrame == CGRect(x: 64, y: 8, width: 672, height: 84))
        #expect(view.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 100, width: 800, height: 0))
    }

    @Test("The keyboard's is a line at the bottom of the safe area")
    func keyboard() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
        window.screenSafeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 30, right: 0)
        let guide = window.keyboardLayoutGuide
        #expect(guide.layoutFrame == CGRect(x: 0, y: 470, width: 300, height: 0))
        guide.usesBottomSafeArea = false
        #expect(guide.layoutFrame == CGRect(x: 0, y: 500, width: 300, height: 0))
        #expect(!guide.followsUndockedKeyboard)
    }

    @Test("are added in order, moved, and removed with their constraints")
    func added() {
        let scene = ConstraintScene()
        let guides = (0..<3).map { _ in UILayoutGuide() }
        #expect(guides[0].identifier.isEmpty && guides[0].owningView == nil && guides[0].layoutFrame == .zero)
        for guide in guides { scene.panel.addLayoutGuide(guide) }
        scene.panel.addLayoutGuide(guides[0])
        #expect(scene.panel.layoutGuides == guides && guides[1].owningView === scene.panel)
        let outside = leftEdges(scene.icon, guides[1]), own = width(guides[1], 5),
            kept = leftEdges(guides[0], guides[2])
        NSLayoutConstraint.activate([outside, own, kept])
        scene.panel.removeLayoutGuide(guides[1])
        #expect(!outside.isActive && !own.isActive && kept.isActive && guides[1].owningView == nil)
        #expect(scene.panel.layoutGuides == [guides[0], guides[2]])
        scene.title.addLayoutGuide(guides[0])
        #expect(!kept.isActive && guides[0].owningView === scene.title && scene.panel.layoutGuides == [guides[2]])
        scene.panel.removeLayoutGuide(guides[0])
        #expect(scene.title.layoutGuides == [guides[0]])
    }

    @Test("The observers of a constraint hear that its guide was removed")
    func observed() {
        let scene = ConstraintScene()
        let guide = UILayoutGuide()
        scene.panel.addLayoutGuide(guide)
        let constraint = leftEdges(scene.icon, guide)
        constraint.isActive = true
        var heard: [Bool] = []
        let token = constraint.observe(\.isActive, options: .new) { _, change in heard.append(change.newValue ?? true) }
        scene.panel.removeLayoutGuide(guide)
        #expect(heard == [false])
        token.invalidate()
    }

    @Test("Directional margins follow the direction")
    func margins() {
        let view = UIView()
        view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(view.directionalLayoutMargins.leading == 4 && view.directionalLayoutMargins.trailing == 2)
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 9, bottom: 3, trailing: 7)
        #expect(view.layoutMargins.left == 7 && view.layoutMargins.right == 9)
    }

    @Test("1.4: the direction is that of the tree, where the content has none of its own; it is not inherited")
    func directions() {
        let root = UIView(), child = UIView()
        root.addSubview(child)
        root.semanticContentAttribute = .forceRightToLeft
        #expect(child.effectiveUserInterfaceLayoutDirection == .leftToRight)
        child.treeTraits.layoutDirection = .rightToLeft
        #expect(child.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        child.semanticContentAttribute = .playback
        #expect(child.effectiveUserInterfaceLayoutDirection == .leftToRight)
        #expect(
            UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft) == .rightToLeft
                && UIView.userInterfaceLayoutDirection(for: .spatial, relativeTo: .rightToLeft) == .leftToRight)
    }

    @Test("5: a document's root gives a safe area without a window")
    func document() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        let child = UIView(frame: CGRect(x: 0, y: 10, width: 100, height: 190))
        root.documentSafeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0)
        root.addSubview(child)
        #expect(root.safeAreaInsets.top == 40 && root.layoutMargins.top == 48)
        #expect(child.safeAreaInsets.top == 30 && child.safeAreaInsets.bottom == 20)
        #expect(child.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 30, width: 100, height: 140))
        child.frame.origin.y = 30
        #expect(child.safeAreaInsets.top == 10 && child.safeAreaInsets.bottom == 20)
        child.removeFromSuperview()
        #expect(child.safeAreaInsets == .zero)
        #expect(!root.isDocumentRoot)
        root.isDocumentRoot = true
        #expect(root.isDocumentRoot)
    }
}
