import EspalierControllers
import EspalierNibs

/// The bars around the view of a controller: those of the controllers that contain it or show it, by relationships and by
/// segues, and those that its metrics simulate.
struct SceneBars {
    private let element: InterfaceElement?
    private var navigation: InterfaceElement?
    private var hasNavigation = false
    private var hasTabs = false
    private var isPushed = false

    init(_ document: InterfaceDocument, _ id: String) {
        element = document.element(id: id)
        guard let element else { return }
        let isContainer = ["navigationController", "tabBarController", "splitViewController"].contains(element.name)
        if isContainer { return }
        var seen: Set<String> = [id]
        var waiting = [id]
        // Backwards over who shows it.
        while let destination = waiting.popLast() {
            for segue in document.segues where segue.destination == destination {
                guard let source = segue.element.sceneController, let sourceID = source.id else { continue }
                let isRelationship = segue.element["relationship"] != nil
                let isShown = ["show", "push"].contains(segue.element["kind"] ?? "")
                guard isRelationship || isShown else { continue }
                if source.name == "navigationController", isRelationship {
                    hasNavigation = hasNavigation || source["navigationBarHidden"] != "YES"
                    navigation = navigation ?? source
                } else if source.name == "tabBarController", isRelationship {
                    hasTabs = true
                }
                if isShown, destination == id { isPushed = true }
                if seen.insert(sourceID).inserted { waiting.append(sourceID) }
            }
        }
        if isPushed, !hasNavigation { isPushed = false }
        if element["hidesBottomBarWhenPushed"] == "YES", isPushed { hasTabs = false }
        if let metrics = element.child(key: "simulatedTopBarMetrics") {
            hasNavigation = metrics.name == "simulatedNavigationBarMetrics"
        }
        if let metrics = element.child(key: "simulatedBottomBarMetrics") {
            hasTabs = metrics.name == "simulatedTabBarMetrics"
        }
    }

    /// The controller that contains another one with these bars; nil where there are none.
    func container(of controller: UIViewController) -> UIViewController? {
        var outer: UIViewController?
        if hasNavigation {
            let container = UINavigationController()
            // One that was shown has something to go back to.
            container.setViewControllers(
                isPushed ? [UIViewController(), controller] : [controller], animated: false)
            if navigation?.child(key: "navigationBar")?["largeTitles"] == "YES" {
                container.navigationBar.prefersLargeTitles = true
            }
            outer = container
        }
        if hasTabs {
            let tabs = UITabBarController()
            tabs.setViewControllers([outer ?? controller], animated: false)
            outer = tabs
        }
        return outer
    }
}

extension InterfaceElement {
    /// The controller in whose scene the element stands; itself where it is one.
    var sceneController: InterfaceElement? {
        var current: InterfaceElement? = self
        while let element = current {
            if element.parent?.name == "objects" { return element }
            current = element.parent
        }
        return nil
    }
}
