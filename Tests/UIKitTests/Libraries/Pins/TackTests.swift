import Testing
import UIKit

@Suite("A library that pins edges by methods", .serialized)
struct TackTests {
    private let stage = LibraryStage()

    private func made(in superview: UIView? = nil) -> UIView {
        let view = UIView(forTacking: ())
        (superview ?? stage.root).addSubview(view)
        return view
    }

    @Test("Edges to the superview with insets, one left out, and to margins")
    func edges() {
        let (first, second, third) = (made(), made(), made())
        let pinned = first.tackEdges(
            toSuperviewWith: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), excluding: .bottom)
        first.tackDimension(.height, to: 50)
        second.tackEdge(.top, to: .bottom, of: first, withOffset: 9)
        second.tackEdge(toSuperview: .trailing, withInset: 20)
        second.tackSize(CGSize(width: 60, height: 70))
        stage.root.layoutMargins = UIEdgeInsets(top: 5, left: 15, bottom: 25, right: 35)
        for edge in TackEdge.around { third.tackEdge(toSuperviewMargin: edge) }
        stage.layOut()
        #expect(pinned.count == 3)
        #expect(first.frame == box(2, 1, 314, 50))
        #expect(second.frame == box(240, 60, 60, 70))
        #expect(third.frame == box(15, 5, 270, 450))
    }

    @Test("Insets at least so large turn their relations at far edges; priorities of closures")
    func relations() {
        let view = made()
        view.tackEdge(toSuperview: .leading, withInset: 10, relation: .greaterThanOrEqual)
        view.tackEdge(toSuperview: .trailing, withInset: 30, relation: .greaterThanOrEqual)
        view.tackEdge(toSuperview: .top)
        view.tackDimension(.height, to: 10)
        NSLayoutConstraint.tack(at: .defaultHigh) { view.tackDimension(.width, to: 1000) }
        NSLayoutConstraint.tack(at: UILayoutPriority(rawValue: 200)) { view.tackDimension(.width, to: 20) }
        stage.layOut()
        #expect(view.frame == box(10, 0, 280, 10))
    }

    @Test("Constraints that are made and installed later, named, and removed where they are held")
    func later() {
        let view = made()
        let constraints = NSLayoutConstraint.tackWithoutInstalling {
            view.tackCenter()
            view.tackMatch(.width, to: .height, of: stage.root, times: 0.25)
            view.tackMatch(.height, to: .width, of: view, times: 0.5)
        }.tackIdentify("later")
        #expect(constraints.count == 4 && constraints.allSatisfy { !$0.isActive && $0.shouldBeArchived })
        constraints.tackInstall()
        stage.layOut()
        #expect(view.frame == box(100, 210, 120, 60))
        #expect(view.constraints.count == 1 && stage.root.constraints.count == 3)
        constraints[0].tackRemove()
        constraints[3].tackRemove()
        #expect(view.constraints.isEmpty && stage.root.constraints.count == 2)
        #expect(stage.root.constraints.allSatisfy { $0.identifier == "later" })
    }

    @Test("Views in a row and in a column")
    func distribution() {
        let row = [made(), made(), made()]
        let box = made()
        box.tackEdges()
        let column = [made(in: box), made(in: box)]
        row.tackDistribute(along: .horizontal, spacing: 8)
        column.tackDistribute(along: .vertical, spacing: 10)
        for view in row {
            view.tackEdge(toSuperview: .bottom)
            view.tackDimension(.height, to: 20)
        }
        for view in column { view.tackEdge(toSuperview: .left) }
        stage.layOut()
        #expect(row.map(\.frame.minX) == [8, 112, 216] && row.allSatisfy { $0.frame.width == 96 })
        #expect(column.map(\.frame.minY) == [10, 245] && column.allSatisfy { $0.frame.height == 225 })
    }

    @Test("The guides of a controller and the safe area agree, with the bars shown and hidden")
    func controller() {
        let window = UIWindow(screen: .iPhone17)
        let controller = UIViewController()
        let navigation = UINavigationController(rootViewController: controller)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        let (old, safe) = (UIView(forTacking: ()), UIView(forTacking: ()))
        controller.view.addSubview(old)
        controller.view.addSubview(safe)
        old.tack(toTopGuideOf: controller, withInset: 4)
        old.tack(toBottomGuideOf: controller, withInset: 6)
        safe.tackEdge(toSafeArea: .top).constant = 4
        safe.tackEdge(toSafeArea: .bottom).constant = -6
        for view in [old, safe] {
            view.tackEdge(toSuperview: .leading)
            view.tackEdge(toSuperview: .trailing)
        }
        window.layoutIfNeeded()
        #expect(old.frame == box(0, 120, 402, 714) && safe.frame == old.frame)
        navigation.setToolbarHidden(false, animated: false)
        window.layoutIfNeeded()
        #expect(old.frame == box(0, 120, 402, 670) && safe.frame == old.frame)
        navigation.setNavigationBarHidden(true, animated: false)
        window.layoutIfNeeded()
        #expect(old.frame == box(0, 66, 402, 724) && safe.frame == old.frame)
    }
}
