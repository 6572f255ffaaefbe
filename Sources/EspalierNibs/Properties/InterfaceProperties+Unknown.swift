import EspalierSupport

extension InterfaceProperties {
    /// What stands in a file and is in no table: elements, attributes and children, each with its place, in the order
    /// of the file; and what is wrong in its resources. Below something unknown nothing more is reported.
    ///
    /// - Complexity: O(n) for n elements and attributes; not recursive.
    package static func unknownParts(of document: InterfaceDocument) -> [InterfaceReport] {
        let reports = InterfaceResources(document).reports + unknownParts(below: document.root)
        // Reports about children come before those about what is inside the ones before them.
        return reports.ordered(byKey: \.place)
    }

    /// The same of an element and what stands in it, not in order.
    package static func unknownParts(below root: InterfaceElement) -> [InterfaceReport] {
        var reports: [InterfaceReport] = []
        func report(_ message: String, _ element: InterfaceElement) {
            reports.append(InterfaceReport(file: element.file, place: element.place, message: message))
        }

        var waiting = [root]
        while let element = waiting.popLast() {
            guard let rules = KnownElements.rules(of: element.name) else {
                report("unknown element <\(element.name)>; it is left out", element)
                continue
            }
            if rules.takesAnything { continue }
            for (name, _) in element.attributes
            where rules.place(ofAttribute: name) == nil && !KnownElements.attributes.contains(name) {
                report("unknown attribute '\(name)' of <\(element.name)>; it is left out", element)
            }
            var known: [InterfaceElement] = []
            for child in element.children {
                // What is known everywhere is of no interest inside, unless it is known here as something else.
                if rules.place(ofChild: child) == nil, KnownElements.isKnownEverywhere(child) { continue }
                if rules.place(ofChild: child) != nil
                    || (rules.takesObjects && KnownElements.isObject(child.name))
                {
                    known.append(child)
                } else if let key = child["key"], KnownElements.rules(of: child.name) != nil {
                    report("unknown property '\(key)' of <\(element.name)>; it is left out", child)
                } else if KnownElements.rules(of: child.name) != nil {
                    report("<\(child.name)> is not known inside <\(element.name)>; it is left out", child)
                } else {
                    report("unknown element <\(child.name)>; it is left out", child)
                }
            }
            waiting += known.reversed()
        }
        return reports
    }
}
