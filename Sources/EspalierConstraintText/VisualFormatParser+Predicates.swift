extension VisualFormatParser {
    /// What stands behind a `(`, up to its `)`.
    mutating func predicates(isView: Bool) throws(ParsingEnded) -> [VisualFormat.Predicate] {
        let opening = scanner.position - 1
        var predicates: [VisualFormat.Predicate] = []
        repeat {
            predicates.append(try predicate(isView: isView))
        } while scanner.take(",")
        guard scanner.take(")") else {
            if scanner.isAtEnd() {
                throw fail(
                    .missingPart, at: opening, "this '(' is not closed",
                    fix: "write a ')' behind the last predicate")
            }
            let shown = scanner.shownNext()
            throw fail(
                .unexpectedPart, "\(shown) cannot stand in this predicate",
                fix:
                    "write a relation, a number or a name, and a priority, as in '(>=20@750)'; several with a ',' "
                    + "between them")
        }
        return predicates
    }

    /// A metric's name or a number without a sign.
    mutating func simplePredicate() throws(ParsingEnded) -> VisualFormat.Predicate {
        _ = scanner.peek()
        let start = scanner.position
        if scanner.endOfDecimal(from: start) != nil {
            return VisualFormat.Predicate(
                object: .number(try number()), offset: start, objectOffset: start)
        }
        guard TextScanner.isLetter(scanner.byte(at: start)) else {
            let shown = scanner.shownNext()
            let next = scanner.peek()
            let isSign = next == UInt8(ascii: "-") || next == UInt8(ascii: "+")
            throw fail(
                .unexpectedPart, "\(shown) cannot stand in a distance",
                fix: isSign
                    ? "write a number with a sign in parentheses, as in '-(-8)-'"
                    : "write a number or a metric, or predicates in parentheses, as in '-(>=8)-'")
        }
        let name = try name(of: "a metric", example: "margin")
        return VisualFormat.Predicate(object: .name(name.text), offset: start, objectOffset: start)
    }

    private mutating func predicate(isView: Bool) throws(ParsingEnded) -> VisualFormat.Predicate {
        _ = scanner.peek()
        let start = scanner.position
        let relation = try relation()
        _ = scanner.peek()
        let objectOffset = scanner.position
        var ahead = scanner
        let isNumber = ahead.takeSign() != nil || ahead.decimalBegins()
        var predicate = VisualFormat.Predicate(
            relation: relation, object: .number(0), offset: start, objectOffset: objectOffset)
        if isNumber {
            predicate.object = .number(try number())
        } else {
            let name = try name(of: "a number, a metric or a view", example: isView ? "(>=20)" : "(>=8)")
            predicate.object = try object(name, isView: isView)
            predicate.multiplier = try multiplier()
        }
        predicate.priority = try priority()
        return predicate
    }

    /// A name, with `.width` or `.height` behind it if it is a view's.
    private mutating func object(_ name: VisualFormat.Name, isView: Bool) throws(ParsingEnded)
        -> VisualFormat.Object
    {
        guard scanner.take(".") else { return .name(name.text) }
        guard isView else {
            throw fail(
                .unexpectedPart, at: name.offset, "a distance cannot be compared with the size of a view",
                fix: "write a number or a metric, or a constraint of its own")
        }
        let attribute = try self.name(of: "an attribute", example: "(==icon.width)")
        switch attribute.text {
        case "width": return .size(name.text, .width)
        case "height": return .size(name.text, .height)
        default:
            throw fail(
                .unknownName, at: attribute.offset, "'\(attribute.text.prefix(40))' is no size of a view",
                fix: "write 'width' or 'height'")
        }
    }

    /// `*` and `/` with numbers, from left to right.
    private mutating func multiplier() throws(ParsingEnded) -> Double {
        var value = 1.0
        while true {
            let isProduct = scanner.take("*")
            guard isProduct || scanner.take("/") else { return value }
            _ = scanner.peek()
            let start = scanner.position
            let number = try number()
            value = isProduct ? value * number : value / number
            guard value.isFinite else {
                throw fail(
                    .wrongNumber, at: start, "the multiplier is not finite",
                    fix: "write a number that is not 0")
            }
        }
    }

    private mutating func priority() throws(ParsingEnded) -> VisualFormat.Priority? {
        guard scanner.take("@") else { return nil }
        _ = scanner.peek()
        let start = scanner.position
        if TextScanner.isLetter(scanner.byte(at: start)) {
            return .name(try name(of: "a priority", example: "@750"))
        }
        let value = try number()
        guard (1...1000).contains(value) else {
            scanner.report(
                .wrongPriority, at: start,
                Self.prefix + "the priority \(decimalText(value)) is not between 1 and 1000",
                fix: value > 1000 ? "write '@1000', or leave it out" : "write '@1' or more")
            return nil
        }
        return .number(Float(value))
    }

    private mutating func relation() throws(ParsingEnded) -> ConstraintSyntax.Relation {
        _ = scanner.peek()
        for relation in ConstraintSyntax.Relation.allCases where scanner.begins(with: relation.rawValue) {
            scanner.position += relation.rawValue.utf8.count
            return relation
        }
        let next = scanner.byte(at: scanner.position)
        guard next == UInt8(ascii: "=") || next == UInt8(ascii: "<") || next == UInt8(ascii: ">") else {
            return .equal
        }
        throw fail(
            .unexpectedPart, "'\(Unicode.Scalar(next))' is no relation", fix: "the relations are == <= >="
        )
    }

    /// A name as C has them.
    mutating func name(of what: String, example: String) throws(ParsingEnded) -> VisualFormat.Name {
        _ = scanner.peek()
        let start = scanner.position
        guard TextScanner.isLetter(scanner.byte(at: start)) else {
            if scanner.isAtEnd() {
                throw fail(.missingPart, "\(what) is missing", fix: "write one, as in '\(example)'")
            }
            let shown = scanner.shownNext()
            throw fail(
                .missingPart, "\(what) is missing before \(shown)",
                fix:
                    "write one, as in '\(example)'; names are letters, digits and '_', and begin with no digit"
            )
        }
        scanner.position = scanner.endOfWord(from: start)
        return VisualFormat.Name(scanner.text(start..<scanner.position), offset: start)
    }

    /// A number with a sign and an exponent, if it has them.
    private mutating func number() throws(ParsingEnded) -> Double {
        _ = scanner.peek()
        let start = scanner.position
        let sign = scanner.takeSign() ?? 1
        _ = scanner.peek()
        let digits = scanner.position
        guard var end = scanner.endOfDecimal(from: digits) else {
            let shown = scanner.isAtEnd() ? "" : " before " + scanner.shownNext()
            throw fail(.missingPart, "a number is missing\(shown)", fix: "write one, as in '8'")
        }
        var value = scanner.decimalValue(digits..<end)
        if let last = scanner.endOfExponent(from: end) {
            value = Double("0" + scanner.text(digits..<last)) ?? .infinity
            end = last
        }
        guard value.isFinite else {
            throw fail(
                .wrongNumber, at: start, "the number \(scanner.quote(digits..<end)) is too large",
                fix: "layouts are exact up to 10000000")
        }
        scanner.position = end
        return value == 0 ? 0 : value * sign
    }
}

extension TextScanner {
    /// The offset after the exponent of a number that begins at `start`, `e-5`; nil if none does.
    func endOfExponent(from start: Int) -> Int? {
        guard byte(at: start) | 0x20 == UInt8(ascii: "e") else { return nil }
        var end = start + 1
        if byte(at: end) == UInt8(ascii: "-") || byte(at: end) == UInt8(ascii: "+") { end += 1 }
        let digits = end
        while Self.isDigit(byte(at: end)) { end += 1 }
        return end > digits ? end : nil
    }
}
