// Telling the observers of a change, and stopping where that would never end.
extension ObservedPath {
    @inline(__always)
    func deliver(_ frame: Handle<ChangeFrame>, _ state: Handle<ThreadState> = ThreadState.handle) {
        state.with { state in
            if ThreadState.mayBeTracking, state.isTracked {
                state.tracking(nil) { deliverAll(frame, state) }
            } else {
                deliverAll(frame, state)
            }
        }
    }

    private func deliverAll(_ frame: Handle<ChangeFrame>, _ state: ThreadState) {
        guard mayDeliver(frame, state) else { return }
        beginDelivery(frame, state)
        let limit = frame.with { $0.limit }
        // Observers that want the same are told the same.
        var wanted = -1
        var isTold = false
        var place = 0
        while place < limit, place < observers.count {
            if let observer = observers[place] {
                let bits = observer.with { Int($0.optionBits) }
                if bits != wanted {
                    wanted = bits
                    isTold = frame.with { $0.compose(for: ObservingOptions(rawValue: UInt(bits))) }
                }
                if isTold { tell(observer, place, frame) }
            }
            place += 1
        }
        endDelivery(frame, state)
    }

    /// Whether the thread is not too deep in notifications inside notifications. Where it is, nobody is told until the
    /// outermost has ended, so that it does end.
    @inline(__always)
    private func mayDeliver(_ frame: Handle<ChangeFrame>, _ state: ThreadState) -> Bool {
        state.deliveryDepth < Self.threadLimit && !state.isRunaway || reportDepth(frame, state)
    }

    @inline(never)
    private func reportDepth(_ frame: Handle<ChangeFrame>, _ state: ThreadState) -> Bool {
        if !state.isRunaway {
            state.isRunaway = true
            report("notifications are nested \(Self.threadLimit) deep", frame, state)
        }
        return false
    }

    @inline(__always)
    private func beginDelivery(_ frame: Handle<ChangeFrame>, _ state: ThreadState) {
        deliveryDepth += 1
        state.deliveryDepth += 1
        frame.with {
            $0.outerDelivery = state.delivery
            $0.isDelivering = true
        }
        state.delivery = frame
    }

    @inline(__always)
    private func endDelivery(_ frame: Handle<ChangeFrame>, _ state: ThreadState) {
        frame.with {
            state.delivery = $0.outerDelivery
            $0.isDelivering = false
        }
        state.deliveryDepth -= 1
        if state.deliveryDepth == 0 { state.isRunaway = false }
        deliveryDepth -= 1
        if deliveryDepth == 0, isRunaway { endRunaway() }
    }

    @inline(never)
    private func endRunaway() {
        isRunaway = false
        // Links may have changed while nobody was told.
        if observerCount > 0 { activate() }
    }

    /// Tells an observer what the frame has composed for its options.
    @inline(__always)
    private func tell(_ observer: Handle<KeyValueObservation>, _ place: Int, _ frame: Handle<ChangeFrame>) {
        guard let root = frame.with({ $0.root }) else { return }
        if observer.with({ !$0.isBlock }) {
            call(observer, root, root, place, frame)
        } else if let object = observer.with({ $0.retainedObject() }) {
            call(observer, object, root, place, frame)
            object.release()
        } else {
            observer.invalidate()
        }
    }

    /// Calls the handler. The observation hands it over meanwhile, and gets it back if it has not ended: so no
    /// references are counted, and an observation that ends in its own handler leaves the handler alive until that
    /// returns.
    @inline(__always)
    private func call(
        _ observer: Handle<KeyValueObservation>, _ object: Handle<AnyObject>, _ root: Handle<AnyObject>,
        _ place: Int, _ frame: Handle<ChangeFrame>
    ) {
        let change = frame.with { UnsafePointer($0.told) }
        frame.with { $0.place = place }
        guard let handler = observer.with({ $0.handOver() }) else {
            return callAgain(object, root, place, change)
        }
        withUnsafePointer(to: handler) { flight in
            frame.with { $0.flight = flight }
            object.with { object in
                root.with { handler.tell(object, $0, change) }
            }
            frame.with { $0.flight = nil }
        }
        // A place means one observer during a change.
        if place < observers.count, observers[place] != nil {
            observer.with { $0.takeBack(handler) }
        }
    }

    /// Calls a handler that is being called already, in whose call this happens: another change of the path has it.
    @inline(never)
    private func callAgain(
        _ object: Handle<AnyObject>, _ root: Handle<AnyObject>, _ place: Int, _ change: UnsafePointer<RawChange>
    ) {
        var next = frame
        while let other = next {
            if other.with({ $0.place }) == place,
                let flight = other.with({ $0.flight })
            {
                let handler = flight.pointee
                return handler.tell(object.object, root.object, change)
            }
            next = other.with { $0.outer }
        }
    }

    /// Tells one observer the present value, as the first notification.
    /// - Returns: whether it is to be registered: it may have been removed meanwhile.
    func tellInitially(_ observer: Handle<KeyValueObservation>) -> Bool {
        let observer = observer.object
        guard let root, let handler = observer.handler else { return true }
        let frame = openFrame(Handle(root))
        if observer.options.contains(.new) { readNew(frame, attaching: false) }
        let change = frame.with { frame in
            frame.compose(for: .new)
            return UnsafePointer(frame.told)
        }
        let stays = observer.beginning(at: Handle(self)) {
            ThreadState.current.tracking(nil) { handler.tell(observer.object ?? root, root, change) }
        }
        finish(frame)
        return stays
    }

    /// Tells the observers of several paths of one object, in the order in which they were registered.
    static func deliver(_ paths: [ObservedPath], isPrior: Bool) {
        let state = ThreadState.current
        let frames = paths.compactMap(\.untoldFrame)
        let mayDeliver = zip(paths, frames).allSatisfy { $0.mayDeliver($1, state) }
        for (path, frame) in zip(paths, frames) { path.beginDelivery(frame, state) }
        var places = zip(paths, frames).map { mayDeliver ? $0.next(from: 0, $1) : nil }
        while true {
            var turn: (path: Int, place: Int, sequence: Int)?
            for (path, place) in places.enumerated() {
                guard let place, let observer = paths[path].observers[place] else { continue }
                let sequence = observer.with { $0.sequence }
                if turn.map({ sequence < $0.sequence }) ?? true { turn = (path, place, sequence) }
            }
            guard let turn, let observer = paths[turn.path].observers[turn.place] else { break }
            let options = observer.with { $0.options }
            if frames[turn.path].with({ $0.compose(for: options) }) {
                state.tracking(nil) { paths[turn.path].tell(observer, turn.place, frames[turn.path]) }
            }
            // The callback may have taken observers out anywhere.
            for path in places.indices {
                let from = places[path].map { path == turn.path ? $0 + 1 : $0 }
                places[path] = from.flatMap { paths[path].next(from: $0, frames[path]) }
            }
        }
        for (path, frame) in zip(paths, frames).reversed() {
            path.endDelivery(frame, state)
            if isPrior { path.endPrior(frame) } else { path.finish(frame) }
        }
    }

    /// The place of the next observer that a change concerns.
    private func next(from place: Int, _ frame: Handle<ChangeFrame>) -> Int? {
        let limit = min(frame.with { $0.limit }, observers.count)
        var place = place
        while place < limit {
            if observers[place] != nil { return place }
            place += 1
        }
        return nil
    }

    /// Says that notifications do not come to rest.
    func report(_ what: String, _ frame: Handle<ChangeFrame>, _ state: ThreadState) {
        let message =
            "observers set what they observe over and over: \(what); \(summary) keeps its last value, and nobody is told "
            + "of it; in turn: \(state.deliveryChain())\nfix: observe with .distinct, or set a property only where its "
            + "value differs"
        let root = frame.object.root?.object
        if let root = root as? any KeyValueObservable {
            root.observationRanAway(message)
        } else {
            ThreadState.writeError(message)
        }
    }
}
