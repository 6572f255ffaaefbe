import EspalierSLL
import EspalierViews

/// Why a slot needs another: for messages, found again when one is written.
enum NeedReason {
    /// By an operation of the view's rules.
    case operation(OperationIndex)
    /// The newest position rule is a centre or a far edge, so it needs the own size (SLL 9.6).
    case ownSize(ConstraintName)
    /// The mask makes the attribute follow the superview (SLL 9.8).
    case autoresizing
}

// What the slots of a view need (SLL 9.3 to 9.6, 9.8).
extension LayoutSolver {
    /// The node of a view that enters into the rules of a view of the tree, registered if need be; none if it is
    /// in another tree.
    func node(of other: UIView) -> NodeIndex {
        let node = registeredNode(of: other)
        if node.exists { return node }
        return isInTree(other) ? register(.of(other), other) : .absent
    }

    /// The node of a view, if this solver has registered it.
    private func registeredNode(of view: UIView) -> NodeIndex {
        let node = LayoutRecord.node(of: view)
        guard node.exists, node.position < nodes.count,
            nodes[node].view == Handle(view)
        else { return .absent }
        return node
    }

    /// Whether a view is in the solver's tree: upwards lies a view that is registered, or the topmost view, which keeps
    /// the solver. In a chain of views that measure one another the next one up is registered, so that a chain of any
    /// depth is resolved in linear time.
    private func isInTree(_ view: UIView) -> Bool {
        var next = Handle(view)
        while let superview = next.with({ $0.superviewReference }) {
            cost.counters.superviewsVisited += 1
            if superview.with({ registeredNode(of: $0).exists }) { return true }
            next = superview
        }
        return next.with { $0.existingTreeSolver } === self
    }

    /// Calls `body` with each number that an attribute needs, by node, and why. One may come up more than once.
    func forEachNeed(
        of attribute: LayoutAttribute, _ node: NodeIndex, _ view: UIView, _ record: LayoutRecord,
        _ body: (NodeIndex, LayoutAttribute, NeedReason) -> Void
    ) {
        let axis = attribute.axis
        if nodes[node].following.contains(attribute) { forSize(of: view, axis) { body($0, $1, .autoresizing) } }
        guard nodes[node].ruled.contains(attribute) else { return }
        let state = record.state
        let plan = state.plans[attribute.rawValue]
        for index in plan.operations {
            let reason = NeedReason.operation(index)
            switch state.operations[index].kind {
            case .number, .argument, .negate, .binary: break
            case .percentage(_, let fixed), .argumentPercentage(_, let fixed):
                forSize(of: view, fixed ?? axis) { body($0, $1, reason) }
            case .fromFarSide(let fixed, _): forSize(of: view, fixed) { body($0, $1, reason) }
            case .size(let argument, let measured):
                guard let other = record.viewReference(ofArgument: argument) else { break }
                let otherNode = other.with { self.node(of: $0) }
                if otherNode.exists { body(otherNode, .size(measured), reason) }
            case .position(let argument, let name):
                guard let other = record.viewReference(ofArgument: argument), let superview = view.realSuperview
                else { break }
                let measure = Measure(of: other.object, in: superview)
                measure.forEachNeed(of: name) { needed, neededAttribute in
                    let neededNode = self.node(of: needed)
                    if neededNode.exists { body(neededNode, neededAttribute, reason) }
                }
            }
        }
        if case .position(let line, _, let name) = plan.rule, line != .leading {
            body(node, .size(axis), .ownSize(name))
        }
    }

    /// The size of the superview in its own coordinates: of a view under a transform that mixes the axes, both sizes.
    private func forSize(of view: UIView, _ axis: Axis, _ body: (NodeIndex, LayoutAttribute) -> Void) {
        guard let superview = view.superviewReference else { return }
        superview.with { superview in
            let space = self.node(of: superview)
            guard space.exists else { return }
            body(space, .size(axis))
            if superview.isTransformed, superview.transform.mixesAxes { body(space, .size(axis.other)) }
        }
    }
}
