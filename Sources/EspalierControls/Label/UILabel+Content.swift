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
    /// The width for which the height is being asked, meanwhile; else 0.
    static let solvedWidthProperty = StoredProperty<UILabel, CGFloat>(default: 0)
    static let adjustsFontSizeProperty = StoredProperty<UILabel, Bool>(default: false)
    static let isHighlightedProperty = StoredProperty<UILabel, Bool>(default: false)
    static let isEnabledProperty = StoredProperty<UILabel, Bool>(default: true)
    static let lookProperty = StoredProperty<UILabel, LabelLook>(default: LabelLook())

    /// Writes a property that the size of the text follows from. The superview is marked before observers hear of it.
    final func setContent<Value: Equatable>(_ key: StoredProperty<UILabel, Value>, _ new: Value) {
        let changes = self[stored: key] != new
        self[stored: key] = new
        guard changes else { return }
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
    private var currentAttributed: AttributedText? {
        guard let attributed = self[stored: Self.attributedProperty],
            attributed.value.string == self[stored: Self.textProperty]
        else { return nil }
        return attributed
    }

    final func readAttributedText() -> NSAttributedString? {
        if let attributed = currentAttributed { return attributed.value }
        guard let text else { return nil }
        return NSAttributedString(
            string: text, attributes: [.font: font ?? Self.defaultFont, .foregroundColor: textColor ?? .label])
    }

    /// The text in stretches of one font; empty where there is none.
    private var runs: [TextRun] {
        let font = font ?? Self.defaultFont
        if let attributed = currentAttributed { return attributed.runs(font: font) }
        return text.map { [TextRun($0, font: font)] } ?? []
    }

    final func textSize(wrappingAt width: CGFloat) -> CGSize {
        let lines = numberOfLines
        let isLimited = lines != 1 && width > 0
        let room = CGSize(
            width: isLimited ? width : TextMeasurer.unlimitedWidth, height: TextMeasurer.unlimitedWidth)
        return textRect(forBounds: CGRect(origin: .zero, size: room), limitedToNumberOfLines: lines).size
    }

    final func measuredRect(in bounds: CGRect, lines: Int) -> CGRect {
        let runs = runs
        if runs.isEmpty || bounds.width <= 0 { return CGRect(origin: bounds.origin, size: .zero) }
        var wrapping = TextWrapping.none
        if lines != 1 { wrapping = lineBreakMode == .byCharWrapping ? .charactersAt(bounds.width) : .at(bounds.width) }
        let size = usedTextMeasurer.size(of: runs, wrapping: wrapping, maximumLines: lines)
        return CGRect(
            x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width),
            height: min(size.height, bounds.height))
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
    final var hasAttributes: Bool { self[stored: Self.attributedProperty] != nil }
}
