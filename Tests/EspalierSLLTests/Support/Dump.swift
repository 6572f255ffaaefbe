import EspalierSLL

extension RuleSyntax {
    /// The statements with all parentheses written out, operator first: `tt = 1 + 2` is `(tt = (+ 1 2))`.
    var dump: String {
        var texts: [String] = []
        for node in nodes {
            switch node.kind {
            case .number(let value): texts.append(RuleSyntax.dump(value))
            case .percentage(let value, let axis):
                texts.append(RuleSyntax.prefix(axis) + RuleSyntax.dump(value) + "%")
            case .format(_, let argument): texts.append("\(formats[argument].spelling)#\(argument)")
            case .null: texts.append("nil")
            case .name(let name): texts.append(name.text)
            case .plus(let operand): texts.append("(+ \(texts[operand]))")
            case .minus(let operand): texts.append("(- \(texts[operand]))")
            case .binary(let operation, let left, let right):
                texts.append("(\(RuleSyntax.dump(operation)) \(texts[left]) \(texts[right]))")
            case .assign(let name, let operation, let operand):
                let sign = operation.map(RuleSyntax.dump) ?? ""
                texts.append("(\(name.text) \(sign)= \(texts[operand]))")
            }
        }
        return statements.map { texts[$0] }.joined(separator: ", ")
    }

    private static func prefix(_ axis: Axis?) -> String {
        switch axis {
        case nil: ""
        case .horizontal: "H:"
        case .vertical: "V:"
        }
    }

    private static func dump(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e9 ? String(Int(value)) : "\(value)"
    }

    private static func dump(_ operation: Operator) -> String {
        switch operation {
        case .add: "+"
        case .subtract: "-"
        case .multiply: "*"
        case .divide: "/"
        }
    }
}

/// The dump of a text without mistakes, or the printed diagnostics.
func dump(_ text: String) -> String {
    let (syntax, diagnostics) = RuleSyntax.parse(text)
    guard diagnostics.isEmpty else { return diagnostics.map(\.description).joined(separator: "\n") }
    syntax._checkInvariants()
    return syntax.dump
}
