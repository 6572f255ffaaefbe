/// A place in the order of things: whose it is, and where it stands in that owner's list.
package struct OracleRank: Hashable, Sendable {
    package var owner: Int
    package var index: Int

    package init(owner: Int, index: Int) {
        self.owner = owner
        self.index = index
    }
}

/// What a variable stands for, which is how ties are closed (AUTOLAYOUT 2.4).
package enum OracleKind: Hashable, Sendable {
    /// As near to `target` as possible.
    case place(target: Rational)
    /// Never negative.
    case size
    /// Takes no part in AUTOLAYOUT 2.4 and 2.5: as near to 0 as possible when all else is known.
    case auxiliary
    /// The same, and never negative.
    case auxiliarySize

    package var isSize: Bool { self == .size || self == .auxiliarySize }
    package var isAuxiliary: Bool { self == .auxiliary || self == .auxiliarySize }
}

package struct OracleVariable: Hashable, Sendable {
    package var kind: OracleKind
    package var rank: OracleRank
    /// Its value, for one that is given; a given one has no bounds.
    package var given: Rational?

    package init(_ kind: OracleKind, rank: OracleRank, given: Rational? = nil) {
        self.kind = kind
        self.rank = rank
        self.given = given
    }
}

package enum OracleRelation: String, CaseIterable, Sendable {
    case equal = "=="
    case lessOrEqual = "<="
    case greaterOrEqual = ">="
}

/// A multiple of a variable; `variable` is its place in the system's list.
package struct OracleTerm: Hashable, Sendable {
    package var variable: Int
    package var coefficient: Rational

    package init(_ coefficient: Rational, _ variable: Int) {
        self.variable = variable
        self.coefficient = coefficient
    }
}

/// What a constraint asks for where there is a choice (AUTOLAYOUT 2.4 a0, a2).
package enum OracleTie: String, Sendable {
    case none, yields, rests
}

/// Sum of terms, relation, constant. Several terms of one variable are added up.
package struct OracleConstraint: Hashable, Sendable {
    package var terms: [OracleTerm]
    package var relation: OracleRelation
    package var constant: Rational
    /// 1000 and above: required.
    package var priority: Float
    package var rank: OracleRank
    package var isWish: Bool
    package var tie: OracleTie

    package init(
        _ terms: [OracleTerm], _ relation: OracleRelation, _ constant: Rational, priority: Float = 1000,
        rank: OracleRank, isWish: Bool = false, tie: OracleTie = .none
    ) {
        self.terms = terms
        self.relation = relation
        self.constant = constant
        self.priority = priority
        self.rank = rank
        self.isWish = isWish
        self.tie = tie
    }

    package var isRequired: Bool { priority >= 1000 }
}

/// Variables and constraints as plain data.
package struct OracleSystem: Hashable, Sendable {
    package var variables: [OracleVariable]
    package var constraints: [OracleConstraint]
    /// The place of each owner in the depth-first order; an owner beyond the list stands at its own number.
    package var positions: [Int]

    package init(
        variables: [OracleVariable] = [], constraints: [OracleConstraint] = [], positions: [Int] = []
    ) {
        self.variables = variables
        self.constraints = constraints
        self.positions = positions
    }

    package func position(of owner: Int) -> Int { owner < positions.count ? positions[owner] : owner }

    /// Variables in the order of AUTOLAYOUT 2.4 (b).
    package var variableOrder: [Int] { order(variables.map(\.rank)) }

    /// Constraints in the order of AUTOLAYOUT 2.6.
    package var constraintOrder: [Int] { order(constraints.map(\.rank)) }

    private func order(_ ranks: [OracleRank]) -> [Int] {
        let keys = ranks.map { (position(of: $0.owner), $0.index) }
        return ranks.indices.sorted { (keys[$0].0, keys[$0].1, $0) < (keys[$1].0, keys[$1].1, $1) }
    }
}
