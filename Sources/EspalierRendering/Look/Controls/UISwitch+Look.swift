import EspalierControls
import EspalierViews
import Foundation

extension UISwitch: PaintedView {
    func paint(on canvas: inout ViewCanvas) {
        let bounds = canvas.bounds
        let color = isOn ? onTintColor ?? .systemGreen : .secondarySystemFill
        canvas.fill(bounds, radius: bounds.height / 2, color, on: .back)
        let height = max(0, bounds.height - 4)
        let width = usedDesign == .iOS26 ? min(bounds.width - 4, height * 1.55) : height
        let isAtEnd = isOn != canvas.isRightToLeft
        let x = isAtEnd ? bounds.maxX - 2 - width : bounds.minX + 2
        let knob = PathData.box(CGRect(x: x, y: bounds.minY + 2, width: width, height: height), radius: height / 2)
        canvas.shadow(of: knob)
        canvas.fill(knob, thumbTintColor ?? .white)
    }
}
