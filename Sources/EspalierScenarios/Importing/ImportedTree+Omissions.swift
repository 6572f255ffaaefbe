import EspalierNibs

extension ImportedTree {
    /// Notes what of the file below the root is not in the scenario: views, embedded controllers, variations, and what is
    /// not known at all.
    mutating func noteOmissions(of interface: InterfaceDocument) {
        let root = tree.nodes[0].element
        var varying: InterfaceElement?
        var variations = 0
        var open = [root]
        while let element = open.popLast() {
            if element.isView, tree.isOutside(element) {
                note(element, "'\(element.id ?? element.name)' is left out: \(tree.reason(leavingOut: element))")
            }
            for segue in element.all("connections").flatMap({ $0.all("segue") }) where segue["kind"] == "embed" {
                note(
                    segue,
                    "the controller '\(segue["destination"] ?? "")' that it embeds is left out: it is a scene of its own"
                )
            }
            if element.name == "variation", element.key != "default" {
                variations += 1
                varying = varying ?? element
            }
            // What stands in a view that is left out goes with it.
            if element == root || !element.isView || tree.index(of: element) != nil {
                open += element.children.reversed()
            }
        }
        if let varying {
            note(varying, "what the file says for other size classes (\(variations) variations) is left out")
        }
        for report in InterfaceProperties.unknownParts(below: root) {
            notes.append((report.place, "\(report.file):\(report.place): \(report.message)"))
        }
    }

    private mutating func note(_ element: InterfaceElement, _ text: String) {
        notes.append((element.place, "\(element.file):\(element.place): \(text)"))
    }
}

extension InterfaceViewTree {
    /// Whether a view stands below one of the tree's views without being one of them.
    fileprivate func isOutside(_ element: InterfaceElement) -> Bool {
        if index(of: element) != nil { return false }
        var parent = element.parent
        while let outer = parent {
            if outer.isView { return index(of: outer) != nil }
            parent = outer.parent
        }
        return false
    }

    /// Why a view is outside.
    fileprivate func reason(leavingOut element: InterfaceElement) -> String {
        if element.standsInList { return "it is a scene of its own, which its list makes when it shows it" }
        if element.parent?.name == "subviews" { return "it is not installed for the size classes of the device" }
        return "a bar places it"
    }
}
