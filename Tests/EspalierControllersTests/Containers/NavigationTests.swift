import EspalierControllers
import EspalierControls
import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("Navigation controllers")
struct NavigationTests {
    /// A shown navigation controller with `a` on its stack.
    func show(_ stage: Stage) -> (navigation: UINavigationController, a: Probe) {
        let a = stage.probe("a")
        let navigation = UINavigationController(rootViewController: a)
        navigation.title = "navigation"
        stage.window.rootViewController = navigation
        stage.window.makeKeyAndVisible()
        return (navigation, a)
    }

    @Test("The root is loaded when the navigation controller comes on screen, and appears with it")
    func root() {
        onStage { stage in
            let (navigation, a) = show(stage)
            #expect(
                stage.log.take(without: "Layout")
                    == [
                        "a.willMove(navigation)", "a.didMove(navigation)", "a.loadView", "a.viewDidLoad",
                        "a.viewWillAppear", "a.viewIsAppearing", "a.viewDidAppear",
                    ].map { $0.replacingOccurrences(of: "navigation", with: $0.contains("(") ? "?" : "navigation") })
            #expect(a.navigationController === navigation)
            #expect(navigation.viewControllers == [a])
            #expect(navigation.topViewController === a)
            #expect(navigation.visibleViewController === a)
        }
    }

    @Test("8.3 row 4: push: old will-, new will+, old did-, new did+")
    func push() {
        onStage { stage in
            let (navigation, a) = show(stage)
            let b = stage.probe("b")
            stage.log.clear()
            navigation.pushViewController(b, animated: false)
            #expect(
                stage.log.take(without: "Layout") == [
                    "b.willMove(navigation)", "b.loadView", "b.viewDidLoad", "a.viewWillDisappear",
                    "b.viewWillAppear", "b.viewIsAppearing", "a.viewDidDisappear", "b.viewDidAppear",
                    "b.didMove(navigation)",
                ])
            #expect(a.view.superview == nil)
            #expect(navigation.viewControllers == [a, b])
            #expect(navigation.navigationBar.items?.count == 2)
        }
    }

    @Test("8.3 row 4: pop")
    func pop() {
        onStage { stage in
            let (navigation, a) = show(stage)
            let b = stage.probe("b")
            navigation.pushViewController(b, animated: false)
            stage.log.clear()
            b.movements = []
            #expect(navigation.popViewController(animated: false) === b)
            #expect(
                stage.log.take(without: "Layout") == [
                    "b.willMove(nil)", "b.viewWillDisappear", "a.viewWillAppear", "a.viewIsAppearing",
                    "b.viewDidDisappear", "a.viewDidAppear", "b.didMove(nil)",
                ])
            #expect(b.movements == ["viewWillDisappear: from parent", "viewDidDisappear: from parent"])
            #expect(b.parent == nil)
            #expect(navigation.popViewController(animated: false) == nil, "the last one stays")
            #expect(navigation.viewControllers == [a])
        }
    }

    @Test("Animated: both did calls wait for the clock; the stack is the new one at once")
    func animated() {
        onStage { stage in
            let (navigation, a) = show(stage)
            let b = stage.probe("b")
            stage.log.clear()
            navigation.pushViewController(b, animated: true)
            #expect(stage.log.takeAppearance() == ["a will-", "b will+", "b is+"])
            #expect(navigation.topViewController === b)
            stage.window.layoutIfNeeded()
            #expect(stage.log.takeAppearance().isEmpty)
            stage.window.clock.advance(by: 0.35)
            #expect(stage.log.takeAppearance() == ["a did-", "b did+"])
            navigation.popViewController(animated: true)
            navigation.pushViewController(stage.probe("c"), animated: false)
            #expect(
                stage.log.takeAppearance() == [
                    "b will-", "a will+", "a is+", "b did-", "a did+", "a will-", "c will+", "c is+", "a did-",
                    "c did+",
                ])
            #expect(navigation.viewControllers.first === a)
        }
    }

    @Test("popToRoot and popTo answer what was taken off, the first of it first; those between hear no appearance")
    func popMany() {
        onStage { stage in
            let (navigation, a) = show(stage)
            let others = ["b", "c", "d"].map { stage.probe($0) }
            for other in others { navigation.pushViewController(other, animated: false) }
            stage.log.clear()
            #expect(navigation.popToViewController(others[1], animated: false) == [others[2]])
            #expect(stage.log.takeAppearance() == ["d will-", "c will+", "c is+", "d did-", "c did+"])
            #expect(navigation.popToRootViewController(animated: false) == [others[0], others[1]])
            #expect(stage.log.takeAppearance() == ["c will-", "a will+", "a is+", "c did-", "a did+"])
            #expect(navigation.viewControllers == [a])
        }
    }

    @Test("setViewControllers: those that stay hear nothing of containment, the rest comes and goes")
    func setStack() {
        onStage { stage in
            let (navigation, a) = show(stage)
            let b = stage.probe("b")
            let c = stage.probe("c")
            navigation.pushViewController(b, animated: false)
            stage.log.clear()
            navigation.setViewControllers([c, a], animated: false)
            #expect(
                stage.log.take(without: "Layout") == [
                    "b.willMove(nil)", "c.willMove(navigation)", "b.viewWillDisappear", "a.viewWillAppear",
                    "a.viewIsAppearing", "b.viewDidDisappear", "a.viewDidAppear", "b.didMove(nil)",
                    "c.didMove(navigation)",
                ])
            #expect(navigation.viewControllers == [c, a])
            #expect(!c.isViewLoaded)
        }
    }

    @Test("Pushing what is on the stack, popping to what is not, and a stack with a double trap")
    func wrong() async {
        let pushed = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let a = UIViewController()
            UINavigationController(rootViewController: a).pushViewController(a, animated: false)
        }
        #expect(errorText(pushed).contains("which has it on its stack already"))
        let popped = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            UINavigationController(rootViewController: UIViewController())
                .popToViewController(UIViewController(), animated: false)
        }
        #expect(errorText(popped).contains("which does not have it on its stack"))
        let doubled = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let a = UIViewController()
            UINavigationController().viewControllers = [a, a]
        }
        #expect(
            errorText(doubled).contains(
                "setViewControllers on UINavigationController: UIViewController is in the list twice"))
    }

    @Test("10.1: the bar is 44 under the top inset, and is added for the content")
    func bar() {
        onStage { stage in
            stage.window.controlDesign = .iOS18
            let (navigation, a) = show(stage)
            #expect(navigation.navigationBar.frame == rect(0, 47, 390, 44))
            #expect(a.view.frame == rect(0, 0, 390, 844))
            #expect(a.view.safeAreaInsets == insets(91, 0, 34, 0))
            navigation.isNavigationBarHidden = true
            #expect(navigation.navigationBar.isHidden)
            #expect(a.view.safeAreaInsets == insets(47, 0, 34, 0))
            navigation.setNavigationBarHidden(false, animated: false)
            navigation.isToolbarHidden = false
            #expect(navigation.toolbar.frame == rect(0, 766, 390, 44))
            #expect(a.view.safeAreaInsets == insets(91, 0, 78, 0))
            navigation.isToolbarHidden = true
            #expect(a.view.safeAreaInsets == insets(91, 0, 34, 0))
        }
    }

    @Test("Content that does not extend under the bar begins below it")
    func notExtended() {
        onStage { stage in
            let (navigation, a) = show(stage)
            a.edgesForExtendedLayout = []
            stage.window.layoutIfNeeded()
            #expect(a.view.frame == rect(0, 101, 390, 743))
            #expect(a.view.safeAreaInsets == insets(0, 0, 34, 0))
            a.edgesForExtendedLayout = .all
            navigation.navigationBar.isTranslucent = false
            navigation.view.setNeedsLayout()
            stage.window.layoutIfNeeded()
            #expect(a.view.frame == rect(0, 101, 390, 743))
            a.extendedLayoutIncludesOpaqueBars = true
            stage.window.layoutIfNeeded()
            #expect(a.view.frame == rect(0, 0, 390, 844))
        }
    }

    @Test("Large titles make the bar 106 high")
    func largeTitles() {
        onStage { stage in
            let (navigation, a) = show(stage)
            a.title = "Large"
            navigation.navigationBar.prefersLargeTitles = true
            navigation.view.setNeedsLayout()
            stage.window.layoutIfNeeded()
            #expect(navigation.navigationBar.frame == rect(0, 47, 390, 106))
            #expect(a.view.safeAreaInsets.top == 153)
        }
    }

    @Test("Another design of the window makes the bar as high as it has it")
    func designs() {
        onStage { stage in
            let (navigation, a) = show(stage)
            for (design, height) in [(ControlDesign.iOS26, 54), (.iOS18, 44), (.iOS12, 44), (.iOS26, 54)] {
                stage.window.controlDesign = design
                stage.window.layoutIfNeeded()
                #expect(navigation.navigationBar.frame == rect(0, 47, 390, CGFloat(height)))
                #expect(a.view.safeAreaInsets.top == 47 + CGFloat(height))
            }
        }
    }

    @Test("The delegate hears what is shown")
    func delegate() {
        final class Listener: UINavigationControllerDelegate {
            var calls: [String] = []
            func navigationController(
                _ navigationController: UINavigationController, willShow viewController: UIViewController,
                animated: Bool
            ) { calls.append("will \(Probe.name(of: viewController))") }
            func navigationController(
                _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
            ) { calls.append("did \(Probe.name(of: viewController))") }
        }
        onStage { stage in
            let (navigation, _) = show(stage)
            let listener = Listener()
            navigation.delegate = listener
            navigation.pushViewController(stage.probe("b"), animated: false)
            navigation.popViewController(animated: false)
            #expect(listener.calls == ["will b", "did b", "will a", "did a"])
        }
    }

    @Test("The back button of the bar pops the stack")
    func backButton() {
        onStage { stage in
            let (navigation, a) = show(stage)
            navigation.pushViewController(stage.probe("b"), animated: false)
            navigation.navigationBar.popItem(animated: false)
            #expect(navigation.viewControllers == [a])
            #expect(navigation.navigationBar.items?.count == 1)
        }
    }

    @Test("Covered by a full-screen controller, and shown again: the top goes and comes with it")
    func covered() {
        onStage { stage in
            let (navigation, a) = show(stage)
            let b = stage.probe("b")
            b.modalPresentationStyle = .fullScreen
            stage.log.clear()
            a.present(b, animated: false)
            #expect(b.presentingViewController === navigation)
            #expect(stage.log.takeAppearance() == ["a will-", "b will+", "b is+", "b did+", "a did-"])
            let c = stage.probe("c")
            navigation.pushViewController(c, animated: false)
            #expect(stage.log.takeAppearance().isEmpty)
            navigation.dismiss(animated: false)
            #expect(stage.log.takeAppearance() == ["b will-", "c will+", "c is+", "c did+", "b did-"])
        }
    }
}
