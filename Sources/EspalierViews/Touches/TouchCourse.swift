/// A touch on its way: who looks at it, and what its view knows of it.
final class TouchCourse {
    let touch: UITouch
    /// The recognizers that got it, those of the view that was hit first.
    var recognizers: [UIGestureRecognizer] = []
    /// Whether the view never hears of it: another view has it for itself, or this one takes one finger only.
    var isShut = false
    /// Whether the view has heard that it began.
    var isKnown = false
    /// Whether a gesture took it from the view.
    var isWithdrawn = false
    /// Whether the view hears no more of it.
    var isDone = false

    init(_ touch: UITouch) { self.touch = touch }

    /// Whether a recognizer keeps from the view that it began.
    var isBeginHeld: Bool {
        recognizers.contains { $0.looks(at: touch) && $0.progress.isUndecided && $0.holdsBegan(of: touch) }
    }

    /// Whether a recognizer keeps from the view that it ended.
    var isEndHeld: Bool {
        recognizers.contains { $0.delaysTouchesEnded && $0.looks(at: touch) && $0.progress.isUndecided }
    }
}

extension UIGestureRecognizer {
    /// Whether a touch is one of the gesture that is being looked for.
    fileprivate func looks(at touch: UITouch) -> Bool { progress.seen.contains { $0 === touch } }
}
