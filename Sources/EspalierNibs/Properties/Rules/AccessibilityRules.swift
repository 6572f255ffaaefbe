import EspalierControls
import EspalierViews
import Foundation

extension PropertyPart {
    /// What an `accessibility` child says of a view. What it does not say stays what the class gives.
    func describe(_ view: UIView) {
        if let name = said("identifier") { view.accessibilityIdentifier = name }
        if let label = said("label") { view.accessibilityLabel = label }
        if let hint = said("hint") { view.accessibilityHint = hint }
        if let isElement = inner(key: "isElement")?.bool { view.isAccessibilityElement = isElement }
        if let traits { view.accessibilityTraits = traits }
    }

    /// What such a child says of an item of a bar.
    func describe(_ item: UIBarItem) {
        if let name = said("identifier") { item.accessibilityIdentifier = name }
        if let label = said("label") { item.accessibilityLabel = label }
        if let hint = said("hint") { item.accessibilityHint = hint }
        if let isElement = inner(key: "isElement")?.bool { item.isAccessibilityElement = isElement }
        if let traits { item.accessibilityTraits = traits }
    }

    private var traits: UIAccessibilityTraits? {
        guard let part = inner(key: "traits") else { return nil }
        let names = Set(part.flags(UIAccessibilityTraits.named.map(\.name)))
        return UIAccessibilityTraits(
            UIAccessibilityTraits.named.filter { names.contains($0.name) }.map(\.trait))
    }

    /// A text, as an attribute or as a child.
    private func said(_ name: String) -> String? { attribute(name)?.value ?? inner(key: name)?.text }
}
