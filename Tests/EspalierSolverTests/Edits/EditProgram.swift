import ConstraintOracle
import TestSupport

/// A random system, and random edits of it with solving in between.
struct EditProgram {
    private var random: SplitMix64
    private var content = EditedContent()
    private(set) var edits: [SystemEdit] = []
    private var nextVariable = 0
    private var nextConstraint = 0
    private let owners: Int

    init(seed: UInt64) {
        random = SplitMix64(seed: seed ^ 0xED17)
        let start = RandomSystem.system(seed: seed)
        owners = (start.variables.map(\.rank.owner).max() ?? 0) + 2
        begin(with: start)
        for _ in 0..<(2 + random.below(8)) {
            for _ in 0..<(1 + random.below(4)) { edit() }
            append(.solve)
        }
    }

    private mutating func append(_ edit: SystemEdit) {
        edits.append(edit)
        _ = content.apply(edit)
    }

    private mutating func begin(with start: OracleSystem) {
        append(.setOrder(start.positions))
        for variable in start.variables {
            append(.addVariable(nextVariable, variable))
            nextVariable += 1
        }
        for constraint in start.constraints {
            var constraint = constraint
            constraint.rank = rank()
            append(.addConstraint(nextConstraint, constraint))
            nextConstraint += 1
        }
        append(.solve)
    }

    /// A rank that no other constraint ever has.
    private mutating func rank() -> OracleRank {
        defer { nextRank += 1 }
        return OracleRank(owner: random.below(owners), index: random.below(50) * 1000 + nextRank)
    }
    private var nextRank = 0

    private mutating func edit() {
        let variables = content.variableNumbers
        let constraints = content.constraintNumbers
        var maker = RandomSystem(random: random)
        let number = maker.constant()
        let priority = maker.priority()
        let relation = maker.relation()
        let coefficients = (0..<3).map { _ in maker.coefficient() }
        random = maker.random
        guard let variable = variables.randomElement(using: &random) else { return addVariable() }
        guard let constraint = constraints.randomElement(using: &random), !random.oneIn(6) else {
            let terms = coefficients.prefix(1 + random.below(3)).map { OracleTerm($0, random.any(variables)) }
            return add(
                OracleConstraint(
                    terms, relation, number, priority: priority, rank: rank(), isWish: random.oneIn(5),
                    tie: random.any([.none, .yields, .rests])))
        }
        switch random.below(12) {
        case 0: append(.removeConstraint(constraint))
        case 1:
            // Away and back, perhaps elsewhere in the order.
            guard var copy = content.constraint(constraint) else { return }
            append(.removeConstraint(constraint))
            if random.oneIn(3) { append(.solve) }
            if random.oneIn(2) { copy.rank = rank() }
            add(copy)
        case 2, 3: append(.setConstant(constraint, number))
        case 4: append(random.oneIn(3) ? .setWish(constraint, random.oneIn(2)) : .setPriority(constraint, priority))
        case 5: append(.setRank(constraint, rank()))
        case 6, 7: append(.setGiven(variable, number))
        case 8: append(.setFree(variables.first { content.variable($0)?.given != nil } ?? variable))
        case 9: append(.setOrder(Array(0..<owners).shuffled(using: &random)))
        case 10: random.oneIn(2) ? append(.removeVariable(variable)) : addVariable()
        default:
            let kinds: [OracleKind] = [
                .place(target: number), .place(target: number), .size, .auxiliary, .auxiliarySize,
            ]
            append(.setKind(variable, random.any(kinds)))
        }
    }

    private mutating func add(_ constraint: OracleConstraint) {
        append(.addConstraint(nextConstraint, constraint))
        nextConstraint += 1
    }

    private mutating func addVariable() {
        let kind: OracleKind = random.any([.size, .place(target: 0), .auxiliary])
        // Not below the indices that systems use, so that no two variables have one rank.
        let variable = OracleVariable(kind, rank: OracleRank(owner: random.below(owners), index: 100 + nextVariable))
        append(.addVariable(nextVariable, variable))
        nextVariable += 1
    }
}
