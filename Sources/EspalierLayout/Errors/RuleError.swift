import EspalierSLL

/// A rule text that was refused as a whole (SLL 11.1).
public struct RuleError: Error, CustomStringConvertible {
    /// The rule text.
    public let text: String
    /// Everything that is wrong in it, in the order of the text. Never empty.
    public let diagnostics: [RuleDiagnostic]
    /// Where in the program the rule was added.
    public let file: String
    /// The line in `file`.
    public let line: Int

    /// All diagnostics as SLL 12 shows them, and where the rule was added.
    public var description: String {
        diagnostics.map(\.description).joined(separator: "\n") + "\nin the rule added at \(file):\(line)"
    }
}
