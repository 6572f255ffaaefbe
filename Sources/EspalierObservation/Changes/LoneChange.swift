/// The short way of a change that one observed path alone hears of: a path to the changed property itself, whose
/// observers want nothing before the write. A view with one observer is such a case, and one with a hundred observers
/// of one property.
///
/// It does what `PropertyChange.addAny` and the steps after it do, and leaves out what is needed only among several: who
/// takes part already, groups, lists, and calls that are found out at run time. A set that one token hears of
/// takes less than half of the instructions. Builds with ESPALIER_CHECKS look for who takes part among all that there are.
package struct LoneChange {
    private let path: Handle<ObservedPath>

    /// Begins the change, up to the write; nil, with nothing done, where it has to go the long way.
    ///
    /// - Parameter registry: of the object that changes, which holds it meanwhile.
    package static func begin(
        _ registry: Handle<ObserverRegistry>, _ properties: PropertySet, _ state: Handle<ThreadState>
    ) -> LoneChange? {
        guard let path = registry.with({ $0.lonePath(concernedBy: properties) }) else { return nil }
        return path.with { lone in
            guard let frame = lone.openLoneFrame(state) else { return nil }
            #if ESPALIER_CHECKS
                registry.with { $0.checkLone(path, properties) }
            #endif
            lone.keepOldValue(frame)
            return LoneChange(path: path)
        }
    }

    /// The change has been written: tells the observers.
    package func end(_ state: Handle<ThreadState>) {
        path.with { path in
            guard let frame = path.untoldFrame else { return }
            path.prepare(frame)
            path.deliver(frame, state)
            path.finish(frame, state)
        }
    }

    /// The write is left out after all.
    func cancel() {
        path.with { $0.didCancel() }
    }

    /// For the long way, where something else takes part too.
    var dependency: ObservedPath { path.object }

    /// Gives the old value back: the long way reads it once more, after all callbacks before the write.
    func forgetOld() {
        path.with { path in
            if let frame = path.untoldFrame { path.clearValues(frame) }
        }
    }
}

extension ObserverRegistry {
    /// The path that is concerned by a change of these properties, if nobody else is.
    @inline(__always)
    fileprivate func lonePath(concernedBy properties: PropertySet) -> Handle<ObservedPath>? {
        if mayConcernDependents(properties) { return nil }
        var lone: Handle<ObservedPath>?
        var isLone = true
        forEachPath(to: properties) { path in
            if lone != nil { isLone = false }
            lone = path
        }
        return isLone ? lone : nil
    }
}

extension ObservedPath {
    /// Begins a change that concerns nobody else; nil where its observers have to be told in the long way.
    @inline(__always)
    fileprivate func openLoneFrame(_ state: Handle<ThreadState>) -> Handle<ChangeFrame>? {
        guard !needs.contains(.prior), !isRunaway, deliveryDepth <= Self.nestingLimit, let rootPlace else { return nil }
        let frame = openFrame(rootPlace, state)
        let limit = observers.count
        frame.with { $0.limit = limit }
        return frame
    }
}
