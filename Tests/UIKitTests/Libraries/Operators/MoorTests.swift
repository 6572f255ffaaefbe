import Testing
import UIKit

@Suite("A library of operators on anchors", .serialized)
struct MoorTests {
    private let stage = LibraryStage()

    @Test("Equations of places and sizes, with constants, multiples and priorities")
    func equations() {
        let (first, second, third) = (stage.view(), stage.view(), stage.view())
        first.leadingAnchor == stage.root.leadingAnchor + 20
        first.topAnchor == stage.root.topAnchor
        first.widthAnchor == stage.root.widthAnchor / 2 - 10
        first.heightAnchor == 50
        second.leadingAnchor == first.trailingAnchor + 8 ~ .high
        second.topAnchor == first.bottomAnchor * 2 + 1
        second.widthAnchor == 300 ~ .low
        second.trailingAnchor <= stage.root.trailingAnchor - 4
        second.heightAnchor == first.heightAnchor ~ 500
        third.centerAnchors == second.centerAnchors
        third.sizeAnchors == CGSize(width: 12, height: 14)
        stage.layOut()
        #expect(first.frame == box(20, 0, 150, 50))
        #expect(second.frame == box(178, 101, 138, 50))
        #expect(third.frame == box(241, 119, 12, 14))
    }

    @Test("Edges of views and guides, with insets")
    func edges() {
        let (outer, inner, most) = (stage.view(), stage.view(), stage.view())
        let guide = UILayoutGuide()
        stage.root.addLayoutGuide(guide)
        guide.edgeAnchors == stage.root.edgeAnchors + 5
        outer.edgeAnchors == guide.edgeAnchors
        let made =
            inner.edgeAnchors == outer.edgeAnchors + UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        most.sizeAnchors == inner.sizeAnchors
        most.centerAnchors == stage.root.centerAnchors
        stage.layOut()
        #expect(made.count == 4 && made.allSatisfy { $0.isActive })
        #expect(guide.layoutFrame == box(5, 5, 310, 470) && outer.frame == guide.layoutFrame)
        #expect(inner.frame == box(7, 6, 304, 466))
        #expect(most.frame == box(8, 7, 304, 466))
    }

    @Test("A batch is activated together, or kept for later")
    func batches() {
        let view = stage.view()
        let later = MoorBatch.run(active: false) { view.sizeAnchors == CGSize(width: 40, height: 30) }
        let now = MoorBatch.run(active: true) {
            view.leadingAnchor == stage.root.leadingAnchor
            view.topAnchor == stage.root.topAnchor
        }
        stage.layOut()
        #expect(now.allSatisfy { $0.isActive } && later.allSatisfy { !$0.isActive })
        #expect(view.frame == box(0, 0, 0, 0))
        NSLayoutConstraint.activate(later)
        stage.layOut()
        #expect(view.frame == box(0, 0, 40, 30))
        later[0].constant = 55
        stage.layOut()
        #expect(view.frame.width == 55)
    }

    @Test("A controller's group lies between its bars")
    func controller() {
        let window = UIWindow(screen: .iPhone14)
        let controller = UIViewController()
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: controller)]
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        let (between, safe) = (UIView(), UIView())
        controller.view.addSubview(between)
        controller.view.addSubview(safe)
        between.edgeAnchors == controller.edgeAnchors
        safe.edgeAnchors == controller.view.safeAreaLayoutGuide.edgeAnchors
        window.layoutIfNeeded()
        #expect(between.frame == box(0, 101, 390, 660) && safe.frame == between.frame)
    }

    @Test("Anchors are compared by what they are where nobody makes equations of them")
    func equality() {
        func areEqual<Value: Equatable>(_ one: Value, _ other: Value) -> Bool { one == other }
        let view = stage.view()
        #expect(areEqual(view.leadingAnchor, view.leadingAnchor))
        #expect(!areEqual(view.leadingAnchor, view.trailingAnchor))
        let constraint = view.leadingAnchor == stage.root.leadingAnchor
        let anchor: NSLayoutAnchor<AnyObject> = constraint.firstAnchor
        #expect("\(anchor)" == "UIView at /0.leading" && constraint.secondAnchor != nil)
    }
}
