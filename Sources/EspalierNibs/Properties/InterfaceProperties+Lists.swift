import EspalierControllers
import EspalierControls
import EspalierViews

extension InterfaceProperties {
    /// Gives the objects of a list (`items`, `toolbarItems`, `leftBarButtonItems`) to the object whose list it
    /// is, behind those that it has. All at once: each setting costs as much as the list is long.
    ///
    /// - Returns: The indices of those that the list does not take, which stay with the caller.
    static func attach(_ members: [AnyObject], list: String, to parent: AnyObject) -> [Int] {
        switch (list, parent) {
        case ("items", let bar as UINavigationBar): add(members, to: \.items, of: bar)
        case ("viewControllers", let navigation as UINavigationController):
            contain(members) { navigation.setViewControllers($0, animated: false) }
        case ("viewControllers", let tabs as UITabBarController):
            contain(members) { tabs.setViewControllers($0, animated: false) }
        case ("viewControllers", let split as UISplitViewController):
            contain(members) { split.viewControllers = $0 }
        case ("toolbarItems", let controller as UIViewController):
            add(members, to: \.toolbarItems, of: controller)
        case ("items", let bar as UIToolbar): add(members, to: \.items, of: bar)
        case ("items", let bar as UITabBar): add(members, to: \.items, of: bar)
        case ("leftBarButtonItems", let item as UINavigationItem): add(members, to: \.leftBarButtonItems, of: item)
        case ("rightBarButtonItems", let item as UINavigationItem): add(members, to: \.rightBarButtonItems, of: item)
        default: Array(members.indices)
        }
    }

    private static func contain(_ members: [AnyObject], _ set: ([UIViewController]) -> Void) -> [Int] {
        let controllers = members.compactMap { $0 as? UIViewController }
        if !controllers.isEmpty { set(controllers) }
        return members.indices.filter { !(members[$0] is UIViewController) }
    }

    private static func add<Object: AnyObject, Member>(
        _ members: [AnyObject], to path: ReferenceWritableKeyPath<Object, [Member]?>, of object: Object
    ) -> [Int] {
        let fitting = members.compactMap { $0 as? Member }
        if !fitting.isEmpty { object[keyPath: path] = (object[keyPath: path] ?? []) + fitting }
        return members.indices.filter { !(members[$0] is Member) }
    }
}
