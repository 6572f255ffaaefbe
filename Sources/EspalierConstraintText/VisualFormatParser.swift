/// Reads a text of the visual format language from front to back.
struct VisualFormatParser: TextParser {
    var scanner: TextScanner

    init(scanner: TextScanner) {
        self.scanner = scanner
    }

    /// The format, or nil after mistakes.
    mutating func run() -> VisualFormat? {
        do {
            let format = try format()
            return scanner.diagnostics.isEmpty ? format : nil
        } catch {
            return nil
        }
    }

    private mutating func format() throws(ParsingEnded) -> VisualFormat {
        if scanner.isAtEnd() {
            throw fail(
                .missingPart, "the format is empty", fix: "write a view at least, as in 'H:|-[icon]-|'")
        }
        var format = VisualFormat(orientation: try orientation(), views: [])
        if scanner.take("|") { format.leading = try connection() }
        format.views.append(try view())
        while !scanner.isAtEnd() {
            let connection = try connection()
            if scanner.take("|") {
                format.trailing = connection
                guard scanner.isAtEnd() else {
                    throw fail(
                        .unexpectedPart, "nothing can stand behind the superview's second '|'",
                        fix: "leave it out")
                }
                return format
            }
            // What no view can begin with is told as what it is, not as a missing view.
            let isFlush = connection.kind == .flush
            if isFlush, scanner.peek() != UInt8(ascii: "[") { throw unexpectedBetween() }
            format.connections.append(connection)
            format.views.append(try view())
        }
        return format
    }

    /// `H:` or `V:`. Nothing means horizontal.
    private mutating func orientation() throws(ParsingEnded) -> VisualFormat.Orientation {
        _ = scanner.peek()
        let start = scanner.position
        let end = scanner.endOfWord(from: start)
        guard end > start else { return .horizontal }
        let word = scanner.text(start..<min(end, start + 10))
        guard let orientation = VisualFormat.Orientation(rawValue: word) else {
            let isLower = word == "h" || word == "v"
            throw fail(
                .unexpectedPart, "\(scanner.quote(start..<end)) is no orientation",
                fix: isLower
                    ? "write '\(word.uppercased())' with an upper-case letter"
                    : "write 'H:' or 'V:', or a view in brackets, as in '[\(scanner.text(start..<end).prefix(40))]'"
            )
        }
        scanner.position = end
        guard scanner.take(":") else {
            throw fail(
                .missingPart, "a ':' is missing after the orientation '\(word)'", fix: "write '\(word):'")
        }
        return orientation
    }

    private mutating func view() throws(ParsingEnded) -> VisualFormat.View {
        _ = scanner.peek()
        let start = scanner.position
        guard scanner.take("[") else {
            if scanner.peek() == UInt8(ascii: "|") {
                throw fail(
                    .missingPart, "a view is missing before the '|'",
                    fix: "write a view between the superview's two sides, as in 'H:|-[icon]-|'")
            }
            if scanner.isAtEnd() {
                throw fail(.missingPart, "a view is missing", fix: "write one in brackets, as in '[icon]'")
            }
            let shown = scanner.shownNext()
            throw fail(
                .missingPart, "a view is missing before \(shown)",
                fix: "write one in brackets, as in '[icon]'")
        }
        let name = try name(of: "a view", example: "[icon]")
        let predicates = scanner.take("(") ? try predicates(isView: true) : []
        guard scanner.take("]") else {
            if scanner.isAtEnd() {
                throw fail(.missingPart, "a ']' is missing", fix: "write it behind the view '\(name.text)'")
            }
            let shown = scanner.shownNext()
            throw fail(
                .missingPart, "a ']' is missing before \(shown)",
                fix:
                    "write it behind the view; what is said of its size stands in parentheses, as in '[icon(>=20)]'"
            )
        }
        return VisualFormat.View(name: name, predicates: predicates, offset: start)
    }

    /// Nothing, `-`, `-8-` or `-(>=8)-`.
    private mutating func connection() throws(ParsingEnded) -> VisualFormat.Connection {
        _ = scanner.peek()
        let start = scanner.position
        guard scanner.take("-") else { return VisualFormat.Connection(.flush, offset: start) }
        let next = scanner.peek()
        if next == UInt8(ascii: "[") || next == UInt8(ascii: "|") || scanner.isAtEnd() {
            return VisualFormat.Connection(.standard, offset: start)
        }
        let predicates = try scanner.take("(") ? predicates(isView: false) : [simplePredicate()]
        guard scanner.take("-") else {
            let shown = scanner.isAtEnd() ? "" : " before " + scanner.shownNext()
            throw fail(
                .missingPart, "a '-' is missing\(shown)",
                fix: "write a distance with a '-' at both sides, as in '-8-'")
        }
        return VisualFormat.Connection(.spaced(predicates), offset: start)
    }

    private mutating func unexpectedBetween() -> ParsingEnded {
        let shown = scanner.shownNext()
        return fail(
            .unexpectedPart, "\(shown) cannot stand here",
            fix: "views stand in brackets, distances between '-' and '-', as in '[icon]-8-[title]'")
    }

    /// Reports a mistake at the next token, or after the last one at the end.
    mutating func fail(_ kind: ConstraintDiagnostic.Kind, _ message: String, fix: String)
        -> ParsingEnded
    {
        let offset = scanner.isAtEnd() ? scanner.endOfContent() : scanner.position
        return fail(kind, at: offset, message, fix: fix)
    }

    mutating func fail(
        _ kind: ConstraintDiagnostic.Kind, at offset: Int, _ message: String, fix: String
    ) -> ParsingEnded {
        scanner.fail(kind, at: offset, Self.prefix + message, fix: fix)
    }

    /// What ported code looks for (AUTOLAYOUT 7.6).
    static let prefix = "Unable to parse constraint format: "
}
