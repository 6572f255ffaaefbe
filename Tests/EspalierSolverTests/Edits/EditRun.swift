import ConstraintOracle
import EspalierSolver

/// Runs edits on one solver, and compares it after each solving with a new one and with the oracle.
final class EditRun {
    private let run = SolverRun(OracleSystem())
    private var content = EditedContent()
    /// The values after the last solving; of new variables 0.
    private var before: [Double] = []
    private var solves = 0
    /// Every so many solvings the oracle is asked.
    private let oraclePeriod: Int

    init(oraclePeriod: Int) { self.oraclePeriod = oraclePeriod }

    /// - Returns: what is wrong, or nil.
    static func mistake(in edits: [SystemEdit], oraclePeriod: Int) -> String? {
        let run = EditRun(oraclePeriod: oraclePeriod)
        for edit in edits {
            for part in run.content.apply(edit) {
                if let mistake = run.apply(part) { return "solve \(run.solves): \(mistake)" }
            }
        }
        return nil
    }

    private func apply(_ edit: SystemEdit) -> String? {
        let solver = run.solver
        switch edit {
        case .addVariable(let number, let variable):
            while run.variables.count <= number {
                run.variables.append(nil)
                before.append(0)
            }
            run.variables[number] = run.add(variable)
            before[number] = 0
        case .removeVariable(let number):
            guard let variable = run.variables[number] else { return nil }
            solver.removeVariable(variable)
            run.variables[number] = nil
        case .addConstraint(let number, let constraint):
            while run.constraints.count <= number { run.constraints.append(nil) }
            run.constraints[number] = run.add(constraint)
        case .removeConstraint(let number):
            guard let constraint = run.constraints[number] else { return nil }
            solver.remove(constraint)
            run.constraints[number] = nil
        case .setConstant(let number, let constant):
            if let constraint = run.constraints[number] { solver.setConstant(constraint, constant.double) }
        case .setPriority(let number, let priority):
            if let constraint = run.constraints[number] { solver.setPriority(constraint, priority) }
        case .setWish(let number, let isWish):
            if let constraint = run.constraints[number] { solver.setWish(constraint, isWish) }
        case .setRank(let number, let rank):
            if let constraint = run.constraints[number] { solver.setRank(constraint, rank.solverRank) }
        case .setGiven(let number, let value):
            if let variable = run.variables[number] { solver.setGiven(variable, value.double) }
        case .setFree(let number):
            if let variable = run.variables[number] { solver.setFree(variable) }
        case .setKind(let number, let kind):
            if let variable = run.variables[number] { solver.setKind(kind.solverKind(), of: variable) }
        case .setOrder(let positions):
            run.order.positions = positions
            solver.orderDidChange()
        case .solve: return solve()
        }
        return nil
    }

    private func solve() -> String? {
        solves += 1
        let justBefore = run.variables.indices.map { content.variable($0) == nil ? 0 : run.value($0) }
        let outcome = run.solver.solve()
        if case .exceeded = outcome { return "the budget was exceeded" }
        if let mistake = wrongChanges(outcome, justBefore) ?? wrongBits() { return mistake }
        guard solves % oraclePeriod == 0 else { return nil }
        // The oracle speaks of the content without gaps.
        let compact = SolverRun(run, content)
        let mistake: SystemMistake? = (try? SystemComparison.mistake(of: compact, in: content.system)) ?? nil
        return mistake.map { "against the oracle: \($0)\n\(content.system)" }
    }

    /// `changedVariables` are those whose value is another one than after the last solving. Those given may be among
    /// them, or not, and so may those that were given in between.
    private func wrongChanges(_ outcome: SolverOutcome, _ justBefore: [Double]) -> String? {
        let told = Set(run.solver.changedVariables)
        if told.count != run.solver.changedVariables.count { return "a variable changed twice" }
        var isAny = false
        for number in content.variableNumbers {
            guard let variable = run.variables[number], let model = content.variable(number) else { continue }
            let value = run.solver.value(of: variable)
            let differs = value.bitPattern != before[number].bitPattern
            if model.given == nil {
                let mayDiffer = differs || value.bitPattern != justBefore[number].bitPattern
                if told.contains(variable) ? !mayDiffer : differs {
                    return "v\(number) went from \(before[number]) to \(value), and is "
                        + "\(differs ? "not " : "")among the changed"
                }
                isAny = isAny || differs
            } else if value != model.given?.double {
                return "v\(number) has \(value), but \(model.given?.double ?? 0) was given"
            }
            before[number] = value
        }
        if told.isEmpty != (outcome == .unchanged) { return "\(outcome), but \(told.count) changed" }
        return nil
    }

    /// AUTOLAYOUT 3.2: solving again what changed gives the same numbers as solving everything anew.
    private func wrongBits() -> String? {
        let system = content.system
        let fresh = SolverRun(system, variableOrder: system.variableOrder, constraintOrder: system.constraintOrder)
        _ = fresh.solver.solve()
        let edited = SolverRun(run, content)
        return edited.difference(from: fresh, in: system).map { "\($0)\n\(system)" }
    }
}

extension SolverRun {
    /// The same solver, with numbers of the content without gaps.
    convenience init(_ run: SolverRun, _ content: EditedContent) {
        self.init(
            run.solver, run.order, content.variableNumbers.map { run.variables[$0] },
            content.constraintNumbers.map { run.constraints[$0] })
    }

    /// Where a solver with the same content says something else; numbers are compared bit by bit.
    func difference(from fresh: SolverRun, in system: OracleSystem) -> String? {
        if conflicts != fresh.conflicts { return "conflicts \(conflicts), anew \(fresh.conflicts)" }
        for place in system.constraints.indices where isBroken(place) != fresh.isBroken(place) {
            return "c\(place) is broken \(isBroken(place)), anew \(fresh.isBroken(place))"
        }
        for place in system.variables.indices {
            if value(place).bitPattern != fresh.value(place).bitPattern {
                return "v\(place) is \(value(place)), anew \(fresh.value(place))"
            }
            if !system.variables[place].kind.isAuxiliary, isAmbiguous(place) != fresh.isAmbiguous(place) {
                return "v\(place) is ambiguous \(isAmbiguous(place)), anew \(fresh.isAmbiguous(place))"
            }
        }
        return nil
    }
}
