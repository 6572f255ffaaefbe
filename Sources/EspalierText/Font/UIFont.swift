import Foundation

/// What text of one size and weight measures.
///
/// A class because it is one in UIKit. Fonts are constants: two of the same name, size and weight are equal, and `===`
/// means nothing. Widths and vertical measures are the system font's, those of a ``FontFile``, or of a font that has
/// nothing but its name those of the nearest that is known (Docs/Controls.md); a view that knows a file of that name has the
/// file's. Slanted fonts of the system measure as the upright ones.
public final class UIFont: Hashable, Sendable {
    /// How heavy strokes are. Widths are known for light, regular, medium, semibold, bold and heavy text; others are
    /// measured as the nearest of these.
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

    /// Which of its tables a font uses.
    enum Design: Sendable, Equatable {
        case system, equalDigits, monospaced, named
        case file(FontFile.Face)
    }

    /// The size in points.
    public let pointSize: CGFloat
    /// The font's name; `.SystemFont` with the weight for the system's.
    public let fontName: String
    let weight: Weight
    let design: Design
    /// How the font follows the user's size of texts; nil for one that does not.
    package let scaling: FontScaling?
    package let face: FontFace

    init(
        size: CGFloat, weight: Weight, name: String? = nil, design: Design = .system, scaling: FontScaling? = nil
    ) {
        guard size.isFinite, size >= 0 else { trap("UIFont: the size must be finite and not below 0: \(size)") }
        let size = size == 0 ? Self.systemFontSize : size
        pointSize = size
        self.weight = weight
        self.design = design
        self.scaling = scaling
        fontName = name ?? (weight == .regular ? ".SystemFont" : ".SystemFont-\(weight.rawValue)")
        let (points, heaviness) = (Double(size), Double(weight.rawValue))
        face =
            switch design {
            case .system: .system(size: points, weight: heaviness)
            case .equalDigits: .system(size: points, weight: heaviness, equalDigits: true)
            case .monospaced: .monospacedSystem(size: points)
            case .named: .named(fontName, size: points, weight: heaviness)
            case .file(let file): .file(file, size: points)
            }
    }

    /// The same font in another size; 0 means `systemFontSize`.
    /// - Precondition: `fontSize` is finite and not below 0.
    public func withSize(_ fontSize: CGFloat) -> UIFont { resized(fontSize, scaling: nil) }

    /// The same font in another size, which follows the user's size of texts in a way.
    package func resized(_ size: CGFloat, scaling: FontScaling?) -> UIFont {
        UIFont(size: size, weight: weight, name: fontName, design: design, scaling: scaling)
    }

    /// How far the font reaches above the baseline, in points.
    public var ascender: CGFloat { pointSize * CGFloat(face.measures.ascender) }
    /// How far the font reaches below the baseline, in points; negative.
    public var descender: CGFloat { pointSize * CGFloat(face.measures.descender) }
    /// The gap that the font's designer wants between lines, in points: of the system font 0. Plays no part in layout.
    public var leading: CGFloat { pointSize * CGFloat(face.measures.leading) }
    /// The height of a line, in points, not rounded.
    public var lineHeight: CGFloat { ascender - descender }
    /// The height of a capital letter, in points.
    public var capHeight: CGFloat { pointSize * CGFloat(face.measures.capHeight) }
    /// The height of a small x, in points.
    public var xHeight: CGFloat { pointSize * CGFloat(face.measures.xHeight) }

    /// Whether two fonts have the same size, weight and name, and are of the same file if of any.
    public static func == (lhs: UIFont, rhs: UIFont) -> Bool {
        lhs === rhs
            || lhs.pointSize == rhs.pointSize && lhs.weight == rhs.weight && lhs.design == rhs.design
                && lhs.fontName == rhs.fontName
    }

    /// Feeds size and weight into `hasher`.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(pointSize)
        hasher.combine(weight)
    }
}
