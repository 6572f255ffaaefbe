import Foundation

/// Two fingers that come together or go apart: begins when their distance has changed by 8 points, and ends when both
/// are lifted.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    private final var pair = TwoFingers()
    private final var ownScale: CGFloat = 1

    /// How far apart they are, as a share of what it was when both were down, or since it was set. 1 by default.
    open var scale: CGFloat {
        get { ownScale }
        set {
            ownScale = newValue
            pair.count(from: newValue)
        }
    }

    /// How fast `scale` changes, in a second, at the last move.
    open var velocity: CGFloat { pair.velocity(at: now) }

    /// Two fingers are looked at; further ones do not count.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        for touch in progress.touches.dropFirst(2) { ignore(touch, for: event) }
        pair.begin(with: fingersDown, at: now, from: progress.isRecognized ? ownScale : 1)
    }

    /// Fingers move.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let span = TwoFingers.span(of: fingersDown), pair.baseSpan > 0 else { return }
        let old = ownScale
        // Of the distance at which counting began, so that whole shares come out whole.
        ownScale = pair.base * span.length / pair.baseSpan
        pair.note(span, change: ownScale - old, at: now)
        if progress.isRecognized {
            state = .changed
        } else if abs(span.length - pair.firstSpan) >= TouchLimits.pinchWay {
            state = .began
        }
    }

    /// The last finger ends it.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if fingersDown.isEmpty { state = progress.isRecognized ? .ended : .failed }
    }

    /// Ends it as cancelled.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }

    /// Forgets the fingers.
    open override func reset() {
        super.reset()
        pair = TwoFingers()
        ownScale = 1
    }
}

/// Two fingers that turn around one another: begins when they have turned by 0.1 radians, and ends when both are
/// lifted.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    private final var pair = TwoFingers()
    private final var ownRotation: CGFloat = 0
    private final var whole: CGFloat = 0

    /// How far they have turned since both were down, or since it was set, in radians, clockwise. 0 by default.
    open var rotation: CGFloat {
        get { ownRotation }
        set {
            ownRotation = newValue
            pair.count(from: newValue)
        }
    }

    /// How fast they turn, in radians per second, at the last move.
    open var velocity: CGFloat { pair.velocity(at: now) }

    /// Two fingers are looked at; further ones do not count.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        for touch in progress.touches.dropFirst(2) { ignore(touch, for: event) }
        pair.begin(with: fingersDown, at: now, from: ownRotation)
    }

    /// Fingers move.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard let span = TwoFingers.span(of: fingersDown), pair.lastSpan > 0 else { return }
        var turn = span.angle - pair.lastAngle
        if turn > .pi { turn -= 2 * .pi }
        if turn < -.pi { turn += 2 * .pi }
        ownRotation += turn
        whole += turn
        pair.note(span, change: turn, at: now)
        if progress.isRecognized {
            state = .changed
        } else if abs(whole) >= TouchLimits.turn {
            state = .began
        }
    }

    /// The last finger ends it.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if fingersDown.isEmpty { state = progress.isRecognized ? .ended : .failed }
    }

    /// Ends it as cancelled.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }

    /// Forgets the fingers.
    open override func reset() {
        super.reset()
        pair = TwoFingers()
        ownRotation = 0
        whole = 0
    }
}

/// How two fingers lie to one another, and how fast a number changes that follows from it.
struct TwoFingers {
    var firstSpan: CGFloat = 0
    /// What the number was when counting began, and the distance then.
    var base: CGFloat = 0
    var baseSpan: CGFloat = 0
    var lastSpan: CGFloat = 0
    var lastAngle: CGFloat = 0
    var speed: CGFloat = 0
    private var movedAt: TimeInterval = 0

    static func span(of touches: [UITouch]) -> (length: CGFloat, angle: CGFloat)? {
        guard touches.count == 2 else { return nil }
        let (one, other) = (touches[0].location(in: nil), touches[1].location(in: nil))
        return (one.distance(to: other), atan2(other.y - one.y, other.x - one.x))
    }

    /// Begins anew with two fingers, if there are two.
    mutating func begin(with touches: [UITouch], at time: TimeInterval, from number: CGFloat) {
        guard let span = Self.span(of: touches) else { return }
        firstSpan = span.length
        lastSpan = span.length
        lastAngle = span.angle
        movedAt = time
        count(from: number)
    }

    /// The number was set: what follows counts from there.
    mutating func count(from number: CGFloat) {
        base = number
        baseSpan = lastSpan
        speed = 0
    }

    mutating func note(_ span: (length: CGFloat, angle: CGFloat), change: CGFloat, at time: TimeInterval) {
        // Fingers in one point have neither a distance to compare with nor an angle.
        if span.length > 0 { (lastSpan, lastAngle) = span }
        if time > movedAt {
            speed = change / (time - movedAt)
            movedAt = time
        }
    }

    func velocity(at time: TimeInterval) -> CGFloat { time - movedAt >= TouchLimits.rest ? 0 : speed }
}
