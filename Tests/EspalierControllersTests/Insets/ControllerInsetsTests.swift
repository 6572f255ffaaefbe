import EspalierControllers
import EspalierControls
import EspalierViews
import Foundation
import Testing

/// A scroll view as the root view of a controller, with content that is higher than any screen.
private final class Scrolling: UIViewController {
    let scroll = UIScrollView()
    override func loadView() {
        view = scroll
        scroll.contentSize = CGSize(width: 0, height: 5_000)
    }
}

@Suite("The offset of a scroll view that fills a controller")
struct ControllerOffsetTests {
    @Test(
        "is set when the view gets its window, below the bar that is going to cover it, and follows until somebody scrolls",
        arguments: [false, true])
    func pushed(animated: Bool) {
        let tops: [(UIInterfaceOrientation, CGFloat)] = [(.portrait, 101), (.landscapeRight, 54)]
        for (orientation, top) in tops {
            let window = UIWindow(screen: .iPhone14)
            window.rotate(to: orientation)
            let navigation = UINavigationController(rootViewController: UIViewController())
            window.rootViewController = navigation
            window.makeKeyAndVisible()
            let pushed = Scrolling()
            navigation.pushViewController(pushed, animated: animated)
            #expect(pushed.scroll.contentOffset == CGPoint(x: 0, y: -top))
            window.clock.advance(by: 1)
            #expect(pushed.scroll.adjustedContentInset.top == top)
            #expect(pushed.scroll.contentOffset == CGPoint(x: 0, y: -top))
            navigation.setNavigationBarHidden(true, animated: false)
            window.layoutIfNeeded()
            #expect(pushed.scroll.contentOffset == CGPoint(x: 0, y: 54 - top), "nobody has scrolled: it follows")
            pushed.scroll.contentOffset.y = 10
            navigation.setNavigationBarHidden(false, animated: false)
            window.layoutIfNeeded()
            #expect(pushed.scroll.contentOffset == CGPoint(x: 0, y: 10), "somebody has")
        }
    }

    @Test("In a container in a container: what both cover")
    func nested() {
        let window = UIWindow(screen: .iPhone14)
        let (first, second) = (Scrolling(), Scrolling())
        let tabs = UITabBarController()
        tabs.viewControllers = [
            UINavigationController(rootViewController: first), UINavigationController(rootViewController: second),
        ]
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        #expect(first.scroll.contentOffset == CGPoint(x: 0, y: -101))
        tabs.selectedIndex = 1
        #expect(second.scroll.contentOffset == CGPoint(x: 0, y: -101))
        #expect(second.scroll.adjustedContentInset.bottom == 83)
    }
}

@Suite("Safe areas and margins of controllers")
struct ControllerInsetsTests {
    func show() -> (window: UIWindow, root: UIViewController) {
        let window = UIWindow(screen: .iPhone14)
        let root = UIViewController()
        window.rootViewController = root
        window.makeKeyAndVisible()
        return (window, root)
    }

    @Test(
        "10.1 rows 1 to 6: views in the root view of a controller",
        arguments: [
            (rect(0, 0, 390, 844), insets(47, 0, 34, 0)), (rect(0, 10, 100, 100), insets(37, 0, 0, 0)),
            (rect(0, -20, 100, 100), insets(47, 0, 0, 0)), (rect(0, 47, 100, 100), .zero),
            (rect(0, 60, 100, 100), .zero), (rect(0, 764, 390, 100), insets(0, 0, 34, 0)),
            (rect(0, 700, 390, 120), insets(0, 0, 10, 0)),
        ])
    func table(frame: CGRect, expected: UIEdgeInsets) {
        let (window, root) = show()
        let view = UIView(frame: frame)
        root.view.addSubview(view)
        withExtendedLifetime(window) { #expect(view.safeAreaInsets == expected) }
    }

    @Test("10.1 row 7: a subview of row 2")
    func subview() {
        let (window, root) = show()
        let view = UIView(frame: rect(0, 10, 100, 100))
        let inner = UIView(frame: rect(0, 5, 40, 40))
        root.view.addSubview(view)
        view.addSubview(inner)
        withExtendedLifetime(window) { #expect(inner.safeAreaInsets == insets(32, 0, 0, 0)) }
    }

    @Test("10.1 row 8: additionalSafeAreaInsets add to the root view's; the controller hears each change once")
    func additional() {
        final class Listener: UIViewController {
            var seen: [UIEdgeInsets] = []
            override func viewSafeAreaInsetsDidChange() { seen.append(view.safeAreaInsets) }
        }
        let window = UIWindow(screen: .iPhone14)
        let root = Listener()
        window.rootViewController = root
        window.makeKeyAndVisible()
        #expect(root.seen == [insets(47, 0, 34, 0)])
        root.additionalSafeAreaInsets = insets(10, 10, 30, 0)
        #expect(root.view.safeAreaInsets == insets(57, 10, 64, 0))
        #expect(root.seen == [insets(47, 0, 34, 0), insets(57, 10, 64, 0)])
        root.additionalSafeAreaInsets = insets(10, 10, 30, 0)
        #expect(root.seen.count == 2)
        window.rootViewController = nil
        #expect(root.view.safeAreaInsets == .zero)
    }

    @Test("10.1: safeAreaLayoutGuide of the root view")
    func guide() {
        let (window, root) = show()
        withExtendedLifetime(window) {
            #expect(root.view.safeAreaLayoutGuide.layoutFrame == rect(0, 47, 390, 763))
        }
    }

    @Test("10.2 row 3: the root view's margins are at least the system's: 16, from 414 on 20")
    func systemMinimum() {
        let (window, root) = show()
        withExtendedLifetime(window) { #expect(root.view.layoutMargins == insets(47, 16, 34, 16)) }
        #expect(root.systemMinimumLayoutMargins.leading == 16)
        let wide = UIWindow(screen: .iPhone11)
        let other = UIViewController()
        wide.rootViewController = other
        wide.makeKeyAndVisible()
        #expect(other.view.layoutMargins == insets(48, 20, 34, 20))
        #expect(other.systemMinimumLayoutMargins.trailing == 20)
    }

    @Test("10.2 row 4: an own base on such a root, and with viewRespectsSystemMinimumLayoutMargins false")
    func ownBase() {
        let (window, root) = show()
        root.view.layoutMargins = insets(0, 10, 0, 64)
        #expect(root.view.layoutMargins == insets(47, 16, 34, 64))
        root.viewRespectsSystemMinimumLayoutMargins = false
        withExtendedLifetime(window) { #expect(root.view.layoutMargins == insets(47, 10, 34, 64)) }
    }

    @Test("10.2 row 5: a child that preserves its superview's margins")
    func preserves() {
        let (window, root) = show()
        let near = UIView(frame: rect(4, 100, 382, 100))
        let far = UIView(frame: rect(10, 200, 370, 100))
        for view in [near, far] {
            view.preservesSuperviewLayoutMargins = true
            root.view.addSubview(view)
        }
        withExtendedLifetime(window) {
            #expect(near.layoutMargins.left == 12 && near.layoutMargins.right == 12)
            #expect(far.layoutMargins.left == 8)
        }
    }
}
