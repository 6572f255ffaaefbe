import EspalierControls
import EspalierViews
import Foundation

extension UINavigationController {
    final func push(_ controller: UIViewController, _ animated: Bool) {
        if controller.parentStorage === self {
            trap("pushViewController(\(controller.brief)) on \(brief), which has it on its stack already")
        }
        let old = childStorage
        addChild(controller)
        show(
            entering: controller.parentStorage === self ? [controller] : [], leaving: [], insteadOf: old,
            animated: animated)
    }

    final func count(upTo controller: UIViewController) -> Int {
        guard let index = childStorage.firstIndex(where: { $0 === controller }) else {
            trap("popToViewController(\(controller.brief)) on \(brief), which does not have it on its stack")
        }
        return index + 1
    }

    /// Takes what is above the first `count` off the stack.
    final func pop(to count: Int, _ animated: Bool) -> [UIViewController] {
        guard count < childStorage.count else { return [] }
        let old = childStorage
        let popped = Array(old[count...])
        leave(popped.reversed())
        show(entering: [], leaving: popped.reversed(), insteadOf: old, animated: animated)
        return popped
    }

    final func setStack(_ new: [UIViewController], animated: Bool) {
        var known: Set<ObjectIdentifier> = []
        for controller in new where !known.insert(ObjectIdentifier(controller)).inserted {
            trap("setViewControllers on \(brief): \(controller.brief) is in the list twice")
        }
        let oldStack = childStorage
        let old = Set(oldStack.map(ObjectIdentifier.init))
        let leaving = Array(childStorage.filter { !known.contains(ObjectIdentifier($0)) }.reversed())
        let entering = new.filter { !old.contains(ObjectIdentifier($0)) }
        leave(leaving)
        for controller in entering { addChild(controller) }
        // The stack as it was asked for, less what a callback has taken out of it.
        childStorage = new.filter { $0.parentStorage === self }
        show(
            entering: entering.filter { $0.parentStorage === self }, leaving: leaving, insteadOf: oldStack,
            animated: animated)
    }

    /// Takes controllers off the stack. They keep their parent until they have disappeared.
    private func leave(_ controllers: [UIViewController]) {
        for controller in controllers {
            controller.call(.willMove) { controller.willMove(toParent: nil) }
        }
        let gone = Set(controllers.map(ObjectIdentifier.init))
        childStorage.removeAll { gone.contains(ObjectIdentifier($0)) }
    }

    private func show(
        entering: [UIViewController], leaving: [UIViewController], insteadOf old: [UIViewController], animated: Bool
    ) {
        navigationBar.setItems(childStorage.map(\.navigationItem), animated: animated)
        let isNew = entering.contains { $0 === childStorage.last }
        showTop(animated: animated, as: isNew ? .push : .pop) { [weak self] in
            self?.takeBack(entering, leaving, to: old)
        } completion: { [weak self] in
            guard let self else { return }
            for controller in leaving where controller.parentStorage === self { controller.didLeaveParent() }
            for controller in entering where controller.parentStorage === self && controller.lifecycle.owesDidMove {
                controller.call(.didMove) { controller.didMove(toParent: self) }
            }
        }
    }

    /// A change was cancelled: the stack is the old one again.
    private func takeBack(_ entering: [UIViewController], _ leaving: [UIViewController], to old: [UIViewController]) {
        for controller in leaving where controller.parentStorage === self {
            controller.lifecycle.isLeaving = false
            controller.movement.isMovingFromParent = false
        }
        leave(entering.filter { $0.parentStorage === self })
        childStorage = old.filter { $0.parentStorage === self }
        for controller in entering where controller.parentStorage === self { controller.didLeaveParent() }
        navigationBar.setItems(childStorage.map(\.navigationItem), animated: false)
    }

    final func showTop(
        animated: Bool, as operation: Operation = .none, giveUp: @escaping () -> Void = {},
        completion: @escaping () -> Void = {}
    ) {
        let top = childStorage.last
        let isOnScreen = appearance.isOn && viewIfLoaded?.window != nil
        let changes = top !== slot.shown
        if changes, isOnScreen, let top {
            delegate?.navigationController(self, willShow: top, animated: animated)
        }
        if !changes && !slot.transitions.isBusy { return completion() }
        slot.update(animated: animated) { [unowned self] in
            childStorage.last
        } by: { [unowned self] in
            animated && isOnScreen ? makers(of: operation, from: $0, to: $1) : nil
        } giveUp: {
            giveUp()
        } completion: { [weak self] in
            completion()
            guard let self else { return }
            if changes, isOnScreen, let top, slot.shown === top {
                delegate?.navigationController(self, didShow: top, animated: animated)
            }
            tabBarController?.placeContent()
            if isOnScreen { updateStatusBar() }
        }
    }

    /// Who animates a change, as the delegate says; nil: nobody in particular.
    private func makers(
        of operation: Operation, from old: UIViewController, to new: UIViewController
    ) -> TransitionMakers? {
        guard let delegate,
            let animator = delegate.navigationController(self, animationControllerFor: operation, from: old, to: new)
        else { return nil }
        return TransitionMakers(
            animator: animator, interactor: delegate.navigationController(self, interactionControllerFor: animator))
    }

    final func placeBars() {
        guard let view = viewIfLoaded else { return }
        let bounds = view.bounds
        let safe = view.safeAreaInsets
        let bar = navigationBar
        if bar.superview !== view { view.addSubview(bar) }
        if bar.isHidden != isBarHidden { bar.isHidden = isBarHidden }
        followScrolling()
        let height = bar.intrinsicContentSize.height
        bar.frame = CGRect(x: bounds.minX, y: bounds.minY + safe.top, width: bounds.width, height: height)
        var bottom: CGFloat = 0
        let showsToolbar = isToolbarShown && !hidesBottomBar
        showToolbarItems()
        if showsToolbar, let toolbar {
            if toolbar.superview !== view { view.addSubview(toolbar) }
            bottom = toolbar.intrinsicContentSize.height
            toolbar.frame = CGRect(
                x: bounds.minX, y: bounds.maxY - safe.bottom - bottom, width: bounds.width, height: bottom)
        }
        if showsToolbar || toolbarIsMade { toolbar?.isHidden = !showsToolbar }
        slot.layOut(
            top: isBarHidden ? 0 : height, bottom: bottom, topIsTranslucent: bar.isTranslucent,
            bottomIsTranslucent: toolbarIsMade ? toolbar?.isTranslucent ?? true : true)
    }

    /// Whether a controller that was pushed wants bars at the bottom away.
    final var hidesBottomBar: Bool { childStorage.dropFirst().contains { $0.hidesBottomBarWhenPushed } }

    /// Shows the items of the last of the stack. Where it has none, what code has given the toolbar itself stays.
    final func showToolbarItems() {
        let items = childStorage.last?.bars.toolbarItems
        guard isToolbarShown || toolbarIsMade, items != nil || hasToolbarItems, let toolbar else { return }
        hasToolbarItems = items != nil
        if toolbar.items != items { toolbar.setItems(items, animated: false) }
    }
}

extension UINavigationController: UINavigationBarDelegate {
    /// The back button pops the stack, which then sets the bar's items itself.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        guard childStorage.last?.navigationItem === item, childStorage.count > 1 else { return true }
        popViewController(animated: false)
        return false
    }
}
