extension VisualFormat {
    /// Parses a text of the visual format language, by the grammar in Apple's Auto Layout Guide:
    ///
    ///     format      [H: or V:] [| connection] view (connection view)… [connection |]
    ///     view        [name] or [name(predicate, …)]
    ///     connection  nothing, -, -simple-, -(predicate, …)-
    ///     simple      a metric's name, or a number without a sign
    ///     predicate   [== <= >=] object [@ priority]
    ///     object      a number, a metric's name, a view's name
    ///     priority    a number or a metric's name
    ///
    /// Names are letters and digits of ASCII and `_`; numbers may have a sign and an exponent. Beyond the guide, a
    /// view's name in the predicate of a view may have `.width` or `.height` behind it, and a name `*` and `/` with
    /// numbers, taken from left to right; spaces and line ends may stand between all tokens.
    ///
    /// - Returns: The format, or else the mistakes in the order of their places: the first one against the grammar, and
    ///   before it priorities outside 1 to 1000. Each message begins with "Unable to parse constraint format"
    ///   (AUTOLAYOUT 7.6).
    /// - Complexity: O(*n*) in the length of the text. Nothing recurses.
    package static func parse(_ text: String) -> (
        format: VisualFormat?, diagnostics: [ConstraintDiagnostic]
    ) {
        let (format, diagnostics) = VisualFormatParser.parse(text)
        return (format, diagnostics)
    }
}
