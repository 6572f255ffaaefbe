import Foundation

/// The constraints by which a view arranges its subviews: those that it was told to have last, kept as far as they say
/// the same as those that it is told to have now.
package final class ArrangementConstraints {
    /// In the order in which they are taken up.
    private var list: [ArrangementConstraint] = []
    private var isUpdating = false

    package init() {}

    /// Makes the constraints of a view those that say `relations`, which stand in the order of their rows. One that says
    /// the same but for its constant and its priority gets these.
    ///
    /// User code that observes constraints may run. An update that it asks for does nothing.
    /// - Complexity: O(relations); and what is activated, and what depends on it, for those that are new or gone.
    package func update(_ relations: [ArrangementRelation], of view: UIView) {
        if isUpdating { return }
        isUpdating = true
        defer { isUpdating = false }
        let known = matched(relations)
        leaveBehind(known)
        list = zip(relations, known).map { relation, known in known ?? ArrangementConstraint(relation) }
        for (constraint, relation) in zip(list, relations) {
            if constraint.holder == nil, constraint.mayBeHeld(by: view) { constraint.activate(in: view) }
            if constraint.constantValue != relation.constant { constraint.setConstant(relation.constant) }
            if constraint.priorityValue != relation.priority {
                constraint.setPriority(UILayoutPriority(relation.priority))
            }
        }
        giveOrders()
    }

    // MARK: What stays

    /// For each relation the constraint that says it, if there is one. What has changed stands together as a rule: what is
    /// the same before and behind it is not looked up.
    private func matched(_ relations: [ArrangementRelation]) -> [ArrangementConstraint?] {
        let old = list
        var result = [ArrangementConstraint?](repeating: nil, count: relations.count)
        var start = 0
        while start < min(old.count, relations.count), old[start].isSame(as: relations[start]) {
            result[start] = old[start]
            start += 1
        }
        var (end, oldEnd) = (relations.count, old.count)
        while end > start, oldEnd > start, old[oldEnd - 1].isSame(as: relations[end - 1]) {
            end -= 1
            oldEnd -= 1
            result[end] = old[oldEnd]
        }
        if start == end || start == oldEnd { return result }
        var known: [ArrangementRelation.Key: ArrangementConstraint] = [:]
        for constraint in old[start..<oldEnd] where !constraint.lacksItem { known[constraint.key] = constraint }
        for index in start..<end {
            let key = relations[index].key
            guard let constraint = known[key], constraint.isSame(as: relations[index]) else { continue }
            result[index] = constraint
            known[key] = nil
        }
        return result
    }

    /// Deactivates those that say nothing that is to be said.
    private func leaveBehind(_ known: [ArrangementConstraint?]) {
        let kept = Set(known.compactMap { $0.map(ObjectIdentifier.init) })
        if kept.count == list.count { return }
        for constraint in list where !kept.contains(ObjectIdentifier(constraint)) { constraint.isActive = false }
    }

    // MARK: Order

    /// How far apart two are at first, so that there is room between them.
    private static let step: Int32 = 64

    /// Gives all of them orders that grow along the list. Those that have fitting ones keep them as long as there is room
    /// for the others in between.
    private func giveOrders() {
        var last = Int32.min
        var index = 0
        while index < list.count {
            last = max(last, list[index].row.orders.lowerBound)
            if list[index].hasOrder(after: last) {
                last = list[index].order
                index += 1
                continue
            }
            let orders = list[index].row.orders
            var end = index + 1
            while end < list.count, list[end].row.orders == orders, !list[end].hasOrder(after: last) { end += 1 }
            let isOpen = end == list.count || list[end].row.orders != orders
            let count = end - index
            let room = isOpen ? Int(Self.step) * (count + 1) : Int(list[end].order) - Int(last)
            guard room > count else { return giveNewOrders() }
            for place in 0..<count {
                list[index + place].setOrder(last + Int32(room * (place + 1) / (count + 1)))
            }
            last = list[end - 1].order
            index = end
        }
    }

    private func giveNewOrders() {
        var last = Int32.min
        for constraint in list {
            last = max(last, constraint.row.orders.lowerBound) + Self.step
            constraint.setOrder(last)
        }
    }
}
