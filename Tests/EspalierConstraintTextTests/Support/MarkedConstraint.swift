import EspalierConstraintText
import Testing

/// A diagnostic that a test expects at a marker.
struct Expected: Sendable {
    var kind: ConstraintDiagnostic.Kind
    var message: String
    var fix: String

    init(_ kind: ConstraintDiagnostic.Kind, _ message: String, fix: String) {
        self.kind = kind
        self.message = message
        self.fix = fix
    }
}

/// A text with a `①` before each place where a diagnostic is expected.
struct Marked: Sendable, CustomTestStringConvertible {
    var marked: String
    var expected: [Expected]

    init(_ marked: String, _ expected: Expected...) {
        self.marked = marked
        self.expected = expected
    }

    init(_ marked: String, _ kind: ConstraintDiagnostic.Kind, _ message: String, fix: String) {
        self.init(marked, Expected(kind, message, fix: fix))
    }

    var testDescription: String { marked }

    /// The text without its markers, and their offsets.
    private var split: (text: String, offsets: [Int]) {
        var text = ""
        var offsets: [Int] = []
        for scalar in marked.unicodeScalars {
            if scalar == "①" {
                offsets.append(text.utf8.count)
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
        return (text, offsets)
    }

    /// Parses the text as a constraint, and compares the diagnostics one by one.
    func checkConstraint(sourceLocation: SourceLocation = #_sourceLocation) {
        let (syntax, found) = ConstraintSyntax.parse(split.text)
        #expect((syntax == nil) == !expected.isEmpty, sourceLocation: sourceLocation)
        check(found, prefix: "", sourceLocation)
    }

    /// The same with a visual format.
    func checkFormat(sourceLocation: SourceLocation = #_sourceLocation) {
        let (format, found) = VisualFormat.parse(split.text)
        #expect((format == nil) == !expected.isEmpty, sourceLocation: sourceLocation)
        check(found, prefix: "Unable to parse constraint format: ", sourceLocation)
    }

    private func check(
        _ found: [ConstraintDiagnostic], prefix: String, _ sourceLocation: SourceLocation
    ) {
        let all = found.map(\.description).joined(separator: "\n")
        #expect(found.map(\.offset) == split.offsets, "\(all)", sourceLocation: sourceLocation)
        #expect(found.map(\.kind) == expected.map(\.kind), sourceLocation: sourceLocation)
        #expect(
            found.map(\.message) == expected.map { prefix + $0.message }, sourceLocation: sourceLocation)
        #expect(found.map(\.fix) == expected.map(\.fix), sourceLocation: sourceLocation)
    }
}

/// A constraint as its parts, without places: `gap| title.leading|==|icon.trailing|1|8|750`.
func parts(_ text: String) -> String {
    let (syntax, diagnostics) = ConstraintSyntax.parse(text)
    guard let syntax else { return diagnostics.map(\.description).joined(separator: "\n") }
    return [
        syntax.identifier ?? "", syntax.first.text, syntax.relation.rawValue, syntax.second?.text ?? "",
        "\(syntax.multiplier)", "\(syntax.constant)", "\(syntax.priority)",
    ].joined(separator: "|")
}
