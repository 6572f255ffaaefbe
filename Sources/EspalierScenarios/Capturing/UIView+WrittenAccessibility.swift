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
        let said = accessibility
        let texts = [
            ("accessibilityHint", said.hint), ("accessibilityIdentifier", accessibilityIdentifier),
            ("accessibilityLabel", said.label), ("accessibilityValue", said.value),
        ]
        for case (let name, let text?) in texts { add(name) { $0.string(text) } }
        if let traits = said.traits { add("accessibilityTraits") { $0.words(traits.words) } }
        if let isElement = said.isElement { add("isAccessibilityElement") { $0.boolean(isElement) } }
        return written
    }
}
