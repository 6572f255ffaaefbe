/// How many observers a sweep looks at.
private let sweptAtOnce: Int32 = 3

// The observers of a path: how they come and go.
extension ObservedPath {
    /// Registers an observer; tells it the present value first if it asks for that.
    ///
    /// - Parameter observer: The path takes over the reference to one on behalf of an object; the user of a token keeps
    ///   the token alive meanwhile.
    @usableFromInline
    func add(_ observer: Handle<KeyValueObservation>) {
        let isInitial = observer.with { $0.options.contains(.initial) }
        if isInitial || property == nil && count == 0 {
            addAfterCode(observer, isInitial)
        } else {
            addSilently(observer)
        }
    }

    /// Runs code of others before the observer is registered.
    @inline(never)
    private func addAfterCode(_ observer: Handle<KeyValueObservation>, _ isInitial: Bool) {
        // The object may go with that, and the registry's reference to the path.
        let held = Handle.retaining(self)
        defer { held.release() }
        if isInitial, !tellInitially(observer) { return observer.giveUp() }
        // Also inside a change, where it is attached still: links may have changed while nobody observed it.
        if count == 0 { activate() }
        addSilently(observer)
    }

    @inline(__always)
    private func addSilently(_ observer: Handle<KeyValueObservation>) {
        observer.with { observation in
            guard let registryPlace else { return observer.giveUp() }
            observation.begin(
                at: observers.count, of: self, registryPlace.with { $0.takeSequence() })
            observers.append(observer)
            if count == 0, let property { registryPlace.with { $0.pathDidBegin(property) } }
            count += 1
            needsBits |= observation.optionBits
            if observation.isForeign, observers.count > 1 { sweep() }
        }
    }

    /// Attaches the path to what it reads.
    func activate() {
        guard property == nil, let rootPlace else { return }
        let frame = openFrame(rootPlace)
        readNew(frame, attaching: true)
        finish(frame, tidies: false)
    }

    /// Takes an observer out, which ends it. One on behalf of an object may be gone then.
    func remove(_ observer: Handle<KeyValueObservation>) {
        let (index, isBlock) = observer.with { ($0.index, $0.isBlock) }
        observers[index] = nil
        count -= 1
        if count == 0, let property { registryPlace?.with { $0.pathDidEnd(property) } }
        if frame == nil { tidy() }
        observer.with { $0.didEnd() }
        if isBlock { observer.release() }
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
            handlers.append(observer.with { $0.leave() })
            if observer.with({ $0.isBlock }) { observer.release() }
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
            if observer.with({ $0.isDead }) { observer.invalidate() }
        }
    }

    /// Closes gaps, when no change is under way; the removals since the last time pay for it.
    func tidy() {
        while let last = observers.last, last == nil { observers.removeLast() }
        if observers.isEmpty {
            needsBits = 0
            if property == nil { detach() }
        } else if observers.count > 16, observerCount < observers.count / 2 {
            var kept: ContiguousArray<Handle<KeyValueObservation>?> = []
            kept.reserveCapacity(observerCount)
            for case let observer? in observers {
                observer.with { $0.index = kept.count }
                kept.append(observer)
            }
            observers = kept
        }
    }
}
