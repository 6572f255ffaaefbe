import EspalierViews

extension UIView {
    /// What was said of the view for those who do not see it, as JSON by UIKit's names, in the order of their names. What
    /// only the class says is left out.
    package final var writtenAccessibility: [(name: String, json: String)] {
        guard hasAccessibility || accessibilityIdentifier != nil else { return [] }
        var written: [(name: String, json: String)] = []
        func add(_ name: String, _ write: (inout JSONWriter) -> Void) {
            var writer = JSONWriter()
            write(&writer)
            written.append((name, writer.text))
        }
        func add(_ name: String, text: String?) {
            if let text { add(name) { $0.string(text) } }
        }
        func add(_ name: String, _ flag: Bool) {
            if flag { add(name) { $0.boolean(true) } }
        }
        let said = accessibility
        if let actions = said.customActions { add("accessibilityCustomActions") { $0.words(actions.map(\.name)) } }
        if let elements = said.elements { add("accessibilityElements") { $0.words(elements.map(Self.spoken)) } }
        add("accessibilityElementsHidden", said.hidesElements)
        add("accessibilityHint", text: said.hint)
        add("accessibilityIdentifier", text: accessibilityIdentifier)
        add("accessibilityLabel", text: said.label)
        if let traits = said.traits { add("accessibilityTraits") { $0.words(traits.words) } }
        add("accessibilityValue", text: said.value)
        add("accessibilityViewIsModal", said.isModal)
        if let isElement = said.isElement { add("isAccessibilityElement") { $0.boolean(isElement) } }
        add("shouldGroupAccessibilityChildren", said.groupsChildren)
        return written
    }

    /// What an element of a container is called: by its name, else by what is read out, else by its class.
    private static func spoken(_ element: Any) -> String {
        if let view = element as? UIView {
            return view.name ?? view.accessibilityLabel ?? "\(type(of: view))"
        }
        return (element as? UIAccessibilityElement)?.accessibilityLabel ?? "\(type(of: element))"
    }
}
