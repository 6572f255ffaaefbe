// swift-format-ignore-file
// The examples of Docs/Controllers.md, made from the page by a test: edit the page, and record.
import Espalier
import Testing

private func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
    Printed.add(items, separator: separator, terminator: terminator)
}

@Suite("The examples of Docs/Controllers.md")
struct ControllersExamples {
    @Test("1: View controllers")
    func example1() async throws {
        let printed = try await Printed.collect {
            final class InboxController: UIViewController {}
            let window = UIWindow(screen: .iPhone14)
            window.rootViewController = UINavigationController(rootViewController: InboxController())
            window.makeKeyAndVisible()
            window.rotate(to: .landscapeRight)
            print(window.bounds.width)  // 844.0
            Printed.endBlock()
            for screen in UIScreen.commonDevices { print(screen) }
        }
        try Printed.compare(printed, withExample: 1, of: "Docs/Controllers.md")
    }

    @Test("2: When, and the clock")
    func example2() async throws {
        let printed = try await Printed.collect {
            let window = UIWindow(screen: .iPhone14)
            let banner = UIView()
            window.addSubview(banner)
            UIView.animate(withDuration: 0.3) { banner.alpha = 0 } completion: { _ in banner.removeFromSuperview() }
            print(banner.alpha, banner.superview == window)  // 0.0 true
            window.clock.advance(by: 0.3)  // calls the completion
            print(banner.superview == nil)  // true
        }
        try Printed.compare(printed, withExample: 2, of: "Docs/Controllers.md")
    }

    @Test("3: Pages")
    func example3() async throws {
        let printed = try await Printed.collect {
            final class Story: NSObject, UIPageViewControllerDataSource {
                let pages = ["a", "b", "c"].map { title in
                    let page = UIViewController()
                    page.title = title
                    return page
                }
                func pageViewController(
                    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
                ) -> UIViewController? {
                    pages.firstIndex(of: viewController).flatMap { $0 > 0 ? pages[$0 - 1] : nil }
                }
                func pageViewController(
                    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
                ) -> UIViewController? {
                    pages.firstIndex(of: viewController).flatMap { $0 + 1 < pages.count ? pages[$0 + 1] : nil }
                }
            }
            let story = Story()
            let window = UIWindow(screen: .iPhone14)
            let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            pager.dataSource = story
            pager.setViewControllers([story.pages[0]], direction: .forward, animated: false)
            window.rootViewController = pager
            window.makeKeyAndVisible()
            window.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 100, y: 400), duration: 0.1)
            print(pager.viewControllers?.first?.title ?? "")  // a
            window.clock.advance(by: 0.3)
            print(pager.viewControllers?.first?.title ?? "")  // b
        }
        try Printed.compare(printed, withExample: 3, of: "Docs/Controllers.md")
    }

    @Test("4: Finding mistakes")
    func example4() async throws {
        let printed = try await Printed.collect {
            final class Child: UIViewController {}
            let window = UIWindow(screen: .iPhone14)
            let parent = UIViewController()
            let child = Child()
            window.rootViewController = parent
            window.makeKeyAndVisible()
            let checker = LifecycleChecker(window) { print($0) }
            parent.addChild(child)
            parent.view.addSubview(child.view)
            window.layoutIfNeeded()
            #expect(checker.mistakes.count == 1)
        }
        try Printed.compare(printed, withExample: 4, of: "Docs/Controllers.md")
    }
}
