import EspalierViews

extension LayoutSolver {
    /// The largest graph that is checked after each solving. Larger ones would make many small passes quadratic.
    private static let checkedNodes = 512

    /// Checks the graph between two solvings. Called in builds with `-D ESPALIER_CHECKS`.
    func checkInvariants() {
        if nodes.count > Self.checkedNodes { return }
        var incoming = 0
        var outgoing = 0
        for node in nodes.indices {
            for edge in nodes[node].edgesIn {
                precondition(pool.edges[edge].target == node, "an edge stands in the row of another node")
                if pool.edges[edge].source.exists { incoming += 1 }
            }
            var edge = nodes[node].firstOut
            var previous = edge.exists ? pool.edges[edge].previousOut : .absent
            precondition(!edge.exists || !pool.edges[previous].nextOut.exists, "a list of edges does not know its end")
            while edge.exists {
                precondition(pool.edges[edge].source == node, "an edge is in the list of another node")
                precondition(pool.edges[edge].previousOut == previous, "a list of edges is not linked both ways")
                previous = edge
                edge = pool.edges[edge].nextOut
                outgoing += 1
                precondition(outgoing <= pool.edges.count, "a list of edges is a circle")
            }
            checkState(of: nodes[node])
            checkPlaces(of: node)
        }
        precondition(incoming == outgoing, "edges into nodes and edges out of nodes are not the same")
    }

    private func checkState(of node: SolverNode) {
        precondition(node.active.isEmpty, "a value waits for others after solving")
        precondition(node.stale.isDisjoint(with: node.suspect), "a value is stale and suspect")
        precondition(node.computed.isSuperset(of: node.unsolved), "a given value is stale")
        precondition(node.unsolved.isEmpty || node.marks.contains(.pending), "a stale value is not pending")
    }

    private func checkPlaces(of node: NodeIndex) {
        guard let record = nodes[node].record?.object else { return }
        precondition(record.node == node && record.solver === self, "a record does not know its node")
        nodes[node].view?.with { view in
            precondition(LayoutRecord.node(of: view) == node, "a view does not know its node")
            let isResolved = !nodes[node].marks.contains(.unresolved)
            guard isResolved, changed.count == 0, pending.count == 0 else { return }
            for attribute in LayoutAttribute.allCases {
                let (solved, own) = (values[ValueSlot(node, attribute)], attribute.value(in: record.rect(of: view)))
                // Distances between edges that are beyond the largest number are no numbers, here and there.
                precondition(
                    solved == own || solved.isNaN && own.isNaN,
                    "a solved value is not the one of the frame: \(attribute) is \(solved), not \(own)")
            }
            if nodes[node].marks.contains(.plain) { checkProgram(of: node, view, record) }
        }
    }

    /// What the program says of a plain node is what the operations of its rules say.
    private func checkProgram(of node: NodeIndex, _ view: UIView, _ record: LayoutRecord) {
        var slow: [NodeIndex: NeedMask] = [:]
        for attribute in LayoutAttribute.allCases {
            forEachNeed(of: attribute, node, view, record) { needed, neededAttribute, _ in
                slow[needed, default: NeedMask()].insert(attribute, neededAttribute)
            }
        }
        var plain: [NodeIndex: NeedMask] = [:]
        for edge in nodes[node].edgesIn where !pool.edges[edge].mask.isEmpty {
            plain[pool.edges[edge].source, default: NeedMask()].formUnion(pool.edges[edge].mask)
        }
        precondition(slow == plain, "a program needs other values than its rules")
    }

    #if ESPALIER_CHECKS
        /// What an explanation would tell of a value is what the layout has computed, bit for bit: the same steps with a
        /// recorder, and what the recording says that they come to.
        func checkRecording(of attribute: LayoutAttribute, _ node: SolverNode, base: Double, _ result: Double) {
            guard let view = node.view, let record = node.record?.object else { return }
            let recording = recording(of: attribute, view, record, base: base)
            precondition(
                recording.value.isSameNumber(as: result),
                "\(attribute) is \(result), its recording says \(recording.value)")
            let evaluation = RuleEvaluation(attribute, view.object, record, recording)
            let told = evaluation.recomputed
            precondition(
                told.isSameNumber(as: result), "\(attribute) is \(result), but what is told of it makes \(told)")
            cost.counters.recordingsChecked += 1
        }
    #endif
}

extension Double {
    /// Bit for bit; all that are no numbers are the same.
    func isSameNumber(as other: Double) -> Bool { bitPattern == other.bitPattern || isNaN && other.isNaN }
}
