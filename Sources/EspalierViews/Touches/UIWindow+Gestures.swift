import Foundation

// Whole gestures of fingers, for tests. Each goes by hit testing, and advances the window's clock as a hand would.
extension UIWindow {
    /// How long a finger stays in a tap, and how long it is away between two, in seconds.
    private static let tapTime: TimeInterval = 0.05
    private static let tapPause: TimeInterval = 0.1
    /// The time between two moves, in seconds.
    private static let frame: TimeInterval = 1.0 / 60

    /// Taps at a point: 0.05 seconds for a tap, 0.1 between two. What waits to see whether another tap follows still
    /// waits when it returns: `clock.advance(by: 0.35)` ends that.
    ///
    /// - Parameters:
    ///   - point: where, in the window's coordinates.
    ///   - count: how many taps.
    ///   - fingers: with how many fingers, 20 points apart from left to right, around `point`.
    /// - Returns: the view that the last tap hit, or nil.
    /// - Precondition: `count` and `fingers` are above 0.
    @discardableResult
    public final func tap(at point: CGPoint, count: Int = 1, fingers: Int = 1) -> UIView? {
        guard count > 0, fingers > 0 else { trap("tap(at:count:fingers:): \(count) taps with \(fingers) fingers") }
        checkPlace(point, "tap(at:)")
        var hit: UIView?
        for number in 0..<count {
            if number > 0 { clock.advance(by: Self.tapPause) }
            hit = press(Self.places(fingers, around: point), for: Self.tapTime)
        }
        return hit
    }

    /// Taps the middle of a view; of one that others cover there, or that takes no touches, what hit testing finds.
    ///
    /// - Parameters:
    ///   - view: a view of this window.
    ///   - count: how many taps.
    /// - Returns: the view that the last tap hit, or nil.
    /// - Precondition: `view` is in this window, `count` above 0.
    @discardableResult
    public final func tap(_ view: UIView, count: Int = 1) -> UIView? {
        tap(at: middle(of: view, "tap(_:)"), count: count)
    }

    /// Holds a finger at a point.
    ///
    /// - Parameters:
    ///   - point: where, in the window's coordinates.
    ///   - duration: how long, in seconds.
    /// - Returns: the view that was hit, or nil.
    /// - Precondition: `duration` is finite and not negative.
    @discardableResult
    public final func press(at point: CGPoint, duration: TimeInterval) -> UIView? {
        checkTime(duration, "press(at:duration:)")
        return press([point], for: duration)
    }

    /// As ``press(at:duration:)``, at the middle of a view of this window.
    @discardableResult
    public final func press(_ view: UIView, duration: TimeInterval) -> UIView? {
        press(at: middle(of: view, "press(_:duration:)"), duration: duration)
    }

    private func press(_ points: [CGPoint], for seconds: TimeInterval) -> UIView? {
        let touches = beginTouches(at: points)
        clock.advance(by: seconds)
        endTouches(touches)
        return touches.first?.view
    }

    /// Moves a finger from one point to another in a straight line, at the same speed all the way, a step each sixtieth
    /// of a second, and lifts it.
    ///
    /// - Parameters:
    ///   - start: where it comes down.
    ///   - end: where it is lifted.
    ///   - duration: how long it moves, in seconds. A scroll view follows at once; its content is not told of the touch
    ///     where the finger leaves within 0.15 seconds.
    ///   - delay: how long it rests before it moves, as who drags a thing that a long press lifts.
    ///   - hold: how long it rests before it is lifted: with 0.1 or more the velocity is zero, so that scroll views do
    ///     not
    ///     go on.
    /// - Returns: the view that was hit, or nil.
    /// - Precondition: the times are finite and not negative.
    @discardableResult
    public final func drag(
        from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.5, delay: TimeInterval = 0,
        hold: TimeInterval = 0
    ) -> UIView? {
        for time in [duration, delay, hold] { checkTime(time, "drag(from:to:duration:delay:hold:)") }
        checkPlace(end, "drag(from:to:)")
        let touch = beginTouch(at: start)
        if delay > 0 { clock.advance(by: delay) }
        steps(in: duration) { share in
            moveTouch(
                touch, to: CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
        }
        if hold > 0 { clock.advance(by: hold) }
        endTouch(touch)
        return touch.view
    }

    /// Moves two fingers apart, or towards one another, and turns them.
    ///
    /// - Parameters:
    ///   - center: the middle between them, in the window's coordinates.
    ///   - start: how far apart they come down, side by side, in points.
    ///   - end: how far apart they are lifted.
    ///   - angle: how far they turn meanwhile, in radians, clockwise.
    ///   - duration: how long they move, in seconds.
    /// - Returns: the view that the first finger hit, or nil.
    /// - Precondition: the numbers are finite, and `duration` is not negative.
    @discardableResult
    public final func pinch(
        at center: CGPoint, from start: CGFloat = 100, to end: CGFloat = 100, angle: CGFloat = 0,
        duration: TimeInterval = 0.5
    ) -> UIView? {
        checkTime(duration, "pinch(at:from:to:angle:duration:)")
        func places(_ share: CGFloat) -> [CGPoint] {
            let radius = (start + (end - start) * share) / 2
            let (x, y) = (radius * cos(angle * share), radius * sin(angle * share))
            return [CGPoint(x: center.x - x, y: center.y - y), CGPoint(x: center.x + x, y: center.y + y)]
        }
        let touches = beginTouches(at: places(0))
        steps(in: duration) { moveTouches(touches, to: places($0)) }
        endTouches(touches)
        return touches.first?.view
    }

    /// Calls `body` with growing shares of a way, the last of which is 1.
    private func steps(in duration: TimeInterval, _ body: (CGFloat) -> Void) {
        let count = max(1, (duration / Self.frame).rounded())
        let start = clock.now
        for number in 1...Int(count) {
            // From the beginning, so that the whole takes what it was to take.
            clock.advance(by: max(0, start + duration * TimeInterval(number) / count - clock.now))
            body(number == Int(count) ? 1 : CGFloat(number) / CGFloat(count))
        }
    }

    private func middle(of view: UIView, _ method: String) -> CGPoint {
        guard view.window === self else { trap("\(method) of \(brief): \(view.brief) is not in this window") }
        layoutIfNeeded()
        let bounds = view.bounds
        return view.convert(CGPoint(x: bounds.midX, y: bounds.midY), to: self)
    }

    private static func places(_ fingers: Int, around point: CGPoint) -> [CGPoint] {
        (0..<fingers).map { CGPoint(x: point.x + (CGFloat($0) - CGFloat(fingers - 1) / 2) * 20, y: point.y) }
    }
}
