import EspalierViews
import Foundation

/// A control with a line of text to be edited.
///
/// `insertText(_:)` and `deleteBackward()` do what typing does, with the delegate asked and actions sent. Setting
/// `text` does neither. A tap begins editing, which ends that of another field of the window.
open class UITextField: UIControl, UITextInputTraits, UIKeyInput {
    /// What stands around the text.
    public enum BorderStyle: Int, Sendable {
        // The cases are UIKit's, in its order.
        case none, line, bezel, roundedRect
    }

    /// When a view of the field is shown.
    public enum ViewMode: Int, Sendable {
        // The cases are UIKit's, in its order.
        case never, whileEditing, unlessEditing, always
    }

    /// Those of a control, the text, its font, the placeholder and the border.
    open override class var observableKeys: [ObservableKey] { super.observableKeys + fieldKeys }

    /// Makes a text field of that frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a text field from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Who decides about editing, and hears of it.
    open weak var delegate: (any UITextFieldDelegate)?

    private final var inputViews = InputViews()

    /// A tap begins editing, whoever listens for taps behind the field.
    override var keepsTaps: Bool { true }

    /// Begins editing.
    override func performTouchUp(_ touch: UITouch) { becomeFirstResponder() }

    // MARK: Text

    /// The text. Empty by default; nil reads back as the empty text. Setting it asks and tells nobody.
    open var text: String? {
        get { self[stored: Self.contentProperty].text }
        set { writeContent(Self.contentProperty, RichText(newValue ?? "")) }
    }

    /// The text with attributes; a `.font` counts in the size.
    open var attributedText: NSAttributedString? {
        get { shownText.attributedString(font: usedFont, color: textColor ?? .label) }
        set { writeContent(Self.contentProperty, RichText(newValue)) }
    }

    /// What is shown as long as there is no text. nil by default.
    open var placeholder: String? {
        get { self[stored: Self.placeholderProperty]?.text }
        set { writeContent(Self.placeholderProperty, newValue.map { RichText($0) }) }
    }

    /// The placeholder with attributes; a `.font` counts in the size. nil by default.
    open var attributedPlaceholder: NSAttributedString? {
        get { shownPlaceholder?.attributedString(font: usedFont, color: .label) }
        set { writeContent(Self.placeholderProperty, newValue.map { RichText($0) }) }
    }

    /// The font. The system font of 17 points by default, and again after setting nil.
    open var font: UIFont? {
        get { shown(self[stored: Self.fontProperty], adjusts: adjustsFontForContentSizeCategory) }
        set { writeContent(Self.fontProperty, newValue ?? Self.defaultFont) }
    }

    /// The colour of the text. `.label` by default, and again after setting nil.
    open var textColor: UIColor? {
        get { self[stored: Self.textColorProperty] }
        set { self[stored: Self.textColorProperty] = newValue ?? .label }
    }

    /// Where the text stands. `.natural` by default.
    open var textAlignment: NSTextAlignment {
        get { self[stored: Self.textAlignmentProperty] }
        set { self[stored: Self.textAlignmentProperty] = newValue }
    }

    // MARK: Look

    /// What stands around the text. `.none` by default.
    open var borderStyle: BorderStyle {
        get { self[stored: Self.borderStyleProperty] }
        set {
            writeContent(Self.borderStyleProperty, newValue)
            setNeedsLayout()
        }
    }

    /// The image behind the text. nil by default.
    open var background: UIImage?
    /// The image behind the text while disabled. nil by default.
    open var disabledBackground: UIImage?
    /// Whether text that is too long would be drawn smaller. False by default; plays no part in sizes.
    open var adjustsFontSizeToFitWidth = false
    /// How small it may become, in points. 0 by default.
    open var minimumFontSize: CGFloat = 0
    /// Whether a font of a text style, or one that `UIFontMetrics` has scaled, follows the trait
    /// `preferredContentSizeCategory`. False by default.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory { fontsDidChange() } }
    }
    /// When there is a button that clears the text. `.never` by default.
    open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }

    /// A view before the text. nil by default. Takes its width from the text's room when it is shown.
    open var leftView: UIView? { didSet { sideViewDidChange(from: oldValue) } }
    /// A view behind the text. nil by default. Takes its width from the text's room when it is shown.
    open var rightView: UIView? { didSet { sideViewDidChange(from: oldValue) } }
    /// When `leftView` is shown. `.never` by default.
    open var leftViewMode = ViewMode.never { didSet { showSideViews() } }
    /// When `rightView` is shown. `.never` by default.
    open var rightViewMode = ViewMode.never { didSet { showSideViews() } }
    /// The view in place of a keyboard. nil by default.
    open override var inputView: UIView? {
        get { inputViews.input }
        set { inputViews.input = newValue }
    }
    /// The view above the keyboard. nil by default.
    open override var inputAccessoryView: UIView? {
        get { inputViews.accessory }
        set { inputViews.accessory = newValue }
    }

    // MARK: Editing

    /// Whether editing clears the text first. False by default.
    open var clearsOnBeginEditing = false
    /// Whether the first insertion clears the text. False by default.
    open var clearsOnInsertion = false
    /// Whether attributes could be edited. False by default.
    open var allowsEditingTextAttributes = false

    /// Whether the text is being edited. False by default.
    open var isEditing: Bool { self[stored: Self.isEditingProperty] }

    /// Whether the text is being edited.
    open override var isFirstResponder: Bool { isEditing }

    /// True, while the field is enabled.
    open override var canBecomeFirstResponder: Bool { isEnabled }

    /// Begins editing, if the delegate lets it; tells it, and sends `.editingDidBegin`.
    /// - Returns: whether the text is being edited now.
    @discardableResult
    open override func becomeFirstResponder() -> Bool { beginEditing() }

    /// Ends editing, if the delegate lets it; tells it, and sends `.editingDidEnd`.
    /// - Returns: whether the text is not being edited now.
    @discardableResult
    open override func resignFirstResponder() -> Bool { finishEditing() }

    /// Whether there is any text.
    open var hasText: Bool { !(text ?? "").isEmpty }

    /// Types text at the end: asks the delegate, and sends `.editingChanged`. A line break alone is the return key: if
    /// the delegate lets it, `.editingDidEndOnExit` and `.primaryActionTriggered` are sent.
    open func insertText(_ text: String) { type(text) }

    /// Deletes the last character: asks the delegate, and sends `.editingChanged`.
    open func deleteBackward() { deleteLast() }

    // MARK: Places and size

    /// What is inside the border: all of `bounds`.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Where text stands.
    open func textRect(forBounds bounds: CGRect) -> CGRect { roomForText(in: bounds) }
    /// Where the placeholder stands: in the place of the text.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    /// Where text stands while it is edited.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { roomForText(in: bounds) }
    /// Where the clear button stands: at the right, 19 on both sides.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { roomForClearButton(in: bounds) }
    /// Where `leftView` stands: at the left, in its own size.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { roomForLeftView(in: bounds) }
    /// Where `rightView` stands: at the right, in its own size.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { roomForRightView(in: bounds) }

    /// The size of the text, or, as long as there is none, of the placeholder, at least a line high, and 1.5 more, up
    /// to half points. With a border 14 wider and 12 higher, at least 34 high. Up to iOS 12: whole points, and with a
    /// border 8 higher, at least 30. Views at the sides that are shown add their widths.
    open override var intrinsicContentSize: CGSize { contentSize }

    /// The same as `intrinsicContentSize`, whatever the given size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Places the views at the sides.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutSideViews()
    }

    /// The window may have a measurer of its own.
    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        textMayBeMeasuredAnew(goingTo: newWindow)
    }
}

/// What stands in the place of a keyboard, and above it.
struct InputViews {
    var input: UIView?
    var accessory: UIView?
}

/// The text field of a search bar.
open class UISearchTextField: UITextField {}
