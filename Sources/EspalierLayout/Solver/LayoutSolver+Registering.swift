import EspalierViews
import Foundation

// Which views the solver knows.
extension LayoutSolver {
    /// Makes the view of a record known. It is resolved in the pass that runs or follows.
    @discardableResult
    func register(_ record: LayoutRecord, _ view: UIView) -> NodeIndex {
        if record.solver === self, record.node.exists { return record.node }
        record.solver?.unregister(record)
        let node: NodeIndex
        // While frames are written, nodes that become free are not used again: a node tells whether its view is the one
        // that a frame was solved for.
        if freeNodes.count > 0, frames.count == 0 {
            node = freeNodes[freeNodes.count - 1]
            freeNodes.removeLast()
        } else {
            node = nodes.endIndex
            nodes.append(SolverNode())
            for _ in 0..<ValueSlot.perNode { values.append(0) }
        }
        nodes[node].view = Handle(view)
        nodes[node].record = Handle(record)
        record.solver = self
        record.node = node
        write(record.rect(of: view), node)
        markUnresolved(node)
        return node
    }

    private func write(_ frame: CGRect, _ node: NodeIndex) {
        let first = ValueSlot(node, .x)
        values[first] = frame.origin.x
        values[first.advanced(by: 1)] = frame.origin.y
        values[first.advanced(by: 2)] = frame.size.width
        values[first.advanced(by: 3)] = frame.size.height
    }

    /// Forgets the view of a record. What was computed from it is resolved anew.
    func unregister(_ record: LayoutRecord) {
        let node = record.node
        guard node.exists else { return }
        record.solver = nil
        record.node = .absent
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
    func markUnresolved(_ node: NodeIndex) {
        if nodes[node].marks.contains(.unresolved) { return }
        nodes[node].marks.formUnion(.unresolved)
        unresolved.append(node)
    }
}
