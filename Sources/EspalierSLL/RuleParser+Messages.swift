import EspalierSupport

extension RuleParser {
    /// A value is not there (SLL 4.4, 12.2). `token` is what stands in its place; nil at the end of the statement.
    mutating func reportMissingValue(at offset: Int, before token: RuleToken?) {
        guard collector.accepts(offset) else { return }
        let message: String
        let fix: String
        switch previous.kind {
        case .assign(let operation):
            message = "a value is missing after \(text(of: previous))"
            fix = fixForMissing(after: operation, before: token)
        case .operator:
            message = "a value is missing after \(text(of: previous))"
            fix = fixForMissingOperand(before: token)
        default:
            (message, fix) = missingAtBeginning(before: token)
        }
        collector.add(.missingValue, at: offset, message, fix: fix)
    }

    /// After an assignment: the name that is assigned is the last that is pending.
    private func fixForMissing(after operation: RuleSyntax.Operator?, before token: RuleToken?) -> String {
        if case .assign = token?.kind, token?.start == previous.end, operation == nil {
            return "write '=' only once"
        }
        guard let last = pending.last, case .assign(let name, _) = last.role,
            ConstraintName(bytes: bytes, from: last.offset, to: lexer.endOfName(at: last.offset)) != nil
        else { return "write one after it" }
        let sign = operation == nil ? "=" : String(decoding: bytes[previous.start..<previous.end], as: UTF8.self)
        return "write one, as in '\(name) \(sign) 0', or '\(name) = nil' to reset \(name)"
    }

    private func fixForMissingOperand(before token: RuleToken?) -> String {
        // `tt + = 5`: the two halves of a compound assignment.
        if case .assign(nil) = token?.kind, pending.count == 1, case .binary = pending.last?.role,
            case .name(let name) = nodes.last?.kind
        {
            let sign = String(decoding: bytes[previous.start..<previous.end], as: UTF8.self)
            return "write '\(sign)=' without a space, as in '\(name) \(sign)= 5'"
        }
        return "write one after it, or leave out the \(text(of: previous))"
    }

    /// At the beginning of the statement or after a `(`.
    private func missingAtBeginning(before token: RuleToken?) -> (message: String, fix: String) {
        guard let token else { return ("a value is missing", "write one") }
        switch token.kind {
        case .close:
            return ("a value is missing after '('", "write one between the parentheses, or leave them out")
        case .assign:
            let sign = String(decoding: bytes[token.start..<token.end], as: UTF8.self)
            return ("a name is missing before '\(sign)'", "write the name to assign to, as in 'tt \(sign) 5'")
        default:
            let text = text(of: token)
            return ("a value is missing before \(text)", "write one before it, or leave out the \(text)")
        }
    }

    /// Something else than a bare name stands before an assignment (SLL 4.3).
    mutating func reportAssignmentToValue(_ token: RuleToken) {
        guard collector.accepts(token.start) else { return }
        let sign = String(decoding: bytes[token.start..<token.end], as: UTF8.self)
        let fix: String
        switch (previous.kind, nodes.last?.kind) {
        case (.name, _):
            let name = collector.clip(previous.start..<previous.end)
            fix = "to assign inside an expression, put the assignment in parentheses, as in '(\(name) \(sign) 5)'"
        case (.close, .name):
            fix = "leave out the parentheses around the name"
        default:
            fix = "write a name alone before it, as in 'tt \(sign) 5'"
        }
        collector.add(.unexpectedToken, at: token.start, "only a bare name can stand before '\(sign)'", fix: fix)
    }

    /// Two values, or a value and a `(`, with no operator between them (SLL 3.5, 4.1). The result says whether the
    /// two touch, so that an unknown name in second place is most likely part of the same mistake.
    mutating func reportTwoValues(_ token: RuleToken, isAssigned: Bool) -> Bool {
        let touches = previous.end == token.start
        guard collector.accepts(token.start) else { return touches }
        let second = text(of: token)
        let fix: String
        if isAssigned, openCount == 0 {
            fix = "put a comma before \(second); statements are separated by commas"
        } else if touches, let special = fixForTouching(token) {
            fix = special
        } else if case .open = token.kind {
            fix = "put an operator between them, such as '*'"
        } else {
            fix = "put an operator or a comma between them"
        }
        let message = "unexpected \(second) after \(text(of: previous))"
        collector.add(.unexpectedToken, at: token.start, message, fix: fix)
        return touches
    }

    private func fixForTouching(_ token: RuleToken) -> String? {
        switch (previous.kind, token.kind) {
        case (.number, .name) where isExponent(token):
            "there is no exponent notation; write the number in full, such as '1000'"
        case (.number, .number):
            "a number has at most one point"
        case (.number, .name(nil)), (.percentage, .name(nil)):
            "leave out \(text(of: token)), or put an operator before it"
        case (.format, .name), (.format, .number):
            "there is no format \(collector.quote(previous.start..<token.end)); "
                + "put an operator or a comma after \(text(of: previous)), or leave out \(text(of: token))"
        default:
            nil
        }
    }

    /// Whether a name looks like the exponent of other languages: `e` and digits.
    private func isExponent(_ token: RuleToken) -> Bool {
        bytes[token.start] == UInt8(ascii: "e")
            && bytes[token.start + 1..<token.end].allSatisfy(RuleLexer.isDigit)
    }

    /// A `)` without its `(` (SLL 12.4).
    mutating func reportUnopened(_ token: RuleToken) {
        guard collector.accepts(token.start) else { return }
        var fix = "leave it out, or write the '(' that belongs to it"
        if let leftOpen {
            fix =
                "leave it out; the comma at \(leftOpen.comma.text) ended the statement of the '(' at "
                + leftOpen.opening.text
        }
        collector.add(.unbalancedParenthesis, at: token.start, "this ')' has no '(' in its statement", fix: fix)
    }

    /// The first `(` that the statement left open (SLL 12.4).
    mutating func reportUnclosed(end: Int, endsAtComma: Bool) {
        guard let opening = pending.first(where: { $0.isOpening }), collector.accepts(opening.offset) else { return }
        let place = collector.openingPlace(at: opening.offset)
        let comma = collector.place(at: end)
        var message = "this '(' is not closed before the end of the text"
        var fix = fixForUnclosed(end: end)
        if endsAtComma {
            message = "this '(' is not closed before the comma at \(comma.text)"
            fix += "; a comma always ends the statement"
            leftOpen = (place, comma)
        }
        collector.add(.unbalancedParenthesis, at: place, message, fix: fix)
    }

    private func fixForUnclosed(end: Int) -> String {
        if case .open = previous.kind { return "write a value and a ')' after it, or leave it out" }
        var first = statementStart
        while RuleLexer.isSpace(bytes[first]) { first += 1 }
        let statement = bytes[first..<previous.end]
        guard isSound, !expectsValue, openCount <= 8, statement.count <= 80,
            !statement.contains(where: PlaceFinder.isLineEnd)
        else { return "add the ')' that belongs to it" }
        return "write '" + String(decoding: statement, as: UTF8.self) + String(repeating: ")", count: openCount) + "'"
    }

    func text(of token: RuleToken) -> String {
        collector.quote(token.start..<token.end)
    }
}
