import Foundation

// What tests do with fingers, step by step. Places are in the window's coordinates.
extension UIWindow {
    private final var ensuredDispatcher: TouchDispatcher {
        if let touchDispatcher { return touchDispatcher }
        let made = TouchDispatcher(of: self)
        touchDispatcher = made
        return made
    }

    /// Puts a finger on the window: lays the window out, finds by `hitTest(_:with:)` which view is there, and sends the
    /// event. The clock stays where it is.
    ///
    ///     let finger = window.beginTouch(at: CGPoint(x: 20, y: 40))
    ///     window.clock.advance(by: 0.5)
    ///     window.moveTouch(finger, to: CGPoint(x: 60, y: 40))
    ///     window.endTouch(finger)
    ///
    /// - Parameter point: where, in the window's coordinates. Hidden views, transparent ones and those that take no
    ///   touches are passed over; a window that is hidden has no view there.
    /// - Returns: the touch. Its `view` is nil where nothing was hit.
    @discardableResult
    public final func beginTouch(at point: CGPoint) -> UITouch { beginTouches(at: [point])[0] }

    /// As ``beginTouch(at:)``, with several fingers in one event.
    @discardableResult
    public final func beginTouches(at points: [CGPoint]) -> [UITouch] {
        for point in points { checkPlace(point, "beginTouch(at:)") }
        layoutIfNeeded()
        let dispatcher = ensuredDispatcher
        let touches = points.map { dispatcher.makeTouch(at: $0) }
        if !touches.isEmpty { dispatcher.send(touches, in: .began) }
        return touches
    }

    /// Moves a finger, and sends the event. Whatever lies below it there, the touch goes on belonging to the view that
    /// it began in.
    /// - Precondition: the finger is on this window.
    public final func moveTouch(_ touch: UITouch, to point: CGPoint) { moveTouches([touch], to: [point]) }

    /// As ``moveTouch(_:to:)``, with several fingers in one event.
    /// - Precondition: there is a point for each finger, and each finger is on this window.
    public final func moveTouches(_ touches: [UITouch], to points: [CGPoint]) {
        if touches.count != points.count {
            trap("moveTouches(_:to:): \(touches.count) touches and \(points.count) points")
        }
        check(touches, "moveTouches(_:to:)")
        for (touch, point) in zip(touches, points) {
            checkPlace(point, "moveTouch(_:to:)")
            touch.state.previousLocation = touch.state.location
            touch.state.location = point
        }
        if !touches.isEmpty { ensuredDispatcher.send(touches, in: .moved) }
    }

    /// Lifts a finger where it is, and sends the event.
    /// - Precondition: the finger is on this window.
    public final func endTouch(_ touch: UITouch) { endTouches([touch]) }

    /// As ``endTouch(_:)``, with several fingers in one event.
    public final func endTouches(_ touches: [UITouch]) { finishTouches(touches, .ended, "endTouches(_:)") }

    /// Takes fingers away as the system does when a call comes in: recognizers and views hear that they were cancelled.
    /// - Precondition: the fingers are on this window.
    public final func cancelTouches(_ touches: [UITouch]) { finishTouches(touches, .cancelled, "cancelTouches(_:)") }

    private func finishTouches(_ touches: [UITouch], _ phase: UITouch.Phase, _ method: String) {
        check(touches, method)
        for touch in touches { touch.state.previousLocation = touch.state.location }
        if !touches.isEmpty { ensuredDispatcher.send(touches, in: phase) }
    }

    private func check(_ touches: [UITouch], _ method: String) {
        for touch in touches where touch.state.window !== self || !touch.state.isDown {
            let place = touch.state.window === self ? "was lifted" : "is not on this window"
            trap("\(method) of \(brief): the touch \(place)")
        }
    }

    final func checkPlace(_ point: CGPoint, _ method: String) {
        guard point.x.isFinite, point.y.isFinite else {
            trap("\(method) of \(brief): the place must be finite: \(point)")
        }
    }

    final func checkTime(_ seconds: TimeInterval, _ method: String) {
        guard seconds >= 0, seconds.isFinite else {
            trap("\(method) of \(brief): the duration must be finite and not negative: \(seconds)")
        }
    }
}
