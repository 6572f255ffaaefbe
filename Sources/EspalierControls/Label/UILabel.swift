import EspalierViews
import Foundation

/// Text that cannot be edited, on one line or on several.
///
/// Nothing is drawn; a label is its text and the size that the text takes. All its properties are stored properties of
/// the view, so that a label without text takes little more than a view, and a change of each can be observed.
open class UILabel: UIView {
    /// What is remembered of measuring the text, once that pays.
    final var memo: LabelMemo?

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
        super.init(frame: .zero)
        super.isUserInteractionEnabled = false
        coder.decode(self)
    }

    // MARK: Text

    /// The text. nil by default. Another text changes the intrinsic size and so marks the superview. Setting it ends an
    /// `attributedText`.
    open var text: String? {
        get { self[stored: Self.textProperty] }
        set { writeText(newValue) }
    }

    /// The text with attributes, of which those that ``TextRun`` has count in its size. Setting it sets `text`; where
    /// only that was set, the text in the label's font and colour is read. nil without a text.
    open var attributedText: NSAttributedString? {
        get { readAttributedText() }
        set { writeAttributedText(newValue) }
    }

    /// The font. The system font of 17 points by default, and again after setting nil. Of an attributed text: that of
    /// its beginning; setting it sets that of all of it.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var font: UIFont! {
        get { shown(self[stored: Self.fontProperty], adjusts: adjustsFontForContentSizeCategory) }
        set { writeFont(newValue ?? Self.defaultFont) }
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

    /// Where a text that is too long goes on. `.byTruncatingTail` by default. Only `.byCharWrapping` counts in sizes:
    /// then lines are filled without regard to words. All others break lines between words, and cut the last one.
    open var lineBreakMode: NSLineBreakMode {
        get { self[stored: Self.lineBreakModeProperty] }
        set { setContent(Self.lineBreakModeProperty, newValue) }
    }

    /// How many lines there may be; 0 means any number. 1 by default: then nothing wraps.
    open var numberOfLines: Int {
        get { self[stored: Self.numberOfLinesProperty] }
        set { setContent(Self.numberOfLinesProperty, newValue) }
    }

    /// At which width, in points, lines of the intrinsic size wrap, where `numberOfLines` is not 1. 0 by default: at
    /// none; constraints then ask for the height at the label's own width (AUTOLAYOUT 7.1).
    open var preferredMaxLayoutWidth: CGFloat {
        get { self[stored: Self.preferredMaxLayoutWidthProperty] }
        set { setContent(Self.preferredMaxLayoutWidthProperty, newValue) }
    }

    /// Whether the text is shown as active. True by default.
    open var isEnabled: Bool {
        get { self[stored: Self.isEnabledProperty] }
        set { self[stored: Self.isEnabledProperty] = newValue }
    }

    // MARK: Look

    /// The colour while the label is highlighted. nil by default: `textColor`.
    open var highlightedTextColor: UIColor? {
        get { self[stored: Self.lookProperty].highlightedTextColor }
        set { self[stored: Self.lookProperty].highlightedTextColor = newValue }
    }

    /// Whether the label is shown as touched. False by default.
    open var isHighlighted: Bool {
        get { self[stored: Self.isHighlightedProperty] }
        set { self[stored: Self.isHighlightedProperty] = newValue }
    }

    /// The colour of the text's shadow. nil by default: none.
    open var shadowColor: UIColor? {
        get { self[stored: Self.lookProperty].shadowColor }
        set { self[stored: Self.lookProperty].shadowColor = newValue }
    }

    /// Where the shadow falls. (0, -1) by default.
    open var shadowOffset: CGSize {
        get { self[stored: Self.lookProperty].shadowOffset }
        set { self[stored: Self.lookProperty].shadowOffset = newValue }
    }

    /// Whether text that is too long for one line becomes smaller. False by default. Plays no part in the sizes that a
    /// label wishes; `textRect(forBounds:limitedToNumberOfLines:)` is smaller.
    open var adjustsFontSizeToFitWidth: Bool {
        get { self[stored: Self.adjustsFontSizeProperty] }
        set { self[stored: Self.adjustsFontSizeProperty] = newValue }
    }

    /// How much smaller the text may become, as a share of the font's size. 0 by default: no smaller.
    open var minimumScaleFactor: CGFloat {
        get { self[stored: Self.lookProperty].minimumScaleFactor }
        set { self[stored: Self.lookProperty].minimumScaleFactor = newValue }
    }

    /// Which line of the text stays where it is when it becomes smaller. `.alignBaselines` by default.
    open var baselineAdjustment: UIBaselineAdjustment {
        get { self[stored: Self.lookProperty].baselineAdjustment }
        set { self[stored: Self.lookProperty].baselineAdjustment = newValue }
    }

    /// Whether letters may move closer, by a twentieth of the font's size, before text is cut or becomes smaller. False
    /// by default.
    open var allowsDefaultTighteningForTruncation: Bool {
        get { self[stored: Self.lookProperty].allowsTightening }
        set { self[stored: Self.lookProperty].allowsTightening = newValue }
    }

    /// Whether a font of a text style, or one that `UIFontMetrics` has scaled, follows the trait
    /// `preferredContentSizeCategory`. False by default.
    open var adjustsFontForContentSizeCategory: Bool {
        get { self[stored: Self.lookProperty].adjustsForContentSize }
        set {
            self[stored: Self.lookProperty].adjustsForContentSize = newValue
            if newValue { fontsDidChange() }
        }
    }

    // MARK: Size

    /// Where the text stands in a rectangle, from its top left corner on: no wider than it, and no higher. What
    /// `sizeThatFits(_:)` and `intrinsicContentSize` ask, so that an override can add a border.
    ///
    /// - Parameters:
    ///   - bounds: the rectangle.
    ///   - numberOfLines: how many lines there may be; 0 means any number, and 1 that nothing wraps.
    /// - Complexity: O(length of the text).
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        measuredRect(in: bounds, lines: numberOfLines)
    }

    /// For subclasses that draw; does nothing, and nothing calls it.
    open func drawText(in rect: CGRect) {}

    /// The size of the text, rounded up to pixels; zero without text. Wraps at `preferredMaxLayoutWidth` if that is
    /// above 0 and `numberOfLines` is not 1; while constraints ask how high the label is for a width, at that.
    /// - Complexity: O(length of the text).
    open override var intrinsicContentSize: CGSize { textSize(wrappingAt: wrappingWidth) }

    /// The size of the text, rounded up to pixels; zero without text. Wraps at `size.width` if `numberOfLines` is
    /// not 1; a width of 0, or of 10 million and more, is no limit. `size.height` plays no part.
    /// - Complexity: O(length of the text).
    open override func sizeThatFits(_ size: CGSize) -> CGSize { textSize(wrappingAt: size.width) }

    /// The window may have a measurer of its own.
    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        textMayBeMeasuredAnew(goingTo: newWindow)
    }
}

extension UILabel: UIContentSizeCategoryAdjusting {
    final func ensureMemo() -> LabelMemo {
        if let memo { return memo }
        let made = LabelMemo()
        memo = made
        return made
    }
}

/// Which line of a text stays where it is when the text becomes smaller.
public enum UIBaselineAdjustment: Int, Sendable {
    // The cases are UIKit's, in its order.
    case alignBaselines, alignCenters, none
}
