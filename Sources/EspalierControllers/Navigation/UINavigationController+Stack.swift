import EspalierControls
import EspalierViews
import Foundation

extension UINavigationController {
    final func push(_ controller: UIViewController, _ animated: Bool) {
        if controller.parentStorage === self {
            trap("pushViewController(\(controller.brief)) on \(brief), which has it on its stack already")
        }
        addChild(controller)
        show(entering: controller.parentStorage === self ? [controller] : [], leaving: [], animated: animated)
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
        let popped = Array(childStorage[count...])
        leave(popped.reversed())
        show(entering: [], leaving: popped.reversed(), animated: animated)
        return popped
    }

    final func setStack(_ new: [UIViewController], animated: Bool) {
        var known: Set<ObjectIdentifier> = []
        for controller in new where !known.insert(ObjectIdentifier(controller)).inserted {
            trap("setViewControllers on \(brief): \(controller.brief) is in the list twice")
        }
        let old = Set(childStorage.map(ObjectIdentifier.init))
        let leaving = Array(childStorage.filter { !known.contains(ObjectIdentifier($0)) }.reversed())
        let entering = new.filter { !old.contains(ObjectIdentifier($0)) }
        leave(leaving)
        for controller in entering { addChild(controller) }
        // The stack as it was asked for, less what a callback has taken out of it.
        childStorage = new.filter { $0.parentStorage === self }
        show(entering: entering.filter { $0.parentStorage === self }, leaving: leaving, animated: animated)
    }

    /// Takes controllers off the stack. They keep their parent until they have disappeared.
    private func leave(_ controllers: [UIViewController]) {
        for controller in controllers {
            controller.call(.willMove) { controller.willMove(toParent: nil) }
        }
        let gone = Set(controllers.map(ObjectIdentifier.init))
        childStorage.removeAll { gone.contains(ObjectIdentifier($0)) }
    }

    private func show(entering: [UIViewController], leaving: [UIViewController], animated: Bool) {
        navigationBar.setItems(childStorage.map(\.navigationItem), animated: animated)
        showTop(animated: animated) { [weak self] in
            guard let self else { return }
            for controller in leaving where controller.parentStorage === self { controller.didLeaveParent() }
            for controller in entering where controller.parentStorage === self && controller.lifecycle.owesDidMove {
                controller.call(.didMove) { controller.didMove(toParent: self) }
            }
        }
    }

    final func showTop(animated: Bool, completion: @escaping () -> Void = {}) {
        let top = childStorage.last
        let isOnScreen = appearance.isOn && viewIfLoaded?.window != nil
        let changes = top !== slot.shown
        if changes, isOnScreen, let top {
            delegate?.navigationController(self, willShow: top, animated: animated)
        }
        if !changes && !slot.transitions.isBusy { return completion() }
        slot.update(animated: animated) { [unowned self] in
            childStorage.last
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
