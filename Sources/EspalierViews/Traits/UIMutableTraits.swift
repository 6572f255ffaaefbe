import Foundation

/// Traits that can be written: those of a collection while it is made, and overrides.
public protocol UIMutableTraits {
    /// The kind of device.
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    /// Whether it is light or dark.
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    /// Whether the user wants more contrast.
    var accessibilityContrast: UIAccessibilityContrast { get set }
    /// Whether it stands above the rest.
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
    /// The direction in which the user reads.
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    /// Pixels per point; 0 says nothing.
    var displayScale: CGFloat { get set }
    /// How much room there is across.
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    /// How much room there is up and down.
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    /// How large the user wants texts.
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
}

/// What a view or a controller says in place of what it would inherit, for itself and all below it. Traits that it does
/// not say are unspecified.
public struct UITraitOverrides: UIMutableTraits, Hashable, Sendable {
    package var values: TraitValues

    package init(values: TraitValues) { self.values = values }

    /// Makes overrides that say nothing.
    public init() { values = .unspecified }

    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { values.userInterfaceIdiom }
        set { values.userInterfaceIdiom = newValue }
    }

    /// Whether it is light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { values.userInterfaceStyle }
        set { values.userInterfaceStyle = newValue }
    }

    /// Whether the user wants more contrast.
    public var accessibilityContrast: UIAccessibilityContrast {
        get { values.accessibilityContrast }
        set { values.accessibilityContrast = newValue }
    }

    /// Whether it stands above the rest.
    public var userInterfaceLevel: UIUserInterfaceLevel {
        get { values.userInterfaceLevel }
        set { values.userInterfaceLevel = newValue }
    }

    /// The direction in which the user reads.
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { values.layoutDirection }
        set { values.layoutDirection = newValue }
    }

    /// Pixels per point; 0 says nothing.
    /// - Precondition: finite, and not negative.
    public var displayScale: CGFloat {
        get { values.displayScale }
        set {
            guard newValue.isFinite, newValue >= 0 else {
                trap("a display scale of \(newValue) was set: it must be finite, and not negative")
            }
            values.displayScale = newValue
        }
    }

    /// How much room there is across.
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { values.horizontalSizeClass }
        set { values.horizontalSizeClass = newValue }
    }

    /// How much room there is up and down.
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { values.verticalSizeClass }
        set { values.verticalSizeClass = newValue }
    }

    /// How large the user wants texts.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { values.preferredContentSizeCategory }
        set { values.preferredContentSizeCategory = newValue }
    }

    /// Whether the overrides say something about a trait. False for traits that are not known here.
    public func contains(_ trait: UITrait) -> Bool {
        KnownTrait(trait).map { $0.differs(values, .unspecified) } ?? false
    }

    /// Says nothing about a trait any more.
    public mutating func remove(_ trait: UITrait) { KnownTrait(trait)?.copy(.unspecified, &values) }
}
