import EspalierLayout
import EspalierViews

@testable import EspalierSLL

// What is said about rule texts and their arguments (SLL 12).
extension MessageTable {
    static let rules = [
        MessageGroup("rule texts", ruleTexts) { text in
            RuleSyntax.parse(text).diagnostics.map(\.description).joined(separator: "\n")
        },
        MessageGroup("rules and their arguments", argumentLists, done: { "\($0.text) with \($0.shown)" }) { row in
            RuleSyntax.parse(row.text, arguments: row.arguments).diagnostics.map(\.description)
                .joined(separator: "\n")
        },
    ]

    private static let ruleTexts = [
        "tt = , ll = 4", "tt =", "tt += ", "tt == 5", "tt + = 5", "w = 3 +", "w = (3 +) * 2", "1 + = 5", "= 5",
        "w = ()",
        "w = * 3", "* 3", "((", "w = %^q", "w = %tq", "tt = tt = 5 = 6", "w = 3 + h = 4", "(tt) = 5", "3 = 5",
        "tt 5 = 4",
        "w = 3 h = 4", "w = 3 4", "w = 3 (4)", "w = 3e5", "w = 1.2.3", "w = 3px", "w = %wide", "w = %fx", "w = %f3",
        "w = 3)", "w = (3, h = 4)", "w = (3", "w = (3 + 4) * (2, h = 3", "w = (3 +", "w = (", "width = 3", "tp = 3",
        "w = gg", "w = xyzxyz", "w = TT", "w = H", "w = H50%", "w = h:50%", "w = é", "w = Qqqqq", "w = H: 50%",
        "w = H: - 50%", "w = H:--50%", "w = H:5", "w = H:", "w = H: %p", "w = H:- %p", "w = H:%w", "w = %q", "w = %",
        "w = % f", "w = 50 %", "w = -%", "w = 5; h = 4", "w = 5;", "w = 5:", "w = . 5", "w = 5 \u{2212} 3", "w = 5 × 3",
        "w = 5 ÷ 3", "w = [5]", "w = {5}", "w = 5\u{A0}", "w = 5 $", "w = 5 \u{7}", "w = nill", "w = NIL",
        "w = 3\n* %zz",
    ]

    private struct Arguments: Sendable {
        let text: String
        let arguments: [RuleArgument]
        var shown: String {
            arguments.isEmpty ? "no arguments" : arguments.map(\.text).joined(separator: ", ")
        }

        init(_ text: String, _ arguments: RuleArgument...) {
            self.text = text
            self.arguments = arguments
        }
    }

    private static let view = RuleArgument(kind: .view, text: "the view 'a'")
    private static let number = RuleArgument(kind: .number, text: "the number 3")
    private static let block = RuleArgument(kind: .function, text: "a block")
    private static let object = RuleArgument(kind: .object, text: "an object")

    private static let argumentLists = [
        Arguments("w = %w", number), Arguments("w = %w", block), Arguments("w = %w", object), Arguments("w = %f", view),
        Arguments("w = %f", block), Arguments("w = %^f", view), Arguments("w = %@f", view), Arguments("w = %p", view),
        Arguments("w = H:%p", block), Arguments("w = %ll", number), Arguments("w = %f"),
        Arguments("w = %f + %w", number),
        Arguments("w = %f + %w, h = %f", object), Arguments("w = %f + %f + %f + %w + %w"), Arguments("w = 3", number),
        Arguments("w = %f", number, view, block), Arguments("w = 3", view),
    ]
}
