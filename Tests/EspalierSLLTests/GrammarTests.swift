import EspalierSLL
import Testing

@Suite("SLL 4 and 5: tokens to expressions")
struct GrammarTests {
    @Test(
        "4.2: empty statements are allowed",
        arguments: [("", ""), (" \n", ""), (",", ""), (" , ,", ""), ("tt = 5,", "(tt = 5)"), (",,w,,h", "w, h")])
    func empty(text: String, expected: String) {
        #expect(dump(text) == expected)
    }

    @Test(
        "4.3: precedence and grouping",
        arguments: [
            ("1 - 2 - 3", "(- (- 1 2) 3)"), ("1 / 2 / 3", "(/ (/ 1 2) 3)"), ("1 + 2 * 3", "(+ 1 (* 2 3))"),
            ("1 * 2 + 3", "(+ (* 1 2) 3)"), ("-1 * 2", "(* (- 1) 2)"), ("-(1 * 2)", "(- (* 1 2))"),
            ("1 - (2 - 3)", "(- 1 (- 2 3))"), ("1 * (2 + 3) * 4", "(* (* 1 (+ 2 3)) 4)"),
            ("1 + 2 * 3 - 4 / 5", "(- (+ 1 (* 2 3)) (/ 4 5))"), ("((((5))))", "5"),
        ])
    func precedence(text: String, expected: String) {
        #expect(dump(text) == expected)
    }

    @Test(
        "4.3: assignments group to the right and are expressions",
        arguments: [
            ("tt = rr = 5", "(tt = (rr = 5))"), ("tt = (ll = 10) * 2", "(tt = (* (ll = 10) 2))"),
            ("tt += ll -= 1 + 2", "(tt += (ll -= (+ 1 2)))"), ("(tt = 5)", "(tt = 5)"),
            ("tt += (tt = 10)", "(tt += (tt = 10))"), ("-(tt = 5) + 1", "(+ (- (tt = 5)) 1)"),
        ])
    func assignment(text: String, expected: String) {
        #expect(dump(text) == expected)
    }

    @Test("5.7: a statement that is only a name, in parentheses or not, ends in a bare name node")
    func bareName() {
        for text in ["tt", "(tt)", "((tt))"] {
            #expect(RuleSyntax.parse(text).syntax.nodes.map(\.kind) == [.name(.tt)])
        }
        #expect(dump("+tt") == "(+ tt)")
    }

    @Test("5.3: formats are counted in the order of the text, over all statements")
    func formatOrder() {
        let text = "tt = %f, ll = (%rl + H:%p) * 2, %w"
        #expect(dump(text) == "(tt = %f#0), (ll = (* (+ %rl#1 H:%p#2) 2)), %w#3")
        #expect(RuleSyntax.parse(text).syntax.formats.map(\.spelling) == ["%f", "%rl", "H:%p", "%w"])
    }

    @Test("Formats are complete as far as tokens can be read, though the text is wrong")
    func formatsOfWrongTexts() {
        let text = "tt = 5 5 %f, ll = ; %w, H:%h + %@p ) (%^f"
        #expect(RuleSyntax.parse(text).syntax.formats.map(\.spelling) == ["%f", "%w", "%h", "%@p", "%^f"])
    }

    @Test("The statements of a text are the indices of their last nodes")
    func statements() {
        #expect(RuleSyntax.parse("tt = 5,, -w, h").syntax.statements == [1, 3, 4])
    }
}
