import EspalierViews
import Foundation

extension UIFont {
    /// The system font for a use, in the size that goes with the user's size of texts; an unknown style gives that of
    /// `.body`.
    ///
    /// - Parameters:
    ///   - style: what the text is used for.
    ///   - traitCollection: whose `preferredContentSizeCategory` counts; without one, `.large` does.
    public static func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        preferredFont(
            forTextStyle: style, step: traitCollection?.preferredContentSizeCategory.step ?? TextSizes.usualStep)
    }

    /// The same font as it is in another of the user's sizes of texts; itself where it does not follow that.
    func adjusted(to category: UIContentSizeCategory) -> UIFont {
        guard let scaling else { return self }
        guard let size = scaling.size else {
            let usual = UIFont.preferredFont(forTextStyle: scaling.style, step: category.step)
            return resized(usual.pointSize, scaling: scaling)
        }
        let scaled = UIFontMetrics.scaled(size, scaling.style, category, scale: 2)
        return resized(min(scaled, scaling.maximum ?? scaled), scaling: scaling)
    }
}

extension UIContentSizeCategory {
    private static let ordered: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// From 0, the smallest, to 11; a category that is not known counts as `.large`.
    var step: Int { Self.ordered.firstIndex(of: self) ?? TextSizes.usualStep }
}

/// A view whose text can follow the user's size of texts.
public protocol UIContentSizeCategoryAdjusting: AnyObject {
    /// Whether a font of a text style, or one that `UIFontMetrics` has scaled, follows the trait
    /// `preferredContentSizeCategory`. False by default.
    var adjustsFontForContentSizeCategory: Bool { get set }
}
