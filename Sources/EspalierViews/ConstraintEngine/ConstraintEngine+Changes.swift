import EspalierSolver
import Foundation

// What is heard between two solvings, put into lists.
extension ConstraintEngine {
    func takeConstant(of constraint: NSLayoutConstraint) {
        let number = constraint.engineIndex
        guard number >= 0 else { return }
        let constant = Double(constraint.constantValue) + entries[number].offset
        guard constant.isFinite else { return stale.append(constraint) }
        system.setConstant(SolverConstraint(index: number), constant)
    }

    func takePriority(of constraint: NSLayoutConstraint) {
        let number = constraint.engineIndex
        if number >= 0 { system.setPriority(SolverConstraint(index: number), constraint.priorityValue) }
    }

    func takeOrder(of constraint: NSLayoutConstraint) {
        let number = constraint.engineIndex
        guard number >= 0 else { return }
        system.setRank(
            SolverConstraint(index: number), SolverRank(owner: entries[number].node, index: constraint.order))
    }

    func takeGuide(_ guide: UILayoutGuide) {
        if guide.kind.isInset { return }
        _ = node(of: guide.item)
    }

    func noteWish(_ node: Int32) {
        if nodes[node].marks.contains(.plain) { return }
        list(node, .inWishes, wishing)
    }

    /// The geometry of a view has changed by somebody else's hand.
    func geometryDidChange(_ node: Int32, _ view: UIView, _ old: ViewGeometry) {
        if nodes[node].marks.isDisjoint(with: .placed) {
            list(node, .inGiven, given)
        } else {
            // Its mask counts from here.
            if !nodes[node].marks.isDisjoint(with: .bound) { list(node, .inStates, states) }
            nodes[node].marks.insert(.foreign)
            list(node, .inWrites, writes)
            list(node, .inGiven, given)
            if !view.flags.contains(.layingOut) { view.markNeedsLayout() }
        }
        if old.rect.size != view.rect.size { noteFollowers(of: node) }
        originMayHaveChanged(node, view, old)
        noteMoved(node)
    }

    /// Notes what follows if the view's own coordinates begin elsewhere.
    func originMayHaveChanged(_ node: Int32, _ view: UIView, _ old: ViewGeometry) {
        if old.boundsOrigin == view.boundsOrigin { return }
        noteTranslations(of: node)
        if nodes[node].marks.contains(.scrolls) { return }
        view.forEachChild { child in
            if let record = child.constraintRecord { retarget(existingNode(of: record)) }
        }
        view.constraintRecord?.guides?.added.forEach { retarget(existingNode(of: $0.item)) }
    }

    private func retarget(_ node: Int32) {
        guard node >= 0 else { return }
        for number in [ItemNumber.x, .y] where nodes[node].variable(number) >= 0 {
            system.setKind(
                .place(target: target(number, of: node)), of: SolverVariable(index: nodes[node].variable(number)))
        }
    }

    func directionDidChange(of node: Int32) {
        forEachTranslation(of: node) { constraint in
            drop(constraint)
            pending.append(constraint)
        }
    }

    /// Lists all constraints whose constants may come from the view.
    func noteTranslations(of node: Int32) { forEachTranslation(of: node) { stale.append($0) } }

    /// Calls `body` for each constraint of the system that has the view or one of its guides as an item, that the view
    /// holds, or that goes through it.
    private func forEachTranslation(of node: Int32, _ body: (NSLayoutConstraint) -> Void) {
        guard let item = nodes[node].item else { return }
        var found: [NSLayoutConstraint] = []
        func collect(_ item: ConstraintItem) {
            for constraint in item.referring {
                constraint.with { if isInSystem($0) { found.append($0) } }
            }
        }
        item.with { item in
            collect(item)
            if let record = item as? ConstraintRecord {
                record.guides?.forEach { if let item = $0.existingItem { collect(item) } }
                record.forEachHeld { if isInSystem($0) { found.append($0) } }
            }
        }
        var dependency = nodes[node].firstDependency
        while dependency >= 0 {
            if let object = entries[dependencies[dependency].constraint].object {
                found.append(object.object)
            }
            dependency = dependencies[dependency].next
        }
        var known: Set<ObjectIdentifier> = []
        for constraint in found where known.insert(ObjectIdentifier(constraint)).inserted { body(constraint) }
    }

    private func isInSystem(_ constraint: NSLayoutConstraint) -> Bool {
        let number = number(of: constraint)
        return constraint.holder != nil && number >= 0 && Int(number) < entries.count
            && entries[number].object == Handle(constraint)
    }
}
