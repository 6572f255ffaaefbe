// The changes of a path that are under way, one inside the other.
extension ObservedPath {
    /// The innermost change that is not being told: a change that a class tells of by hand may end in the
    /// notifications of a later one.
    @inline(__always)
    var untoldFrame: Handle<ChangeFrame>? {
        var next = frame
        while let frame = next, frame.with({ $0.isDelivering }) {
            next = frame.with { $0.outer }
        }
        return next
    }

    /// Begins a change, inside the one that is under way, if there is one.
    @inline(__always)
    @discardableResult
    func openFrame(
        _ root: Handle<AnyObject>, _ state: Handle<ThreadState> = ThreadState.handle
    ) -> Handle<ChangeFrame> {
        let opened = state.with { $0.takeFrame() }
        opened.with { $0.open(self, root, outer: frame) }
        frame = opened
        return opened
    }

    /// Ends a change. The object may go with it, and the path with the object.
    @inline(__always)
    func finish(
        _ closed: Handle<ChangeFrame>, _ state: Handle<ThreadState> = ThreadState.handle, tidies: Bool = true
    ) {
        takeOut(closed)
        let root = operations.with { operations in
            closed.with { $0.close(operations) }
        }
        state.with { $0.keep(closed) }
        if tidies, frame == nil, registryPlace != nil, Int(count) != observers.count { tidy() }
        root?.release()
    }

    @inline(__always)
    private func takeOut(_ closed: Handle<ChangeFrame>) {
        let outer = closed.with { $0.outer }
        if frame == closed {
            frame = outer
            return
        }
        var next = frame
        while let inner = next {
            next = inner.with { $0.outer }
            if next == closed { inner.with { $0.outer = outer } }
        }
    }
}
