import ConstraintOracle
import EspalierSolver

/// Owners in the order that a system says.
final class FixedOrder: SolverOrdering {
    var positions: [Int]

    init(_ positions: [Int]) { self.positions = positions }

    func positions(of owners: [Int32]) -> [Int] {
        owners.map { Int($0) < positions.count ? positions[Int($0)] : Int($0) }
    }
}

/// The solver under test with the content of a system, and which of its numbers mean what.
final class SolverRun {
    let solver: ConstraintSystem
    let order: FixedOrder
    /// What all lengths are multiplied by.
    private let lengths: Double
    var variables: [SolverVariable?]
    var constraints: [SolverConstraint?]

    init(
        _ solver: ConstraintSystem, _ order: FixedOrder, _ variables: [SolverVariable?],
        _ constraints: [SolverConstraint?]
    ) {
        self.solver = solver
        self.order = order
        lengths = 1
        self.variables = variables
        self.constraints = constraints
    }

    /// - Parameters:
    ///   - variableOrder: in which order variables are added, by their place in the system; left out: as listed.
    ///   - lengths: what all lengths are multiplied by.
    ///   - rows: what both sides of the required constraints are multiplied by, in turn.
    init(
        _ system: OracleSystem, variableOrder: [Int]? = nil, constraintOrder: [Int]? = nil, lengths: Double = 1,
        rows: [Double] = [1]
    ) {
        self.lengths = lengths
        solver = ConstraintSystem()
        order = FixedOrder(system.positions)
        variables = Array(repeating: nil, count: system.variables.count)
        constraints = Array(repeating: nil, count: system.constraints.count)
        solver.ordering = order
        for place in variableOrder ?? Array(system.variables.indices) {
            variables[place] = add(system.variables[place])
        }
        for place in constraintOrder ?? Array(system.constraints.indices) {
            let constraint = system.constraints[place]
            // Terms of one variable that cancel would do so no longer.
            let isPlain = Set(constraint.terms.map(\.variable)).count == constraint.terms.count
            let factor = constraint.isRequired && isPlain ? rows[place % rows.count] : 1
            constraints[place] = add(constraint, times: factor)
        }
    }

    func add(_ variable: OracleVariable) -> SolverVariable {
        let added = solver.addVariable(variable.kind.solverKind(lengths), rank: variable.rank.solverRank)
        if let given = variable.given { solver.setGiven(added, given.double * lengths) }
        return added
    }

    func add(_ constraint: OracleConstraint, times factor: Double = 1) -> SolverConstraint {
        let terms = constraint.terms.compactMap { term in
            variables[term.variable].map { SolverTerm($0, term.coefficient.double * factor) }
        }
        return solver.add(
            terms, constraint.relation.solverRelation, constraint.constant.double * lengths * factor,
            priority: constraint.priority, rank: constraint.rank.solverRank, isWish: constraint.isWish,
            tie: constraint.tie.solverTie)
    }

    func value(_ place: Int) -> Double { variables[place].map { solver.value(of: $0) } ?? .nan }

    func isAmbiguous(_ place: Int) -> Bool { variables[place].map { solver.isAmbiguous($0) } ?? false }

    func isBroken(_ place: Int) -> Bool { constraints[place].map { solver.isBroken($0) } ?? false }

    /// In the numbers of the system's lists.
    var conflicts: [OracleConflict] {
        let places = Dictionary(
            constraints.indices.compactMap { place in constraints[place].map { ($0, place) } },
            uniquingKeysWith: { first, _ in first })
        return solver.conflicts.map { conflict in
            OracleConflict(
                broken: places[conflict.broken] ?? -1, with: conflict.with.map { places[$0] ?? -1 },
                givenOwners: conflict.givenOwners.map(Int.init))
        }
    }
}

extension OracleKind {
    func solverKind(_ lengths: Double = 1) -> SolverVariableKind {
        switch self {
        case .place(let target): .place(target: target.double * lengths)
        case .size: .size
        case .auxiliary: .auxiliary
        case .auxiliarySize: .auxiliarySize
        }
    }
}

extension OracleTie {
    var solverTie: SolverTie {
        switch self {
        case .none: .none
        case .yields: .yields
        case .rests: .rests
        }
    }
}

extension OracleRank {
    var solverRank: SolverRank { SolverRank(owner: Int32(owner), index: Int32(index)) }
}

extension OracleRelation {
    var solverRelation: SolverRelation {
        switch self {
        case .equal: .equal
        case .lessOrEqual: .lessOrEqual
        case .greaterOrEqual: .greaterOrEqual
        }
    }
}
