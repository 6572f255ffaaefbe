import EspalierControllers
import EspalierControls
import EspalierViews
import Testing

@Suite("What a navigation controller is called")
struct NavigationTitleTests {
    @Test("is what the controller at the bottom of its stack is called, unless it has its own")
    func titles() {
        let (home, more) = (UIViewController(), UIViewController())
        home.title = "Home"
        home.tabBarItem = UITabBarItem(title: "House", image: nil, tag: 3)
        more.title = "More"
        let (first, second) = (
            UINavigationController(rootViewController: home), UINavigationController(rootViewController: more)
        )
        #expect(first.title == "Home" && first.tabBarItem === home.tabBarItem)
        #expect(second.title == "More" && second.tabBarItem.title == "More")
        let tabs = UITabBarController()
        tabs.viewControllers = [first, second]
        #expect(tabs.tabBar.items?.map(\.title) == ["House", "More"])
        more.title = "Less"
        #expect(tabs.tabBar.items?.map(\.title) == ["House", "Less"])
        first.pushViewController(UIViewController(), animated: false)
        #expect(first.title == "Home")
        first.title = "Own"
        first.tabBarItem = UITabBarItem(title: "Item", image: nil, tag: 0)
        #expect(first.title == "Own" && first.tabBarItem.title == "Item" && home.title == "Home")
        #expect(UINavigationController().title == nil && UINavigationController().tabBarItem != nil)
    }
}
