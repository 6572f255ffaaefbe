import EspalierSupport

/// Reads a constraint text from front to back, and keeps what cannot be related for the end (AUTOLAYOUT 5).
struct ConstraintParser: TextParser {
    var scanner: TextScanner
    var places = ConstraintSyntax.Places()

    init(scanner: TextScanner) {
        self.scanner = scanner
    }

    /// The right side of the relation.
    struct Expression {
        var second: ParsedTerm?
        var multiplier = 1.0
        var constant = 0.0
    }

    /// A term whose names may be unknown. That has been reported.
    struct ParsedTerm {
        var item: ConstraintSyntax.Item
        var guide: ConstraintSyntax.Guide?
        var attribute: ConstraintSyntax.Attribute?
        var range: Range<Int>
        /// The range of the item and its guide, without the last point.
        var base: Range<Int>
        var guideOffset: Int?
        var attributeOffset: Int

        var term: ConstraintSyntax.Term? {
            attribute.map {
                ConstraintSyntax.Term(
                    item: item, guide: guide, attribute: $0, offset: range.lowerBound,
                    guideOffset: guideOffset,
                    attributeOffset: attributeOffset)
            }
        }
    }

    /// The syntax, or nil after mistakes.
    mutating func run() -> ConstraintSyntax? {
        do {
            let syntax = try constraint()
            return scanner.diagnostics.isEmpty ? syntax : nil
        } catch {
            return nil
        }
    }

    private mutating func constraint() throws(ParsingEnded) -> ConstraintSyntax? {
        let identifier = try identifier()
        let first = try firstTerm()
        let relation = try relation(after: first)
        let right = try expression(first)
        let priority = try priority()
        guard scanner.isAtEnd() else { throw unexpectedRest(right) }
        guard scanner.diagnostics.isEmpty, let left = first.term else { return nil }
        checkRelated(first, right)
        return ConstraintSyntax(
            identifier: identifier, first: left, relation: relation, second: right.second?.term,
            multiplier: right.multiplier, constant: right.constant, priority: priority, places: places)
    }

    /// The name before a colon, if there is one. A look ahead over one name and the spaces after it.
    private mutating func identifier() throws(ParsingEnded) -> String? {
        let first = scanner.peek()
        let start = scanner.position
        var ahead = scanner
        let name: String
        if first == UInt8(ascii: "'") {
            guard let quoted = try? ahead.takeQuoted() else { return nil }
            name = quoted
        } else {
            ahead.position = scanner.endOfName(from: start)
            guard ahead.position > start else { return nil }
            name = scanner.text(start..<ahead.position)
        }
        let end = ahead.position
        guard ahead.take(":") else { return nil }
        if first != UInt8(ascii: "'"), !scanner.nameBegins(at: start) {
            throw scanner.fail(
                .wrongName, at: start, "an identifier that begins with a digit or '-' needs quotes",
                fix: "write \(scanner.quote(start..<end))")
        }
        places.identifier = start
        scanner.position = ahead.position
        return name
    }

    private mutating func firstTerm() throws(ParsingEnded) -> ParsedTerm {
        if scanner.isAtEnd() {
            let isEmpty = places.identifier == nil
            throw scanner.fail(
                .missingPart, at: scanner.endOfContent(),
                isEmpty ? "the constraint is empty" : "nothing stands behind the identifier",
                fix: "write one, as in 'title.leading == icon.trailing + 8'")
        }
        _ = scanner.peek()
        let start = scanner.position
        var ahead = scanner
        let isSigned = ahead.takeSign() != nil
        if isSigned || scanner.decimalBegins() {
            // A word that begins with a digit is told as such.
            if !isSigned { _ = try scanner.takeDecimal() }
            throw scanner.fail(
                .unexpectedPart, at: start, "a constraint begins with an item and its attribute",
                fix:
                    "write the number on the right side, as in 'title.width == 80' or 'a.width == 2 * b.width'"
            )
        }
        return try term()
    }

    private mutating func relation(after first: ParsedTerm) throws(ParsingEnded)
        -> ConstraintSyntax.Relation
    {
        _ = scanner.peek()
        let start = scanner.position
        places.relation = start
        for relation in ConstraintSyntax.Relation.allCases where scanner.begins(with: relation.rawValue) {
            scanner.position += relation.rawValue.utf8.count
            return relation
        }
        for (spelling, meant) in Self.otherRelations where scanner.begins(with: spelling) {
            throw scanner.fail(
                .unexpectedPart, at: start, "'\(spelling)' is no relation", fix: "write '\(meant)'")
        }
        let shown = scanner.quote(first.range)
        let fix = "the relations are == <= >=, as in '\(clippedText(scanner.bytes, first.range)) == 80'"
        if scanner.isAtEnd() {
            throw scanner.fail(
                .missingPart, at: scanner.endOfContent(), "a relation is missing after \(shown)", fix: fix)
        }
        let next = scanner.peek()
        if [UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "+"), UInt8(ascii: "-")].contains(next) {
            throw scanner.fail(
                .unexpectedPart, at: scanner.position, "the left side is one item and its attribute",
                fix: "write the numbers on the right side")
        }
        let found = scanner.shownNext()
        throw scanner.unexpected("a relation is missing before \(found)", fix: fix)
    }

    /// What other languages write, longest first, and what is meant by it.
    private static let otherRelations = [
        ("=<", "<="), ("=>", ">="), ("≤", "<="), ("≥", ">="), ("!=", "<=' or '>="), ("=", "=="),
        ("<", "<="),
        (">", ">="),
    ]

    private mutating func priority() throws(ParsingEnded) -> Float {
        guard scanner.take("@") else { return 1000 }
        _ = scanner.peek()
        let start = scanner.position
        let sign = scanner.takeSign()
        guard scanner.decimalBegins() else {
            throw scanner.missingNumber(
                fix: "write a priority from 1 to 1000 after the '@', such as '@750'")
        }
        let value = try scanner.takeDecimal() * (sign ?? 1)
        places.priority = start
        guard (1...1000).contains(value) else {
            scanner.report(
                .wrongPriority, at: start, "the priority \(decimalText(value)) is not between 1 and 1000",
                fix: value > 1000
                    ? "write '@1000', or leave it out: 1000 is required" : "write '@1' or more")
            return 1000
        }
        return Float(value)
    }
}
