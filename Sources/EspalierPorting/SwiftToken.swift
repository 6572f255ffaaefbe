/// A word, a literal or a sign of Swift source. Spaces and comments are none.
struct SwiftToken {
    enum Kind {
        /// A name or a keyword, also one in backticks.
        case word
        /// What begins with `#` and a letter, such as `#selector` or `#if`.
        case hash
        case number
        /// A text with its quotation marks and all that is interpolated.
        case text
        /// One character of an operator, a bracket or another sign.
        case sign
    }

    var kind: Kind
    /// Its bytes in the source.
    var range: Range<Int>
    /// Whether it is the first one of its line.
    var startsLine: Bool
}
