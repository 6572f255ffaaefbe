import EspalierControllers
import EspalierControls
import EspalierObservation
import EspalierViews

/// The outlets that the classes of this package have by themselves.
enum KnownOutlets {
    private typealias Setter = @Sendable (_ source: AnyObject, _ destination: AnyObject) -> Bool

    /// Whether a property is an outlet of the object's class, or a property that its class lists: what views of this
    /// package do with a view is theirs, and nothing above them can be put into them.
    static func isKnown(_ property: String, of source: AnyObject) -> Bool {
        if let known = type(of: source) as? any KeyValueObservable.Type,
            known.observableKeys.contains(where: { $0.name == property })
        {
            return true
        }
        return setters[property] != nil && StoredMembers.find(property, of: source, as: AnyObject.self) == nil
    }

    /// Sets an outlet; false where the class has no such outlet, or not for such an object.
    static func set(_ destination: AnyObject, _ property: String, of source: AnyObject) -> Bool {
        if property != "delegate", property != "dataSource", let view = destination as? UIView {
            // What would be put into itself, or taken from where it must stay.
            if view is UIWindow || (source as? UIView)?.isDescendant(of: view) ?? false { return false }
            if let owner = view.owner, owner !== source { return false }
        }
        if let setters = setters[property] { return setters.contains { $0(source, destination) } }
        return (try? TextKeys.setValue(destination, forKeyPath: property, of: source)) != nil
    }

    /// An outlet of a class. Nothing is set if one of both is of another type.
    private static func outlet<Source: AnyObject, Object>(
        _ keyPath: ReferenceWritableKeyPath<Source, Object?> & Sendable
    ) -> Setter {
        { source, destination in
            guard let source = source as? Source, let destination = destination as? Object else { return false }
            source[keyPath: keyPath] = destination
            return true
        }
    }

    /// A view of a controller. Writing by a key path would read it before, and so load it.
    private static func view<Source: AnyObject, Object>(_ set: @escaping @Sendable (Source, Object) -> Void) -> Setter {
        { source, destination in
            guard let source = source as? Source, let destination = destination as? Object else { return false }
            set(source, destination)
            return true
        }
    }

    // Subclasses stand before their superclasses.
    private static let setters: [String: [Setter]] = [
        "delegate": [
            outlet(\UITextField.delegate), outlet(\UIToolbar.delegate), outlet(\UISearchBar.delegate),
            outlet(\UINavigationBar.delegate), outlet(\UITabBar.delegate), outlet(\UIScrollView.delegate),
            outlet(\UIPickerView.delegate), outlet(\UITabBarController.delegate),
            outlet(\UINavigationController.delegate), outlet(\UIGestureRecognizer.delegate),
            outlet(\UIPageViewController.delegate), outlet(\UISplitViewController.delegate),
        ],
        "dataSource": [
            outlet(\UITableView.dataSource), outlet(\UICollectionView.dataSource), outlet(\UIPickerView.dataSource),
            outlet(\UIPageViewController.dataSource),
        ],
        "view": [view { (controller: UIViewController, view) in controller.view = view }],
        "tableView": [view { (controller: UITableViewController, view) in controller.tableView = view }],
        "collectionView": [view { (controller: UICollectionViewController, view) in controller.collectionView = view }],
        "tabBarItem": [outlet(\UIViewController.tabBarItem)],
        "tableHeaderView": [outlet(\UITableView.tableHeaderView)],
        "tableFooterView": [outlet(\UITableView.tableFooterView)],
        "backgroundView": [
            outlet(\UITableView.backgroundView), outlet(\UICollectionView.backgroundView),
            outlet(\UITableViewCell.backgroundView), outlet(\UICollectionViewCell.backgroundView),
        ],
        "selectedBackgroundView": [
            outlet(\UITableViewCell.selectedBackgroundView), outlet(\UICollectionViewCell.selectedBackgroundView),
        ],
        "accessoryView": [outlet(\UITableViewCell.accessoryView)],
        "editingAccessoryView": [outlet(\UITableViewCell.editingAccessoryView)],
        "titleView": [outlet(\UINavigationItem.titleView)],
        "customView": [outlet(\UIBarButtonItem.customView)],
        "leftBarButtonItem": [outlet(\UINavigationItem.leftBarButtonItem)],
        "rightBarButtonItem": [outlet(\UINavigationItem.rightBarButtonItem)],
        "backBarButtonItem": [outlet(\UINavigationItem.backBarButtonItem)],
    ]
}
