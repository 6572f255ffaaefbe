import EspalierViews
import Foundation

/// What text of one size and weight measures.
///
/// A class because it is one in UIKit. Fonts are constants: two of the same name, size and weight are equal, and `===`
/// means nothing. Whatever the name, widths are those of the system font, and the vertical measures are those of
/// Apple's, as shares of the size.
public final class UIFont: Hashable, Sendable {
    /// How heavy strokes are. Medium and heavier weights are measured with bold widths, all others with regular ones.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// From -1 (thinnest) to 1 (heaviest); 0 is regular.
        public let rawValue: CGFloat
        /// Makes a weight.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Makes a weight.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// -0.8.
        public static let ultraLight = Weight(-0.8)
        /// -0.6.
        public static let thin = Weight(-0.6)
        /// -0.4.
        public static let light = Weight(-0.4)
        /// 0.
        public static let regular = Weight(0)
        /// 0.23.
        public static let medium = Weight(0.23)
        /// 0.3.
        public static let semibold = Weight(0.3)
        /// 0.4.
        public static let bold = Weight(0.4)
        /// 0.56.
        public static let heavy = Weight(0.56)
        /// 0.62.
        public static let black = Weight(0.62)
    }

    /// The size in points.
    public let pointSize: CGFloat
    /// The font's name; `.SystemFont` with the weight for the system's.
    public let fontName: String
    let weight: Weight

    init(size: CGFloat, weight: Weight, name: String? = nil) {
        guard size.isFinite, size > 0 else { trap("UIFont: the size must be finite and above 0: \(size)") }
        pointSize = size
        self.weight = weight
        fontName = name ?? (weight == .regular ? ".SystemFont" : ".SystemFont-\(weight.rawValue)")
    }

    /// The system font of a size, in the regular weight.
    /// - Precondition: `fontSize` is finite and above 0.
    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(size: fontSize, weight: .regular)
    }

    /// The system font of a size and a weight.
    /// - Precondition: `fontSize` is finite and above 0.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(size: fontSize, weight: weight)
    }

    /// The system font of a size, bold.
    /// - Precondition: `fontSize` is finite and above 0.
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(size: fontSize, weight: .bold)
    }

    /// The same font in another size.
    /// - Precondition: `fontSize` is finite and above 0.
    public func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(size: fontSize, weight: weight, name: fontName)
    }

    // The system font's design has 2048 units to the size.

    /// How far the font reaches above the baseline, in points.
    public var ascender: CGFloat { pointSize * 1950 / 2048 }
    /// How far the font reaches below the baseline, in points; negative.
    public var descender: CGFloat { pointSize * -494 / 2048 }
    /// The gap between lines, in points: 0.
    public var leading: CGFloat { 0 }
    /// The height of a line, in points, not rounded.
    public var lineHeight: CGFloat { pointSize * 2444 / 2048 }
    /// The height of a capital letter, in points.
    public var capHeight: CGFloat { pointSize * 1443 / 2048 }
    /// The height of a small x, in points.
    public var xHeight: CGFloat { pointSize * 1078 / 2048 }

    var isBold: Bool { weight.rawValue >= Weight.medium.rawValue }

    /// Whether two fonts have the same size, weight and name.
    public static func == (lhs: UIFont, rhs: UIFont) -> Bool {
        lhs.pointSize == rhs.pointSize && lhs.weight == rhs.weight && lhs.fontName == rhs.fontName
    }

    /// Feeds size and weight into `hasher`.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(pointSize)
        hasher.combine(weight)
    }
}
