/// A required constraint that cannot hold (AUTOLAYOUT 2.6). Constraints are places in the system's list.
package struct OracleConflict: Hashable, Sendable {
    package var broken: Int
    /// In the order in which they were taken up.
    package var with: [Int]
    /// In their order.
    package var givenOwners: [Int]

    package init(broken: Int, with: [Int], givenOwners: [Int]) {
        self.broken = broken
        self.with = with
        self.givenOwners = givenOwners
    }
}

/// What AUTOLAYOUT 2 says of a system.
package struct OracleSolution: Sendable {
    package var values: [Rational]
    package var conflicts: [OracleConflict]
    /// Wishes at 1000 that the others left no room.
    package var droppedWishes: [Int]
    /// For each variable, whether another value is possible after AUTOLAYOUT 2.3. False for given ones.
    package var isAmbiguous: [Bool]
}

/// Solves systems by the book: exact, step by step as AUTOLAYOUT 2 tells them, and in no hurry.
package struct Oracle {
    package let system: OracleSystem
    private let order: [Int]

    package init(_ system: OracleSystem) {
        self.system = system
        order = system.constraintOrder
    }

    /// - Throws: `OracleOverflow` where a number became too large; such a system says nothing.
    package func solve() throws(OracleOverflow) -> OracleSolution {
        let required = order.filter { system.constraints[$0].isRequired && !system.constraints[$0].isWish }
        let wishes = order.filter { system.constraints[$0].isRequired && system.constraints[$0].isWish }
        let soft = order.filter { !system.constraints[$0].isRequired }
        var (held, broken) = try takeUp(required, after: [])
        var conflicts: [OracleConflict] = []
        for constraint in broken {
            conflicts.append(try conflict(of: constraint, with: held.filter { isBefore($0, constraint) }))
        }
        let granted = try takeUp(wishes, after: held)
        held = granted.held
        var program = try Program(system, held: held, soft: soft)
        _ = try program.tableau.becomeFeasible()

        // 2.3
        for level in Set(soft.map { system.constraints[$0].priority }).sorted(by: >) {
            let violation = try program.violation(of: soft.filter { system.constraints[$0].priority == level })
            try keepBest(violation, &program)
        }
        let isAmbiguous = try ambiguity(program)

        // 2.4
        for level in Set(soft.map { system.constraints[$0].priority }).sorted(by: >) {
            let all = soft.filter { system.constraints[$0].priority == level }
            let unyielding = all.filter { system.constraints[$0].tie != .yields }
            guard !unyielding.isEmpty, unyielding.count < all.count else { continue }
            try keepBest(program.violation(of: unyielding), &program)
        }
        let variables = system.variableOrder
        try keepBest(
            variables.filter { system.variables[$0].kind == .size }.flatMap { program.magnitude(of: $0) ?? [] },
            &program)
        for bound in held.sorted(by: isBefore) {
            guard system.constraints[bound].tie == .rests, let slack = program.slack(of: bound) else { continue }
            try keepBest([(slack, 1)], &program)
        }
        for isAuxiliary in [false, true] {
            for variable in variables where system.variables[variable].kind.isAuxiliary == isAuxiliary {
                if let magnitude = program.magnitude(of: variable) { try keepBest(magnitude, &program) }
            }
        }
        var values: [Rational] = []
        for variable in system.variables.indices { values.append(try program.value(of: variable)) }
        return OracleSolution(
            values: values, conflicts: conflicts, droppedWishes: granted.broken, isAmbiguous: isAmbiguous)
    }

    /// Whether all of them can hold together, with the bounds of sizes.
    /// - Parameter freed: owners whose given variables may be anything.
    package func canHold(_ constraints: [Int], freeing freed: Set<Int> = []) throws(OracleOverflow) -> Bool {
        var program = try Program(system, held: constraints, freed: freed)
        return try program.tableau.becomeFeasible()
    }

    /// One after another, each that can hold together with those held before it.
    private func takeUp(
        _ constraints: [Int], after before: [Int]
    ) throws(OracleOverflow) -> (held: [Int], broken: [Int]) {
        if try canHold(before + constraints) { return (before + constraints, []) }
        var held = before
        var broken: [Int] = []
        for constraint in constraints {
            if try canHold(held + [constraint]) {
                held.append(constraint)
            } else {
                broken.append(constraint)
            }
        }
        return (held, broken)
    }

    /// 2.6: the walk from the last to the first, then the same with what is given.
    private func conflict(of broken: Int, with before: [Int]) throws(OracleOverflow) -> OracleConflict {
        var with = before
        for constraint in before.reversed() {
            let rest = with.filter { $0 != constraint }
            if try !canHold(rest + [broken]) { with = rest }
        }
        let given = Set(system.variables.filter { $0.given != nil }.map(\.rank.owner))
            .sorted { (system.position(of: $0), $0) < (system.position(of: $1), $1) }
        var freed: Set<Int> = []
        for owner in given.reversed() where try !canHold(with + [broken], freeing: freed.union([owner])) {
            freed.insert(owner)
        }
        return OracleConflict(broken: broken, with: with, givenOwners: given.filter { !freed.contains($0) })
    }

    private func isBefore(_ one: Int, _ other: Int) -> Bool {
        guard let place = order.firstIndex(of: one), let otherPlace = order.firstIndex(of: other) else { return false }
        return place < otherPlace
    }

    private func keepBest(
        _ weights: [(column: Int, weight: Int)], _ program: inout Program
    ) throws(OracleOverflow) {
        _ = try program.tableau.minimise(weights)
        program.tableau.keepBest()
    }

    /// 2.5: a variable is ambiguous where its smallest and its largest value differ.
    private func ambiguity(_ program: Program) throws(OracleOverflow) -> [Bool] {
        var result: [Bool] = []
        var program = program
        for variable in system.variables.indices {
            guard let up = program.value(of: variable, sign: 1), let down = program.value(of: variable, sign: -1)
            else {
                result.append(false)
                continue
            }
            guard try program.tableau.minimise(up) else {
                result.append(true)
                continue
            }
            let least = try program.value(of: variable)
            guard try program.tableau.minimise(down) else {
                result.append(true)
                continue
            }
            result.append(try program.value(of: variable) != least)
        }
        return result
    }
}
