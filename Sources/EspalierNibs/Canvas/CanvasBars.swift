/// The bars that cover the view of a controller on the canvas: those that its metrics simulate, and those of the
/// controllers that contain it or show it.
struct CanvasBars {
    private(set) var top = 0.0
    private(set) var bottom = 0.0
    private(set) var hidesStatusBar = false

    init(_ document: InterfaceDocument, _ element: InterfaceElement, isController: Bool) {
        var (hasNavigation, hasTabs) = (false, false)
        if isController, let id = element.id {
            (hasNavigation, hasTabs) = Self.inferred(document)[id] ?? (false, false)
        }
        if element["hidesBottomBarWhenPushed"] == "YES" { hasTabs = false }
        if let metrics = element.child(key: "simulatedTopBarMetrics") {
            hasNavigation = metrics.name == "simulatedNavigationBarMetrics"
        }
        if let metrics = element.child(key: "simulatedBottomBarMetrics") {
            hasTabs = metrics.name == "simulatedTabBarMetrics"
            if metrics.name == "simulatedToolbarMetrics" { bottom = 44 }
        }
        hidesStatusBar = element.child(key: "simulatedStatusBarMetrics")?.name == "nil"
        if hasNavigation { top = element.child(key: "navigationItem")?["prompt"] == nil ? 44 : 74 }
        if hasTabs { bottom = 49 }
    }

    /// For each controller whether a navigation bar and a tab bar cover it, by relationships and by segues.
    private static func inferred(_ document: InterfaceDocument) -> [String: (Bool, Bool)] {
        var result: [String: (Bool, Bool)] = [:]
        var waiting: [(id: String, bars: (Bool, Bool))] = []
        var shown: [String: [String]] = [:]
        for segue in document.segues {
            guard let destination = segue.destination, let source = segue.element.sourceController,
                let id = source.id
            else { continue }
            if segue.element["relationship"] != nil {
                shown[id, default: []].append(destination)
                continue
            }
            if ["show", "push"].contains(segue.element["kind"]) { shown[id, default: []].append(destination) }
        }
        for element in document.elements {
            guard let id = element.id else { continue }
            if element.name == "navigationController" {
                waiting.append((id, (element["navigationBarHidden"] != "YES", false)))
            } else if element.name == "tabBarController" {
                waiting.append((id, (false, true)))
            }
        }
        while let (id, bars) = waiting.popLast() {
            for destination in shown[id] ?? [] {
                let old = result[destination] ?? (false, false)
                let new = (old.0 || bars.0, old.1 || bars.1)
                if new == old { continue }
                result[destination] = new
                waiting.append((destination, new))
            }
        }
        return result
    }
}

extension InterfaceElement {
    /// The controller in whose scene the element stands.
    var sourceController: InterfaceElement? {
        var current: InterfaceElement? = parent
        while let element = current {
            if element.parent?.name == "objects" { return element }
            current = element.parent
        }
        return nil
    }
}
