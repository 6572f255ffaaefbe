import EspalierViews
import Foundation

// What a sheet has besides the presented view: dimming, a grabber, and a pan.
extension UISheetPresentationController {
    final func addChrome(to container: PresentationContainer) {
        container.dim(with: UIColor(white: 0, alpha: 0.2)) { [weak self] in self?.userWantsDismissal() }
        let pan = UIPanGestureRecognizer(target: self) { $0.follow() }
        pan.delegate = self
        self.pan = pan
    }

    final func removeChrome() {
        container?.undim()
        grabber?.removeFromSuperview()
        grabber = nil
        if let pan { pan.view?.removeGestureRecognizer(pan) }
        pan = nil
        dragged = nil
    }

    final func placeSheet() {
        guard let container, let surroundings, let view = presentedView else { return }
        container.dimming?.isHidden = isUndimmed
        if let pan, pan.view !== view { view.addGestureRecognizer(pan) }
        if let dragged {
            view.frame = draggedFrame(dragged.way, from: dragged.start, in: surroundings)
        } else {
            placePresentedView()
        }
        placeGrabber(on: view, in: container)
    }

    private func placeGrabber(on view: UIView, in container: PresentationContainer) {
        guard prefersGrabberVisible, view.superview === container else {
            grabber?.removeFromSuperview()
            grabber = nil
            return
        }
        let grabber = grabber ?? UIView()
        self.grabber = grabber
        grabber.isUserInteractionEnabled = false
        grabber.backgroundColor = UIColor(white: 0, alpha: 0.3)
        if grabber.superview !== container || container.subviews.last !== grabber { container.addSubview(grabber) }
        let size = SheetMetrics.grabber
        grabber.frame = CGRect(
            x: view.frame.midX - size.width / 2, y: view.frame.minY + SheetMetrics.grabberGap, width: size.width,
            height: size.height)
    }

    private func follow() {
        guard let pan, let container, let surroundings else { return }
        let way = pan.translation(in: container).y
        switch pan.state {
        case .began, .changed:
            let start = dragged?.start ?? presentedView?.frame.height ?? 0
            dragged = (start, way)
            container.setNeedsLayout()
        case .ended:
            guard let start = dragged?.start else { return }
            dragged = nil
            container.setNeedsLayout()
            letGo(at: start - way, speed: pan.velocity(in: container).y, heights(in: surroundings))
        default:
            dragged = nil
            container.setNeedsLayout()
        }
    }

    /// The finger is lifted with the sheet so high, and so fast downwards.
    private func letGo(at height: CGFloat, speed: CGFloat, _ heights: SheetHeights) {
        let smallest = heights.resting[0].height
        let isLow = height < smallest * SheetMetrics.dismissalShare
        if height < smallest, isLow || speed >= SheetMetrics.dismissalSpeed { return userWantsDismissal() }
        let rest = height - speed * SheetMetrics.run
        let nearest = heights.resting.min { abs($0.height - rest) < abs($1.height - rest) } ?? heights.resting[0]
        let current = heights.resting.first { $0.identifier == selectedDetentIdentifier } ?? heights.resting[0]
        if nearest.identifier == current.identifier { return }
        selectedDetentIdentifier = nearest.identifier
        (known.delegate as? any UISheetPresentationControllerDelegate)?
            .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }
}

extension UISheetPresentationController: UIGestureRecognizerDelegate {
    /// A drag up or down, and not one aside.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer, pan === self.pan else { return true }
        let way = pan.translation(in: nil)
        return abs(way.y) > abs(way.x)
    }
}
