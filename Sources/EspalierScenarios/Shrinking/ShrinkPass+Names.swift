import EspalierConstraintText

// Names: as short as they can be, in the order in which they come up.
extension ShrinkPass {
    static let names = ShrinkPass { draft in
        var used: Set<String> = []
        var found: [String] = []
        for part in draft.parts {
            var name: String?
            if part.role == .name {
                name = draft.tree.text(part.node)
            } else if let text = draft.constraintText(part) {
                name = ConstraintSyntax.parse(text).syntax?.identifier
            }
            guard let name, used.insert(name).inserted else { continue }
            found.append(name)
        }
        var shorts = ShortNames()
        var short = shorts.next(besides: used)
        return found.compactMap { name in
            guard (short.utf8.count, short) < (name.utf8.count, name) else { return nil }
            defer { short = shorts.next(besides: used) }
            return .rename(name, to: short)
        }
    }
}

/// a, b, … z, aa, ab, …
struct ShortNames {
    private var number = 0

    mutating func next(besides used: Set<String>) -> String {
        while true {
            var text = ""
            var rest = number
            repeat {
                text = String(UnicodeScalar(UInt8(ascii: "a") + UInt8(rest % 26))) + text
                rest = rest / 26 - 1
            } while rest >= 0
            number += 1
            if !used.contains(text) { return text }
        }
    }
}

extension DraftEdit {
    /// Calls something by other names, wherever it is called by its own.
    mutating func rename(_ names: [String: String], in draft: DraftDocument) {
        if names.isEmpty { return }
        for part in draft.parts {
            if let key = part.key, draft.parts[part.parent].key == "customSpacing", let new = names[key] {
                set(part.node - 1, .text(new))
            }
            guard let text = draft.tree.text(part.node) else { continue }
            switch part.role {
            case .constraint:
                if var syntax = ConstraintSyntax.parse(text).syntax, syntax.rename(names) {
                    set(part.node, .text(syntax.text))
                }
            case .constraintFormat:
                let renamed = Self.renamed(text, names)
                if renamed != text { set(part.node, .text(renamed)) }
            case .name, .other: if let new = names[text] { set(part.node, .text(new)) }
            default: break
            }
        }
    }

    /// A text of the visual format language with other names.
    private static func renamed(_ text: String, _ names: [String: String]) -> String {
        var result = ""
        var word = ""
        for letter in text + "|" {
            if letter.isLetter || letter.isNumber || letter == "_" {
                word.append(letter)
            } else {
                result += (names[word] ?? word) + String(letter)
                word = ""
            }
        }
        return String(result.dropLast())
    }
}

extension ConstraintSyntax {
    /// Whether anything has another name now.
    fileprivate mutating func rename(_ names: [String: String]) -> Bool {
        let before = self
        identifier = identifier.map { names[$0] ?? $0 }
        if case .name(let name) = first.item { first.item = .name(names[name] ?? name) }
        if let item = second?.item, case .name(let name) = item { second?.item = .name(names[name] ?? name) }
        return self != before
    }
}
