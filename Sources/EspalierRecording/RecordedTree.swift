import EspalierLayout
import EspalierScenarios
import EspalierViews
import Foundation

/// A state of a recorded tree as documents say it: what steps are written against, and what older steps fold into.
struct RecordedTree {
    struct Node {
        let view: UIView
        /// Without geometry, rules, constraints and subviews.
        var state: ScenarioView
        var geometry: ViewGeometry
        var rules: RuleSnapshot
        var parent: ObjectIdentifier?
        var children: [ObjectIdentifier] = []
        /// Whether rules or constraints of it cannot be written, so that its frames are.
        var isLeftToFrames = false
    }

    /// An active constraint.
    struct Held {
        let constraint: NSLayoutConstraint
        var numbers: RecordedChange.Numbers
        /// Its identifier in the document.
        var identifier: String
    }

    let root: ObjectIdentifier
    private(set) var nodes: [ObjectIdentifier: Node] = [:]
    /// How many views have each name.
    private var names: [String: Int] = [:]
    /// The names of guides that constraints place.
    private(set) var guides: [ObjectIdentifier: String] = [:]
    private(set) var guideNames: Set<String> = []
    /// Views that some rule has measured.
    var measured: Set<ObjectIdentifier> = []
    /// Active constraints, in the order of activation; nil where one has gone.
    private(set) var held: [Held?] = []
    private var heldPlaces: [ObjectIdentifier: Int] = [:]
    private var heldCount = 0
    /// Those that a step has made and that can be activated again by their identifiers.
    var identifiers: [ObjectIdentifier: String] = [:]
    var usedIdentifiers: Set<String> = []

    init(root: UIView) { self.root = ObjectIdentifier(root) }

    subscript(view: UIView) -> Node? { nodes[ObjectIdentifier(view)] }

    func contains(_ view: UIView) -> Bool { nodes[ObjectIdentifier(view)] != nil }

    mutating func change(_ view: UIView, _ body: (inout Node) -> Void) {
        guard let place = nodes.index(forKey: ObjectIdentifier(view)) else { return }
        body(&nodes.values[place])
    }

    // MARK: Names

    mutating func rename(_ view: UIView, to name: String?) {
        guard let old = self[view]?.state.name else {
            if let name { names[name, default: 0] += 1 }
            return change(view) { $0.state.name = name }
        }
        names[old, default: 1] -= 1
        if let name { names[name, default: 0] += 1 }
        change(view) { $0.state.name = name }
    }

    /// The name of a view, where no other has it.
    func uniqueName(of view: UIView) -> String? {
        guard let name = self[view]?.state.name, names[name] == 1, Self.isWritable(name) else {
            return nil
        }
        return name
    }

    /// - Complexity: O(1) for a name that stands once, else O(depth + siblings on the way).
    func reference(_ view: UIView) -> ScenarioReference {
        if let name = uniqueName(of: view) { return ScenarioReference(.name(name)) }
        return ScenarioReference(.path(indices(of: view)))
    }

    func indices(of view: UIView) -> [Int] {
        var indices: [Int] = []
        var current = ObjectIdentifier(view)
        while let parent = nodes[current]?.parent, let siblings = nodes[parent]?.children {
            indices.append(siblings.firstIndex(of: current) ?? 0)
            current = parent
        }
        return indices.reversed()
    }

    mutating func name(_ guide: UILayoutGuide, _ name: String) {
        guides[ObjectIdentifier(guide)] = name
        guideNames.insert(name)
    }

    // MARK: Places

    mutating func add(_ captured: [CapturedView], to parent: UIView?, at index: Int) {
        for entry in captured {
            let id = ObjectIdentifier(entry.view)
            let above = entry.parent < 0 ? parent : captured[entry.parent].view
            nodes[id] = Node(
                view: entry.view, state: entry.state, geometry: entry.geometry, rules: entry.rules,
                parent: above.map { ObjectIdentifier($0) })
            if let name = entry.state.name { names[name, default: 0] += 1 }
            for (guide, name) in entry.guides { self.name(guide, name) }
            guard let above else { continue }
            if entry.parent < 0 {
                put(id, into: above, at: index)
            } else {
                nodes[ObjectIdentifier(above)]?.children.append(id)
            }
        }
    }

    private mutating func put(_ id: ObjectIdentifier, into parent: UIView, at index: Int) {
        change(parent) { node in node.children.insert(id, at: min(max(index, 0), node.children.count)) }
    }

    private mutating func unlink(_ view: UIView) {
        guard let parent = self[view]?.parent else { return }
        nodes[parent]?.children.removeAll { $0 == ObjectIdentifier(view) }
    }

    mutating func move(_ view: UIView, to parent: UIView, at index: Int) {
        unlink(view)
        change(view) { $0.parent = ObjectIdentifier(parent) }
        put(ObjectIdentifier(view), into: parent, at: index)
    }

    /// Takes a view out with all below it, and the constraints that speak of what is in it.
    ///
    /// - Returns: whether a rule has measured any of what goes.
    mutating func remove(_ view: UIView) -> Bool {
        unlink(view)
        var gone: Set<ObjectIdentifier> = []
        var waiting = [ObjectIdentifier(view)]
        while let id = waiting.popLast() {
            guard let node = nodes.removeValue(forKey: id) else { continue }
            gone.insert(id)
            if let name = node.state.name { names[name, default: 1] -= 1 }
            waiting += node.children
        }
        let isMeasured = !gone.isDisjoint(with: measured)
        guard !identifiers.isEmpty || heldCount > 0 else { return isMeasured }
        func speaksOfGone(_ constraint: NSLayoutConstraint) -> Bool {
            constraint.items.contains { item in
                let view = (item as? UILayoutGuide)?.owningView ?? item as? UIView
                return view.map { gone.contains(ObjectIdentifier($0)) } ?? true
            }
        }
        for place in held.indices {
            guard let constraint = held[place]?.constraint, speaksOfGone(constraint) else { continue }
            identifiers[ObjectIdentifier(constraint)] = nil
            release(constraint)
        }
        for (id, _) in identifiers where madeConstraints[id].map(speaksOfGone) ?? true {
            identifiers[id] = nil
            madeConstraints[id] = nil
        }
        return isMeasured
    }

    // MARK: Constraints

    /// Those that `identifiers` has.
    private var madeConstraints: [ObjectIdentifier: NSLayoutConstraint] = [:]

    func holds(_ constraint: NSLayoutConstraint) -> Bool { heldPlaces[ObjectIdentifier(constraint)] != nil }

    mutating func hold(_ constraint: NSLayoutConstraint, _ numbers: RecordedChange.Numbers, _ identifier: String) {
        let id = ObjectIdentifier(constraint)
        heldPlaces[id] = held.count
        held.append(Held(constraint: constraint, numbers: numbers, identifier: identifier))
        heldCount += 1
        identifiers[id] = identifier
        madeConstraints[id] = constraint
    }

    mutating func setNumbers(of constraint: NSLayoutConstraint, _ numbers: RecordedChange.Numbers) {
        if let place = heldPlaces[ObjectIdentifier(constraint)] { held[place]?.numbers = numbers }
    }

    mutating func release(_ constraint: NSLayoutConstraint) {
        guard let place = heldPlaces.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
        held[place] = nil
        heldCount -= 1
        if held.count > 16, held.count > 2 * heldCount {
            held = held.filter { $0 != nil }
            for (place, entry) in held.enumerated() {
                if let entry { heldPlaces[ObjectIdentifier(entry.constraint)] = place }
            }
        }
    }

    // MARK: Walking

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
