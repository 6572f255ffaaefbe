import Foundation

/// What a view or a controller knows of its surroundings: how much room there is, on what device, in which direction
/// the user reads and how large. A value that does not change; two are equal when all their traits are.
///
/// A trait that nobody has said is *unspecified*. What `traitCollection` of a view or of a controller answers has none
/// that is.
open class UITraitCollection: ObjectOfUIKit {
    package final let values: TraitValues

    package init(values: TraitValues) { self.values = values }

    /// Makes a collection that says nothing.
    public init() { values = .unspecified }

    /// Makes a collection of several: what a later one says counts in place of what those before it say.
    public init(traitsFrom traitCollections: [UITraitCollection]) {
        values = traitCollections.reduce(.unspecified) { $0.overridden(by: $1.values) }
    }

    /// Makes a collection that says what `mutations` writes, and nothing else.
    public init(mutations: (inout any UIMutableTraits) -> Void) {
        values = Self.mutated(.unspecified, mutations)
    }

    /// Makes a collection that says how much room there is across, and nothing else.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(mutations: { $0.horizontalSizeClass = horizontalSizeClass })
    }

    /// Makes a collection that says how much room there is up and down, and nothing else.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(mutations: { $0.verticalSizeClass = verticalSizeClass })
    }

    /// Makes a collection that says what kind of device it is, and nothing else.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init(mutations: { $0.userInterfaceIdiom = idiom })
    }

    /// Makes a collection that says whether it is light or dark, and nothing else.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(mutations: { $0.userInterfaceStyle = userInterfaceStyle })
    }

    /// Makes a collection that says whether the user wants more contrast, and nothing else.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(mutations: { $0.accessibilityContrast = accessibilityContrast })
    }

    /// Makes a collection that says whether it stands above the rest, and nothing else.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init(mutations: { $0.userInterfaceLevel = userInterfaceLevel })
    }

    /// Makes a collection that says how many pixels a point has, and nothing else.
    public convenience init(displayScale scale: CGFloat) { self.init { $0.displayScale = scale } }

    /// Makes a collection that says in which direction the user reads, and nothing else.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(mutations: { $0.layoutDirection = layoutDirection })
    }

    /// Makes a collection that says how large texts are to be, and nothing else.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(mutations: { $0.preferredContentSizeCategory = preferredContentSizeCategory })
    }

    // MARK: Traits

    /// The kind of device.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    /// Whether it is light or dark.
    open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    /// Whether the user wants more contrast.
    open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    /// Whether it stands above the rest, as sheets and popovers do.
    open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
    /// The direction in which the user reads.
    open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    /// Pixels per point; 0 where that is unspecified.
    open var displayScale: CGFloat { values.displayScale }
    /// How much room there is across.
    open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    /// How much room there is up and down.
    open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    /// How large the user wants texts.
    open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }

    // MARK: With others

    /// Whether all that `trait` says is what this collection says.
    open func containsTraits(in trait: UITraitCollection?) -> Bool {
        trait.map { values.overridden(by: $0.values) == values } ?? true
    }

    /// Whether colours may look another way than under `traitCollection`.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        guard let traitCollection else { return true }
        return traitCollection.userInterfaceStyle != userInterfaceStyle
            || traitCollection.accessibilityContrast != accessibilityContrast
            || traitCollection.userInterfaceLevel != userInterfaceLevel
    }

    /// This collection, with what `mutations` writes.
    open func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(values: Self.mutated(values, mutations))
    }

    private static func mutated(
        _ values: TraitValues, _ mutations: (inout any UIMutableTraits) -> Void
    ) -> TraitValues {
        var traits: any UIMutableTraits = UITraitOverrides(values: values)
        mutations(&traits)
        return (traits as? UITraitOverrides)?.values ?? values
    }

    /// Whether all traits are the same.
    public static func == (one: UITraitCollection, other: UITraitCollection) -> Bool { one.values == other.values }

    /// Hashes all traits.
    public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}
