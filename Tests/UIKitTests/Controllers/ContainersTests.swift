import Testing
import UIKit

final class ListViewController: UIViewController {
    var didTapAdd = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Songs"
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: ListViewController.add)
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Edit", style: .plain, target: self, action: ListViewController.edit(_:))
    }

    func add() { didTapAdd += 1 }

    func edit(_ sender: UIBarButtonItem) {
        setEditing(!isEditing, animated: true)
        sender.title = isEditing ? "Done" : "Edit"
    }
}

@Suite("Navigation and tab controllers, as iOS code uses them")
struct ContainersTests {
    func shown(_ root: UIViewController) -> UIWindow {
        let window = UIWindow(screen: .iPhone14)
        window.rootViewController = root
        window.makeKeyAndVisible()
        return window
    }

    @Test("Pushing and popping change what is on top, and the bar")
    func navigation() {
        let list = ListViewController()
        let navigation = UINavigationController(rootViewController: list)
        let window = shown(navigation)
        let detail = LoggingViewController(name: "detail")
        detail.title = "Detail"
        navigation.pushViewController(detail, animated: false)
        #expect(navigation.viewControllers == [list, detail] && navigation.topViewController === detail)
        #expect(detail.navigationController === navigation)
        #expect(navigation.navigationBar.topItem?.title == "Detail")
        #expect(detail.view.safeAreaInsets == UIEdgeInsets(top: 47 + 54, left: 0, bottom: 34, right: 0))
        #expect(navigation.popViewController(animated: true) === detail)
        window.clock.advance(by: 1)
        #expect(navigation.viewControllers == [list] && list.view.window === window)
        #expect(detail.calls.last == "didMove(nil)" || detail.calls.last == "viewDidDisappear")
    }

    @Test("Bar buttons call methods, with themselves if the method wants that")
    func barButtons() throws {
        let list = ListViewController()
        let window = shown(UINavigationController(rootViewController: list))
        try #require(list.navigationItem.rightBarButtonItem).performPrimaryAction()
        #expect(list.didTapAdd == 1)
        let edit = try #require(list.navigationItem.leftBarButtonItem)
        edit.performPrimaryAction()
        #expect(list.isEditing && edit.title == "Done" && list.view.window === window)
    }

    @Test("Tabs load when they are chosen, and stand above the bar's safe area")
    func tabs() {
        let home = LoggingViewController(name: "home")
        home.tabBarItem = UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0)
        let search = LoggingViewController(name: "search")
        search.tabBarItem = UITabBarItem(title: "Search", image: nil, selectedImage: nil)
        let tabs = UITabBarController()
        tabs.viewControllers = [home, UINavigationController(rootViewController: search)]
        let window = shown(tabs)
        #expect(home.isViewLoaded && !search.isViewLoaded)
        #expect(home.view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 83, right: 0))
        tabs.selectedIndex = 1
        #expect(search.isViewLoaded && search.view.window != nil && home.view.window == nil)
        #expect(search.tabBarController === tabs && window.rootViewController === tabs)
    }
}
