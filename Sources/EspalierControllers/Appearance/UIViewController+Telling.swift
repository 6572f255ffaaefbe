import EspalierViews
import Foundation

// Tells a controller and those of its children that go with it. Will… from the outermost in, did… from the innermost
// out; no depth of nesting recurses.
extension UIViewController {
    private func tell(_ callback: LifecycleCallback, _ body: () -> Void) {
        appearance.depth += 1
        call(callback, body)
        appearance.depth -= 1
    }

    /// `viewWillAppear(_:)` on this controller, then on its children that enter the window with it.
    final func tellWillAppear(animated: Bool) {
        var waiting = [self]
        while let controller = waiting.popLast() {
            if controller !== self {
                guard !controller.appearance.isOn, !controller.appearance.isManaged, controller.entersWithParent,
                    controller.parentStorage?.appearance.isOn ?? false
                else { continue }
            }
            if controller.appearance.state == .disappearing { controller.tellDidDisappear() }
            if controller.appearance.isOn { continue }
            controller.appearance.state = .appearing
            controller.appearance.isAppearingTold = false
            controller.appearance.animated = animated
            controller.movement.isMovingFromParent = false
            controller.prepareContent()
            controller.tell(.viewWillAppear) { controller.viewWillAppear(animated) }
            if controller.appearance.state == .appearing, controller.shouldAutomaticallyForwardAppearanceMethods {
                waiting.append(contentsOf: controller.childStorage.reversed())
            }
        }
    }

    /// Whether the view is in a window, or below the parent's view, which is or is about to be.
    private var entersWithParent: Bool {
        guard let view = viewStorage else { return false }
        if view.window != nil { return true }
        let parentView = parentStorage?.viewStorage
        var current = view.realSuperview
        while let superview = current {
            if superview === parentView { return true }
            current = superview.realSuperview
        }
        return false
    }

    /// The controllers, from this one in, that satisfy `condition`; those whose parent does not are left out with
    /// theirs.
    ///
    /// - Parameter innermostFirst: Whether each comes after its own children; children are in their order either way.
    private func nested(
        innermostFirst: Bool = false, _ condition: (UIViewController) -> Bool
    ) -> [UIViewController] {
        var found: [UIViewController] = []
        var waiting = [self]
        while let controller = waiting.popLast() {
            guard condition(controller), controller === self || !controller.appearance.isManaged else { continue }
            found.append(controller)
            guard controller.shouldAutomaticallyForwardAppearanceMethods else { continue }
            // Outermost first with the children reversed is innermost first backwards.
            waiting += innermostFirst ? controller.childStorage : controller.childStorage.reversed()
        }
        return innermostFirst ? found.reversed() : found
    }

    /// `viewIsAppearing(_:)` where `viewWillAppear(_:)` was told last.
    final func tellIsAppearing() {
        let isInWindow = viewStorage?.window != nil
        for controller in nested({ $0.appearance.state == .appearing }) {
            guard controller.appearance.state == .appearing, !controller.appearance.isAppearingTold else { continue }
            if isInWindow && controller.viewStorage?.window == nil {
                // A callback has taken the view out again, before it was in.
                controller.tellWillDisappear(animated: false)
                controller.tellDidDisappear()
                continue
            }
            controller.appearance.isAppearingTold = true
            let animated = controller.appearance.animated
            controller.tell(.viewIsAppearing) { controller.viewIsAppearing(animated) }
        }
    }

    /// `viewDidAppear(_:)`, innermost first.
    final func tellDidAppear() {
        tellIsAppearing()
        let controllers = nested(innermostFirst: true, { $0.appearance.state == .appearing })
        for controller in controllers {
            guard controller.appearance.state == .appearing else { continue }
            controller.appearance.state = .appeared
            let animated = controller.appearance.animated
            controller.tell(.viewDidAppear) { controller.viewDidAppear(animated) }
            controller.movement.isMovingToParent = false
        }
        for controller in controllers { controller.awaitPassForLateChildren() }
    }

    /// Children that a callback has brought while this controller was about to have appeared: they could not go with it.
    private func awaitPassForLateChildren() {
        for child in childStorage {
            let late = child.appearance
            guard late.state == .appearing, late.isAppearingTold, !late.isManaged else { continue }
            child.viewStorage?.window?.ensuredControllers.awaitPass(child)
        }
    }

    /// `viewWillDisappear(_:)` on this controller and on its children that are on screen.
    final func tellWillDisappear(animated: Bool) {
        finishTransitions()
        guard appearance.isOn else { return }
        var waiting = [self]
        while let controller = waiting.popLast() {
            if controller !== self {
                // A callback may have shown the parent again: then this one stays with it.
                guard controller.parentStorage?.appearance.state == .disappearing else { continue }
                controller.finishTransitions()
                guard !controller.appearance.isManaged else { continue }
            }
            guard controller.appearance.isOn else { continue }
            controller.appearance.state = .disappearing
            controller.appearance.animated = animated
            controller.tell(.viewWillDisappear) { controller.viewWillDisappear(animated) }
            if controller.shouldAutomaticallyForwardAppearanceMethods {
                waiting.append(contentsOf: controller.childStorage.reversed())
            }
        }
    }

    /// `viewDidDisappear(_:)`, innermost first.
    final func tellDidDisappear() {
        for controller in nested(innermostFirst: true, { $0.appearance.state == .disappearing }) {
            guard controller.appearance.state == .disappearing else { continue }
            controller.appearance.state = .disappeared
            let animated = controller.appearance.animated
            controller.tell(.viewDidDisappear) { controller.viewDidDisappear(animated) }
        }
    }
}
