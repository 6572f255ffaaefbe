import EspalierSLL
import Testing

/// A diagnostic that a test expects at a marker.
struct Expected: Sendable {
    var kind: RuleDiagnostic.Kind
    var message: String
    var fix: String

    init(_ kind: RuleDiagnostic.Kind, _ message: String, fix: String) {
        self.kind = kind
        self.message = message
        self.fix = fix
    }
}

/// A rule text with a `①` before each place where a diagnostic is expected (two for two at one place).
struct MarkedSource: Sendable, CustomTestStringConvertible {
    var marked: String
    var expected: [Expected]

    init(_ marked: String, _ expected: Expected...) {
        self.marked = marked
        self.expected = expected
    }

    var testDescription: String { marked }

    /// Parses the text without its markers, and compares the diagnostics one by one.
    func check(arguments: [RuleArgument]? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
        var text = ""
        var offsets: [Int] = []
        for scalar in marked.unicodeScalars {
            if scalar == "①" { offsets.append(text.utf8.count) } else { text.unicodeScalars.append(scalar) }
        }
        let found =
            if let arguments {
                RuleSyntax.parse(text, arguments: arguments).diagnostics
            } else {
                RuleSyntax.parse(text).diagnostics
            }
        let all = found.map(\.description).joined(separator: "\n")
        #expect(found.map(\.offset) == offsets, "\(all)", sourceLocation: sourceLocation)
        #expect(found.map(\.kind) == expected.map(\.kind), sourceLocation: sourceLocation)
        #expect(found.map(\.message) == expected.map(\.message), sourceLocation: sourceLocation)
        #expect(found.map(\.fix) == expected.map(\.fix), sourceLocation: sourceLocation)
    }
}
