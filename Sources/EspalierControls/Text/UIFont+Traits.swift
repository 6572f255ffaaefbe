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

// Fonts as views show them. They are found when they are asked for, so that it does not matter when a view comes to
// where the category is another one.
extension UIView {
    /// A font as this view shows it: in the user's size of texts if the font follows that, and the view is told to, or all
    /// views are.
    /// - Complexity: O(1) for a font that follows nothing, else as `currentTraits`.
    final func shown(_ font: UIFont, adjusts: Bool) -> UIFont {
        guard font.scaling != nil else { return font }
        let traits = currentTraits
        guard adjusts || traits.scalesAllFonts else { return font }
        noteTextSize()
        return font.adjusted(to: traits.preferredContentSizeCategory)
    }

    /// A text with its fonts as this view shows them.
    /// - Complexity: O(stretches of the text).
    final func shown(_ text: AttributedText, adjusts: Bool) -> AttributedText {
        text.mapping(.font) { (font: UIFont) in shown(font, adjusts: adjusts) }
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
