import EspalierViews
import Foundation

/// Text that cannot be edited, on one line or on several.
///
/// Nothing is drawn; a label is its text and the size that the text takes. All its properties are stored properties of
/// the view, so that a label without text is no larger than a view, and a change of each can be observed.
open class UILabel: UIView {
    /// The key under which `text` is kept.
    public static let textProperty = StoredProperty<UILabel, String?>(ofContent: nil)

    /// Those of a view, `text`, and what else a label has.
    open override class var observableKeys: [ObservableKey] { super.observableKeys + labelKeys }

    /// Makes a label of that frame, with UIKit's defaults. Touches pass through it.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        super.isUserInteractionEnabled = false
    }

    /// Makes a label from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        super.isUserInteractionEnabled = false
    }

    /// The text. nil by default. Another text changes the intrinsic size and so marks the superview.
    open var text: String? {
        get { self[stored: Self.textProperty] }
        set { setContent(Self.textProperty, newValue) }
    }

    /// The font. The system font of 17 points by default, and again after setting nil.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var font: UIFont! {
        get { self[stored: Self.fontProperty] }
        set { setContent(Self.fontProperty, newValue ?? Self.defaultFont) }
    }

    /// The colour of the text. `.label` by default, and again after setting nil.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var textColor: UIColor! {
        get { self[stored: Self.textColorProperty] }
        set { self[stored: Self.textColorProperty] = newValue ?? .label }
    }

    /// Where the lines stand. `.natural` by default.
    open var textAlignment: NSTextAlignment {
        get { self[stored: Self.textAlignmentProperty] }
        set { self[stored: Self.textAlignmentProperty] = newValue }
    }

    /// How many lines there may be; 0 means any number. 1 by default: then nothing wraps.
    open var numberOfLines: Int {
        get { self[stored: Self.numberOfLinesProperty] }
        set { setContent(Self.numberOfLinesProperty, newValue) }
    }

    /// At which width, in points, lines of the intrinsic size wrap, where `numberOfLines` is not 1. 0 by default: at
    /// none.
    open var preferredMaxLayoutWidth: CGFloat {
        get { self[stored: Self.preferredMaxLayoutWidthProperty] }
        set { setContent(Self.preferredMaxLayoutWidthProperty, newValue) }
    }

    /// Whether the text is shown as active. True by default.
    open var isEnabled: Bool {
        get { self[stored: Self.isEnabledProperty] }
        set { self[stored: Self.isEnabledProperty] = newValue }
    }

    /// The size of the text, rounded up to half points; zero without text. Wraps at `preferredMaxLayoutWidth` if that
    /// is above 0 and `numberOfLines` is not 1.
    /// - Complexity: O(length of the text).
    open override var intrinsicContentSize: CGSize { textSize(wrappingAt: preferredMaxLayoutWidth) }

    /// The size of the text, rounded up to half points; zero without text. Wraps at `size.width` if `numberOfLines` is
    /// not 1; a width of 0, or of 10 million and more, is no limit. `size.height` plays no part.
    /// - Complexity: O(length of the text).
    open override func sizeThatFits(_ size: CGSize) -> CGSize { textSize(wrappingAt: size.width) }
}
