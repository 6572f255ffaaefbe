import Testing
import UIKit

final class TourViewController: UIPageViewController, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    private(set) lazy var steps: [UIViewController] = ["Welcome", "Sync", "Done"].map { title in
        let step = UIViewController()
        step.title = title
        return step
    }
    private(set) var shown = "Welcome"

    init() {
        super.init(
            transitionStyle: .scroll, navigationOrientation: .horizontal,
            options: [UIPageViewController.OptionsKey.interPageSpacing: 16])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        dataSource = self
        delegate = self
        setViewControllers([steps[0]], direction: .forward, animated: true, completion: nil)
        for case let scrollView as UIScrollView in view.subviews { scrollView.bounces = false }
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        guard let index = steps.firstIndex(of: viewController), index > 0 else { return nil }
        return steps[index - 1]
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        guard let index = steps.firstIndex(of: viewController), index + 1 < steps.count else { return nil }
        return steps[index + 1]
    }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { steps.count }

    func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        if completed, let title = viewControllers?.first?.title { shown = title }
    }
}

final class FruitsViewController: UITableViewController, UISearchResultsUpdating {
    private let all = ["Apple", "Apricot", "Banana"]
    private(set) var found: [String] = []
    let searchController = UISearchController(searchResultsController: nil)

    override func viewDidLoad() {
        super.viewDidLoad()
        found = all
        searchController.searchResultsUpdater = self
        searchController.obscuresBackgroundDuringPresentation = false
        searchController.searchBar.placeholder = "Fruits"
        navigationItem.searchController = searchController
        navigationItem.hidesSearchBarWhenScrolling = false
        definesPresentationContext = true
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "fruit")
    }

    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        found = text.isEmpty ? all : all.filter { $0.hasPrefix(text) }
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { found.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: indexPath)
        cell.textLabel?.text = found[indexPath.row]
        return cell
    }
}

@Suite("Page, search and split view controllers, as iOS code uses them")
struct PagersTests {
    func shown(_ root: UIViewController, on screen: UIScreen = .iPhone14) -> UIWindow {
        let window = UIWindow(screen: screen)
        window.rootViewController = root
        window.makeKeyAndVisible()
        return window
    }

    @Test("A tour is swiped through")
    func tour() {
        let tour = TourViewController()
        let window = shown(tour)
        window.clock.advance(by: 1)
        for title in ["Sync", "Done", "Done"] {
            window.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 50, y: 400), duration: 0.1)
            window.clock.advance(by: 1)
            #expect(tour.shown == title)
        }
        #expect(tour.viewControllers == [tour.steps[2]])
    }

    @Test("A list is searched as somebody types")
    func search() {
        let fruits = FruitsViewController()
        let window = shown(UINavigationController(rootViewController: fruits))
        window.tap(fruits.searchController.searchBar.searchTextField)
        window.typeText("Ap")
        #expect(fruits.found == ["Apple", "Apricot"] && fruits.searchController.isActive)
        window.layoutIfNeeded()
        #expect(fruits.tableView.visibleCells.count == 2)
        fruits.searchController.searchBar.tapCancelButton()
        #expect(fruits.found.count == 3)
    }

    @Test("A pad shows the list beside the details, a phone one after the other")
    func split() {
        func make() -> (split: UISplitViewController, list: UIViewController, detail: UIViewController) {
            let (list, detail) = (UIViewController(), UIViewController())
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(list, for: .primary)
            split.setViewController(detail, for: .secondary)
            split.preferredDisplayMode = .oneBesideSecondary
            return (split, list, detail)
        }
        let pad = make()
        let window = shown(pad.split, on: .iPadPro11Inch)
        #expect(pad.list.view.window === window && pad.detail.view.bounds.width == 514)
        let other = UIViewController()
        pad.list.showDetailViewController(other, sender: nil)
        #expect(pad.split.viewController(for: .secondary) === other)
        let phone = make()
        let small = shown(phone.split)
        #expect(phone.split.isCollapsed && phone.detail.view.window === small && phone.list.view.window == nil)
        phone.split.show(.primary)
        #expect(phone.list.view.window === small)
    }

    @Test("A bar is given an appearance for all its states")
    func appearance() {
        final class Upright: UIViewController {
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        }
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .systemTeal
        appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
        let navigation = UINavigationController(rootViewController: Upright())
        navigation.navigationBar.standardAppearance = appearance
        navigation.navigationBar.scrollEdgeAppearance = navigation.navigationBar.standardAppearance
        #expect(navigation.navigationBar.scrollEdgeAppearance?.backgroundColor == .systemTeal)
        let window = shown(Upright())
        window.rotate(to: .landscapeLeft)
        #expect(window.bounds.width == 390)
    }
}
