import EspalierSLL
import EspalierViews

/// Why a slot needs another: for messages, found again when one is written.
enum NeedReason {
    /// By an operation of the view's rules.
    case operation(Int32)
    /// The newest position rule is a centre or a far edge, so it needs the own size (SLL 9.6).
    case ownSize(ConstraintName)
    /// The mask makes the attribute follow the superview (SLL 9.8).
    case autoresizing
}

// What the slots of a view need (SLL 9.3 to 9.6, 9.8).
extension LayoutSolver {
    /// The node of a view that enters into the rules of `view`, registered if need be; -1 if it is in another tree.
    func node(of other: UIView, in view: UIView) -> Int32 {
        let node = other.solverNode
        if node >= 0, Int(node) < nodes.count,
            nodes[node].view?.toOpaque() == Unmanaged.passUnretained(other).toOpaque()
        {
            return node
        }
        guard other.topmost === view.topmost else { return -1 }
        return register(.of(other), other)
    }

    /// Calls `body` with each slot that a slot needs, and why. A slot may come up more than once.
    func forEachNeed(of slot: Int32, _ body: (Int32, NeedReason) -> Void) {
        let node = SlotNumber.node(slot)
        guard let attribute = SlotNumber.attribute(slot), let view = nodes[node].view?.takeUnretainedValue(),
            let record = nodes[node].record?.takeUnretainedValue()
        else { return }
        forEachNeed(of: slot, node, attribute, view, record, body)
    }

    func forEachNeed(
        of slot: Int32, _ node: Int32, _ attribute: LayoutAttribute, _ view: UIView, _ record: LayoutRecord,
        _ body: (Int32, NeedReason) -> Void
    ) {
        let axis = attribute.axis
        if slots[slot].follows { forSize(ofSpaceOf: node, axis, view) { body($0, .autoresizing) } }
        guard slots[slot].isRuled else { return }
        let program = record.program
        let plan = program.plan(attribute)
        for index in program.operationNumbers(plan) {
            let reason = NeedReason.operation(index)
            switch program.operations[Int(index)].kind {
            case .number, .argument, .negate, .binary: break
            case .percentage(_, let fixed), .argumentPercentage(_, let fixed):
                forSize(ofSpaceOf: node, fixed ?? axis, view) { body($0, reason) }
            case .fromFarSide(let fixed, _):
                forSize(ofSpaceOf: node, fixed, view) { body($0, reason) }
            case .size(let argument, let measured):
                guard let other = record.viewReference(ofArgument: Int(argument)) else { break }
                let otherNode = other._withUnsafeGuaranteedRef { self.node(of: $0, in: view) }
                if otherNode >= 0 { body(SlotNumber.of(otherNode, .size(measured)), reason) }
            case .position(let argument, let name):
                guard let other = record.viewReference(ofArgument: Int(argument)) else { break }
                if nodes[node].isPlain {
                    let otherNode = other._withUnsafeGuaranteedRef { self.node(of: $0, in: view) }
                    body(SlotNumber.of(otherNode, .position(name.axis)), reason)
                    if AttributePlan.line(name) != .leading {
                        body(SlotNumber.of(otherNode, .size(name.axis)), reason)
                    }
                    if name.isMirror { forSize(ofSpaceOf: node, name.axis, view) { body($0, reason) } }
                } else {
                    forEachNeed(of: name, other, view) { body($0, reason) }
                }
            }
        }
        if case .position(let line, _, let name) = plan.rule, line != .leading {
            body(SlotNumber.of(node, .size(axis)), .ownSize(name))
        }
    }

    /// What a position format needs, on any way between two views.
    private func forEachNeed(
        of name: ConstraintName, _ other: Unmanaged<UIView>, _ view: UIView, _ body: (Int32) -> Void
    ) {
        guard let superview = view.realSuperview else { return }
        Measure(of: other.takeUnretainedValue(), in: superview).forEachNeed(of: name) { needed, neededAttribute in
            let neededNode = self.node(of: needed, in: view)
            if neededNode >= 0 { body(SlotNumber.of(neededNode, neededAttribute)) }
        }
    }

    /// The size of the superview in its own coordinates: of a view under a transform that mixes the axes, both sizes.
    private func forSize(ofSpaceOf node: Int32, _ axis: Axis, _ view: UIView, _ body: (Int32) -> Void) {
        guard let superview = view.superviewReference else { return }
        superview._withUnsafeGuaranteedRef { superview in
            let space = self.node(of: superview, in: view)
            guard space >= 0 else { return }
            nodes[node].space = space
            body(SlotNumber.of(space, .size(axis)))
            if superview.isTransformed, superview.transform.mixesAxes {
                body(SlotNumber.of(space, .size(axis.other)))
            }
        }
    }
}
