import EspalierSupport

/// Finds which of some constraints contradict one: the set that is left if they are walked from the last to the first, and
/// each is dropped that the contradiction does without (AUTOLAYOUT 2.6).
///
/// The one is brought as near to holding as the others let it, by a simplex. What stops it there are the unknowns at an end
/// of their domain that its row of the dictionary has: these multiples are a proof (J. Farkas, 'Theorie der einfachen
/// Ungleichungen', 1902), and whatever is not among them is dropped without a question. One that is among them is let go:
/// either the one holds then, and it is needed, or there is another proof, from which the walk goes on. So a walk costs
/// some steps for each constraint that is in a proof, and nothing for the others.
struct ContradictionSearch {
    /// What is dropped as a whole: a constraint by its number, or what is given of an owner.
    enum Group: Hashable {
        case constraint(Int)
        case owner(Int32)
    }

    /// A domain that an unknown of the program has for one reason.
    private struct Bound {
        var interval: Interval
        /// Without any of these it is none; nothing takes away that sizes are not negative.
        let groups: [Group]
        var isDropped = false
    }

    private let program: LexicographicProgram
    private var bounds: [[Bound]] = []
    /// By group: the unknowns that it bounds.
    private var unknowns: [Group: [Int]] = [:]
    private var needed: Set<Group> = []
    private var goal = -1

    init(program: LexicographicProgram) { self.program = program }

    /// - Parameters:
    ///   - reduction: Of the constraints, the one that cannot hold with the others the last of them.
    ///   - groupOf: By number of a constraint, what it is dropped with; nil: it stays.
    ///   - given: Of a variable that has a value, its owner and the value.
    ///   - isSize: Whether a variable that has none is not negative.
    ///   - place: Where an owner stands; owners are dropped after all constraints, from the last to the first as well.
    /// - Returns: those that are needed; nil if that is beyond the budget, or within rounding.
    mutating func needed(
        in reduction: SeriesReduction, groupOf: (Int) -> Group?, given: (Int32) -> (owner: Int32, value: Double)?,
        isSize: (Int32) -> Bool, place: (Int32) -> Int
    ) -> Set<Group>? {
        guard let last = reduction.goalRow, last.constant.isFinite else { return nil }
        for member in last.members { if let group = groupOf(member) { needed.insert(group) } }
        if last.terms.isEmpty {
            return last.relation.violation(-last.constant) > Tolerances.holding ? needed : nil
        }
        let rows = reduction.rows.dropLast().compactMap(\.self)
        let variables = Set(rows.flatMap(\.terms.keys) + last.terms.keys).sorted()
        let parameters = Dictionary(uniqueKeysWithValues: variables.enumerated().map { ($1, $0) })
        program.reset(parameters: variables.count)
        bounds = variables.map { variable in
            if let (owner, value) = given(variable) {
                return [Bound(interval: Interval(lower: value, upper: value), groups: [.owner(owner)])]
            }
            return isSize(variable) ? [Bound(interval: Interval(lower: 0), groups: [])] : []
        }
        func add(_ row: SeriesReduction.Row) -> Int {
            let terms = row.variables.map {
                ProgramTerm(parameter: Int32(parameters[$0] ?? 0), coefficient: row.terms[$0] ?? 0)
            }
            return terms.withUnsafeBufferPointer { program.addRow($0) }
        }
        for row in rows {
            var interval = Interval()
            guard let first = row.terms.first, row.constant.isFinite else { continue }
            if row.terms.count > 1 { bounds.append([]) }
            let unknown = row.terms.count > 1 ? add(row) : parameters[first.key] ?? 0
            interval.require(row.relation, row.terms.count > 1 ? 1 : first.value, -row.constant)
            bounds[unknown].append(Bound(interval: interval, groups: row.members.compactMap(groupOf)))
        }
        goal = add(last)
        for unknown in bounds.indices {
            let domain = domain(of: unknown)
            program.setDomain(unknown, domain.lower, domain.upper)
            for bound in bounds[unknown] { for group in bound.groups { unknowns[group, default: []].append(unknown) } }
        }
        guard program.makeFeasible(), program.approach(goal, last.relation, last.constant) else { return nil }
        let walk = unknowns.keys.map { group in
            switch group {
            case .constraint(let number): (isConstraint: true, place: number, group: group)
            case .owner(let owner): (isConstraint: false, place: place(owner), group: group)
            }
        }.ordered { $0.isConstraint != $1.isConstraint ? $0.isConstraint : $0.place > $1.place }
        for (_, _, group) in walk where !needed.contains(group) && !drop(group) { needed.insert(group) }
        return program.isExhausted ? nil : needed
    }

    /// What the bounds of an unknown that are left come to.
    private func domain(of unknown: Int) -> Interval {
        var domain = Interval()
        for bound in bounds[unknown] where !bound.isDropped {
            domain.lower = max(domain.lower, bound.interval.lower)
            domain.upper = min(domain.upper, bound.interval.upper)
        }
        domain.close()
        return domain
    }

    /// Drops a group if the contradiction remains without it.
    private mutating func drop(_ group: Group) -> Bool {
        var dropped: [(unknown: Int, place: Int)] = []
        for unknown in unknowns[group] ?? [] {
            for place in bounds[unknown].indices
            where !bounds[unknown][place].isDropped && bounds[unknown][place].groups.contains(group) {
                bounds[unknown][place].isDropped = true
                dropped.append((unknown, place))
            }
        }
        if program.staysAway(goal, widening: dropped.map { ($0.unknown, domain(of: $0.unknown)) }) { return true }
        for (unknown, place) in dropped { bounds[unknown][place].isDropped = false }
        // A constraint has one bound: what is in that with it is needed as well.
        if case .constraint = group, let (unknown, place) = dropped.first {
            needed.formUnion(bounds[unknown][place].groups)
        }
        return false
    }
}
