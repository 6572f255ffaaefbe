import EspalierSolver

/// A system of constraints that is edited: after each solve its values are those of a new system with the same content.
final class FuzzedConstraintSystem {
    private struct Variable {
        var solver: SolverVariable
        var kind: SolverVariableKind
        var given: Double?
    }

    private struct Constraint {
        var solver: SolverConstraint
        var terms: [(variable: Int, coefficient: Double)]
        var relation: SolverRelation
        var constant: Double
        var priority: Float
        var rank: SolverRank
        var isWish: Bool
        var tie: SolverTie
    }

    private static let most = 10
    private static let coefficients = [1, -1, 1, -1, 2, 0.5, -2, 0.25]
    private static let priorities: [Float] = [1000, 1000, 1000, 999, 750, 500, 250, 1]

    private let system = ConstraintSystem()
    private var variables: [Variable?] = Array(repeating: nil, count: most)
    private var constraints: [Constraint?] = Array(repeating: nil, count: 2 * most)
    /// No two constraints have the same rank.
    private var nextIndex: Int32 = 0

    func perform(_ operation: UInt8, _ rest: inout ArraySlice<UInt8>) {
        func next() -> Int { Int(rest.popFirst() ?? 0) }
        let number = next() % Self.most
        switch operation % 14 {
        case 0, 1: addVariable(number, Self.kind(next()))
        case 2: removeVariable(number)
        case 3:
            let value = Double(next() - 128) / 4
            guard let variable = variables[number] else { return }
            variables[number]?.given = value
            system.setGiven(variable.solver, value)
        case 4:
            guard let variable = variables[number] else { return }
            variables[number]?.given = nil
            system.setFree(variable.solver)
        case 5:
            let kind = Self.kind(next())
            guard let variable = variables[number] else { return }
            variables[number]?.kind = kind
            system.setKind(kind, of: variable.solver)
        case 6, 7, 8:
            let place = next() % constraints.count
            addConstraint(place, number, (0..<6).map { _ in next() })
        case 9: remove(next() % constraints.count)
        case 10:
            change(next()) { constraint in
                constraint.constant = Double(next() - 128) / 4
                system.setConstant(constraint.solver, constraint.constant)
            }
        case 11:
            change(next()) { constraint in
                constraint.priority = Self.priorities[next() % Self.priorities.count]
                system.setPriority(constraint.solver, constraint.priority)
            }
        case 12:
            change(next()) { constraint in
                constraint.rank = rank(next())
                system.setRank(constraint.solver, constraint.rank)
            }
        default: compare()
        }
    }

    private static func kind(_ choice: Int) -> SolverVariableKind {
        switch choice % 5 {
        case 0, 1: .size
        case 2: .place(target: Double(choice / 5 % 4))
        case 3: .auxiliary
        default: .auxiliarySize
        }
    }

    private func rank(_ owner: Int) -> SolverRank {
        nextIndex += 1
        return SolverRank(owner: Int32(owner % 4), index: nextIndex)
    }

    private func addVariable(_ number: Int, _ kind: SolverVariableKind) {
        if variables[number] != nil { return }
        let solver = system.addVariable(kind, rank: SolverRank(owner: Int32(number), index: 0))
        variables[number] = Variable(solver: solver, kind: kind)
    }

    private func removeVariable(_ number: Int) {
        guard let variable = variables[number],
            !constraints.contains(where: { $0?.terms.contains { $0.variable == number } ?? false })
        else { return }
        system.removeVariable(variable.solver)
        variables[number] = nil
    }

    private func addConstraint(_ place: Int, _ number: Int, _ numbers: [Int]) {
        remove(place)
        var terms: [(variable: Int, coefficient: Double)] = []
        for (variable, choice) in [(number, numbers[0]), (numbers[1], numbers[0] / 8), (numbers[2], numbers[0] / 32)]
            .prefix(1 + numbers[5] % 3) where variables[variable % Self.most] != nil
        {
            terms.append((variable % Self.most, Self.coefficients[choice % Self.coefficients.count]))
        }
        let relations: [SolverRelation] = [.equal, .equal, .lessOrEqual, .greaterOrEqual]
        var constraint = Constraint(
            solver: SolverConstraint(index: 0), terms: terms, relation: relations[numbers[5] / 4 % 4],
            constant: Double(numbers[3] - 128) / 4, priority: Self.priorities[numbers[4] % Self.priorities.count],
            rank: rank(numbers[4] / 8), isWish: numbers[5] >= 224,
            tie: [.none, .yields, .rests, .none][numbers[5] / 16 % 4])
        constraint.solver = add(constraint, to: system, variables.map { $0?.solver })
        constraints[place] = constraint
    }

    private func add(
        _ constraint: Constraint, to system: ConstraintSystem, _ solvers: [SolverVariable?]
    ) -> SolverConstraint {
        let terms = constraint.terms.compactMap { term in
            solvers[term.variable].map { SolverTerm($0, term.coefficient) }
        }
        return system.add(
            terms, constraint.relation, constraint.constant, priority: constraint.priority, rank: constraint.rank,
            isWish: constraint.isWish, tie: constraint.tie)
    }

    private func remove(_ place: Int) {
        if let constraint = constraints[place] { system.remove(constraint.solver) }
        constraints[place] = nil
    }

    private func change(_ choice: Int, _ body: (inout Constraint) -> Void) {
        let place = choice % constraints.count
        guard var constraint = constraints[place] else { return }
        body(&constraint)
        constraints[place] = constraint
    }

    /// Solves, and holds what comes out against a system that has never been edited.
    func compare() {
        _ = system.solve()
        let fresh = ConstraintSystem()
        var solvers: [SolverVariable?] = []
        for (number, variable) in variables.enumerated() {
            solvers.append(
                variable.map { fresh.addVariable($0.kind, rank: SolverRank(owner: Int32(number), index: 0)) })
            if let given = variable?.given, let solver = solvers[number] { fresh.setGiven(solver, given) }
        }
        let places = constraints.indices.filter { constraints[$0] != nil }
        var anew: [SolverConstraint] = []
        for place in places {
            if let constraint = constraints[place] { anew.append(add(constraint, to: fresh, solvers)) }
        }
        _ = fresh.solve()
        for (number, variable) in variables.enumerated() {
            guard let variable, let solver = solvers[number] else { continue }
            let (value, expected) = (system.value(of: variable.solver), fresh.value(of: solver))
            require(value.bitPattern == expected.bitPattern, "v\(number) is \(value), anew \(expected)")
            require(value.isFinite, "v\(number) is \(value)")
            require(
                system.isAmbiguous(variable.solver) == fresh.isAmbiguous(solver), "v\(number) is ambiguous, or anew")
        }
        for (place, again) in zip(places, anew) {
            guard let constraint = constraints[place] else { continue }
            require(system.isBroken(constraint.solver) == fresh.isBroken(again), "c\(place) is broken, or anew")
        }
        require(system.conflicts.count == fresh.conflicts.count, "other conflicts anew")
    }
}
