import EspalierSLL
import Testing

private let names = "the names are ll cl rl lr cr rr tt ct bt tb cb bb w h minw maxw minh maxh"

/// One mistake, one diagnostic: its place, its words, its fix.
@Suite("SLL 3.6, 4, 12: diagnostics of texts")
struct DiagnosticTests {
    @Test("4.4, 12.2: missing values", arguments: missing)
    func missingValue(source: MarkedSource) { source.check() }

    @Test("4.3: only a bare name can be assigned", arguments: assignments)
    func assignment(source: MarkedSource) { source.check() }

    @Test("3.5, 4.1: two values in a row", arguments: twoValues)
    func twoValuesInARow(source: MarkedSource) { source.check() }

    @Test("5.8, 12.3: unknown names", arguments: unknown)
    func unknownName(source: MarkedSource) { source.check() }

    @Test("3.1, 12.4: parentheses", arguments: parentheses)
    func parenthesis(source: MarkedSource) { source.check() }

    @Test("All mistakes of a text are told, in the order of their places", arguments: several)
    func severalMistakes(source: MarkedSource) { source.check() }
}

private let missing = [
    MarkedSource("tt =①", Expected(.missingValue, "a value is missing after '='", fix: reset("tt", "="))),
    MarkedSource("tt = ①", Expected(.missingValue, "a value is missing after '='", fix: reset("tt", "="))),
    MarkedSource("tt = rr +=①", Expected(.missingValue, "a value is missing after '+='", fix: reset("rr", "+="))),
    MarkedSource("tt = (①)", Expected(.missingValue, "a value is missing after '('", fix: parens)),
    MarkedSource("5 -①", Expected(.missingValue, "a value is missing after '-'", fix: after("-"))),
    MarkedSource("5 + ①* 3", Expected(.missingValue, "a value is missing after '+'", fix: after("+"))),
    MarkedSource("(5 - ①)", Expected(.missingValue, "a value is missing after '-'", fix: after("-"))),
    MarkedSource("-①, w = 5", Expected(.missingValue, "a value is missing after '-'", fix: after("-"))),
    MarkedSource(
        "①* 5",
        Expected(.missingValue, "a value is missing before '*'", fix: "write one before it, or leave out the '*'")),
    MarkedSource(
        "①= 5",
        Expected(.missingValue, "a name is missing before '='", fix: "write the name to assign to, as in 'tt = 5'")),
    MarkedSource(
        "(①-= 5)",
        Expected(.missingValue, "a name is missing before '-='", fix: "write the name to assign to, as in 'tt -= 5'")),
    MarkedSource("tt =①= 5", Expected(.missingValue, "a value is missing after '='", fix: "write '=' only once")),
    MarkedSource(
        "tt + ①= 5",
        Expected(.missingValue, "a value is missing after '+'", fix: "write '+=' without a space, as in 'tt += 5'")),
]

private let parens = "write one between the parentheses, or leave them out"

private func after(_ sign: String) -> String { "write one after it, or leave out the '\(sign)'" }

private func reset(_ name: String, _ sign: String) -> String {
    "write one, as in '\(name) \(sign) 0', or '\(name) = nil' to reset \(name)"
}

private func bare(_ sign: String, fix: String) -> Expected {
    Expected(.unexpectedToken, "only a bare name can stand before '\(sign)'", fix: fix)
}

private let assignments = [
    MarkedSource("5 ①= 3", bare("=", fix: "write a name alone before it, as in 'tt = 5'")),
    MarkedSource("%f ①+= 3", bare("+=", fix: "write a name alone before it, as in 'tt += 5'")),
    MarkedSource("nil ①= 3", bare("=", fix: "write a name alone before it, as in 'tt = 5'")),
    MarkedSource("10 ①-=5", bare("-=", fix: "write a name alone before it, as in 'tt -= 5'")),
    MarkedSource("(tt) ①= 5", bare("=", fix: "leave out the parentheses around the name")),
    MarkedSource("(tt + 1) ①= 5", bare("=", fix: "write a name alone before it, as in 'tt = 5'")),
    MarkedSource("-tt ①= 5", bare("=", fix: inside("(tt = 5)"))),
    MarkedSource("5 + ll ①= 3", bare("=", fix: inside("(ll = 5)"))),
    MarkedSource("tt = 2 * ll ①*= 3", bare("*=", fix: inside("(ll *= 5)"))),
]

private func inside(_ example: String) -> String {
    "to assign inside an expression, put the assignment in parentheses, as in '\(example)'"
}

private func unexpected(_ second: String, after first: String, fix: String) -> Expected {
    Expected(.unexpectedToken, "unexpected '\(second)' after '\(first)'", fix: fix)
}

private let between = "put an operator or a comma between them"

private let twoValues = [
    MarkedSource(
        "1①e3",
        unexpected("e3", after: "1", fix: "there is no exponent notation; write the number in full, such as '1000'")),
    MarkedSource("tt = 5①em", unexpected("em", after: "5", fix: "leave out 'em', or put an operator before it")),
    MarkedSource("tt = 5①ll", unexpected("ll", after: "5", fix: between)),
    MarkedSource("5 ①5", unexpected("5", after: "5", fix: between)),
    MarkedSource("tt ①ll", unexpected("ll", after: "tt", fix: between)),
    MarkedSource("5.5①.5", unexpected(".5", after: "5.5", fix: "a number has at most one point")),
    MarkedSource("5%①5", unexpected("5", after: "5%", fix: between)),
    MarkedSource("50%①f", unexpected("f", after: "50%", fix: "leave out 'f', or put an operator before it")),
    MarkedSource("50%①ll", unexpected("ll", after: "50%", fix: between)),
    MarkedSource("H:50%①p", unexpected("p", after: "H:50%", fix: "leave out 'p', or put an operator before it")),
    MarkedSource("10%①%f", unexpected("%f", after: "10%", fix: between)),
    MarkedSource("10 ①%w", unexpected("%w", after: "10", fix: between)),
    MarkedSource("%f①f", unexpected("f", after: "%f", fix: noFormat("%ff", "%f", "f"))),
    MarkedSource("%ll①5", unexpected("5", after: "%ll", fix: noFormat("%ll5", "%ll", "5"))),
    MarkedSource("%cl①a", unexpected("a", after: "%cl", fix: noFormat("%cla", "%cl", "a"))),
    MarkedSource("nil ①nil", unexpected("nil", after: "nil", fix: between)),
    MarkedSource("tt = 2①(3)", unexpected("(", after: "2", fix: "put an operator between them, such as '*'")),
    MarkedSource("(3)①2", unexpected("2", after: ")", fix: between)),
    MarkedSource("(5 ①tt = 3)", unexpected("tt", after: "5", fix: between)),
    MarkedSource(
        "tt = 5\n①ll = 6\n①w = 7",
        unexpected("ll", after: "5", fix: "put a comma before 'll'; statements are separated by commas"),
        unexpected("w", after: "6", fix: "put a comma before 'w'; statements are separated by commas")),
]

private func noFormat(_ whole: String, _ format: String, _ rest: String) -> String {
    "there is no format '\(whole)'; put an operator or a comma after '\(format)', or leave out '\(rest)'"
}

private func unknownName(_ name: String, _ fix: String) -> Expected {
    Expected(.unknownName, "unknown name '\(name)'", fix: fix)
}

private let unknown = [
    MarkedSource("①min_w = 80", unknownName("min_w", "did you mean 'minw'?")),
    MarkedSource("①width = 80", unknownName("width", "did you mean 'w'?")),
    MarkedSource("①max_height = 80", unknownName("max_height", "did you mean 'maxh'?")),
    MarkedSource("①w5 = 80", unknownName("w5", "did you mean 'w'?")),
    MarkedSource("①foo = 80", unknownName("foo", names)),
    MarkedSource("①foo", unknownName("foo", names)),
    MarkedSource("①nilx = 5", unknownName("nilx", names)),
    MarkedSource("tt = ①nil_", unknownName("nil_", "did you mean 'nil'?")),
    MarkedSource("tt = ①null", unknownName("null", "did you mean 'nil'?")),
    MarkedSource("tt = ①p * 5", unknownName("p", "did you mean '%p'?")),
    MarkedSource("①f = 5", unknownName("f", names)),
    MarkedSource("①f", unknownName("f", names)),
    MarkedSource("tt = ①foo + ①bar", unknownName("foo", names), unknownName("bar", names)),
    MarkedSource(
        "①foo =①", unknownName("foo", names),
        Expected(.missingValue, "a value is missing after '='", fix: "write one after it")),
]

private let parentheses = [
    MarkedSource("tt = ①(5", open("the end of the text", "write 'tt = (5)'")),
    MarkedSource("w, ①((5), h", open("the comma at 1:8", "write '((5))'; a comma always ends the statement")),
    MarkedSource("tt = ①(", open("the end of the text", "write a value and a ')' after it, or leave it out")),
    MarkedSource(
        "tt = ①(5 +①", open("the end of the text", "add the ')' that belongs to it"),
        Expected(.missingValue, "a value is missing after '+'", fix: after("+"))),
    MarkedSource("tt = ①(5\n+ 6", open("the end of the text", "add the ')' that belongs to it")),
    MarkedSource("5①)", closed("leave it out, or write the '(' that belongs to it")),
    MarkedSource(
        "①)①(", closed("leave it out, or write the '(' that belongs to it"),
        open("the end of the text", "write a value and a ')' after it, or leave it out")),
    MarkedSource(
        "tt = ①(5, 6①)", open("the comma at 1:8", "write 'tt = (5)'; a comma always ends the statement"),
        closed("leave it out; the comma at 1:8 ended the statement of the '(' at 1:6")),
    MarkedSource("5①)))", closed("leave it out, or write the '(' that belongs to it")),
    MarkedSource("5 - ①)", closed("leave it out, or write the '(' that belongs to it")),
]

private func open(_ end: String, _ fix: String) -> Expected {
    Expected(.unbalancedParenthesis, "this '(' is not closed before \(end)", fix: fix)
}

private func closed(_ fix: String) -> Expected {
    Expected(.unbalancedParenthesis, "this ')' has no '(' in its statement", fix: fix)
}

private let several = [
    MarkedSource(
        "tt =①, 5 ①5 5, ①foo = 3", Expected(.missingValue, "a value is missing after '='", fix: reset("tt", "=")),
        unexpected("5", after: "5", fix: between), unknownName("foo", names)),
    MarkedSource(
        "5 ①①foo", unexpected("foo", after: "5", fix: between), unknownName("foo", names)),
    MarkedSource(
        "5 ①5 ①! ①foo ①(", unexpected("5", after: "5", fix: between),
        Expected(.unexpectedCharacter, "unexpected character '!'", fix: "leave out the '!'"),
        unknownName("foo", names),
        open("the end of the text", "write a value and a ')' after it, or leave it out")),
]
