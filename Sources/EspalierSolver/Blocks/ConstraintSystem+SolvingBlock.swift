/// What solving a block came to.
enum BlockOutcome {
    case solved
    /// Some required constraint is further from holding than it may be, and cannot be brought nearer (AUTOLAYOUT 2.8).
    case imprecise
    /// Its required constraints cannot hold together.
    case contradictory
    /// It is beyond the budget.
    case exceeded
}

extension ConstraintSystem {
    /// Solves a block by its plan, and writes the values.
    func solve(_ block: Block) -> BlockOutcome {
        guard let plan = block.plan else { return .solved }
        if plan.isTooBig { return .exceeded }
        scratch.number(plan.members, of: variables.count)
        defer { scratch.forget(plan.members) }
        findBases(plan)
        guard plan.hasOneUnknown else { return solveProgram(plan, block.rows) }
        var interval = Interval()
        guard narrow(plan, &interval) else { return .contradictory }
        let value = value(of: interval, plan)
        findValues(plan) { _ in value }
        writeValues(plan)
        return check(block.rows)
    }

    // MARK: Numbers

    /// What variables come to where all parameters are 0.
    func findBases(_ plan: borrowing BlockPlan) {
        scratch.base.removeAll()
        scratch.base.extend(by: plan.members.count, with: 0)
        followDefinitions(plan)
    }

    /// What a constraint's sum comes to where all parameters are 0, less its constant.
    private func number(of row: Int32) -> Double {
        var sum = -rows[row].constant
        let start = rows[row].start
        for place in start..<start + rows[row].count {
            let term = terms[place]
            let local = scratch.localOf[term.variable]
            sum += term.coefficient * (local < 0 ? variables[term.variable].value : scratch.base[local])
        }
        return sum
    }

    private func number(of requirement: BlockPlan.Requirement) -> Double {
        requirement.source < 0 ? scratch.base[~requirement.source] : number(of: requirement.source)
    }

    private func relation(of requirement: BlockPlan.Requirement) -> SolverRelation {
        requirement.source < 0 ? .greaterOrEqual : rows[requirement.source].relation
    }

    /// Computes all variables of a block from its parameters, along the equations.
    private func findValues(_ plan: borrowing BlockPlan, _ parameter: (Int) -> Double) {
        for symbol in 0..<plan.forms.symbolCount where plan.forms.parameterOf[symbol] >= 0 {
            scratch.base[plan.forms.localOf[symbol]] = parameter(Int(plan.forms.parameterOf[symbol]))
        }
        followDefinitions(plan)
    }

    /// Computes what equations define by other variables of the block, one after another.
    private func followDefinitions(_ plan: borrowing BlockPlan) {
        for (local, row) in plan.definitions {
            var own = 1.0
            var sum = rows[row].constant
            let start = rows[row].start
            for place in start..<start + rows[row].count {
                let term = terms[place]
                let other = scratch.localOf[term.variable]
                if other == local {
                    own = term.coefficient
                } else {
                    sum -= term.coefficient * (other < 0 ? variables[term.variable].value : scratch.base[other])
                }
            }
            scratch.base[local] = own == 1 ? sum : sum / own
        }
    }

    private func writeValues(_ plan: borrowing BlockPlan) {
        for local in plan.members.indices { write(plain(scratch.base[Int32(local)]), to: plan.members[local]) }
    }

    /// Holds a block's required constraints against its values (AUTOLAYOUT 2.8).
    private func check(_ list: [Int32]) -> BlockOutcome {
        for row in list where rows[row].isRequired && violation(of: row) > Tolerances.holding { return .imprecise }
        return .solved
    }

    // MARK: One parameter

    /// Narrows the one parameter of a block, down to ties. False: the required constraints leave no value.
    func narrow(_ plan: borrowing BlockPlan, _ interval: inout Interval) -> Bool {
        for requirement in plan.requirements {
            let (relation, number) = (relation(of: requirement), number(of: requirement))
            if requirement.unknown < 0 {
                if relation.violation(number) > Tolerances.holding { return false }
            } else {
                interval.require(relation, requirement.scale, number)
            }
        }
        if interval.isEmpty { return false }
        interval.close()
        let costs = scratch.costs
        costs.removeAll()
        for wish in plan.wishes {
            let row = rows[wish.row]
            costs.append(row.relation.cost(row.priority, wish.scale, number(of: wish.row)))
        }
        interval.minimizeLevels(UnsafeMutableBufferPointer(start: costs.base, count: costs.count))
        return true
    }

    /// Closes ties (AUTOLAYOUT 2.4).
    private func value(of narrowed: Interval, _ plan: borrowing BlockPlan) -> Double {
        if narrowed.isPoint { return narrowed.lower }
        let slope = plan.sizeSlopes.first ?? 0
        if slope > Tolerances.slope { return narrowed.lower }
        if slope < -Tolerances.slope { return narrowed.upper }
        for isLast in [false, true] {
            for local in plan.members.indices {
                guard let term = plan.forms[Int32(local)].first else { continue }
                let record = variables[plan.members[local]]
                if record.kind.isItem == isLast { continue }
                let factor = plan.forms.terms[Int(term)].factor
                if record.kind.isSize { return factor > 0 ? narrowed.lower : narrowed.upper }
                return narrowed.nearest(to: (record.target - scratch.base[Int32(local)]) / factor)
            }
        }
        return narrowed.nearest(to: 0)
    }

    // MARK: Several parameters

    private func solveProgram(_ plan: borrowing BlockPlan, _ list: [Int32]) -> BlockOutcome {
        guard let isFeasible = begin(plan) else { return .exceeded }
        if !isFeasible { return .contradictory }
        minimizeWishes(plan)
        closeTies(plan)
        program.refine()
        counters.pivots += program.pivots
        if program.isExhausted { return .exceeded }
        findValues(plan) { program.value($0) }
        refine(plan)
        writeValues(plan)
        return check(list)
    }

    /// Sets the program up and finds a point. Nil: it is beyond the budget.
    func begin(_ plan: borrowing BlockPlan) -> Bool? {
        counters.programsSolved += 1
        program.reset(parameters: plan.parameterCount)
        plan.sums.terms.withUnsafeBufferPointer { terms in
            for sum in 0..<plan.sums.count {
                _ = program.addRow(UnsafeBufferPointer(rebasing: terms[plan.sums.range(of: sum)]))
            }
        }
        let count = plan.parameterCount + plan.sums.count
        scratch.lower.removeAll()
        scratch.upper.removeAll()
        scratch.lower.extend(by: count, with: -.infinity)
        scratch.upper.extend(by: count, with: .infinity)
        for requirement in plan.requirements {
            let (relation, number) = (relation(of: requirement), number(of: requirement))
            if requirement.unknown < 0 {
                if relation.violation(number) > Tolerances.holding { return false }
                continue
            }
            var interval = Interval(
                lower: scratch.lower[requirement.unknown], upper: scratch.upper[requirement.unknown])
            interval.require(relation, requirement.scale, number)
            if interval.isEmpty { return false }
            interval.close()
            scratch.lower[requirement.unknown] = interval.lower
            scratch.upper[requirement.unknown] = interval.upper
        }
        for unknown in 0..<count {
            program.setDomain(unknown, scratch.lower[Int32(unknown)], scratch.upper[Int32(unknown)])
        }
        setStarts(plan)
        let isFeasible = program.makeFeasible()
        return program.isExhausted ? nil : isFeasible
    }

    /// Parameters with wishes begin at the one of the highest priority, which is where most of them end.
    private func setStarts(_ plan: borrowing BlockPlan) {
        for wish in plan.wishes.reversed() where wish.unknown < plan.forms.parameterCount {
            program.setStart(Int(wish.unknown), -number(of: wish.row) / wish.scale)
        }
    }

    /// Takes the levels of priorities one by one (AUTOLAYOUT 2.3).
    func minimizeWishes(_ plan: borrowing BlockPlan) {
        var start = 0
        while start < plan.wishes.count, !program.isDetermined {
            let priority = rows[plan.wishes[start].row].priority
            scratch.programCosts.removeAll()
            while start < plan.wishes.count, rows[plan.wishes[start].row].priority == priority {
                let wish = plan.wishes[start]
                let cost = rows[wish.row].relation.cost(priority, wish.scale, number(of: wish.row))
                scratch.programCosts.append(
                    ProgramCost(unknown: wish.unknown, point: cost.point, below: cost.below, above: cost.above))
                start += 1
            }
            minimizeCosts()
        }
    }

    func minimizeCosts() {
        program.minimize(UnsafeBufferPointer(start: scratch.programCosts.base, count: scratch.programCosts.count))
    }
}
