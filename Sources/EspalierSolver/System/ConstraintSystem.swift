import EspalierSupport

/// A system of linear constraints with priorities, and its one solution (AUTOLAYOUT 2).
///
///     let system = ConstraintSystem()
///     let left = system.addVariable(.place(target: 0), rank: SolverRank(owner: 0, index: 0))
///     let width = system.addVariable(.size, rank: SolverRank(owner: 0, index: 2))
///     system.add([SolverTerm(left, 1)], .equal, 20, priority: 1000, rank: SolverRank(owner: 0, index: 0))
///     system.add([SolverTerm(left, 1), SolverTerm(width, 1)], .equal, 300, priority: 1000, rank: SolverRank(owner: 0, index: 1))
///     system.solve()
///     system.value(of: width)  // 280
///
/// Required constraints hold; among what they leave the sum of violations is smallest for the highest priority, then
/// for the next, and so on; ties are closed by what variables stand for. So a solution is a function of the variables
/// and constraints and of their order, and never of the edits that led there.
///
/// Most values follow from one required equation after another: each of those has a place in an order of computing, and
/// a change computes what it can reach. What is left open falls into blocks, which share no open variable; in a block,
/// substitution leaves few parameters, and only those are looked for by a simplex that takes priorities one by one.
///
/// A system belongs to one isolation domain.
public final class ConstraintSystem {
    let variables = PlainBuffer<VariableRecord>()
    let rows = PlainBuffer<RowRecord>()
    let terms = PlainBuffer<TermRecord>()
    let freeVariables = PlainBuffer<Int32>()
    let freeRows = PlainBuffer<Int32>()
    /// Places of removed terms, by their number; see `TermPool`.
    var freeTerms = TermPool()

    /// Defined variables in an order in which each comes after all that its equation has; -1 where one went.
    let order = PlainBuffer<Int32>()
    /// How many places of `order` are taken.
    var defined = 0
    /// The places of values that must be computed again.
    let stale = NumberSet()

    /// Constraints that may define a variable.
    let ready = PlainBuffer<Int32>()
    /// Variables whose block must be found.
    let loose = PlainBuffer<Int32>()
    /// Variables that lost the equation that defined them, while that is followed up.
    let undefining = PlainBuffer<Int32>()
    /// Required constraints that must be held against the values.
    let unchecked = PlainBuffer<Int32>()
    /// Defined sizes that came out negative.
    let negativeSizes = PlainBuffer<Int32>()
    /// Equations among defined variables that define none. Some may have ceased to be that.
    let redundant = PlainBuffer<Int32>()
    /// Variables by themselves that the first of several bounds has decided (AUTOLAYOUT 2.4 a2): another order may have
    /// another one first.
    var restingInOrder: Set<Int32> = []
    /// Some of them are new, or the order is.
    var hasNewRedundant = false

    var blocks: [Block?] = []
    let freeBlocks = PlainBuffer<Int32>()
    var planTable = PlanTable()
    let waitingBlocks = PlainBuffer<Int32>()
    let waitingVariables = PlainBuffer<Int32>()

    /// Variables with another value in this solve, with what they were.
    let changes = PlainBuffer<ValueChange>()
    /// What conflicts there are, unordered.
    var standingConflicts: [SolverConflict] = []
    /// Under a supposition, the only broken constraint of which it is found what it contradicts, or -1 for none.
    var onlyReason: Int32?
    /// Broken constraints, dropped wishes included.
    var brokenRows: [Int32] = []
    /// Those with the mark `inConflict`.
    var conflictVariables: [Int32] = []
    var conflictsMayHaveEnded = false
    /// In this solve: what contradictions in very large parts rest on, and those that were broken for them.
    var regionRows: Set<Int32> = []
    var regionConflicts: [Int32] = []
    /// How much was looked at before this solve to find contradictions and their reasons.
    var conflictWorkBefore = 0
    /// How much a solve may look at: a second or two. What is left then is beyond the budget.
    package var mostConflictWork = 4_000_000
    /// Removed variables whose numbers lists still have.
    let removedWhileListed = PlainBuffer<Int32>()
    /// As `removedWhileListed`, of constraints.
    let removedRows = PlainBuffer<Int32>()
    var exceededRows: [Int32] = []
    var impreciseBlocks: [Int32] = []
    var impreciseLists: [[Int32]] = []

    /// Owners' places in the order, as they were asked for last. Valid within one step.
    let ownerPlaces = PlainBuffer<Int>()
    let scratch = BlockScratch()
    let program = LexicographicProgram()

    /// What solving has done so far.
    public internal(set) var counters = ConstraintSystemCounters()
    /// Who knows the order of owners. Without anybody their numbers are their order.
    ///
    /// It is not held, and must live as long as it stands here: a weak reference would make each reference to an
    /// ordering that owns its system several times as slow to count.
    public unowned var ordering: (any SolverOrdering)? { didSet { isOrdered = ordering != nil } }
    /// Whether there is an ordering.
    private(set) var isOrdered = false
    /// The variables that the last `solve()` gave another value than the one before had, in an order that the same edits
    /// give again. Given ones are not among them.
    public internal(set) var changedVariables: [SolverVariable] = []

    /// Makes a system without variables.
    public init() {}
}

/// A variable that got another value, and the one it had.
struct ValueChange: BitwiseCopyable {
    let variable: Int32
    let old: Double
}
