import EspalierSupport

// What stands in brackets.
extension SelectorParser {
    /// A condition, behind its bracket.
    mutating func condition(from bracket: Int) throws(ViewSelectorError) -> ViewSelector.Condition {
        scanner.skipSpaces()
        let key = try key()
        scanner.skipSpaces()
        if scanner.take("]") { return ViewSelector.Condition(key: key, comparison: .isPresent) }
        let sign = scanner.position
        guard let comparison = takeComparison() else {
            if scanner.isAtEnd { throw unclosed(bracket) }
            throw mistake(
                "a comparison is missing behind \(scanner.quote(sign - min(sign, key.utf8.count)..<sign))",
                fix: "write '=', '!=', '<', '<=', '>', '>=', '^=', '$=' or '*=' with a value, or ']'")
        }
        if scanner.byte(at: scanner.position) == UInt8(ascii: "=") {
            throw mistake("'\(comparison.rawValue)=' is no comparison", at: sign, fix: "write '\(comparison.rawValue)'")
        }
        scanner.skipSpaces()
        let start = scanner.position
        var value = try value(bracket, comparison)
        if comparison.isForTexts {
            if case .text = value {} else { value = .text(scanner.text(start..<scanner.position)) }
        }
        if comparison.isForNumbers {
            guard case .number = value else {
                throw mistake(
                    "'\(comparison.rawValue)' compares numbers, and \(scanner.quote(start..<scanner.position)) is none",
                    at: start, fix: "write a number, or compare by '=', '!=', '^=', '$=' or '*='")
            }
        }
        scanner.skipSpaces()
        guard scanner.take("]") else {
            if scanner.isAtEnd { throw unclosed(bracket) }
            throw mistake(
                "a ']' is missing", fix: "write ']' behind the value, and texts with spaces and signs in quotes")
        }
        return ViewSelector.Condition(key: key, comparison: comparison, value: value)
    }

    private func unclosed(_ bracket: Int) -> ViewSelectorError {
        mistake("the bracket is not closed", at: bracket, fix: "write ']' behind the property and its value")
    }

    /// `frame.width`.
    private mutating func key() throws(ViewSelectorError) -> String {
        var words: [String] = []
        repeat {
            guard let word = scanner.takeWord() else {
                let isFirst = words.isEmpty
                throw mistake(
                    isFirst ? "a property is missing behind '['" : "a property is missing behind '.'",
                    fix: isFirst
                        ? "write one, as in '[tag=7]'" : "write one, as in '[frame.width=44]', or leave out the '.'")
            }
            words.append(word)
        } while scanner.take(".")
        return words.joined(separator: ".")
    }

    private mutating func takeComparison() -> ViewSelector.Condition.Comparison? {
        for comparison in [
            ViewSelector.Condition.Comparison.notEqual, .lessOrEqual, .greaterOrEqual, .begins, .ends, .contains,
            .equal,
            .less, .greater,
        ] where scanner.take(comparison.rawValue) {
            return comparison
        }
        return nil
    }

    private mutating func value(
        _ bracket: Int, _ comparison: ViewSelector.Condition.Comparison
    ) throws(ViewSelectorError) -> ViewSelector.Condition.Value {
        let start = scanner.position
        if scanner.isAtQuote {
            guard let text = scanner.takeQuoted() else {
                throw mistake(
                    "the quotes of a value are not closed", at: start,
                    fix: "write \(scanner.text(start..<start + 1)) behind its last letter")
            }
            return .text(text)
        }
        if scanner.isAtNumber {
            let isNegative = scanner.take("-")
            if !isNegative { _ = scanner.take("+") }
            let digits = scanner.position..<scanner.endOfRun()
            guard let number = Double(scanner.text(digits)), number.isFinite else {
                throw mistake(
                    "\(scanner.quote(start..<digits.upperBound)) is no number", at: start,
                    fix: "write a number, as in '44' or '0.5', or a text in quotes")
            }
            scanner.position = digits.upperBound
            return .number(isNegative && number != 0 ? -number : number)
        }
        switch scanner.takeWord() {
        case nil:
            if scanner.isAtEnd { throw unclosed(bracket) }
            if scanner.byte(at: start) == UInt8(ascii: "]") {
                throw mistake(
                    "a value is missing behind '\(comparison.rawValue)'",
                    fix: "write a number, true, false, nil, or a text, as in '[text=\"Save\"]'")
            }
            throw unexpected()
        case "true"?: return .boolean(true)
        case "false"?: return .boolean(false)
        case "nil"?: return .absent
        case let word?: return .text(word)
        }
    }
}
