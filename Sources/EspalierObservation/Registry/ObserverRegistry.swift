/// Who wants to know of changes of one object: its observers, and what was computed from its properties.
///
/// A class that takes part in key-value observing keeps one (see ``KeyValueObservable``); views make theirs when it is
/// first asked for. It ends with its object, and with it every observation of the object.
public final class ObserverRegistry {
    /// A dependency that stands here, and for which properties.
    private struct Dependent {
        var dependency: Handle<ReadDependency>
        var keys: PropertyKeys
        /// Whether it is a path that begins at the object itself.
        var isOwn: Bool
        /// The place in the dependency's own list.
        var attachment: Int
    }

    /// In the order in which they came; nil where one was taken out and the list was not yet moved up.
    private var dependents: ContiguousArray<Dependent?> = []
    private var dependentCount: Int32 = 0
    private var ownCount: Int32 = 0
    /// A bit for each declared property that anybody depends on; `hasKeyed`: whether anybody depends on others. Both may
    /// say too much until the list is empty.
    private var declaredSummary: UInt64 = 0

    /// The observed paths that begin at this object, used and a few unused ones. The registry holds them.
    ///
    /// Not checked for overlapping accesses, of which each change would pay for several: no code of others runs in any.
    @exclusivity(unchecked) var paths: ContiguousArray<Handle<ObservedPath>> = []
    /// How many paths to declared properties of the object itself have observers. They depend on nothing, so that they
    /// do not stand in `dependents`.
    private var propertyPathCount: Int32 = 0
    private var pathsHaveKeyed = false
    private var hasKeyed = false
    /// What these are paths to. May say too much until there are none.
    private var pathSummary: UInt64 = 0
    /// The number of the next observer: observers are told in the order of their numbers.
    private var nextSequence = 0
    /// Stand for key paths that a class tells of by hand, and the changes of them that have begun.
    var manual: ManualKeys?
    /// What computations inside `withObservationTracking` depend on, by property; each until its next change.
    var bridges: [PropertyKey: ObservationBridge] = [:]
    /// The block observers whose observing object this is.
    var blocks: BlockRecords?
    /// What `BlockObserver.of` has answered for the object. Not checked for overlapping accesses: each is a single read or
    /// write, but of code that is compiled elsewhere.
    @exclusivity(unchecked) @usableFromInline var blockObserver: AnyObject?

    /// Makes a registry without observers.
    public init() {}

    deinit { end() }

    /// The object ends: nothing depends on it from now on, and all observations of it end. For an object whose
    /// registry somebody else might keep; done by itself when the registry goes.
    package func end() {
        while let last = dependents.popLast() {
            guard let dependent = last else { continue }
            dependent.dependency.with { $0.registryDidEnd(attachment: dependent.attachment) }
        }
        let ended = paths
        paths = []
        for path in ended { path.with { $0.rootDidEnd() } }
        for path in ended { path.with { $0.endObservers() } }
        for path in ended { path.release() }
        propertyPathCount = 0
        bridges = [:]
        dependentCount = 0
        ownCount = 0
        blocks?.objectDidEnd()
    }

    /// Whether nobody depends on the object at present.
    package var isIdle: Bool { dependentCount == 0 && propertyPathCount == 0 }

    /// Whether anything but paths of the object itself depends on it.
    var hasOthers: Bool { dependentCount != ownCount }

    /// Whether anybody depends on any of these properties; may say yes where nobody does any more.
    @inline(__always)
    package func mayConcern(_ properties: PropertySet) -> Bool {
        mayConcernPaths(properties) || mayConcernDependents(properties)
    }

    @inline(__always)
    private func mayConcernPaths(_ properties: PropertySet) -> Bool {
        pathSummary & properties.declared != 0 || (pathsHaveKeyed && properties.keyed != nil)
    }

    @inline(__always)
    func mayConcernDependents(_ properties: PropertySet) -> Bool {
        declaredSummary & properties.declared != 0 || (hasKeyed && properties.keyed != nil)
    }

    /// Whether an observer is told when one of these properties is set to the value that it has.
    package func tellsOfEqualValues(_ properties: PropertySet) -> Bool {
        var tells = false
        forEachPath(to: properties) { _ in tells = true }
        forEachDependency(on: properties, changed: PropertySet(), own: true) { _ in tells = true }
        forEachDependency(on: properties, changed: PropertySet(), own: false) { _ in tells = true }
        return tells
    }

    /// Calls `body` for each path to one of the properties that are set.
    @inline(__always)
    func forEachPath(to set: PropertySet, _ body: (Handle<ObservedPath>) -> Void) {
        guard mayConcernPaths(set) else { return }
        var place = 0
        while place < paths.count {
            let path = paths[place]
            if path.with({ $0.isObserved(set) }) { body(path) }
            place += 1
        }
    }

    /// Calls `body` for each dependency on one of the properties that are set, or, if it wants only that, on one that
    /// gets another value; in their order. `own` are the paths that begin at the object. `body` changes no registry.
    @inline(__always)
    func forEachDependency(on set: PropertySet, changed: PropertySet, own: Bool, _ body: (ReadDependency) -> Void) {
        guard mayConcernDependents(set) else { return }
        for place in dependents.indices {
            guard let dependent = dependents[place], dependent.isOwn == own, dependent.keys.meet(set) else { continue }
            dependent.dependency.with { dependency in
                if own || !dependency.wantsOnlyChanges || dependent.keys.meet(changed) { body(dependency) }
            }
        }
    }
}

#if ESPALIER_CHECKS
    extension ObserverRegistry {
        /// The short way of a change has found one path: nobody else is concerned by it, whatever the summaries say, and
        /// none of its observers wants to hear before the write.
        func checkLone(_ lone: Handle<ObservedPath>, _ properties: PropertySet) {
            // Without a list: tests count the objects that a change makes.
            var isFound = false
            for path in paths where path.with({ $0.isObserved(properties) }) {
                precondition(path == lone, "the short way of a change overlooks a path")
                isFound = true
            }
            precondition(isFound, "the short way of a change tells a path that nobody asks for")
            for case let dependent? in dependents {
                precondition(!dependent.keys.meet(properties), "the short way of a change overlooks a dependency")
            }
            lone.with { path in
                for case let observer? in path.observers {
                    let wants = observer.with { $0.options.contains(.prior) }
                    precondition(!wants, "the short way of a change overlooks an observer that hears before the write")
                }
            }
        }
    }
#endif

// Only `ObservedPath` calls these.
extension ObserverRegistry {
    /// A path to a declared property of the object itself has its first observer.
    @inline(__always)
    func pathDidBegin(_ property: PropertyKey) {
        propertyPathCount += 1
        let set = PropertySet(property)
        pathSummary |= set.declared
        if set.keyed != nil { pathsHaveKeyed = true }
    }

    /// Such a path has lost its last observer.
    @inline(__always)
    func pathDidEnd(_ property: PropertyKey) {
        propertyPathCount -= 1
        if propertyPathCount > 0 { return }
        pathSummary = 0
        pathsHaveKeyed = false
    }

    @inline(__always)
    func takeSequence() -> Int {
        let sequence = nextSequence
        nextSequence += 1
        return sequence
    }
}

// Putting dependencies in and taking them out; only `ReadDependency` calls these.
extension ObserverRegistry {
    /// Puts a dependency at the end, and answers its place.
    func put(_ dependency: ReadDependency, _ keys: PropertyKeys, attachment: Int) -> Int {
        let isOwn = dependency.path?.registryPlace == Handle(self)
        dependents.append(
            Dependent(
                dependency: Handle(dependency), keys: keys, isOwn: isOwn, attachment: attachment))
        dependentCount += 1
        if isOwn { ownCount += 1 }
        summarize(keys)
        return dependents.count - 1
    }

    /// What the dependency at a place depends on.
    func keys(at place: Int) -> PropertyKeys? { dependents[place]?.keys }

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
        } else if dependents.count > 16, Int(dependentCount) < dependents.count / 2 {
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
        kept.reserveCapacity(Int(dependentCount))
        declaredSummary = 0
        hasKeyed = false
        for case let dependent? in dependents {
            dependent.dependency.with {
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
