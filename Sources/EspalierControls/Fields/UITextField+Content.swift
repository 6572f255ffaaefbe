import EspalierViews
import Foundation

extension UITextField {
    static let defaultFont = UIFont.systemFont(ofSize: 17)

    static let contentProperty = StoredProperty<UITextField, RichText>(ofContent: RichText(""))
    static let placeholderProperty = StoredProperty<UITextField, RichText?>(ofContent: nil)
    static let fontProperty = StoredProperty<UITextField, UIFont>(ofContent: defaultFont)
    static let textColorProperty = StoredProperty<UITextField, UIColor>(default: .label)
    static let textAlignmentProperty = StoredProperty<UITextField, NSTextAlignment>(default: .natural)
    static let borderStyleProperty = StoredProperty<UITextField, BorderStyle>(ofContent: .none)
    static let isEditingProperty = StoredProperty<UITextField, Bool>(default: false)

    static let fieldKeys = [
        ObservableKey("text", \UITextField.text), ObservableKey("attributedText", \UITextField.attributedText),
        ObservableKey("placeholder", \UITextField.placeholder),
        ObservableKey("font", \UITextField.font, stored: fontProperty),
        ObservableKey("textColor", \UITextField.textColor, stored: textColorProperty),
        ObservableKey("textAlignment", \UITextField.textAlignment, stored: textAlignmentProperty),
        ObservableKey("borderStyle", \UITextField.borderStyle, stored: borderStyleProperty),
    ]

    /// Between a border and the text, in points.
    private static let inset: CGFloat = 7
    private static let clearButtonSide: CGFloat = 19

    final var usedFont: UIFont { font ?? Self.defaultFont }

    final var shownText: RichText {
        self[stored: Self.contentProperty].shown(by: self, adjusts: adjustsFontForContentSizeCategory)
    }

    final var shownPlaceholder: RichText? {
        self[stored: Self.placeholderProperty]?.shown(by: self, adjusts: adjustsFontForContentSizeCategory)
    }

    final var contentSize: CGSize {
        let content = shownText
        let shown = content.text.isEmpty ? shownPlaceholder ?? content : content
        var size = size(of: shown, font: usedFont, wrapping: .none)
        for view in [leftView, rightView] {
            if let view, view.superview === self { size.width += view.bounds.width }
        }
        let hasBorder = borderStyle != .none
        return CGSize(
            width: size.width + (hasBorder ? 2 * Self.inset : 0),
            height: usedDesign.fieldHeight(ofText: size.height, hasBorder: hasBorder))
    }

    // MARK: Places

    final func roomForText(in bounds: CGRect) -> CGRect {
        let inset = borderStyle == .none ? 0 : Self.inset
        var left = bounds.minX + inset
        var right = bounds.maxX - inset
        if isShown(leftView, leftViewMode) { left = max(left, leftViewRect(forBounds: bounds).maxX) }
        if isShown(rightView, rightViewMode) { right = min(right, rightViewRect(forBounds: bounds).minX) }
        if hasText && !isShown(rightView, rightViewMode) && holds(clearButtonMode) {
            right = min(right, clearButtonRect(forBounds: bounds).minX)
        }
        return CGRect(x: left, y: bounds.minY, width: max(0, right - left), height: bounds.height)
    }

    final func roomForClearButton(in bounds: CGRect) -> CGRect {
        let side = Self.clearButtonSide
        let inset = borderStyle == .none ? 0 : Self.inset
        return CGRect(x: bounds.maxX - inset - side, y: bounds.midY - side / 2, width: side, height: side)
    }

    final func roomForLeftView(in bounds: CGRect) -> CGRect {
        let size = leftView?.bounds.size ?? .zero
        return CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    final func roomForRightView(in bounds: CGRect) -> CGRect {
        let size = rightView?.bounds.size ?? .zero
        return CGRect(
            x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    // MARK: Views at the sides

    private func holds(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    private func isShown(_ view: UIView?, _ mode: ViewMode) -> Bool { view != nil && holds(mode) }

    final func sideViewDidChange(from old: UIView?) {
        if let old, old !== leftView, old !== rightView, old.superview === self { old.removeFromSuperview() }
        showSideViews()
    }

    /// A view is in the field as long as it is shown.
    final func showSideViews() {
        for (view, mode) in [(leftView, leftViewMode), (rightView, rightViewMode)] {
            guard let view, holds(mode) != (view.superview === self) else { continue }
            if holds(mode) { addSubview(view) } else { view.removeFromSuperview() }
        }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    final func layOutSideViews() {
        let bounds = bounds
        if let view = leftView, view.superview === self { view.frame = leftViewRect(forBounds: bounds) }
        if let view = rightView, view.superview === self { view.frame = rightViewRect(forBounds: bounds) }
    }
}
