import EspalierViews
import Foundation

/// What fingers do to a scroll view.
final class ScrollFingers {
    let pan = UIPanGestureRecognizer()
    let pinch = ScrollPinch()
    var isDragging = false
    /// The offset when dragging began.
    var start = CGPoint.zero
    /// Whether the drag has begun across.
    var isAcross = false
    /// Along which axes the drag goes.
    var axes = (horizontal: false, vertical: false)
    /// The end of the running out.
    var deceleration: ClockEntry?
    var isZooming = false
    var firstScale: CGFloat = 1
    /// What is between two fingers that zoom, in the view's own coordinates.
    var zoomPoint: CGPoint?
}

/// Zooming goes with scrolling.
final class ScrollPinch: UIPinchGestureRecognizer {
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        !(preventedGestureRecognizer is UIPanGestureRecognizer)
    }
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

extension UIScrollView: GestureMaking {
    final func ensureFingers() -> ScrollFingers {
        if let fingers { return fingers }
        let made = ScrollFingers()
        fingers = made
        made.pan.owner = self
        made.pinch.addTarget(self) { $0.pinchDidChange() }
        insertOwnRecognizers([made.pan, made.pinch])
        return made
    }

    package final func makeGestureRecognizers() { _ = ensureFingers() }

    final var isFollowingFinger: Bool {
        guard let fingers else { return false }
        return fingers.isDragging || fingers.pan.numberOfTouches > 0
    }

    /// Zooms by two fingers, if the delegate names a view.
    private func pinchDidChange() {
        let fingers = ensureFingers()
        switch fingers.pinch.state {
        case .began:
            guard maximumZoomScale > minimumZoomScale, let view = delegate?.viewForZooming(in: self) else { return }
            fingers.isZooming = true
            fingers.firstScale = zoomScale
            delegate?.scrollViewWillBeginZooming(self, with: view)
            followPinch(fingers)
        case .changed:
            if fingers.isZooming { followPinch(fingers) }
        default:
            guard fingers.isZooming else { return }
            fingers.isZooming = false
            delegate?.scrollViewDidEndZooming(self, with: delegate?.viewForZooming(in: self), atScale: zoomScale)
        }
    }

    private func followPinch(_ fingers: ScrollFingers) {
        fingers.zoomPoint = fingers.pinch.location(in: self)
        zoomScale = fingers.firstScale * fingers.pinch.scale
        fingers.zoomPoint = nil
    }
}
