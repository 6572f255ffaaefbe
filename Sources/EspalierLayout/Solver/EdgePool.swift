import EspalierSupport

/// The dependency graph: edges in one list, those into a node in a row, those out of a node linked both ways.
final class EdgePool {
    let edges = PlainBuffer<SolverEdge>()
    /// By length, the first row that is free, if there is any. The others follow by `nextOut` of their first edges.
    private let freeRows = PlainBuffer<EdgeIndex>()

    /// Makes a row of `count` edges into `target`, all without a source. It must have none before.
    ///
    /// - Returns: the first edge.
    func makeRow(_ count: Int, for target: NodeIndex, _ nodes: PlainBuffer<SolverNode>) -> EdgeIndex {
        let first: EdgeIndex
        if count < freeRows.count, freeRows[count].exists {
            first = freeRows[count]
            freeRows[count] = edges[first].nextOut
            for edge in first..<first.advanced(by: count) { edges[edge] = SolverEdge(source: .absent, target: target) }
        } else {
            first = edges.endIndex
            edges.reserve(count)
            for _ in 0..<count { edges.append(SolverEdge(source: .absent, target: target)) }
        }
        nodes[target].firstIn = first
        nodes[target].inCount = Int32(count)
        return first
    }

    /// Puts an edge of a row at the end of the list of `source`: who came first is told first, so that what stands in a
    /// row is solved in its order, without waiting.
    func connect(_ edge: EdgeIndex, from source: NodeIndex, _ mask: NeedMask, _ nodes: PlainBuffer<SolverNode>) {
        let first = nodes[source].firstOut
        edges[edge].source = source
        edges[edge].mask = mask
        if !first.exists {
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
    func disconnect(_ target: NodeIndex, _ nodes: PlainBuffer<SolverNode>) {
        let count = Int(nodes[target].inCount)
        if count == 0 { return }
        let first = nodes[target].firstIn
        for edge in nodes[target].edgesIn { unlink(edge, nodes) }
        while freeRows.count <= count { freeRows.append(.absent) }
        edges[first] = SolverEdge(source: .absent, target: .absent, nextOut: freeRows[count])
        freeRows[count] = first
        nodes[target].inCount = 0
    }

    /// Leaves the edges out of `source` without a source, and calls `body` with each node that needed it.
    func orphan(_ source: NodeIndex, _ nodes: PlainBuffer<SolverNode>, _ body: (NodeIndex) -> Void) {
        var edge = nodes[source].firstOut
        while edge.exists {
            let (next, target) = (edges[edge].nextOut, edges[edge].target)
            edges[edge] = SolverEdge(source: .absent, target: target)
            body(target)
            edge = next
        }
        nodes[source].firstOut = .absent
    }

    private func unlink(_ edge: EdgeIndex, _ nodes: PlainBuffer<SolverNode>) {
        let (source, next, previous) = (edges[edge].source, edges[edge].nextOut, edges[edge].previousOut)
        if !source.exists { return }
        let first = nodes[source].firstOut
        if edge == first { nodes[source].firstOut = next } else { edges[previous].nextOut = next }
        if next.exists {
            edges[next].previousOut = previous
        } else if edge != first {
            edges[first].previousOut = previous
        }
    }

    /// Calls `body` with each node that needs `source`, and with what it needs of it.
    func forEachTarget(
        of source: NodeIndex, _ nodes: PlainBuffer<SolverNode>, _ body: (NodeIndex, NeedMask) -> Void
    ) {
        var edge = nodes[source].firstOut
        while edge.exists {
            let (target, mask) = (edges[edge].target, edges[edge].mask)
            body(target, mask)
            edge = edges[edge].nextOut
        }
    }
}
