/// A plan, and what it is a plan of: blocks with the same key have the same plan.
final class SharedPlan {
    let plan: BlockPlan
    let key: PlanKey

    init(_ plan: BlockPlan, _ key: PlanKey) {
        self.plan = plan
        self.key = key
    }
}

/// All of a block that its plan depends on, as words: what kind its variables are, and of each constraint the relation,
/// the priority and the terms.
struct PlanKey: Hashable {
    fileprivate var words: [UInt64] = []

    func hash(into hasher: inout Hasher) { words.withUnsafeBytes { hasher.combine(bytes: $0) } }
}

/// The plans of small blocks: screens repeat the same few structures, row by row, so that one plan serves many blocks.
struct PlanTable {
    /// Blocks with more variables are rarely alike, and their keys would be long.
    static let mostMembers = 64

    private var plans: [PlanKey: SharedPlan] = [:]
    /// How many plans there may be before those that serve no block any more are let go of.
    private var limit = 64

    var count: Int { plans.count }

    subscript(key: PlanKey) -> SharedPlan? { plans[key] }

    mutating func add(_ plan: SharedPlan) {
        if plans.count >= limit {
            for key in Array(plans.keys) {
                // The block that it was made for holds a plan in use, beside the table.
                if var last = plans.removeValue(forKey: key), !isKnownUniquelyReferenced(&last) { plans[key] = last }
            }
            limit = max(64, 2 * plans.count)
        }
        plans[plan.key] = plan
    }
}

extension ConstraintSystem {
    /// How many plans are kept, for blocks that are there and for those to come.
    package var keptPlans: Int { planTable.count }

    /// The plan of a block of sorted variables and constraints: one that is there already, if there is one for such
    /// blocks.
    func sharedPlan(_ members: [Int32], _ list: [Int32]) -> SharedPlan {
        let isSmall = members.count <= PlanTable.mostMembers
        let key = isSmall ? planKey(members, list) : PlanKey()
        if isSmall, let known = planTable[key] { return known }
        counters.plansMade += 1
        let made = SharedPlan(plan(members, list, isBounded: { variables[$0].kind.isSize }), key)
        if isSmall { planTable.add(made) }
        return made
    }

    private func planKey(_ members: [Int32], _ list: [Int32]) -> PlanKey {
        scratch.number(members, of: variables.count)
        defer { scratch.forget(members) }
        var words: [UInt64] = []
        words.reserveCapacity(members.count + 5 * list.count + 1)
        words.append(UInt64(members.count))
        for member in members { words.append(UInt64(variables[member].kind.rawValue)) }
        for row in list {
            let header = words.count
            words.append(0)
            let start = rows[row].start
            for place in start..<start + rows[row].count {
                let local = scratch.localOf[terms[place].variable]
                if local < 0 { continue }
                words.append(UInt64(local))
                words.append(terms[place].coefficient.bitPattern)
            }
            let relation: UInt64 =
                switch rows[row].relation {
                case .equal: 0
                case .lessOrEqual: 1
                case .greaterOrEqual: 2
                }
            words[header] =
                UInt64(rows[row].priority.bitPattern) << 32 | UInt64(words.count - header) << 2 | relation
        }
        return PlanKey(words: words)
    }
}
