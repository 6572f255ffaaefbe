import EspalierControllers
import EspalierControls
import EspalierViews

extension InterfaceProperties {
    /// The object that the parent has anyway and that the child element describes, so that none is made for it: the
    /// content view of a cell, the bars of a container, the navigation item of a controller, a cell's own labels.
    ///
    /// - Returns: nil where the element stands for an object of its own.
    static func existing(for child: InterfaceElement, of parent: AnyObject) -> AnyObject? {
        switch (child["key"], parent) {
        case ("contentView", let cell as UITableViewCell): cell.contentView
        case ("contentView", let cell as UICollectionViewCell): cell.contentView
        case ("contentView", let view as UIVisualEffectView): view.contentView
        case ("navigationBar", let controller as UINavigationController): controller.navigationBar
        case ("toolbar", let controller as UINavigationController): controller.toolbar
        case ("tabBar", let controller as UITabBarController): controller.tabBar
        case ("navigationItem", let controller as UIViewController): controller.navigationItem
        case (_, let cell as UITableViewCell): ownView(child, of: cell)
        default: nil
        }
    }

    /// The label or image view of a cell whose element names this one; `child` may stand at any depth below it.
    private static func ownView(_ child: InterfaceElement, of cell: UITableViewCell) -> AnyObject? {
        guard let id = child.id else { return nil }
        // From the content view's list of subviews up to the cell.
        var current = child.parent
        while let element = current, element.name != "tableViewCell" { current = element.parent }
        guard let element = current else { return nil }
        if element["textLabel"] == id { return cell.textLabel }
        if element["detailTextLabel"] == id { return cell.detailTextLabel }
        if element["imageView"] == id { return cell.imageView }
        return nil
    }

    /// Gives an object that was made for a child element to its parent, by the child's key.
    ///
    /// - Returns: Whether there is such a property; false leaves the object with the caller.
    static func attach(_ object: AnyObject, of child: InterfaceElement, to parent: AnyObject) -> Bool {
        guard let key = child["key"] else { return false }
        return attach(object, key: key, to: parent)
    }

    private static func attach(_ object: AnyObject, key: String, to parent: AnyObject) -> Bool {
        switch object {
        case let view as UIView: attach(view, key: key, to: parent)
        case let item as UIBarButtonItem: attach(item, key: key, to: parent)
        case let item as UITabBarItem:
            if key == "tabBarItem", let controller = parent as? UIViewController {
                set(\.tabBarItem, of: controller, to: item)
            } else {
                false
            }
        case let layout as UICollectionViewLayout:
            if key == "collectionViewLayout", let view = parent as? UICollectionView {
                set(\.collectionViewLayout, of: view, to: layout)
            } else {
                false
            }
        default: false
        }
    }

    private static func attach(_ view: UIView, key: String, to parent: AnyObject) -> Bool {
        switch (key, parent) {
        case ("view", let controller as UIViewController): set(\.view, of: controller, to: view)
        // Nothing is pulled here: it is left with whoever has an outlet to it.
        case ("refreshControl", is UIScrollView), ("refreshControl", is UIViewController): true
        case ("tableHeaderView", let table as UITableView): set(\.tableHeaderView, of: table, to: view)
        case ("tableFooterView", let table as UITableView): set(\.tableFooterView, of: table, to: view)
        case ("backgroundView", let table as UITableView): set(\.backgroundView, of: table, to: view)
        case ("backgroundView", let grid as UICollectionView): set(\.backgroundView, of: grid, to: view)
        case ("backgroundView", let cell as UITableViewCell): set(\.backgroundView, of: cell, to: view)
        case ("backgroundView", let cell as UICollectionViewCell): set(\.backgroundView, of: cell, to: view)
        case ("selectedBackgroundView", let cell as UITableViewCell):
            set(\.selectedBackgroundView, of: cell, to: view)
        case ("selectedBackgroundView", let cell as UICollectionViewCell):
            set(\.selectedBackgroundView, of: cell, to: view)
        case ("multipleSelectionBackgroundView", let cell as UITableViewCell):
            set(\.multipleSelectionBackgroundView, of: cell, to: view)
        case ("accessoryView", let cell as UITableViewCell): set(\.accessoryView, of: cell, to: view)
        case ("editingAccessoryView", let cell as UITableViewCell):
            set(\.editingAccessoryView, of: cell, to: view)
        case ("customView", let item as UIBarButtonItem): set(\.customView, of: item, to: view)
        case ("titleView", let item as UINavigationItem): set(\.titleView, of: item, to: view)
        case ("leftView", let field as UITextField): set(\.leftView, of: field, to: view)
        case ("rightView", let field as UITextField): set(\.rightView, of: field, to: view)
        case ("inputView", let field as UITextField): set(\.inputView, of: field, to: view)
        case ("inputAccessoryView", let field as UITextField): set(\.inputAccessoryView, of: field, to: view)
        case ("maskView", let masked as UIView): set(\.mask, of: masked, to: view)
        default: false
        }
    }

    private static func attach(_ item: UIBarButtonItem, key: String, to parent: AnyObject) -> Bool {
        guard let holder = parent as? UINavigationItem else { return false }
        switch key {
        case "leftBarButtonItem": return set(\.leftBarButtonItem, of: holder, to: item)
        case "rightBarButtonItem": return set(\.rightBarButtonItem, of: holder, to: item)
        case "backBarButtonItem": return set(\.backBarButtonItem, of: holder, to: item)
        default: return false
        }
    }

    private static func set<Object: AnyObject, Value>(
        _ path: ReferenceWritableKeyPath<Object, Value>, of object: Object, to value: Value
    ) -> Bool {
        object[keyPath: path] = value
        return true
    }
}
