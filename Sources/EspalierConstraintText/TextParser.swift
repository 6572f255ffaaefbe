import EspalierSupport

/// Reads a whole text of one of the languages.
protocol TextParser {
    associatedtype Parsed
    var scanner: TextScanner { get }
    init(scanner: TextScanner)
    /// What the text says; nil after mistakes, which the scanner has.
    mutating func run() -> Parsed?
}

extension TextParser {
    /// What a text says, or else its mistakes in the order of their places.
    static func parse(_ text: String) -> (Parsed?, [ConstraintDiagnostic]) {
        text.withBytes { bytes in
            var parser = Self(scanner: TextScanner(bytes: bytes))
            let parsed = parser.run()
            let diagnostics = parser.scanner.diagnostics
            assert((parsed == nil) != diagnostics.isEmpty, "what was read has mistakes, or there is neither")
            return (parsed, diagnostics)
        }
    }
}
