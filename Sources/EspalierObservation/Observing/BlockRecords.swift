import Synchronization

/// The observations by blocks that one object has on others.
@usableFromInline
final class BlockRecords {
    /// Without order. The observed paths hold the observations, which take themselves out before they go.
    private var observations: [Unmanaged<KeyValueObservation>] = []

    /// Whether nothing tells the end of the observing object.
    let isForeign: Bool
    private weak var foreignObject: AnyObject?
    /// Not weak, for the same reason as `ObservedPath.root`.
    private unowned(unsafe) var ownObject: AnyObject?

    /// The observing object; nil when it has ended.
    @usableFromInline var object: AnyObject? { isForeign ? foreignObject : ownObject }

    init(of object: AnyObject, isForeign: Bool) {
        self.isForeign = isForeign
        if isForeign { foreignObject = object } else { ownObject = object }
    }

    /// The observing object goes: ends its observations.
    func objectDidEnd() {
        ownObject = nil
        removeAll()
    }

    func insert(_ observation: KeyValueObservation) {
        observation.recordsPlace = observations.count
        observations.append(.passUnretained(observation))
    }

    func remove(_ observation: KeyValueObservation) {
        let last = observations.removeLast()
        if observation.recordsPlace < observations.count {
            observations[observation.recordsPlace] = last
            last._withUnsafeGuaranteedRef { $0.recordsPlace = observation.recordsPlace }
        }
    }

    /// Ends what observes an object by a path that satisfies `condition`. Looks through the shorter of the two lists.
    func remove(from registry: ObserverRegistry, where condition: (ObservedPath) -> Bool) {
        if observations.count > Self.fewObservations, observations.count > registry.observerCount {
            return removeAmongObservers(of: registry, where: condition)
        }
        // Downwards: an observation that goes is replaced by the last one. What its end releases may take out more.
        var place = observations.count - 1
        while place >= 0 {
            if place < observations.count {
                let observation = observations[place].takeUnretainedValue()
                let isMeant = observation.path?._withUnsafeGuaranteedRef { $0.registry === registry && condition($0) }
                if isMeant ?? false { observation.invalidate() }
            }
            place -= 1
        }
    }

    private static let fewObservations = 8

    private func removeAmongObservers(of registry: ObserverRegistry, where condition: (ObservedPath) -> Bool) {
        var found: [KeyValueObservation] = []
        for path in registry.paths where condition(path) {
            for case let observer? in path.observers {
                let observation = observer.takeUnretainedValue()
                if observation.records === self { found.append(observation) }
            }
        }
        for observation in found { observation.invalidate() }
    }

    @usableFromInline
    func remove(from registry: ObserverRegistry, at keyPath: AnyKeyPath) {
        remove(from: registry) { $0.keyPath === keyPath || $0.keyPath == keyPath }
    }

    func removeAll() {
        while let last = observations.last { last.takeUnretainedValue().invalidate() }
    }
}

/// The observers by blocks of objects that have no registry of their own, which nothing but a table knows.
///
/// The second and last state of the package that belongs to no object: objects of classes that take no part offer no
/// place to keep it.
enum ForeignObservers {
    /// Records, which are used in the isolation domain of their object only, or an object.
    ///
    /// It may cross threads unchecked because others do nothing with it but let go of it, when its object is gone:
    /// that touches nothing but reference counts, which are atomic, and its own list, which has no other user by then.
    private struct Entry<Value: AnyObject>: @unchecked Sendable {
        let value: Value
    }

    private static let table = Mutex(WeakKeyTable<AnyObject, Entry<BlockRecords>>())

    static func records(of object: AnyObject) -> BlockRecords {
        let key = Entry(value: object)
        return table.withLock { table in
            if let entry = table[key.value] { return entry }
            let made = Entry(value: BlockRecords(of: key.value, isForeign: true))
            table[key.value] = made
            return made
        }.value
    }
}
