/// One change on its way: of some properties of one object, or of several objects that one call changes.
///
/// Whoever writes properties puts one together, and takes it through its steps around the write:
///
///     var change = PropertyChange()
///     change.add(registry, properties)   // for each object
///     change.willWrite()                 // step 2
///     …                                  // the write
///     change.didWrite()                  // step 4
///     change.didChange()                 // step 6
///
/// All must be called, or `cancel()` in place of the last two if there is no write after all. A dependency that several
/// of the properties concern takes part once. With one dependency, nothing is allocated.
package struct PropertyChange {
    /// What takes part in the short way; nobody else does then.
    private var lone: LoneChange?
    private var first: ReadDependency?
    private var others: [ReadDependency] = []
    private var lists: [(registry: ObserverRegistry, change: ListChange)] = []
    /// Its number among the changes that tell before their write.
    private(set) var number: UInt32 = 0
    /// Whether what joins came to depend on the properties after the change had begun.
    private(set) var isLate = false
    /// Whether somebody who takes part waits for the end of the outermost change, so that this is one.
    private var isBatched = false

    @inline(__always)
    package init() {}

    /// Whether nobody takes part.
    package var isEmpty: Bool { first == nil && lone == nil }

    /// Takes properties of one more object in.
    ///
    /// - Parameters:
    ///   - properties: Those that observers are told of.
    ///   - changed: Those of them that get another value, where that is known; what was computed from the others need
    ///     not be computed again.
    ///   - list: Where a list changes.
    ///   - mayBeLone: False where the short way was tried already, and does not fit.
    @inline(__always)
    package mutating func add(
        _ registry: ObserverRegistry, _ properties: PropertySet, changed: PropertySet? = nil, list: ListChange? = nil,
        mayBeLone: Bool = true
    ) {
        if mayBeLone, list == nil, isEmpty {
            lone = LoneChange.begin(Handle(registry), properties, ThreadState.handle)
            if lone != nil { return }
        }
        addAny(registry, properties, changed: changed, list: list)
    }

    /// As `add`, for any number of dependencies of any kind.
    @inline(never)
    mutating func addAny(
        _ registry: ObserverRegistry, _ properties: PropertySet, changed: PropertySet?, list: ListChange?
    ) {
        guard registry.mayConcern(properties) else { return }
        if let lone = lone.take() {
            lone.forgetOld()
            first = lone.dependency
            first?.isJoined = true
        }
        if let list { lists.append((registry, list)) }
        // Observers of the object itself come before those that reach it over others.
        registry.forEachPath(to: properties) { $0.with { join($0) } }
        registry.forEachDependency(on: properties, changed: changed ?? properties, own: true) { join($0) }
        if registry.hasOthers {
            registry.forEachDependency(on: properties, changed: changed ?? properties, own: false) { join($0) }
        }
    }

    private mutating func join(_ dependency: ReadDependency) {
        if dependency.opensBatch, !isBatched {
            isBatched = true
            ThreadState.current.holdBatch()
        }
        // Late computations are told by `invalidateComputations(on:)`, after the write.
        guard !dependency.isJoined, !isLate || dependency.path != nil, dependency.joins(self) else { return }
        dependency.isJoined = true
        if first == nil { first = dependency } else { others.append(dependency) }
    }

    /// Whether `willWrite()` runs callbacks.
    @inline(__always)
    package var tellsBefore: Bool { lone == nil && anyTellsBefore }

    private var anyTellsBefore: Bool { first?.tellsBefore ?? false || others.contains(where: \.tellsBefore) }

    /// Takes in, after `willWrite()` has run callbacks, what has come to depend on these properties in them, and who
    /// depends on properties that change because of what they have changed. They hear nothing before the write;
    /// observers that are there only since the change began hear nothing at all, but their paths lead on over what is
    /// written.
    package mutating func addLate(_ properties: [(registry: ObserverRegistry, set: PropertySet)]) {
        let count = (first == nil ? 0 : 1) + others.count
        setJoined(true)
        isLate = true
        for (registry, set) in properties { addAny(registry, set, changed: nil, list: nil) }
        isLate = false
        setJoined(false)
        if count == 0 { first?.keepOld(self) }
        for other in others.dropFirst(max(count - 1, 0)) { other.keepOld(self) }
    }

    private func setJoined(_ isJoined: Bool) {
        first?.isJoined = isJoined
        for other in others { other.isJoined = isJoined }
    }

    /// Tells anew where a list changes, after `willWrite()`: callbacks have changed it.
    package mutating func replaceList(of registry: ObserverRegistry, with list: ListChange) {
        guard let index = lists.firstIndex(where: { $0.registry === registry }) else { return }
        lists[index].change = list
        first?.path?.listDidChange(self)
        for other in others { other.path?.listDidChange(self) }
    }

    /// Whether any list changes in places.
    var changesLists: Bool { !lists.isEmpty }

    /// Where the list of an object changes, if that is what happens.
    func listChange(of registry: ObserverRegistry) -> ListChange? {
        lists.isEmpty ? nil : lists.first { $0.registry === registry }?.change
    }

    /// Step 2: tells those who want to know before the write, and keeps old values.
    @inline(__always)
    package mutating func willWrite() {
        if lone == nil { anyWillWrite() }
    }

    private mutating func anyWillWrite() {
        guard let first else { return }
        if tellsBefore { number = ThreadState.changesTellingBefore.wrappingAdd(1, ordering: .relaxed).newValue }
        setJoined(false)
        if others.isEmpty {
            first.willWrite(self)
        } else if tellsBefore {
            for other in [first] + others where other.path == nil { other.willWrite(self) }
            for group in groups(prepare: { $0.preparePrior($1) }) { ObservedPath.deliver(group, isPrior: true) }
        }
        first.keepOld(self)
        for other in others { other.keepOld(self) }
    }

    /// The write is left out, because a callback before it has changed what it was to change. Nobody is told.
    package func cancel() {
        if let lone { return lone.cancel() }
        first?.didCancel()
        for other in others { other.didCancel() }
        if isBatched { ThreadState.current.releaseBatch() }
    }

    /// Step 4: tells what must be right before user code runs.
    @inline(__always)
    package func didWrite() {
        if lone == nil { anyDidWrite() }
    }

    private func anyDidWrite() {
        first?.didWrite(self)
        for other in others { other.didWrite(self) }
    }

    /// Step 6: tells the observers.
    @inline(__always)
    package func didChange() {
        if let lone { return lone.end(ThreadState.handle) }
        anyDidChange()
        if isBatched { ThreadState.current.releaseBatch() }
    }

    private func anyDidChange() {
        guard let first else { return }
        if others.isEmpty { return first.didChange(self) }
        for other in [first] + others where other.path == nil { other.didChange(self) }
        for group in groups(prepare: { $0.prepare($1) }) {
            if group.count == 1 { group[0].deliverPrepared() } else { ObservedPath.deliver(group, isPrior: false) }
        }
    }

    /// The paths that take part, those of one object together: their observers stand in one order. All values are found
    /// out before anybody is told, and may set them anew.
    private func groups(prepare: (ObservedPath, Handle<ChangeFrame>) -> Void) -> [[ObservedPath]] {
        var groups: [[ObservedPath]] = []
        var places: [Handle<AnyObject>: Int] = [:]
        for next in (first.map { [$0] } ?? []) + others {
            guard let path = next.path, let frame = path.untoldFrame, let root = frame.object.root else { continue }
            prepare(path, frame)
            if let place = places[root] {
                groups[place].append(path)
            } else {
                places[root] = groups.count
                groups.append([path])
            }
        }
        return groups
    }
}
