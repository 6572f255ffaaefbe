import EspalierViews

/// The state of a header, a footer or any view.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    /// The traits.
    public var traitCollection: UITraitCollection
    /// Whether it cannot be used. False by default.
    public var isDisabled = false
    /// Whether it is shown as touched. False by default.
    public var isHighlighted = false
    /// Whether it is selected. False by default.
    public var isSelected = false
    /// Whether it has the focus: never by itself here. False by default.
    public var isFocused = false
    /// Whether it sticks to an edge: never by itself here. False by default.
    public var isPinned = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Makes a state of traits, with nothing else said.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// A state of one's own; nil where it was not set.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
