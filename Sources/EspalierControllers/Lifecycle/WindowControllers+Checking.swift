import EspalierViews

extension WindowControllers {
    final func add(_ checker: LifecycleChecker) {
        checkers.removeAll { $0.object == nil }
        checkers.append(WeakReference(checker))
    }

    private var livingCheckers: [LifecycleChecker] { checkers.compactMap(\.object) }

    /// Tells the checkers; answers whether there is one.
    final func tell(_ mistake: LifecycleMistake) -> Bool {
        let checkers = livingCheckers
        for checker in checkers { checker.report(mistake) }
        return !checkers.isEmpty
    }

    /// A controller has come to the window, or leaves it.
    final func see(_ controller: UIViewController) {
        if checkers.isEmpty || livingCheckers.isEmpty { return }
        let untold = controller.lifecycle.untold
        controller.lifecycle.untold = []
        for mistake in untold { _ = tell(mistake) }
        if controller.parentStorage == nil, controller.host == nil {
            if seen.contains(where: { $0.object === controller }) { return }
            seen.removeAll { $0.object == nil }
            seen.append(WeakReference(controller))
        }
    }

    /// Looks at all controllers of the window, if nothing waits for a clock.
    final func checkAtRest() {
        if checkers.isEmpty || isChecking { return }
        guard let window, window.clock.isAtRest, !transitions.isBusy, !livingCheckers.isEmpty else { return }
        checkControllers()
    }

    final func checkControllers() {
        isChecking = true
        defer { isChecking = false }
        var waiting = seen.compactMap(\.object).filter { $0.parentStorage == nil && $0.host == nil }
        var presented = root
        while let controller = presented {
            waiting.append(controller)
            presented = controller.presentedStorage
        }
        waiting.reverse()
        while let controller = waiting.popLast() {
            see(controller)
            check(controller)
            waiting.append(contentsOf: controller.childStorage.reversed())
        }
    }

    private func check(_ controller: UIViewController) {
        let record = controller.lifecycle
        let appearance = controller.appearance
        let isInWindow = controller.viewStorage?.window === window && window != nil
        var found: Set<String> = []
        func report(_ isWrong: Bool, _ kind: LifecycleMistake.Kind, _ call: String, _ advice: @autoclosure () -> String)
        {
            guard isWrong else { return }
            let advice = advice()
            found.insert(call + advice)
            if record.told.contains(call + advice) { return }
            _ = tell(LifecycleMistake(kind: kind, controller: controller.brief, call: call, advice: advice))
        }
        let isDueFromParent = controller.parentStorage?.isInTransition ?? false
        report(
            record.owesDidMove && isInWindow && !isDueFromParent, .missed, "didMove(toParent:)",
            "call it after addChild(_:), when the view is in place")
        report(
            record.isLeaving && controller.parentStorage != nil, .missed, "removeFromParent()",
            "call it after willMove(toParent: nil), when the view is removed")
        report(
            appearance.isByHand, .unbalanced, "beginAppearanceTransition(_:animated:)",
            "call endAppearanceTransition() when the transition has ended")
        let above = isInWindow ? controller.containerByViews : nil
        if let parent = controller.parentStorage {
            report(
                above.map { $0 !== parent } ?? false, .unbalanced, "addChild(_:)",
                "its view lies in that of \(above?.brief ?? ""), but its parent is \(parent.brief)")
            report(
                isInWindow && parent.appearance.state == .appeared && appearance.state == .disappeared
                    && !parent.shouldAutomaticallyForwardAppearanceMethods, .missed, "viewWillAppear(_:)",
                "\(parent.brief) forwards appearance itself: call beginAppearanceTransition(true, animated:) on the child"
            )
        } else if controller.host == nil, let above {
            report(
                record.wasRemoved, .missed, "view.removeFromSuperview()",
                "remove the view from that of \(above.brief) before removeFromParent()")
            report(
                !record.wasRemoved, .missed, "addChild(_:)", "call it on \(above.brief) before the view is added")
        }
        controller.lifecycle.told = found
    }
}

extension UIViewController {
    /// The controller whose view is the nearest above this controller's view.
    fileprivate var containerByViews: UIViewController? {
        var current = viewStorage?.realSuperview
        while let view = current {
            if let owner = view.owner as? UIViewController { return owner }
            current = view.realSuperview
        }
        return nil
    }
}
