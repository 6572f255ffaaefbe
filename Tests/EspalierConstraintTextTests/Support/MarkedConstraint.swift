import EspalierConstraintText
import TestSupport
import Testing

typealias Expected = ExpectedDiagnostic<ConstraintDiagnostic.Kind>
typealias Marked = MarkedText<ConstraintDiagnostic.Kind>

extension MarkedText where Kind == ConstraintDiagnostic.Kind {
    init(_ marked: String, _ expected: Expected...) {
        self.init(marked, expected)
    }

    init(_ marked: String, _ kind: Kind, _ message: String, fix: String) {
        self.init(marked, [Expected(kind, message, fix: fix)])
    }

    /// Parses the text as a constraint, and compares the diagnostics one by one.
    func checkConstraint(sourceLocation: SourceLocation = #_sourceLocation) {
        let (syntax, found) = ConstraintSyntax.parse(text)
        #expect((syntax == nil) == !expected.isEmpty, sourceLocation: sourceLocation)
        check(found, prefix: "", sourceLocation)
    }

    /// The same with a visual format.
    func checkFormat(sourceLocation: SourceLocation = #_sourceLocation) {
        let (format, found) = VisualFormat.parse(text)
        #expect((format == nil) == !expected.isEmpty, sourceLocation: sourceLocation)
        check(found, prefix: "Unable to parse constraint format: ", sourceLocation)
    }

    private func check(_ found: [ConstraintDiagnostic], prefix: String, _ sourceLocation: SourceLocation) {
        check(
            found.map { Found($0.kind, at: $0.offset, $0.message, fix: $0.fix, description: $0.description) },
            prefix: prefix, sourceLocation)
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
