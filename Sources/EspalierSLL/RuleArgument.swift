/// An argument of a rule text, as far as its format specifier is concerned (SLL 7.1).
package struct RuleArgument: Sendable, Equatable {
    package enum Kind: Sendable {
        case view
        case number
        /// A function that gives a number.
        case function
        /// An object that can give a number. A view is none (SLL 7.1).
        case object
    }

    package var kind: Kind
    /// How a message calls it: "the number 80", "a view", "a block".
    package var text: String

    package init(kind: Kind, text: String) {
        self.kind = kind
        self.text = text
    }

    /// The text as a message calls what was mentioned before: "the view".
    var definiteText: String {
        for article in ["a ", "an "] where text.hasPrefix(article) {
            return "the " + text.dropFirst(article.count)
        }
        return text
    }
}

extension RuleSyntax.Format {
    /// Whether an argument of this kind fits (SLL 7.1). A number fits wherever no view is wanted.
    package func accepts(_ kind: RuleArgument.Kind) -> Bool {
        switch self {
        case .size, .position: kind == .view
        case .value(let source), .percentage(let source, _):
            switch source {
            case .number: kind == .number
            case .function: kind == .number || kind == .function
            case .object: kind == .number || kind == .object
            }
        }
    }

    /// What the format takes, with an article.
    var taken: String {
        switch self {
        case .size, .position: "a view"
        case .value(let source), .percentage(let source, _):
            switch source {
            case .number: "a number"
            case .function: "a function or a number"
            case .object: "an object or a number"
            }
        }
    }

    /// What to write instead for an argument of this kind: the percentage with the same prefix for a percentage, the
    /// plain value otherwise. Views have many formats, of which none can be chosen.
    func alternative(for kind: RuleArgument.Kind) -> String {
        var letter = "f"
        var prefix = ""
        if case .percentage(_, let axis) = self {
            letter = "p"
            prefix = axis.map { $0 == .horizontal ? "H:" : "V:" } ?? ""
        }
        switch kind {
        case .view: return "a measure of a view, such as '%w'"
        case .number: return "'\(prefix)%\(letter)' for a number"
        case .function: return "'\(prefix)%^\(letter)' for a function"
        case .object: return "'\(prefix)%@\(letter)' for an object"
        }
    }
}
