import EspalierLayout
import EspalierViews
import Foundation

// Which views there are, and where.
extension DocumentTree {
    /// Adds views as they are, the first one below `parent`.
    package mutating func add(_ described: [DescribedView], to parent: UIView?, at index: Int) {
        for entry in described {
            let id = ObjectIdentifier(entry.view)
            let above = entry.parent < 0 ? parent : described[entry.parent].view
            var node = Node(view: entry.view, state: entry.state, geometry: entry.geometry, rules: entry.rules)
            node.arranged = entry.arranged
            node.parent = above.map { ObjectIdentifier($0) }
            nodes[id] = node
            if let name = entry.state.name { names[name, default: 0] += 1 }
            guard let above else { continue }
            if entry.parent < 0 {
                put(entry.view, into: above, at: index)
            } else {
                change(above) { $0.children.append(id) }
            }
        }
        for entry in described { for guide in entry.guides { name(guide, of: entry.view) } }
    }

    private mutating func put(_ view: UIView, into parent: UIView, at index: Int) {
        change(parent) { $0.children.insert(ObjectIdentifier(view), at: min(max(index, 0), $0.children.count)) }
        arrange(view, in: parent)
    }

    private mutating func unlink(_ view: UIView) {
        guard let parent = self[view]?.parent else { return }
        change(parent) { node in
            node.children.removeAll { $0 == ObjectIdentifier(view) }
            node.arranged?.removeAll { $0.view === view }
        }
    }

    /// Takes a view to another place, from aside as well.
    package mutating func move(_ view: UIView, to parent: UIView, at index: Int) {
        let isBelow = !isAside(view)
        let old = self[view]?.parent
        let spacing = arrangement(of: old)?.first { $0.view === view }?.spacing
        unlink(view)
        asides[ObjectIdentifier(view)] = nil
        change(view) { $0.parent = ObjectIdentifier(parent) }
        put(view, into: parent, at: index)
        if old == ObjectIdentifier(parent), let spacing { set(spacing, after: view, in: parent) }
        let isBelowNow = !isAside(view)
        if isBelow != isBelowNow { countNames(from: view, by: isBelowNow ? 1 : -1) }
    }

    private mutating func countNames(from view: UIView, by count: Int) {
        for (node, _) in walked(from: ObjectIdentifier(view)) {
            if let name = node.state.name { names[name, default: 0] += count }
        }
    }

    /// Takes a view out, with all below it.
    ///
    /// - Returns: whether it stands aside now, because a rule of what stays measures it.
    package mutating func remove(_ view: UIView) -> Bool {
        let wasAside = isAside(view)
        unlink(view)
        change(view) { $0.parent = nil }
        let gone = walked(from: ObjectIdentifier(view)).map { ObjectIdentifier($0.node.view) }
        if !wasAside { countNames(from: view, by: -1) }
        if isMeasured(Set(gone)) {
            asides[ObjectIdentifier(view)] = keptCount
            keptCount += 1
            return true
        }
        forget(gone)
        return false
    }

    /// Whether a rule of another view measures one of these.
    private func isMeasured(_ views: Set<ObjectIdentifier>) -> Bool {
        guard !views.isDisjoint(with: measured) else { return false }
        return nodes.contains { id, node in
            !views.contains(id) && Self.measured(by: node.rules).contains { views.contains(ObjectIdentifier($0)) }
        }
    }

    /// Views that nothing refers to any more, and the constraints that speak of them.
    private mutating func forget(_ gone: [ObjectIdentifier]) {
        asides[gone[0]] = nil
        for id in gone { nodes[id] = nil }
        let views = Set(gone)
        func speaksOfGone(_ constraint: NSLayoutConstraint) -> Bool {
            constraint.items.contains { item in
                let view = (item as? UILayoutGuide)?.owningView ?? item as? UIView
                return view.map { views.contains(ObjectIdentifier($0)) } ?? true
            }
        }
        // The lists change with each that goes.
        let active = held.compactMap { $0?.constraint }.filter(speaksOfGone)
        for constraint in active { release(constraint) }
        made = made.filter { !speaksOfGone($1.constraint) }
    }

    /// Forgets what stands aside and is measured no longer.
    package mutating func forgetUnmeasured() {
        for id in asides.sorted(by: { $0.value < $1.value }).map(\.key) {
            let views = walked(from: id).map { ObjectIdentifier($0.node.view) }
            if !isMeasured(Set(views)) { forget(views) }
        }
    }

    /// Forgets a view and all below it.
    package mutating func drop(_ view: UIView) {
        if contains(view) { forget(walked(from: ObjectIdentifier(view)).map { ObjectIdentifier($0.node.view) }) }
    }

    /// Whether views stand in one another as the tree has them.
    package func hasStructure(of described: [DescribedView]) -> Bool {
        var children: [[ObjectIdentifier]] = Array(repeating: [], count: described.count)
        for entry in described where entry.parent >= 0 { children[entry.parent].append(ObjectIdentifier(entry.view)) }
        return zip(described, children).allSatisfy { self[$0.view]?.children == $1 }
    }

    /// The views below the root whose rules measure one of these, in the order of the tree.
    package func rulers(of views: Set<ObjectIdentifier>) -> [UIView] {
        if views.isDisjoint(with: measured) { return [] }
        return walked(from: root).map(\.node).filter { node in
            Self.measured(by: node.rules).contains { views.contains(ObjectIdentifier($0)) }
        }.map(\.view)
    }

    /// The views that rules measure.
    static func measured(by rules: RuleSnapshot) -> [UIView] {
        if rules.isEmpty { return [] }
        return sources(of: rules).flatMap { source in
            source.arguments.compactMap { if case .view(let view) = $0 { view } else { nil } }
        }
    }

    /// What rules were made of: a view of its own says it, as texts are made of the rules of a view.
    static func sources(of rules: RuleSnapshot) -> [RuleSource] {
        let probe = UIView()
        probe.layoutRules.snapshot = rules
        return probe.layoutRules.sources
    }

    // MARK: Stacks

    private func arrangement(of stack: ObjectIdentifier?) -> [ArrangedView]? { stack.flatMap { nodes[$0]?.arranged } }

    /// As documents do with what is put into a stack: it is arranged behind what stands before it.
    private mutating func arrange(_ view: UIView, in stack: UIView) {
        guard let node = self[stack], let arranged = node.arranged else { return }
        let list = Set(arranged.map { ObjectIdentifier($0.view) })
        let index = node.children.prefix { $0 != ObjectIdentifier(view) }.count { list.contains($0) }
        change(stack) { $0.arranged?.insert(ArrangedView(view, spacing: nil), at: index) }
        leaveToConstraints([view])
    }

    private mutating func set(_ spacing: CGFloat, after view: UIView, in stack: UIView) {
        change(stack) { node in
            guard let place = node.arranged?.firstIndex(where: { $0.view === view }) else { return }
            node.arranged?[place].spacing = spacing
        }
    }

    private mutating func leaveToConstraints(_ views: [UIView]) {
        for view in views { change(view) { $0.state.translatesAutoresizing = false } }
    }

    /// The steps by which a stack arranges these.
    package mutating func arrange(_ arranged: [ArrangedView], in stack: UIView) -> [ScenarioStep] {
        guard let node = self[stack], let old = node.arranged, old != arranged else { return [] }
        let known = arranged.filter { contains($0.view) && self[$0.view]?.parent == ObjectIdentifier(stack) }
        change(stack) { $0.arranged = known }
        leaveToConstraints(known.map(\.view))
        let reference = reference(stack)
        func step(_ field: ScenarioField, _ value: ScenarioSetting.Value) -> ScenarioStep {
            ScenarioStep(.set(reference, ScenarioSetting(ScenarioKeyPath(.field(field)), value)))
        }
        var steps: [ScenarioStep] = []
        // Those that stay keep their spacing.
        var spacings: [ObjectIdentifier: CGFloat] = [:]
        for entry in old { spacings[ObjectIdentifier(entry.view)] = entry.spacing }
        if old.map({ ObjectIdentifier($0.view) }) != known.map({ ObjectIdentifier($0.view) }) {
            steps.append(step(.arrangedSubviews, .texts(arrangedNames(of: stack))))
        }
        if known.contains(where: { spacings[ObjectIdentifier($0.view)] != $0.spacing }) {
            steps.append(step(.customSpacing, .spacings(spacingNames(of: stack))))
        }
        return steps
    }

    /// Which subviews a stack arranges, as documents say it: by names, else by their indices.
    private func arrangedNames(of stack: UIView) -> [String] {
        let names = subviewNames(of: stack)
        return self[stack]?.arranged?.compactMap { names[ObjectIdentifier($0.view)] } ?? []
    }

    private func spacingNames(of stack: UIView) -> [ScenarioFormat.Metric] {
        let names = subviewNames(of: stack)
        return self[stack]?.arranged?.compactMap { entry in
            guard let name = names[ObjectIdentifier(entry.view)], let spacing = entry.spacing else { return nil }
            return ScenarioFormat.Metric(name, Double(spacing))
        } ?? []
    }

    private func subviewNames(of stack: UIView) -> [ObjectIdentifier: String] {
        var names: [ObjectIdentifier: String] = [:]
        var taken: Set<String> = []
        for (index, child) in (self[stack]?.children ?? []).enumerated() {
            let name = nodes[child]?.state.name.flatMap { Self.isWritable($0) && taken.insert($0).inserted ? $0 : nil }
            names[child] = name ?? "/\(index)"
        }
        return names
    }

    /// Writes what a stack arranges. One that says nothing of it is no stack to a document.
    func writeArrangement(of node: Node, to view: inout ScenarioView) {
        guard let arranged = node.arranged else { return }
        if view.settings[.axis] == nil { view.settings[.axis] = .word("horizontal") }
        if arranged.map({ ObjectIdentifier($0.view) }) != node.children {
            view.settings[.arrangedSubviews] = .texts(arrangedNames(of: node.view))
        }
        let spacings = spacingNames(of: node.view)
        if !spacings.isEmpty { view.settings[.customSpacing] = .spacings(spacings) }
    }
}
