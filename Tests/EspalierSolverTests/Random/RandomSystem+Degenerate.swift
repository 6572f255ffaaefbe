import ConstraintOracle
import TestSupport

/// Systems that are hard for a solver: what holds only just, twice, in a circle, or not at all.
extension RandomSystem {
    private mutating func anyKind() -> OracleKind {
        random.any([.size, .place(target: 0), .place(target: constant(20)), .auxiliary])
    }

    private mutating func freshVariables(_ count: Int) -> [Int] {
        let first = system.variables.count
        return (first..<(first + count)).map { variable(anyKind(), owner: 20 + $0 / 3, index: $0 % 3) }
    }

    /// As many coupled equations as variables, often with one solution that is known; some of them follow from others.
    mutating func square() {
        let variables = freshVariables(2 + random.below(4))
        let solution = variables.map { _ in Double(random.below(60)) / (random.oneIn(3) ? 4 : 1) }
        var rows: [[Double]] = []
        for place in variables.indices {
            var row = variables.map { _ in 0.0 }
            for _ in 0..<(1 + random.below(3)) { row[random.below(row.count)] = coefficient().double }
            if rows.count > 1, random.oneIn(4) {
                // Follows from two before it.
                let one = rows[random.below(rows.count)]
                let other = rows[random.below(rows.count)]
                row = row.indices.map { one[$0] - other[$0] }
            } else if random.oneIn(2) {
                row[place] = 2
            }
            rows.append(row)
        }
        let isContradicted = random.oneIn(3)
        for row in rows {
            var right = zip(row, solution).map { $0.0 * $0.1 }.reduce(0, +)
            if isContradicted, random.oneIn(3) { right += Double(random.below(5) - 2) }
            let terms = variables.indices.filter { row[$0] != 0 }.map { (exact(row[$0]), variables[$0]) }
            constrain(
                terms, random.oneIn(5) ? relation() : .equal, exact(right), random.oneIn(5) ? priority() : 1000)
        }
    }

    /// Differences around a circle that add up to 0, or nearly.
    mutating func cycle() {
        let variables = freshVariables(2 + random.below(4))
        let gaps = variables.map { _ in Rational(random.below(20)) }
        let level = random.any([1000, 1000, 500] as [Float])
        for place in variables.indices {
            var gap = gaps[place]
            if place == variables.count - 1 {
                gap = exact(-gaps.dropLast().map(\.double).reduce(0, +))
                if random.oneIn(3) { gap = constant(20) }
            }
            let next = variables[(place + 1) % variables.count]
            constrain([(1, next), (-1, variables[place])], random.oneIn(4) ? relation() : .equal, gap, level)
        }
        if random.oneIn(2) { constrain([(1, variables[0])], relation(), constant(), priority()) }
    }

    /// Each value from the one before it, both ends fixed or wished.
    mutating func chain() {
        let variables = freshVariables(3 + random.below(4))
        for (one, other) in zip(variables, variables.dropFirst()) {
            let priority = random.oneIn(3) ? priority() : 1000
            constrain([(1, other), (times(coefficient(), -1), one)], relation(), constant(20), priority)
        }
        constrain([(1, variables[0])], relation(), constant(), priority())
        constrain([(1, variables[variables.count - 1])], relation(), constant(), priority())
        if random.oneIn(2) {
            constrain([(1, variables[0]), (1, variables[variables.count - 1])], relation(), constant(), priority())
        }
    }

    /// Many bounds of few values.
    mutating func parallel() {
        let variables = freshVariables(1 + random.below(3))
        let sums = (0..<(1 + random.below(2))).map { _ in variables.map { (coefficient(), $0) } }
        for _ in 0..<(3 + random.below(6)) {
            let factor: Rational = random.any([1, 1, 1, -1, 2])
            let sum = random.any(sums).map { (times($0.0, factor), $0.1) }
            constrain(sum, relation(), random.any([constant(20), 0, 10]), priority())
        }
    }

    /// Several contradictions, with things between them that follow from one another.
    mutating func contradictions() {
        var variables = freshVariables(2 + random.below(3))
        if random.oneIn(2) { variables.append(variable(.size, owner: 30, index: 2, given: constant())) }
        if random.oneIn(2) { variables.append(variable(.place(target: 0), owner: 31, index: 0, given: constant())) }
        for _ in 0..<(4 + random.below(8)) {
            let one = random.any(variables)
            let other = random.any(variables)
            let constant = random.any([0, 10, 10, 20, 30] as [Rational])
            if random.oneIn(2) {
                constrain([(1, one)], relation(), constant)
            } else {
                constrain([(1, one), (random.any([-1, -1, -2, 1]), other)], relation(), constant)
            }
            if random.oneIn(6) { system.constraints[system.constraints.count - 1].priority = priority() }
        }
    }

    /// Constraints of given values only, and a few beside.
    mutating func onlyGiven() {
        let given = (0..<(1 + random.below(4))).map {
            variable(
                random.any([.size, .place(target: 0)]), owner: 1 + $0 / 2, index: $0 % 2,
                given: random.any([0, 10, 20, constant()]))
        }
        for _ in 0..<(1 + random.below(5)) {
            let terms = given.filter { _ in random.oneIn(2) }.map { (coefficient(), $0) }
            constrain(terms, relation(), random.any([0, 10, constant()]), priority())
        }
        if random.oneIn(2) { sparse(variables: 2, constraints: 3) }
    }
}
