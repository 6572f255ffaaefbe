import EspalierNibs
import EspalierViews

/// Chooses the class of a view in a scenario.
struct ImportedClasses {
    private let classes: ScenarioClasses
    /// Whether a class can stand in a scenario for views of a file, by name.
    private var answers: [String: Bool] = [:]

    init(_ classes: ScenarioClasses) { self.classes = classes }

    /// The class in the scenario, and what the file calls it, where that is another one.
    mutating func choose(_ element: InterfaceElement, isRoot: Bool) -> (name: String, original: String?) {
        let own = element.className
        let wanted = element["customClass"] ?? own
        for name in [wanted, own] where isUsable(name, isRoot: isRoot) {
            return (name, name == wanted ? nil : wanted)
        }
        return (ScenarioView.defaultClass, wanted == ScenarioView.defaultClass ? nil : wanted)
    }

    func hasText(_ name: String) -> Bool { classes.entry(name)?.text != nil }

    /// Whether scenarios know a class. One that comes with subviews is none: those of the file would stand beside
    /// them.
    private mutating func isUsable(_ name: String, isRoot: Bool) -> Bool {
        if let answer = answers[name] { return answer && (isRoot || !isWindow(name)) }
        let answer = classes.make(name).map { $0.subviewCount == 0 } ?? false
        answers[name] = answer
        return answer && (isRoot || !isWindow(name))
    }

    private func isWindow(_ name: String) -> Bool { classes.entry(name)?.type is UIWindow.Type }
}

extension InterfaceElement {
    /// The class that an element name stands for.
    var className: String {
        switch name {
        case "tableViewCellContentView", "collectionViewCellContentView", "containerView": "UIView"
        case "wkWebView": "WKWebView"
        case "mapView": "MKMapView"
        case "glkView": "GLKView"
        case "skView": "SKView"
        case "sceneKitView": "SCNView"
        case "arskView": "ARSKView"
        case "arscnView": "ARSCNView"
        case "mtkView": "MTKView"
        default: "UI" + name.prefix(1).uppercased() + name.dropFirst()
        }
    }
}
