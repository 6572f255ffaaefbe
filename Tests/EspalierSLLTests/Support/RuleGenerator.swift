import EspalierSLL
import TestSupport

/// Makes random rule texts without a mistake, from the grammar of SLL 4.1.
struct RuleGenerator {
    var random: SplitMix64

    init(seed: UInt64) {
        random = SplitMix64(seed: seed)
    }

    mutating func text() -> String {
        let count = Int.random(in: 1...4, using: &random)
        return (0..<count).map { _ in
            Int.random(in: 0..<12, using: &random) == 0 ? space() : expression(depth: 4)
        }.joined(separator: ",")
    }

    private mutating func expression(depth: Int) -> String {
        guard depth > 0, Int.random(in: 0..<3, using: &random) == 0 else { return sum(depth: depth) }
        let sign = random.any(["=", "+=", "-=", "*=", "/="])
        return space() + name() + space() + sign + expression(depth: depth - 1)
    }

    private mutating func sum(depth: Int) -> String {
        var text = product(depth: depth)
        while Int.random(in: 0..<3, using: &random) == 0 {
            text += random.any(["+", "-"]) + product(depth: depth - 1)
        }
        return text
    }

    private mutating func product(depth: Int) -> String {
        var text = unary(depth: depth)
        while Int.random(in: 0..<4, using: &random) == 0 { text += random.any(["*", "/"]) + unary(depth: depth - 1) }
        return text
    }

    private mutating func unary(depth: Int) -> String {
        var text = space()
        while Int.random(in: 0..<4, using: &random) == 0 { text += random.any(["+", "-"]) + space() }
        return text + atom(depth: depth) + space()
    }

    private mutating func atom(depth: Int) -> String {
        switch Int.random(in: 0..<(depth > 0 ? 8 : 6), using: &random) {
        case 0: name()
        case 1: random.any(["5", "5.", ".5", "12.25", "0", "100"])
        case 2: random.any(["50%", "H:50%", "V:12.5%", "H:-10%", "V:+5.%", ".5%"])
        case 3: random.any(["%f", "%^f", "%@f", "%p", "H:%p", "V:%^p", "%@p", "%w", "%h", "%ll", "%rl", "%cb"])
        case 4: "nil"
        case 5: name()
        default: "(" + expression(depth: depth - 1) + ")"
        }
    }

    private mutating func name() -> String { random.any(ConstraintName.allCases).text }

    private mutating func space() -> String { random.any(["", "", " ", "\n", "\t ", "\r\n"]) }
}
