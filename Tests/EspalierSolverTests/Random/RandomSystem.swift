import ConstraintOracle
import TestSupport

/// Random systems of a few variables: numbers are small multiples of a quarter and coefficients small powers of two and
/// their like, so that doubles and fractions mean the same and no contradiction is smaller than a rounding.
struct RandomSystem {
    enum Shape: Int, CaseIterable {
        case sparse, views, row, square, cycle, chain, parallel, contradictions, given, wishes, stack, mixed
    }

    var random: SplitMix64
    var system = OracleSystem()

    /// The system of a seed, the same on every machine.
    static func system(seed: UInt64) -> OracleSystem {
        var maker = RandomSystem(random: SplitMix64(seed: seed))
        let shape = Shape.allCases[Int(seed % UInt64(Shape.allCases.count))]
        if seed > 4000, seed % 256 == 255 {
            // Only where many are run: the oracle takes its time.
            maker.views(items: 7 + maker.random.below(6), axes: [0, 1])
        } else if seed % 64 == 63 {
            maker.views(items: 4 + maker.random.below(3), axes: [0, 1])
        } else {
            maker.make(shape)
        }
        maker.degenerate()
        maker.tie()
        maker.shuffle()
        return maker.system
    }

    init(random: SplitMix64) { self.random = random }

    private mutating func make(_ shape: Shape) {
        switch shape {
        case .sparse: sparse(variables: 1 + random.below(8), constraints: random.below(13))
        case .views: views(items: 1 + random.below(3), axes: random.any([[0], [0], [0, 1]]))
        case .row: row()
        case .square: square()
        case .cycle: cycle()
        case .chain: chain()
        case .parallel: parallel()
        case .contradictions: contradictions()
        case .given: onlyGiven()
        case .wishes: wishes()
        case .stack: stack()
        case .mixed:
            square()
            cycle()
            sparse(variables: 0, constraints: 1 + random.below(5))
        }
    }

    // MARK: Parts

    /// A multiple of a quarter, more often whole, and often 0.
    mutating func constant(_ most: Int = 100) -> Rational {
        switch random.below(4) {
        case 0: 0
        case 1: exact(Double(random.below(8 * most + 1) - 4 * most) / 4)
        default: Rational(random.below(2 * most + 1) - most)
        }
    }

    mutating func coefficient() -> Rational {
        exact(random.any([1, 1, 1, 1, -1, -1, -1, 2, -2, 0.5, -0.5, 3, 0.75]))
    }

    mutating func relation() -> OracleRelation {
        random.any([.equal, .equal, .lessOrEqual, .greaterOrEqual])
    }

    mutating func priority() -> Float {
        random.any([1000, 1000, 1000, 999.5, 999, 750, 750, 500, 500, 500, 250, 250, 49, 1, 1001])
    }

    @discardableResult
    mutating func variable(_ kind: OracleKind, owner: Int, index: Int, given: Rational? = nil) -> Int {
        system.variables.append(OracleVariable(kind, rank: OracleRank(owner: owner, index: index), given: given))
        return system.variables.count - 1
    }

    /// The four variables of an item.
    mutating func item(owner: Int, given: [Rational]? = nil) -> [Int] {
        let target = random.oneIn(3) ? constant(20) : 0
        return (0..<4).map { index in
            variable(
                index < 2 ? .place(target: target) : .size, owner: owner, index: index, given: given.map { $0[index] })
        }
    }

    /// Adds a constraint; ranks are given out at the end.
    mutating func constrain(
        _ terms: [(Rational, Int)], _ relation: OracleRelation, _ constant: Rational, _ priority: Float = 1000,
        isWish: Bool = false, tie: OracleTie = .none
    ) {
        system.constraints.append(
            OracleConstraint(
                terms.map { OracleTerm($0.0, $0.1) }, relation, constant, priority: priority,
                rank: OracleRank(owner: 0, index: system.constraints.count), isWish: isWish, tie: tie))
    }

    mutating func sparse(variables: Int, constraints: Int) {
        let first = system.variables.count
        for index in first..<(first + variables) {
            let kinds: [OracleKind] = [
                .size, .size, .place(target: 0), .place(target: constant(20)), .auxiliary, .auxiliarySize,
            ]
            let given: Rational? = random.oneIn(6) ? constant() : nil
            variable(random.any(kinds), owner: 10 + index / 4, index: index % 4, given: given)
        }
        let count = system.variables.count
        guard count > 0 else { return }
        for _ in 0..<constraints {
            let terms = (0..<(1 + random.below(3))).map { _ in (coefficient(), random.below(count)) }
            constrain(terms, relation(), constant(), priority())
        }
    }

    // MARK: Afterwards

    /// What makes a system hard: repetitions, equal priorities, terms that add up, zeros.
    private mutating func degenerate() {
        if random.oneIn(3) {
            let level: Float = random.any([1000, 750, 500])
            for index in system.constraints.indices where !system.constraints[index].isRequired {
                system.constraints[index].priority = level
            }
        }
        for _ in 0..<random.below(4) where !system.constraints.isEmpty {
            let place = random.below(system.constraints.count)
            var copy = system.constraints[place]
            switch random.below(8) {
            case 0: copy.constant = constant()
            case 1: copy.priority = priority()
            case 2: copy.relation = relation()
            case 3:
                let factor: Rational = random.any([2, -1])
                copy.terms = copy.terms.map { OracleTerm(times($0.coefficient, factor), $0.variable) }
                copy.constant = times(copy.constant, factor)
            case 4:
                guard let term = copy.terms.first else { continue }
                copy.terms.append(OracleTerm(coefficient(), term.variable))
            case 5:
                guard let term = copy.terms.first else { continue }
                // Nothing is left of the variable.
                copy.terms.append(OracleTerm(times(term.coefficient, -1), term.variable))
            case 6: copy.terms.append(OracleTerm(0, random.below(max(1, system.variables.count))))
            default: break
            }
            if system.variables.isEmpty { copy.terms = [] }
            if random.oneIn(3) { system.constraints[place] = copy } else { system.constraints.append(copy) }
        }
        if random.oneIn(8), !system.variables.isEmpty {
            system.variables[random.below(system.variables.count)].given = constant()
        }
    }

    /// Constraints that rest or yield, of any kind: some, all or none.
    private mutating func tie() {
        let rests = random.below(3)
        let yields = random.oneIn(4)
        for place in system.constraints.indices where system.constraints[place].tie == .none {
            if random.below(2) < rests {
                system.constraints[place].tie = .rests
            } else if yields, random.oneIn(3) {
                system.constraints[place].tie = .yields
            }
        }
    }

    /// Ranks that say another order than the lists do; owners in an order that is not their own.
    private mutating func shuffle() {
        let owners = (system.variables.map(\.rank.owner).max() ?? 0) + 1
        if random.oneIn(2) { system.positions = Array(0..<owners).shuffled(using: &random) }
        var indices = Array(system.constraints.indices)
        if random.oneIn(2) { indices.shuffle(using: &random) }
        let isSpread = random.oneIn(2)
        for place in system.constraints.indices {
            system.constraints[place].rank = OracleRank(
                owner: isSpread ? random.below(owners) : 0, index: indices[place])
        }
    }
}

/// The double as a fraction.
func exact(_ value: Double) -> Rational {
    guard let rational = Rational(exactly: value) else { preconditionFailure("\(value) has no fraction") }
    return rational
}

/// Of small numbers.
func times(_ first: Rational, _ second: Rational) -> Rational { exact(first.double * second.double) }
