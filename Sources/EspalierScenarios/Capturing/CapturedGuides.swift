import EspalierSupport
import EspalierViews

/// What the guides of a tree are called in its document, the spacers of stack views among them. Guides have no paths, so each gets a name that no view and no
/// other guide has.
struct CapturedGuides {
    private var names: [ObjectIdentifier: String] = [:]

    /// - Complexity: O(number of views and guides).
    init(_ references: ViewReferences) {
        var unique = UniqueNames()
        for (view, _) in references.views {
            if let name = view.name { unique.reserve(name) }
        }
        for (view, _) in references.views {
            for guide in view.placedGuides { names[ObjectIdentifier(guide)] = unique.take(guide.identifier) }
        }
        for (view, _) in references.views {
            for guide in view.placedGuides where names[ObjectIdentifier(guide)] == nil {
                names[ObjectIdentifier(guide)] = unique.take("guide") ?? ""
            }
        }
    }

    /// The names of the guides of a view, in their order.
    func names(of view: UIView) -> [String] { view.placedGuides.map { name(of: $0) } }

    /// The name of a guide that a view of the tree has.
    func name(of guide: UILayoutGuide) -> String { names[ObjectIdentifier(guide)] ?? guide.identifier }
}

/// Names of which none stands twice.
struct UniqueNames {
    private var taken: Set<String> = []
    /// The last number behind each name.
    private var numbers: [String: Int] = [:]

    /// Keeps a name from being taken as it is.
    mutating func reserve(_ name: String) { taken.insert(name) }

    /// The name, with a number behind it if it is taken already; nil for what cannot stand in a constraint text as a
    /// name.
    mutating func take(_ name: String) -> String? {
        if name.isEmpty || name.utf8.first == UInt8(ascii: "/") || name.utf8.contains(UInt8(ascii: "'")) { return nil }
        if taken.insert(name).inserted { return name }
        while true {
            let number = numbers[name, default: 1] + 1
            numbers[name] = number
            let numbered = "\(name) \(number)"
            if taken.insert(numbered).inserted { return numbered }
        }
    }
}
