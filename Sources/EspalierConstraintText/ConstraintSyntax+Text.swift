import EspalierSupport

extension ConstraintSyntax {
    /// The constraint in one way of writing it: `gap: title.leading == 2 * icon.trailing + 8 @750`. Reads back to the
    /// same constraint, but for its places.
    ///
    /// The multiplier stands before the item, as one number; what is as it would be anyway is left out, and names have
    /// quotes only where they need them. Names must not be empty, nor have a single quote in them: the language has
    /// no way to write these.
    package var text: String {
        var text = identifier.map { Self.written($0) + ": " } ?? ""
        text += first.text + " " + relation.rawValue + " "
        if let second {
            if multiplier != 1 { text += decimalText(multiplier) + " * " }
            text += second.text
            if constant != 0 { text += (constant < 0 ? " - " : " + ") + decimalText(constant.magnitude) }
        } else {
            text += decimalText(constant)
        }
        if priority != 1000 { text += " @" + Self.written(priority) }
        return text
    }

    /// A name with quotes where it needs them.
    package static func written(_ name: String) -> String {
        TextScanner.isPlainName(name) ? name : "'\(name)'"
    }

    /// A priority with the fewest digits that read back to it. Priorities from 1 to 1000 have no exponent.
    static func written(_ priority: Float) -> String {
        let text = "\(priority)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}

extension ConstraintSyntax.Item {
    /// As it is written in a constraint.
    package var text: String {
        switch self {
        case .owner: "self"
        case .superview: "super"
        case .path(let indices): pathText(of: indices)
        case .name("self"): "'self'"
        case .name("super"): "'super'"
        case .name(let name): ConstraintSyntax.written(name)
        }
    }
}

extension ConstraintSyntax.Term {
    /// As it is written in a constraint: `self.safeArea.top`.
    package var text: String {
        item.text + (guide.map { "." + $0.rawValue } ?? "") + "." + attribute.rawValue
    }
}
