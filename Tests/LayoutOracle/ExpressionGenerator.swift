import TestSupport

/// Makes random statements about a model.
struct ExpressionGenerator {
    var random: SplitMix64
    /// Whether all arithmetic on the numbers is exact: halves and quarters, and factors that are powers of two. Then no
    /// order of additions matters.
    let isExact: Bool

    mutating func number() -> String {
        isExact
            ? random.any(["0", "1", "2", "4.5", "8", "10", "12.25", "30", ".5", "64."])
            : random.any(["0", "1", "3", "5.1", "7", "8.3", "10", "12.25", "33.3", ".7", "80."])
    }

    mutating func percentage() -> String {
        isExact ? random.any(["50", "25", "100", "12.5"]) : random.any(["50", "33.3", "100", "10", "7"])
    }

    mutating func argumentNumber() -> Double {
        isExact ? random.any([0, 12.5, -25, 25, 50, 100]) : random.any([0, 2.1, 12.5, -4.7, 25, 33.3])
    }

    /// What a function or an object gives.
    mutating func cellNumber() -> Double? {
        random.oneIn(12) ? random.any([nil, .nan, .infinity]) : argumentNumber()
    }

    private mutating func axis() -> ModelAxis? { random.any([nil, nil, .horizontal, .vertical]) }

    /// - Parameters:
    ///   - measured: views that may be measured, the likely ones more than once.
    ///   - cells: how many cells there are.
    mutating func statement(_ measured: [Int], _ cells: Int) -> ModelExpression {
        switch random.below(20) {
        case 0: return .name(random.any(ModelName.allCases))
        case 1: return sum(measured, cells, depth: 1)
        case 2...4: return .assign(random.any(ModelName.allCases), nil, .null)
        case 5: return .binary("+", .assign(random.any(ModelName.allCases), nil, sum(measured, cells, depth: 1)), .null)
        default: return assignment(measured, cells, depth: 2)
        }
    }

    private mutating func assignment(_ measured: [Int], _ cells: Int, depth: Int) -> ModelExpression {
        let name = random.oneIn(3) ? random.any(ModelName.allCases) : random.any(ModelName.positions)
        var sign: Character?
        if random.oneIn(6) { sign = random.any(["+", "-", "*"]) }
        let value =
            depth > 0 && random.oneIn(7)
            ? assignment(measured, cells, depth: depth - 1) : sum(measured, cells, depth: 2)
        return .assign(name, sign, value)
    }

    private mutating func sum(_ measured: [Int], _ cells: Int, depth: Int) -> ModelExpression {
        if depth == 0 || random.below(5) < 3 { return atom(measured, cells, depth: depth) }
        switch random.below(6) {
        case 0: return .sign(minus: random.below(4) > 0, sum(measured, cells, depth: depth - 1))
        case 1:
            let factor = isExact ? random.any(["2", "4", ".5", "1"]) : random.any(["2", "3", ".7", "1", "0"])
            let sign: Character = !isExact || factor != "0" ? random.any(["*", "/"]) : "*"
            return .binary(sign, sum(measured, cells, depth: depth - 1), .number(factor))
        case 2: return .binary("*", .number(isExact ? "2" : "1.1"), sum(measured, cells, depth: depth - 1))
        default:
            return .binary(
                random.any(["+", "-"]), sum(measured, cells, depth: depth - 1), sum(measured, cells, depth: depth - 1))
        }
    }

    private mutating func atom(_ measured: [Int], _ cells: Int, depth: Int) -> ModelExpression {
        switch random.below(16) {
        case 0...2: return .number(number())
        case 3, 4: return .percentage(percentage(), axis(), negative: false)
        case 5:
            let axis = axis()
            return .percentage(percentage(), axis, negative: axis != nil && random.oneIn(2))
        case 6: return .name(random.any(ModelName.allCases))
        case 7: return .null
        case 8:
            let argument: ModelArgument =
                switch random.below(cells > 0 ? 4 : 2) {
                case 2: .function(random.below(cells))
                case 3: .object(random.below(cells))
                default: .number(argumentNumber(), sign: random.any(["", "^", "@"]))
                }
            let isPercentage = random.oneIn(2)
            return .argument(argument, percentage: isPercentage, isPercentage ? axis() : nil)
        case 9, 10: return .size(random.any([.horizontal, .vertical]), random.any(measured))
        case 11 where depth > 0:
            return .assign(random.any(ModelName.allCases), nil, sum(measured, cells, depth: depth - 1))
        default: return .distance(random.any(ModelName.positions), random.any(measured))
        }
    }
}
