import EspalierSupport

/// The state of a program before `range(of:)`.
final class ProgramKeptState {
    let unknowns = PlainBuffer<ProgramUnknown>()
    let cells = PlainBuffer<Double>()
    let columns = PlainBuffer<Int32>()
    let rows = PlainBuffer<Int32>()
    var cursor = 0
    var activeColumns = 0
    /// How many pivots ago the dictionary was computed from the rows.
    var rebuiltAt = 0
    var hasCells = false
}
