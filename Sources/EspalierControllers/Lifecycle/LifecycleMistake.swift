/// A call of a controller's life that was missed, doubled, or left without its counterpart.
public struct LifecycleMistake: Hashable, Sendable, CustomStringConvertible {
    /// What is wrong with the call.
    public enum Kind: String, Sendable {
        /// It should have been made.
        case missed
        /// It was made once too often.
        case doubled
        /// Its counterpart was not made.
        case unbalanced
    }

    /// What is wrong with the call.
    public let kind: Kind
    /// The controller's class, and its title if it has one.
    public let controller: String
    /// The call, as it is written in a program.
    public let call: String
    /// What would have been right.
    public let advice: String

    /// The mistake in one line.
    public var description: String { "\(controller): \(call) \(kind.rawValue); \(advice)" }
}
