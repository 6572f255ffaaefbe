import Foundation

/// Who has a pan for itself: a scroll view.
package protocol PanOwner: AnyObject {
    /// Whether the pan begins with that way; nil: not yet. In the window's coordinates.
    func pan(_ pan: UIPanGestureRecognizer, mayBeginWith translation: CGPoint) -> Bool?
    /// Whether views below do not hear of a touch yet, for so long as the owner waits for it to move.
    func panHoldsTouch(in view: UIView?) -> Bool
    /// Whether the touches of a view below, which has heard of them, may be taken from it.
    func panMayCancelTouches(in view: UIView) -> Bool
    /// The pan has another state, or other fingers or another way.
    func panDidChange(_ pan: UIPanGestureRecognizer)
}

/// Fingers that move: the gesture begins when they have gone 10 points, changes as they go on, and ends when there are
/// fewer of them than it needs.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// How many fingers it needs. 1 by default.
    open var minimumNumberOfTouches = 1
    /// How many fingers it takes. Any number by default; with more at its beginning it fails, and later ones do not
    /// count.
    open var maximumNumberOfTouches = Int.max

    package final weak var owner: (any PanOwner)?
    /// The way up to the last time that other fingers counted, or that it was set; in the coordinates of the window.
    private final var base = CGPoint.zero
    /// The middle of the fingers then: the way since is one difference, so that whole numbers stay whole.
    private final var anchor = CGPoint.zero
    /// The fingers that count.
    private final var counted: [UITouch] = []
    /// The way since the fingers came down, or since it was set.
    private final var way = CGPoint.zero
    /// The last move that took time: how fast it was, and when.
    private final var speed = CGPoint.zero
    private final var movedAt: TimeInterval = 0
    private final var timer: ClockEntry?
    /// Whether content is yet to hear of the touch.
    private final var isContentWaiting = false

    /// How far the fingers have gone since they came down, in the coordinates of a view, which is mostly the superview.
    /// With a scroll view's own pan, less the 10 points after which it begins.
    open func translation(in view: UIView?) -> CGPoint { vector(way, in: view) }

    /// Sets the way so far. Fingers that go on add to it. Ends `velocity(in:)` until they do.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        speed = .zero
        guard let view, let window = progress.dispatcher?.window else { return setWay(translation) }
        let start = view.convert(CGPoint.zero, to: window)
        let end = view.convert(translation, to: window)
        setWay(CGPoint(x: end.x - start.x, y: end.y - start.y))
    }

    /// How fast the fingers are, in points per second, in the coordinates of a view: their speed at the last move; zero
    /// when they have rested for 0.1 seconds.
    open func velocity(in view: UIView?) -> CGPoint {
        now - movedAt >= TouchLimits.rest ? .zero : vector(speed, in: view)
    }

    /// Fingers come down.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if progress.touches.count > maximumNumberOfTouches {
            if !progress.isRecognized { return state = .failed }
            for touch in progress.touches where touches.contains(touch) { ignore(touch, for: event) }
        }
        if progress.group.count == touches.count {
            way = .zero
            counted = []
            speed = .zero
            movedAt = now
            if owner != nil {
                isContentWaiting = true
                timer?.cancel()
                timer = after(TouchLimits.contentDelay) { [weak self] in
                    self?.isContentWaiting = false
                    self?.progress.dispatcher?.finish()
                }
            }
        }
    }

    /// Fingers move: the middle of their ways counts.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        let fingers = fingersDown
        guard fingers.count >= minimumNumberOfTouches, !fingers.isEmpty else { return }
        if fingers != counted {
            base = way
            anchor = Self.middle(of: fingers) { $0.previousLocation(in: nil) }
            counted = fingers
        }
        let old = way
        let middle = Self.middle(of: fingers) { $0.location(in: nil) }
        way = CGPoint(x: base.x + (middle.x - anchor.x), y: base.y + (middle.y - anchor.y))
        let step = CGPoint(x: way.x - old.x, y: way.y - old.y)
        let time = now - movedAt
        if time > 0 {
            speed = CGPoint(x: step.x / time, y: step.y / time)
            movedAt = now
        }
        if progress.isRecognized { return state = .changed }
        switch mayBegin(with: way) {
        case true?:
            if owner != nil { setWay(shortened(way)) }
            state = .began
        case false?: state = .failed
        case nil: break
        }
    }

    /// Too few fingers end it.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        let count = fingersDown.count
        if progress.isRecognized {
            if count < minimumNumberOfTouches { state = .ended }
        } else if count == 0 {
            state = .failed
        }
    }

    /// Ends it as cancelled.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .cancelled
    }

    /// Forgets the way.
    open override func reset() {
        super.reset()
        timer?.cancel()
        timer = nil
        way = .zero
        counted = []
        speed = .zero
    }

    private func setWay(_ new: CGPoint) {
        base.x += new.x - way.x
        base.y += new.y - way.y
        way = new
    }

    private static func middle(of touches: [UITouch], _ place: (UITouch) -> CGPoint) -> CGPoint {
        let count = CGFloat(touches.count)
        return touches.reduce(into: .zero) { middle, touch in
            middle.x += place(touch).x / count
            middle.y += place(touch).y / count
        }
    }

    /// Whether it begins with a way; nil: not yet.
    func mayBegin(with way: CGPoint) -> Bool? {
        guard hypot(way.x, way.y) >= TouchLimits.panWay else { return nil }
        return owner.map { $0.pan(self, mayBeginWith: way) } ?? true
    }

    override func mayBeginByItself() -> Bool {
        guard let owner else { return true }
        return progress.touches.allSatisfy { touch in
            guard let course = touch.state.course, course.isKnown, !course.isDone, let hit = touch.state.view,
                hit !== view
            else { return true }
            return owner.panMayCancelTouches(in: hit)
        }
    }

    override func holdsBegan(of touch: UITouch) -> Bool {
        if delaysTouchesBegan { return true }
        guard let owner, touch.state.view !== view else { return false }
        return isContentWaiting && owner.panHoldsTouch(in: touch.state.view)
    }

    override func willTell() { owner?.panDidChange(self) }

    private func shortened(_ way: CGPoint) -> CGPoint {
        let length = hypot(way.x, way.y)
        let rest = max(0, length - TouchLimits.panWay) / length
        return CGPoint(x: way.x * rest, y: way.y * rest)
    }
}

/// A pan from an edge of the window: a finger that begins within 20 points of it and goes away from it.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges that it begins at. None by default.
    open var edges: UIRectEdge = []

    private final var begun: UIRectEdge = []

    /// Fails away from the edges.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if progress.isRecognized { return }
        begun = edges.intersection(edgesNear(middle))
        if begun.isEmpty { state = .failed }
    }

    override func mayBegin(with way: CGPoint) -> Bool? {
        guard hypot(way.x, way.y) >= TouchLimits.panWay else { return nil }
        let isAcross = abs(way.x) >= abs(way.y)
        let wanted: UIRectEdge = isAcross ? (way.x > 0 ? .left : .right) : (way.y > 0 ? .top : .bottom)
        return begun.contains(wanted)
    }

    private func edgesNear(_ place: CGPoint) -> UIRectEdge {
        guard let bounds = progress.dispatcher?.window.bounds else { return [] }
        var near: UIRectEdge = []
        if place.x - bounds.minX <= TouchLimits.edge { near.insert(.left) }
        if bounds.maxX - place.x <= TouchLimits.edge { near.insert(.right) }
        if place.y - bounds.minY <= TouchLimits.edge { near.insert(.top) }
        if bounds.maxY - place.y <= TouchLimits.edge { near.insert(.bottom) }
        return near
    }
}
