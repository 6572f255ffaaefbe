extension ConstraintSystem {
    /// Solves the blocks that wait.
    ///
    /// - Returns: constraints of those that have no solution.
    func solveBlocks() -> [Int32] {
        var contradictory: [Int32] = []
        while let variable = waitingVariables.popLast() {
            let marks = variables[variable].marks
            variables[variable].marks.remove(.waiting)
            guard marks.contains([.waiting, .alive]), variables[variable].isOpen,
                variables[variable].block == VariableRecord.alone
            else { continue }
            if !solveAlone(variable) { contradictory.append(contentsOf: requiredRows(of: variable)) }
        }
        planWaiting()
        while let number = waitingBlocks.popLast() {
            guard let block = blocks[Int(number)], block.isWaiting else { continue }
            block.isWaiting = false
            let outcome = solve(block)
            counters.blocksSolved += 1
            switch outcome {
            case .solved: break
            case .imprecise: impreciseBlocks.append(number)
            case .contradictory: contradictory.append(contentsOf: block.rows.filter { rows[$0].isRequired })
            case .exceeded: exceededRows.append(contentsOf: block.rows)
            }
        }
        return contradictory
    }

    private func requiredRows(of variable: Int32) -> [Int32] {
        var found: [Int32] = []
        var place = variables[variable].column
        while place >= 0 {
            if rows[terms[place].row].isRequired, rows[terms[place].row].counts { found.append(terms[place].row) }
            place = terms[place].next
        }
        return found
    }

    /// Makes the plans that are missing, asking once for the order of all that they are about.
    private func planWaiting() {
        var missing: [Int32] = []
        for place in 0..<Int32(waitingBlocks.count) {
            let number = waitingBlocks[place]
            if let block = blocks[Int(number)], block.isWaiting, block.plan == nil { missing.append(number) }
        }
        if missing.isEmpty { return }
        if isOrdered {
            var owners: [Int32] = []
            for number in missing {
                guard let block = blocks[Int(number)] else { continue }
                for member in block.members { owners.append(variables[member].owner) }
                for row in block.rows { owners.append(rows[row].owner) }
            }
            askPlaces(of: owners)
        }
        for number in missing {
            guard let block = blocks[Int(number)], block.plan == nil else { continue }
            sortVariables(&block.members)
            sortRows(&block.rows)
            block.plan = sharedPlan(block.members, block.rows)
        }
    }

    // MARK: One variable

    /// Solves a variable that shares constraints with no other open one.
    ///
    /// - Returns: false if required constraints leave it no value.
    private func solveAlone(_ variable: Int32) -> Bool {
        counters.blocksSolved += 1
        var interval = Interval()
        guard narrowAlone(variable, &interval) else { return false }
        interval.preferUnyielding(UnsafeMutableBufferPointer(start: scratch.costs.base, count: scratch.costs.count))
        let record = variables[variable]
        if record.kind != .size, !interval.isPoint { rest(variable, &interval) }
        switch record.kind {
        case .size, .auxiliarySize: write(plain(interval.lower), to: variable)
        case .place: write(plain(interval.nearest(to: record.target)), to: variable)
        case .auxiliary: write(plain(interval.nearest(to: 0)), to: variable)
        }
        return true
    }

    /// Brings a variable to the first of the bounds that it is to rest at (AUTOLAYOUT 2.4 a2).
    private func rest(_ variable: Int32, _ interval: inout Interval) {
        var bounds: [(row: Int32, coefficient: Double)] = []
        var place = variables[variable].column
        while place >= 0 {
            let term = terms[place]
            place = term.next
            if rows[term.row].isRest { bounds.append((term.row, term.coefficient)) }
        }
        guard var first = bounds.first else { return }
        if bounds.count > 1 {
            restingInOrder.insert(variable)
            if isOrdered { askPlaces(of: bounds.map { rows[$0.row].owner }) }
            var order = bounds.map(\.row)
            sortRows(&order)
            first = bounds.first { $0.row == order[0] } ?? first
        }
        let point = interval.nearest(to: -constantPart(of: first.row) / first.coefficient)
        interval.narrow(point, point)
    }

    /// Narrows what a variable may be by its constraints, down to ties.
    func narrowAlone(_ variable: Int32, _ interval: inout Interval) -> Bool {
        if variables[variable].kind.isSize { interval.lower = 0 }
        let costs = scratch.costs
        costs.removeAll()
        var place = variables[variable].column
        while place >= 0 {
            let term = terms[place]
            place = term.next
            let row = rows[term.row]
            if !row.counts { continue }
            let number = constantPart(of: term.row)
            if row.isRequired {
                interval.require(row.relation, term.coefficient, number)
            } else {
                var cost = row.relation.cost(row.priority, term.coefficient, number)
                cost.yields = row.marks.contains(.yields)
                costs.append(cost)
            }
        }
        if interval.isEmpty { return false }
        interval.close()
        let all = UnsafeMutableBufferPointer(start: costs.base, count: costs.count)
        all.sortByPriority()
        interval.minimizeLevels(all)
        return true
    }

    /// What a constraint's sum comes to without its open variables, less its constant.
    private func constantPart(of row: Int32) -> Double {
        var sum = -rows[row].constant
        let start = rows[row].start
        for place in start..<start + rows[row].count where !variables[terms[place].variable].isOpen {
            sum += terms[place].coefficient * variables[terms[place].variable].value
        }
        return sum
    }
}

extension Interval {
    /// Minimises one level after another of costs that are sorted by priority.
    mutating func minimizeLevels(_ costs: UnsafeMutableBufferPointer<IntervalCost>) {
        var start = 0
        while start < costs.count, !isPoint {
            var end = start + 1
            while end < costs.count, costs[end].priority == costs[start].priority { end += 1 }
            minimize(UnsafeMutableBufferPointer(rebasing: costs[start..<end]))
            start = end
        }
    }

    /// Keeps of what those levels have left the values at which the costs that do not yield are smallest, level after
    /// level of those that have both (AUTOLAYOUT 2.4 a0).
    mutating func preferUnyielding(_ costs: UnsafeMutableBufferPointer<IntervalCost>) {
        var start = 0
        while start < costs.count, !isPoint {
            var end = start
            var unyielding = start
            while end < costs.count, costs[end].priority == costs[start].priority {
                if !costs[end].yields {
                    costs.swapAt(unyielding, end)
                    unyielding += 1
                }
                end += 1
            }
            if start < unyielding, unyielding < end {
                minimize(UnsafeMutableBufferPointer(rebasing: costs[start..<unyielding]))
            }
            start = end
        }
    }
}
