import EspalierSupport

// The identifiers of constraints (AUTOLAYOUT 5).
extension ScenarioDecoder {
    /// Reports each identifier that stands a second time.
    mutating func checkIdentifiers(_ root: ScenarioTree?, _ steps: [ScenarioStep]) {
        guard usesConstraints else { return }
        var first: [String: ScenarioMark] = [:]
        func take(_ constraint: ScenarioConstraint, _ decoder: inout ScenarioDecoder) {
            guard let identifier = constraint.identifier else { return }
            guard let known = first[identifier] else {
                first[identifier] = constraint.mark
                return
            }
            guard !decoder.isFull, let node = constraint.mark.node else { return }
            let place = known.node.map { " at \(decoder.tree.place($0))" } ?? ""
            decoder.report(
                node, "the identifier \(Quoted.text(identifier)) stands twice, first\(place)",
                fix: "give one of the two constraints another identifier, or none")
        }
        for view in root?.allViews ?? [] {
            for constraint in view.constraints { take(constraint, &self) }
        }
        for step in steps {
            for constraint in step.allConstraints { take(constraint, &self) }
        }
    }

    /// Reports each identifier that a step names, and that no constraint before the step has.
    mutating func checkNamedConstraints(_ root: ScenarioTree?, _ steps: [ScenarioStep]) {
        // An identifier that could not be read may be the one.
        guard !hasWrongConstraint else { return }
        var known = KnownIDs(.constraints)
        if usesConstraints, let root {
            for index in root.views.indices {
                for constraint in root.views[index].constraints { known.add(constraint.identifier) }
            }
        }
        for step in steps {
            for constraint in step.constraints { known.add(constraint.identifier) }
            for (position, identifier) in step.namedConstraints.enumerated() where !known.contains(identifier) {
                guard !isFull, let node = place(ofConstraint: position, in: step) else { continue }
                let suggests = problemCount < Self.shownProblems
                report(
                    node, known.message(for: identifier), fix: known.fix(for: identifier, suggests: suggests)
                )
            }
        }
    }

    /// Where a step names a constraint.
    private func place(ofConstraint position: Int, in step: ScenarioStep) -> Int? {
        guard let node = step.mark.node else { return nil }
        if let value = tree.value("setConstraint", in: node) { return value }
        guard let list = tree.value("activate", in: node) ?? tree.value("deactivate", in: node) else { return nil }
        return tree.elements(list).dropFirst(position).first { _ in true }
    }

    /// In a document without constraints a frame of zeros is as good as none, but for parts that are there and have
    /// another one.
    static func forgetZeroFrames(_ root: inout ScenarioTree, _ steps: inout [ScenarioStep]) {
        func forget(_ tree: inout ScenarioTree) {
            for index in tree.views.indices
            where tree.views[index].writesZeroFrame && tree.views[index].part == nil {
                tree[index].writesZeroFrame = false
            }
        }
        forget(&root)
        for index in steps.indices {
            guard case .add(var tree, let superview, let position) = steps[index].action,
                tree.views.contains(where: \.writesZeroFrame)
            else { continue }
            forget(&tree)
            steps[index].action = .add(tree, to: superview, at: position)
        }
    }
}

/// The ids that a document has given so far.
struct KnownIDs {
    enum Kind { case constraints, queries }

    let kind: Kind
    private var ids: [String] = []
    private var known: Set<String> = []

    init(_ kind: Kind) { self.kind = kind }

    mutating func add(_ id: String?) {
        if let id, known.insert(id).inserted { ids.append(id) }
    }

    func contains(_ id: String) -> Bool { known.contains(id) }

    /// What is wrong with an id that is not one of them.
    func message(for id: String) -> String {
        kind == .constraints
            ? "no constraint before this step has the identifier \(Quoted.text(id))"
            : "no query before this step has the id \(Quoted.text(id))"
    }

    /// What to do about an id that is not one of them.
    ///
    /// - Complexity: O(number of ids), if it suggests the nearest one.
    func fix(for id: String, suggests: Bool = true) -> String {
        if suggests, let near = nearestName(to: id, among: ids) { return "did you mean \(Quoted.text(near))?" }
        let isOfQueries = kind == .queries
        if ids.isEmpty {
            return isOfQueries
                ? "ask it first, with {\"query\": …}"
                : "write one before a constraint, as in \"gap: a.left == b.right + 8\""
        }
        let shown = ids.prefix(10).map { Quoted.text($0) }.joined(separator: ", ")
        return "write one of \(shown)\(ids.count > 10 ? ", …" : "")\(isOfQueries ? ", or ask it first" : "")"
    }
}

extension ScenarioStep {
    /// The constraints that the step makes, in the order in which they are activated.
    package var constraints: [ScenarioConstraint] {
        switch action {
        case .constrain(let constraint, in: _): [constraint]
        case .add(let tree, to: _, at: _): tree.views.flatMap(\.constraints)
        default: []
        }
    }

    /// Those, and the ones of cells that the step may lead to.
    var allConstraints: [ScenarioConstraint] {
        if case .add(let tree, to: _, at: _) = action { tree.allViews.flatMap(\.constraints) } else { constraints }
    }

    /// The identifiers that the step names.
    var namedConstraints: [String] {
        switch action {
        case .activate(let identifiers), .deactivate(let identifiers): identifiers
        case .setConstraint(let identifier, constant: _, priority: _): [identifier]
        default: []
        }
    }
}
