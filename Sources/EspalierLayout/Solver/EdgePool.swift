/// The dependency graph: edges in one list, those into a slot in a row, those out of a slot linked both ways.
final class EdgePool {
    let edges = GrowingBuffer<SolverEdge>()
    /// By length, the first row that is free, or -1. The others follow by `nextOut` of their first edges.
    private let freeRows = GrowingBuffer<Int32>()

    /// Makes `sources` what `target` needs. It must need nothing before.
    func connect(_ sources: GrowingBuffer<Int32>, to target: Int32, _ slots: GrowingBuffer<SolverSlot>) {
        let count = Int32(sources.count)
        if count == 0 { return }
        let first: Int32
        if count < freeRows.count, freeRows[count] >= 0 {
            first = freeRows[count]
            freeRows[count] = edges[first].nextOut
        } else {
            first = Int32(edges.count)
            edges.reserve(sources.count)
            for _ in 0..<sources.count { edges.append(SolverEdge(source: -1, target: target)) }
        }
        slots[target].firstIn = first
        slots[target].inCount = count
        for offset in 0..<count {
            let source = sources[offset]
            let edge = first + offset
            let next = slots[source].firstOut
            edges[edge] = SolverEdge(source: source, target: target, nextOut: next)
            if next >= 0 { edges[next].previousOut = edge }
            slots[source].firstOut = edge
        }
    }

    /// Takes away all that `target` needs.
    func disconnect(_ target: Int32, _ slots: GrowingBuffer<SolverSlot>) {
        let count = slots[target].inCount
        if count == 0 { return }
        let first = slots[target].firstIn
        for edge in first..<first + count { unlink(edge, slots) }
        while freeRows.count <= count { freeRows.append(-1) }
        edges[first] = SolverEdge(source: -1, target: -1, nextOut: freeRows[count])
        freeRows[count] = first
        slots[target].inCount = 0
    }

    /// Leaves the edges out of `source` without a source.
    func orphan(_ source: Int32, _ slots: GrowingBuffer<SolverSlot>, _ body: (Int32) -> Void) {
        var edge = slots[source].firstOut
        while edge >= 0 {
            let next = edges[edge].nextOut
            body(edges[edge].target)
            edges[edge].source = -1
            edges[edge].nextOut = -1
            edges[edge].previousOut = -1
            edge = next
        }
        slots[source].firstOut = -1
    }

    private func unlink(_ edge: Int32, _ slots: GrowingBuffer<SolverSlot>) {
        let (source, next, previous) = (edges[edge].source, edges[edge].nextOut, edges[edge].previousOut)
        if source < 0 { return }
        if previous >= 0 { edges[previous].nextOut = next } else { slots[source].firstOut = next }
        if next >= 0 { edges[next].previousOut = previous }
    }

    /// Calls `body` with each slot that needs `source`, the latest first.
    func forEachTarget(of source: Int32, _ slots: GrowingBuffer<SolverSlot>, _ body: (Int32) -> Void) {
        var edge = slots[source].firstOut
        while edge >= 0 {
            body(edges[edge].target)
            edge = edges[edge].nextOut
        }
    }
}
