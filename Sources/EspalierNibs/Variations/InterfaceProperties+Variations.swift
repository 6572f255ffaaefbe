import EspalierSupport
import EspalierViews

extension InterfaceProperties {
    /// What attributes say that a file leaves out, as Interface Builder does where they have their first values.
    private static let defaults: [String: String] = [
        "hidden": "NO", "alpha": "1", "axis": "horizontal", "distribution": "fill", "alignment": "fill", "spacing": "0",
        "numberOfLines": "1", "textAlignment": "natural", "userInteractionEnabled": "YES", "clipsSubviews": "NO",
        "enabled": "YES", "selected": "NO", "highlighted": "NO", "opaque": "NO", "contentMode": "scaleToFill",
        "horizontalHuggingPriority": "250", "verticalHuggingPriority": "250",
        "horizontalCompressionResistancePriority": "750", "verticalCompressionResistancePriority": "750",
        "preservesSuperviewLayoutMargins": "NO", "fixedFrame": "NO",
    ]

    /// Gives an object the properties that are others for other size classes. What is the same in both stays as it is,
    /// also where code has set something else.
    static func change(
        _ object: AnyObject, of element: InterfaceElement, from old: InterfaceSizeClasses,
        to new: InterfaceSizeClasses, in context: InterfaceContext
    ) {
        guard let rules = KnownElements.rules(of: element.name) else { return }
        let variations = element.all("variation")
        var found: [(place: Int, part: PropertyPart)] = []
        for name in Set(variations.flatMap { $0.attributes.map(\.name) }).ordered() where name != "key" {
            let value = element.value(name, for: new) ?? defaults[name]
            guard let value, value != element.value(name, for: old) ?? defaults[name],
                let place = rules.place(ofAttribute: name)
            else { continue }
            found.append((place, PropertyPart(attribute: name, value: value, of: element, in: context)))
        }
        for key in Set(variations.flatMap { $0.children.compactMap(\.key) }).ordered() {
            guard let child = element.part(key, for: new), child != element.part(key, for: old),
                let place = rules.place(ofChild: child)
            else { continue }
            found.append((place, PropertyPart(child: child, of: element, in: context)))
        }
        for (place, part) in found.ordered(byKey: \.place) { rules.rules[place].apply?(part, object) }
    }
}

extension InterfaceElement {
    /// A child of a key as it is for some size classes; `mask`s are none.
    package func part(_ key: String, for classes: InterfaceSizeClasses) -> InterfaceElement? {
        var part = child(key: key)
        for variation in variations(for: classes) {
            part = variation.children.first { $0.key == key && $0.name != "mask" } ?? part
        }
        return part?.name == "mask" ? nil : part
    }
}
