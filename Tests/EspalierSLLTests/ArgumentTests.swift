import EspalierSLL
import Testing

private let view = RuleArgument(kind: .view, text: "a view")
private let number = RuleArgument(kind: .number, text: "the number 80")
private let function = RuleArgument(kind: .function, text: "a block")
private let object = RuleArgument(kind: .object, text: "an object")

@Suite("SLL 5.3, 7.1: format specifiers and arguments")
struct ArgumentTests {
    @Test(
        "7.1: which arguments a format takes",
        arguments: [
            ("%f", "n"), ("%^f", "nf"), ("%@f", "no"), ("%p", "n"), ("%^p", "nf"), ("%@p", "no"), ("H:%p", "n"),
            ("V:%^p", "nf"), ("H:%@p", "no"), ("%w", "v"), ("%h", "v"), ("%tt", "v"), ("%cr", "v"), ("%bb", "v"),
        ])
    func taken(format: String, kinds: String) {
        let accepted = [("v", view), ("n", number), ("f", function), ("o", object)].filter {
            RuleSyntax.parse("w = " + format, arguments: [$0.1]).diagnostics.isEmpty
        }
        #expect(Set(accepted.map(\.0)) == Set(kinds.map(String.init)))
    }

    @Test("12.6: wrong types, each with what to write instead", arguments: wrong)
    func wrongType(source: MarkedSource, argument: RuleArgument) { source.check(arguments: [argument]) }

    private static let wrong = [
        (MarkedSource("w = ①%f", takes("%f", "a number", "a view", measure)), view),
        (MarkedSource("w = ①%f", takes("%f", "a number", "a block", "'%^f' for a function")), function),
        (MarkedSource("w = ①H:%p", takes("H:%p", "a number", "an object", "'H:%@p' for an object")), object),
        (MarkedSource("w = ①%^p", takes("%^p", "a function or a number", "an object", "'%@p' for an object")), object),
        (MarkedSource("w = ①%@f", takes("%@f", "an object or a number", "a view", measure)), view),
        (MarkedSource("w = ①%ll", takes("%ll", "a view", "the number 80", "'%f' for a number")), number),
        (MarkedSource("w = ①%h", takes("%h", "a view", "a block", "'%^f' for a function")), function),
    ]

    private static let measure = "a measure of a view, such as '%w'"

    private static func takes(_ format: String, _ taken: String, _ given: String, _ instead: String) -> Expected {
        Expected(
            .wrongArgument, "'\(format)' takes \(taken), but argument 1 is \(given)",
            fix: "pass \(taken), or write \(instead)")
    }

    @Test("5.3: as many arguments as format specifiers are right")
    func count() {
        #expect(RuleSyntax.parse("ll = %rl + %f, w = H:%p", arguments: [view, number, number]).diagnostics.isEmpty)
    }

    @Test("12.5: of too few arguments the first format left without one is shown")
    func tooFew() {
        MarkedSource(
            "ll = %rl + ①%f, tt = %^p * %w / %@f - %h",
            Expected(
                .tooFewArguments, "no argument for '%f': 6 format specifiers, 1 argument",
                fix: "add a number, a function or a number, a view and 2 more after the view")
        ).check(arguments: [view])
        MarkedSource(
            "ll = ①%rl + %f",
            Expected(
                .tooFewArguments, "no argument for '%rl': 2 format specifiers, 0 arguments",
                fix: "add a view and a number")
        ).check(arguments: [])
    }

    @Test("12.5: of too many arguments the place just after the text is shown")
    func tooMany() {
        MarkedSource(
            "w = %w①",
            Expected(
                .tooManyArguments, "no format specifier for argument 2: 1 format specifier, 3 arguments",
                fix: "leave out the arguments from number 2 on, or write a format specifier for each")
        ).check(arguments: [view, number, view])
    }

    @Test("Mistakes in text and arguments are told together, in the order of their places")
    func merged() {
        MarkedSource(
            "w = ①%w, h =①, ll = ①%ll",
            Expected(
                .wrongArgument, "'%w' takes a view, but argument 1 is the number 80",
                fix: "pass a view, or write '%f' for a number"),
            Expected(
                .missingValue, "a value is missing after '='",
                fix: "write one, as in 'h = 0', or 'h = nil' to reset h"),
            Expected(
                .tooFewArguments, "no argument for '%ll': 2 format specifiers, 1 argument",
                fix: "add a view after the number 80")
        ).check(arguments: [number])
    }

    @Test("After a mistake that may hide a format, arguments are not counted", arguments: ["%x", "f", "5%%", "1e5"])
    func doubtful(value: String) {
        let diagnostics = RuleSyntax.parse("w = \(value), h = %h", arguments: [number, number]).diagnostics
        #expect(diagnostics.count == 1)
        #expect(diagnostics.allSatisfy { $0.kind != .wrongArgument && $0.kind != .tooManyArguments })
    }

    @Test("Before such a mistake, types are still compared")
    func beforeDoubt() {
        let diagnostics = RuleSyntax.parse("w = %w, h = f", arguments: [number]).diagnostics
        #expect(diagnostics.map(\.kind) == [.wrongArgument, .unknownName])
    }

    @Test("Each kind of diagnostic has a text that makes it")
    func kinds() {
        let sources: [(String, [RuleArgument])] = [
            (";", []), ("tt =", []), ("foo", []), ("(5", []), ("5 5", []), ("%f", []), ("w", [view]), ("%f", [view]),
        ]
        let kinds = sources.flatMap { RuleSyntax.parse($0.0, arguments: $0.1).diagnostics.map(\.kind) }
        #expect(kinds == RuleDiagnostic.Kind.allCases)
    }
}
