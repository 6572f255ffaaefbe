/// Collects what a document keeps as data.
struct DocumentCollector {
    var constraints: [InterfaceConstraint] = []
    var guides: [InterfaceGuide] = []
    var variations: [InterfaceVariation] = []
    var segues: [InterfaceSegue] = []
    var actions: [InterfaceAction] = []

    mutating func take(_ element: InterfaceElement) {
        switch element.name {
        case "constraint":
            if let constraint = InterfaceConstraint(element) { constraints.append(constraint) }
        case "viewLayoutGuide", "keyboardLayoutGuide", "viewControllerLayoutGuide":
            guides.append(InterfaceGuide(element))
        case "variation": variations.append(InterfaceVariation(element))
        // The list of metrics refers to segues that stand elsewhere.
        case "segue" where element["reference"] == nil: segues.append(InterfaceSegue(element))
        case "action": actions.append(InterfaceAction(element))
        default: break
        }
    }
}
