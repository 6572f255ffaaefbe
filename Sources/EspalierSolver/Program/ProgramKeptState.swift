/// The state of a program before `range(of:)`.
final class ProgramKeptState {
    let unknowns = ProgramBuffer<ProgramUnknown>()
    let cells = ProgramBuffer<Double>()
    let columns = ProgramBuffer<Int32>()
    let rows = ProgramBuffer<Int32>()
    var cursor = 0
    var activeColumns = 0
    /// How many pivots ago the dictionary was computed from the rows.
    var rebuiltAt = 0
    var hasCells = false
}
