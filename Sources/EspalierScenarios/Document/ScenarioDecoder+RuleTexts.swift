import EspalierSLL

/// What decides whether a rule is right: its text, and which kinds of arguments it has.
struct RuleShape: Hashable {
    private enum Argument: UInt8 {
        case view, number, attribute
    }

    private let text: String
    private let arguments: [Argument]

    /// Nil for a text that is not plain ASCII: others may be equal and yet have other characters.
    init?(_ rule: ScenarioRule) {
        guard rule.text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
        text = rule.text
        arguments = rule.arguments.map { argument in
            switch argument.kind {
            case .view: .view
            case .number: .number
            case .attribute: .attribute
            }
        }
    }
}

extension ScenarioDecoder {
    /// A rule whose text may be wrong. Nil where the text is none, or too long.
    mutating func rule(_ node: Int, arguments: [ScenarioArgument]) -> ScenarioRule? {
        guard let text = tree.text(node) else {
            reportKind(node, "a rule text", fix: "write it in double quotes, as in \"tt = 16\"")
            return nil
        }
        let length = text.utf8.count
        guard length <= options.maxRuleLength else {
            report(
                node, "a rule text has \(length) bytes; \(options.maxRuleLength) are allowed",
                fix: "cut it into several rules, or allow more with --max-rule-length")
            return nil
        }
        return ScenarioRule(text, arguments, mark: ScenarioMark(node: node))
    }

    /// A rule whose text must be right, and fit its arguments (SLL 3 to 5, 7.1).
    ///
    /// Each mistake is a problem at the place of the text; the message says where in the text it is.
    mutating func checkedRule(_ node: Int, arguments: [ScenarioArgument]) -> ScenarioRule? {
        guard let rule = rule(node, arguments: arguments) else { return nil }
        let shape = RuleShape(rule)
        if let shape, rightRules.contains(shape) { return rule }
        let (syntax, found) = RuleSyntax.parse(rule.text)
        let diagnostics = syntax.diagnostics(found, with: Self.described(rule, syntax.formats))
        report(node, "rule", rule.text, diagnostics)
        guard diagnostics.isEmpty else { return nil }
        if let shape { rightRules.insert(shape) }
        return rule
    }

    /// The arguments of a rule, as the language sees them.
    private static func described(_ rule: ScenarioRule, _ formats: [RuleSyntax.FormatUse]) -> [RuleArgument] {
        rule.arguments.enumerated().map { index, argument in
            switch argument.kind {
            case .view(let view):
                return RuleArgument(kind: .view, text: "the view \(Quoted.text(view.description))")
            case .number(let number):
                return RuleArgument(kind: .number, text: "the number \(JSONWriter.text(number))")
            case .attribute(let attribute):
                // It passes as a function or as an object, whichever the format takes.
                let takesFunction = index < formats.count && formats[index].format.accepts(.function)
                return RuleArgument(
                    kind: takesFunction ? .function : .object,
                    text: "'\(attribute.keyPath)' of the view \(Quoted.text(attribute.view.description))")
            }
        }
    }
}
