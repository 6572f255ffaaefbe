/// What a constraint is computed from (SLL 5.2).
indirect enum ModelRecipe {
    case number(Double)
    /// A number that is known in the pass only: the cell with that index.
    case cell(Int)
    /// So many hundredths of the superview's size; on the axis of the constraint if none is named.
    case share(ModelRecipe, ModelAxis?)
    case size(ModelAxis, Int)
    case distance(ModelName, Int)
    case negated(ModelRecipe)
    case binary(Character, ModelRecipe, ModelRecipe)
    /// The superview's size on the axis less the value (SLL 6.2).
    case mirrored(ModelAxis, ModelRecipe)

    /// Whether the view with that index was given to a format in it.
    func measures(_ view: Int) -> Bool {
        switch self {
        case .number, .cell: false
        case .size(_, let other), .distance(_, let other): other == view
        case .share(let inner, _), .negated(let inner), .mirrored(_, let inner): inner.measures(view)
        case .binary(_, let left, let right): left.measures(view) || right.measures(view)
        }
    }
}

/// The constraints of a view (SLL 2.3), and how texts change them (SLL 5 and 6).
struct ModelRules {
    var isRuled = false
    private(set) var values: [ModelName: ModelRecipe] = [:]
    /// The position rules in force per axis, oldest first.
    private(set) var inForce: [[ModelName]] = [[], []]

    mutating func run(_ statements: [ModelExpression]) {
        isRuled = true
        for statement in statements {
            if case .name(let name) = statement {
                assign(.number(0), to: name)
            } else {
                _ = value(of: statement)
            }
        }
    }

    /// Unsets what was built from a view that is gone (SLL 11.4).
    mutating func forget(_ view: Int) {
        for (name, recipe) in values where recipe.measures(view) {
            values[name] = nil
            inForce[name.axis.rawValue].removeAll { $0 == name }
        }
    }

    /// Takes a name away, as if it had never been assigned.
    mutating func drop(_ name: ModelName) {
        values[name] = nil
        inForce[name.axis.rawValue].removeAll { $0 == name }
    }

    private mutating func value(of expression: ModelExpression) -> ModelRecipe? {
        switch expression {
        case .number(let digits): return .number(Self.number(digits))
        case .percentage(let digits, let axis, let negative):
            let number = Self.number(digits)
            return .share(.number(negative ? -number : number), axis)
        case .null: return nil
        case .name(let name): return values[name] ?? .number(0)
        case .size(let axis, let view): return .size(axis, view)
        case .distance(let name, let view): return .distance(name, view)
        case .argument(let argument, let percentage, let axis):
            let number: ModelRecipe =
                switch argument {
                case .number(let number, _): .number(number)
                case .function(let cell), .object(let cell): .cell(cell)
                }
            return percentage ? .share(number, axis) : number
        case .sign(let minus, let operand):
            guard let value = value(of: operand) else { return nil }
            return minus ? .negated(value) : value
        case .binary(let sign, let left, let right):
            let left = value(of: left)
            let right = value(of: right)
            return Self.combined(sign, left, right)
        case .assign(let name, let sign, let right):
            var result = value(of: right)
            if let sign { result = Self.combined(sign, values[name] ?? .number(0), result) }
            assign(result, to: name)
            return result
        }
    }

    /// A number may end with its point.
    private static func number(_ digits: String) -> Double {
        Double(digits.last == "." ? digits + "0" : digits) ?? .nan
    }

    private static func combined(_ sign: Character, _ left: ModelRecipe?, _ right: ModelRecipe?) -> ModelRecipe? {
        guard let left, let right else { return left ?? right }
        return .binary(sign, left, right)
    }

    private mutating func assign(_ value: ModelRecipe?, to name: ModelName) {
        values[name] = value
        if let canonical = name.mirrored {
            assign(value.map { .mirrored(name.axis, $0) }, to: canonical)
        } else if name.line != nil {
            let axis = name.axis.rawValue
            inForce[axis].removeAll { $0 == name }
            if value == nil { return }
            if inForce[axis].count == 2 { inForce[axis].removeFirst() }
            inForce[axis].append(name)
        }
    }
}
