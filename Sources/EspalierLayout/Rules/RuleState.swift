import EspalierSLL

/// What a view remembers of its rules: the values of the 18 names and the position rules in force (SLL 2.3).
///
/// A state never changes: adding a text makes another one, or finds one that was made before. So a text takes effect
/// as a whole or not at all (SLL 11.1), going back is keeping the old state, and views with the same rules share one
/// state, arguments apart.
///
/// Sendable without the compiler's word for it, because of the memory of `program`: it is written before `init` ends,
/// freed in `deinit`, and only read in between; everything else is a constant of a type that is sendable.
final class RuleState: @unchecked Sendable, Equatable {
    let operations: [RuleOperation]
    /// By name: the operation that gives its value; none while it is unset.
    let values: [OperationIndex]
    /// By name: where it was assigned last; valid where `values` has one.
    let places: [RulePlace]
    /// The position rules in force, oldest first, by axis.
    let horizontal: [ConstraintName]
    let vertical: [ConstraintName]
    /// The texts that the values come from.
    let texts: [String]
    let argumentCount: Int
    /// How the four attributes are computed.
    let plans: [AttributePlan]
    /// The same for the solver. Valid as long as the state lives.
    let program: UnsafePointer<RuleProgram>

    /// No rules.
    static let empty = RuleState(RuleStateBuilder())

    init(_ builder: RuleStateBuilder) {
        operations = builder.operations
        values = builder.values
        places = builder.places
        horizontal = builder.inForce[0]
        vertical = builder.inForce[1]
        texts = builder.texts
        argumentCount = builder.argumentCount
        plans = LayoutAttribute.allCases.map { AttributePlan($0, builder) }
        let made = UnsafeMutablePointer<RuleProgram>.allocate(capacity: 1)
        made.initialize(to: RuleProgram(operations, plans, argumentCount: argumentCount))
        program = UnsafePointer(made)
    }

    deinit {
        program.pointee.free()
        program.deallocate()
    }

    func inForce(_ axis: Axis) -> [ConstraintName] { axis == .horizontal ? horizontal : vertical }

    static func == (lhs: RuleState, rhs: RuleState) -> Bool {
        lhs === rhs
            || lhs.operations == rhs.operations && lhs.values == rhs.values && lhs.horizontal == rhs.horizontal
                && lhs.vertical == rhs.vertical && lhs.texts == rhs.texts && lhs.argumentCount == rhs.argumentCount
                && zip(lhs.values, zip(lhs.places, rhs.places)).allSatisfy { !$0.exists || $1.0 == $1.1 }
    }
}

/// How one attribute of a view is computed from the values of its names (SLL 8). Open attributes have none.
struct AttributePlan: Sendable {
    enum Rule<Index: TableIndex>: Sendable {
        /// The constraints leave it open (SLL 9.2).
        case open
        /// Two position rules in force, in the order left, centre, right (SLL 8.3 a).
        case between(leading: Line, Index, trailing: Line, Index)
        /// A size by `w` or `h` (SLL 8.3 b).
        case size(Index)
        /// A size that only limits touch (SLL 8.3 c).
        case kept
        /// A position by the newest rule (SLL 8.4).
        case position(Line, Index, name: ConstraintName)
    }

    /// Which line of a view a position rule places.
    enum Line: UInt8, Sendable {
        case leading, center, trailing
    }

    var rule = Rule<OperationIndex>.open
    var minimum = OperationIndex.absent
    var maximum = OperationIndex.absent
    /// The operations that the plan's values consist of, in order.
    var operations: [OperationIndex] = []

    var isOpen: Bool {
        if case .open = rule { return true }
        return false
    }

    /// Whether nothing but limits touches it.
    var isKept: Bool {
        if case .kept = rule { return true }
        return false
    }

    init(_ attribute: LayoutAttribute, _ state: RuleStateBuilder) {
        let axis = attribute.axis
        let inForce = state.inForce[axis == .horizontal ? 0 : 1]
        var roots: [OperationIndex] = []
        func value(_ name: ConstraintName) -> OperationIndex { state.values[Int(name.rawValue)] }
        if attribute.isSize {
            minimum = value(axis == .horizontal ? .minw : .minh)
            maximum = value(axis == .horizontal ? .maxw : .maxh)
            let size = value(axis == .horizontal ? .w : .h)
            if inForce.count == 2 {
                let lines = inForce.map { (Self.line($0), value($0)) }.sorted { $0.0.rawValue < $1.0.rawValue }
                rule = .between(leading: lines[0].0, lines[0].1, trailing: lines[1].0, lines[1].1)
                roots = [lines[0].1, lines[1].1]
            } else if size.exists {
                rule = .size(size)
                roots = [size]
            } else if minimum.exists || maximum.exists {
                rule = .kept
            }
            roots += [minimum, maximum].filter(\.exists)
        } else if let newest = inForce.last {
            rule = .position(Self.line(newest), value(newest), name: newest)
            roots = [value(newest)]
        }
        operations = Self.reachable(from: roots, in: state.operations)
    }

    static func line(_ name: ConstraintName) -> Line {
        switch name {
        case .ll, .tt, .lr, .tb: .leading
        case .cl, .ct, .cr, .cb: .center
        default: .trailing
        }
    }

    /// The operations that those at `roots` need, in the order of the list.
    static func reachable(from roots: [OperationIndex], in operations: [RuleOperation]) -> [OperationIndex] {
        if roots.isEmpty { return [] }
        var isNeeded = [Bool](repeating: false, count: operations.count)
        for root in roots { isNeeded[root.position] = true }
        for index in stride(from: operations.count - 1, through: 0, by: -1) where isNeeded[index] {
            let (a, b) = operations[index].operands
            if let a { isNeeded[a.position] = true }
            if let b { isNeeded[b.position] = true }
        }
        return operations.indices.filter { isNeeded[$0] }.map { OperationIndex($0) }
    }
}
