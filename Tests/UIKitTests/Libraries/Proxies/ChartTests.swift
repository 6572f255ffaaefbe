import Testing
import UIKit

@Suite("A library of equations between proxies")
struct ChartTests {
    private let stage = LibraryStage()

    @Test("Places, sizes, superviews, inequalities and priorities")
    func equations() throws {
        let (first, second) = (stage.view(), stage.view(wish: CGSize(width: 30, height: 18)))
        chart(first, second) { first, second in
            guard let root = first.superview else { return }
            first.edges[0] == root.top + 12
            first.left == root.left + 10
            first.width == root.width / 2 + -5
            first.height == 40
            second.left >= first.right + 8
            second.right <= root.right
            second.centerX == root.centerX * 1.9 ~~ .defaultHigh
            second.centerY == first.centerY
        }
        stage.layOut()
        #expect(first.frame == box(10, 12, 155, 40))
        #expect(second.frame == box(289, 23, 30, 18))
    }

    @Test("A group is replaced as a whole, and switched off")
    func groups() {
        let view = stage.view()
        let group = chart(view, stage.root) { view, root in view.edges == root.edges }
        stage.layOut()
        #expect(view.frame == stage.root.bounds && group.count == 4)
        chart(view, stage.root, replace: group) { view, root in
            view.center == root.center
            view.width == 100
            view.height == view.width * 0.5
        }
        stage.layOut()
        #expect(view.frame == box(110, 215, 100, 50) && group.count == 4)
        group.isActive = false
        #expect(stage.root.constraints.isEmpty && view.constraints.isEmpty)
    }

    @Test("Views and guides behind one protocol, spread along a column")
    func columns() {
        let (first, last) = (stage.view(), stage.view())
        let guide = UILayoutGuide()
        stage.root.addLayoutGuide(guide)
        chart(first, guide, last) { first, guide, last in
            guard let root = guide.superview else { return }
            first.top == root.top
            last.bottom == root.bottom
            first.height == guide.height
            guide.height == last.height
            spread(by: 15, downwards: first, guide, last)
            for item in [first, guide, last] {
                item.left == root.left
                item.width == root.width * 0.25 + 1
            }
        }
        stage.layOut()
        #expect(first.frame == box(0, 0, 81, 150))
        #expect(guide.layoutFrame == box(0, 165, 81, 150) && last.frame == box(0, 330, 81, 150))
    }

    @Test("The guides of a controller in boxes, and the safe area")
    func controllers() {
        let window = UIWindow(screen: .iPadMini8Point3Inch)
        let controller = UIViewController()
        let tabs = UITabBarController()
        tabs.viewControllers = [controller]
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        let (old, safe) = (UIView(), UIView())
        controller.view.addSubview(old)
        controller.view.addSubview(safe)
        chart(old, controller.topChart, controller.bottomChart) { view, top, bottom in
            view.top == top.bottom
            view.bottom == bottom.top
            view.left == view.superview!.left
            view.width == 10
        }
        chart(safe) { view in
            guard #available(iOS 11.0, tvOS 11.0, *), let area = view.superview?.safeArea else { return }
            view.top == area.top
            view.bottom == area.bottom
            view.left == area.left
            view.width == 10
        }
        window.layoutIfNeeded()
        #expect(old.frame == box(0, 24, 10, 1040) && safe.frame == old.frame)
    }
}
