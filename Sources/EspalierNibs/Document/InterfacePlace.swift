/// A place in a text: line and column, both from 1. Columns count Unicode scalars.
public struct InterfacePlace: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The line, from 1.
    public let line: Int
    /// The column, from 1.
    public let column: Int

    /// Makes a place.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// Whether one place comes before another in the text.
    public static func < (lhs: InterfacePlace, rhs: InterfacePlace) -> Bool {
        (lhs.line, lhs.column) < (rhs.line, rhs.column)
    }

    /// `LINE:COLUMN`.
    public var description: String { "\(line):\(column)" }
}
