import EspalierControllers
import EspalierControls
import EspalierViews
import Foundation
import Testing

// What a subclass may override of page, split and search controllers is overridden here, outside the module that declares
// it.

private final class OverridingPages: UIPageViewController {
    var calls: [String] = []

    override init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        super.init(transitionStyle: style, navigationOrientation: navigationOrientation, options: options)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override weak var delegate: (any UIPageViewControllerDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override weak var dataSource: (any UIPageViewControllerDataSource)? {
        get { super.dataSource }
        set { super.dataSource = newValue }
    }
    override var spineLocation: SpineLocation { super.spineLocation }
    override var gestureRecognizers: [UIGestureRecognizer] { super.gestureRecognizers }
    override var viewControllers: [UIViewController]? { super.viewControllers }
    override func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        calls.append("set")
        super.setViewControllers(viewControllers, direction: direction, animated: animated, completion: completion)
    }
}

private final class OverridingSplit: UISplitViewController {
    var calls: [String] = []

    override init(style: UISplitViewController.Style) { super.init(style: style) }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override weak var delegate: (any UISplitViewControllerDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var viewControllers: [UIViewController] {
        get { super.viewControllers }
        set { super.viewControllers = newValue }
    }
    override func setViewController(_ vc: UIViewController?, for column: Column) {
        calls.append("set \(column)")
        super.setViewController(vc, for: column)
    }
    override func viewController(for column: Column) -> UIViewController? { super.viewController(for: column) }
    override func show(_ column: Column) {
        calls.append("show \(column)")
        super.show(column)
    }
    override func hide(_ column: Column) { super.hide(column) }
    override func show(_ vc: UIViewController, sender: Any?) { super.show(vc, sender: sender) }
    override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        calls.append("detail")
        super.showDetailViewController(vc, sender: sender)
    }
    override var isCollapsed: Bool { super.isCollapsed }
    override var displayMode: DisplayMode { super.displayMode }
    override var preferredDisplayMode: DisplayMode {
        get { super.preferredDisplayMode }
        set { super.preferredDisplayMode = newValue }
    }
    override var displayModeButtonItem: UIBarButtonItem { super.displayModeButtonItem }
    override var primaryColumnWidth: CGFloat { super.primaryColumnWidth }
}

private final class OverridingSearch: UISearchController {
    var calls: [String] = []
    private let ownBar = UISearchBar()

    override init(searchResultsController: UIViewController?) {
        super.init(searchResultsController: searchResultsController)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var searchBar: UISearchBar { ownBar }
    override var isActive: Bool {
        get { super.isActive }
        set {
            calls.append("active \(newValue)")
            super.isActive = newValue
        }
    }
    override weak var searchResultsUpdater: (any UISearchResultsUpdating)? {
        get { super.searchResultsUpdater }
        set { super.searchResultsUpdater = newValue }
    }
    override var searchResultsController: UIViewController? { super.searchResultsController }
}

@Suite("Overriding page, split and search controllers from outside")
struct ContainerOverridingTests {
    @Test("Overrides see the calls")
    func calls() {
        let pages = OverridingPages(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
        #expect(pages.calls == ["set"] && pages.viewControllers?.count == 1)
        let split = OverridingSplit(style: .doubleColumn)
        let list = UIViewController()
        split.setViewController(list, for: .primary)
        list.showDetailViewController(UIViewController(), sender: nil)
        #expect(split.calls == ["set primary", "detail"] && split.children.count == 2)
    }

    @Test("A search bar of one's own is the one that searches")
    func search() {
        let search = OverridingSearch(searchResultsController: nil)
        let list = UIViewController()
        list.navigationItem.searchController = search
        let window = UIWindow(screen: .iPhone14)
        window.rootViewController = UINavigationController(rootViewController: list)
        window.makeKeyAndVisible()
        window.tap(search.searchBar.searchTextField)
        #expect(search.isActive && search.searchBar.showsCancelButton)
        search.searchBar.tapCancelButton()
        #expect(!search.isActive && search.calls == ["active false"])
    }
}
