import EspalierSLL
import EspalierViews
import Foundation

// Computing values, each after all that it needs (SLL 10.1).
extension LayoutSolver {
    /// Asks the functions and objects, once each: user code runs here, and nowhere between two values of a pass.
    func askOpaque() {
        if opaqueNodes.isEmpty { return }
        for node in opaqueNodes {
            guard let view = nodes[node].view?.takeUnretainedValue(),
                let record = nodes[node].record?.takeUnretainedValue()
            else { continue }
            var news: [Int] = []
            for index in record.arguments.indices where index < record.arguments.count {
                let argument = record.arguments[index]
                let answer: Double?
                switch argument.kind {
                case .block(let function): answer = function(view)
                case .object(let object): answer = object.layoutNumber
                case .view, .number: continue
                }
                // The function may have changed the rules of its own view.
                guard index < record.arguments.count, record.arguments[index].isOpaque else { continue }
                if answer?.bitPattern != argument.number?.bitPattern {
                    record.setNumber(answer, ofArgument: index)
                    news.append(index)
                }
            }
            if news.isEmpty || record.solver !== self || record.node != node { continue }
            for attribute in LayoutAttribute.allCases where slots[SlotNumber.of(node, attribute)].isRuled {
                let state = record.state
                let isConcerned = state.plans[attribute.rawValue].operations.contains { index in
                    state.operations[Int(index)].argument.map { news.contains(Int($0)) } ?? false
                }
                if isConcerned { makeStale(SlotNumber.of(node, attribute)) }
            }
        }
    }

    /// Computes what is stale, and what is suspect with reason.
    ///
    /// - Returns: the cycle that was met, if any; all slots are then as before, and still pending.
    func evaluateAll() -> LayoutCycle? {
        computed.removeAll()
        solved.removeAll()
        path.removeAll()
        for index in 0..<Int32(pending.count) {
            let slot = pending[index]
            guard slots[slot].state == .stale || slots[slot].state == .suspect else { continue }
            enter(slot)
            while path.count > 0 {
                let last = Int32(path.count - 1)
                let (current, next) = (path[last].slot, path[last].next)
                if next < slots[current].firstIn + slots[current].inCount {
                    path[last].next += 1
                    let need = pool.edges[next].source
                    if need < 0 { continue }
                    switch slots[need].state {
                    case .settled: break
                    case .stale, .suspect: enter(need)
                    case .active:
                        let slotsOfPath = (0..<last + 1).map { path[$0].slot }
                        let cycle = describeCycle(slotsOfPath, from: need)
                        takeBack(slotsOfPath)
                        return cycle
                    }
                } else {
                    let wasStale = path[last].wasStale
                    path.removeLast()
                    slots[current].state = .settled
                    if wasStale || hasChangedNeed(current) { compute(current) }
                }
            }
        }
        pending.removeAll()
        spread = 0
        forgetChanges()
        return nil
    }

    private func enter(_ slot: Int32) {
        let wasStale = slots[slot].state == .stale
        path.append(SolverStep(slot: slot, next: slots[slot].firstIn, wasStale: wasStale))
        slots[slot].state = .active
    }

    private func hasChangedNeed(_ slot: Int32) -> Bool {
        for edge in slots[slot].firstIn..<slots[slot].firstIn + slots[slot].inCount {
            let source = pool.edges[edge].source
            if source >= 0, slots[source].isChanged { return true }
        }
        return false
    }

    /// Undoes what the evaluation has computed, so that a later pass begins where this one did (SLL 11.2).
    private func takeBack(_ path: [Int32]) {
        for slot in path { slots[slot].state = .stale }
        computed.forEach { slot in
            let node = SlotNumber.node(slot)
            nodes[node].isSolved = false
            slots[slot].state = .stale
            if let view = nodes[node].view, let attribute = SlotNumber.attribute(slot) {
                slots[slot].value = view._withUnsafeGuaranteedRef { attribute.value(in: $0.realFrame) }
            }
        }
        solved.removeAll()
        valueDiagnostics = []
        // Their dependents are pending already.
        forgetChanges()
    }

    private func compute(_ slot: Int32) {
        counters.valuesSolved += 1
        computed.append(slot)
        let node = SlotNumber.node(slot)
        guard let attribute = SlotNumber.attribute(slot), let view = nodes[node].view else { return }
        var new = slots[slot].value
        if slots[slot].follows { new = followed(attribute, view) }
        if slots[slot].isRuled {
            nodes[node].record?._withUnsafeGuaranteedRef { record in
                guard let value = computed(attribute, node, record, view, base: new), value.isFinite else {
                    reportValue(attribute, view, record)
                    return
                }
                new = value
            }
        }
        if new == slots[slot].value { return }
        slots[slot].value = new
        noteChanged(slot)
        if !nodes[node].isSolved {
            nodes[node].isSolved = true
            solved.append(node)
        }
    }

    /// What the mask makes of an attribute, from the sizes before the pass (SLL 9.8).
    private func followed(_ attribute: LayoutAttribute, _ view: Unmanaged<UIView>) -> Double {
        view._withUnsafeGuaranteedRef { view in
            let rect = view.realFrame
            guard let superview = view.superviewReference else { return attribute.value(in: rect) }
            let old = superview._withUnsafeGuaranteedRef { $0.realFrame.size }
            return attribute.value(in: view.autoresizedRect(rect, from: old, to: frame(of: superview).size))
        }
    }

    /// SLL 8. Nil where a function or an object gave no number.
    private func computed(
        _ attribute: LayoutAttribute, _ node: Int32, _ record: LayoutRecord, _ view: Unmanaged<UIView>, base: Double
    ) -> Double? {
        let program = record.program
        let plan = program.plan(attribute)
        guard let space = view._withUnsafeGuaranteedRef({ $0.superviewReference }) else { return base }
        let values = scratchValues(program.operationCount)
        let lengths = Lengths(node: nodes[node], space: space)
        for index in program.operationNumbers(plan) {
            let index = Int(index)
            switch program.operations[index].kind {
            case .number(let number): values[index] = number
            case .percentage(let number, let axis):
                values[index] = extent(lengths, axis ?? attribute.axis) * number / 100
            case .argument(let argument):
                guard let number = record.arguments[Int(argument)].number else { return nil }
                values[index] = number
            case .argumentPercentage(let argument, let axis):
                guard let number = record.arguments[Int(argument)].number else { return nil }
                values[index] = extent(lengths, axis ?? attribute.axis) * number / 100
            case .size(let argument, let axis):
                guard let other = record.arguments[Int(argument)].viewRecord,
                    let size = size(lengths, of: other, axis)
                else { return nil }
                values[index] = size
            case .position(let argument, let name):
                guard let other = record.arguments[Int(argument)].viewRecord,
                    let distance = distance(lengths, name, of: other)
                else { return nil }
                values[index] = distance
            case .negate(let a): values[index] = -values[Int(a)]
            case .binary(let op, let a, let b): values[index] = op(values[Int(a)], values[Int(b)])
            case .fromFarSide(let axis, let a): values[index] = extent(lengths, axis) - values[Int(a)]
            }
        }
        var result = base
        switch plan.rule {
        case .open, .kept: break
        case .size(let index): result = values[Int(index)]
        case .between(.leading, let first, .trailing, let second): result = values[Int(second)] - values[Int(first)]
        case .between(_, let first, _, let second): result = (values[Int(second)] - values[Int(first)]) * 2
        case .position(let line, let index, _):
            let size = line == .leading ? 0 : slots[SlotNumber.of(node, .size(attribute.axis))].value
            switch line {
            case .leading: result = values[Int(index)]
            case .center: result = values[Int(index)] - size / 2
            case .trailing: result = values[Int(index)] - size
            }
        }
        return attribute.isSize ? clamped(result, plan, values) : result
    }

    /// SLL 8.2.
    private func clamped(_ size: Double, _ plan: RuleProgram.Plan, _ values: UnsafeMutablePointer<Double>) -> Double {
        var size = size
        if plan.minimum >= 0, values[Int(plan.minimum)] >= 0, size < values[Int(plan.minimum)] {
            size = values[Int(plan.minimum)]
        }
        if plan.maximum >= 0, values[Int(plan.maximum)] >= 0, size > values[Int(plan.maximum)] {
            size = values[Int(plan.maximum)]
        }
        return size < 0 ? 0 : size
    }

    private func scratchValues(_ count: Int) -> UnsafeMutablePointer<Double> {
        if scratch.count < count {
            for _ in scratch.count..<count { scratch.append(0) }
        }
        return scratch.base
    }

    /// SLL 11.3.
    private func reportValue(_ attribute: LayoutAttribute, _ view: Unmanaged<UIView>, _ record: LayoutRecord) {
        let view = view.takeUnretainedValue()
        let place = record.place(of: attribute)
        valueDiagnostics.append(
            ViewDiagnostic(
                message: "\(view.layoutName).\(attribute) comes out as no finite number and stays "
                    + "\(slots[SlotNumber.of(record.node, attribute)].value.shortText), "
                    + "\(place.line):\(place.column) in the rule of \(view.layoutName) (\(place.origin))\n"
                    + place.excerpt.lines(indent: "  ")
                    + "\nfix: see that the rule does not divide by zero, and that functions and "
                    + "objects give a number",
                views: [view]))
    }
}
