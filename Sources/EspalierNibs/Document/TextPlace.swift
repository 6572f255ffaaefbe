/// A place in a text, as an editor shows it.
///
/// A line ends with LF, CR LF or CR. A column counts Unicode scalar values, a tab too. A byte order mark at the
/// beginning of a text is not counted.
public struct TextPlace: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The line, counted from 1.
    public var line: Int
    /// The column, counted from 1.
    public var column: Int

    /// Makes a place from a line and a column, both counted from 1.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// `LINE:COLUMN`.
    public var description: String { "\(line):\(column)" }

    /// Whether the first place stands before the second one in a text.
    public static func < (first: TextPlace, second: TextPlace) -> Bool {
        (first.line, first.column) < (second.line, second.column)
    }
}

/// The name of ``TextPlace`` up to 0.6, where interface files had a type of their own.
@available(*, deprecated, renamed: "TextPlace")
public typealias InterfacePlace = TextPlace
