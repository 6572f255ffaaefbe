// Which equations define which variables. A required equation with one open variable defines it; whatever order that is
// done in, the same variables are defined in the end, and by the same equations where none is redundant.
extension ConstraintSystem {
    /// A constraint counts from now on.
    func didJoin(_ row: Int32) {
        let open = rows[row].open
        if open == 0 {
            if rows[row].isRequired { markUnchecked(row) }
            if rows[row].isEquation { markRedundant(row) }
            return
        }
        if open == 1, rows[row].isEquation { return markReady(row) }
        replanBlocks(of: row)
    }

    /// A constraint that counted does so no longer. Its terms are still in their columns.
    func didLeave(_ row: Int32) {
        let variable = rows[row].defines
        if variable >= 0 { return undefine(variable) }
        if rows[row].open > 0 { replanBlocks(of: row) }
    }

    /// The constant of a constraint that counts is another one.
    func noteChange(of row: Int32) {
        let variable = rows[row].defines
        if variable >= 0 { return stale.insert(variables[variable].position) }
        if rows[row].open > 0 { return wakeBlocks(of: row) }
        if rows[row].isRequired { markUnchecked(row) }
    }

    /// The value of a variable that is not open is another one.
    @inline(__always)
    func spread(from variable: Int32) {
        var place = variables[variable].column
        while place >= 0 {
            let term = terms[place]
            place = term.next
            let defined = rows[term.row].defines
            if defined >= 0 {
                if defined != variable { stale.insert(variables[defined].position) }
            } else if rows[term.row].counts {
                if rows[term.row].open > 0 {
                    wakeBlocks(of: term.row)
                } else if rows[term.row].isRequired {
                    markUnchecked(term.row)
                }
            }
        }
    }

    func markReady(_ row: Int32) {
        if rows[row].marks.contains(.ready) { return }
        rows[row].marks.insert(.ready)
        ready.append(row)
    }

    func markUnchecked(_ row: Int32) {
        if rows[row].marks.contains(.unchecked) { return }
        rows[row].marks.insert(.unchecked)
        unchecked.append(row)
    }

    func markRedundant(_ row: Int32) {
        hasNewRedundant = true
        if rows[row].marks.contains(.redundant) { return }
        rows[row].marks.insert(.redundant)
        redundant.append(row)
    }

    /// Makes a variable open, and all that is defined by way of it.
    func undefine(_ variable: Int32) {
        undefining.append(variable)
        while let variable = undefining.popLast() {
            let source = variables[variable].source
            if source == .open { continue }
            if source.row >= 0 {
                let place = variables[variable].position
                rows[source.row].defines = -1
                order[place] = -1
                stale.remove(place)
                defined -= 1
            }
            variables[variable].source = .open
            loosen(variable)
            var place = variables[variable].column
            while place >= 0 {
                let term = terms[place]
                place = term.next
                rows[term.row].open += 1
                if rows[term.row].defines >= 0 { undefining.append(rows[term.row].defines) }
            }
        }
    }

    /// Lets equations define what they can.
    func defineAll() {
        var index: Int32 = 0
        while index < loose.count {
            let variable = loose[index]
            index += 1
            if !variables[variable].isOpen || !variables[variable].marks.contains(.alive) { continue }
            var place = variables[variable].column
            while place >= 0 {
                let row = terms[place].row
                place = terms[place].next
                if rows[row].open == 1, rows[row].isEquation { markReady(row) }
            }
        }
        while let row = ready.popLast() {
            rows[row].marks.remove(.ready)
            guard rows[row].isEquation, rows[row].open == 1, rows[row].defines < 0 else { continue }
            define(openVariable(of: row), by: row)
        }
    }

    func openVariable(of row: Int32) -> Int32 {
        let start = rows[row].start
        for place in start..<start + rows[row].count where variables[terms[place].variable].isOpen {
            return terms[place].variable
        }
        preconditionFailure("a constraint counts an open variable that it does not have")
    }

    func define(_ variable: Int32, by row: Int32) {
        leaveBlock(variable)
        rows[row].defines = variable
        variables[variable].source = VariableRecord.Source(row: row)
        variables[variable].position = Int32(order.count)
        stale.insert(Int32(order.count))
        order.append(variable)
        defined += 1
        counters.valuesDefined += 1
        didDetermine(variable)
    }

    /// A variable is not open any more.
    func didDetermine(_ variable: Int32) {
        var place = variables[variable].column
        while place >= 0 {
            let row = terms[place].row
            place = terms[place].next
            rows[row].open -= 1
            if rows[row].open > 1 || !rows[row].counts || !rows[row].isRequired { continue }
            let isEquation = rows[row].relation == .equal
            if rows[row].open == 1 {
                if isEquation { markReady(row) }
            } else if rows[row].defines < 0 {
                markUnchecked(row)
                if isEquation { markRedundant(row) }
            }
        }
    }

    /// Gives the places of those that went to others. Nothing is stale then.
    func compactOrder() {
        guard order.count > 2 * defined + 1024 else { return }
        var kept: Int32 = 0
        for place in 0..<Int32(order.count) where order[place] >= 0 {
            variables[order[place]].position = kept
            order[kept] = order[place]
            kept += 1
        }
        order.truncate(to: Int(kept))
    }
}
