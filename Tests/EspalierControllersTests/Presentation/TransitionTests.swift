import EspalierControllers
import EspalierViews
import Foundation
import TestSupport
import Testing

@Suite("Animated and interactive transitions")
struct TransitionTests {
    /// A presented controller whose transitions a test makes.
    private func pair(
        _ stage: Stage, _ style: UIModalPresentationStyle = .fullScreen, driven: Bool = false
    ) -> (a: Probe, b: Probe, transitions: ProbeTransitions) {
        let a = stage.shown("a")
        let b = stage.probe("b")
        b.modalPresentationStyle = style
        let transitions = ProbeTransitions()
        transitions.animator = ProbeAnimator(stage.log)
        if driven { transitions.interactor = UIPercentDrivenInteractiveTransition() }
        b.transitioningDelegate = transitions
        stage.log.clear()
        return (a, b, transitions)
    }

    @Test("An animator presents and dismisses: it is told who, which views and where, and ends the transition")
    func animated() {
        onStage { stage in
            let (a, b, transitions) = pair(stage)
            a.present(b, animated: true) { stage.log.note("completion") }
            #expect(transitions.asked == ["b by a from a"])
            #expect(
                stage.log.take(without: "oad") == [
                    "a.viewWillDisappear", "b.viewWillAppear", "animateTransition", "b.viewIsAppearing",
                ])
            let full = stage.window.bounds
            #expect(transitions.animator?.seen == ["a", "b", "a", "b"])
            #expect(transitions.animator?.frames == [full, .zero, .zero, full])
            #expect(b.transitionCoordinator?.transitionDuration == 0.25)
            stage.window.clock.advance(by: 0.25)
            #expect(
                stage.log.take(without: "Layout") == [
                    "animationEnded(true)", "b.viewDidAppear", "a.viewDidDisappear", "completion",
                ])
            transitions.animator = ProbeAnimator(stage.log)
            b.dismiss(animated: true) { stage.log.note("completion") }
            #expect(transitions.asked.last == "without b")
            #expect(transitions.animator?.seen == ["b", "a", "b", "a"])
            #expect(transitions.animator?.frames == [full, .zero, .zero, full])
            #expect(a.view.superview === transitions.animator?.context?.containerView, "where the animator puts it")
            stage.window.clock.advance(by: 0.25)
            #expect(
                stage.log.take(without: "Layout") == [
                    "b.viewWillDisappear", "a.viewWillAppear", "animateTransition", "a.viewIsAppearing",
                    "animationEnded(true)", "a.viewDidAppear", "b.viewDidDisappear", "completion",
                ])
            #expect(stage.window.subviews == [a.view])
        }
    }

    @Test("Over the presenter it is given the presented view alone; without animation nobody is asked")
    func over() {
        onStage { stage in
            let (a, b, transitions) = pair(stage, .pageSheet)
            a.present(b, animated: true)
            #expect(transitions.animator?.seen == ["a", "b", "-", "b"])
            let full = stage.window.bounds
            #expect(transitions.animator?.frames == [full, full, .zero, rect(0, 57, 390, 787)])
            stage.window.clock.advance(by: 1)
            a.dismiss(animated: false)
            a.present(b, animated: false)
            #expect(transitions.asked.count == 1 && a.presentedViewController === b)
        }
    }

    @Test("A transition that its animator does not end waits; the next one brings it to its end, once")
    func endless() {
        onStage { stage in
            let (a, b, transitions) = pair(stage)
            transitions.animator = ProbeAnimator(stage.log, 100)
            a.present(b, animated: true) { stage.log.note("presented") }
            stage.window.clock.advance(by: 5)
            #expect(!stage.log.calls.contains("presented"))
            b.dismiss(animated: false) { stage.log.note("dismissed") }
            stage.window.clock.advance(by: 100)
            let heard = stage.log.take().filter { $0.hasSuffix("ed") }
            #expect(heard == ["presented", "dismissed"] && stage.window.subviews == [a.view])
        }
    }

    @Test("Driven by a user: time stands still until it is let go, then takes what is left")
    func driven() {
        onStage { stage in
            let (a, b, transitions) = pair(stage, driven: true)
            a.present(b, animated: true) { stage.log.note("completion") }
            guard let interactor = transitions.interactor, let coordinator = b.transitionCoordinator
            else { return #expect(Bool(false)) }
            var changes: [Bool] = []
            coordinator.notifyWhenInteractionChanges { changes.append($0.isInteractive) }
            #expect(coordinator.isInteractive && coordinator.initiallyInteractive && interactor.duration == 0.25)
            stage.window.clock.advance(by: 10)
            interactor.update(0.6)
            #expect(interactor.percentComplete == 0.6 && coordinator.percentComplete == 0.6)
            interactor.finish()
            #expect(changes == [false])
            stage.window.clock.advance(by: 0.05)
            #expect(!stage.log.calls.contains("completion"))
            stage.window.clock.advance(by: 0.06)
            #expect(stage.log.calls.last == "completion" && a.view.window == nil)
            interactor.update(7)
            #expect(interactor.percentComplete == 1)
        }
    }

    @Test("A cancelled presentation: all is as it was, and everybody has heard both halves")
    func cancelledPresentation() {
        onStage { stage in
            let (a, b, transitions) = pair(stage, .custom, driven: true)
            transitions.presentation = {
                let made = ProbePresentation($0, $1, stage.log)
                made.removes = true
                return made
            }
            a.present(b, animated: true) { stage.log.note("completion") }
            transitions.interactor?.update(0.4)
            transitions.interactor?.cancel()
            stage.log.clear()
            stage.window.clock.advance(by: 0.1)
            #expect(
                stage.log.take(without: "ayout") == [
                    "animationEnded(false)", "b.viewWillDisappear", "a.viewDidDisappear", "a.viewWillAppear",
                    "a.viewIsAppearing", "b.viewDidDisappear", "a.viewDidAppear", "presentationTransitionDidEnd(false)",
                    "alongside's completion, cancelled true", "completion",
                ])
            #expect(stage.window.subviews == [a.view] && a.presentedViewController == nil && b.view.superview == nil)
            #expect(a.view.alpha == 1 && b.presentingViewController == nil)
        }
    }

    @Test("A cancelled dismissal: the controller is still presented, and its view stands where it stood")
    func cancelledDismissal() {
        onStage { stage in
            for style in [UIModalPresentationStyle.fullScreen, .pageSheet] {
                let (a, b, transitions) = pair(stage, style)
                a.present(b, animated: false)
                transitions.interactor = UIPercentDrivenInteractiveTransition()
                transitions.interactor?.cancel()
                let frame = b.view.frame
                stage.log.clear()
                b.dismiss(animated: true)
                #expect(b.view.alpha == 0)
                stage.window.clock.advance(by: 0)
                #expect(b.view.alpha == 1 && b.view.frame == frame && b.view.window != nil)
                #expect(a.presentedViewController === b && (a.view.window == nil) == (style == .fullScreen))
                let heard = stage.log.takeAppearance()
                #expect(heard.filter { $0.hasPrefix("b") } == ["b will-", "b did-", "b will+", "b is+", "b did+"])
                transitions.interactor = nil
                b.dismiss(animated: false)
                #expect(stage.window.subviews == [a.view])
            }
        }
    }

    @Test("A window that goes during a transition of one's own takes its controllers along")
    func released() {
        let log = CallLog()
        let living = LivingCount()
        let transitions = ProbeTransitions()
        for driven in [false, true] {
            transitions.animator = ProbeAnimator(log)
            transitions.interactor = driven ? UIPercentDrivenInteractiveTransition() : nil
            do {
                let window = UIWindow(screen: .iPhone14)
                let root = Probe("root", log, living)
                window.rootViewController = root
                window.isHidden = false
                let other = Probe("other", log, living)
                other.transitioningDelegate = transitions
                root.present(other, animated: true)
            }
            // What UIView.animate has left waits for the next clock of the thread.
            if !driven { UIWindow().clock.advance(by: 1) }
        }
        transitions.interactor = nil
        #expect(living.most > 0)
        #expect(living.count == 0)
    }
}

@Suite("Animated changes of containers")
struct ContainerTransitionTests {
    private func stack(_ stage: Stage) -> (UINavigationController, Probe, Probe, ProbeTransitions) {
        let a = stage.probe("a"), b = stage.probe("b")
        let navigation = UINavigationController(rootViewController: a)
        stage.window.rootViewController = navigation
        stage.window.makeKeyAndVisible()
        let transitions = ProbeTransitions()
        transitions.animator = ProbeAnimator(stage.log)
        navigation.delegate = transitions
        stage.log.clear()
        return (navigation, a, b, transitions)
    }

    @Test("A navigation controller's delegate gives the animators of push and pop")
    func pushes() {
        onStage { stage in
            let (navigation, a, b, transitions) = stack(stage)
            navigation.pushViewController(b, animated: true)
            #expect(transitions.asked == ["push a b"] && transitions.animator?.seen == ["a", "b", "a", "b"])
            #expect(transitions.animator?.frames == [rect(0, 0, 390, 844), .zero, .zero, rect(0, 0, 390, 844)])
            #expect(b.transitionCoordinator?.containerView === b.view.superview)
            #expect(navigation.view.subviews.last === navigation.navigationBar, "the bar stays in front")
            stage.window.clock.advance(by: 0.25)
            #expect(
                stage.log.take(without: "oad", "Layout") == [
                    "b.willMove(?)", "a.viewWillDisappear", "b.viewWillAppear", "animateTransition",
                    "b.viewIsAppearing", "animationEnded(true)", "a.viewDidDisappear", "b.viewDidAppear",
                    "b.didMove(?)",
                ])
            #expect(navigation.view.subviews == [b.view, navigation.navigationBar] && a.view.window == nil)
            navigation.popViewController(animated: false)
            #expect(transitions.asked.count == 1)
            navigation.setViewControllers([b], animated: true)
            #expect(transitions.asked.last == "push a b")
            stage.window.clock.advance(by: 0.25)
            #expect(a.parent == nil && b.view.window != nil && b.transitionCoordinator == nil)
        }
    }

    @Test("A cancelled pop leaves the stack, the views and the parents as they were", arguments: [true, false])
    func cancelled(pops: Bool) {
        onStage { stage in
            let checker = LifecycleChecker(stage.window)
            let (navigation, a, b, transitions) = stack(stage)
            if pops { navigation.pushViewController(b, animated: false) }
            transitions.interactor = UIPercentDrivenInteractiveTransition()
            if pops {
                navigation.popViewController(animated: true)
            } else {
                navigation.pushViewController(b, animated: true)
            }
            transitions.interactor?.update(0.5)
            transitions.interactor?.cancel()
            stage.window.clock.advance(by: 0.2)
            #expect(navigation.viewControllers == (pops ? [a, b] : [a]))
            #expect(navigation.navigationBar.items == navigation.viewControllers.map(\.navigationItem))
            let shown = pops ? b : a
            #expect(navigation.view.subviews == [shown.view, navigation.navigationBar] && shown.view.alpha == 1)
            #expect((b.parent === navigation) == pops && shown.parent === navigation)
            transitions.interactor = nil
            stage.window.clock.advance(by: 1)
            navigation.setViewControllers([b], animated: false)
            #expect(b.view.window != nil && a.parent == nil)
            stage.window.clock.advance(by: 1)
            #expect(checker.mistakes.map { "\($0)" } == [])
        }
    }

    @Test("A tab bar controller's delegate gives the animator of a selection; a cancelled one selects the old again")
    func tabs() {
        onStage { stage in
            let a = stage.probe("a"), b = stage.probe("b")
            let tabs = UITabBarController()
            tabs.viewControllers = [a, b]
            stage.window.rootViewController = tabs
            stage.window.makeKeyAndVisible()
            let transitions = ProbeTransitions()
            transitions.animator = ProbeAnimator(stage.log)
            tabs.delegate = transitions
            stage.log.clear()
            tabs.selectedIndex = 1
            #expect(transitions.asked == ["tab a b"] && a.view.window != nil && b.view.window != nil)
            stage.window.clock.advance(by: 0.25)
            #expect(a.view.window == nil)
            #expect(stage.log.takeAppearance() == ["a will-", "b will+", "b is+", "a did-", "b did+"])
            transitions.interactor = UIPercentDrivenInteractiveTransition()
            transitions.interactor?.cancel()
            tabs.selectedIndex = 0
            stage.window.clock.advance(by: 0.25)
            #expect(tabs.selectedIndex == 1 && tabs.tabBar.selectedItem === b.tabBarItem && b.view.window != nil)
            transitions.interactor = nil
            transitions.animator = nil
            tabs.selectedIndex = 0
            #expect(a.view.window != nil && b.view.window == nil)
        }
    }
}
