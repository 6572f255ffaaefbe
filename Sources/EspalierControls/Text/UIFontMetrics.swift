import EspalierViews
import Foundation

/// Scales fonts and lengths as a text style grows and shrinks with the user's size of texts: in proportion to how far
/// apart the style's lines are.
///
///     label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: UIFont.systemFont(ofSize: 19))
public final class UIFontMetrics: Sendable {
    private let style: UIFont.TextStyle

    /// Scales as a style does; one that is not known scales as `.body`.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
    }

    /// Scales as `.body` does.
    public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    // MARK: Fonts

    /// A font in the size that goes with the usual size of texts: its own. With
    /// `adjustsFontForContentSizeCategory` it follows the traits of its view.
    public func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

    /// The same, no larger than `maximumPointSize`, in points; 0 is no limit.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// A font in the size that goes with the user's size of texts.
    ///
    /// - Parameters:
    ///   - font: what it is in the usual size of texts.
    ///   - traitCollection: whose `preferredContentSizeCategory` counts; without one, `.large` does.
    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    /// A font in the size that goes with the user's size of texts, no larger than `maximumPointSize`, in points; 0 is no
    /// limit. A font that was scaled before is scaled from the size that it had before that.
    public func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let size = font.scaling?.size ?? font.pointSize
        let maximum = maximumPointSize > 0 ? maximumPointSize : nil
        let scaled = scaledValue(for: size, compatibleWith: traitCollection)
        return font.resized(
            min(scaled, maximum ?? scaled), scaling: FontScaling(style: style, size: size, maximum: maximum))
    }

    // MARK: Lengths

    /// A length as it is in the usual size of texts: itself.
    public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// A length that grows and shrinks with the style, rounded to the nearest pixel: 17 is 16.333 in `.medium` on a
    /// screen of three pixels a point. Half points count where the traits name no scale.
    ///
    /// - Parameters:
    ///   - value: what it is in the usual size of texts, in points.
    ///   - traitCollection: whose `preferredContentSizeCategory` counts; without one, `.large` does.
    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let scale = traitCollection?.displayScale ?? 0
        return Self.scaled(
            value, style, traitCollection?.preferredContentSizeCategory ?? .large, scale: scale > 0 ? scale : 2)
    }

    static func scaled(
        _ value: CGFloat, _ style: UIFont.TextStyle, _ category: UIContentSizeCategory, scale: CGFloat
    ) -> CGFloat {
        let leadings = TextSizes.row(of: style).leadings
        let (new, usual) = (leadings[category.step], leadings[TextSizes.usualStep])
        return new == usual ? value : (value * new / usual * scale).rounded() / scale
    }
}
