import EspalierViews
import Foundation

extension UILabel {
    static let defaultFont = UIFont.systemFont(ofSize: 17)

    static let fontProperty = StoredProperty<UILabel, UIFont>(ofContent: defaultFont)
    static let textColorProperty = StoredProperty<UILabel, UIColor>(default: .label)
    static let textAlignmentProperty = StoredProperty<UILabel, NSTextAlignment>(default: .natural)
    static let numberOfLinesProperty = StoredProperty<UILabel, Int>(ofContent: 1)
    static let preferredMaxLayoutWidthProperty = StoredProperty<UILabel, CGFloat>(ofContent: 0)
    static let isEnabledProperty = StoredProperty<UILabel, Bool>(default: true)

    /// Writes a property that the size of the text follows from. The superview is marked before observers hear of it.
    final func setContent<Value: Equatable>(_ key: StoredProperty<UILabel, Value>, _ new: Value) {
        let changes = self[stored: key] != new
        self[stored: key] = new
        guard changes else { return }
        invalidateIntrinsicContentSize()
        tellHolder()
    }

    final func textSize(wrappingAt width: CGFloat) -> CGSize {
        guard let text = text else { return .zero }
        let lines = numberOfLines
        return TextMeasurer().size(
            of: text, font: font ?? Self.defaultFont, wrapping: lines == 1 ? .none : .at(width), maximumLines: lines)
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
