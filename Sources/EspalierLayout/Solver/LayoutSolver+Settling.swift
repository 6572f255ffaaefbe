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

// Finding out what the attributes of a view need (SLL 9.2 to 9.6, 9.8).
extension LayoutSolver {
    func settleAll() {
        // Settling registers views that rules measure, which then wait at the end of the list.
        unsettled.forEach { node in
            nodes[node].isUnsettled = false
            if nodes[node].view != nil { settle(node) }
        }
        unsettled.removeAll()
    }

    private func settle(_ node: Int32) {
        guard let view = nodes[node].view, let record = nodes[node].record else { return }
        view._withUnsafeGuaranteedRef { view in
            record._withUnsafeGuaranteedRef { record in settle(node, view, record) }
        }
    }

    private func settle(_ node: Int32, _ view: UIView, _ record: LayoutRecord) {
        counters.nodesSettled += 1
        if record.mayHaveGoneViews { reportGoneViews(record, view) }
        let isForeign = settleExistence(node, view, record)
        let frame = view.realFrame
        let follows = followsSuperview(view)
        nodes[node].space = -1
        settle(.x, node, view, record, frame.origin.x, follows)
        settle(.y, node, view, record, frame.origin.y, follows)
        settle(.width, node, view, record, frame.size.width, follows)
        settle(.height, node, view, record, frame.size.height, follows)
        list(&opaqueNodes, node, \.isOpaque, record.hasOpaqueArguments)
        list(&foreignNodes, node, \.isForeign, isForeign)
    }

    /// Finds out whether the node is plain, and lets the views that it measures tell it what none of their numbers
    /// tells: that they are gone, or lie in another way. Plain siblings that count tell it by their numbers.
    ///
    /// - Returns: whether it measures a view of another tree.
    private func settleExistence(_ node: Int32, _ view: UIView, _ record: LayoutRecord) -> Bool {
        let superview = view.superviewReference
        var isPlain = superview?._withUnsafeGuaranteedRef { !$0.isTransformed } ?? false
        var isForeign = false
        needs.removeAll()
        for index in record.arguments.indices {
            guard let measured = record.viewReference(ofArgument: index) else { continue }
            measured._withUnsafeGuaranteedRef { other in
                if other.superviewReference?.toOpaque() != superview?.toOpaque() || other.hasSpecialGeometry {
                    isPlain = false
                }
                let otherNode = self.node(of: other, in: view)
                if otherNode < 0 {
                    isForeign = true
                } else {
                    addNeed(otherNode * SlotNumber.perNode + SlotNumber.existence)
                }
            }
        }
        nodes[node].isPlain = isPlain
        let existence = node * SlotNumber.perNode + SlotNumber.existence
        pool.disconnect(existence, slots)
        if !isPlain || record.program.hasIdleArguments { pool.connect(needs, to: existence, slots) }
        return isForeign
    }

    private func settle(
        _ attribute: LayoutAttribute, _ node: Int32, _ view: UIView, _ record: LayoutRecord, _ present: Double,
        _ follows: Bool
    ) {
        let slot = SlotNumber.of(node, attribute)
        pool.disconnect(slot, slots)
        let plan = record.program.plan(attribute)
        slots[slot].isRuled = !plan.isOpen && view.superviewReference != nil
        slots[slot].follows = follows && self.follows(attribute, view.autoresizingMask, plan)
        guard slots[slot].isComputed else {
            // Given (SLL 9.2).
            if slots[slot].state != .settled { slots[slot].state = .settled }
            if slots[slot].value != present {
                slots[slot].value = present
                noteChanged(slot)
            }
            return
        }
        needs.removeAll()
        forEachNeed(of: slot, node, attribute, view, record) { need, _ in addNeed(need) }
        pool.connect(needs, to: slot, slots)
        makeStale(slot)
    }

    private func addNeed(_ need: Int32) {
        if !needs.contains(where: { $0 == need }) { needs.append(need) }
    }

    private func list(_ list: inout [Int32], _ node: Int32, _ flag: WritableKeyPath<SolverNode, Bool>, _ isIn: Bool) {
        if nodes[node][keyPath: flag] == isIn { return }
        nodes[node][keyPath: flag] = isIn
        if isIn { list.append(node) } else { list.removeAll { $0 == node } }
    }

    private func reportGoneViews(_ record: LayoutRecord, _ view: UIView) {
        record.dropGoneViews()
        let unset = record.takeUnset()
        if unset.isEmpty { return }
        let names = unset.map(\.text).joined(separator: ", ")
        diagnostics.append(
            ViewDiagnostic(
                message: "a view that the rules of \(view.layoutName) measured is gone: \(names) unset; "
                    + "fix: add a rule that does without it, or keep the view",
                views: [view]))
    }

    /// Whether the mask moves or resizes a view in a pass (SLL 9.8). Under transforms the runtime's autoresizing does it
    /// alone, and what it writes is heard like any change.
    private func followsSuperview(_ view: UIView) -> Bool {
        guard view.followsSuperview, !view.isTransformed else { return false }
        return view.superviewReference?._withUnsafeGuaranteedRef { !$0.isTransformed } ?? false
    }

    /// Whether the mask moves or resizes an attribute that the constraints leave open.
    private func follows(_ attribute: LayoutAttribute, _ mask: UIView.AutoresizingMask, _ plan: RuleProgram.Plan)
        -> Bool
    {
        let isFlexible =
            switch attribute {
            case .x: mask.contains(.flexibleLeftMargin)
            case .y: mask.contains(.flexibleTopMargin)
            case .width: mask.contains(.flexibleWidth)
            case .height: mask.contains(.flexibleHeight)
            }
        guard isFlexible else { return false }
        switch plan.rule {
        case .open, .kept: return true
        default: return false
        }
    }

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

    private func forEachNeed(
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

extension UIView {
    /// How messages of the layout call a view: by its name, or by its path from the topmost view (SLL 12.7).
    var layoutName: String { name ?? path }
}
