extension RuleParser {
    /// Takes a name. If it is assigned, its assignment `following` is taken too, and the result is true.
    mutating func takeName(_ name: ConstraintName?, _ token: RuleToken, _ following: RuleToken) -> Bool {
        var isReported = false
        if isSound, !expectsValue {
            let isAssigned = if case .assign = following.kind { true } else { false }
            isReported = reportTwoValues(token, isAssigned: isAssigned)
            if isAssigned, openCount == 0 {
                // Most likely a comma was forgotten. What follows is read as if it were there.
                finishStatement(at: token.start, next: token.start, endsAtComma: false)
            } else {
                isSound = false
            }
        }
        if name == nil, !isReported { reportUnknownName(token, following) }
        guard isSound else { return false }
        // Any name will do for an unknown one: a text with a mistake is not run.
        let name = name ?? .ll
        if case .assign(let operation) = following.kind, isAtExpressionStart {
            pending.append(Pending(role: .assign(name, operation), offset: token.start))
            return true
        }
        takeValue(.name(name), token)
        return false
    }

    /// Whether an assignment may begin here: in the beginning, after a `(` and after another assignment (SLL 4.1).
    private var isAtExpressionStart: Bool {
        switch pending.last?.role {
        case nil, .open, .assign: true
        case .sign, .binary: false
        }
    }

    mutating func takeValue(_ kind: RuleSyntax.Kind, _ token: RuleToken) {
        guard isSound else { return }
        guard expectsValue else {
            _ = reportTwoValues(token, isAssigned: false)
            isSound = false
            return
        }
        nodes.append(RuleSyntax.Node(kind: kind, offset: token.start))
        expectsValue = false
    }

    /// Takes a format. It counts as one even where the statement is wrong, so that the arguments keep their places.
    mutating func takeFormat(_ format: RuleSyntax.Format, _ token: RuleToken) {
        let spelling = String(decoding: bytes[token.start..<token.end], as: UTF8.self)
        formats.append(RuleSyntax.FormatUse(format: format, offset: token.start, spelling: spelling))
        takeValue(.format(format, argument: formats.count - 1), token)
    }

    /// Takes `+ - * /`: after a value the operator between two, otherwise a sign (SLL 3.3).
    mutating func takeOperator(_ operation: RuleSyntax.Operator, _ token: RuleToken) {
        guard isSound else { return }
        guard expectsValue else {
            let role = Pending.Role.binary(operation)
            reduce(downTo: role.precedence)
            pending.append(Pending(role: role, offset: token.start, left: UInt32(nodes.count - 1)))
            expectsValue = true
            return
        }
        switch operation {
        case .add: pending.append(Pending(role: .sign(isMinus: false), offset: token.start))
        case .subtract: pending.append(Pending(role: .sign(isMinus: true), offset: token.start))
        case .multiply, .divide:
            reportMissingValue(at: token.start, before: token)
            isSound = false
        }
    }

    /// An assignment that no bare name stands before (SLL 4.3). Those after a name are taken with the name.
    mutating func takeStrayAssignment(_ token: RuleToken) {
        guard isSound else { return }
        if expectsValue {
            reportMissingValue(at: token.start, before: token)
        } else {
            reportAssignmentToValue(token)
        }
        isSound = false
    }

    mutating func takeOpening(_ token: RuleToken) {
        if isSound, !expectsValue {
            _ = reportTwoValues(token, isAssigned: false)
            isSound = false
        }
        pending.append(Pending(role: .open, offset: token.start))
        openCount += 1
    }

    mutating func takeClosing(_ token: RuleToken) {
        guard openCount > 0 else {
            if !toldStray { reportUnopened(token) }
            toldStray = true
            isSound = false
            return
        }
        if isSound, expectsValue {
            reportMissingValue(at: token.start, before: token)
            isSound = false
        }
        if isSound {
            reduceAll()
        } else {
            while let last = pending.last, !last.isOpening { pending.removeLast() }
        }
        pending.removeLast()
        openCount -= 1
    }
}
