import Foundation

/// An animation that a layer keeps.
struct LayerAnimation {
    let key: String?
    let animation: CAAnimation
    /// What ends it; nil for one without an end.
    var entry: ClockEntry?
}

extension CALayer {
    final func begin(_ animation: CAAnimation, forKey asked: String?) {
        // A layer has one transition at a time, whatever it is called.
        let key = animation is CATransition ? kCATransition : asked
        if let key { endAnimations { $0.key == key } }
        let total = animation.total(standard: CATransaction.animationDuration())
        var kept = LayerAnimation(key: key, animation: animation)
        if let total {
            CATransaction.noteAnimation(of: total)
            // The layer cancels it when it goes.
            kept.entry = whenAnimationEnds(after: total) { [unowned(unsafe) self] in finish(animation) }
        }
        animations.append(kept)
        animation.delegate?.animationDidStart(animation)
    }

    /// On the clock of the window in which the layer lies.
    private func whenAnimationEnds(after seconds: TimeInterval, _ body: @escaping () -> Void) -> ClockEntry {
        var current: LayerPlace? = LayerPlace(self)
        while let place = current {
            if case .view(let view) = place { return view.whenAnimationEnds(after: seconds, body) }
            current = place.above
        }
        return UIView.whenAnimationEnds(after: seconds, body)
    }

    private func finish(_ animation: CAAnimation) {
        // Its delegate may let go of the layer.
        withExtendedLifetime(self) {
            if animation.isRemovedOnCompletion { animations.removeAll { $0.animation === animation } }
            animation.delegate?.animationDidStop(animation, finished: true)
        }
    }

    final func endAnimations(_ isMeant: (LayerAnimation) -> Bool) {
        let ended = animations.filter(isMeant)
        animations.removeAll(where: isMeant)
        for kept in ended where kept.entry?.isWaiting ?? true {
            kept.entry?.cancel()
            kept.animation.delegate?.animationDidStop(kept.animation, finished: false)
        }
    }
}
