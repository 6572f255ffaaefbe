// The changes of a path that are under way, one inside the other.
extension ObservedPath {
    /// The innermost change that is not being told: a change that a class tells of by hand may end in the
    /// notifications of a later one.
    @inline(__always)
    var untoldFrame: Unmanaged<ChangeFrame>? {
        var next = frame
        while let frame = next, frame._withUnsafeGuaranteedRef({ $0.isDelivering }) {
            next = frame._withUnsafeGuaranteedRef { $0.outer }
        }
        return next
    }

    /// Begins a change, inside the one that is under way, if there is one.
    @inline(__always)
    @discardableResult
    func openFrame(
        _ root: Unmanaged<AnyObject>, _ state: Unmanaged<ThreadState> = ThreadState.unmanaged
    ) -> Unmanaged<ChangeFrame> {
        let opened = state._withUnsafeGuaranteedRef { $0.takeFrame() }
        opened._withUnsafeGuaranteedRef { $0.open(self, root, outer: frame) }
        frame = opened
        return opened
    }

    /// Ends a change. The object may go with it, and the path with the object.
    @inline(__always)
    func finish(
        _ closed: Unmanaged<ChangeFrame>, _ state: Unmanaged<ThreadState> = ThreadState.unmanaged, tidies: Bool = true
    ) {
        takeOut(closed)
        let root = operations._withUnsafeGuaranteedRef { operations in
            closed._withUnsafeGuaranteedRef { $0.close(operations) }
        }
        state._withUnsafeGuaranteedRef { $0.keep(closed) }
        if tidies, frame == nil, registryPlace != nil, Int(count) != observers.count { tidy() }
        root?.release()
    }

    @inline(__always)
    private func takeOut(_ closed: Unmanaged<ChangeFrame>) {
        let outer = closed._withUnsafeGuaranteedRef { $0.outer }
        if frame?.toOpaque() == closed.toOpaque() {
            frame = outer
            return
        }
        var next = frame
        while let inner = next {
            next = inner._withUnsafeGuaranteedRef { $0.outer }
            if next?.toOpaque() == closed.toOpaque() { inner._withUnsafeGuaranteedRef { $0.outer = outer } }
        }
    }
}
