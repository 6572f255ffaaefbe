import Foundation

/// Fingers that stay where they are: the gesture begins when the time is over, changes as they move then, and ends when
/// they are lifted.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// How long they stay, in seconds of the window's clock. 0.5 by default.
    open var minimumPressDuration: TimeInterval = 0.5
    /// How far they may go before that, in points. 10 by default.
    open var allowableMovement: CGFloat = 10
    /// How many fingers there are. 1 by default.
    open var numberOfTouchesRequired = 1
    /// How many taps come before. 0 by default.
    open var numberOfTapsRequired = 0

    private final var starts: [(touch: UITouch, place: CGPoint)] = []
    private final var timer: ClockEntry?

    /// The last finger that is needed starts the time.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if progress.isRecognized { return }
        for touch in progress.touches where touches.contains(touch) {
            starts.append((touch, touch.location(in: nil)))
        }
        let count = progress.touches.count
        let isTapped = progress.touches.allSatisfy { $0.tapCount > numberOfTapsRequired }
        if count > numberOfTouchesRequired || !isTapped { return state = .failed }
        if count < numberOfTouchesRequired { return }
        if minimumPressDuration <= 0 { return state = .began }
        timer = after(minimumPressDuration) { [weak self] in self?.state = .began }
    }

    /// Fails where they go too far, before it has begun.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if progress.isRecognized { return state = .changed }
        if starts.contains(where: { $0.place.distance(to: $0.touch.location(in: nil)) > allowableMovement }) {
            state = .failed
        }
    }

    /// The last finger ends it.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if !progress.isRecognized { return state = .failed }
        if fingersDown.isEmpty { state = .ended }
    }

    /// Ends it as cancelled.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }

    /// Forgets the fingers.
    open override func reset() {
        super.reset()
        timer?.cancel()
        timer = nil
        starts = []
    }
}
