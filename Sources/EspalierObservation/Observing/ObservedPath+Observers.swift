/// How many observers a sweep looks at.
private let sweptAtOnce: Int32 = 3

// The observers of a path: how they come and go.
extension ObservedPath {
    /// Registers an observer; tells it the present value first if it asks for that.
    @usableFromInline
    func add(_ observer: KeyValueObservation) {
        if observer.options.contains(.initial) { tellInitially(observer) }
        guard let registryPlace else { return }
        // Also inside a change, where it is attached still: links may have changed while nobody observed it.
        if count == 0 { activate() }
        observer.begin(
            at: observers.count, of: self, registryPlace._withUnsafeGuaranteedRef { $0.takeSequence() })
        observers.append(observer.isBlock ? .passRetained(observer) : .passUnretained(observer))
        if count == 0, let property { registryPlace._withUnsafeGuaranteedRef { $0.pathDidBegin(property) } }
        count += 1
        needsBits |= observer.optionBits
        if observer.isForeign, observers.count > 1 { sweep() }
    }

    /// Attaches the path to what it reads.
    func activate() {
        guard property == nil, let rootPlace else { return }
        let frame = openFrame(rootPlace)
        readNew(frame, attaching: true)
        finish(frame, tidies: false)
    }

    /// Takes an observer out, which ends it.
    func remove(_ observer: KeyValueObservation) {
        observers[observer.index] = nil
        didTakeOut()
        if frame == nil { tidy() }
        observer.didEnd()
        if observer.isBlock { Unmanaged.passUnretained(observer).release() }
    }

    private func didTakeOut() {
        count -= 1
        if count == 0, let property { registryPlace?._withUnsafeGuaranteedRef { $0.pathDidEnd(property) } }
    }

    /// The object goes: from now on no change concerns the path.
    func rootDidEnd() {
        registryPlace = nil
        rootPlace = nil
        detach()
    }

    /// Ends all observers of an object that has gone.
    func endObservers() {
        let ended = observers
        observers = []
        count = 0
        // All have left before anything is released: what one handler held may end the others.
        var handlers: [KeyValueObservation.Handlers] = []
        for case let observer? in ended {
            handlers.append(observer._withUnsafeGuaranteedRef { $0.leave() })
            if observer._withUnsafeGuaranteedRef({ $0.isBlock }) { observer.release() }
        }
        for handler in handlers { handler.onEnd?() }
    }

    /// Looks at a few observers, others each time, and ends those whose observing object is gone: so that they do not
    /// pile up where nothing changes.
    private func sweep() {
        for _ in 0..<min(sweptAtOnce, Int32(observers.count)) {
            let count = Int32(observers.count)
            sweepPlace = sweepPlace > 0 ? min(sweepPlace, count) - 1 : count - 1
            guard sweepPlace >= 0, let observer = observers[Int(sweepPlace)] else { continue }
            let observation = observer.takeUnretainedValue()
            if observation.isDead { observation.invalidate() }
        }
    }

    /// Closes gaps, when no change is under way; the removals since the last time pay for it.
    func tidy() {
        while let last = observers.last, last == nil { observers.removeLast() }
        if observers.isEmpty {
            needsBits = 0
            if property == nil { detach() }
        } else if observers.count > 16, observerCount < observers.count / 2 {
            var kept: ContiguousArray<Unmanaged<KeyValueObservation>?> = []
            kept.reserveCapacity(observerCount)
            for case let observer? in observers {
                observer._withUnsafeGuaranteedRef { $0.index = kept.count }
                kept.append(observer)
            }
            observers = kept
        }
    }
}
