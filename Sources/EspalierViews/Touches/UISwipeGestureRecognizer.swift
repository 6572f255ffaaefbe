import Foundation

/// A quick move in one direction: 50 points along it within 0.5 seconds, and less than 50 beside it. Recognized as soon
/// as it has gone so far.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Where a swipe goes; several are allowed by one recognizer.
    public struct Direction: OptionSet, Hashable, Sendable {
        /// The bits, UIKit's.
        public let rawValue: UInt
        /// Makes directions of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// To the right.
        public static let right = Direction(rawValue: 1 << 0)
        /// To the left.
        public static let left = Direction(rawValue: 1 << 1)
        /// Upwards.
        public static let up = Direction(rawValue: 1 << 2)
        /// Downwards.
        public static let down = Direction(rawValue: 1 << 3)
    }

    /// Where it goes. To the right by default.
    open var direction = Direction.right
    /// With how many fingers. 1 by default.
    open var numberOfTouchesRequired = 1

    private final var starts: [(touch: UITouch, place: CGPoint)] = []
    private final var timer: ClockEntry?

    /// Fingers come down: more than are wanted fail.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if progress.touches.count > numberOfTouchesRequired { return state = .failed }
        for touch in progress.touches where touches.contains(touch) {
            starts.append((touch, touch.location(in: nil)))
        }
        if timer == nil { timer = after(TouchLimits.swipeTime) { [weak self] in self?.state = .failed } }
    }

    /// Fingers move: recognized where all have gone far enough.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard starts.count == numberOfTouchesRequired else { return }
        var way = CGPoint.zero
        for (touch, place) in starts {
            let now = touch.location(in: nil)
            way.x += (now.x - place.x) / CGFloat(starts.count)
            way.y += (now.y - place.y) / CGFloat(starts.count)
        }
        let isAcross = abs(way.x) >= abs(way.y)
        let (along, beside) = isAcross ? (abs(way.x), abs(way.y)) : (abs(way.y), abs(way.x))
        let wanted: Direction = isAcross ? (way.x > 0 ? .right : .left) : (way.y > 0 ? .down : .up)
        if beside >= TouchLimits.swipeSide { return state = .failed }
        guard along >= TouchLimits.swipeWay else { return }
        state = direction.contains(wanted) ? .ended : .failed
    }

    /// Fails: it did not go far enough.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        state = .failed
    }

    /// Fails.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .failed
    }

    /// Forgets the fingers.
    open override func reset() {
        super.reset()
        timer?.cancel()
        timer = nil
        starts = []
    }
}
