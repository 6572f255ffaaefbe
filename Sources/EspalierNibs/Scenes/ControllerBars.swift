import EspalierControllers

/// The bars around the view of a controller: those of the controllers that contain it or show it, by relationships and by
/// segues, and those that its metrics simulate.
package struct ControllerBars {
    /// What containers and segues say of a controller.
    package struct Inferred: Hashable, Sendable {
        /// The navigation controller that has the bar.
        fileprivate var navigation: InterfaceElement?
        fileprivate var hasNavigation = false
        fileprivate var hasTabs = false
        /// Whether a segue pushes it, so that there is something to go back to.
        fileprivate var isPushed = false
        /// How a segue presents it, or the container that it stands in; nil where none does.
        fileprivate var presentation: UIModalPresentationStyle?

        /// With what a controller that shows it has around itself.
        fileprivate func shown(by outer: Inferred, pushed: Bool) -> Inferred {
            Inferred(
                navigation: navigation ?? outer.navigation, hasNavigation: hasNavigation || outer.hasNavigation,
                hasTabs: hasTabs || outer.hasTabs, isPushed: isPushed || pushed,
                presentation: presentation ?? outer.presentation)
        }
    }

    private var inferred: Inferred
    private let prompt: String?
    private var hasToolbar = false
    let hidesStatusBar: Bool

    /// - Parameters:
    ///   - element: a controller, or a view that stands for itself.
    ///   - inferred: what `inferredBars` has of it; nil for nothing.
    package init(_ element: InterfaceElement, _ inferred: Inferred?) {
        self.inferred = inferred ?? Inferred()
        prompt = element.child(key: "navigationItem")?["prompt"]
        hidesStatusBar = element.child(key: "simulatedStatusBarMetrics")?.name == "nil"
        if element["hidesBottomBarWhenPushed"] == "YES" { self.inferred.hasTabs = false }
        if let metrics = element.child(key: "simulatedTopBarMetrics") {
            self.inferred.hasNavigation = metrics.name == "simulatedNavigationBarMetrics"
        }
        if let metrics = element.child(key: "simulatedBottomBarMetrics") {
            self.inferred.hasTabs = metrics.name == "simulatedTabBarMetrics"
            hasToolbar = metrics.name == "simulatedToolbarMetrics"
        }
    }

    /// How the controller, with what contains it, is presented; nil for one that fills its window.
    package var presentation: UIModalPresentationStyle? { inferred.presentation }

    /// How high they are on the canvas.
    var top: Double { inferred.hasNavigation ? prompt == nil ? 44 : 74 : 0 }
    var bottom: Double { inferred.hasTabs ? 49 : hasToolbar ? 44 : 0 }

    /// A controller that contains another one with these bars; nil where there are none.
    package func container(of controller: UIViewController) -> UIViewController? {
        var outer: UIViewController?
        if inferred.hasNavigation || hasToolbar {
            let container = UINavigationController()
            container.setViewControllers(
                inferred.isPushed ? [UIViewController(), controller] : [controller], animated: false)
            container.isNavigationBarHidden = !inferred.hasNavigation
            container.isToolbarHidden = !hasToolbar
            if inferred.navigation?.child(key: "navigationBar")?["largeTitles"] == "YES" {
                container.navigationBar.prefersLargeTitles = true
            }
            outer = container
        }
        if inferred.hasTabs {
            let tabs = UITabBarController()
            tabs.setViewControllers([outer ?? controller], animated: false)
            outer = tabs
        }
        return outer
    }
}

extension InterfaceDocument {
    /// For each controller what its containers, and the segues that show it, say of the bars around it.
    ///
    /// - Complexity: O(elements + controllers · segues of each).
    package var inferredBars: [String: ControllerBars.Inferred] {
        var result: [String: ControllerBars.Inferred] = [:]
        var waiting: [(id: String, bars: ControllerBars.Inferred)] = []
        var shown: [String: [(id: String, isPushed: Bool)]] = [:]
        for segue in segues {
            guard let destination = segue.destination, let id = segue.element.sceneController?.id else { continue }
            let isPushed = ["show", "push"].contains(segue.element["kind"])
            if segue.element["relationship"] != nil || isPushed {
                shown[id, default: []].append((destination, isPushed))
            }
        }
        let presented = presentations
        for element in elements {
            guard let id = element.id else { continue }
            if element.name == "navigationController" {
                let isShown = element["navigationBarHidden"] != "YES"
                let bars = ControllerBars.Inferred(
                    navigation: element, hasNavigation: isShown, presentation: presented[id])
                waiting.append((id, bars))
            } else if element.name == "tabBarController" {
                waiting.append((id, .init(hasTabs: true, presentation: presented[id])))
            } else if let style = presented[id] {
                result[id] = .init(presentation: style)
            }
        }
        while let (id, bars) = waiting.popLast() {
            for (destination, isPushed) in shown[id] ?? [] {
                let old = result[destination] ?? .init()
                let new = old.shown(by: bars, pushed: isPushed)
                if new == old { continue }
                result[destination] = new
                waiting.append((destination, new))
            }
        }
        return result
    }
}

extension InterfaceDocument {
    /// How segues present the controllers to which nothing but such segues leads, and with which the file does not begin.
    private var presentations: [String: UIModalPresentationStyle] {
        var styles: [String: UIModalPresentationStyle] = [:]
        var others: Set<String> = root["initialViewController"].map { [$0] } ?? []
        for segue in segues {
            guard let id = segue.destination, segue.kind != "unwind" else { continue }
            guard segue.isPopover || segue.kind == "presentation" || segue.kind == "modal" else {
                others.insert(id)
                continue
            }
            let own = element(id: id)?["modalPresentationStyle"].flatMap { UIViewController.styles[$0] }
            if styles[id] == nil { styles[id] = segue.style ?? own ?? .automatic }
        }
        for id in others { styles[id] = nil }
        return styles
    }
}

extension InterfaceElement {
    /// The controller, or another object of a scene or a nib, in which the element stands; itself where it is one.
    package var sceneController: InterfaceElement? {
        var current: InterfaceElement? = self
        while let element = current, element.parent?.name != "objects" { current = element.parent }
        return current
    }
}

extension InterfaceElement {
    /// Whether it is a controller that shows the views of others, and none of its own.
    package var isContainer: Bool {
        ["navigationController", "tabBarController", "splitViewController", "pageViewController"].contains(name)
    }
}
