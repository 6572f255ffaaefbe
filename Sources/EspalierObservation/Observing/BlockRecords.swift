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
        var found: [KeyValueObservation] = []
        if observations.count < registry.paths.reduce(0, { $0 + $1.observerCount }) {
            for observation in observations {
                let observation = observation.takeUnretainedValue()
                guard let path = observation.path?.takeUnretainedValue(), path.registry === registry else { continue }
                if condition(path) { found.append(observation) }
            }
        } else {
            for path in registry.paths where condition(path) {
                for case let observer? in path.observers {
                    let observation = observer.takeUnretainedValue()
                    if observation.records === self { found.append(observation) }
                }
            }
        }
        for observation in found { observation.invalidate() }
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
    /// A `BlockObserver`, which is used in the isolation domain of its object only.
    ///
    /// It may cross threads unchecked because others do nothing with it but let go of it, when its object is gone:
    /// that touches nothing but reference counts, which are atomic, and its own list, which has no other user by then.
    private struct Entry: @unchecked Sendable {
        let observer: AnyObject
    }

    private static let table = Mutex(WeakKeyTable<AnyObject, Entry>())

    static func blocks(of object: AnyObject, made: () -> AnyObject) -> AnyObject {
        let key = Entry(observer: object)
        if let entry = table.withLock({ $0[key.observer] }) { return entry.observer }
        let entry = Entry(observer: made())
        table.withLock { $0[key.observer] = entry }
        return entry.observer
    }
}
