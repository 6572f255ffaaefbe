import EspalierViews

extension LayoutSolver {
    /// The largest graph that is checked after each solving. Larger ones would make many small passes quadratic.
    private static let checkedNodes = 512

    /// Checks the graph between two solvings. Called in builds with `-D ESPALIER_CHECKS`.
    func checkInvariants() {
        if nodes.count > Self.checkedNodes { return }
        var incoming = 0
        var outgoing = 0
        for slot in 0..<Int32(slots.count) {
            let row = slots[slot].firstIn..<slots[slot].firstIn + slots[slot].inCount
            for edge in row where pool.edges[edge].source >= 0 {
                precondition(pool.edges[edge].target == slot, "an edge stands in the row of another slot")
                incoming += 1
            }
            var previous: Int32 = -1
            var edge = slots[slot].firstOut
            while edge >= 0 {
                precondition(pool.edges[edge].source == slot, "an edge is in the list of another slot")
                precondition(pool.edges[edge].previousOut == previous, "a list of edges is not linked both ways")
                previous = edge
                edge = pool.edges[edge].nextOut
                outgoing += 1
                precondition(outgoing <= pool.edges.count, "a list of edges is a circle")
            }
            precondition(slots[slot].state != .active, "a slot waits for others after solving")
        }
        precondition(incoming == outgoing, "edges into slots and edges out of slots are not the same")
        for node in 0..<Int32(nodes.count) {
            guard let record = nodes[node].record?.takeUnretainedValue() else { continue }
            precondition(record.node == node && record.solver === self, "a record does not know its node")
            nodes[node].view?._withUnsafeGuaranteedRef { view in
                precondition(view.solverNode == node, "a view does not know its node")
                guard !nodes[node].isUnsettled, changed.count == 0, pending.count == 0 else { return }
                for attribute in LayoutAttribute.allCases {
                    precondition(
                        slots[SlotNumber.of(node, attribute)].value == attribute.value(in: view.realFrame),
                        "a solved value is not the one of the frame")
                }
            }
        }
    }
}
