/// A trait as a type, by which changes of it are asked for.
public protocol UITraitDefinition {
    /// What values the trait has.
    associatedtype Value
}

/// Which trait is meant.
public typealias UITrait = any UITraitDefinition.Type

/// The kind of device.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
    /// What values the trait has.
    public typealias Value = UIUserInterfaceIdiom
}

/// Whether it is light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
    /// What values the trait has.
    public typealias Value = UIUserInterfaceStyle
}

/// Whether the user wants more contrast.
public enum UITraitAccessibilityContrast: UITraitDefinition {
    /// What values the trait has.
    public typealias Value = UIAccessibilityContrast
}

/// Whether it stands above the rest.
public enum UITraitUserInterfaceLevel: UITraitDefinition {
    /// What values the trait has.
    public typealias Value = UIUserInterfaceLevel
}

/// The direction in which the user reads.
public enum UITraitLayoutDirection: UITraitDefinition {
    /// What values the trait has.
    public typealias Value = UITraitEnvironmentLayoutDirection
}

/// Pixels per point.
public enum UITraitDisplayScale: UITraitDefinition {
    /// What values the trait has.
    public typealias Value = Double
}

/// How much room there is across.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
    /// What values the trait has.
    public typealias Value = UIUserInterfaceSizeClass
}

/// How much room there is up and down.
public enum UITraitVerticalSizeClass: UITraitDefinition {
    /// What values the trait has.
    public typealias Value = UIUserInterfaceSizeClass
}

/// How large the user wants texts.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
    /// What values the trait has.
    public typealias Value = UIContentSizeCategory
}

/// The traits that are known here.
enum KnownTrait: CaseIterable {
    case idiom, style, contrast, level, direction, scale, horizontal, vertical, category

    /// Nil for a trait of somebody else's.
    init?(_ trait: UITrait) {
        guard let known = Self.allCases.first(where: { $0.definition == trait }) else { return nil }
        self = known
    }

    private var definition: UITrait {
        switch self {
        case .idiom: UITraitUserInterfaceIdiom.self
        case .style: UITraitUserInterfaceStyle.self
        case .contrast: UITraitAccessibilityContrast.self
        case .level: UITraitUserInterfaceLevel.self
        case .direction: UITraitLayoutDirection.self
        case .scale: UITraitDisplayScale.self
        case .horizontal: UITraitHorizontalSizeClass.self
        case .vertical: UITraitVerticalSizeClass.self
        case .category: UITraitPreferredContentSizeCategory.self
        }
    }

    func differs(_ one: TraitValues, _ other: TraitValues) -> Bool {
        switch self {
        case .idiom: one.userInterfaceIdiom != other.userInterfaceIdiom
        case .style: one.userInterfaceStyle != other.userInterfaceStyle
        case .contrast: one.accessibilityContrast != other.accessibilityContrast
        case .level: one.userInterfaceLevel != other.userInterfaceLevel
        case .direction: one.layoutDirection != other.layoutDirection
        case .scale: one.displayScale != other.displayScale
        case .horizontal: one.horizontalSizeClass != other.horizontalSizeClass
        case .vertical: one.verticalSizeClass != other.verticalSizeClass
        case .category: one.preferredContentSizeCategory != other.preferredContentSizeCategory
        }
    }

    func copy(_ source: TraitValues, _ target: inout TraitValues) {
        switch self {
        case .idiom: target.userInterfaceIdiom = source.userInterfaceIdiom
        case .style: target.userInterfaceStyle = source.userInterfaceStyle
        case .contrast: target.accessibilityContrast = source.accessibilityContrast
        case .level: target.userInterfaceLevel = source.userInterfaceLevel
        case .direction: target.layoutDirection = source.layoutDirection
        case .scale: target.displayScale = source.displayScale
        case .horizontal: target.horizontalSizeClass = source.horizontalSizeClass
        case .vertical: target.verticalSizeClass = source.verticalSizeClass
        case .category: target.preferredContentSizeCategory = source.preferredContentSizeCategory
        }
    }
}
