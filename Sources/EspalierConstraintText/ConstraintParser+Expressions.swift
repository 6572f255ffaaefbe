extension ConstraintParser {
    /// A number, or an item with numbers before or behind it.
    mutating func expression(_ first: ParsedTerm) throws(ParsingEnded) -> Expression {
        if scanner.isAtEnd() {
            throw scanner.fail(
                .missingPart, at: scanner.endOfContent(), "nothing stands behind the relation",
                fix: "write a number or an item with its attribute, as in '80' or 'icon.trailing'")
        }
        _ = scanner.peek()
        let start = scanner.position
        let sign = scanner.takeSign()
        if scanner.decimalBegins() {
            _ = scanner.peek()
            let number = try takeNumber(sign: sign, at: start)
            return try expression(beginningWith: number, at: start)
        }
        if let sign {
            guard !scanner.isAtEnd() else {
                throw scanner.missingNumber(fix: "write one behind the sign, as in '-8'")
            }
            throw scanner.fail(
                .unexpectedPart, at: start, "a sign stands before a number only",
                fix: sign < 0 ? "write '-1 * ' before the item instead" : "leave it out")
        }
        var result = Expression()
        result.second = try term()
        try multipliers(&result)
        try constant(&result)
        return result
    }

    private mutating func expression(beginningWith number: Double, at start: Int) throws(ParsingEnded)
        -> Expression
    {
        guard scanner.take("*") else {
            places.constant = start
            return Expression(constant: number)
        }
        if scanner.decimalBegins() {
            throw scanner.fail(
                .unexpectedPart, at: scanner.position, "an item is missing before the second number",
                fix: "write one number and the item, as in '0.5 * icon.width'")
        }
        places.multiplier = start
        var result = Expression(multiplier: number)
        result.second = try term()
        let next = scanner.peek()
        if next == UInt8(ascii: "*") || next == UInt8(ascii: "/") {
            throw scanner.fail(
                .unexpectedPart, at: scanner.position,
                "the numbers of an item stand before it or behind it, not both",
                fix: "write all of them behind it, as in 'icon.width * 2 * 9/16'")
        }
        try constant(&result)
        return result
    }

    /// `* number`, `/ number`, as often as they come. After `/` there is no ratio.
    private mutating func multipliers(_ result: inout Expression) throws(ParsingEnded) {
        while true {
            let isDivision: Bool
            if scanner.take("*") {
                isDivision = false
            } else if scanner.take("/") {
                isDivision = true
            } else {
                return
            }
            _ = scanner.peek()
            let start = scanner.position
            places.multiplier = places.multiplier ?? start
            let sign = scanner.takeSign()
            guard scanner.decimalBegins() else {
                throw scanner.missingNumber(
                    fix: "write one after the '\(isDivision ? "/" : "*")', as in '* 0.5'")
            }
            if isDivision {
                let value = try scanner.takeDecimal() * (sign ?? 1)
                guard value != 0 else { throw divisionByZero(at: start) }
                try refuseSecondDivision(after: start)
                result.multiplier /= value
            } else {
                result.multiplier *= try takeNumber(sign: sign, at: start)
            }
            guard result.multiplier.isFinite else {
                throw scanner.fail(
                    .wrongNumber, at: start, "the numbers of the item come to more than a number can be",
                    fix: "write smaller numbers")
            }
        }
    }

    /// `/ 16/9` could be a division by the ratio, or two divisions.
    private mutating func refuseSecondDivision(after start: Int) throws(ParsingEnded) {
        let end = scanner.position
        guard scanner.take("/") || scanner.take(":") else { return }
        let sign = scanner.position - 1
        let first = scanner.text(start..<end)
        var fix = "write '* \(first)/2' for a ratio, or one number"
        if scanner.decimalBegins(), let last = scanner.endOfDecimal(from: scanner.position),
            last - start < 40
        {
            let second = scanner.text(scanner.position..<last)
            fix = "write '* \(second)/\(first)' to divide by the ratio, or multiply the two numbers"
        }
        throw scanner.fail(
            .unexpectedPart, at: sign, "'/' takes one number, and no ratio", fix: fix)
    }

    /// `+ number` or `- number` behind the item.
    private mutating func constant(_ result: inout Expression) throws(ParsingEnded) {
        _ = scanner.peek()
        guard let operation = scanner.takeSign() else { return }
        _ = scanner.peek()
        let start = scanner.position
        let sign = scanner.takeSign()
        guard scanner.decimalBegins() else {
            let shown = operation < 0 ? "-" : "+"
            if scanner.nameBegins(at: scanner.position) {
                throw scanner.fail(
                    .unexpectedPart, at: scanner.position, "behind '\(shown)' stands a number, not an item",
                    fix: "a constraint relates two items at most; leave this one out")
            }
            throw scanner.missingNumber(fix: "write one after the '\(shown)', as in '\(shown) 8'")
        }
        places.constant = start
        result.constant = try takeNumber(sign: sign, at: start) * operation
        if result.constant == 0 { result.constant = 0 }
    }

    /// A decimal number or a ratio; its sign has been taken. A ratio is one number, `9/16` as well as `9:16`.
    private mutating func takeNumber(sign: Double?, at start: Int) throws(ParsingEnded) -> Double {
        var value = try scanner.takeDecimal() * (sign ?? 1)
        let next = scanner.peek()
        guard next == UInt8(ascii: "/") || next == UInt8(ascii: ":") else {
            return value == 0 ? 0 : value
        }
        let operation = scanner.position
        scanner.position += 1
        guard scanner.decimalBegins() else {
            // `2 / -3` behind an item is a division.
            let other = scanner.peek()
            if next == UInt8(ascii: "/"),
                other == UInt8(ascii: "-") || other == UInt8(ascii: "+") || other == 0xE2
            {
                scanner.position = operation
                return value
            }
            throw scanner.missingNumber(fix: "write the second number of the ratio, as in '9/16'")
        }
        value /= try scanner.takeDecimal()
        guard value.isFinite else { throw divisionByZero(at: start) }
        return value == 0 ? 0 : value
    }

    private mutating func divisionByZero(at start: Int) -> ParsingEnded {
        scanner.fail(
            .wrongNumber, at: start, "the result of the division is not finite",
            fix: "write a second number that is not 0")
    }

    /// Reports what stands behind a whole constraint.
    mutating func unexpectedRest(_ right: Expression) -> ParsingEnded {
        let shown = scanner.shownNext()
        switch scanner.peek() {
        case UInt8(ascii: "+"), UInt8(ascii: "-"):
            let fix =
                right.second == nil
                ? "write the item before the number, as in 'icon.trailing + 8', or one number"
                : "add the numbers up, and write one"
            return scanner.fail(
                .unexpectedPart, at: scanner.position, "a constraint has one number behind the item",
                fix: fix)
        case UInt8(ascii: "*"), UInt8(ascii: "/"):
            return scanner.fail(
                .unexpectedPart, at: scanner.position, "\(shown) cannot stand here",
                fix: "work the numbers out, and write one")
        case UInt8(ascii: "@"):
            return scanner.fail(
                .unexpectedPart, at: scanner.position, "a constraint has one priority",
                fix: "leave one of them out")
        case UInt8(ascii: "=") where places.priority == nil,
            UInt8(ascii: "<") where places.priority == nil,
            UInt8(ascii: ">") where places.priority == nil:
            return scanner.fail(
                .unexpectedPart, at: scanner.position, "a constraint has one relation",
                fix: "write the rest as a constraint of its own")
        case UInt8(ascii: ","), UInt8(ascii: ";"):
            return scanner.fail(
                .unexpectedPart, at: scanner.position, "a text is one constraint",
                fix: "write the rest as a text of its own in the list")
        default: break
        }
        if right.second == nil, places.priority == nil, scanner.nameBegins(at: scanner.position) {
            return scanner.unexpected(
                "an operator is missing before \(shown)", fix: "write '*' between them")
        }
        return scanner.unexpected("\(shown) cannot stand behind the constraint", fix: "leave it out")
    }
}
