import EspalierViews
import Foundation

extension UIScrollView {
    final func writeZoomScale(_ new: CGFloat) {
        guard admits(new.isFinite, "zoomScale of \(self) set to \(new): it must be finite") else { return }
        let clamped = clampedScale(new)
        if zoomScale == clamped { return }
        self[stored: Self.zoomScaleProperty] = clamped
        // Who hears of it may have set another one.
        guard zoomScale == clamped else { return }
        scaleContent(to: clamped)
        delegate?.scrollViewDidZoom(self)
    }

    /// A scale between the limits. Where they contradict each other, the least counts.
    private func clampedScale(_ scale: CGFloat) -> CGFloat { max(min(scale, maximumZoomScale), minimumZoomScale) }

    final func zoom(toScale new: CGFloat, animated: Bool) {
        animateZooming(animated) { zoomScale = new }
    }

    final func zoom(toRect rect: CGRect, animated: Bool) {
        if rect.isEmpty || !rect.isFinite { return }
        guard let view = delegate?.viewForZooming(in: self) else { return }
        animateZooming(animated) {
            zoomScale = min(bounds.width / rect.width, bounds.height / rect.height)
            let shown = convert(rect, from: view)
            moveWithin(CGPoint(x: shown.midX - bounds.width / 2, y: shown.midY - bounds.height / 2))
        }
    }

    private func animateZooming(_ animated: Bool, _ change: () -> Void) {
        guard animated else { return change() }
        let old = (zoomScale, contentOffset)
        let view = delegate?.viewForZooming(in: self)
        delegate?.scrollViewWillBeginZooming(self, with: view)
        change()
        let end = { [weak view] (scrollView: UIScrollView) in
            guard let delegate = scrollView.delegate else { return }
            delegate.scrollViewDidEndZooming(scrollView, with: view, atScale: scrollView.zoomScale)
        }
        // Every beginning is told an end; where nothing changes, there is nothing to wait for.
        if (zoomScale, contentOffset) == old { end(self) } else { endAnimation(end) }
    }

    // MARK: The view that is zoomed

    /// Shows the delegate's view in another scale, as content that is as large. What is in the middle stays there, or
    /// what is between two fingers, as far as the content reaches.
    private func scaleContent(to scale: CGFloat) {
        guard let view = delegate?.viewForZooming(in: self) else { return }
        zoomed = view
        let (old, corner) = (view.transform.widening, view.frame.origin)
        view.transform = view.transform.widened(to: scale)
        let moved = view.frame.origin
        if moved != corner {
            view.center = CGPoint(x: view.center.x + corner.x - moved.x, y: view.center.y + corner.y - moved.y)
        }
        contentSize = solvedContentSize.map(zoomedContentSize) ?? view.frame.size
        guard old > 0, zoomScale == scale else { return }
        let fixed = fingers?.zoomPoint ?? CGPoint(x: bounds.midX, y: bounds.midY)
        let growth = scale / old - 1
        let before = contentOffset
        moveWithin(
            CGPoint(
                x: before.x + (fixed.x - corner.x) * growth, y: before.y + (fixed.y - corner.y) * growth))
        // A finger that drags besides drags on from there.
        fingers?.start.x += contentOffset.x - before.x
        fingers?.start.y += contentOffset.y - before.y
    }

    private func moveWithin(_ wanted: CGPoint) {
        let (x, y) = (offsets(.horizontal), offsets(.vertical))
        let offset = CGPoint(
            x: min(max(wanted.x, x.lowerBound), x.upperBound), y: min(max(wanted.y, y.lowerBound), y.upperBound))
        if offset != contentOffset { contentOffset = offset }
    }

    /// What constraints make of the content, with the view that is zoomed as large as it is shown.
    final func zoomedContentSize(_ solved: CGSize) -> CGSize {
        guard let zoomed, zoomed.isDescendant(of: self) else { return solved }
        return CGSize(
            width: solved.width + zoomed.frame.width - zoomed.bounds.width,
            height: solved.height + zoomed.frame.height - zoomed.bounds.height)
    }

    package final func isZoomed(_ view: UIView) -> Bool { view === zoomed }

    package final func zoomedContentDidChange() {
        if let solvedContentSize { contentSize = zoomedContentSize(solvedContentSize) }
    }
}

extension CGAffineTransform {
    /// How much longer than before what lies along the x axis is.
    fileprivate var widening: CGFloat { b == 0 ? abs(a) : hypot(a, b) }

    /// The same with another scale: of turns and what else there is, as much stays as there can.
    fileprivate func widened(to scale: CGFloat) -> CGAffineTransform {
        let old = widening
        let isPlain = b == 0 && c == 0 && a == d && a >= 0 && tx == 0 && ty == 0
        if isPlain || old == 0 { return CGAffineTransform(scaleX: scale, y: scale) }
        return scaledBy(x: scale / old, y: scale / old)
    }
}
