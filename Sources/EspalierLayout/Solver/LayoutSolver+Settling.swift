import EspalierSLL
import EspalierViews

// Finding out what the attributes of a view need (SLL 9.2 to 9.6, 9.8).
extension LayoutSolver {
    func settleAll() {
        // Settling registers views that rules measure, which then wait at the end of the list.
        unsettled.forEach { node in
            nodes[node].isUnsettled = false
            if nodes[node].view != nil { settle(node) }
        }
        unsettled.removeAll()
        if !hasLeftLists { return }
        // Once for all that left: one by one, each would look through the whole list.
        hasLeftLists = false
        opaqueNodes.removeAll { !nodes[$0].isOpaque }
        foreignNodes.removeAll { !nodes[$0].isForeign }
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
        clearNeeds()
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
        clearNeeds()
        forEachNeed(of: slot, node, attribute, view, record) { need, _ in addNeed(need) }
        pool.connect(needs, to: slot, slots)
        makeStale(slot)
    }

    private func clearNeeds() {
        needs.removeAll()
        if !manyNeeds.isEmpty { manyNeeds.removeAll() }
    }

    /// A few are looked through, which is faster than a set; but one rule may measure thousands of views.
    private func addNeed(_ need: Int32) {
        if needs.count < Self.fewNeeds {
            counters.needsCompared += needs.count
            if !needs.contains(where: { $0 == need }) { needs.append(need) }
            return
        }
        if manyNeeds.isEmpty { needs.forEach { manyNeeds.insert($0) } }
        if manyNeeds.insert(need).inserted { needs.append(need) }
    }

    private static var fewNeeds: Int { 16 }

    /// Who leaves a list is taken out when all are settled. A node is settled once until then.
    private func list(_ list: inout [Int32], _ node: Int32, _ flag: WritableKeyPath<SolverNode, Bool>, _ isIn: Bool) {
        if nodes[node][keyPath: flag] == isIn { return }
        nodes[node][keyPath: flag] = isIn
        if isIn { list.append(node) } else { hasLeftLists = true }
    }

    private func reportGoneViews(_ record: LayoutRecord, _ view: UIView) {
        record.dropGoneViews()
        let unset = record.takeUnset()
        if unset.isEmpty { return }
        let names = unset.map(\.text).joined(separator: ", ")
        diagnostics.append(
            ViewDiagnostic(
                message: "a view that the rules of \(view.layoutName) measured is gone: \(names) unset"
                    + "\nfix: add a rule that does without it, or keep the view",
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
}

extension UIView {
    /// How messages of the layout call a view: by its name, or by its path from the topmost view (SLL 12.7).
    var layoutName: String { name ?? path }
}
