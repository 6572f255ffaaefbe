import EspalierControls
import EspalierViews
import Foundation

extension UITabBarController {
    final func setTabs(_ new: [UIViewController]) {
        var known: Set<ObjectIdentifier> = []
        for controller in new where !known.insert(ObjectIdentifier(controller)).inserted {
            trap("setViewControllers on \(brief): \(controller.brief) is in the list twice")
        }
        let selected = selectedViewController
        let old = Set(childStorage.map(ObjectIdentifier.init))
        let leaving = childStorage.filter { !known.contains(ObjectIdentifier($0)) }
        for controller in leaving { controller.call(.willMove) { controller.willMove(toParent: nil) } }
        childStorage.removeAll { !known.contains(ObjectIdentifier($0)) }
        let entering = new.filter { !old.contains(ObjectIdentifier($0)) }
        for controller in entering { addChild(controller) }
        childStorage = new.filter { $0.parentStorage === self }
        let kept = childStorage.firstIndex { $0 === selected }
        selection = kept ?? max(0, min(selection, childStorage.count - 1))
        tabBar.setItems(childStorage.compactMap { $0.tabBarItem }, animated: false)
        showSelected {
            for controller in leaving where controller.parentStorage === self { controller.didLeaveParent() }
            for controller in entering where controller.parentStorage === self && controller.lifecycle.owesDidMove {
                controller.call(.didMove) { controller.didMove(toParent: self) }
            }
        }
    }

    final func select(_ index: Int) {
        guard childStorage.indices.contains(index) else { return }
        selection = index
        showSelected()
    }

    final func select(_ controller: UIViewController?) {
        guard let index = childStorage.firstIndex(where: { $0 === controller }) else {
            let name = controller?.brief ?? "nil"
            trap("selectedViewController of \(brief) set to \(name), which is not among its controllers")
        }
        select(index)
    }

    final func showSelected(completion: @escaping () -> Void = {}) {
        let selected = selectedViewController
        tabBar.selectedItem = selected?.tabBarItem
        if selected === slot.shown && !slot.transitions.isBusy { return completion() }
        slot.update(animated: false) { [unowned self] in
            selectedViewController
        } by: { [unowned self] in
            makers(from: $0, to: $1)
        } giveUp: { [weak self] in
            guard let self else { return }
            if let index = childStorage.firstIndex(where: { $0 === self.slot.shown }) { selection = index }
            tabBar.selectedItem = selectedViewController?.tabBarItem
            updateBar()
        } completion: { [weak self] in
            completion()
            self?.updateBar()
            if self?.appearance.isOn ?? false { self?.updateStatusBar() }
        }
    }

    /// Who animates a change, as the delegate says; nil: nobody.
    private func makers(from old: UIViewController, to new: UIViewController) -> TransitionMakers? {
        guard appearance.state == .appeared, let delegate,
            let animator = delegate.tabBarController(self, animationControllerForTransitionFrom: old, to: new)
        else { return nil }
        return TransitionMakers(
            animator: animator, interactor: delegate.tabBarController(self, interactionControllerFor: animator))
    }

    /// Whether what is shown wants the bar away.
    private var hidesBar: Bool {
        guard let selected = selectedViewController else { return false }
        guard let navigation = selected as? UINavigationController else { return selected.hidesBottomBarWhenPushed }
        return navigation.hidesBottomBar
    }

    /// Hides the bar, or shows it, as what is shown wants it; whether there is a view or not.
    final func updateBar() {
        let hides = hidesBar
        if tabBar.isHidden != hides { tabBar.isHidden = hides }
    }

    final func placeBar() {
        updateBar()
        guard let view = viewIfLoaded else { return }
        let bounds = view.bounds
        let bottom = view.safeAreaInsets.bottom
        let bar = tabBar
        if bar.superview !== view { view.addSubview(bar) }
        let height = bar.intrinsicContentSize.height
        bar.frame = CGRect(
            x: bounds.minX, y: bounds.maxY - bottom - height, width: bounds.width, height: height + bottom)
        slot.layOut(
            top: 0, bottom: bar.isHidden ? 0 : height, topIsTranslucent: true, bottomIsTranslucent: bar.isTranslucent)
    }
}

extension UITabBarController: UITabBarDelegate {
    /// A tap on an item selects its controller.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        guard let index = childStorage.firstIndex(where: { $0.tabBarItem === item }) else { return }
        let controller = childStorage[index]
        guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else {
            tabBar.selectedItem = selectedViewController?.tabBarItem
            return
        }
        select(index)
        delegate?.tabBarController(self, didSelect: controller)
    }
}
