import Foundation

/// The observations by blocks that one object has on others.
@usableFromInline
final class BlockRecords {
    /// Without order. The observed paths hold the observations, which take themselves out before they go.
    /// Not checked for overlapping accesses: all of them stand here, and no code of others runs in any.
    @exclusivity(unchecked) private var observations: [Handle<KeyValueObservation>] = []

    /// Those whose initial calls are under way, the outermost first, with their paths: not registered yet, they can be
    /// removed.
    @exclusivity(unchecked) private var beginning: [(Handle<KeyValueObservation>, at: Handle<ObservedPath>)] = []

    /// Whether nothing tells the end of the observing object.
    let isForeign: Bool
    private weak var foreignObject: AnyObject?
    fileprivate let foreignPlace: ObjectIdentifier?
    /// Not weak, for the same reason as `ObservedPath.root`.
    private(set) var ownObject: Handle<AnyObject>?

    /// The observing object; nil when it has ended.
    var object: AnyObject? { isForeign ? foreignObject : ownObject?.object }

    /// Whether it is still there.
    @usableFromInline var hasObject: Bool { isForeign ? foreignObject != nil : ownObject != nil }

    init(of object: AnyObject, isForeign: Bool) {
        self.isForeign = isForeign
        foreignPlace = isForeign ? ObjectIdentifier(object) : nil
        if isForeign { foreignObject = object } else { ownObject = Handle(object) }
    }

    deinit {
        if let foreignPlace { ForeignObservers.recordsDidEnd(ObjectIdentifier(self), of: foreignPlace) }
    }

    /// Whether they are those of an object that takes no part. Another object is not even looked at: it may be in use on
    /// another thread. One that has gone may have stood at the same address.
    func isOf(foreign object: AnyObject) -> Bool {
        foreignPlace == ObjectIdentifier(object) && foreignObject === object
    }

    /// The observing object goes: ends its observations.
    func objectDidEnd() {
        ownObject = nil
        removeAll()
    }

    /// Makes an observation on behalf of the object. The path that it is added to takes over the reference.
    @usableFromInline
    func observation(
        _ options: ObservingOptions, _ file: StaticString, _ line: UInt, tell: @escaping KeyValueObservation.Tell
    ) -> Handle<KeyValueObservation> {
        Handle.retaining(KeyValueObservation(for: self, options: options, file: file, line: line, tell: tell))
    }

    /// Makes the initial call of an observation.
    /// - Returns: whether nobody has removed it meanwhile.
    func beginning(_ observation: KeyValueObservation, at path: Handle<ObservedPath>, _ call: () -> Void) -> Bool {
        let handle = Handle(observation)
        beginning.append((handle, at: path))
        call()
        guard let place = beginning.lastIndex(where: { $0.0 == handle }) else { return false }
        beginning.remove(at: place)
        return true
    }

    func insert(_ observation: KeyValueObservation) {
        observation.placeInRecords = observations.count
        observations.append(Handle(observation))
    }

    func remove(_ observation: KeyValueObservation) {
        let place = observation.placeInRecords
        let last = observations.removeLast()
        if place < observations.count {
            observations[place] = last
            last.with { $0.placeInRecords = place }
        }
    }

    /// Ends what observes an object by a path that satisfies `condition`. Looks through the shorter of the two lists.
    @inline(__always)
    func remove(from registry: ObserverRegistry, where condition: (ObservedPath) -> Bool) {
        if !beginning.isEmpty {
            beginning.removeAll { $0.at.with { $0.registryPlace == Handle(registry) && condition($0) } }
        }
        if observations.count > Self.fewObservations, observations.count > registry.observerCount {
            return removeAmongObservers(of: registry, where: condition)
        }
        // Downwards: an observation that goes is replaced by the last one. What its end releases may take out more.
        var place = observations.count - 1
        while place >= 0 {
            if place < observations.count {
                let observation = observations[place]
                if observation.with({ $0.observes(registry, where: condition) }) {
                    observation.invalidate()
                }
            }
            place -= 1
        }
    }

    private static let fewObservations = 8

    @inline(never)
    private func removeAmongObservers(of registry: ObserverRegistry, where condition: (ObservedPath) -> Bool) {
        var found: [KeyValueObservation] = []
        for path in registry.paths.map({ $0.object }) where condition(path) {
            for case let observer? in path.observers {
                let observation = observer.object
                if observation.isOf(self) { found.append(observation) }
            }
        }
        for observation in found { observation.invalidate() }
    }

    @usableFromInline
    func remove(from registry: ObserverRegistry, at keyPath: AnyKeyPath) {
        remove(from: registry) { $0.isAt(keyPath) }
    }

    func removeAll() {
        beginning = []
        while let last = observations.last { last.invalidate() }
    }
}

/// The observers by blocks of objects that have no registry of their own, which nothing but a table knows.
///
/// The second and last state of the package that belongs to no object: objects of classes that take no part offer no
/// place to keep it. An entry is there as long as its records are: while anything is observed on behalf of the object,
/// or somebody has its observers, or it was the last object that a thread has asked for. So nobody ever looks at the
/// objects of others, which may be in use on another thread: even to ask whether one is gone would hold it for a moment,
/// and release it here.
enum ForeignObservers {
    /// May cross threads: others do nothing with the records but count references.
    private final class Entry: @unchecked Sendable {
        private(set) weak var records: BlockRecords?
        /// Which records these are, also at their end.
        let id: ObjectIdentifier

        init(_ records: BlockRecords) {
            self.records = records
            id = ObjectIdentifier(records)
        }
    }

    /// May cross threads: its entries are touched under the lock only. A lock of Foundation's, because the thread
    /// sanitizer does not know the standard library's on Linux.
    private final class Table: @unchecked Sendable {
        private let lock = NSLock()
        private var entries: [ObjectIdentifier: Entry] = [:]

        func withLock<Result>(_ body: (inout [ObjectIdentifier: Entry]) -> Result) -> Result {
            lock.lock()
            defer { lock.unlock() }
            return body(&entries)
        }
    }

    private static let table = Table()

    static func records(of object: AnyObject) -> BlockRecords {
        let place = ObjectIdentifier(object)
        // An object that has gone may have left an entry at the same address.
        if let records = table.withLock({ $0[place] })?.records, records.isOf(foreign: object) { return records }
        let made = BlockRecords(of: object, isForeign: true)
        let entry = Entry(made)
        table.withLock { $0[place] = entry }
        return made
    }

    /// What `BlockObserver.of` answered last on this thread, if it was for this object: it is mostly asked for one object
    /// several times in a row.
    static func lastObserver(of object: AnyObject) -> AnyObject? {
        ThreadState.handle.with { state in
            guard let records = state.lastForeignRecords,
                records.with({ $0.isOf(foreign: object) })
            else { return nil }
            return state.lastForeign
        }
    }

    static func keep(_ observer: AnyObject, _ records: BlockRecords) {
        ThreadState.current.lastForeignRecords = Handle(records)
        ThreadState.current.lastForeign = observer
    }

    static func recordsDidEnd(_ id: ObjectIdentifier, of place: ObjectIdentifier) {
        table.withLock { if $0[place]?.id == id { $0[place] = nil } }
    }

    /// How many objects have an entry. For tests.
    static var count: Int { table.withLock { $0.count } }
}
