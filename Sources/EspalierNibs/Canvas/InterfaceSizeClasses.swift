import EspalierSupport
import EspalierViews

/// How much room a screen has, roughly, as interface files tell screens apart: what is installed, and what is different,
/// for some size classes only. Where one is unspecified, only what is there for all sizes counts.
public struct InterfaceSizeClasses: Hashable, Sendable {
    /// The room across.
    public var horizontal: UIUserInterfaceSizeClass
    /// The room from top to bottom.
    public var vertical: UIUserInterfaceSizeClass

    /// Makes size classes.
    public init(horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// Whether a variation of that key counts: `default`, or parts such as `widthClass=compact` with hyphens between
    /// them. One with a part of another kind (a gamut, an appearance) does not.
    package func match(_ key: String) -> Bool {
        if key == "default" { return true }
        return key.split(separator: "-", omittingEmptySubsequences: false).allSatisfy { part in
            switch part {
            case "widthClass=compact": horizontal == .compact
            case "widthClass=regular": horizontal == .regular
            case "heightClass=compact": vertical == .compact
            case "heightClass=regular": vertical == .regular
            case "widthClass=any", "heightClass=any": true
            default: false
            }
        }
    }
}

extension InterfaceElement {
    /// The variations of the element that count for some size classes, the least particular ones first, as what is
    /// said later wins.
    package func variations(for classes: InterfaceSizeClasses) -> [InterfaceElement] {
        let matching = all("variation").filter { $0.key.map(classes.match) ?? false }
        if matching.count < 2 { return matching }
        func rank(_ element: InterfaceElement) -> Int {
            guard let key = element.key, key != "default" else { return 0 }
            return 1 + key.split(separator: "-").count
        }
        return matching.ordered(byKey: rank)
    }

    /// The identifiers of those in a list of the element (`subviews`, `constraints`) that are not installed for some
    /// size classes.
    package func excluded(from list: String, for classes: InterfaceSizeClasses) -> Set<String> {
        var excluded: Set<String> = []
        for variation in variations(for: classes) {
            for mask in variation.all("mask") where mask.key == list {
                for member in mask.children {
                    guard let reference = member["reference"] else { continue }
                    if member.name == "exclude" { excluded.insert(reference) }
                    if member.name == "include" { excluded.remove(reference) }
                }
            }
        }
        return excluded
    }

    /// An attribute as it is for some size classes.
    package func value(_ attribute: String, for classes: InterfaceSizeClasses) -> String? {
        var value = self[attribute]
        for variation in variations(for: classes) { value = variation[attribute] ?? value }
        return value
    }
}
