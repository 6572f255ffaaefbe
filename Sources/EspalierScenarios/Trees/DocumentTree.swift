import EspalierConstraintText
import EspalierLayout
import EspalierViews
import Foundation

/// What a document says of a tree of views: capturing is such a tree taken once, a recording the same one followed.
///
/// Besides the views below its root it has those that stand aside: steps keep them (`keep`), and can refer to them.
package struct DocumentTree {
    package struct Node {
        package let view: UIView
        /// Without geometry, rules, constraints, guides, arrangement and subviews.
        package var state: ScenarioView
        package var geometry: ViewGeometry
        package var rules: RuleSnapshot
        package var parent: ObjectIdentifier?
        var children: [ObjectIdentifier] = []
        var guides: [ObjectIdentifier] = []
        /// What a stack arranges, in order; nil for other views.
        package var arranged: [ArrangedView]?
        /// Whether rules or constraints of it cannot be written, so that its frames are.
        package var isLeftToFrames = false

        package var childCount: Int { children.count }
    }

    /// An active constraint.
    struct Held {
        let constraint: NSLayoutConstraint
        var numbers: ConstraintNumbers
        /// Its identifier in the document; nil where nothing refers to it.
        let identifier: String?
        /// The view whose list it stands in.
        let holder: ObjectIdentifier
    }

    let root: ObjectIdentifier
    var nodes: [ObjectIdentifier: Node] = [:]
    /// How many views below the root have each name.
    var names: [String: Int] = [:]
    /// What names lead to in a tree that is taken once; nil for one that is followed, where names count that stand once.
    var lasting: LastingNames?
    /// The names of guides that constraints place.
    var guides: [ObjectIdentifier: String] = [:]
    var guideNames = UniqueNames()
    /// Views that some rule has measured: a hint.
    var measured: Set<ObjectIdentifier> = []
    /// The numbers by which references know the views that stand aside.
    var asides: [ObjectIdentifier: Int] = [:]
    /// How many `keep` steps there were.
    var keptCount = 0
    /// Active constraints, in the order of activation; nil where one has gone.
    var held: [Held?] = []
    var heldPlaces: [ObjectIdentifier: Int] = [:]
    var heldCount = 0
    /// Constraints that the document has made and that can be activated again by their identifiers.
    var made: [ObjectIdentifier: (constraint: NSLayoutConstraint, identifier: String)] = [:]
    var identifiers = UniqueNames()
    /// How many constraints without an identifier of their own have one.
    var namelessCount = 0

    package init(root: UIView) { self.root = ObjectIdentifier(root) }

    package subscript(view: UIView) -> Node? { nodes[ObjectIdentifier(view)] }

    package func contains(_ view: UIView) -> Bool { nodes[ObjectIdentifier(view)] != nil }

    package mutating func change(_ view: UIView, _ body: (inout Node) -> Void) { change(ObjectIdentifier(view), body) }

    mutating func change(_ id: ObjectIdentifier, _ body: (inout Node) -> Void) {
        guard let place = nodes.index(forKey: id) else { return }
        body(&nodes.values[place])
    }

    // MARK: References

    /// Whether a name can stand in a document.
    package static func isWritable(_ name: String) -> Bool { !name.isEmpty && !name.hasPrefix("/") }

    package mutating func rename(_ view: UIView, to name: String?) {
        if !isAside(view) {
            if let old = self[view]?.state.name { names[old, default: 1] -= 1 }
            if let name { names[name, default: 0] += 1 }
        }
        change(view) { $0.state.name = name }
    }

    /// The name of a view below the root, where it leads to the view.
    func leadingName(of view: UIView) -> String? {
        guard let name = self[view]?.state.name, Self.isWritable(name) else { return nil }
        let leads = lasting.map { $0.firsts.contains(ObjectIdentifier(view)) } ?? (names[name] == 1)
        return leads ? name : nil
    }

    /// - Complexity: O(1) for a name that leads to the view, else O(depth + siblings on the way).
    package func reference(_ view: UIView) -> ScenarioReference {
        if let number = numberAside(view) { return ScenarioReference(.kept(number, indices(of: view))) }
        if let name = leadingName(of: view) { return ScenarioReference(.name(name)) }
        return path(of: view)
    }

    func path(of view: UIView) -> ScenarioReference { ScenarioReference(.path(indices(of: view))) }

    /// The way down from the root, or from the view that stands aside.
    func indices(of view: UIView) -> [Int] {
        var indices: [Int] = []
        var current = ObjectIdentifier(view)
        while let parent = nodes[current]?.parent, let siblings = nodes[parent]?.children {
            indices.append(siblings.firstIndex(of: current) ?? 0)
            current = parent
        }
        return indices.reversed()
    }

    /// The topmost view above a view, or the view itself.
    func top(above view: UIView) -> ObjectIdentifier {
        var current = ObjectIdentifier(view)
        while let parent = nodes[current]?.parent { current = parent }
        return current
    }

    /// The number of what stands aside that a view is in; nil for one below the root.
    private func numberAside(_ view: UIView) -> Int? { asides.isEmpty ? nil : asides[top(above: view)] }

    package func isAside(_ view: UIView) -> Bool { numberAside(view) != nil }

    /// The nearest common ancestor of two views of the same tree.
    ///
    /// - Complexity: O(depth).
    func commonAncestor(_ one: UIView, _ other: UIView) -> UIView {
        var above: Set<ObjectIdentifier> = []
        var current: ObjectIdentifier? = ObjectIdentifier(one)
        while let id = current {
            above.insert(id)
            current = nodes[id]?.parent
        }
        current = ObjectIdentifier(other)
        while let id = current, !above.contains(id) { current = nodes[id]?.parent }
        return current.flatMap { nodes[$0]?.view } ?? one
    }

    /// The views, depth-first, with the places of their superviews in the list.
    func walked(from top: ObjectIdentifier) -> [(node: Node, parent: Int)] {
        var list: [(node: Node, parent: Int)] = []
        var waiting = [(id: top, parent: -1)]
        while let (id, parent) = waiting.popLast() {
            guard let node = nodes[id] else { continue }
            let place = list.count
            list.append((node, parent))
            for child in node.children.reversed() { waiting.append((child, place)) }
        }
        return list
    }
}

/// What names of a tree that does not change lead to.
struct LastingNames {
    /// The first view of each name.
    var firsts: Set<ObjectIdentifier>
    var ofConstraints: ConstraintNames
}

/// What of a constraint can be set.
package struct ConstraintNumbers: Equatable {
    package var constant: CGFloat
    package var priority: Float

    package init(constant: CGFloat, priority: Float) {
        self.constant = constant
        self.priority = priority
    }

    package init(_ constraint: NSLayoutConstraint) {
        self.init(constant: constraint.constant, priority: constraint.priority.rawValue)
    }
}

/// A view that a stack arranges, with the spacing that was set after it.
package struct ArrangedView: Equatable {
    package let view: UIView
    package var spacing: CGFloat?

    package init(_ view: UIView, spacing: CGFloat?) {
        self.view = view
        self.spacing = spacing
    }
}

/// What a document cannot say.
package struct Unsaid: Error {
    var rule: String?
    var constraint: String?
    /// What is wrong, for those who capture a tree, and what would be right.
    let message: String
    let fix: String
    /// What a rule does that cannot be said, for those who read a recording.
    package var note = ""
}
