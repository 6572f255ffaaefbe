import EspalierSolver
import Foundation

// The order of views and guides: a view, then its guides, then its subviews (AUTOLAYOUT 2.4, 2.6). Nothing keeps it:
// it is found for those that are asked for, by going up from them to where they meet.
extension ConstraintEngine: SolverOrdering {
    /// For each of some owners its place in the order, by owner.
    func places(of owners: some Sequence<Int32>) -> [Int32: Int] {
        let distinct = Set(owners).sorted()
        return Dictionary(uniqueKeysWithValues: zip(distinct, positions(of: distinct)))
    }

    func positions(of owners: [Int32]) -> [Int] {
        if owners.count < 2 { return owners.map { _ in 0 } }
        orderSlots.extend(to: nodes.count, with: -1)
        let union = gatherUnion(of: owners)
        let found = number(union)
        counters.viewsOrdered += union.count
        let positions = owners.map { found[Int(orderSlots[$0])] }
        for node in union { orderSlots[node] = -1 }
        return positions
    }

    /// The nodes and all above them, up to the one below which all lie; each has its index in `orderSlots`.
    private func gatherUnion(of owners: [Int32]) -> [Int32] {
        var waiting = owners.sorted { nodes[$0].depth < nodes[$1].depth }
        var union: [Int32] = []
        var level: [Int32] = []
        var depth = waiting.last.map { nodes[$0].depth } ?? 0
        while true {
            while let last = waiting.last, nodes[last].depth == depth {
                waiting.removeLast()
                enter(last, &level, &union)
            }
            if level.count <= 1 && waiting.isEmpty || depth == 0 { return union }
            var above: [Int32] = []
            for node in level { enter(nodes[node].parent, &above, &union) }
            level = above
            depth -= 1
        }
    }

    private func enter(_ node: Int32, _ level: inout [Int32], _ union: inout [Int32]) {
        if node < 0 || orderSlots[node] >= 0 { return }
        orderSlots[node] = Int32(union.count)
        union.append(node)
        level.append(node)
    }

    /// The places of the nodes of a union, depth-first.
    private func number(_ union: [Int32]) -> [Int] {
        // Linked lists of those below each, and of those that have none above them in the union.
        var first = [Int32](repeating: -1, count: union.count + 1)
        var next = [Int32](repeating: -1, count: union.count)
        var counts = [Int32](repeating: 0, count: union.count + 1)
        for (index, node) in union.enumerated().reversed() {
            let parent = nodes[node].parent
            let slot =
                parent < 0 ? Int32(union.count) : orderSlots[parent] < 0 ? Int32(union.count) : orderSlots[parent]
            next[index] = first[Int(slot)]
            first[Int(slot)] = Int32(index)
            counts[Int(slot)] += 1
        }
        var places = [Int](repeating: 0, count: union.count)
        var place = 0
        var stack: [Int32] = []
        func push(_ slot: Int) {
            let start = stack.count
            var current = first[slot]
            while current >= 0 {
                stack.append(current)
                current = next[Int(current)]
            }
            if counts[slot] > 1 { sortSiblings(&stack, from: start, union) }
            stack[start...].reverse()
        }
        push(union.count)
        while let index = stack.popLast() {
            places[Int(index)] = place
            place += 1
            if first[Int(index)] >= 0 { push(Int(index)) }
        }
        return places
    }

    /// Puts the last elements, which are guides and subviews of one view, in their order.
    private func sortSiblings(_ list: inout [Int32], from start: Int, _ union: [Int32]) {
        let siblings = list[start...]
        guard let one = siblings.first, case let space = nodes[union[Int(one)]].parent, space >= 0,
            let view = nodes[space].view
        else { return }
        var sorted: [Int32] = []
        sorted.reserveCapacity(siblings.count)
        let guides = siblings.filter { nodes[union[Int($0)]].marks.contains(.guide) }
        if !guides.isEmpty { sorted = sortGuides(guides, union, view.object) }
        var left = siblings.count - guides.count
        var current = left > 0 ? view.with { $0.firstChild } : nil
        while let child = current, left > 0 {
            current = child.with { child in
                if let record = child.constraintRecord {
                    let node = existingNode(of: record)
                    if node >= 0, orderSlots[node] >= 0 {
                        sorted.append(orderSlots[node])
                        left -= 1
                    }
                }
                return child.nextSibling
            }
            counters.viewsOrdered += 1
        }
        guard sorted.count == siblings.count else { return }
        list.replaceSubrange(start..., with: sorted)
    }

    private func sortGuides(_ guides: [Int32], _ union: [Int32], _ owner: UIView) -> [Int32] {
        guard let list = owner.constraintRecord?.guides else { return guides }
        var places: [Int32: Int] = [:]
        // The content guide of a scroll view comes first (AUTOLAYOUT 1.5).
        for guide in list.own + list.added {
            if let item = guide.existingItem { places[existingNode(of: item)] = places.count }
        }
        return guides.sorted { places[union[Int($0)], default: .max] < places[union[Int($1)], default: .max] }
    }
}
