import EspalierSupport

/// How a block is solved: what depends neither on constants nor on which variables and constraints they are, so that it
/// stays while only constants change, and serves all blocks of one structure. Variables are told by their place among
/// the block's sorted members, constraints by theirs among its sorted rows.
///
/// Equations define variables one after another, as sums of few parameters; what cannot be substituted is left to a
/// program whose unknowns are the parameters, and sums of several of them. Sums that are multiples of one another are one
/// unknown, so a program has as many rows as there are really different ones.
struct BlockPlan {
    /// In the order of computing: a variable, and the equation that defines it.
    var definitions: [(local: Int32, row: Int32)] = []
    var forms: LinearForms
    /// The sums of parameters that the program has as rows.
    var sums = ParameterSums()
    /// What must hold: equations first, then sizes, then inequalities.
    var requirements: [Requirement] = []
    /// Wishes, the highest priority first, those of one priority in their order.
    var wishes: [Wish] = []
    /// What the sum of all sizes is made of (AUTOLAYOUT 2.4 a): by unknown, as far as there are any.
    var sizeSlopes: [Double] = []

    /// Something about `scale` times an unknown plus a number, compared with 0.
    struct Requirement {
        /// The constraint, or the complement of the number of a variable: a size that is not negative.
        let source: Int32
        /// -1 where no parameter is left.
        let unknown: Int32
        let scale: Double
    }

    struct Wish {
        let row: Int32
        let unknown: Int32
        let scale: Double
    }

    /// Its sums have more terms than a program can have.
    var isTooBig = false
    /// How many terms were added up for the sums.
    var work = 0
    static let mostWork = 200_000_000

    var parameterCount: Int { Int(forms.parameterCount) }
    /// Whether all that there is to find is one number.
    var hasOneUnknown: Bool { forms.parameterCount == 1 && sums.isEmpty }
}

/// Sums of at least two parameters, each once.
struct ParameterSums {
    private(set) var terms: [ProgramTerm] = []
    private(set) var starts: [Int32] = [0]
    /// By sum: a hash of the terms.
    private var hashes: [Int] = []
    /// By hash: which sums may be the same. Empty as long as there are few.
    private var known: [Int: [Int32]] = [:]
    private static let few = 16

    var isEmpty: Bool { starts.count == 1 }
    var count: Int { starts.count - 1 }

    func range(of sum: Int) -> Range<Int> { Int(starts[sum])..<Int(starts[sum + 1]) }

    /// The number of a sum, added if need be. `added` begins with the coefficient 1.
    mutating func number(of added: UnsafeBufferPointer<ProgramTerm>) -> Int32 {
        var hasher = FixedHash()
        for term in added {
            hasher.combine(UInt64(UInt32(bitPattern: term.parameter)))
            hasher.combine(term.coefficient.bitPattern)
        }
        let hash = hasher.value
        if count <= Self.few {
            for candidate in hashes.indices where hashes[candidate] == hash && isSum(candidate, added) {
                return Int32(candidate)
            }
        } else {
            for candidate in known[hash] ?? [] where isSum(Int(candidate), added) { return candidate }
        }
        let number = Int32(count)
        terms.append(contentsOf: added)
        starts.append(Int32(terms.count))
        hashes.append(hash)
        if count > Self.few + 1 {
            known[hash, default: []].append(number)
        } else if count == Self.few + 1 {
            for (sum, hash) in hashes.enumerated() { known[hash, default: []].append(Int32(sum)) }
        }
        return number
    }

    private func isSum(_ sum: Int, _ added: UnsafeBufferPointer<ProgramTerm>) -> Bool {
        let range = range(of: sum)
        return range.count == added.count
            && zip(range, added).allSatisfy {
                terms[$0].parameter == $1.parameter && terms[$0].coefficient == $1.coefficient
            }
    }
}

/// A hash that is the same in every run.
private struct FixedHash {
    private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

    mutating func combine(_ word: UInt64) {
        state = (state ^ word) &* 0xFF51_AFD7_ED55_8CCD
        state ^= state >> 32
    }

    var value: Int { Int(truncatingIfNeeded: state) }
}

/// What building and solving blocks share, kept so that it is not allocated each time.
final class BlockScratch {
    /// By variable: its local number in the block at hand, or -1.
    let localOf = PlainBuffer<Int32>()
    /// By local number: the value with all parameters at 0.
    let base = PlainBuffer<Double>()
    let costs = PlainBuffer<IntervalCost>()
    let programCosts = PlainBuffer<ProgramCost>()
    let wanted = PlainBuffer<Int32>()
    let sortKeys = PlainBuffer<SortKey>()
    let members = PlainBuffer<Int32>()
    let foundRows = PlainBuffer<Int32>()
    /// By local number, while values are refined: what is added.
    let corrections = PlainBuffer<Double>()
    let lower = PlainBuffer<Double>()
    let upper = PlainBuffer<Double>()
    /// By symbol: what a link comes to, without its constant part, once that cannot change; else not a number.
    let links = PlainBuffer<Double>()
    var sum = FormSum()
    let found = PlainBuffer<ProgramTerm>()
    let planning = PlanScratch()

    /// Numbers the variables of a block, until `forget`.
    func number(_ members: [Int32], of count: Int) {
        if localOf.count < count { localOf.extend(by: count - localOf.count, with: -1) }
        for (local, member) in members.enumerated() { localOf[member] = Int32(local) }
    }

    func forget(_ members: [Int32]) { for member in members { localOf[member] = -1 } }
}
