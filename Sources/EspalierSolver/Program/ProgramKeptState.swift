/// The state of a program before `range(of:)`.
final class ProgramKeptState {
    let unknowns = SolverBuffer<ProgramUnknown>()
    let cells = SolverBuffer<Double>()
    let columns = SolverBuffer<Int32>()
    let rows = SolverBuffer<Int32>()
    var cursor = 0
    var activeColumns = 0
    /// How many pivots ago the dictionary was computed from the rows.
    var rebuiltAt = 0
    var hasCells = false
}
