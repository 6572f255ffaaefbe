import Foundation

/// The traits that are known here, each with the value that says nothing.
package struct TraitValues: Hashable, Sendable {
    package var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    package var accessibilityContrast = UIAccessibilityContrast.unspecified
    package var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    package var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    /// 0 says nothing.
    package var displayScale: CGFloat = 0
    package var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    package var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    package var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    /// Whether all fonts of text styles are those of `preferredContentSizeCategory`, as in a program that was started
    /// with it: so in documents and sweeps. Otherwise views follow it that are told to.
    package var scalesAllFonts = false

    package init() {}

    package static let unspecified = TraitValues()

    /// What no screen and no override says.
    package static let standard = {
        var traits = TraitValues()
        traits.userInterfaceIdiom = .phone
        traits.userInterfaceStyle = .light
        traits.accessibilityContrast = .normal
        traits.userInterfaceLevel = .base
        traits.layoutDirection = .leftToRight
        traits.displayScale = 1
        traits.horizontalSizeClass = .compact
        traits.verticalSizeClass = .regular
        traits.preferredContentSizeCategory = .large
        return traits
    }()

    /// Whether fonts of text styles have other sizes there.
    package func differsInFonts(from other: TraitValues) -> Bool {
        preferredContentSizeCategory != other.preferredContentSizeCategory || scalesAllFonts != other.scalesAllFonts
    }

    /// These, with what `other` says in their place.
    package func overridden(by other: TraitValues) -> TraitValues {
        if other == .unspecified { return self }
        var result = self
        for trait in KnownTrait.allCases where trait.differs(other, .unspecified) { trait.copy(other, &result) }
        if other.scalesAllFonts { result.scalesAllFonts = true }
        return result
    }
}

extension UIScreen {
    /// What the screen says as it is turned: pads have room on both axes; phones on the longer one, and those that are
    /// at least 414 points wide also across when they lie on their side.
    package var traits: TraitValues {
        var traits = TraitValues.standard
        traits.displayScale = scale
        let across = min(portraitSize.width, portraitSize.height)
        if across >= Self.leastPadWidth {
            traits.userInterfaceIdiom = .pad
            traits.horizontalSizeClass = .regular
        } else if orientation.isLandscape {
            traits.verticalSizeClass = .compact
            traits.horizontalSizeClass = across >= Self.leastPlusWidth ? .regular : .compact
        }
        return traits
    }

    /// The least pad is 744 points wide, and the widest phone 440.
    private static let leastPadWidth: CGFloat = 700
    /// The phones that are called Plus or Max, and those of 6.1 inches with two pixels a point.
    private static let leastPlusWidth: CGFloat = 414
}
