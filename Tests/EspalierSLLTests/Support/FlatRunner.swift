import EspalierSLL

/// Runs a flat syntax from front to back, with the values of `NaiveReader`.
struct FlatRunner {
    var memory: [String: Double] = [:]

    mutating func run(_ syntax: RuleSyntax) -> [Double?] {
        var values: [Double?] = []
        for node in syntax.nodes {
            switch node.kind {
            case .number(let value): values.append(value)
            case .percentage(let value, let axis):
                let size = axis.map { $0 == .horizontal ? 300.0 : 700 } ?? 1000
                values.append(value / 100 * size)
            case .format(_, let argument): values.append(NaiveReader.argument(argument))
            case .null: values.append(nil)
            case .name(let name): values.append(memory[name.text] ?? 0)
            case .plus(let operand): values.append(values[operand])
            case .minus(let operand): values.append(values[operand].map { -$0 })
            case .binary(let operation, let left, let right):
                values.append(NaiveReader.apply(FlatRunner.sign(operation), values[left], values[right]))
            case .assign(let name, let operation, let operand):
                var value = values[operand]
                if let operation {
                    value = NaiveReader.apply(FlatRunner.sign(operation), memory[name.text] ?? 0, value)
                }
                memory[name.text] = value
                values.append(value)
            }
        }
        return syntax.statements.map { values[$0] }
    }

    private static func sign(_ operation: RuleSyntax.Operator) -> String {
        switch operation {
        case .add: "+"
        case .subtract: "-"
        case .multiply: "*"
        case .divide: "/"
        }
    }
}
