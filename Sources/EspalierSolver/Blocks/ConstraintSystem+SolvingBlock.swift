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
    func solve(_ waiting: Block) -> BlockOutcome {
        waiting.isDetermined = false
        guard let block = waiting.planned else { return .solved }
        if block.plan.isTooBig { return .exceeded }
        scratch.number(block.members, of: variables.count)
        defer { scratch.forget(block.members) }
        findBases(block)
        guard block.plan.hasOneUnknown else { return solveProgram(block, &waiting.isDetermined) }
        var interval = Interval()
        guard narrow(block, &interval) else { return .contradictory }
        waiting.isDetermined = !interval.isWide
        let value = value(of: interval, block)
        findValues(block) { _ in value }
        writeValues(block)
        return check(block.rows)
    }

    // MARK: Numbers

    /// What variables come to where all parameters are 0.
    func findBases(_ block: borrowing PlannedBlock) {
        scratch.base.removeAll()
        scratch.base.extend(by: block.members.count, with: 0)
        followDefinitions(block)
    }

    /// What a constraint's sum comes to where all parameters are 0, less its constant.
    func number(of row: Int32) -> Double {
        var sum = -rows[row].constant
        let start = rows[row].start
        for place in start..<start + rows[row].count {
            let term = terms[place]
            let local = scratch.localOf[term.variable]
            sum += term.coefficient * (local < 0 ? variables[term.variable].value : scratch.base[local])
        }
        return sum
    }

    func number(of requirement: BlockPlan.Requirement, _ block: borrowing PlannedBlock) -> Double {
        requirement.source < 0 ? scratch.base[~requirement.source] : number(of: block.row(requirement.source))
    }

    /// Whether the two sides of a requirement come as near to one another as they can, where anything is left of it.
    func rests(_ requirement: BlockPlan.Requirement, _ block: borrowing PlannedBlock) -> Bool {
        requirement.source >= 0 && requirement.unknown >= 0 && rows[block.row(requirement.source)].isRest
    }

    private func relation(
        of requirement: BlockPlan.Requirement, _ block: borrowing PlannedBlock
    ) -> SolverRelation {
        requirement.source < 0 ? .greaterOrEqual : rows[block.row(requirement.source)].relation
    }

    /// Computes all variables of a block from its parameters, along the equations.
    private func findValues(_ block: borrowing PlannedBlock, _ parameter: (Int) -> Double) {
        for symbol in 0..<block.plan.forms.symbolCount where block.plan.forms.parameterOf[symbol] >= 0 {
            scratch.base[block.plan.forms.localOf[symbol]] = parameter(Int(block.plan.forms.parameterOf[symbol]))
        }
        followDefinitions(block)
    }

    /// Computes what equations define by other variables of the block, one after another.
    private func followDefinitions(_ block: borrowing PlannedBlock) {
        for (local, place) in block.plan.definitions {
            let row = block.row(place)
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

    private func writeValues(_ block: borrowing PlannedBlock) {
        for local in block.members.indices { write(plain(scratch.base[Int32(local)]), to: block.members[local]) }
    }

    /// Holds a block's required constraints against its values (AUTOLAYOUT 2.8).
    private func check(_ list: [Int32]) -> BlockOutcome {
        for row in list where rows[row].isRequired && violation(of: row) > Tolerances.holding { return .imprecise }
        return .solved
    }

    // MARK: One parameter

    /// Narrows the one parameter of a block, down to ties. False: the required constraints leave no value.
    func narrow(_ block: borrowing PlannedBlock, _ interval: inout Interval) -> Bool {
        for requirement in block.plan.requirements {
            let (relation, number) = (relation(of: requirement, block), number(of: requirement, block))
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
        for wish in block.plan.wishes {
            let row = rows[block.row(wish.row)]
            var cost = row.relation.cost(row.priority, wish.scale, number(of: block.row(wish.row)))
            cost.yields = row.marks.contains(.yields)
            costs.append(cost)
        }
        interval.minimizeLevels(UnsafeMutableBufferPointer(start: costs.base, count: costs.count))
        return true
    }

    /// Closes ties (AUTOLAYOUT 2.4).
    private func value(of interval: Interval, _ block: borrowing PlannedBlock) -> Double {
        var narrowed = interval
        narrowed.preferUnyielding(UnsafeMutableBufferPointer(start: scratch.costs.base, count: scratch.costs.count))
        if narrowed.isPoint { return narrowed.lower }
        let slope = block.plan.sizeSlopes.first ?? 0
        if slope > Tolerances.slope { return narrowed.lower }
        if slope < -Tolerances.slope { return narrowed.upper }
        for requirement in block.plan.requirements where rests(requirement, block) {
            return narrowed.nearest(to: -number(of: requirement, block) / requirement.scale)
        }
        for isLast in [false, true] {
            for local in block.members.indices {
                guard let term = block.plan.forms[Int32(local)].first else { continue }
                let record = variables[block.members[local]]
                if record.kind.isItem == isLast { continue }
                let factor = block.plan.forms.terms[Int(term)].factor
                if record.kind.isSize { return factor > 0 ? narrowed.lower : narrowed.upper }
                return narrowed.nearest(to: (record.target - scratch.base[Int32(local)]) / factor)
            }
        }
        return narrowed.nearest(to: 0)
    }

    // MARK: Several parameters

    /// - Parameter isDetermined: whether wishes leave nothing open.
    private func solveProgram(_ block: borrowing PlannedBlock, _ isDetermined: inout Bool) -> BlockOutcome {
        guard let isFeasible = begin(block) else { return .exceeded }
        if !isFeasible { return .contradictory }
        minimizeWishes(block)
        isDetermined = program.isDetermined
        closeTies(block)
        program.refine()
        counters.pivots += program.pivots
        if program.isExhausted { return .exceeded }
        findValues(block) { program.value($0) }
        refine(block)
        writeValues(block)
        return check(block.rows)
    }

    /// Sets the program up and finds a point. Nil: it is beyond the budget.
    func begin(_ block: borrowing PlannedBlock) -> Bool? {
        counters.programsSolved += 1
        program.reset(parameters: block.plan.parameterCount)
        block.plan.sums.terms.withUnsafeBufferPointer { terms in
            for sum in 0..<block.plan.sums.count {
                _ = program.addRow(UnsafeBufferPointer(rebasing: terms[block.plan.sums.range(of: sum)]))
            }
        }
        let count = block.plan.parameterCount + block.plan.sums.count
        scratch.lower.removeAll()
        scratch.upper.removeAll()
        scratch.lower.extend(by: count, with: -.infinity)
        scratch.upper.extend(by: count, with: .infinity)
        for requirement in block.plan.requirements {
            let (relation, number) = (relation(of: requirement, block), number(of: requirement, block))
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
        setStarts(block)
        let isFeasible = program.makeFeasible()
        return program.isExhausted ? nil : isFeasible
    }

    /// Parameters with wishes begin at the one of the highest priority, which is where most of them end.
    private func setStarts(_ block: borrowing PlannedBlock) {
        for wish in block.plan.wishes.reversed() where wish.unknown < block.plan.forms.parameterCount {
            program.setStart(Int(wish.unknown), -number(of: block.row(wish.row)) / wish.scale)
        }
    }

    /// Takes the levels of priorities one by one (AUTOLAYOUT 2.3).
    func minimizeWishes(_ block: borrowing PlannedBlock) {
        var priority = Float.nan
        for wish in block.plan.wishes {
            let row = block.row(wish.row)
            if rows[row].priority != priority {
                if !scratch.programCosts.isEmpty { minimizeCosts() }
                if program.isDetermined { return }
                priority = rows[row].priority
            }
            addCost(of: wish, row)
        }
        if !scratch.programCosts.isEmpty { minimizeCosts() }
    }

    /// Gathers what a wish costs, which is that constraint.
    func addCost(of wish: BlockPlan.Wish, _ row: Int32) {
        let cost = rows[row].relation.cost(rows[row].priority, wish.scale, number(of: row))
        scratch.programCosts.append(
            ProgramCost(unknown: wish.unknown, point: cost.point, below: cost.below, above: cost.above))
    }

    /// Minimises the costs that were gathered, and forgets them.
    func minimizeCosts() {
        program.minimize(UnsafeBufferPointer(start: scratch.programCosts.base, count: scratch.programCosts.count))
        scratch.programCosts.removeAll()
    }
}
