import EspalierViews
import Foundation

// Which views the solver knows.
extension LayoutSolver {
    /// Makes the view of a record known. It is resolved in the pass that runs or follows.
    @discardableResult
    func register(_ record: LayoutRecord, _ view: UIView) -> Int32 {
        if record.solver === self, record.node >= 0 { return record.node }
        record.solver?.unregister(record)
        let node: Int32
        // While frames are written, nodes that become free are not used again: a node tells whether its view is the one
        // that a frame was solved for.
        if freeNodes.count > 0, frames.count == 0 {
            node = freeNodes[Int32(freeNodes.count - 1)]
            freeNodes.removeLast()
        } else {
            node = Int32(nodes.count)
            nodes.append(SolverNode())
            for _ in 0..<SlotNumber.perNode { values.append(0) }
        }
        nodes[node].view = Unmanaged.passUnretained(view)
        nodes[node].record = Unmanaged.passUnretained(record)
        record.solver = self
        record.node = node
        write(record.rect(of: view), node)
        markUnresolved(node)
        return node
    }

    private func write(_ frame: CGRect, _ node: Int32) {
        let first = node * SlotNumber.perNode
        values[first] = frame.origin.x
        values[first + 1] = frame.origin.y
        values[first + 2] = frame.size.width
        values[first + 3] = frame.size.height
    }

    /// Forgets the view of a record. What was computed from it is resolved anew.
    func unregister(_ record: LayoutRecord) {
        let node = record.node
        guard node >= 0 else { return }
        record.solver = nil
        record.node = -1
        pool.disconnect(node, nodes)
        pool.orphan(node, nodes) { markUnresolved($0) }
        // The lists that a node waits in know it by its marks.
        let marks = nodes[node].marks
        let changed = nodes[node].changed
        if !limitedSizes.isEmpty { forgetLimited(node) }
        nodes[node] = SolverNode()
        nodes[node].marks = marks.subtracting([.plain, .limited])
        nodes[node].changed = changed
        freeNodes.append(node)
    }

    /// Says that what the node needs may be something else.
    func markUnresolved(_ node: Int32) {
        if nodes[node].marks.contains(.unresolved) { return }
        nodes[node].marks.formUnion(.unresolved)
        unresolved.append(node)
    }
}
