import EspalierSupport

extension ConstraintSystem {
    /// Plans a block of sorted variables and sorted constraints. A constraint's other variables are numbers.
    ///
    /// - Parameter sizes: whether sizes among the variables are not negative.
    func plan(_ members: [Int32], _ list: [Int32], isBounded: (Int32) -> Bool) -> BlockPlan {
        scratch.number(members, of: variables.count)
        defer { scratch.forget(members) }
        var plan = BlockPlan(forms: LinearForms(count: members.count))
        let equations = list.indices.filter { rows[list[$0]].isRequired && rows[list[$0]].relation == .equal }
        classify(members, list)
        let closing = substitute(equations, list, members.count, &plan)
        for place in closing { require(place, list, &plan) }
        for (local, member) in members.enumerated() where isBounded(member) {
            let found = unknown(ofLocal: Int32(local), &plan)
            plan.requirements.append(
                BlockPlan.Requirement(source: ~Int32(local), unknown: found?.unknown ?? -1, scale: found?.scale ?? 0))
            if let found, variables[member].kind == .size { plan.addSlope(found.unknown, found.scale) }
        }
        for place in list.indices where rows[list[place]].isRequired && rows[list[place]].relation != .equal {
            require(place, list, &plan)
        }
        addWishes(list, &plan)
        // What the sums need is dropped with them, so that a plan that cannot be used takes no memory.
        if plan.isTooBig { plan.sums = ParameterSums() }
        return plan
    }

    private func require(_ place: Int, _ list: [Int32], _ plan: inout BlockPlan) {
        sumUp(list[place], plan)
        let (unknown, scale) = plan.unknown(of: &scratch.sum, scratch.found) ?? (-1, 0)
        plan.requirements.append(BlockPlan.Requirement(source: Int32(place), unknown: unknown, scale: scale))
    }

    private func addWishes(_ list: [Int32], _ plan: inout BlockPlan) {
        for (place, row) in list.enumerated() where !rows[row].isRequired {
            sumUp(row, plan)
            guard let (unknown, scale) = plan.unknown(of: &scratch.sum, scratch.found) else { continue }
            plan.wishes.append(BlockPlan.Wish(row: Int32(place), unknown: unknown, scale: scale))
        }
        sortWishes(list, &plan.wishes)
    }

    /// The highest priority first, those of one priority in the order that they have.
    private func sortWishes(_ list: [Int32], _ wishes: inout [BlockPlan.Wish]) {
        func priority(_ place: Int) -> Float { rows[list[Int(wishes[place].row)]].priority }
        if wishes.count > 16 {
            let order = wishes.indices.sorted { one, other in
                let (first, second) = (priority(one), priority(other))
                return first != second ? first > second : one < other
            }
            wishes = order.map { wishes[$0] }
            return
        }
        for end in wishes.indices.dropFirst() {
            var place = end
            while place > 0, priority(place - 1) < priority(place) {
                wishes.swapAt(place, place - 1)
                place -= 1
            }
        }
    }

    /// The unknown that a variable is a multiple of, and its factor.
    func unknown(ofLocal local: Int32, _ plan: inout BlockPlan) -> (unknown: Int32, scale: Double)? {
        scratch.sum.reset(symbols: plan.forms.symbolCount)
        scratch.sum.add(plan.forms, local, times: 1)
        return plan.unknown(of: &scratch.sum, scratch.found)
    }

    /// Adds up the forms of a constraint's open variables.
    func sumUp(_ row: Int32, _ plan: borrowing BlockPlan) {
        scratch.sum.reset(symbols: plan.forms.symbolCount)
        let start = rows[row].start
        for place in start..<start + rows[row].count {
            let local = scratch.localOf[terms[place].variable]
            if local < 0 { continue }
            scratch.sum.add(plan.forms, local, times: terms[place].coefficient)
        }
    }

    /// Says which variables make good parameters: sizes that a wish is about alone, as what they come to is decided by
    /// themselves; then sizes; then places that a wish is about alone.
    private func classify(_ members: [Int32], _ list: [Int32]) {
        let classes = scratch.planning.classes
        classes.removeAll()
        for member in members { classes.append(variables[member].kind.isSize ? 1 : 3) }
        for row in list where !rows[row].isRequired {
            var only: Int32 = -1
            var count = 0
            forEachVariable(of: row) { variable in
                let local = scratch.localOf[variable]
                if local < 0 { return }
                count += 1
                only = local
            }
            if count == 1 { classes[only] = variables[members[Int(only)]].kind.isSize ? 0 : 2 }
        }
    }

    /// Lets equations define variables by others, one after another; where none can go on, a variable becomes a parameter:
    /// the best that `classify` has found.
    ///
    /// - Returns: the equations that define nothing, in their order.
    private func substitute(
        _ equations: [Int], _ list: [Int32], _ count: Int, _ plan: inout BlockPlan
    ) -> [Int] {
        let planning = scratch.planning
        planning.begin(count)
        for place in equations {
            forEachVariable(of: list[place]) { planning.add(scratch.localOf[$0]) }
            planning.endEquation()
        }
        planning.finish()
        var next: Int32 = 0
        while true {
            while next < planning.queue.count {
                let equation = planning.queue[next]
                next += 1
                guard planning.unknown[equation] == 1 else { continue }
                let place = equations[Int(equation)]
                guard let (local, coefficient) = unknownTerm(of: list[place]) else { continue }
                if define(local, coefficient, by: list[place], &plan) {
                    plan.definitions.append((local, Int32(place)))
                    planning.isUsed[equation] = true
                }
                planning.makeKnown(local)
            }
            guard let local = planning.nextParameter() else { break }
            plan.forms.addParameter(local)
            planning.makeKnown(local)
        }
        return equations.indices.filter { !planning.isUsed[Int32($0)] }.map { equations[$0] }
    }

    private func unknownTerm(of row: Int32) -> (local: Int32, coefficient: Double)? {
        let start = rows[row].start
        for place in start..<start + rows[row].count {
            let local = scratch.localOf[terms[place].variable]
            if local >= 0, !scratch.planning.known[local] { return (local, terms[place].coefficient) }
        }
        return nil
    }

    /// Defines a variable by an equation, unless that would make factors grow: then it is a parameter.
    ///
    /// - Returns: whether the equation defines it.
    private func define(_ local: Int32, _ coefficient: Double, by row: Int32, _ plan: inout BlockPlan) -> Bool {
        scratch.sum.reset(symbols: plan.forms.symbolCount)
        let start = rows[row].start
        for place in start..<start + rows[row].count {
            let other = scratch.localOf[terms[place].variable]
            if other < 0 || other == local { continue }
            scratch.sum.add(plan.forms, other, times: -terms[place].coefficient / coefficient)
        }
        if plan.forms.growth(of: scratch.sum) > Tolerances.growth {
            plan.forms.addParameter(local)
            return false
        }
        plan.forms.define(local, &scratch.sum)
        return true
    }
}

extension BlockPlan {
    /// The unknown that a sum of symbols is a multiple of, and its factor; nil where everything cancels.
    ///
    /// - Parameter found: room for the terms.
    mutating func unknown(
        of sum: inout FormSum, _ found: PlainBuffer<ProgramTerm>
    ) -> (unknown: Int32, scale: Double)? {
        if isTooBig { return nil }
        work += forms.resolve(&sum)
        found.removeAll()
        sum.forEach { symbol, factor in
            found.append(ProgramTerm(parameter: forms.parameterOf[Int(symbol)], coefficient: factor))
        }
        work += found.count
        if work > Self.mostWork { isTooBig = true }
        if found.isEmpty { return nil }
        let scale = found[0].coefficient
        if found.count == 1 { return (found[0].parameter, scale) }
        for index in 0..<Int32(found.count) { found[index].coefficient /= scale }
        return (
            forms.parameterCount + sums.number(of: UnsafeBufferPointer(start: found.base, count: found.count)), scale
        )
    }

    fileprivate mutating func addSlope(_ unknown: Int32, _ slope: Double) {
        while sizeSlopes.count <= Int(unknown) { sizeSlopes.append(0) }
        sizeSlopes[Int(unknown)] += slope
    }
}
