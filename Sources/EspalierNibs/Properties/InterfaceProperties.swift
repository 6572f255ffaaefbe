import EspalierSupport

/// From the attributes and children of an element to the properties of the object that was made for it.
///
/// Which attributes and children an element can have stands in tables, one per kind of element. What is in none of them
/// is reported once per file, by ``unknownParts(of:)``; what is in them and has a wrong value is reported by `apply`.
package enum InterfaceProperties {
    /// Sets everything that one element says about its object: attributes, and children that are values and not
    /// objects.
    ///
    /// Subviews and other objects below the element are not looked at. A value that is wrong (no number, no known case)
    /// is reported with its place, and the property stays as it was.
    ///
    /// - Complexity: O(attributes and children of the element).
    static func apply(_ element: InterfaceElement, to object: AnyObject, in context: InterfaceContext) {
        guard let rules = KnownElements.rules(of: element.name) else { return }
        var found: [(place: Int, part: PropertyPart)] = []
        for (name, value) in element.attributes {
            guard let place = rules.place(ofAttribute: name) else { continue }
            found.append((place, PropertyPart(attribute: name, value: value, of: element, in: context)))
        }
        for child in element.children {
            guard let place = rules.place(ofChild: child) else { continue }
            found.append((place, PropertyPart(child: child, of: element, in: context)))
        }
        if let place = rules.places[.always] {
            found.append((place, PropertyPart(attribute: "", value: "", of: element, in: context)))
        }
        // The order of the table; of the file where one rule has several parts.
        let order = found.indices.sorted { (found[$0].place, $0) < (found[$1].place, $1) }
        for index in order {
            rules.rules[found[index].place].apply?(found[index].part, object)
        }
    }

    /// Sets what is different for some sizes of a screen: the attributes and children of one `variation` of the element.
    static func apply(
        variation: InterfaceElement, of element: InterfaceElement, to object: AnyObject, in context: InterfaceContext
    ) {
        guard let rules = KnownElements.rules(of: element.name) else { return }
        var found: [(place: Int, part: PropertyPart)] = []
        for (name, value) in variation.attributes where name != "key" {
            guard let place = rules.place(ofAttribute: name) else { continue }
            found.append((place, PropertyPart(attribute: name, value: value, of: variation, in: context)))
        }
        for child in variation.children where child.name != "mask" {
            guard let place = rules.place(ofChild: child) else { continue }
            found.append((place, PropertyPart(child: child, of: variation, in: context)))
        }
        for (place, part) in found.ordered(byKey: \.place) { rules.rules[place].apply?(part, object) }
    }
}
