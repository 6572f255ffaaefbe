import EspalierControls
import EspalierViews
import Foundation

extension UIStepper: PaintedView {
    func paint(on canvas: inout ViewCanvas) {
        let bounds = canvas.bounds
        canvas.fill(bounds, radius: usedDesign == .iOS26 ? bounds.height / 2 : 8, .tertiarySystemFill, on: .back)
        let (left, right) = (bounds.minX + bounds.width / 4, bounds.maxX - bounds.width / 4)
        let (y, reach) = (bounds.midY, CGFloat(6))
        let canGoDown = value > minimumValue || wraps
        let canGoUp = value < maximumValue || wraps
        canvas.line(
            [CGPoint(x: left - reach, y: y), CGPoint(x: left + reach, y: y)], width: 2,
            canGoDown && isEnabled ? .label : .tertiaryLabel)
        let color: UIColor = canGoUp && isEnabled ? .label : .tertiaryLabel
        canvas.line([CGPoint(x: right - reach, y: y), CGPoint(x: right + reach, y: y)], width: 2, color)
        canvas.line([CGPoint(x: right, y: y - reach), CGPoint(x: right, y: y + reach)], width: 2, color)
        canvas.line(
            [CGPoint(x: bounds.midX, y: bounds.minY + 7), CGPoint(x: bounds.midX, y: bounds.maxY - 7)], width: 1,
            .separator)
    }
}
