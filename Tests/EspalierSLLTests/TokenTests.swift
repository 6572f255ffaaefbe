@testable import EspalierSLL
import TestSupport
import Testing

private let allFormats =
    "%p %^p %@p H:%p H:%^p H:%@p V:%p V:%^p V:%@p %f %^f %@f %w %h %tt %tb %ll %lr %bb %bt %rr %rl %ct %cl %cb %cr"
    .split(separator: " ").map(String.init)

@Suite("SLL 3: text to tokens")
struct TokenTests {
    @Test(
        "3.2: white space separates and is otherwise ignored",
        arguments: ["tt=5", " tt = 5 ", "tt\n=\n5", "\ttt\t=5\r\n", "tt =\r5"])
    func whiteSpace(text: String) {
        #expect(dump(text) == "(tt = 5)")
    }

    @Test(
        "3.2: forms of numbers",
        arguments: [
            ("5", 5), ("5.", 5), ("5.25", 5.25), (".5", 0.5), ("0.1", 0.1), ("007", 7), ("00.50", 0.5),
            ("123456789012345678", 123_456_789_012_345_680), ("9007199254740993", 9_007_199_254_740_992),
            ("0.30000000000000004", 0.30000000000000004), ("0.00000000000000000000000001", 1e-26),
            ("179769313486231570000000000000000000000.", 1.7976931348623157e38),
            ("5.00000000000000000000000000000000000", 5),
        ])
    func numbers(text: String, value: Double) {
        let (syntax, diagnostics) = RuleSyntax.parse(text)
        #expect(diagnostics.isEmpty)
        #expect(syntax.nodes == [RuleSyntax.Node(kind: .number(value), offset: 0)])
    }

    @Test("3.5: numbers are rounded as the standard library rounds them")
    func roundedNumbers() {
        var random = SplitMix64(seed: 35)
        for _ in 0..<5_000 {
            let whole = (0..<Int.random(in: 1...20, using: &random)).map { _ in
                "0123456789".randomElement(using: &random)!
            }
            let part = (0..<Int.random(in: 1...25, using: &random)).map { _ in
                "0123456789".randomElement(using: &random)!
            }
            let text = String(whole) + "." + String(part)
            #expect(RuleSyntax.parse(text).syntax.nodes.first?.kind == .number(Double(text)!), "\(text)")
        }
    }

    @Test("3.5: more digits than a double holds make infinity, not a mistake")
    func infiniteNumber() {
        let text = String(repeating: "9", count: 400)
        #expect(RuleSyntax.parse(text).syntax.nodes.first?.kind == .number(.infinity))
    }

    @Test(
        "3.2: forms of percentages",
        arguments: [
            ("50%", "50%"), ("5.%", "5%"), (".5%", "0.5%"), ("H:50%", "H:50%"), ("V:.5%", "V:0.5%"),
            ("H:5.%", "H:5%"), ("H:-10%", "H:-10%"), ("V:+.5%", "V:0.5%"), ("-H:10%", "(- H:10%)"),
            ("-10%", "(- 10%)"), ("--H:-10%", "(- (- H:-10%))"), ("5 - H:-10%", "(- 5 H:-10%)"),
            ("5-H:-10%", "(- 5 H:-10%)"), ("H:10%-5", "(- H:10% 5)"),
        ])
    func percentages(text: String, expected: String) {
        #expect(dump(text) == expected)
    }

    @Test("3.2: all formats are read whole", arguments: allFormats)
    func formats(text: String) {
        let (syntax, diagnostics) = RuleSyntax.parse("w = 2 * " + text)
        #expect(diagnostics.isEmpty)
        #expect(syntax.formats.map(\.spelling) == [text])
        #expect(syntax.formats.map(\.offset) == [8])
        #expect(syntax.formats.map(\.format) == [TokenTests.format(text)])
    }

    /// What a format means, read off from its spelling.
    private static func format(_ text: String) -> RuleSyntax.Format {
        let axis: Axis? = text.hasPrefix("H:") ? .horizontal : text.hasPrefix("V:") ? .vertical : nil
        let source: RuleSyntax.NumberSource =
            text.contains("^") ? .function : text.contains("@") ? .object : .number
        switch text.last {
        case "f": return .value(source)
        case "p": return .percentage(source, axis: axis)
        case "w": return .size(.horizontal)
        case "h": return .size(.vertical)
        default: return .position(ConstraintName(text: String(text.dropFirst()))!)
        }
    }

    @Test(
        "3.2: the longest token is taken",
        arguments: [
            ("tt-=5", "(tt -= 5)"), ("tt+=-5", "(tt += (- 5))"), ("tt=-5", "(tt = (- 5))"), ("tt=+5", "(tt = (+ 5))"),
            ("tt*=.5", "(tt *= 0.5)"), ("tt/=5.", "(tt /= 5)"), ("minw=w", "(minw = w)"), ("nil+w", "(+ nil w)"),
            ("%w-%h", "(- %w#0 %h#1)"), ("50%-5", "(- 50% 5)"), ("50%*%p", "(* 50% %p#0)"), ("5./.5", "(/ 5 0.5)"),
        ])
    func longest(text: String, expected: String) {
        #expect(dump(text) == expected)
    }

    @Test(
        "3.3: a sign after a value is the operator, elsewhere a sign",
        arguments: [
            ("10 - 5", "(- 10 5)"), ("10 -5", "(- 10 5)"), ("10-5", "(- 10 5)"), ("%w-5", "(- %w#0 5)"),
            ("10 --5", "(- 10 (- 5))"), ("-5", "(- 5)"), ("- 5", "(- 5)"), ("-(5)", "(- 5)"), ("-%w", "(- %w#0)"),
            ("--5", "(- (- 5))"), ("nil-5", "(- nil 5)"), ("(5)-5", "(- 5 5)"), ("tt-5", "(- tt 5)"),
            ("5*-5", "(* 5 (- 5))"), ("+tt", "(+ tt)"), ("50%-5", "(- 50% 5)"), ("tt = -tt", "(tt = (- tt))"),
        ])
    func signs(text: String, expected: String) {
        #expect(dump(text) == expected)
    }

    @Test("3.1: commas cut everywhere, in parentheses too")
    func commas() {
        #expect(dump("tt = 5, ll = 6,w") == "(tt = 5), (ll = 6), w")
        #expect(
            RuleSyntax.parse("tt = (5, 6)").diagnostics.map(\.kind) == [.unbalancedParenthesis, .unbalancedParenthesis])
    }

    @Test("A node's place is that of its own token, of an assignment that of the name")
    func places() {
        let nodes = RuleSyntax.parse("tt = 5 + -%w").syntax.nodes
        #expect(nodes.map(\.offset) == [5, 10, 9, 7, 0])
    }
}
