import EspalierControllers
import EspalierViews
import Foundation
import Testing

@Suite("LifecycleChecker")
struct LifecycleCheckerTests {
    /// A shown window with a checker.
    struct Scene {
        let window = UIWindow(screen: .iPhone14)
        let root = UIViewController()
        let checker: LifecycleChecker

        init() {
            forgetWaitingAnimations()
            checker = LifecycleChecker(window)
            root.title = "root"
            window.rootViewController = root
            window.makeKeyAndVisible()
        }

        func child(_ controller: UIViewController = UIViewController()) -> UIViewController {
            controller.title = "child"
            return controller
        }

        var found: [String] { checker.mistakes.map(\.description) }
    }

    @Test("A correct program: nothing")
    func correct() {
        let scene = Scene()
        let child = scene.child()
        scene.root.addChild(child)
        scene.root.view.addSubview(child.view)
        child.didMove(toParent: scene.root)
        scene.window.layoutIfNeeded()
        scene.root.present(UIViewController(), animated: true)
        scene.window.clock.advance(by: 1)
        scene.root.dismiss(animated: false)
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        let navigation = UINavigationController(rootViewController: UIViewController())
        scene.window.rootViewController = navigation
        navigation.pushViewController(UIViewController(), animated: true)
        navigation.popViewController(animated: false)
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        tabs.selectedIndex = 1
        scene.window.rootViewController = tabs
        scene.window.clock.advance(by: 1)
        scene.checker.check()
        #expect(scene.found.isEmpty)
    }

    /// A controller that needs the layout passes that its container runs.
    private final class Busy: UIViewController {
        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            view.setNeedsLayout()
        }
    }

    @Test("Layout passes in the middle of a container's own transition are no rest", arguments: [false, true])
    func containersInTransition(animated: Bool) {
        let scene = Scene()
        let navigation = UINavigationController(rootViewController: Busy())
        scene.window.rootViewController = navigation
        for _ in 0..<2 {
            navigation.pushViewController(Busy(), animated: animated)
            scene.window.layoutIfNeeded()
            scene.window.clock.advance(by: 0.35)
            navigation.setViewControllers([Busy(), Busy()], animated: animated)
            scene.window.clock.advance(by: 1)
            navigation.popViewController(animated: animated)
            scene.window.clock.advance(by: 1)
        }
        let tabs = UITabBarController()
        tabs.viewControllers = [Busy(), Busy()]
        scene.window.rootViewController = tabs
        tabs.selectedIndex = 1
        navigation.present(Busy(), animated: animated)
        scene.window.clock.advance(by: 1)
        #expect(scene.found.isEmpty)
    }

    @Test("addChild without didMove(toParent:): told at rest, once")
    func didMoveMissed() {
        let scene = Scene()
        let child = scene.child()
        scene.root.addChild(child)
        scene.root.view.addSubview(child.view)
        #expect(scene.found.isEmpty)
        scene.window.layoutIfNeeded()
        scene.window.layoutIfNeeded()
        scene.checker.check()
        #expect(
            scene.found == [
                "UIViewController 'child': didMove(toParent:) missed; call it after addChild(_:), when the view is in place"
            ])
    }

    @Test("didMove(toParent:) that is still to come by a clock is waited for")
    func didMoveByClock() {
        let scene = Scene()
        let child = scene.child()
        scene.root.addChild(child)
        scene.root.view.addSubview(child.view)
        UIView.transition(with: child.view, duration: 1, animations: nil) { _ in child.didMove(toParent: scene.root) }
        scene.window.layoutIfNeeded()
        scene.window.clock.advance(by: 1)
        #expect(scene.found.isEmpty)
    }

    @Test("didMove(toParent:) twice, and without addChild")
    func didMoveDoubled() {
        let scene = Scene()
        let child = scene.child()
        child.didMove(toParent: scene.root)
        scene.root.addChild(child)
        scene.root.view.addSubview(child.view)
        child.didMove(toParent: scene.root)
        child.didMove(toParent: scene.root)
        #expect(
            scene.checker.mistakes.map { "\($0.kind) \($0.call)" } == [
                "unbalanced didMove(toParent:)", "doubled didMove(toParent:)",
            ])
    }

    @Test("A view added without addChild, and one whose parent is another controller")
    func addChildMissed() {
        let scene = Scene()
        let child = scene.child()
        scene.root.view.addSubview(child.view)
        scene.window.layoutIfNeeded()
        #expect(
            scene.found == [
                "UIViewController 'child': addChild(_:) missed; call it on UIViewController 'root' before the view is added"
            ])
        let other = UIViewController()
        other.title = "other"
        scene.root.addChild(other)
        other.didMove(toParent: scene.root)
        other.addChild(child)
        child.didMove(toParent: other)
        scene.window.layoutIfNeeded()
        #expect(
            scene.found.last
                == "UIViewController 'child': addChild(_:) unbalanced; its view lies in that of "
                + "UIViewController 'root', but its parent is UIViewController 'other'")
    }

    @Test("removeFromParent without willMove(toParent: nil); with the view left behind; and willMove without the rest")
    func removal() {
        let scene = Scene()
        let child = scene.child()
        scene.root.addChild(child)
        scene.root.view.addSubview(child.view)
        child.didMove(toParent: scene.root)
        scene.window.layoutIfNeeded()
        child.removeFromParent()
        #expect(scene.checker.mistakes.map(\.call) == ["willMove(toParent: nil)"])
        scene.window.layoutIfNeeded()
        #expect(scene.checker.mistakes.map(\.call) == ["willMove(toParent: nil)", "view.removeFromSuperview()"])
        child.view.removeFromSuperview()
        scene.root.addChild(child)
        child.didMove(toParent: scene.root)
        child.willMove(toParent: nil)
        scene.window.layoutIfNeeded()
        #expect(scene.checker.mistakes.last?.call == "removeFromParent()")
        #expect(scene.checker.mistakes.last?.kind == .missed)
    }

    @Test("Calls by hand that the runtime makes")
    func byHand() {
        let scene = Scene()
        scene.root.viewDidLoad()
        scene.root.viewWillAppear(true)
        scene.root.viewDidDisappear(true)
        let child = scene.child()
        child.willMove(toParent: scene.root)
        scene.root.addChild(child)
        #expect(
            scene.checker.mistakes.map { "\($0.kind) \($0.call)" } == [
                "doubled viewDidLoad()", "doubled viewWillAppear(_:)", "doubled viewDidDisappear(_:)",
            ])
        scene.root.view.addSubview(child.view)
        child.didMove(toParent: scene.root)
        #expect(scene.checker.mistakes.last?.call == "willMove(toParent:)", "told when the child comes to the window")
    }

    @Test("Overrides that forget super, those from before the window too")
    func forgottenSuper() {
        final class Forgetful: UIViewController {
            override func viewDidLoad() {}
            override func viewWillAppear(_ animated: Bool) {}
            override func viewIsAppearing(_ animated: Bool) {}
            override func viewDidAppear(_ animated: Bool) {}
            override func viewWillDisappear(_ animated: Bool) {}
            override func viewDidDisappear(_ animated: Bool) {}
            override func willMove(toParent parent: UIViewController?) {}
            override func didMove(toParent parent: UIViewController?) {}
        }
        let scene = Scene()
        let child = Forgetful()
        scene.root.addChild(child)
        scene.root.view.addSubview(child.view)
        child.didMove(toParent: scene.root)
        scene.window.layoutIfNeeded()
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        let calls = scene.checker.mistakes.map { "\($0.kind) \($0.call)" }
        for call in [
            "viewDidLoad()", "viewWillAppear(_:)", "viewIsAppearing(_:)", "viewDidAppear(_:)", "viewWillDisappear(_:)",
            "willMove(toParent:)",
        ] {
            #expect(calls.filter { $0 == "missed super.\(call)" }.count == 1, "\(call): \(calls)")
        }
        #expect(calls.contains("missed didMove(toParent:)"))
        #expect(scene.checker.mistakes.allSatisfy { $0.controller == "Forgetful" })
    }

    @Test("Forwarding: end without begin, begin without end, begin twice, and none at all")
    func forwarding() {
        final class Manual: UIViewController {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }
        forgetWaitingAnimations()
        let window = UIWindow(screen: .iPhone14)
        let checker = LifecycleChecker(window)
        let root = Manual()
        let child = UIViewController()
        window.rootViewController = root
        window.makeKeyAndVisible()
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        window.layoutIfNeeded()
        #expect(checker.mistakes.map { "\($0.kind) \($0.call)" } == ["missed viewWillAppear(_:)"])
        child.endAppearanceTransition()
        child.beginAppearanceTransition(true, animated: false)
        child.beginAppearanceTransition(true, animated: false)
        window.layoutIfNeeded()
        #expect(
            checker.mistakes.dropFirst().map { "\($0.kind) \($0.call)" } == [
                "unbalanced endAppearanceTransition()", "doubled beginAppearanceTransition(true, animated:)",
                "unbalanced beginAppearanceTransition(_:animated:)",
            ])
        child.endAppearanceTransition()
        window.layoutIfNeeded()
        #expect(checker.mistakes.count == 4)
    }

    @Test("The handler hears each mistake; a checker that is gone hears nothing; the window does not hold it")
    func handler() {
        let window = UIWindow(screen: .iPhone14)
        let root = UIViewController()
        window.rootViewController = root
        window.makeKeyAndVisible()
        var heard: [String] = []
        var checker: LifecycleChecker? = LifecycleChecker(window) { heard.append($0.call) }
        root.viewDidLoad()
        #expect(heard == ["viewDidLoad()"])
        weak let gone = checker
        checker = nil
        #expect(gone == nil)
        root.viewDidLoad()
        #expect(heard.count == 1)
    }
}

/// Takes what other tests began on this thread and never ended: while it waits for a clock, no window is at rest, and
/// nothing is checked.
func forgetWaitingAnimations() { UIWindow().clock.advance(by: 0) }
