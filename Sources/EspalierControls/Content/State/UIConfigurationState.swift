import EspalierViews

/// The name of a state of one's own, in a configuration state.
///
///     extension UIConfigurationStateCustomKey {
///         static let isArchived = UIConfigurationStateCustomKey("com.example.isArchived")
///     }
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a key of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes a key of its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// What the looks of a view follow from: its traits, whether it is selected and so on, and states of one's own.
public protocol UIConfigurationState {
    /// Makes a state of traits, with nothing else said.
    init(traitCollection: UITraitCollection)

    /// The traits.
    var traitCollection: UITraitCollection { get set }

    /// A state of one's own; nil where it was not set.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}
