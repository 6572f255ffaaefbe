/// Required constraints with the variables eliminated that no more than two of them have, for the question which of them
/// contradict one.
///
/// In a contradiction the multiples of constraints add up to no variable at all. So one with a variable that no other has,
/// and that has no bound, is in none; and two that alone share such a variable are in it together or not at all, always as
/// the same multiples: they count as their sum. A chain of a thousand views comes to one sum of their sizes.
struct SeriesReduction {
    struct Row {
        /// By variable. Given ones are among them.
        var terms: [Int32: Double] = [:]
        var relation: SolverRelation
        var constant: Double
        /// The numbers of the constraints whose sum this is.
        var members: [Int]

        /// The variables, ascending.
        var variables: [Int32] { terms.keys.sorted() }
    }

    /// Nil where one went.
    private(set) var rows: [Row?] = []
    /// By variable: the places of the rows that have it.
    private var users: [Int32: Set<Int>] = [:]
    /// The variables that may be in no more than two rows.
    private var waiting: [Int32] = []
    private let isFree: (Int32) -> Bool
    /// The place of the row that cannot hold.
    private let goal: Int

    /// - Parameters:
    ///   - rows: Those that hold together, and last the one that cannot hold with them.
    ///   - isFree: Whether a variable may be any number.
    init(_ rows: [Row], isFree: @escaping (Int32) -> Bool) {
        self.rows = rows
        self.isFree = isFree
        goal = rows.count - 1
        for (place, row) in rows.enumerated() {
            for variable in row.terms.keys { users[variable, default: []].insert(place) }
        }
        waiting = users.keys.filter { isFree($0) }.sorted(by: >)
        while let variable = waiting.popLast() { eliminate(variable) }
    }

    /// The one that cannot hold.
    var goalRow: Row? { rows[goal] }

    private mutating func eliminate(_ variable: Int32) {
        let places = (users[variable] ?? []).sorted()
        if places.count == 1 { return drop(places[0]) }
        guard places.count == 2 else { return }
        // The shorter one is added to the longer, so that a chain of any length costs next to nothing.
        let isSecond = places[1] == goal || count(places[0]) < count(places[1])
        merge(places[isSecond ? 0 : 1], into: places[isSecond ? 1 : 0], without: variable)
    }

    private func count(_ place: Int) -> Int { rows[place]?.terms.count ?? 0 }

    private mutating func merge(_ added: Int, into kept: Int, without variable: Int32) {
        guard let other = rows[added], let its = other.terms[variable], let own = rows[kept]?.terms[variable],
            let relation = rows[kept]?.relation
        else { return }
        let factor = -own / its
        let greatest = other.terms.values.reduce(0) { max($0, $1.magnitude) } * factor.magnitude
        // Chains of factors that grow are left to the program, which chooses by size.
        guard greatest <= Tolerances.growth, factor.magnitude >= 1 / Tolerances.growth else { return }
        guard let relation = relation.both(factor < 0 ? other.relation.turned : other.relation) else {
            // Bounds from the two sides: no sum of theirs is without the variable.
            drop(added)
            return drop(kept)
        }
        rows[added] = nil
        rows[kept]?.relation = relation
        rows[kept]?.constant += factor * other.constant
        rows[kept]?.members += other.members
        for name in other.variables {
            let part = factor * (other.terms[name] ?? 0)
            let old = rows[kept]?.terms[name] ?? 0
            let sum = old + part
            let isNothing =
                name == variable || sum.magnitude <= max(old.magnitude, part.magnitude) * Tolerances.cancelling
            rows[kept]?.terms[name] = isNothing ? nil : sum
            users[name]?.remove(added)
            if isNothing { users[name]?.remove(kept) } else { users[name]?.insert(kept) }
            look(at: name)
        }
    }

    private mutating func drop(_ place: Int) {
        guard let row = rows[place] else { return }
        rows[place] = nil
        for variable in row.variables {
            users[variable]?.remove(place)
            look(at: variable)
        }
    }

    private mutating func look(at variable: Int32) {
        guard let count = users[variable]?.count, count > 0, count <= 2, isFree(variable) else { return }
        waiting.append(variable)
    }
}

extension SolverRelation {
    /// As it is for the opposites of both sides.
    var turned: SolverRelation {
        switch self {
        case .equal: .equal
        case .lessOrEqual: .greaterOrEqual
        case .greaterOrEqual: .lessOrEqual
        }
    }

    /// How the sum of two sides compares; nil where that says nothing.
    fileprivate func both(_ other: SolverRelation) -> SolverRelation? {
        if self == .equal { return other }
        return other == .equal || other == self ? self : nil
    }
}
