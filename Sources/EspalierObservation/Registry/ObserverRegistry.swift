/// Who wants to know of changes of one object: its observers, and what was computed from its properties.
///
/// A class that takes part in key-value observing keeps one (see ``KeyValueObservable``); views make theirs when it is
/// first asked for. It ends with its object, and with it every observation of the object.
public final class ObserverRegistry {
    /// A dependency that stands here, and for which properties.
    private struct Dependent {
        var dependency: Unmanaged<ReadDependency>
        var keys: PropertyKeys
        /// Whether it is a path that begins at the object itself.
        var isOwn: Bool
        /// The place in the dependency's own list.
        var attachment: Int
    }

    /// In the order in which they came; nil where one was taken out and the list was not yet moved up.
    private var dependents: ContiguousArray<Dependent?> = []
    private var dependentCount = 0
    private var ownCount = 0
    /// A bit for each declared property that anybody depends on, and whether anybody depends on others. May say too
    /// much until the list is empty.
    private var declaredSummary: UInt64 = 0
    private var hasKeyed = false

    /// The observed paths that begin at this object, used and a few unused ones.
    var paths: [ObservedPath] = []
    /// The number of the next observer: observers are told in the order of their numbers.
    var nextSequence = 0
    /// Stand for key paths that a class tells of by hand, and the changes of them that have begun.
    var manual: ManualKeys?
    /// What computations inside `withObservationTracking` depend on, by property; each until its next change.
    var bridges: [PropertyKey: ObservationBridge] = [:]
    /// The block observers whose observing object this is.
    var blocks: BlockRecords?
    /// What `BlockObserver.of` has answered for the object.
    @usableFromInline var blockObserver: AnyObject?

    /// Makes a registry without observers.
    public init() {}

    deinit { end() }

    /// The object ends: nothing depends on it from now on, and all observations of it end. For an object whose
    /// registry somebody else might keep; done by itself when the registry goes.
    package func end() {
        while let last = dependents.popLast() {
            guard let dependent = last else { continue }
            dependent.dependency._withUnsafeGuaranteedRef { $0.registryDidEnd(attachment: dependent.attachment) }
        }
        for path in paths { path.rootDidEnd() }
        for path in paths { path.endObservers() }
        paths = []
        bridges = [:]
        dependentCount = 0
        ownCount = 0
        blocks?.objectDidEnd()
    }

    /// Whether nobody depends on the object at present.
    package var isIdle: Bool { dependentCount == 0 }

    /// Whether anything but paths of the object itself depends on it.
    var hasOthers: Bool { dependentCount != ownCount }

    /// Whether anybody depends on any of these properties; may say yes where nobody does any more.
    @inline(__always)
    package func mayConcern(_ properties: PropertySet) -> Bool {
        declaredSummary & properties.declared != 0 || (hasKeyed && properties.keyed != nil)
    }

    /// Calls `body` for each dependency on one of the properties that are set, or, if it wants only that, on one that
    /// gets another value; in their order. `own` are the paths that begin at the object. `body` changes no registry.
    @inline(__always)
    func forEachDependency(on set: PropertySet, changed: PropertySet, own: Bool, _ body: (ReadDependency) -> Void) {
        for place in dependents.indices {
            guard let dependent = dependents[place], dependent.isOwn == own, dependent.keys.meet(set) else { continue }
            dependent.dependency._withUnsafeGuaranteedRef { dependency in
                if own || !dependency.wantsOnlyChanges || dependent.keys.meet(changed) { body(dependency) }
            }
        }
    }
}

// Putting dependencies in and taking them out; only `ReadDependency` calls these.
extension ObserverRegistry {
    /// Puts a dependency at the end, and answers its place.
    func put(_ dependency: ReadDependency, _ keys: PropertyKeys, attachment: Int) -> Int {
        let isOwn = dependency.path?.registry === self
        dependents.append(
            Dependent(
                dependency: .passUnretained(dependency), keys: keys, isOwn: isOwn, attachment: attachment))
        dependentCount += 1
        if isOwn { ownCount += 1 }
        summarize(keys)
        return dependents.count - 1
    }

    /// Changes what the dependency at a place depends on.
    func replace(_ keys: PropertyKeys, at place: Int) {
        dependents[place]?.keys = keys
        summarize(keys)
    }

    /// The dependency has moved what it knows of a place.
    func setAttachment(_ attachment: Int, at place: Int) {
        dependents[place]?.attachment = attachment
    }

    /// Takes out the dependency at a place.
    func remove(at place: Int) {
        if dependents[place]?.isOwn ?? false { ownCount -= 1 }
        dependents[place] = nil
        dependentCount -= 1
        while let last = dependents.last, last == nil { dependents.removeLast() }
        if dependents.isEmpty {
            declaredSummary = 0
            hasKeyed = false
        } else if dependents.count > 16, dependentCount < dependents.count / 2 {
            moveUp()
        }
    }

    private func summarize(_ keys: PropertyKeys) {
        declaredSummary |= keys.declared
        if !keys.keyed.isEmpty { hasKeyed = true }
    }

    /// Closes the gaps; the removals since the last time pay for it.
    private func moveUp() {
        var kept: ContiguousArray<Dependent?> = []
        kept.reserveCapacity(dependentCount)
        declaredSummary = 0
        hasKeyed = false
        for case let dependent? in dependents {
            dependent.dependency._withUnsafeGuaranteedRef {
                $0.place(ofAttachment: dependent.attachment, is: kept.count)
            }
            kept.append(dependent)
            summarize(dependent.keys)
        }
        dependents = kept
    }
}

extension ObserverRegistry: ObservationSource {
    package var sourceRegistry: ObserverRegistry { self }
}
