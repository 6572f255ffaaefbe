extension VisualFormat {
    /// The format in one way of writing it, with its orientation and without spaces: `H:|-[icon(>=20@750)]-8-[title]|`.
    /// Reads back to the same format, but for its places.
    package var text: String {
        var text = orientation.rawValue + ":"
        if let leading { text += "|" + leading.text }
        for (index, view) in views.enumerated() {
            if index > 0 { text += connections[index - 1].text }
            text += "[" + view.name.text
            if !view.predicates.isEmpty { text += Self.list(view.predicates) }
            text += "]"
        }
        if let trailing { text += trailing.text + "|" }
        return text
    }

    fileprivate static func list(_ predicates: [Predicate]) -> String {
        "(" + predicates.map(\.text).joined(separator: ",") + ")"
    }
}

extension VisualFormat.Connection {
    fileprivate var text: String {
        switch kind {
        case .flush: return ""
        case .standard: return "-"
        case .spaced(let predicates):
            if let only = predicates.first, predicates.count == 1, only.isSimple {
                return "-" + only.object.text + "-"
            }
            return "-" + VisualFormat.list(predicates) + "-"
        }
    }
}

extension VisualFormat.Predicate {
    /// Whether a distance can be written so without parentheses.
    fileprivate var isSimple: Bool {
        guard relation == .equal, multiplier == 1, priority == nil else { return false }
        switch object {
        case .number(let value): return value >= 0
        case .name: return true
        case .size: return false
        }
    }

    fileprivate var text: String {
        var text = relation.rawValue + object.text
        if multiplier != 1 { text += "*" + decimalText(multiplier) }
        switch priority {
        case .number(let value): text += "@" + ConstraintSyntax.written(value)
        case .name(let name): text += "@" + name.text
        case nil: break
        }
        return text
    }
}

extension VisualFormat.Object {
    fileprivate var text: String {
        switch self {
        case .number(let value): decimalText(value)
        case .name(let name): name
        case .size(let name, let attribute): name + "." + attribute.rawValue
        }
    }
}
