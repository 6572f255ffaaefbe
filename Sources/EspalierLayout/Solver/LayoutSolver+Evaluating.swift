import EspalierSLL
import EspalierViews
import Foundation

// Computing values, each after all that it needs (SLL 10.1).
extension LayoutSolver {
    /// Asks the functions and objects, once each: user code runs here, and nowhere between two values of a pass.
    func askOpaque() {
        if opaqueNodes.isEmpty { return }
        for node in opaqueNodes {
            guard let view = nodes[node].view?.object,
                let record = nodes[node].record?.object
            else { continue }
            var news: [ArgumentIndex] = []
            for index in record.argumentIndices where index.position < record.arguments.count {
                guard case .asked(let asked) = record.arguments[index] else { continue }
                let answer = asked.ask(view)
                // The function may have changed the rules of its own view.
                guard index.position < record.arguments.count, case .asked(let now) = record.arguments[index] else {
                    continue
                }
                if answer?.bitPattern != now.number?.bitPattern {
                    record.setNumber(answer, of: now, at: index)
                    news.append(index)
                }
            }
            if news.isEmpty || record.solver !== self || record.node != node { continue }
            for attribute in LayoutAttribute.allCases where nodes[node].ruled.contains(attribute) {
                let state = record.state
                let isConcerned = state.plans[attribute.rawValue].operations.contains { index in
                    state.operations[index].argument.map { news.contains($0) } ?? false
                }
                if isConcerned { makeStale(node, AttributeSet(attribute)) }
            }
        }
    }

    /// Computes what is stale, and what is suspect with reason.
    ///
    /// - Returns: the cycle that was met, if any; all values are then as before, and still pending.
    func evaluateAll() -> LayoutCycle? {
        solved.removeAll()
        path.removeAll()
        for index in 0..<pending.count {
            let node = pending[index]
            let unsolved = nodes[node].unsolved
            if unsolved.isEmpty { continue }
            if isReady(node, unsolved) {
                evaluate(node, unsolved)
            } else if let cycle = evaluateAfterNeeds(node) {
                takeBack()
                return cycle
            }
        }
        pending.forEach { node in
            nodes[node].marks.subtract(.pending)
            nodes[node].spread = []
        }
        pending.removeAll()
        forgetChanges()
        return nil
    }

    /// Whether all that some attributes of a node need is solved, apart from what is computed before them.
    private func isReady(_ node: NodeIndex, _ attributes: AttributeSet) -> Bool {
        for edge in nodes[node].edgesIn {
            let source = pool.edges[edge].source
            if !source.exists { continue }
            let mask = pool.edges[edge].mask
            if source == node {
                if !mask.isInOrder { return false }
            } else if !mask.needs(of: attributes).isDisjoint(with: nodes[source].unsolved) {
                return false
            }
        }
        return true
    }

    /// Computes what is stale or suspect of a node, sizes first. Most nodes come by here: a tree's superviews and the
    /// siblings that stand first are solved before, and no path of waiting attributes is needed.
    private func evaluate(_ node: NodeIndex, _ attributes: AttributeSet) {
        let stale = nodes[node].stale
        nodes[node].stale = []
        nodes[node].suspect = []
        if attributes.contains(.width) { evaluate(.width, node, stale) }
        if attributes.contains(.height) { evaluate(.height, node, stale) }
        if attributes.contains(.x) { evaluate(.x, node, stale) }
        if attributes.contains(.y) { evaluate(.y, node, stale) }
    }

    @inline(__always)
    private func evaluate(_ attribute: LayoutAttribute, _ node: NodeIndex, _ stale: AttributeSet) {
        if stale.contains(attribute) || hasChangedNeed(node, attribute) { compute(attribute, node) }
    }

    /// The same for a node that needs what is not solved yet: attribute by attribute, each after all that it needs.
    private func evaluateAfterNeeds(_ node: NodeIndex) -> LayoutCycle? {
        for attribute in LayoutAttribute.allCases where nodes[node].unsolved.contains(attribute) {
            enter(ValueSlot(node, attribute))
            while path.count > 0 {
                let last = path.count - 1
                let slot = path[last].slot
                let (current, attribute) = (slot.node, slot.attribute)
                if path[last].edge < nodes[current].edgesIn.upperBound {
                    let edge = path[last].edge
                    let source = pool.edges[edge].source
                    let needed = source.exists ? pool.edges[edge].mask.needs(of: attribute) : []
                    if needed.isEmpty {
                        path[last].edge = edge.advanced(by: 1)
                    } else if let active = needed.intersection(nodes[source].active).first {
                        let slots = (0..<last + 1).map { path[$0].slot }
                        return describeCycle(slots, from: ValueSlot(source, active))
                    } else if let unsolved = needed.intersection(nodes[source].unsolved).first {
                        enter(ValueSlot(source, unsolved))
                    } else {
                        path[last].edge = edge.advanced(by: 1)
                    }
                } else {
                    let wasStale = path[last].wasStale
                    path.removeLast()
                    nodes[current].active.remove(attribute)
                    if wasStale || hasChangedNeed(current, attribute) { compute(attribute, current) }
                }
            }
        }
        return nil
    }

    private func enter(_ slot: ValueSlot) {
        let (node, attribute) = (slot.node, slot.attribute)
        let wasStale = nodes[node].stale.contains(attribute)
        path.append(SolverStep(slot: slot, edge: nodes[node].firstIn, wasStale: wasStale))
        nodes[node].stale.remove(attribute)
        nodes[node].suspect.remove(attribute)
        nodes[node].active.insert(attribute)
    }

    private func hasChangedNeed(_ node: NodeIndex, _ attribute: LayoutAttribute) -> Bool {
        for edge in nodes[node].edgesIn {
            let source = pool.edges[edge].source
            if !source.exists { continue }
            if !pool.edges[edge].mask.needs(of: attribute).isDisjoint(with: nodes[source].changed) { return true }
        }
        return false
    }

    /// Undoes what the evaluation has computed, so that a later pass begins where this one did (SLL 11.2). Whatever was
    /// to be computed has been spread.
    private func takeBack() {
        pending.forEach { node in
            let done = nodes[node].spread.subtracting(nodes[node].unsolved).intersection(nodes[node].computed)
            nodes[node].stale.formUnion(done)
            nodes[node].active = []
            nodes[node].marks.subtract(.solved)
            guard let view = nodes[node].view else { return }
            let frame = view.with { rect(of: node, $0) }
            for attribute in LayoutAttribute.allCases where done.contains(attribute) {
                values[ValueSlot(node, attribute)] = attribute.value(in: frame)
            }
        }
        path.removeAll()
        solved.removeAll()
        valueDiagnostics = []
        // Their dependents are pending already.
        forgetChanges()
    }
}
