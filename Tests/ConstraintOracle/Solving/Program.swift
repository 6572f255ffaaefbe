/// A system, or a part of it, as a tableau.
///
/// Lengths are counted in a unit in which every number of points of the system is whole. A place is its target plus a
/// way forward minus a way back, so that |place − target| is their sum where it is smallest.
struct Program {
    /// How a variable is a sum of columns.
    private enum Shape {
        case given(Rational)
        case forwardAndBack(from: Rational, column: Int)
        case size(column: Int)
    }

    var tableau: Tableau
    private let unit: Int
    private let shapes: [Shape]
    /// The column that says how far the two sides of each required inequality are from one another.
    private var slacks: [Int: Int] = [:]
    /// The columns that say how much each soft constraint is violated, with how many of them make up one unit.
    private var violations: [Int: (columns: [Int], scale: Int)] = [:]

    /// - Parameters:
    ///   - held: constraints that must hold.
    ///   - soft: constraints whose violations are looked at.
    ///   - freed: owners whose given variables are free, without bounds.
    init(
        _ system: OracleSystem, held: [Int], soft: [Int] = [], freed: Set<Int> = []
    ) throws(OracleOverflow) {
        var unit = 1
        for constraint in system.constraints { unit = try leastCommonMultiple(unit, constraint.constant.denominator) }
        var width = 0
        var shapes: [Shape] = []
        for variable in system.variables {
            if let given = variable.given {
                unit = try leastCommonMultiple(unit, given.denominator)
                if !freed.contains(variable.rank.owner) {
                    shapes.append(.given(given))
                } else {
                    shapes.append(.forwardAndBack(from: .zero, column: width))
                    width += 2
                }
            } else if variable.kind.isSize {
                shapes.append(.size(column: width))
                width += 1
            } else {
                var target = Rational.zero
                if case .place(let place) = variable.kind { target = place }
                unit = try leastCommonMultiple(unit, target.denominator)
                shapes.append(.forwardAndBack(from: target, column: width))
                width += 2
            }
        }
        self.unit = unit
        self.shapes = shapes
        let slacks = (held + soft).map { constraint in
            (system.constraints[constraint].relation == .equal ? 0 : 1)
        }
        tableau = Tableau(width: width + slacks.reduce(0, +) + 2 * soft.count)
        for constraint in held { try addRow(system.constraints[constraint], &width, heldAs: constraint) }
        for constraint in soft { try addRow(system.constraints[constraint], &width, violatedAs: constraint) }
    }

    private mutating func addRow(
        _ constraint: OracleConstraint, _ width: inout Int, heldAs held: Int? = nil, violatedAs soft: Int? = nil
    ) throws(OracleOverflow) {
        var coefficients: [Int: Rational] = [:]
        var right = constraint.constant
        func add(_ coefficient: Rational, _ column: Int) throws(OracleOverflow) {
            coefficients[column] = try (coefficients[column] ?? .zero) + coefficient
        }
        for term in constraint.terms {
            switch shapes[term.variable] {
            case .given(let value): right = try right - term.coefficient * value
            case .size(let column): try add(term.coefficient, column)
            case .forwardAndBack(let start, let column):
                right = try right - term.coefficient * start
                try add(term.coefficient, column)
                try add(-term.coefficient, column + 1)
            }
        }
        right = try right * Rational(unit)
        var scale = right.denominator
        for coefficient in coefficients.values {
            scale = try leastCommonMultiple(scale, coefficient.denominator)
        }
        var terms: [(column: Int, value: Int)] = []
        for (column, coefficient) in coefficients.sorted(by: { $0.key < $1.key }) {
            terms.append((column, try product(coefficient.numerator, scale / coefficient.denominator)))
        }
        var own: [Int] = []
        func addColumn(_ value: Int) -> Int {
            own.append(width)
            terms.append((width, value))
            width += 1
            return width - 1
        }
        switch constraint.relation {
        case .equal:
            if let soft { violations[soft] = ([addColumn(-1), addColumn(1)], scale) }
        case .lessOrEqual:
            let slack = addColumn(1)
            if let held { slacks[held] = slack }
            if let soft { violations[soft] = ([addColumn(-1)], scale) }
        case .greaterOrEqual:
            let slack = addColumn(-1)
            if let held { slacks[held] = slack }
            if let soft { violations[soft] = ([addColumn(1)], scale) }
        }
        tableau.addRow(terms, equals: try product(right.numerator, scale / right.denominator), own: own)
    }

    /// The sum of violations, times a whole number.
    func violation(of soft: [Int]) throws(OracleOverflow) -> [(column: Int, weight: Int)] {
        var common = 1
        for constraint in soft { common = try leastCommonMultiple(common, violations[constraint]?.scale ?? 1) }
        return soft.flatMap { constraint -> [(column: Int, weight: Int)] in
            guard let violation = violations[constraint] else { return [] }
            return violation.columns.map { ($0, common / violation.scale) }
        }
    }

    /// How far the two sides of a required inequality are from one another; nil for an equation.
    func slack(of held: Int) -> Int? { slacks[held] }

    /// How far a place is from its target, or how large a size is; nil for a given variable.
    func magnitude(of variable: Int) -> [(column: Int, weight: Int)]? {
        switch shapes[variable] {
        case .given: nil
        case .size(let column): [(column, 1)]
        case .forwardAndBack(_, let column): [(column, 1), (column + 1, 1)]
        }
    }

    /// The variable itself but for a constant; nil for a given variable.
    func value(of variable: Int, sign: Int) -> [(column: Int, weight: Int)]? {
        switch shapes[variable] {
        case .given: nil
        case .size(let column): [(column, sign)]
        case .forwardAndBack(_, let column): [(column, sign), (column + 1, -sign)]
        }
    }

    /// What the variable is in the tableau's present solution.
    func value(of variable: Int) throws(OracleOverflow) -> Rational {
        switch shapes[variable] {
        case .given(let value): value
        case .size(let column): try tableau.value(of: column) * Rational(1, over: unit)
        case .forwardAndBack(let start, let column):
            try start + (tableau.value(of: column) - tableau.value(of: column + 1)) * Rational(1, over: unit)
        }
    }
}
