/// How much a finding weighs.
public enum LintSeverity: String, Sendable, CaseIterable, Comparable {
    /// Told, and nothing else.
    case note
    /// Told; the command fails for it only where it is asked to be strict.
    case warning
    /// The command fails for it.
    case error

    /// Whether the first weighs less.
    public static func < (first: LintSeverity, second: LintSeverity) -> Bool { first.rank < second.rank }

    private var rank: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }
}
