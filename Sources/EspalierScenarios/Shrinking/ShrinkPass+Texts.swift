import EspalierConstraintText
import EspalierSLL

// Texts: rules, constraints, and what people read.
extension ShrinkPass {
    /// The statements of rules that have several, with the arguments of their formats.
    static let statements = ShrinkPass { draft in
        draft.parts.flatMap { part -> [ShrinkTarget] in
            guard let text = draft.ruleText(part) else { return [] }
            let bytes = Array(text.utf8)
            let commas = bytes.indices.filter { bytes[$0] == UInt8(ascii: ",") }
            guard !commas.isEmpty else { return [] }
            let arguments = draft.arguments(of: part)
            let formats = RuleSyntax.parse(text).syntax.formats
            let starts = [0] + commas.map { $0 + 1 }
            return zip(starts, starts.dropFirst() + [bytes.count]).map { start, end in
                let taken = zip(formats, arguments).filter { (start..<end).contains($0.0.offset) }.map(\.1)
                return .cut(part.node, start..<end, with: taken)
            }
        }
    }

    /// What a constraint may be without: its identifier, its priority, its multiplier, its constant.
    static let constraintParts = ShrinkPass(
        targets: { draft in
            draft.parts.flatMap { part -> [ShrinkTarget] in
                guard let text = draft.constraintText(part), let syntax = ConstraintSyntax.parse(text).syntax else {
                    return []
                }
                // One at a time of each constraint: what is left is looked at again.
                var simpler = syntax
                var found: [ConstraintSyntax] = []
                simpler.identifier = nil
                found.append(simpler)
                simpler = syntax
                simpler.priority = 1000
                found.append(simpler)
                if syntax.second != nil {
                    simpler = syntax
                    simpler.multiplier = 1
                    found.append(simpler)
                    simpler = syntax
                    simpler.constant = 0
                    found.append(simpler)
                }
                return found.map(\.text).filter { $0 != syntax.text }.map { .set(part.node, .text($0)) }
            }
        }, repeats: true)

    /// Texts become empty, or lose their halves, or letters at their ends.
    static let prose =
        [ShrinkPass { draft in draft.readTexts.map { .set($0.node, .text("")) } }]
        + [
            shorter { $0.prefix($0.count / 2) }, shorter { $0.suffix($0.count / 2) }, shorter { $0.dropLast() },
            shorter { $0.dropFirst() },
        ]

    private static func shorter(_ part: @escaping @Sendable (String) -> Substring) -> ShrinkPass {
        ShrinkPass(
            targets: { draft in
                draft.readTexts.filter { $0.text.count > 1 }.map { .set($0.node, .text(String(part($0.text)))) }
            }, repeats: true)
    }
}

extension DraftDocument {
    /// The texts that people read, but empty ones.
    fileprivate var readTexts: [(node: Int, text: String)] {
        parts.compactMap { part in
            guard part.role == .prose, let text = tree.text(part.node), !text.isEmpty else { return nil }
            return (part.node, text)
        }
    }

    /// The nodes of the arguments of a rule text.
    fileprivate func arguments(of part: DraftPart) -> [Int] {
        guard part.role == .ruleText else { return [] }
        let holder = parts[part.parent]
        if holder.role == .rule { return Array(tree.elements(holder.node).dropFirst()) }
        return tree.value("arguments", in: holder.node).map { Array(tree.elements($0)) } ?? []
    }
}
