import EspalierConstraintText
import EspalierSLL
import EspalierSupport

// Numbers: 0 is simpler than 1, 1 than 10, these than all others, and of those the ones without a fraction and the
// smaller ones. No number is replaced by one that is less simple, so the work ends.
extension ShrinkPass {
    static let numbers = [
        simpler { $0 == 0 ? nil : 0 },
        simpler { $0 == 0 || $0 == 1 ? nil : 1 },
        simpler { $0 == 0 || $0 == 1 || $0 == 10 ? nil : 10 },
        simpler { isSimple($0) || $0 == $0.rounded() ? nil : $0.rounded() },
        ShrinkPass(targets: simpler { isSimple($0) ? nil : half($0) }.targets, repeats: true),
    ]

    private static func isSimple(_ number: Double) -> Bool { number == 0 || number == 1 || number == 10 }

    private static func half(_ number: Double) -> Double? {
        let half = (number / 2).rounded(.towardZero)
        return half == number ? nil : half
    }

    private static func simpler(_ simpler: @escaping @Sendable (Double) -> Double?) -> ShrinkPass {
        ShrinkPass { draft in
            draft.parts.flatMap { part -> [ShrinkTarget] in
                if part.role == .fixed { return [] }
                if let number = draft.tree.number(part.node) {
                    return simpler(number).map { [.set(part.node, .number($0))] } ?? []
                }
                if let text = draft.constraintText(part) { return constraint(text, part.node, simpler) }
                if let text = draft.ruleText(part) { return rule(text, part.node, simpler) }
                return []
            }
        }
    }

    /// The constant of a constraint. Without its multiplier and its priority it has been tried already.
    private static func constraint(
        _ text: String, _ node: Int, _ simpler: (Double) -> Double?
    ) -> [ShrinkTarget] {
        guard var syntax = ConstraintSyntax.parse(text).syntax, let number = simpler(syntax.constant) else { return [] }
        syntax.constant = number
        return [.set(node, .text(syntax.text))]
    }

    private static func rule(_ text: String, _ node: Int, _ simpler: (Double) -> Double?) -> [ShrinkTarget] {
        let bytes = Array(text.utf8)
        // Nodes stand in the order in which they are computed, but pieces are replaced in that of the text.
        let numbers = RuleSyntax.parse(text).syntax.nodes.filter(\.isNumber).ordered(byKey: \.offset)
        return numbers.compactMap { number in
            let digits = bytes[number.offset...].prefix { (48...57).contains($0) || $0 == UInt8(ascii: ".") }
            guard let value = Double(String(decoding: digits, as: UTF8.self)), let new = simpler(value) else {
                return nil
            }
            return .number(node, number.offset..<digits.endIndex, JSONWriter.text(new))
        }
    }
}

extension RuleSyntax.Node {
    fileprivate var isNumber: Bool {
        switch kind {
        case .number, .percentage: true
        default: false
        }
    }
}
