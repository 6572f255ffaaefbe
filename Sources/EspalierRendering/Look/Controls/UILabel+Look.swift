import EspalierControls
import EspalierViews
import Foundation

extension UILabel: PaintedView {
    func paint(on canvas: inout ViewCanvas) {
        guard let setting = textSetting else { return }
        let hasOneColor = !hasAttributes || !isEnabled || isHighlighted && highlightedTextColor != nil
        canvas.text(setting, shownColor(canvas), of: hasOneColor ? nil : attributedText)
    }

    private func shownColor(_ canvas: ViewCanvas) -> UIColor {
        if !isEnabled { return .tertiaryLabel }
        if isHighlighted, let highlightedTextColor { return highlightedTextColor }
        let color: UIColor = textColor
        return color == .label ? usualColor(canvas) ?? color : color
    }

    /// The colour that the system gives the texts of its own views where nobody has said one.
    private func usualColor(_ canvas: ViewCanvas) -> UIColor? {
        switch superview {
        case let button as UIControl where button.superview is UITabBar:
            let bar = button.superview as? UITabBar
            return button.isSelected ? canvas.tint : bar?.unselectedItemTintColor ?? .secondaryLabel
        case let view? where view.superview is UITableViewHeaderFooterView: return .secondaryLabel
        case is UITableViewHeaderFooterView: return .secondaryLabel
        default: return nil
        }
    }
}
