/// Why a view tree cannot be written as a scenario.
public struct ScenarioCaptureError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The path of the view that cannot be written, from the root of what is captured.
    public var path: String
    /// The rule text in question; nil if it is not about a rule.
    public var rule: String?
    /// The constraint in question, as messages write it; nil if it is not about a constraint.
    public var constraint: String?
    /// What cannot be written.
    public var message: String
    /// What to do about it.
    public var fix: String

    /// The view, the rule or the constraint, what is wrong with it, and below it what to do.
    public var description: String {
        var subject = path
        if let rule { subject += ": rule \(Quoted.text(rule))" }
        if let constraint { subject += ": constraint \(Quoted.text(constraint))" }
        return "\(subject): \(message)\nfix: \(fix)"
    }
}
