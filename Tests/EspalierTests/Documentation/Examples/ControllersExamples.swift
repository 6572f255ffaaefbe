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

    @Test("3: Finding mistakes")
    func example3() async throws {
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
        try Printed.compare(printed, withExample: 3, of: "Docs/Controllers.md")
    }
}
