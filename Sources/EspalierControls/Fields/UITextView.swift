import EspalierViews
import Foundation

/// A view of text on several lines, which scrolls and can be edited.
///
/// Its delegate is a ``UITextViewDelegate``. `insertText(_:)` and `deleteBackward()` do what typing does; a tap begins
/// editing, which ends that of another view of the window. `contentSize` is what the text takes in the width of the
/// bounds.
open class UITextView: UIScrollView, UITextInputTraits, UIKeyInput {
    final var ownContainer: NSTextContainer?
    /// The width that `contentSize` was found for; nil where the text has changed since.
    final var measuredWidth: CGFloat?

    /// Those of a scroll view, the text, its font, and what can be done with it.
    open override class var observableKeys: [ObservableKey] { super.observableKeys + textViewKeys }

    /// Makes a text view of that frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a text view of that frame. The container is the view's own, whatever is given.
    public convenience init(frame: CGRect, textContainer: NSTextContainer?) {
        self.init(frame: frame)
    }

    /// Makes a text view from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Who decides about editing, and is told what happens. Not held. nil by default.
    @_nonoverride
    open weak var delegate: (any UITextViewDelegate)? {
        get { super.delegate as? any UITextViewDelegate }
        set { super.delegate = newValue }
    }

    private final var inputViews = InputViews()

    /// Keeps the touches, so that their end can begin editing.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// Begins editing, if the text can be edited.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { becomeFirstResponder() }

    /// False for a single tap that a view behind listens for, while the text can be edited or selected: it begins
    /// editing. Else true.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if isEditable || isSelectable, gestureRecognizer.isSingleTap(behind: self) { return false }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    /// Does nothing: a gesture, such as scrolling, has the touches.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    // MARK: Text

    /// The text. Empty by default, and after setting nil. Setting it asks and tells nobody.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var text: String! {
        get { self[stored: Self.textProperty].text }
        set { writeText(RichText(newValue ?? "")) }
    }

    /// The text with attributes; a `.font` counts in the size.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var attributedText: NSAttributedString! {
        get { shownText.attributedString(font: usedFont, color: textColor ?? .label) }
        set { writeText(RichText(newValue)) }
    }

    /// The font; nil, as by default: the system font of 12 points.
    open var font: UIFont? {
        get { self[stored: Self.fontProperty].map { shown($0, adjusts: adjustsFontForContentSizeCategory) } }
        set { writeMetric(Self.fontProperty, newValue) }
    }

    /// The colour of the text. nil by default.
    open var textColor: UIColor? {
        get { self[stored: Self.textColorProperty] }
        set { self[stored: Self.textColorProperty] = newValue }
    }

    /// Where the text stands. `.natural` by default.
    open var textAlignment: NSTextAlignment {
        get { self[stored: Self.textAlignmentProperty] }
        set { self[stored: Self.textAlignmentProperty] = newValue }
    }

    /// Whether a font of a text style, or one that `UIFontMetrics` has scaled, follows the trait
    /// `preferredContentSizeCategory`. False by default.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory { fontsDidChange() } }
    }

    /// What is kept free around the text. (8, 0, 8, 0) by default.
    open var textContainerInset: UIEdgeInsets {
        get { self[stored: Self.insetProperty] }
        set { writeMetric(Self.insetProperty, newValue) }
    }

    /// The room that the text stands in.
    open var textContainer: NSTextContainer { ensureContainer() }

    /// Whether content would be found in the text by its kind; plays no part here. The bits are UIKit's.
    open var dataDetectorTypes: UInt = 0

    // MARK: Editing

    /// Whether the text can be edited. True by default.
    open var isEditable: Bool {
        get { self[stored: Self.isEditableProperty] }
        set { self[stored: Self.isEditableProperty] = newValue }
    }

    /// Whether the text can be selected. True by default.
    open var isSelectable: Bool {
        get { self[stored: Self.isSelectableProperty] }
        set { self[stored: Self.isSelectableProperty] = newValue }
    }

    /// What is selected, in UTF-16 units; setting the text puts it to the end. What is beyond the text is cut off.
    open var selectedRange: NSRange {
        get { self[stored: Self.selectionProperty] }
        set { select(newValue) }
    }

    /// Whether the text is being edited.
    open override var isFirstResponder: Bool { self[stored: Self.isEditingProperty] }

    /// Whether the text can be edited.
    open override var canBecomeFirstResponder: Bool { isEditable }

    /// Scrolls, without animation, until the lines of a part of the text are in sight, as far as there is room.
    /// - Parameter range: in UTF-16 units; what is beyond the text is cut off.
    /// - Complexity: O(text up to the end of the range).
    open func scrollRangeToVisible(_ range: NSRange) { reveal(range) }

    /// Begins editing, if the delegate lets it, and tells it.
    /// - Returns: whether the text is being edited now.
    @discardableResult
    open override func becomeFirstResponder() -> Bool { beginEditing() }

    /// Ends editing, if the delegate lets it, and tells it.
    /// - Returns: whether the text is not being edited now.
    @discardableResult
    open override func resignFirstResponder() -> Bool { finishEditing() }

    /// Whether there is any text.
    open var hasText: Bool { !text.isEmpty }

    /// Types text in place of the selection: asks the delegate, and tells it.
    open func insertText(_ text: String) { type(text) }

    /// Deletes the selection, or the character before it: asks the delegate, and tells it.
    open func deleteBackward() { deleteBefore() }

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

    // MARK: Size

    /// No wish as long as the view scrolls. Else the size of the text on the lines that it has by itself, with the
    /// insets and 5 points at both ends of the lines.
    open override var intrinsicContentSize: CGSize {
        isScrollEnabled ? super.intrinsicContentSize : fittingSize(width: 0)
    }

    /// The size of the text wrapped at the given width, with the insets and 5 points at both ends of the lines; a width
    /// of 0, or of 10 million and more, is no limit.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(width: size.width) }

    /// Whether a finger could scroll. True by default. Without, the view has the size of its text.
    open override var isScrollEnabled: Bool {
        get { super.isScrollEnabled }
        set {
            let changes = super.isScrollEnabled != newValue
            super.isScrollEnabled = newValue
            if changes { invalidateIntrinsicContentSize() }
        }
    }

    /// What the text takes in the width of the bounds, as it is now. What is set stays until the text or the width
    /// changes, or the next layout.
    open override var contentSize: CGSize {
        get {
            updateContentSizeIfNeeded()
            return super.contentSize
        }
        set {
            measuredWidth = untracked { bounds.width }
            super.contentSize = newValue
        }
    }

    /// Sets `contentSize` to what the text takes in the width of the bounds.
    open override func layoutSubviews() {
        super.layoutSubviews()
        updateContentSize()
    }

    /// The window may have a measurer of its own.
    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if textMayBeMeasuredAnew(goingTo: newWindow) { measuredWidth = nil }
    }
}
