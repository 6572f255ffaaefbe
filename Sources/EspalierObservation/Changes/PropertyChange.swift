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
/// All must be called, or `cancel()` in place of the last two if there is no write after all. A dependency that several of the properties concern takes part once. With one dependency,
/// nothing is allocated.
package struct PropertyChange {
    private var first: ReadDependency?
    private var others: [ReadDependency] = []
    private var lists: [(registry: ObserverRegistry, change: ListChange)] = []

    package init() {}

    /// Whether nobody takes part.
    package var isEmpty: Bool { first == nil }

    /// Takes properties of one more object in.
    ///
    /// - Parameters:
    ///   - properties: Those that observers are told of.
    ///   - changed: Those of them that get another value, where that is known; what was computed from the others need
    ///     not be computed again.
    ///   - list: Where a list changes.
    package mutating func add(
        _ registry: ObserverRegistry, _ properties: PropertySet, changed: PropertySet? = nil, list: ListChange? = nil
    ) {
        guard registry.mayConcern(properties) else { return }
        if let list { lists.append((registry, list)) }
        // Observers of the object itself come before those that reach it over others.
        registry.forEachDependency(on: properties, changed: changed ?? properties, own: true) { join($0) }
        if registry.hasOthers {
            registry.forEachDependency(on: properties, changed: changed ?? properties, own: false) { join($0) }
        }
    }

    private mutating func join(_ dependency: ReadDependency) {
        guard !dependency.isJoined, dependency.joins(self) else { return }
        dependency.isJoined = true
        if first == nil { first = dependency } else { others.append(dependency) }
    }

    /// Whether any list changes in places.
    var changesLists: Bool { !lists.isEmpty }

    /// Where the list of an object changes, if that is what happens.
    func listChange(of registry: ObserverRegistry) -> ListChange? {
        lists.isEmpty ? nil : lists.first { $0.registry === registry }?.change
    }

    /// Step 2: tells those who want to know before the write, and keeps old values.
    package func willWrite() {
        guard let first else { return }
        first.isJoined = false
        for other in others { other.isJoined = false }
        first.willWrite(self)
        for other in others { other.willWrite(self) }
        first.keepOld(self)
        for other in others { other.keepOld(self) }
    }

    /// The write is left out, because a callback before it has changed what it was to change. Nobody is told.
    package func cancel() {
        first?.didCancel()
        for other in others { other.didCancel() }
    }

    /// Step 4: tells what must be right before user code runs.
    package func didWrite() {
        first?.didWrite(self)
        for other in others { other.didWrite(self) }
    }

    /// Step 6: tells the observers.
    package func didChange() {
        guard let first else { return }
        if others.isEmpty { return first.didChange(self) }
        var rest = ([first] + others)[...]
        while let next = rest.popFirst() {
            guard let path = next.path, let registry = path.registry else {
                next.didChange(self)
                continue
            }
            // The paths of one object stand together: their observers are told in one order.
            var group = [path]
            while let other = rest.first?.path, other.registry === registry {
                group.append(other)
                rest.removeFirst()
            }
            ObservedPath.deliver(group)
        }
    }
}
