import EspalierViews
import Foundation

/// The finger that a control follows.
struct ControlTracking {
    var touch: UITouch?
    var isFollowing = false
    var isInside = false
}

extension UIControl {
    /// How far a finger may go out without being outside, in points.
    private static let slop: CGFloat = 70

    private func isInside(_ touch: UITouch, _ event: UIEvent?) -> Bool {
        let place = touch.location(in: self)
        return point(inside: place, with: event)
            || bounds.insetBy(dx: -Self.slop, dy: -Self.slop).contains(place)
    }

    final func beginTouch(_ touches: Set<UITouch>, _ event: UIEvent?) {
        // One finger at a time; of several that come at once, the first that the event knows.
        guard isEnabled, tracking.touch == nil, let touch = first(of: touches, event) else { return }
        tracking = ControlTracking(touch: touch, isFollowing: false, isInside: true)
        guard beginTracking(touch, with: event) else { return }
        tracking.isFollowing = true
        isHighlighted = true
        sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
        if opensMenuOnTouch { sendActions(for: .menuActionTriggered) }
    }

    final func moveTouch(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard let touch = tracking.touch, touches.contains(touch), tracking.isFollowing else { return }
        let wasInside = tracking.isInside
        let isInside = isInside(touch, event)
        tracking.isInside = isInside
        if isHighlighted != isInside { isHighlighted = isInside }
        guard continueTracking(touch, with: event) else {
            tracking.isFollowing = false
            isHighlighted = false
            return
        }
        var events: Event = isInside ? .touchDragInside : .touchDragOutside
        if isInside != wasInside { events.insert(isInside ? .touchDragEnter : .touchDragExit) }
        sendActions(for: events)
    }

    final func endTouch(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard let touch = tracking.touch, touches.contains(touch) else { return }
        let isInside = isInside(touch, event)
        tracking.isInside = isInside
        let wasFollowing = tracking.isFollowing
        if isHighlighted { isHighlighted = false }
        if wasFollowing { endTracking(touch, with: event) }
        tracking = ControlTracking()
        guard wasFollowing else { return }
        if isInside { performTouchUp(touch) }
        sendActions(for: isInside ? touchUpEvents : .touchUpOutside)
    }

    final func cancelTouch(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard let touch = tracking.touch, touches.contains(touch) else { return }
        let wasFollowing = tracking.isFollowing
        if isHighlighted { isHighlighted = false }
        tracking = ControlTracking()
        guard wasFollowing else { return }
        cancelTracking(with: event)
        sendActions(for: .touchCancel)
    }

    private func first(of touches: Set<UITouch>, _ event: UIEvent?) -> UITouch? {
        if touches.count == 1 { return touches.first }
        return event?.orderedTouches.first { touches.contains($0) } ?? touches.first
    }

    final func keepsTap(from recognizer: UIGestureRecognizer) -> Bool {
        keepsTaps && isEnabled && recognizer.isSingleTap(behind: self)
    }
}

extension UIGestureRecognizer {
    /// Whether it is one tap of one finger, on another view than this one.
    final func isSingleTap(behind front: UIView) -> Bool {
        guard view !== front, let tap = self as? UITapGestureRecognizer else { return false }
        return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
    }
}
