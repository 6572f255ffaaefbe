import EspalierSLL
import TestSupport
import Testing

typealias Expected = ExpectedDiagnostic<RuleDiagnostic.Kind>
typealias MarkedSource = MarkedText<RuleDiagnostic.Kind>

extension MarkedText where Kind == RuleDiagnostic.Kind {
    init(_ marked: String, _ expected: Expected...) {
        self.init(marked, expected)
    }

    /// Parses the text without its markers, and compares the diagnostics one by one.
    func check(arguments: [RuleArgument]? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
        let found =
            if let arguments {
                RuleSyntax.parse(text, arguments: arguments).diagnostics
            } else {
                RuleSyntax.parse(text).diagnostics
            }
        check(
            found.map { Found($0.kind, at: $0.offset, $0.message, fix: $0.fix, description: $0.description) },
            sourceLocation)
    }
}
