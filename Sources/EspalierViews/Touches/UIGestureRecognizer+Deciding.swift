import Foundation

// How states follow one another, whoever asks for them.
extension UIGestureRecognizer {
    /// What a subclass, a timer or a program wants as the next state. Inside of a method for touches it counts when
    /// that returns.
    final func propose(_ new: State) {
        guard Self.legal(from: state, to: new) != nil else { return }
        if progress.isReceiving { return progress.proposals.append(new) }
        enter(new)
        finish()
    }

    /// The state that is meant by another one; nil where there is no way to it.
    private static func legal(from old: State, to new: State) -> State? {
        switch (old, new) {
        case (.possible, .began), (.possible, .ended), (.possible, .failed): new
        case (.possible, .cancelled): .failed
        case (.began, .changed), (.began, .ended), (.began, .cancelled): new
        case (.changed, .changed), (.changed, .ended), (.changed, .cancelled): new
        case (.began, .failed), (.changed, .failed): .cancelled
        default: nil
        }
    }

    /// Calls a method for touches, and takes the states over that it has set.
    final func receive(_ touches: [UITouch], in phase: UITouch.Phase, _ event: UIEvent) {
        progress.isReceiving = true
        let set = Set(touches)
        switch phase {
        case .began: touchesBegan(set, with: event)
        case .moved: touchesMoved(set, with: event)
        case .ended: touchesEnded(set, with: event)
        default: touchesCancelled(set, with: event)
        }
        progress.isReceiving = false
        let proposals = progress.proposals
        progress.proposals = []
        for state in proposals { enter(state) }
    }

    private func enter(_ wanted: State) {
        guard let new = Self.legal(from: progress.state, to: wanted) else { return }
        if new == .failed { return fail() }
        if progress.state == .possible { return recognize(new) }
        progress.state = new
        tell()
    }

    /// Gives up. Those that wait for it may go on.
    final func fail() {
        guard progress.state == .possible else { return }
        progress.state = .failed
        progress.waiting = nil
        progress.dispatcher?.decideWaiting()
    }

    /// Goes from `.possible` to a gesture, if all that can object lets it; waits where others have to fail first.
    final func recognize(_ new: State) {
        if progress.waiting == nil && !mayBegin { return fail() }
        // Who was asked may have decided it.
        guard progress.state == .possible else { return }
        let others = progress.dispatcher?.active.filter { $0 !== self } ?? []
        var mustWait = false
        for other in others where requires(other) {
            if other.progress.isRecognized { return fail() }
            if other.progress.isUndecided { mustWait = true }
        }
        if mustWait {
            progress.waiting = new
            return
        }
        for other in others where other.progress.isRecognized && excludes(other) {
            if other.canPrevent(self) && canBePrevented(by: other) { return fail() }
        }
        progress.waiting = nil
        progress.state = new
        for other in others where other.progress.isUndecided && excludes(other) {
            if canPrevent(other) && other.canBePrevented(by: self) { other.fail() }
        }
        if cancelsTouchesInView { for touch in progress.touches { touch.state.course?.isWithdrawn = true } }
        tell()
        progress.dispatcher?.decideWaiting()
    }

    private var mayBegin: Bool {
        if !mayBeginByItself() { return false }
        if let delegate, !delegate.gestureRecognizerShouldBegin(self) { return false }
        // From the view that was hit to the recognizer's own: so buttons keep taps from what lies behind them.
        guard let own = view else { return true }
        var current = progress.seen.last?.view
        while let view = current, view !== own {
            if !view.gestureRecognizerShouldBegin(self) { return false }
            current = view.realSuperview
        }
        return own.gestureRecognizerShouldBegin(self)
    }

    /// Whether another one must fail before this one can be the gesture.
    private func requires(_ other: UIGestureRecognizer) -> Bool {
        if required.contains(where: { $0.gesture === other }) { return true }
        guard shares(other) else { return false }
        return shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
            || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
    }

    /// Whether there can be one of both only.
    private func excludes(_ other: UIGestureRecognizer) -> Bool {
        guard shares(other) else { return false }
        return !(delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false)
            && !(other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false)
    }

    private func shares(_ other: UIGestureRecognizer) -> Bool {
        progress.seen.contains { touch in other.progress.seen.contains { $0 === touch } }
    }

    final func requireFailure(of other: UIGestureRecognizer) {
        required.removeAll { $0.gesture == nil || $0.gesture === other }
        if other !== self { required.append(WeakGesture(gesture: other)) }
    }

    /// Ends what goes on, and forgets its touches: it is switched off, or has left.
    final func withdraw() {
        if progress.state == .began || progress.state == .changed {
            progress.state = .cancelled
            tell()
        } else if !progress.seen.isEmpty {
            fail()
        }
        progress.touches = []
        finish()
    }

    /// Goes back to `.possible`, if it is over and no finger touches any more.
    /// - Returns: whether it did.
    @discardableResult
    final func resetIfOver() -> Bool {
        guard progress.isOver, progress.touches.isEmpty else { return false }
        progress.isReceiving = true
        reset()
        progress.isReceiving = false
        let view = progress.view
        progress = GestureProgress()
        progress.view = view
        return true
    }

    /// What follows from another state, where no event is being told.
    private func finish() {
        if let dispatcher = progress.dispatcher { dispatcher.finish() } else { resetIfOver() }
    }

    // MARK: Places

    /// The touches of the gesture; after they were lifted, the last ones, as long as the gesture is not over.
    final var fingers: [UITouch] {
        if !progress.touches.isEmpty { return progress.touches }
        return progress.state == .possible && progress.waiting == nil ? [] : progress.group
    }

    /// The middle of the fingers, in the coordinates of the window.
    final var middle: CGPoint {
        let fingers = shownFingers.isEmpty ? progress.group : shownFingers
        guard !fingers.isEmpty else { return .zero }
        let count = CGFloat(fingers.count)
        return CGPoint(
            x: fingers.reduce(0) { $0 + $1.location(in: nil).x } / count,
            y: fingers.reduce(0) { $0 + $1.location(in: nil).y } / count)
    }

    private var window: UIWindow? { progress.dispatcher?.window ?? view?.window }

    final func place(_ point: CGPoint, in view: UIView?) -> CGPoint {
        guard let view, let window else { return point }
        return view.convert(point, from: window)
    }

    /// A way of the window's coordinates in a view's.
    final func vector(_ way: CGPoint, in view: UIView?) -> CGPoint {
        let start = place(.zero, in: view)
        let end = place(way, in: view)
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }

    /// The time of the window, in seconds.
    final var now: TimeInterval { window?.clock.now ?? 0 }

    /// Calls `body` when `seconds` have passed on the window's clock; nil outside of windows.
    final func after(_ seconds: TimeInterval, _ body: @escaping () -> Void) -> ClockEntry? {
        window?.clock.schedule(after: seconds, body)
    }

    /// The fingers that were not lifted.
    final var fingersDown: [UITouch] { progress.touches.filter(\.state.isDown) }
}
