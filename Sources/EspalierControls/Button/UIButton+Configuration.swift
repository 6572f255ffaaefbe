import EspalierViews
import Foundation

extension UIButton {
    /// What a button shows and how, as one value.
    ///
    ///     var configuration = UIButton.Configuration.filled()
    ///     configuration.title = "Save"
    ///     configuration.subtitle = "to this device"
    ///     button.configuration = configuration
    ///
    /// Nothing is drawn: styles and colours are kept, and differ in nothing that a layout asks for.
    public struct Configuration: Hashable {
        /// How large a button is: its font, and the room around its content.
        public enum Size: Int, Sendable {
            // The cases are UIKit's, in its order.
            case medium, small, mini, large
        }

        /// How round the corners would be.
        public enum CornerStyle: Int, Sendable {
            // The cases are UIKit's, in its order.
            case fixed = -1
            case dynamic, small, medium, large, capsule
        }

        /// Where title and subtitle stand with one another.
        public enum TitleAlignment: Int, Sendable {
            // The cases are UIKit's, in its order.
            case automatic, leading, center, trailing
        }

        package enum Style: Hashable {
            case plain, tinted, gray, filled, borderless, bordered, borderedTinted, borderedProminent

            /// Whether what is behind the content has the tint's colour.
            var isProminent: Bool { self == .filled || self == .borderedProminent }
        }

        /// Which of the styles it was made with.
        package let style: Style

        /// The title. nil by default. The same as `attributedTitle`, without attributes.
        public var title: String? {
            get { attributedTitle?.plainText }
            set { attributedTitle = newValue.map { AttributedString($0) } }
        }
        /// The title with attributes. nil by default.
        public var attributedTitle: AttributedString?
        /// What stands below the title. nil by default. The same as `attributedSubtitle`, without attributes.
        public var subtitle: String? {
            get { attributedSubtitle?.plainText }
            set { attributedSubtitle = newValue.map { AttributedString($0) } }
        }
        /// What stands below the title, with attributes. nil by default.
        public var attributedSubtitle: AttributedString?
        /// Changes the attributes of the title before it is shown: its font counts. nil by default.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// The same of the subtitle. nil by default.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// How lines of titles that are too long break. `.byWordWrapping` by default.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping

        /// The image. nil by default.
        public var image: UIImage?
        /// Whether an activity indicator stands in the image's place. False by default.
        public var showsActivityIndicator = false
        /// At which side of the titles the image stands. `.leading` by default; of several sides the first of leading,
        /// trailing, top and bottom counts.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// The distance of image and titles, in points, where there are both. 0 by default.
        public var imagePadding: CGFloat = 0
        /// The distance of title and subtitle, in points, where there are both. 1 by default.
        public var titlePadding: CGFloat = 1
        /// Where title and subtitle stand with one another. `.automatic` by default: at the image's side if that is
        /// leading or trailing, else in the middle.
        public var titleAlignment = TitleAlignment.automatic

        /// How large the button is. `.medium` by default.
        public var buttonSize = Size.medium
        /// How far the content keeps from the bounds, in points. By default what goes with `buttonSize`: 7 and 12 for
        /// medium buttons.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { ownInsets ?? buttonSize.insets }
            set { ownInsets = newValue }
        }
        /// What `contentInsets` was set to; nil where it follows `buttonSize`.
        package private(set) var ownInsets: NSDirectionalEdgeInsets?
        /// How round the corners would be. `.dynamic` by default.
        public var cornerStyle = CornerStyle.dynamic
        /// The colour of what is in front. nil by default.
        public var baseForegroundColor: UIColor?
        /// The colour of what is behind. nil by default.
        public var baseBackgroundColor: UIColor?
        /// Whether the look would follow `isSelected` by itself. True by default.
        public var automaticallyUpdateForSelection = true

        package init(_ style: Style) { self.style = style }

        /// Makes `contentInsets` what goes with `buttonSize` again.
        public mutating func setDefaultContentInsets() { ownInsets = nil }

        /// The configuration for the present state of a button: the same one, as no look differs.
        public func updated(for button: UIButton) -> Configuration { self }
    }

    /// Called with the button when its configuration is to follow its state.
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void
}

extension UIButton.Configuration {
    /// Without anything behind the content.
    public static func plain() -> Self { Self(.plain) }
    /// In front of a pale shade of the tint.
    public static func tinted() -> Self { Self(.tinted) }
    /// In front of grey.
    public static func gray() -> Self { Self(.gray) }
    /// In front of the tint.
    public static func filled() -> Self { Self(.filled) }
    /// As the system has it, without a border.
    public static func borderless() -> Self { Self(.borderless) }
    /// As the system has it, with a border.
    public static func bordered() -> Self { Self(.bordered) }
    /// As the system has it, with a border and a pale shade of the tint.
    public static func borderedTinted() -> Self { Self(.borderedTinted) }
    /// As the system has it, in front of the tint.
    public static func borderedProminent() -> Self { Self(.borderedProminent) }
}

extension UIButton.Configuration.Size {
    /// Those of medium buttons were measured; the others are UIKit's as far as is known.
    var insets: NSDirectionalEdgeInsets {
        switch self {
        case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        case .small, .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
        }
    }

    /// The style of a title's font.
    var titleStyle: UIFont.TextStyle { self == .small || self == .mini ? .subheadline : .body }
}

/// Changes the attributes of a text before it is shown.
///
/// Two are equal if one is a copy of the other.
public struct UIConfigurationTextAttributesTransformer: Hashable {
    private final class Box {
        let transform: (AttributeContainer) -> AttributeContainer
        init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }
    }

    private let box: Box

    /// Makes one of a function.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { box = Box(transform) }

    /// The function.
    public var transform: (AttributeContainer) -> AttributeContainer { box.transform }

    /// Calls the function.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { box.transform(input) }

    /// Whether both are copies of one.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.box === rhs.box }

    /// Feeds what `==` compares into `hasher`.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(box)) }
}
