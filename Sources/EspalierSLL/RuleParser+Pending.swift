extension RuleParser {
    /// An operator that waits for its right operand, or a parenthesis that waits for its `)`. 16 bytes, because a
    /// text from outside may well begin with a million of them.
    struct Pending {
        var role: Role
        /// Where the operator stands, or for an assignment the name.
        var offset: Int
        /// The node of the left operand of a `binary`.
        var left: UInt32 = 0

        init(role: Role, offset: Int, left: UInt32 = 0) {
            self.role = role
            self.offset = offset
            self.left = left
        }

        var isOpening: Bool {
            if case .open = role { true } else { false }
        }

        enum Role {
            case open
            case assign(ConstraintName, RuleSyntax.Operator?)
            case sign(isMinus: Bool)
            case binary(RuleSyntax.Operator)

            /// How tightly it binds (SLL 4.3). Below that of an assignment nothing is reduced but by a `)`.
            var precedence: Int {
                switch self {
                case .open: 0
                case .assign: 1
                case .binary(.add), .binary(.subtract): 2
                case .binary(.multiply), .binary(.divide): 3
                case .sign: 4
                }
            }
        }
    }

    /// Makes nodes of all that binds at least as tightly as `precedence`, innermost first, up to the next parenthesis.
    mutating func reduce(downTo precedence: Int) {
        while let last = pending.last, last.role.precedence >= precedence {
            pending.removeLast()
            // The value before the present place is complete, so its node is the last one.
            let operand = nodes.count - 1
            let kind: RuleSyntax.Kind
            switch last.role {
            case .open: return
            case .assign(let name, let operation): kind = .assign(name, operation, operand)
            case .sign(let isMinus): kind = isMinus ? .minus(operand) : .plus(operand)
            case .binary(let operation): kind = .binary(operation, Int(last.left), operand)
            }
            nodes.append(RuleSyntax.Node(kind: kind, offset: last.offset))
        }
    }

    /// Makes nodes of all that is pending since the last parenthesis, or since the beginning.
    mutating func reduceAll() {
        reduce(downTo: Pending.Role.assign(.ll, nil).precedence)
    }
}
