/// A sum of advance widths in units of the table: whole numbers, so that a text is as wide as its parts in whatever order
/// they are added.
struct Advance: Hashable {
    /// In the design for small text, or in the regular weight.
    var base = 0
    /// What the design for large text, or the bold weight, has more.
    var difference = 0
    /// How many characters are tracked.
    var tracked = 0

    static func += (sum: inout Advance, other: Advance) {
        sum.base += other.base
        sum.difference += other.difference
        sum.tracked += other.tracked
    }
}

/// What is known of one character of a table.
struct Glyph: Hashable {
    /// In units, as in ``Advance``.
    var base: Int32 = 0
    var difference: Int16 = 0
    /// Where pairs that end with this character stand in a row.
    var column: UInt16 = 0
    /// Where the row of those that begin with it stands among the table's pairs.
    var row: Int32 = 0
}
