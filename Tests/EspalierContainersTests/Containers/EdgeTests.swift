import Espalier
import EspalierContainers
import Testing

@Suite("Containers: edges and boxes")
struct EdgeTests {
    private func framed<Box: UIView>(_ box: Box) -> Box {
        box.frame = CGRect(x: 10, y: 20, width: 200, height: 100)
        return box
    }

    @Test("3.1 The edges come from rules, and follow the container's size")
    func rules() {
        let parent = UIViewController()
        let container = framed(ContainerView<View>(in: parent))
        container.layoutIfNeeded()
        #expect(container.view.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
        let reason = "\(container.view.layoutRules.explain(.width))"
        #expect(reason.contains("ll = %f, rr = %f"), "\(reason)")
        container.frame.size.width = 50
        container.layoutIfNeeded()
        #expect(container.view.frame == CGRect(x: 0, y: 0, width: 50, height: 100))
    }

    @Test("3.2 Insets that change are followed by containers and cells")
    func insets() {
        let parent = UIViewController()
        let container = framed(Container<UIViewController>(in: parent))
        container.edgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        container.layoutIfNeeded()
        #expect(container.view.view.frame == CGRect(x: 2, y: 1, width: 194, height: 96))
        container.edgeInsets.left = 10
        container.layoutIfNeeded()
        #expect(container.view.view.frame == CGRect(x: 10, y: 1, width: 186, height: 96))
        container.insertContainer(view: UIViewController())
        container.layoutIfNeeded()
        #expect(container.view.view.frame == CGRect(x: 10, y: 1, width: 186, height: 96))
        let cell = framed(ContainerCollectionViewCell<View>(in: parent))
        cell.layoutIfNeeded()
        #expect(cell.view.frame == cell.contentView.bounds && cell.edgeInsets == .zero)
        cell.edgeInsets = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 0)
        cell.layoutIfNeeded()
        #expect(cell.view.frame == CGRect(x: 5, y: 0, width: 195, height: 100))
    }

    @Test("4.1 A box holds one view, and hands subviews on to it")
    func box() {
        let box = framed(ContainerBox())
        let inside = UIView()
        let views = (0..<5).map { _ in UIView() }
        box.hold(inside)
        #expect(box.heldView === inside && box.subviews == [inside])
        box.addSubview(views[0])
        box.insertSubview(views[1], at: 0)
        box.insertSubview(views[2], aboveSubview: views[1])
        box.insertSubview(views[3], belowSubview: views[1])
        #expect(box.subviews == [inside])
        #expect(inside.subviews == [views[3], views[1], views[2], views[0]])
        box.bringSubviewToFront(views[3])
        box.sendSubviewToBack(views[0])
        #expect(inside.subviews == [views[0], views[1], views[2], views[3]])
        box.addSubview(inside)
        box.layoutIfNeeded()
        #expect(box.subviews == [inside] && inside.frame == box.bounds)
        box.letGo()
        #expect(box.heldView == nil && inside.superview == nil && inside.subviews.count == 4)
        box.letGo()
        box.hold(views[4])
        views[4].removeFromSuperview()
        #expect(box.heldView == nil)
    }

    @Test("4.2 A box that holds nothing is a view like others")
    func emptyBox() {
        let box = ContainerBox()
        let views = (0..<4).map { _ in UIView() }
        box.addSubview(views[0])
        box.insertSubview(views[1], at: 0)
        box.insertSubview(views[2], aboveSubview: views[1])
        box.insertSubview(views[3], belowSubview: views[1])
        #expect(box.subviews == [views[3], views[1], views[2], views[0]])
        box.bringSubviewToFront(views[3])
        box.sendSubviewToBack(views[0])
        #expect(box.subviews == [views[0], views[1], views[2], views[3]])
        box.hold(UIView())
        #expect(box.subviews.count == 5)
    }
}
