import Foundation

/// Under which traits one of several variants of a colour or of an image counts. What is nil counts under all.
package struct TraitConditions: Hashable, Sendable {
    /// The device, by its name in catalogues: `iphone`, `ipad`, ….
    package var idiom: String?
    package var style: UIUserInterfaceStyle?
    package var contrast: UIAccessibilityContrast?
    package var level: UIUserInterfaceLevel?
    package var horizontalSizeClass: UIUserInterfaceSizeClass?
    package var verticalSizeClass: UIUserInterfaceSizeClass?
    package var layoutDirection: UITraitEnvironmentLayoutDirection?
    /// Something is asked for that is no trait here, such as a tint: the variant never counts.
    package var isNeverMet = false

    package init() {}

    /// Of how many traits it says what they are, weighted, so that the device goes before size classes, these before the
    /// appearance, contrast and level, and those before the direction; nil where a trait is another one.
    package func fit(_ traits: TraitValues) -> Int? {
        if isNeverMet { return nil }
        var fit = 0
        for (isMet, weight) in [
            (idiom.map { $0 == traits.idiomName }, 64),
            (horizontalSizeClass.map { $0 == traits.horizontalSizeClass }, 32),
            (verticalSizeClass.map { $0 == traits.verticalSizeClass }, 16),
            (style.map { $0 == traits.userInterfaceStyle }, 8),
            (contrast.map { $0 == traits.accessibilityContrast }, 4),
            (level.map { $0 == traits.userInterfaceLevel }, 2),
            (layoutDirection.map { $0 == traits.layoutDirection }, 1),
        ] {
            guard let isMet else { continue }
            if !isMet { return nil }
            fit += weight
        }
        return fit
    }

    /// The variant that fits best, the first one of those that fit alike; nil where none does.
    package static func best<Variant>(
        of variants: [Variant], _ conditions: (Variant) -> TraitConditions, under traits: TraitValues
    ) -> Variant? {
        var best: (variant: Variant, fit: Int)?
        for variant in variants {
            guard let fit = conditions(variant).fit(traits), fit > best?.fit ?? -1 else { continue }
            best = (variant, fit)
        }
        return best?.variant
    }
}

extension TraitValues {
    fileprivate var idiomName: String {
        switch userInterfaceIdiom {
        case .unspecified, .phone: "iphone"
        case .pad: "ipad"
        case .tv: "tv"
        case .carPlay: "car"
        case .mac: "mac"
        case .vision: "vision"
        }
    }
}
