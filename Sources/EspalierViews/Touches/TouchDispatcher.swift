import Foundation

/// What a window knows of the fingers on it: it brings them to recognizers and views.
///
/// Recognizers hear of an event first, in the order of `active`; then views. Of two recognizers that could both be the
/// gesture, the first one is: that of the view further down, and of one view that which was added last.
final class TouchDispatcher {
    unowned let window: UIWindow
    let event = UIEvent()
    /// Touches that go on, or whose end some view has not heard of.
    private(set) var courses: [TouchCourse] = []
    /// The recognizers that have got a touch since their last reset.
    private(set) var active: [UIGestureRecognizer] = []
    private var isTelling = false
    /// The last touch that ended, for counting taps.
    private var lastEnd: (place: CGPoint, time: TimeInterval, count: Int)?

    init(of window: UIWindow) {
        self.window = window
    }

    // MARK: Fingers

    /// Makes a touch where a finger comes down.
    func makeTouch(at place: CGPoint) -> UITouch {
        let touch = UITouch()
        let now = window.clock.now
        touch.state.window = window
        touch.state.location = place
        touch.state.previousLocation = place
        touch.state.timestamp = now
        var count = 1
        if let lastEnd, now - lastEnd.time <= TouchLimits.tapGap,
            lastEnd.place.distance(to: place) <= TouchLimits.tapWay
        {
            count = lastEnd.count + 1
        }
        touch.state.tapCount = count
        event.touches.append(touch)
        touch.state.view = window.hitTest(place, with: event)
        return touch
    }

    /// Writes what has become of fingers, and sends the event.
    func send(_ touches: [UITouch], in phase: UITouch.Phase) {
        let now = window.clock.now
        event.time = now
        for touch in event.touches where !touches.contains(touch) {
            touch.state.phase = .stationary
            touch.state.previousLocation = touch.state.location
        }
        for touch in touches {
            touch.state.phase = phase
            touch.state.timestamp = now
        }
        window.sendEvent(event)
        if phase == .ended, let last = touches.last {
            lastEnd = (last.state.location, now, last.state.tapCount)
        }
        if phase == .ended || phase == .cancelled { event.touches.removeAll { touches.contains($0) } }
    }

    // MARK: The event

    /// What `UIWindow.sendEvent(_:)` does.
    func dispatch(_ event: UIEvent) {
        let changed = event.touches.filter { $0.phase != .stationary && $0.state.window === window }
        if changed.isEmpty { return }
        let wasTelling = isTelling
        isTelling = true
        for touch in changed where touch.phase == .began && touch.state.course == nil { begin(touch) }
        for recognizer in active where recognizer.progress.view?.window !== window { recognizer.withdraw() }
        for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
            let touches = changed.filter { $0.phase == phase }
            if !touches.isEmpty { tellRecognizers(of: touches, in: phase) }
        }
        let moved = courses.filter { $0.touch.phase == .moved && changed.contains($0.touch) }
        tellViews(moved: moved)
        isTelling = wasTelling
        if !wasTelling { finish() }
    }

    private func begin(_ touch: UITouch) {
        let course = TouchCourse(touch)
        touch.state.course = course
        let others = courses.filter { $0.touch.state.isDown && !$0.isShut }
        courses.append(course)
        guard let hit = touch.state.view else {
            course.isShut = true
            return
        }
        for other in others {
            guard let view = other.touch.state.view else { continue }
            if view === hit {
                if !hit.isMultipleTouchEnabled { course.isShut = true }
            } else if view.isExclusiveTouch || hit.isExclusiveTouch {
                // Nobody hears of it, recognizers neither.
                course.isShut = true
                return
            }
        }
        var current: UIView? = hit
        while let view = current {
            for recognizer in view.allRecognizers.reversed() where take(touch, recognizer) {
                course.recognizers.append(recognizer)
                let progress = recognizer.progress
                if progress.isRecognized && recognizer.cancelsTouchesInView { course.isWithdrawn = true }
            }
            current = view.realSuperview
        }
    }

    private func take(_ touch: UITouch, _ recognizer: UIGestureRecognizer) -> Bool {
        // One that waits for others has its gesture.
        let isFull = recognizer.progress.waiting != nil && recognizer.progress.touches.isEmpty
        guard recognizer.isEnabled, !recognizer.progress.isOver, !isFull,
            recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
        else { return false }
        if recognizer.progress.touches.isEmpty { recognizer.progress.group = [] }
        recognizer.progress.touches.append(touch)
        recognizer.progress.seen.append(touch)
        recognizer.progress.group.append(touch)
        if recognizer.progress.dispatcher == nil {
            recognizer.progress.dispatcher = self
            active.append(recognizer)
        }
        return true
    }

    private func tellRecognizers(of touches: [UITouch], in phase: UITouch.Phase) {
        for recognizer in inOrder() where !recognizer.progress.isOver {
            let own = touches.filter { recognizer.progress.touches.contains($0) }
            if !own.isEmpty { recognizer.receive(own, in: phase, event) }
        }
    }

    /// Those that look at touches, in the order of the touches and of what these say.
    private func inOrder() -> [UIGestureRecognizer] {
        var known = Set<ObjectIdentifier>()
        var list: [UIGestureRecognizer] = []
        for course in courses {
            for recognizer in course.recognizers where known.insert(ObjectIdentifier(recognizer)).inserted {
                list.append(recognizer)
            }
        }
        return list
    }

    /// Somebody has failed or recognized: those that waited may go on.
    func decideWaiting() {
        for recognizer in active {
            if let wanted = recognizer.progress.waiting { recognizer.recognize(wanted) }
        }
    }

    // MARK: Views

    private func tellViews(moved: [TouchCourse]) {
        take(courses.filter { $0.isWithdrawn && $0.isKnown && !$0.isDone }, in: .cancelled)
        let known = moved.filter(\.isKnown)
        // What the system took away before the view knew of it.
        for course in courses where !course.isKnown && course.touch.state.phase == .cancelled {
            course.isWithdrawn = true
        }
        var before = known
        // A view that takes one finger hears of the next when it knows that the one before has ended.
        while true {
            let beginning = courses.filter(mayBegin)
            take(beginning, in: .began)
            take(before.filter { !$0.isDone }, in: .moved)
            before = []
            var hasEnded = false
            for phase in [UITouch.Phase.ended, .cancelled] {
                let ending = courses.filter {
                    $0.isKnown && !$0.isDone && $0.touch.state.phase == phase && !$0.isEndHeld
                }
                take(ending, in: phase)
                if !ending.isEmpty { hasEnded = true }
            }
            if beginning.isEmpty && !hasEnded { return }
        }
    }

    private func mayBegin(_ course: TouchCourse) -> Bool {
        guard !course.isKnown, !course.isShut, !course.isWithdrawn, !course.isBeginHeld else { return false }
        guard let view = course.touch.state.view, !view.isMultipleTouchEnabled else { return true }
        for other in courses {
            if other === course { return true }
            if other.touch.state.view === view && !other.isShut && !other.isDone && !other.isWithdrawn { return false }
        }
        return true
    }

    /// Tells views of a phase, each of its touches at once.
    private func take(_ courses: [TouchCourse], in phase: UITouch.Phase) {
        for course in courses where course.touch.state.view == nil {
            course.isKnown = true
            course.isDone = true
        }
        var rest = courses.filter { !$0.isDone }
        while let view = rest.first?.touch.state.view {
            let own = rest.filter { $0.touch.state.view === view }
            rest.removeAll { $0.touch.state.view === view }
            let phases = own.map(\.touch.state.phase)
            for course in own {
                course.touch.state.phase = phase
                course.isKnown = true
                if phase == .ended || phase == .cancelled { course.isDone = true }
            }
            let touches = Set(own.map(\.touch))
            switch phase {
            case .began: view.touchesBegan(touches, with: event)
            case .moved: view.touchesMoved(touches, with: event)
            case .ended: view.touchesEnded(touches, with: event)
            default: view.touchesCancelled(touches, with: event)
            }
            for (course, phase) in zip(own, phases) { course.touch.state.phase = phase }
        }
    }

    // MARK: After the event

    /// What follows from states that have changed: what views still have to hear, and resets.
    func finish() {
        if isTelling { return }
        isTelling = true
        tellViews(moved: [])
        for course in courses where !course.touch.state.isDown {
            for recognizer in course.recognizers { recognizer.progress.touches.removeAll { $0 === course.touch } }
        }
        for recognizer in active where recognizer.resetIfOver() { active.removeAll { $0 === recognizer } }
        // Those that never decide lose what is long over.
        courses.removeAll { course in
            !course.touch.state.isDown && (course.isDone || course.isShut || course.isWithdrawn)
        }
        isTelling = false
    }
}

/// Numbers that UIKit does not document; those that it is known to go by, as far as they are.
enum TouchLimits {
    /// How far apart in time and place taps are that count as several, in seconds and points.
    static let tapGap: TimeInterval = 0.35
    static let tapWay: CGFloat = 45
    /// How long a finger may stay for a tap.
    static let tapTime: TimeInterval = 0.75
    /// How far a finger goes before it pans.
    static let panWay: CGFloat = 10
    /// How much two fingers come together or go apart before they pinch.
    static let pinchWay: CGFloat = 8
    /// How far two fingers turn before they rotate, in radians.
    static let turn: CGFloat = 0.1
    /// How far a finger goes at least along a swipe, and at most beside it, and in how many seconds.
    static let swipeWay: CGFloat = 50
    static let swipeSide: CGFloat = 50
    static let swipeTime: TimeInterval = 0.5
    /// How far from the edge of the window a pan of the edge begins at most.
    static let edge: CGFloat = 20
    /// How long a finger rests before it has no velocity.
    static let rest: TimeInterval = 0.1
    /// How long a scroll view waits for a finger to move before its content hears of it.
    static let contentDelay: TimeInterval = 0.15
}

extension CGPoint {
    func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }
}
