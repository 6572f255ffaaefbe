/// An expression of the language, as random texts are made of.
indirect enum ModelExpression {
    case number(String)
    /// The digits, the prefix, and whether a minus stands between both.
    case percentage(String, ModelAxis?, negative: Bool)
    case null
    case name(ModelName)
    /// `%w`, `%h` of the view with that index.
    case size(ModelAxis, Int)
    /// A position format of the view with that index.
    case distance(ModelName, Int)
    /// `%f`, `%^f`, `%@f` or, as a percentage, `%p`, `%^p`, `%@p`.
    case argument(ModelArgument, percentage: Bool, ModelAxis?)
    case sign(minus: Bool, ModelExpression)
    case binary(Character, ModelExpression, ModelExpression)
    /// `NAME = a`, or with an operator `NAME op= a`.
    case assign(ModelName, Character?, ModelExpression)
}

/// What a number format takes its number from.
enum ModelArgument {
    /// A number under `%f`, `%^f` or `%@f`, by the sign between `%` and the letter.
    case number(Double, sign: String)
    /// A function that reads the cell with that index.
    case function(Int)
    /// An object that is the cell with that index.
    case object(Int)

    var sign: String {
        switch self {
        case .number(_, let sign): sign
        case .function: "^"
        case .object: "@"
        }
    }
}

/// What a format specifier of a text is given.
enum ModelGiven {
    case view(Int)
    case number(Double)
    case function(Int)
    case object(Int)
}

extension ModelExpression {
    /// How tightly an expression holds together: 0 assignments, 1 sums, 2 products, 3 signs, 4 atoms (SLL 4.1).
    private var rank: Int {
        switch self {
        case .assign: 0
        case .binary(let sign, _, _): sign == "+" || sign == "-" ? 1 : 2
        case .sign: 3
        default: 4
        }
    }

    /// Writes the expression with as few parentheses as the grammar allows, and collects its arguments in the order
    /// of the text.
    func write(to text: inout String, _ given: inout [ModelGiven], atLeast least: Int = 0) {
        if rank < least { text += "(" }
        writeBare(to: &text, &given)
        if rank < least { text += ")" }
    }

    private func writeBare(to text: inout String, _ given: inout [ModelGiven]) {
        switch self {
        case .number(let digits): text += digits
        case .percentage(let digits, let axis, let negative):
            text += Self.prefix(axis) + (negative ? "-" : "") + digits + "%"
        case .null: text += "nil"
        case .name(let name): text += name.rawValue
        case .size(let axis, let view):
            text += axis == .horizontal ? "%w" : "%h"
            given.append(.view(view))
        case .distance(let name, let view):
            text += "%" + name.rawValue
            given.append(.view(view))
        case .argument(let argument, let percentage, let axis):
            text += Self.prefix(axis) + "%" + argument.sign + (percentage ? "p" : "f")
            switch argument {
            case .number(let number, _): given.append(.number(number))
            case .function(let cell): given.append(.function(cell))
            case .object(let cell): given.append(.object(cell))
            }
        case .sign(let minus, let operand):
            text += minus ? "-" : "+"
            operand.write(to: &text, &given, atLeast: 3)
        case .binary(let sign, let left, let right):
            left.write(to: &text, &given, atLeast: rank)
            text += " \(sign) "
            right.write(to: &text, &given, atLeast: rank + 1)
        case .assign(let name, let sign, let value):
            text += name.rawValue + " " + (sign.map(String.init) ?? "") + "= "
            value.write(to: &text, &given)
        }
    }

    private static func prefix(_ axis: ModelAxis?) -> String {
        axis.map { $0 == .horizontal ? "H:" : "V:" } ?? ""
    }
}
