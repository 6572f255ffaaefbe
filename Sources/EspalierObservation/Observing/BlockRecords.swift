import Synchronization

/// The observations by blocks that one object has on others.
final class BlockRecords {
    /// Without order. The observed paths hold the observations, which take themselves out before they go.
    private var observations: [Unmanaged<KeyValueObservation>] = []

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
    func remove(from registry: ObserverRegistry, where condition: (ObservedPathBase) -> Bool) {
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

/// One observation by a block. The observed path holds it.
final class BlockObservation<Object: AnyObject, Root: AnyObject, Value>: TypedObservation<Root, Value> {
    private weak var object: Object?
    private var block: ((Object, Root, ObservedChange<Value>) -> Void)?
    private weak var ownRecords: BlockRecords?

    init(
        _ object: Object, _ records: BlockRecords, options: ObservingOptions, place: SourcePlace,
        block: @escaping (Object, Root, ObservedChange<Value>) -> Void
    ) {
        self.object = object
        ownRecords = records
        self.block = block
        super.init(options: options, place: place, isHeldByPath: true)
    }

    override func tell(_ root: Root, _ change: ObservedChange<Value>) {
        if let object { block?(object, root, change) } else { invalidate() }
    }

    override var records: BlockRecords? { ownRecords }

    override var isDead: Bool { object == nil }

    override func didBegin() { ownRecords?.insert(self) }

    override func didEnd() {
        ownRecords?.remove(self)
        ownRecords = nil
        block = nil
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
