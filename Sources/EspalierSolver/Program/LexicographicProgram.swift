import EspalierSupport

/// A small linear program with convex piecewise-linear costs that are minimised one level after another: each level on
/// what the ones before leave, its *face*.
///
/// It is the bounded simplex method on a dictionary: every *basic* unknown is a sum of the *nonbasic* ones, which rest at
/// an end of their domain, at a break point of their costs or, where nothing has stopped them yet, anywhere. Cells lie
/// densely, row by row, and are worked on sparsely. Costs lie on the unknowns themselves: an unknown moves past break
/// points as long as the costs fall. At the optimum the slopes of the basic unknowns are an optimal dual, and any one
/// describes the whole face: what would cost more is cut off.
///
/// Choices go by the numbers of the unknowns alone, so that the same program always ends in the same place, bit by bit.
/// Buffers keep their memory: a program that was used before does not allocate for one of the same size.
///
/// Call `reset`, then `addRow`, `setDomain` and `setStart` in any order, then `makeFeasible`, then `minimize` for each
/// level; `range(of:)` at any time after `makeFeasible`; at last `refine`.
final class LexicographicProgram {
    /// How many unknowns are parameters; also how many columns there are.
    var parameters = 0
    let unknowns = PlainBuffer<ProgramUnknown>()
    /// The dictionary, `parameters` cells for each row.
    let cells = PlainBuffer<Double>()
    /// The nonbasic unknown of each column, those that can still move before all that are fixed.
    let columns = PlainBuffer<Int32>()
    /// 1 divided by the scale of each column's unknown.
    let columnUnits = PlainBuffer<Double>()
    /// The basic unknown of each row of the dictionary.
    let rows = PlainBuffer<Int32>()
    /// How many columns can still move.
    var activeColumns = 0

    /// The rows as given; row `r` has the terms from `termStarts[r]` up to `termStarts[r + 1]`.
    let terms = PlainBuffer<ProgramTerm>()
    let termStarts = PlainBuffer<Int32>()

    /// The slope of each row's basic unknown, and how many have one.
    let rowSlopes = PlainBuffer<Double>()
    var slopedRows = 0
    /// The unknowns that have pieces now, and their pieces.
    let costed = PlainBuffer<Int32>()
    let pieces = PlainBuffer<ProgramPiece>()
    let sortedCosts = PlainBuffer<ProgramCost>()

    /// What the basic unknowns add to the slope of each column, and the sum of the sizes of what was added.
    let columnSlopes = PlainBuffer<Double>()
    let columnSizes = PlainBuffer<Double>()
    /// What is nothing among slopes, for a column of scale 1.
    var slopeNoise = 0.0
    /// Where the search for a column goes on.
    var cursor = 0

    /// The rows with a cell in the column that moves, and the columns with a cell in the row that leaves.
    let columnRows = PlainBuffer<Int32>()
    let rowColumns = PlainBuffer<Int32>()
    let events = PlainBuffer<ProgramEvent>()
    let marks = PlainBuffer<Int32>()
    let residuals = PlainBuffer<Double>()

    /// The greatest size of a number among domains, starting values and points.
    var magnitude = 0.0
    /// How near two values are that count as one (`ProgramTolerance.snap`).
    var snap = ProgramTolerance.snap(0)
    /// What is kept while `range(of:)` walks through the face.
    let kept = ProgramKeptState()
    /// Whether the cells must be kept before they change for the first time.
    var mustKeepCells = false

    /// How many times a basic and a nonbasic unknown changed places since `reset`.
    var pivots = 0
    /// How many there were when the dictionary was computed from the rows for the last time.
    var rebuiltAt = 0
    /// How many cells exchanges have changed, since the last time somebody set it to 0.
    var work = 0
    /// How many that may be: about a second. A program that needs more is exhausted.
    var mostWork = ProgramTolerance.mostWork
    /// Whether a call since `reset` ran out of its budget, or the program is too big to be stored at all. Nothing that it
    /// says counts then. Every later call returns at once.
    var isExhausted = false

    /// The greatest number of cells. A program that has more is exhausted.
    var mostCells = ProgramTolerance.mostCells

    init() {}

    /// Forgets everything. Unknowns `0..<parameters` are the parameters: free, and starting at 0.
    func reset(parameters: Int) {
        assert(parameters >= 0)
        self.parameters = parameters
        activeColumns = parameters
        unknowns.removeAll()
        columns.removeAll()
        columnUnits.removeAll()
        cells.removeAll()
        rows.removeAll()
        rowSlopes.removeAll()
        terms.removeAll()
        termStarts.removeAll()
        termStarts.append(0)
        costed.removeAll()
        pieces.removeAll()
        unknowns.reserve(parameters)
        columns.reserve(parameters)
        for parameter in 0..<parameters {
            unknowns.append(Self.free(at: 0, place: Int32(truncatingIfNeeded: parameter)))
            columns.append(Int32(truncatingIfNeeded: parameter))
        }
        columnUnits.resize(parameters, 1)
        columnSlopes.resize(parameters, 0)
        columnSizes.resize(parameters, 0)
        slopedRows = 0
        cursor = 0
        magnitude = 0
        pivots = 0
        rebuiltAt = 0
        isExhausted = false
        mustKeepCells = false
    }

    @inline(__always)
    private static func free(at value: Double, place: Int32) -> ProgramUnknown {
        ProgramUnknown(
            value: value, lower: -.infinity, upper: .infinity, left: -.infinity, right: .infinity, slope: 0,
            place: place)
    }

    /// Adds a row: another unknown that always equals the sum of `coefficient × parameter`. Returns its number: they go
    /// on where the parameters end. Terms of the same parameter add up. Before `makeFeasible` only.
    ///
    /// A program of more than `mostCells` cells is exhausted from then on.
    func addRow(_ row: UnsafeBufferPointer<ProgramTerm>) -> Int {
        let number = parameters + rows.count
        let index = rows.count
        unknowns.append(Self.free(at: 0, place: ~Int32(truncatingIfNeeded: index)))
        rows.append(Int32(truncatingIfNeeded: number))
        rowSlopes.append(0)
        if (index + 1) * parameters > mostCells { isExhausted = true }
        if isExhausted {
            termStarts.append(Int32(truncatingIfNeeded: terms.count))
            return number
        }
        cells.resize(cells.count + parameters, 0)
        let start = cells.base + index * parameters
        terms.reserve(row.count)
        for term in row {
            assert(term.parameter >= 0 && Int(term.parameter) < parameters)
            start[Int(term.parameter)] += term.coefficient
            terms.append(term)
        }
        var scale = 0.0
        for term in row { scale = max(scale, start[Int(term.parameter)].magnitude) }
        if scale > 0 { unknowns.base[number].scale = scale }
        termStarts.append(Int32(truncatingIfNeeded: terms.count))
        return number
    }

    /// Sets the domain of an unknown: `lower` may be `-infinity`, `upper` may be `infinity`; both the same: fixed. Where
    /// `upper` is below of `lower` by no more than what is accepted, the unknown is fixed at `lower`; by more, there is no
    /// solution. Before `makeFeasible` only.
    func setDomain(_ unknown: Int, _ lower: Double, _ upper: Double) {
        unknowns[unknown].lower = lower
        unknowns[unknown].upper = upper
        note(lower)
        note(upper)
    }

    /// Where a parameter starts: nothing but a hint, which is worth it if it is near to where the parameter ends. On a
    /// face with more than one point it may decide which one is found. Before `makeFeasible` only.
    func setStart(_ parameter: Int, _ value: Double) {
        assert(parameter < parameters)
        unknowns[parameter].value = value
        note(value)
    }

    @inline(__always)
    func note(_ number: Double) {
        let size = number.magnitude
        if size > magnitude, size < .infinity { magnitude = size }
    }

    /// No unknown can move any more: the present point is the only one of the face, as far as is known. It may be the
    /// only one without being known to be.
    @inline(__always)
    var isDetermined: Bool { activeColumns == 0 }

    /// The value of an unknown at the present point.
    @inline(__always)
    func value(_ unknown: Int) -> Double { unknowns[unknown].value }
}
