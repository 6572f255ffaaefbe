// Telling the observers of a change, and stopping where that would never end.
extension ObservedPath {
    func deliver(_ frame: ChangeFrame) {
        let state = ThreadState.current
        if ThreadState.mayBeTracking, state.isTracked {
            state.tracking(nil) { deliver(frame, state) }
        } else {
            deliver(frame, state)
        }
    }

    private func deliver(_ frame: ChangeFrame, _ state: ThreadState) {
        guard let root = frame.root, mayDeliver(frame, state) else { return }
        beginDelivery(frame, state)
        let kind = frame.list?.kind ?? .setting
        var place = 0
        while place < frame.limit, place < observers.count {
            if let observer = observers[place] {
                frame.place = place
                tell(observer, frame, root, kind)
            }
            place += 1
        }
        endDelivery(frame, state)
    }

    /// Whether the thread is not too deep in notifications inside notifications. Where it is, nobody is told until the
    /// outermost has ended, so that it does end.
    private func mayDeliver(_ frame: ChangeFrame, _ state: ThreadState) -> Bool {
        if state.deliveryDepth < Self.threadLimit && !state.isRunaway { return true }
        if !state.isRunaway {
            state.isRunaway = true
            report("notifications are nested \(Self.threadLimit) deep", frame, state)
        }
        return false
    }

    private func beginDelivery(_ frame: ChangeFrame, _ state: ThreadState) {
        deliveryDepth += 1
        state.deliveryDepth += 1
        frame.outerDelivery = state.delivery
        state.delivery = .passUnretained(frame)
    }

    private func endDelivery(_ frame: ChangeFrame, _ state: ThreadState) {
        state.delivery = frame.outerDelivery
        state.deliveryDepth -= 1
        if state.deliveryDepth == 0 { state.isRunaway = false }
        deliveryDepth -= 1
        if deliveryDepth > 0 || !isRunaway { return }
        isRunaway = false
        // Links may have changed while nobody was told.
        if observerCount > 0 { activate() }
    }

    @inline(__always)
    private func tell(
        _ observer: Unmanaged<KeyValueObservation>, _ frame: ChangeFrame, _ root: AnyObject, _ kind: ObservedChangeKind
    ) {
        let (options, isBlock, tell) = observer._withUnsafeGuaranteedRef { ($0.options, $0.isBlock, $0.tell) }
        if frame.isPrior ? !options.contains(.prior) : frame.isSame && options.contains(.distinct) { return }
        guard let tell else { return }
        let change = RawChange(
            kind, new: options.contains(.new) && !frame.isPrior ? UnsafeRawPointer(frame.new) : nil,
            old: options.contains(.old) ? UnsafeRawPointer(frame.old) : nil, list: frame.list, isPrior: frame.isPrior)
        if !isBlock { return tell(nil, root, change) }
        if let object = observer._withUnsafeGuaranteedRef({ $0.object }) { return tell(object, root, change) }
        observer.takeUnretainedValue().invalidate()
    }

    /// Tells one observer the present value, as the first notification.
    func tellInitially(_ observer: KeyValueObservation) {
        guard let root, let tell = observer.tell else { return }
        openFrame(root)
        frame?._withUnsafeGuaranteedRef { frame in
            if observer.options.contains(.new) { frame.readNew(attaching: false) }
            let change = RawChange(.setting, new: UnsafeRawPointer(frame.new), old: nil, list: nil, isPrior: false)
            ThreadState.current.tracking(nil) { tell(observer.object, root, change) }
        }
        finish()
    }

    /// Tells the observers of several paths of one object, in the order in which they were registered.
    static func deliver(_ paths: [ObservedPath], isPrior: Bool) {
        let state = ThreadState.current
        let frames = paths.compactMap { $0.frame?.takeUnretainedValue() }
        let mayDeliver = zip(paths, frames).allSatisfy { $0.mayDeliver($1, state) }
        for (path, frame) in zip(paths, frames) { path.beginDelivery(frame, state) }
        var places = frames.map { mayDeliver ? $0.path.next(from: 0, $0) : nil }
        while true {
            var turn: (path: Int, place: Int, sequence: Int)?
            for (path, place) in places.enumerated() {
                guard let place, let observer = paths[path].observers[place] else { continue }
                let sequence = observer._withUnsafeGuaranteedRef { $0.sequence }
                if turn.map({ sequence < $0.sequence }) ?? true { turn = (path, place, sequence) }
            }
            guard let turn, let observer = paths[turn.path].observers[turn.place] else { break }
            let frame = frames[turn.path]
            frame.place = turn.place
            if let root = frame.root {
                state.tracking(nil) { frame.path.tell(observer, frame, root, frame.list?.kind ?? .setting) }
            }
            // The callback may have taken observers out anywhere.
            for path in places.indices {
                let from = places[path].map { path == turn.path ? $0 + 1 : $0 }
                places[path] = from.flatMap { paths[path].next(from: $0, frames[path]) }
            }
        }
        for (path, frame) in zip(paths, frames).reversed() {
            path.endDelivery(frame, state)
            if isPrior {
                frame.clearValues()
                frame.isPrior = false
            } else {
                path.finish()
            }
        }
    }

    /// The place of the next observer that a change concerns.
    private func next(from place: Int, _ frame: ChangeFrame) -> Int? {
        let limit = min(frame.limit, observers.count)
        var place = place
        while place < limit {
            if observers[place] != nil { return place }
            place += 1
        }
        return nil
    }

    /// Says that notifications do not come to rest.
    func report(_ what: String, _ frame: ChangeFrame, _ state: ThreadState) {
        let message =
            "observers set what they observe over and over: \(what); \(summary) keeps its last value, and nobody is told "
            + "of it; in turn: \(state.deliveryChain())\nfix: observe with .distinct, or set a property only where its "
            + "value differs"
        if let root = frame.root as? any KeyValueObservable {
            root.observationRanAway(message)
        } else {
            ThreadState.writeError(message)
        }
    }
}
