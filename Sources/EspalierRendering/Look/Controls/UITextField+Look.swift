import EspalierControls
import EspalierText
import EspalierViews
import Foundation

extension UITextField: PaintedView {
    func paint(on canvas: inout ViewCanvas) {
        let bounds = canvas.bounds
        if self is UISearchTextField {
            let radius = usedDesign == .iOS26 ? bounds.height / 2 : 10
            canvas.fill(bounds, radius: radius, .tertiarySystemFill, on: .back)
            if leftView == nil {
                let side: CGFloat = 15
                let x = canvas.isRightToLeft ? bounds.maxX - side - 9 : bounds.minX + 9
                let room = CGRect(x: x, y: bounds.midY - side / 2, width: side, height: side)
                let glass = UIImage(symbol: "magnifyingglass", size: room.size)
                canvas.draw(glass, in: room, isTemplate: true, color: .secondaryLabel)
            }
        } else {
            paintBorder(on: &canvas, bounds)
        }
        if var setting = textSetting {
            if self is UISearchTextField, leftView == nil {
                // Behind the magnifying glass.
                let room = min(setting.room.width, 24)
                if !canvas.isRightToLeft { setting.room.origin.x += room }
                setting.room.size.width -= room
            }
            let color: UIColor =
                setting.isPlaceholder ? .placeholderText : isEnabled ? textColor ?? .label : .tertiaryLabel
            let hasOneColor = !hasAttributes || setting.isPlaceholder || setting.isHidden || !isEnabled
            canvas.text(setting, color, of: hasOneColor ? nil : attributedText)
        }
        if showsClearButton { paintClearButton(on: &canvas, clearButtonRect(forBounds: bounds)) }
    }

    private func paintBorder(on canvas: inout ViewCanvas, _ bounds: CGRect) {
        switch borderStyle {
        case .none: break
        case .line: canvas.frame(bounds, width: 1, .label, on: .back)
        case .bezel:
            canvas.frame(bounds, width: 1, .systemGray2, on: .back)
        case .roundedRect:
            let radius: CGFloat = 5
            if backgroundColor == nil { canvas.fill(bounds, radius: radius, .systemBackground, on: .back) }
            canvas.frame(bounds, radius: radius, width: 1 / canvas.scale, .systemGray3, on: .back)
        }
    }

    private var showsClearButton: Bool {
        guard hasText else { return false }
        switch clearButtonMode {
        case .always: return true
        case .whileEditing: return isEditing
        case .unlessEditing: return !isEditing
        case .never: return false
        }
    }

    private func paintClearButton(on canvas: inout ViewCanvas, _ rect: CGRect) {
        let (x, y) = (rect.midX, rect.midY)
        canvas.fill(.circle(CGPoint(x: x, y: y), radius: 7.5), .tertiaryLabel)
        for side in [-1.0, 1.0] {
            let ends = [CGPoint(x: x - 2.8, y: y - 2.8 * side), CGPoint(x: x + 2.8, y: y + 2.8 * side)]
            canvas.line(ends, width: 1.3, .systemBackground)
        }
    }
}

extension UITextView: PaintedView {
    func paint(on canvas: inout ViewCanvas) {
        guard let setting = textSetting else { return }
        canvas.text(setting, textColor ?? .label, of: hasAttributes ? attributedText : nil)
    }
}
