import EspalierControls
import EspalierViews
import Foundation

extension UIActivityIndicatorView: PaintedView {
    func paint(on canvas: inout ViewCanvas) {
        if hidesWhenStopped && !isAnimating { return }
        canvas.spokes(in: canvas.bounds, color: color ?? .secondaryLabel)
    }
}

extension ViewCanvas {
    /// Eight spokes around the middle of a rectangle, one paler than the other.
    mutating func spokes(in rect: CGRect, color: UIColor) {
        let side = min(rect.width, rect.height)
        let color = color.resolved(with: traits)
        for spoke in 0..<8 {
            let turn = Double(spoke) * .pi / 4
            let (x, y) = (CGFloat(sin(turn)), CGFloat(-cos(turn)))
            func point(_ radius: CGFloat) -> CGPoint {
                CGPoint(x: rect.midX + x * radius * side, y: rect.midY + y * radius * side)
            }
            let strength = CGFloat(spoke + 2) / 9
            line(
                [point(0.24), point(0.44)], width: side * 0.1, color.withAlphaComponent(color.cgColor.alpha * strength))
        }
    }
}
