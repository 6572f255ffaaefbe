import EspalierViews
import Foundation

extension UIScrollView: PanOwner {
    /// How much content beyond its edge gives way to a finger.
    private static let give: CGFloat = 0.55
    /// How fast a finger is that turns a page, in points per millisecond.
    static let pageVelocity: CGFloat = 0.2
    /// How far content is pulled down that is to be refreshed, in points.
    private static let refreshWay: CGFloat = 60

    private func scrolls(_ axis: NSLayoutConstraint.Axis) -> Bool {
        let (length, always) =
            axis == .horizontal
            ? (bounds.width, alwaysBounceHorizontal) : (bounds.height, alwaysBounceVertical)
        let range = offsets(axis)
        return range.upperBound > range.lowerBound || (always && bounces && length > 0)
    }

    /// The offsets on an axis at which content fills the view.
    final func offsets(_ axis: NSLayoutConstraint.Axis) -> ClosedRange<CGFloat> {
        let (inset, content, size) = (adjustedContentInset, contentSize, bounds.size)
        return axis == .horizontal
            ? Self.range(content.width, in: size.width, inset.left, inset.right)
            : Self.range(content.height, in: size.height, inset.top, inset.bottom)
    }

    package final func pan(_ pan: UIPanGestureRecognizer, mayBeginWith translation: CGPoint) -> Bool? {
        guard isScrollEnabled else { return false }
        fingers?.isAcross = abs(translation.x) > abs(translation.y)
        switch (scrolls(.horizontal), scrolls(.vertical)) {
        case (true, true): return true
        case (true, false): return abs(translation.x) >= abs(translation.y)
        case (false, true): return abs(translation.y) >= abs(translation.x)
        case (false, false): return false
        }
    }

    package final func panHoldsTouch(in view: UIView?) -> Bool { delaysContentTouches && isScrollEnabled }

    package final func panMayCancelTouches(in view: UIView) -> Bool {
        canCancelContentTouches && touchesShouldCancel(in: view)
    }

    package final func panDidChange(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began: beginDragging(pan)
        case .changed: follow(pan)
        case .ended: endDragging(velocity: pan.velocity(in: self))
        case .cancelled: endDragging(velocity: .zero)
        default: break
        }
    }

    private func beginDragging(_ pan: UIPanGestureRecognizer) {
        let fingers = ensureFingers()
        fingers.deceleration?.cancel()
        fingers.deceleration = nil
        fingerWillDrag()
        fingers.isDragging = true
        fingers.start = contentOffset
        var axes = (horizontal: scrolls(.horizontal), vertical: scrolls(.vertical))
        if isDirectionalLockEnabled && axes.horizontal && axes.vertical {
            axes = (fingers.isAcross, !fingers.isAcross)
        }
        fingers.axes = axes
        delegate?.scrollViewWillBeginDragging(self)
        if keyboardDismissMode != .none { window?.endEditing(false) }
        follow(pan)
    }

    private func follow(_ pan: UIPanGestureRecognizer) {
        guard let fingers, fingers.isDragging else { return }
        let way = pan.translation(in: self)
        var offset = contentOffset
        if fingers.axes.horizontal { offset.x = given(fingers.start.x - way.x, .horizontal) }
        if fingers.axes.vertical { offset.y = given(fingers.start.y - way.y, .vertical) }
        if offset != contentOffset { contentOffset = offset }
    }

    /// The offset for a way that a finger has gone: beyond the content less than that.
    private func given(_ wanted: CGFloat, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
        let range = offsets(axis)
        let length = axis == .horizontal ? bounds.width : bounds.height
        func give(_ excess: CGFloat) -> CGFloat {
            guard bounces, length > 0 else { return 0 }
            return (1 - 1 / (excess * Self.give / length + 1)) * length
        }
        if wanted < range.lowerBound { return onPixel(range.lowerBound - give(range.lowerBound - wanted)) }
        if wanted > range.upperBound { return onPixel(range.upperBound + give(wanted - range.upperBound)) }
        return onPixel(wanted)
    }

    private func onPixel(_ number: CGFloat) -> CGFloat {
        guard let scale = knownScale, scale > 0 else { return number }
        return (number * scale).rounded() / scale
    }

    /// - Parameter velocity: the finger's, in points per second.
    private func endDragging(velocity: CGPoint) {
        guard let fingers, fingers.isDragging else { return }
        fingers.isDragging = false
        let isPulled = fingers.axes.vertical && offsets(.vertical).lowerBound - contentOffset.y >= Self.refreshWay
        let speed = CGPoint(
            x: fingers.axes.horizontal ? -velocity.x / 1000 : 0, y: fingers.axes.vertical ? -velocity.y / 1000 : 0)
        var target = contentOffset
        if fingers.axes.horizontal { target.x = rest(from: target.x, at: speed.x, .horizontal) }
        if fingers.axes.vertical { target.y = rest(from: target.y, at: speed.y, .vertical) }
        if !isPagingEnabled {
            target = restingOffset(proposed: target, velocity: speed)
            delegate?.scrollViewWillEndDragging(self, withVelocity: speed, targetContentOffset: &target)
        }
        let goesOn = target != contentOffset
        defer { if isPulled { (refreshControl ?? refreshSubview)?.pull() } }
        delegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
        // The delegate may have begun something else.
        guard !fingers.isDragging else { return }
        guard goesOn else { return draggedContentDidRest() }
        fingers.deceleration = whenAnimationEnds(after: Self.animationDuration) { [weak self] in
            guard let self else { return }
            self.fingers?.deceleration = nil
            delegate?.scrollViewDidEndDecelerating(self)
            draggedContentDidRest()
        }
        delegate?.scrollViewWillBeginDecelerating(self)
        contentOffset = target
    }

    private var refreshSubview: UIRefreshControl? { subviews.lazy.compactMap { $0 as? UIRefreshControl }.first }

    /// Where content comes to rest that is let go at a velocity in points per millisecond.
    private func rest(from offset: CGFloat, at velocity: CGFloat, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
        let range = offsets(axis)
        let length = axis == .horizontal ? bounds.width : bounds.height
        var target = offset
        if isPagingEnabled && length > 0 {
            let page = (offset - range.lowerBound) / length
            let wanted =
                abs(velocity) < Self.pageVelocity
                ? page.rounded() : velocity > 0 ? page.rounded(.up) : page.rounded(.down)
            target = range.lowerBound + wanted * length
        } else {
            let rate = decelerationRate.rawValue
            target += rate < 1 ? velocity * rate / (1 - rate) : 0
            target = onPixel(target)
        }
        return min(max(target, range.lowerBound), range.upperBound)
    }
}
