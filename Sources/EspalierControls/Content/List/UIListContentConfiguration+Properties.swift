import EspalierViews
import Foundation

extension UIListContentConfiguration {
    /// How an image is shown.
    public struct ImageProperties: Hashable {
        /// Stands, in `reservedLayoutSize`, for the room that the system gives images of a list: 28 points here.
        public static let standardDimension: CGFloat = -1

        /// The colour of template images. nil by default: the tint.
        public var tintColor: UIColor?
        /// Changes that colour before it is used. nil by default.
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// How round the corners are, in points. 0 by default.
        public var cornerRadius: CGFloat = 0
        /// No larger than that is the image, in proportion; a length of 0 is no limit. Zero by default.
        public var maximumSize = CGSize.zero
        /// The room that images take, in whose middle they stand, so that texts of several rows begin at one place; a
        /// length of 0 is the image's own. Zero by default. The image itself may be larger.
        public var reservedLayoutSize = CGSize.zero
        /// Whether the image keeps its colours where the user inverts all. Kept and read back only. False by default.
        public var accessibilityIgnoresInvertColors = false

        /// Makes the properties of an image that is shown as it is.
        public init() {}

        /// The colour of template images in a view with that tint.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }
    }

    /// How a text is shown.
    public struct TextProperties: Hashable {
        /// Where lines stand.
        public enum TextAlignment: Int, Sendable {
            // The cases are UIKit's, in its order.
            case natural, center, justified
        }

        /// What letters become.
        public enum TextTransform: Int, Sendable {
            // The cases are UIKit's, in its order.
            case none, uppercase, lowercase, capitalized
        }

        /// The font.
        public var font: UIFont
        /// The colour. Setting it keeps the colour in all states.
        public var color: UIColor {
            get { ownColor ?? (isDimmed ? .tertiaryLabel : usualColor) }
            set { ownColor = newValue }
        }
        private let usualColor: UIColor
        private var ownColor: UIColor?
        /// Whether the state is disabled.
        var isDimmed = false
        /// Changes the colour before it is used. nil by default.
        public var colorTransformer: UIConfigurationColorTransformer?
        /// Where lines stand. `.natural` by default.
        public var alignment = TextAlignment.natural
        /// Where lines that are too long break. `.byTruncatingTail` by default.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// How many lines there may be; 0, as by default, for any number.
        public var numberOfLines = 0
        /// Whether a text that is too long for one line becomes smaller. False by default.
        public var adjustsFontSizeToFitWidth = false
        /// How much smaller it may become, as a share of the font's size. 0 by default.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether letters may move closer before text is cut. False by default.
        public var allowsDefaultTighteningForTruncation = false
        /// Whether the font follows the user's size of texts. True by default.
        public var adjustsFontForContentSizeCategory = true
        /// What letters become. `.none` by default; `.uppercase` in headers of grouped lists. Not of attributed texts.
        public var transform = TextTransform.none
        /// Whether a text that is cut would be told whole. Kept and read back only. False by default.
        public var showsExpansionTextWhenTruncated = false

        init(_ style: UIFont.TextStyle, _ color: UIColor = .label) {
            self.init(font: .preferredFont(forTextStyle: style), color)
        }

        init(font: UIFont, _ color: UIColor) {
            self.font = font
            usualColor = color
        }

        /// The colour that the text has.
        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

        func transformed(_ text: String) -> String {
            switch transform {
            case .none: text
            case .uppercase: text.uppercased()
            case .lowercase: text.lowercased()
            case .capitalized: text.capitalized
            }
        }
    }
}

extension UIListContentConfiguration.TextProperties.TextAlignment {
    var ofLabel: NSTextAlignment {
        switch self {
        case .natural: .natural
        case .center: .center
        case .justified: .justified
        }
    }
}
