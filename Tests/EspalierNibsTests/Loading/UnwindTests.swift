import EspalierControllers
import EspalierControls
import EspalierNibs
import EspalierViews
import Foundation
import TestSupport
import Testing

private class Home: UIViewController {
    var log: [String] = []

    func unwindHome(_ segue: UIStoryboardSegue) {
        log.append("unwind \(segue.identifier ?? "-") from \(segue.source.title ?? "-")")
        #expect(segue.destination === self)
    }
}

private final class Picky: Home {
    var takes = false

    override func canPerformUnwindSegueAction(
        _ action: String, from fromViewController: UIViewController, sender: Any?
    ) -> Bool { takes && super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender) }
}

private final class Leaf: UIViewController {
    var prepared: [String] = []
    var allows = true

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        prepared.append("\(segue.identifier ?? "-") to \(segue.destination.title ?? "-")")
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { allows }
}

@Suite("Unwind segues")
struct UnwindTests {
    private let storyboard: UIStoryboard
    private let window = UIWindow(screen: .iPhone14)

    init() throws {
        var classes = InterfaceClasses()
        classes.register(Leaf.self)
        classes.register(unwindAction: "unwindHome:", Home.unwindHome(_:))
        let leaf = """
            <viewController id="a" customClass="Leaf"><view key="view" id="v">\(Interface.rect(0, 0, 390, 844))<subviews>
            <button id="ab">\(Interface.rect(0, 200, 100, 40))<connections>
            <segue destination="x" kind="unwind" identifier="touch" unwindAction="unwindHome:" id="s1"/></connections>
            </button></subviews></view><connections>
            <segue destination="x" kind="unwind" identifier="back" unwindAction="unwindHome:" animates="NO" id="s2"/>
            <segue destination="x" kind="unwind" identifier="lost" unwindAction="unwindMoon:" id="s3"/>
            </connections></viewController><exit id="x" userLabel="Exit" sceneMemberID="exit"/>
            """
        storyboard = try Interface.storyboard(initial: "a", [leaf], classes: classes)
    }

    private func makeLeaf() throws -> Leaf {
        let leaf = try #require(storyboard.instantiateInitialViewController() as? Leaf)
        leaf.title = "leaf"
        return leaf
    }

    private func made<Made: UIViewController>(_ type: Made.Type, _ title: String) -> Made {
        let controller = Made()
        controller.title = title
        return controller
    }

    @Test("In a navigation controller it pops to the nearest that takes it, after prepare and the method")
    func stack() throws {
        let (first, second) = (made(Home.self, "first"), made(Picky.self, "second"))
        let leaf = try makeLeaf()
        let navigation = UINavigationController(rootViewController: first)
        navigation.setViewControllers([first, second, UIViewController(), leaf], animated: false)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        leaf.performSegue(withIdentifier: "lost", sender: nil)
        #expect(navigation.topViewController === leaf && leaf.prepared.isEmpty)
        second.takes = true
        leaf.performSegue(withIdentifier: "back", sender: nil)
        #expect(leaf.prepared == ["back to second"] && second.log == ["unwind back from leaf"])
        #expect(navigation.viewControllers == [first, second] && first.log.isEmpty)
        second.takes = false
        navigation.pushViewController(leaf, animated: false)
        window.layoutIfNeeded()
        leaf.allows = false
        window.tap(at: CGPoint(x: 50, y: 220))
        #expect(navigation.topViewController === leaf)
        leaf.allows = true
        window.tap(at: CGPoint(x: 50, y: 220))
        window.clock.advance(by: 1)
        #expect(first.log == ["unwind touch from leaf"] && navigation.viewControllers == [first])
    }

    @Test("What is presented is dismissed, and what presents it leads to the destination", arguments: [false, true])
    func presented(_ isInNavigation: Bool) throws {
        let home = made(Home.self, "home")
        let navigation = UINavigationController(rootViewController: home)
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), navigation]
        tabs.selectedIndex = 1
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        navigation.pushViewController(UIViewController(), animated: false)
        tabs.selectedIndex = 0
        let leaf = try makeLeaf()
        let shown = isInNavigation ? UINavigationController(rootViewController: leaf) : leaf
        tabs.present(shown, animated: false)
        leaf.performSegue(withIdentifier: "back", sender: nil)
        window.layoutIfNeeded()
        #expect(home.log == ["unwind back from leaf"] && tabs.presentedViewController == nil)
        #expect(tabs.selectedIndex == 1 && navigation.viewControllers == [home] && home.view.window === window)
        // Twice presented, with animation.
        tabs.present(made(Picky.self, "between"), animated: false)
        let second = try makeLeaf()
        tabs.presentedViewController?.present(second, animated: false)
        window.layoutIfNeeded()
        second.performSegue(withIdentifier: "touch", sender: nil)
        window.clock.advance(by: 1)
        #expect(home.log.last == "unwind touch from leaf" && tabs.presentedViewController == nil)
    }

    @Test("A container may keep children from being looked through")
    func allowed() throws {
        final class Closed: UINavigationController {
            override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController]
            {
                #expect(source.unwindAction == "unwindHome:" && childContaining(source) === source.source)
                return []
            }
        }
        let (home, leaf) = (made(Home.self, "home"), try makeLeaf())
        let navigation = Closed(rootViewController: home)
        navigation.pushViewController(leaf, animated: false)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        leaf.performSegue(withIdentifier: "back", sender: nil)
        #expect(navigation.topViewController === leaf && home.log.isEmpty)
    }
}
