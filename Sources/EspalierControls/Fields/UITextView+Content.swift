import EspalierViews
import Foundation

extension UITextView {
    private static let defaultFont = UIFont.systemFont(ofSize: 12)

    static let textProperty = StoredProperty<UITextView, RichText>(default: RichText(""))
    static let fontProperty = StoredProperty<UITextView, UIFont?>(default: nil)
    static let textColorProperty = StoredProperty<UITextView, UIColor?>(default: nil)
    static let textAlignmentProperty = StoredProperty<UITextView, NSTextAlignment>(default: .natural)
    static let insetProperty = StoredProperty<UITextView, UIEdgeInsets>(
        default: UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    static let isEditableProperty = StoredProperty<UITextView, Bool>(default: true)
    static let isSelectableProperty = StoredProperty<UITextView, Bool>(default: true)
    static let selectionProperty = StoredProperty<UITextView, NSRange>(default: NSRange(location: 0, length: 0))
    static let isEditingProperty = StoredProperty<UITextView, Bool>(default: false)

    static let textViewKeys = [
        ObservableKey("text", \UITextView.text), ObservableKey("attributedText", \UITextView.attributedText),
        ObservableKey("font", \UITextView.font, stored: fontProperty),
        ObservableKey("textColor", \UITextView.textColor, stored: textColorProperty),
        ObservableKey("textAlignment", \UITextView.textAlignment, stored: textAlignmentProperty),
        ObservableKey("textContainerInset", \UITextView.textContainerInset, stored: insetProperty),
        ObservableKey("isEditable", \UITextView.isEditable, stored: isEditableProperty),
        ObservableKey("isSelectable", \UITextView.isSelectable, stored: isSelectableProperty),
        ObservableKey("selectedRange", \UITextView.selectedRange, stored: selectionProperty),
    ]

    final var usedFont: UIFont { font ?? Self.defaultFont }

    final var shownText: RichText {
        self[stored: Self.textProperty].shown(by: self, adjusts: adjustsFontForContentSizeCategory)
    }

    /// Writes what the text's size follows from.
    final func write<Value: Equatable>(_ key: StoredProperty<UITextView, Value>, _ new: Value) {
        let changes = self[stored: key] != new
        self[stored: key] = new
        if changes { textDidChange() }
    }

    /// Writes what baselines follow from too, which a view that scrolls has as well.
    final func writeMetric<Value: Equatable>(_ key: StoredProperty<UITextView, Value>, _ new: Value) {
        let changes = self[stored: key] != new
        write(key, new)
        if changes && isScrollEnabled { invalidateIntrinsicContentSize() }
    }

    final func writeText(_ new: RichText) {
        write(Self.textProperty, new)
        let end = NSRange(location: new.text.utf16.count, length: 0)
        if selectedRange != end { self[stored: Self.selectionProperty] = end }
    }

    /// The size of the text may be another one: the superview is marked if it follows, and the view for its content.
    final func textDidChange() {
        measuredWidth = nil
        if !isScrollEnabled { invalidateIntrinsicContentSize() }
        setNeedsLayout()
    }

    final func ensureContainer() -> NSTextContainer {
        if let ownContainer { return ownContainer }
        let made = NSTextContainer(of: self)
        ownContainer = made
        return made
    }

    /// What stands free at both ends of the lines together.
    private var borderWidth: CGFloat {
        textContainerInset.left + textContainerInset.right + 2 * (ownContainer?.lineFragmentPadding ?? 5)
    }

    /// How lines break in a view of that width; 0 is no limit.
    final func wrapping(width: CGFloat) -> TextWrapping {
        let isLimited = width > 0 && width < TextMeasurer.unlimitedWidth
        // A room that the border fills has at least a line's beginning: one character on each.
        let room = isLimited ? max(width - borderWidth, 1) : 0
        return ownContainer?.lineBreakMode == .byCharWrapping ? .charactersAt(room) : .at(room)
    }

    final func fittingSize(width: CGFloat) -> CGSize {
        let border = CGSize(width: borderWidth, height: textContainerInset.top + textContainerInset.bottom)
        let wrapping = wrapping(width: width)
        let text = shownText
        var size = size(of: text, font: usedFont, wrapping: wrapping)
        if let lines = ownContainer?.maximumNumberOfLines, lines > 0 {
            let runs = text.runs(font: usedFont)
            let capped = usedTextMeasurer.size(of: runs, wrapping: wrapping, maximumLines: lines)
            if capped.height > 0 { size.height = capped.height }
        }
        return CGSize(width: size.width + border.width, height: size.height + border.height)
    }

    /// Measures the text for `contentSize` where it, or the width, is another than at the last time.
    final func updateContentSizeIfNeeded() {
        untracked {
            if measuredWidth != bounds.width { updateContentSize() }
        }
    }

    final func updateContentSize() {
        let width = bounds.width
        measuredWidth = width
        if width <= 0 { return }
        // In whole points, as in UIKit; what the text wishes is not.
        let new = CGSize(width: width, height: fittingSize(width: width).height.roundedUp())
        if contentSize != new { contentSize = new }
    }
}
