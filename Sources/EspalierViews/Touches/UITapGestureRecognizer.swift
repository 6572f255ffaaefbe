import Foundation

/// Taps, one or several after another, with one or several fingers.
///
/// A finger stays for at most 0.75 seconds and goes at most 45 points; between two taps there are at most 0.35 seconds
/// and 45 points. One that waits for several taps fails when the next is late, by the window's clock.
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How many taps make the gesture. 1 by default.
    open var numberOfTapsRequired = 1
    /// With how many fingers. 1 by default.
    open var numberOfTouchesRequired = 1

    private final var taps = 0
    private final var firstPlace: CGPoint?
    private final var starts: [(touch: UITouch, place: CGPoint)] = []
    private final var timer: ClockEntry?

    /// Fingers come down: more than are wanted fail, or ones that are far from the last tap.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        for touch in progress.touches where touches.contains(touch) {
            starts.append((touch, touch.location(in: nil)))
        }
        if progress.group.count > numberOfTouchesRequired { return state = .failed }
        if let firstPlace, progress.group.count == numberOfTouchesRequired,
            firstPlace.distance(to: middle) > TouchLimits.tapWay
        {
            return state = .failed
        }
        wait(TouchLimits.tapTime)
    }

    /// Fingers that go too far fail.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if starts.contains(where: { $0.place.distance(to: $0.touch.location(in: nil)) > TouchLimits.tapWay }) {
            state = .failed
        }
    }

    /// The last finger makes it a tap.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        guard fingersDown.isEmpty else { return }
        if progress.group.count < numberOfTouchesRequired { return state = .failed }
        if taps == 0 { firstPlace = middle }
        taps += 1
        starts = []
        if taps < numberOfTapsRequired { return wait(TouchLimits.tapGap) }
        timer?.cancel()
        state = .ended
    }

    /// Fails.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .failed
    }

    /// Forgets the taps so far.
    open override func reset() {
        super.reset()
        timer?.cancel()
        timer = nil
        taps = 0
        firstPlace = nil
        starts = []
    }

    /// A tap does not prevent one that needs more taps: a double tap is told after the single one.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else {
            return super.canPrevent(preventedGestureRecognizer)
        }
        return other.numberOfTapsRequired <= numberOfTapsRequired
    }

    /// Those of the last tap, also those that were lifted before the last one.
    override var shownFingers: [UITouch] {
        progress.isUndecided && progress.waiting == nil ? progress.touches : progress.group
    }

    private func wait(_ seconds: TimeInterval) {
        timer?.cancel()
        timer = after(seconds) { [weak self] in self?.timeIsUp() }
    }

    private func timeIsUp() {
        // One that only waits for others has its taps.
        if progress.waiting == nil { state = .failed }
    }
}
