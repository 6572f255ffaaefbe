import EspalierControls
import EspalierViews
import Foundation

extension UIPageControl: PaintedView {
    func paint(on canvas: inout ViewCanvas) {
        if hidesForSinglePage && numberOfPages < 2 { return }
        let isOld = usedDesign == .iOS12
        let (side, step): (CGFloat, CGFloat) = isOld ? (7, 16) : (8, 18)
        let bounds = canvas.bounds
        // As many as there is room for: a control that counts to a million has no million dots.
        let count = min(numberOfPages, max(1, Int((bounds.width / step).rounded(.down))))
        let first = bounds.midX - CGFloat(count - 1) * step / 2
        for page in 0..<count {
            let place = canvas.isRightToLeft ? count - 1 - page : page
            let center = CGPoint(x: first + CGFloat(place) * step, y: bounds.midY)
            let color =
                page == currentPage
                ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .tertiaryLabel
            canvas.fill(.circle(center, radius: side / 2), color)
        }
    }
}
