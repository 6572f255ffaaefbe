import EspalierControllers
import EspalierControls
import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("Tab bar controllers")
struct TabTests {
    func show(_ stage: Stage, _ names: [String] = ["a", "b", "c"]) -> (tabs: UITabBarController, probes: [Probe]) {
        let probes = names.map { stage.probe($0) }
        let tabs = UITabBarController()
        tabs.title = "tabs"
        tabs.viewControllers = probes
        stage.window.rootViewController = tabs
        stage.window.makeKeyAndVisible()
        return (tabs, probes)
    }

    @Test("The first is selected; the others are not loaded")
    func first() {
        onStage { stage in
            let (tabs, probes) = show(stage)
            #expect(stage.log.takeAppearance() == ["a will+", "a is+", "a did+"])
            #expect(!probes[1].isViewLoaded)
            #expect(tabs.selectedIndex == 0)
            #expect(tabs.selectedViewController === probes[0])
            #expect(tabs.tabBar.items?.count == 3)
            #expect(tabs.tabBar.selectedItem === probes[0].tabBarItem)
            #expect(probes[0].tabBarController === tabs)
        }
    }

    @Test("8.3 row 4: another tab: old will-, new will+, old did-, new did+; no containment calls")
    func selected() {
        onStage { stage in
            let (tabs, probes) = show(stage)
            stage.log.clear()
            tabs.selectedIndex = 2
            #expect(
                stage.log.take(without: "Layout") == [
                    "c.loadView", "c.viewDidLoad", "a.viewWillDisappear", "c.viewWillAppear", "c.viewIsAppearing",
                    "a.viewDidDisappear", "c.viewDidAppear",
                ])
            tabs.selectedViewController = probes[0]
            #expect(stage.log.takeAppearance() == ["c will-", "a will+", "a is+", "c did-", "a did+"])
            tabs.selectedIndex = 7
            #expect(tabs.selectedIndex == 0)
            #expect(stage.log.takeAppearance().isEmpty)
        }
    }

    @Test("10.1: the bar is 49 above the bottom inset, 83 with it, and is added for the content")
    func bar() {
        onStage { stage in
            let (tabs, probes) = show(stage)
            #expect(tabs.tabBar.frame == rect(0, 761, 390, 83))
            #expect(probes[0].view.frame == rect(0, 0, 390, 844))
            #expect(probes[0].view.safeAreaInsets == insets(47, 0, 83, 0))
        }
    }

    @Test("A navigation controller in a tab: both bars are added")
    func nested() {
        onStage { stage in
            let a = stage.probe("a")
            let navigation = UINavigationController(rootViewController: a)
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation]
            stage.window.rootViewController = tabs
            stage.window.makeKeyAndVisible()
            #expect(a.view.safeAreaInsets == insets(101, 0, 83, 0))
            let b = stage.probe("b")
            b.hidesBottomBarWhenPushed = true
            navigation.pushViewController(b, animated: false)
            #expect(tabs.tabBar.isHidden)
            #expect(b.view.safeAreaInsets == insets(101, 0, 34, 0))
            navigation.popViewController(animated: false)
            #expect(!tabs.tabBar.isHidden)
            #expect(a.view.safeAreaInsets == insets(101, 0, 83, 0))
        }
    }

    @Test("A push that hides the bar hides it without a window too, and a pop shows it")
    func hidesWithoutWindow() {
        let root = UIViewController(), pushed = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        pushed.hidesBottomBarWhenPushed = true
        navigation.pushViewController(pushed, animated: false)
        #expect(tabs.tabBar.isHidden && !tabs.isViewLoaded)
        navigation.popViewController(animated: false)
        #expect(!tabs.tabBar.isHidden)
        tabs.loadViewIfNeeded()
        navigation.pushViewController(pushed, animated: true)
        #expect(tabs.tabBar.isHidden)
        navigation.setViewControllers([root], animated: false)
        #expect(!tabs.tabBar.isHidden)
        // Another tab has a bar of its own opinion.
        let other = UIViewController()
        navigation.pushViewController(pushed, animated: false)
        tabs.viewControllers = [navigation, other]
        tabs.selectedIndex = 1
        #expect(!tabs.tabBar.isHidden)
        tabs.selectedIndex = 0
        #expect(tabs.tabBar.isHidden)
    }

    @Test("Other tabs: who stays selected stays on screen, who goes leaves")
    func setTabs() {
        onStage { stage in
            let (tabs, probes) = show(stage)
            tabs.selectedIndex = 1
            stage.log.clear()
            let d = stage.probe("d")
            tabs.viewControllers = [d, probes[1]]
            #expect(tabs.selectedIndex == 1)
            #expect(
                stage.log.take(without: "Layout") == [
                    "a.willMove(nil)", "c.willMove(nil)", "d.willMove(tabs)", "a.didMove(nil)", "c.didMove(nil)",
                    "d.didMove(tabs)",
                ])
            tabs.viewControllers = [d]
            #expect(tabs.selectedViewController === d)
            #expect(stage.log.takeAppearance() == ["b will-", "d will+", "d is+", "b did-", "d did+"])
            tabs.viewControllers = nil
            #expect(tabs.selectedIndex == NSNotFound)
            #expect(stage.log.takeAppearance() == ["d will-", "d did-"])
        }
    }

    @Test("A tap on an item selects, if the delegate lets it")
    func tap() {
        final class Listener: UITabBarControllerDelegate {
            var calls: [String] = []
            func tabBarController(
                _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
            ) -> Bool { Probe.name(of: viewController) != "c" }
            func tabBarController(
                _ tabBarController: UITabBarController, didSelect viewController: UIViewController
            ) { calls.append(Probe.name(of: viewController)) }
        }
        onStage { stage in
            let (tabs, probes) = show(stage)
            let listener = Listener()
            tabs.delegate = listener
            tabs.tabBar.tap(probes[1].tabBarItem)
            tabs.tabBar.tap(probes[2].tabBarItem)
            #expect(listener.calls == ["b"])
            #expect(tabs.selectedIndex == 1)
            #expect(tabs.tabBar.selectedItem === probes[1].tabBarItem)
        }
    }

    @Test("Selecting what is not among the tabs traps")
    func wrong() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            UITabBarController().selectedViewController = UIViewController()
        }
        #expect(errorText(result).contains("which is not among its controllers"))
    }

    @Test("viewDidLoad finds the bars of containers in their views, and ties views to them")
    func barsAtLoading() {
        final class PlayerTabs: UITabBarController {
            let player = UIView()
            override func viewDidLoad() {
                super.viewDidLoad()
                player.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(player)
                player.bottomAnchor.constraint(equalTo: tabBar.topAnchor).isActive = true
                player.heightAnchor.constraint(equalToConstant: 64).isActive = true
            }
        }
        onStage { stage in
            let tabs = PlayerTabs()
            tabs.viewControllers = [stage.probe("a")]
            stage.window.rootViewController = tabs
            stage.window.makeKeyAndVisible()
            #expect(tabs.player.frame.height == 64)
            #expect(tabs.player.frame.maxY == tabs.tabBar.frame.minY)
            let navigation = UINavigationController(rootViewController: UIViewController())
            #expect(navigation.view.subviews == [navigation.navigationBar])
        }
    }
}
