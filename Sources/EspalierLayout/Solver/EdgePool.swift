/// The dependency graph: edges in one list, those into a node in a row, those out of a node linked both ways.
final class EdgePool {
    let edges = GrowingBuffer<SolverEdge>()
    /// By length, the first row that is free, or -1. The others follow by `nextOut` of their first edges.
    private let freeRows = GrowingBuffer<Int32>()

    /// Makes a row of `count` edges into `target`, all without a source. It must have none before.
    ///
    /// - Returns: the first edge.
    func makeRow(_ count: Int32, for target: Int32, _ nodes: GrowingBuffer<SolverNode>) -> Int32 {
        let first: Int32
        if count < freeRows.count, freeRows[count] >= 0 {
            first = freeRows[count]
            freeRows[count] = edges[first].nextOut
            for edge in first..<first + count { edges[edge] = SolverEdge(source: -1, target: target) }
        } else {
            first = Int32(edges.count)
            edges.reserve(Int(count))
            for _ in 0..<count { edges.append(SolverEdge(source: -1, target: target)) }
        }
        nodes[target].firstIn = first
        nodes[target].inCount = count
        return first
    }

    /// Puts an edge of a row at the end of the list of `source`: who came first is told first, so that what stands in a
    /// row is solved in its order, without waiting.
    func connect(_ edge: Int32, from source: Int32, _ mask: NeedMask, _ nodes: GrowingBuffer<SolverNode>) {
        let first = nodes[source].firstOut
        edges[edge].source = source
        edges[edge].mask = mask
        if first < 0 {
            nodes[source].firstOut = edge
            edges[edge].previousOut = edge
            return
        }
        let last = edges[first].previousOut
        edges[edge].previousOut = last
        edges[last].nextOut = edge
        edges[first].previousOut = edge
    }

    /// Takes away all that `target` needs.
    func disconnect(_ target: Int32, _ nodes: GrowingBuffer<SolverNode>) {
        let count = nodes[target].inCount
        if count == 0 { return }
        let first = nodes[target].firstIn
        for edge in first..<first + count { unlink(edge, nodes) }
        while freeRows.count <= count { freeRows.append(-1) }
        edges[first] = SolverEdge(source: -1, target: -1, nextOut: freeRows[count])
        freeRows[count] = first
        nodes[target].inCount = 0
    }

    /// Leaves the edges out of `source` without a source, and calls `body` with each node that needed it.
    func orphan(_ source: Int32, _ nodes: GrowingBuffer<SolverNode>, _ body: (Int32) -> Void) {
        var edge = nodes[source].firstOut
        while edge >= 0 {
            let (next, target) = (edges[edge].nextOut, edges[edge].target)
            edges[edge] = SolverEdge(source: -1, target: target)
            body(target)
            edge = next
        }
        nodes[source].firstOut = -1
    }

    private func unlink(_ edge: Int32, _ nodes: GrowingBuffer<SolverNode>) {
        let (source, next, previous) = (edges[edge].source, edges[edge].nextOut, edges[edge].previousOut)
        if source < 0 { return }
        let first = nodes[source].firstOut
        if edge == first { nodes[source].firstOut = next } else { edges[previous].nextOut = next }
        if next >= 0 {
            edges[next].previousOut = previous
        } else if edge != first {
            edges[first].previousOut = previous
        }
    }

    /// Calls `body` with each node that needs `source`, and with what it needs of it.
    func forEachTarget(
        of source: Int32, _ nodes: GrowingBuffer<SolverNode>, _ body: (Int32, NeedMask) -> Void
    ) {
        var edge = nodes[source].firstOut
        while edge >= 0 {
            let (target, mask) = (edges[edge].target, edges[edge].mask)
            body(target, mask)
            edge = edges[edge].nextOut
        }
    }
}
