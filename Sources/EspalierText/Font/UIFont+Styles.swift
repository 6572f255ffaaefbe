import Foundation

extension UIFont {
    /// What text is for, as a choice of size and weight: those of Apple's interface guidelines.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// The style's name.
        public let rawValue: String
        /// Makes a style.
        public init(rawValue: String) { self.rawValue = rawValue }

        // Sizes are those of the usual size of texts.

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
    }

    /// The system font for a use, in the usual size of texts; an unknown style gives that of `.body`.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, step: TextSizes.usualStep)
    }

    /// - Parameter step: the user's size of texts, from 0, extra small, to 11, the largest of the accessibility sizes.
    package static func preferredFont(forTextStyle style: TextStyle, step: Int) -> UIFont {
        UIFont(
            size: TextSizes.row(of: style).sizes[step], weight: style == .headline ? .semibold : .regular,
            scaling: FontScaling(style: style, size: nil, maximum: nil))
    }
}

/// How a font follows the user's size of texts.
package struct FontScaling: Hashable, Sendable {
    /// As this style does.
    package let style: UIFont.TextStyle
    /// From this size on, in the usual size of texts; nil for the style's own font.
    package let size: CGFloat?
    /// No larger than this.
    package let maximum: CGFloat?

    package init(style: UIFont.TextStyle, size: CGFloat?, maximum: CGFloat?) {
        self.style = style
        self.size = size
        self.maximum = maximum
    }
}

/// The sizes of the text styles for each of the user's sizes of texts, and how far apart lines are there, in points: from
/// the tables of Apple's interface guidelines.
package enum TextSizes {
    /// Where the usual size stands in the rows: large.
    package static let usualStep = 3

    package struct Row {
        let sizes: [CGFloat]
        /// From baseline to baseline. `UIFontMetrics` scales by these.
        package let leadings: [CGFloat]
    }

    package static func row(of style: UIFont.TextStyle) -> Row { rows[style] ?? body }

    private static let body = Row(
        sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62])

    private static let rows: [UIFont.TextStyle: Row] = [
        .largeTitle: Row(
            sizes: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
            leadings: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]),
        .title1: Row(
            sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
            leadings: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]),
        .title2: Row(
            sizes: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
            leadings: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]),
        .title3: Row(
            sizes: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
            leadings: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]),
        .headline: body,
        .body: body,
        .callout: Row(
            sizes: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
            leadings: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]),
        .subheadline: Row(
            sizes: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
            leadings: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]),
        .footnote: Row(
            sizes: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
            leadings: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]),
        .caption1: Row(
            sizes: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
            leadings: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]),
        .caption2: Row(
            sizes: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
            leadings: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]),
    ]
}
