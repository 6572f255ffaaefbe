/// One token of a rule text (SLL 3.2), or what stands where none begins (SLL 3.6).
struct RuleToken {
    var kind: Kind
    /// The offset of the first byte.
    var start: Int
    /// The offset just after the last byte. For `end`, the same as `start`.
    var end: Int

    enum Kind {
        /// The end of the text.
        case end
        /// The end of a statement (SLL 3.1).
        case comma
        /// `=`, or with an operator `+=` and its like.
        case assign(RuleSyntax.Operator?)
        /// `+ - * /`. Whether a sign or between two values is not known here (SLL 3.3).
        case `operator`(RuleSyntax.Operator)
        case open
        case close
        case null
        /// A name; nil if it is none of the 18 (SLL 5.8).
        case name(ConstraintName?)
        case number(Double)
        case percentage(Double, Axis?)
        case format(RuleSyntax.Format)
        /// Characters that start no token; a run that is one mistake is one such token.
        case bad
    }
}
