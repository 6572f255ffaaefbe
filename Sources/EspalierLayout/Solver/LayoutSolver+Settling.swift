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
        guard let view = nodes[node].view?.takeUnretainedValue(), let record = nodes[node].record?.takeUnretainedValue()
        else { return }
        counters.nodesSettled += 1
        reportGoneViews(record, view)
        var isForeign = false
        needs.removeAll()
        for argument in record.arguments {
            guard case .view(let other) = argument.kind, let measured = other.viewReference else { continue }
            let otherNode = measured._withUnsafeGuaranteedRef { self.node(of: $0, in: view) }
            if otherNode < 0 {
                isForeign = true
            } else {
                addNeed(otherNode * SlotNumber.perNode + SlotNumber.existence)
            }
        }
        let existence = node * SlotNumber.perNode + SlotNumber.existence
        pool.disconnect(existence, slots)
        pool.connect(needs, to: existence, slots)
        let frame = view.realFrame
        for attribute in LayoutAttribute.allCases {
            settle(attribute, node, view, record, attribute.value(in: frame))
        }
        list(&opaqueNodes, node, \.isOpaque, record.hasOpaqueArguments)
        list(&foreignNodes, node, \.isForeign, isForeign)
    }

    private func settle(
        _ attribute: LayoutAttribute, _ node: Int32, _ view: UIView, _ record: LayoutRecord, _ present: Double
    ) {
        let slot = SlotNumber.of(node, attribute)
        pool.disconnect(slot, slots)
        let hasSuperview = view.superviewReference != nil
        slots[slot].isRuled = hasSuperview && !record.state.plans[attribute.rawValue].isOpen
        slots[slot].follows = hasSuperview && followsSuperview(attribute, view, record.state)
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
        forEachNeed(of: slot) { need, _ in addNeed(need) }
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

    /// Whether the mask moves or resizes an attribute that the constraints leave open. Under transforms the runtime's
    /// autoresizing does it alone, and what it writes is heard like any change.
    private func followsSuperview(_ attribute: LayoutAttribute, _ view: UIView, _ state: RuleState) -> Bool {
        guard view.followsSuperview, !view.isTransformed else { return false }
        guard view.superviewReference.map({ $0._withUnsafeGuaranteedRef { !$0.isTransformed } }) ?? false else {
            return false
        }
        let mask = view.autoresizingMask
        let isFlexible =
            switch attribute {
            case .x: mask.contains(.flexibleLeftMargin)
            case .y: mask.contains(.flexibleTopMargin)
            case .width: mask.contains(.flexibleWidth)
            case .height: mask.contains(.flexibleHeight)
            }
        guard isFlexible else { return false }
        switch state.plans[attribute.rawValue].rule {
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
            let record = nodes[node].record?.takeUnretainedValue(), let superview = view.realSuperview
        else { return }
        let axis = attribute.axis
        if slots[slot].follows {
            forSize(of: superview, axis, view) { body($0, .autoresizing) }
        }
        guard slots[slot].isRuled else { return }
        let plan = record.state.plans[attribute.rawValue]
        for index in plan.operations {
            let reason = NeedReason.operation(index)
            switch record.state.operations[Int(index)].kind {
            case .number, .argument, .negate, .binary: break
            case .percentage(_, let fixed), .argumentPercentage(_, let fixed):
                forSize(of: superview, fixed ?? axis, view) { body($0, reason) }
            case .fromFarSide(let fixed, _):
                forSize(of: superview, fixed, view) { body($0, reason) }
            case .size(let argument, let measured):
                guard let other = record.arguments[Int(argument)].view else { break }
                let otherNode = self.node(of: other, in: view)
                if otherNode >= 0 { body(SlotNumber.of(otherNode, .size(measured)), reason) }
            case .position(let argument, let name):
                guard let other = record.arguments[Int(argument)].view else { break }
                Measure(of: other, in: superview).forEachNeed(of: name) { needed, neededAttribute in
                    let neededNode = self.node(of: needed, in: view)
                    if neededNode >= 0 { body(SlotNumber.of(neededNode, neededAttribute), reason) }
                }
            }
        }
        if case .position(let line, _, let name) = plan.rule, line != .leading {
            body(SlotNumber.of(node, .size(axis)), .ownSize(name))
        }
    }

    /// The size of the superview in its own coordinates: of a view under a transform that mixes the axes, both sizes.
    private func forSize(of superview: UIView, _ axis: Axis, _ view: UIView, _ body: (Int32) -> Void) {
        let node = self.node(of: superview, in: view)
        guard node >= 0 else { return }
        body(SlotNumber.of(node, .size(axis)))
        if superview.isTransformed, superview.transform.mixesAxes { body(SlotNumber.of(node, .size(axis.other))) }
    }
}

extension BoundArgument {
    /// The view of a view's argument, while it is there.
    var view: UIView? {
        guard case .view(let record) = kind else { return nil }
        return record.viewReference?.takeUnretainedValue()
    }
}

extension UIView {
    /// How messages of the layout call a view: by its name, or by its path from the topmost view (SLL 12.7).
    var layoutName: String { name ?? path }
}
