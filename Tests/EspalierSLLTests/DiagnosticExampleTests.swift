import EspalierSLL
import Testing

/// The examples of SLL 12, as whole texts.
@Suite("SLL 12: what a good error says")
struct DiagnosticExampleTests {
    static let view = RuleArgument(kind: .view, text: "a view")

    private func printed(_ text: String, _ arguments: [RuleArgument] = []) -> String {
        RuleSyntax.parse(text, arguments: arguments).diagnostics.map(\.description).joined(separator: "\n")
    }

    @Test("12.1: unexpected character")
    func unexpectedCharacter() {
        let expected = """
            1:16: unexpected character ';'
              tt = 10, ll = 5;
                             ^
            fix: statements are separated by commas; leave out the ';'
            """
        #expect(printed("tt = 10, ll = 5;") == expected)
    }

    @Test("12.2: missing value")
    func missingValue() {
        let expected = """
            1:6: a value is missing after '='
              tt = , ll = 4
                   ^
            fix: write one, as in 'tt = 0', or 'tt = nil' to reset tt
            """
        #expect(printed("tt = , ll = 4") == expected)
    }

    @Test("12.3: unknown name")
    func unknownName() {
        let expected = """
            2:1: unknown name 'min_w'
              min_w = 80
              ^
            fix: did you mean 'minw'?
            """
        #expect(printed("w = 100,\nmin_w = 80") == expected)
    }

    @Test("12.3: unknown name in place of a value that is called like a format")
    func unknownNameLikeFormat() {
        let expected = """
            1:12: unknown name 'f'
              tt = %bt + f
                         ^
            fix: did you mean '%f'?
            """
        #expect(printed("tt = %bt + f", [Self.view]) == expected)
    }

    @Test("12.4: unbalanced parenthesis")
    func unbalancedParenthesis() {
        let expected = """
            1:6: this '(' is not closed before the comma at 1:13
              tt = (10 + 5, ll = 3
                   ^
            fix: write 'tt = (10 + 5)'; a comma always ends the statement
            """
        #expect(printed("tt = (10 + 5, ll = 3") == expected)
    }

    @Test("12.5: too few arguments")
    func tooFewArguments() {
        let expected = """
            1:12: no argument for '%f': 2 format specifiers, 1 argument
              ll = %rl + %f
                         ^
            fix: add a number after the view
            """
        #expect(printed("ll = %rl + %f", [Self.view]) == expected)
    }

    @Test("12.5: too many arguments, shown just after the text")
    func tooManyArguments() {
        let expected = """
            1:6: no format specifier for argument 1: 0 format specifiers, 1 argument
              w = 8
                   ^
            fix: leave out argument 1, the number 80, or write '%f' for a number
            """
        #expect(printed("w = 8", [RuleArgument(kind: .number, text: "the number 80")]) == expected)
    }

    @Test("12.6: argument of the wrong type")
    func wrongArgument() {
        let expected = """
            1:13: '%w' takes a view, but argument 1 is the number 80
              h = 20, w = %w
                          ^
            fix: pass a view, or write '%f' for a number
            """
        #expect(printed("h = 20, w = %w", [RuleArgument(kind: .number, text: "the number 80")]) == expected)
    }

    @Test("12: a tab before the place is repeated before the caret")
    func tabs() {
        let expected = "2:2: unknown name 'q'\n  \tq\t= 5\n  \t^\nfix: "
        #expect(printed("w = 5,\r\n\tq\t= 5").hasPrefix(expected))
    }
}
