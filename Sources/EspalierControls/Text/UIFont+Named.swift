import Foundation

extension UIFont {
    /// What text is for, as a choice of size and weight: those of Apple's interface guidelines for the usual text size.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// The style's name.
        public let rawValue: String
        /// Makes a style.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// 34 points.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// 28 points.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// 22 points.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// 20 points.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// 17 points, semibold.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// 17 points.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// 16 points.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// 15 points.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// 13 points.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// 12 points.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// 11 points.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        var pointSize: CGFloat {
            switch self {
            case .largeTitle: 34
            case .title1: 28
            case .title2: 22
            case .title3: 20
            case .callout: 16
            case .subheadline: 15
            case .footnote: 13
            case .caption1: 12
            case .caption2: 11
            default: 17
            }
        }
    }

    /// The size of text in labels: 17.
    public static var labelFontSize: CGFloat { 17 }
    /// The size of text in buttons: 18.
    public static var buttonFontSize: CGFloat { 18 }
    /// The system's usual size: 14.
    public static var systemFontSize: CGFloat { 14 }
    /// The system's small size: 12.
    public static var smallSystemFontSize: CGFloat { 12 }

    /// The system font for a use; an unknown style gives that of `.body`.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(size: style.pointSize, weight: style == .headline ? .semibold : .regular)
    }

    /// The system font of a size, italic: measures as the upright one.
    /// - Precondition: `fontSize` is finite and above 0.
    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(size: fontSize, weight: .regular, name: ".SystemFont-Italic")
    }

    /// The system font with digits of one width, which those of the table are anyway.
    /// - Precondition: `fontSize` is finite and above 0.
    public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(size: fontSize, weight: weight)
    }

    /// A font by its name, such as `Avenir-Heavy`: the last part says how heavy it is. Measures as the system font.
    /// nil for the empty name.
    /// - Precondition: `size` is finite and above 0.
    public convenience init?(name: String, size: CGFloat) {
        if name.isEmpty { return nil }
        self.init(size: size, weight: Self.weight(named: name), name: name)
    }

    private static let weightNames: KeyValuePairs<String, Weight> = [
        "ultralight": .ultraLight, "thin": .thin, "light": .light, "semibold": .semibold, "demibold": .semibold,
        "bold": .bold, "medium": .medium, "heavy": .heavy, "black": .black,
    ]

    private static func weight(named name: String) -> Weight {
        guard let dash = name.lastIndex(of: "-") else { return .regular }
        let ending = name[dash...].lowercased()
        return weightNames.first { ending.contains($0.key) }?.value ?? .regular
    }
}
