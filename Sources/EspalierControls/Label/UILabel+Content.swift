import EspalierViews
import Foundation

/// What few labels have, and no size follows from.
struct LabelLook: Equatable {
    var highlightedTextColor: UIColor?
    var shadowColor: UIColor?
    var shadowOffset = CGSize(width: 0, height: -1)
    var minimumScaleFactor: CGFloat = 0
    var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    var allowsTightening = false
    var adjustsForContentSize = false
}

extension UILabel {
    static let defaultFont = UIFont.systemFont(ofSize: 17)

    /// The attributes of `text`, as long as that is the same text.
    static let attributedProperty = StoredProperty<UILabel, AttributedText?>(ofContent: nil)
    static let fontProperty = StoredProperty<UILabel, UIFont>(ofContent: defaultFont)
    static let textColorProperty = StoredProperty<UILabel, UIColor>(default: .label)
    static let textAlignmentProperty = StoredProperty<UILabel, NSTextAlignment>(default: .natural)
    static let lineBreakModeProperty = StoredProperty<UILabel, NSLineBreakMode>(ofContent: .byTruncatingTail)
    static let numberOfLinesProperty = StoredProperty<UILabel, Int>(ofContent: 1)
    static let preferredMaxLayoutWidthProperty = StoredProperty<UILabel, CGFloat>(ofContent: 0)
    static let adjustsFontSizeProperty = StoredProperty<UILabel, Bool>(default: false)
    static let isHighlightedProperty = StoredProperty<UILabel, Bool>(default: false)
    static let isEnabledProperty = StoredProperty<UILabel, Bool>(default: true)
    static let lookProperty = StoredProperty<UILabel, LabelLook>(default: LabelLook())

    /// Writes a property that the size of the text follows from. The superview is marked before observers hear of it.
    final func setContent<Value: Equatable>(_ key: StoredProperty<UILabel, Value>, _ new: Value) {
        let changes = self[stored: key] != new
        self[stored: key] = new
        if changes { contentDidChange() }
    }

    /// The text may be of another size: tells whoever goes by it.
    final func contentDidChange() {
        invalidateIntrinsicContentSize()
        tellHolder()
    }

    final func writeText(_ new: String?) {
        // Most labels never have attributes, and then nothing is stored for them.
        if self[stored: Self.attributedProperty] != nil { setContent(Self.attributedProperty, nil) }
        setContent(Self.textProperty, new)
    }

    final func writeAttributedText(_ new: NSAttributedString?) {
        let attributed = AttributedText(new)
        // Before the text: whoever hears of that may ask for the size.
        if attributed != nil || self[stored: Self.attributedProperty] != nil {
            setContent(Self.attributedProperty, attributed)
        }
        if let font: UIFont = attributed?.first(.font) { setContent(Self.fontProperty, font) }
        if let color: UIColor = attributed?.first(.foregroundColor) { self[stored: Self.textColorProperty] = color }
        setContent(Self.textProperty, attributed?.value.string)
    }

    final func writeFont(_ new: UIFont) {
        if let attributed = currentAttributed { setContent(Self.attributedProperty, attributed.setting(.font, new)) }
        setContent(Self.fontProperty, new)
    }

    /// The attributes of the present text; nil where it was set without, or under its key.
    final var currentAttributed: AttributedText? {
        guard let attributed = self[stored: Self.attributedProperty],
            attributed.value.string == self[stored: Self.textProperty]
        else { return nil }
        return attributed
    }

    final func readAttributedText() -> NSAttributedString? {
        if let attributed = currentAttributed {
            return shown(attributed, adjusts: adjustsFontForContentSizeCategory).value
        }
        guard let text else { return nil }
        return NSAttributedString(
            string: text, attributes: [.font: font ?? Self.defaultFont, .foregroundColor: textColor ?? .label])
    }

    /// Tells the button or the cell whose own label this is: its layout follows from the size of the text.
    private func tellHolder() {
        guard let superview else { return }
        if let button = superview as? UIButton {
            button.contentDidChange(of: self)
        } else if let cell = superview.superview as? UITableViewCell {
            cell.contentDidChange(of: self)
        }
    }
}

extension UILabel {
    /// Whether the text was set with attributes.
    package final var hasAttributes: Bool { self[stored: Self.attributedProperty] != nil }
}
