/// A number that is looked for, or given. Its index is small and dense, and used again after the variable is removed.
public struct SolverVariable: Hashable, Sendable, BitwiseCopyable {
    /// Which variable of its system it is.
    public let index: Int32

    /// The variable of that index.
    public init(index: Int32) { self.index = index }
}

/// A constraint of a system. Its index is small and dense, and used again after the constraint is removed.
public struct SolverConstraint: Hashable, Sendable, BitwiseCopyable {
    /// Which constraint of its system it is.
    public let index: Int32

    /// The constraint of that index.
    public init(index: Int32) { self.index = index }
}

/// How the two sides of a constraint compare.
public enum SolverRelation: UInt8, Sendable {
    /// The sum is the constant.
    case equal
    /// The sum is the constant at most.
    case lessOrEqual
    /// The sum is the constant at least.
    case greaterOrEqual
}

/// One term of a sum.
public struct SolverTerm: Sendable, BitwiseCopyable {
    /// The variable, by its index.
    public var variable: SolverVariable
    /// What it is multiplied by. Finite.
    public var coefficient: Double

    /// Makes a term.
    public init(_ variable: SolverVariable, _ coefficient: Double) {
        self.variable = variable
        self.coefficient = coefficient
    }
}

/// What a variable stands for, which decides how ties are closed (AUTOLAYOUT 2.4).
public enum SolverVariableKind: Equatable, Sendable {
    /// A place: as near to `target` as the others let it, in the order of ranks.
    case place(target: Double)
    /// A width or a height: never negative; the sum of all sizes is smallest, then each in the order of ranks.
    case size
    /// A place that takes no part in ties and ambiguity. What is open last is as near to 0 as can be.
    case auxiliary
    /// A size that takes no part in ties and ambiguity. Never negative; what is open last is smallest.
    case auxiliarySize
}

/// What a constraint asks for where the levels of priorities leave a choice (AUTOLAYOUT 2.4).
public enum SolverTie: UInt8, Equatable, Sendable {
    /// Below 1000: where it balances a constraint of its priority that yields, it wins (a0).
    case none
    /// Below 1000: it gives way to constraints of its priority that do not yield. The wish of a content.
    case yields
    /// As `none`; as a required inequality, its two sides are as near to one another as the sum of sizes lets them (a2).
    case rests
}

/// Where something stands in the order of what holds it (AUTOLAYOUT 2.4, 2.6).
public struct SolverRank: Hashable, Sendable {
    /// A number that the caller chose, not negative: of a view or a guide.
    public var owner: Int32
    /// The place among what that owner has. A constraint with one below `foremost` stands before all others, whoever
    /// owns them; among such ones owners count as ever.
    public var index: Int32

    /// Below this, a constraint stands before those of all owners.
    public static let foremost: Int32 = -(1 << 30)

    /// Makes a rank.
    public init(owner: Int32, index: Int32) {
        self.owner = owner
        self.index = index
    }
}

/// Knows in which order owners stand. Asked when an order matters: where equations are redundant, values must be found
/// together, or constraints contradict one another.
public protocol SolverOrdering: AnyObject {
    /// For each of some distinct owners its place in the order. Only how the numbers of one call compare counts.
    func positions(of owners: [Int32]) -> [Int]
}

/// A contradiction among required constraints (AUTOLAYOUT 2.6).
public struct SolverConflict: Equatable, Sendable {
    /// The constraint that counts nothing.
    public var broken: SolverConstraint
    /// With all of these the broken one cannot hold; without any of them it can. In their order.
    public var with: [SolverConstraint]
    /// The owners of given values and of definitions that are needed for the contradiction too, in their order.
    public var givenOwners: [Int32]
    /// Whether it was looked for what the broken one contradicts. Where very many constraints that hang together are broken,
    /// or rest on very many others, the reasons of those after the first ones are not looked for.
    public var isExplained = true
}

/// What solving came to.
public enum SolverOutcome: Equatable, Sendable {
    /// No variable has another value.
    case unchanged
    /// Some have; see `ConstraintSystem.changedVariables`.
    case changed
    /// The values of these constraints' variables would take too long to find, and are what they were. All others are
    /// solved.
    case exceeded([SolverConstraint])
}

/// What solving has done so far, so that costs can be held by counts.
public struct ConstraintSystemCounters: Equatable, Sendable {
    /// Solves that found something to do.
    public var solves = 0
    /// Values that were computed from one equation.
    public var valuesComputed = 0
    /// Values that one equation was found for.
    public var valuesDefined = 0
    /// Blocks of variables that were found, or found anew.
    public var blocksPlanned = 0
    /// Plans that were made to solve blocks by: blocks of one structure share one.
    public var plansMade = 0
    /// Blocks that were solved.
    public var blocksSolved = 0
    /// Blocks of those that took the simplex.
    public var programsSolved = 0
    /// Steps of the simplex.
    public var pivots = 0
    /// Questions whether some required constraints can hold together, for conflicts.
    public var feasibilityChecks = 0
    /// Constraints, and cells of the simplex, that were looked at for conflicts.
    public var conflictWork = 0
}
