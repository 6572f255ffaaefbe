import EspalierControls
import EspalierViews

/// What bars show of a controller.
struct BarRecord {
    var title: String?
    var isEditing = false
    var editItem: UIBarButtonItem?
    var navigationItem: UINavigationItem?
    var tabBarItem: UITabBarItem?
    var toolbarItems: [UIBarButtonItem]?
}

extension UIViewController {
    final func setTitle(_ new: String?) {
        bars.title = new
        bars.navigationItem?.title = new
        bars.tabBarItem?.title = new
    }

    final func ensureNavigationItem() -> UINavigationItem {
        if let item = bars.navigationItem { return item }
        let made = UINavigationItem(title: "")
        made.title = bars.title
        made.controller = self
        bars.navigationItem = made
        return made
    }

    final func ensureTabBarItem() -> UITabBarItem {
        if let item = bars.tabBarItem { return item }
        let made = UITabBarItem()
        made.title = bars.title
        bars.tabBarItem = made
        return made
    }

    final func setToolbarItems(_ new: [UIBarButtonItem]?) {
        bars.toolbarItems = new
        (parentStorage as? UINavigationController)?.showToolbarItems()
    }

    final func ensureEditItem() -> UIBarButtonItem {
        if let item = bars.editItem { return item }
        let made = UIBarButtonItem(
            primaryAction: UIAction { [weak self] _ in
                guard let self else { return }
                setEditing(!isEditing, animated: true)
            })
        bars.editItem = made
        showEditing()
        return made
    }

    final func showEditing() {
        guard let item = bars.editItem else { return }
        item.title = bars.isEditing ? "Done" : "Edit"
        item.style = bars.isEditing ? .done : .plain
    }

    /// The nearest of the parents that satisfies `condition`.
    final func firstParent<Found: UIViewController>(_ type: Found.Type) -> Found? {
        var current = parentStorage
        while let controller = current {
            if let found = controller as? Found { return found }
            current = controller.parentStorage
        }
        return nil
    }

    /// The navigation controller that contains this controller, or nil.
    public final var navigationController: UINavigationController? { firstParent(UINavigationController.self) }

    /// The tab bar controller that contains this controller, or nil.
    public final var tabBarController: UITabBarController? { firstParent(UITabBarController.self) }

    final func showInContainer(_ controller: UIViewController, _ sender: Any?) {
        let navigation = self as? UINavigationController ?? navigationController
        if let navigation {
            navigation.pushViewController(controller, animated: false)
        } else if let splitViewController {
            splitViewController.show(controller, sender: sender)
        } else {
            present(controller, animated: false)
        }
    }

    final func showDetail(_ controller: UIViewController, _ sender: Any?) {
        if let splitViewController {
            splitViewController.showDetailViewController(controller, sender: sender)
        } else {
            present(controller, animated: false)
        }
    }

    /// The window's record, found by the view or by those around the controller.
    final var nearestHost: WindowControllers? {
        if let window = viewStorage?.window { return window.ensuredControllers }
        var current: UIViewController? = self
        while let controller = current {
            if let host = controller.host { return host }
            if let window = controller.viewStorage?.window { return window.ensuredControllers }
            current = controller.parentStorage
        }
        return nil
    }

    final func updateStatusBar() {
        nearestHost?.updateStatusBar()
    }
}
