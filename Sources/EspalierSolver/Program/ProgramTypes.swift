/// One term of a row of a program.
struct ProgramTerm: BitwiseCopyable {
    var parameter: Int32
    var coefficient: Double
}

/// What a value of an unknown costs: `below` for each point below `point`, `above` for each one above of it. A slope may
/// be negative, but `below + above` never: that the costs are convex is what everything stands on. A linear cost is
/// `above: c, below: -c`.
struct ProgramCost: BitwiseCopyable {
    var unknown: Int32
    var point: Double
    var below: Double
    var above: Double
}

/// A stretch of values of an unknown on which its costs are linear.
struct ProgramPiece: BitwiseCopyable {
    var left: Double
    var right: Double
    var slope: Double
}

/// One unknown of a program: a parameter or a row.
struct ProgramUnknown: BitwiseCopyable {
    var value: Double
    /// The domain, cut down to the present face.
    var lower: Double
    var upper: Double
    /// The piece of the costs on which the unknown is: one of `pieces`, or the whole domain with no slope. One that is at
    /// the end of a piece may be on either side; for basic unknowns that is the choice of a dual.
    var left: Double
    var right: Double
    var slope: Double
    /// The column of a nonbasic unknown; the complement of the row of a basic one.
    var place: Int32
    /// Where the pieces begin, and the number of the last one. 0: there is but one.
    var firstPiece: Int32 = 0
    var lastPiece: Int32 = 0
    /// The number of the piece.
    var piece: Int32 = 0
    /// How much the unknown moves for a parameter that moves by 1: its greatest coefficient. A cell is about as great as
    /// the scale of its basic unknown is to that of its nonbasic one, or it is nothing but rounding.
    var scale = 1.0

    @inline(__always)
    var isBasic: Bool { place < 0 }

    @inline(__always)
    var row: Int { Int(~place) }
}

/// An end of a piece that is met while an unknown moves.
struct ProgramEvent: BitwiseCopyable {
    /// How far the moving unknown is then.
    var time: Double
    /// How fast the unknown that meets its end moves.
    var rate: Double
    /// By how much the costs rise faster behind the end; infinite where the domain ends.
    var jump: Double
    /// The unknown that meets its end.
    var unknown: Int32
    /// Its row; -1 for the moving unknown itself.
    var row: Int32
}
