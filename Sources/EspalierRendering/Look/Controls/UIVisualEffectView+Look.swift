import EspalierControls
import EspalierViews
import Foundation

extension UIVisualEffectView: PaintedView {
    /// A blur lets through a little of what is behind it, here without blurring it.
    func paint(on canvas: inout ViewCanvas) {
        guard effect is UIBlurEffect else { return }
        canvas.fill(
            canvas.bounds, UIColor.systemBackground.resolved(with: canvas.traits).withAlphaComponent(0.8), on: .back)
    }
}
