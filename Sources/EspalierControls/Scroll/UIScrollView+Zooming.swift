import EspalierViews
import Foundation

extension UIScrollView {
    final func writeZoomScale(_ new: CGFloat) {
        guard new.isFinite else { trap("zoomScale of \(self) set to \(new): it must be finite") }
        let least = minimumZoomScale
        let clamped = max(min(new, maximumZoomScale), least)
        let changes = zoomScale != clamped
        self[stored: Self.zoomScaleProperty] = clamped
        if changes { delegate?.scrollViewDidZoom(self) }
    }

    final func zoom(to new: CGFloat, animated: Bool) {
        let old = zoomScale
        guard animated else {
            zoomScale = new
            return
        }
        let view = delegate?.viewForZooming(in: self)
        delegate?.scrollViewWillBeginZooming(self, with: view)
        zoomScale = new
        let end = { [weak view] (scrollView: UIScrollView) in
            guard let delegate = scrollView.delegate else { return }
            delegate.scrollViewDidEndZooming(scrollView, with: view, atScale: scrollView.zoomScale)
        }
        // Every beginning is told an end; where nothing changes, there is nothing to wait for.
        if zoomScale == old { end(self) } else { endAnimation(end) }
    }
}
