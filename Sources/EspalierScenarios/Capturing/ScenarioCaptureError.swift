/// Why a view tree cannot be written as a scenario.
public struct ScenarioCaptureError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The path of the view that cannot be written, from the root of what is captured.
    public var path: String
    /// The rule text in question; nil if it is not about a rule.
    public var rule: String?
    /// What cannot be written.
    public var message: String
    /// What to do about it.
    public var fix: String

    /// The view, the rule, what is wrong with it, and below it what to do.
    public var description: String {
        let rule = rule.map { ": rule \(Quoted.text($0))" } ?? ""
        return "\(path)\(rule): \(message)\nfix: \(fix)"
    }
}
