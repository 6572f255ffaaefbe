import EspalierControls
import EspalierViews
import Foundation

extension UIProgressView: PaintedView {
    func paint(on canvas: inout ViewCanvas) {
        let bounds = canvas.bounds
        let radius = progressViewStyle == .bar ? 0 : bounds.height / 2
        canvas.fill(bounds, radius: radius, trackTintColor ?? .systemFill, on: .back)
        var done = bounds
        done.size.width *= CGFloat(min(max(progress, 0), 1))
        if canvas.isRightToLeft { done.origin.x = bounds.maxX - done.width }
        canvas.fill(done, radius: radius, progressTintColor ?? canvas.tint)
    }
}
