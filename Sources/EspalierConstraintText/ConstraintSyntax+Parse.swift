extension ConstraintSyntax {
    /// Parses one constraint text (AUTOLAYOUT 5).
    ///
    ///     [identifier :] TERM RELATION EXPRESSION [@ priority]
    ///     TERM        ITEM.attribute, ITEM.GUIDE.attribute
    ///     RELATION    == <= >=
    ///     EXPRESSION  number, [number *] TERM [± number], TERM (* or /) number… [± number]
    ///     number      [sign] decimal, [sign] decimal / decimal, [sign] decimal : decimal
    ///
    /// Spaces and line ends may stand between all tokens. Where a sign may be a part of a name:
    ///
    /// - The name of an item begins with a letter or `_` and goes on as far as it can, through `-` too: `a-b.width` is
    ///   of the item `a-b`. What begins with a digit or a `-` is written in quotes.
    /// - An attribute has no `-`: `b.width-8` and `b.width -8` are both 8 less than the width of `b`.
    /// - `-` and `−` (U+2212) are the same sign. A sign belongs to a number, also behind another one: `b.left - -8`.
    ///
    /// Several numbers behind an item are taken one after the other, from left to right, a ratio as one number:
    /// `* 2 * 9/16` is 2 × (9 / 16). After `/` comes one number; `/ 16/9` is refused, since it can be read in two ways.
    ///
    /// - Returns: The syntax, or else the mistakes in the order of their places: the first one against the grammar, and
    ///   before it unknown attributes and guides and wrong numbers; in a text without any of these, what cannot be
    ///   related (AUTOLAYOUT 2.7).
    /// - Complexity: O(*n*) in the length of the text. Nothing recurses.
    package static func parse(_ text: String) -> (
        syntax: ConstraintSyntax?, diagnostics: [ConstraintDiagnostic]
    ) {
        let (syntax, diagnostics) = ConstraintParser.parse(text)
        return (syntax, diagnostics)
    }
}
