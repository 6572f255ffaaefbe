/// What a class says of a key path beyond what reading it shows: the path itself, for changes told by hand, and the
/// key paths that affect it.
final class DeclaredKeys {
    /// The path, and all that affect it.
    private let keyPaths: [AnyKeyPath]
    /// Whether what is read counts.
    private let isAutomatic: Bool
    /// Valid as long as its object, which the observed path needs anyhow.
    private unowned(unsafe) let registry: ObserverRegistry

    init<Root: KeyValueObservable>(_ keyPath: AnyKeyPath, of type: Root.Type, registry: ObserverRegistry) {
        var keyPaths = [keyPath]
        var next = 0
        while next < keyPaths.count {
            for affecting in type.keyPathsForValuesAffecting(keyPaths[next]) where !keyPaths.contains(affecting) {
                keyPaths.append(affecting)
            }
            next += 1
        }
        self.keyPaths = keyPaths
        self.registry = registry
        isAutomatic = type.automaticallyNotifiesObservers(of: keyPath)
    }

    /// Adds what the path depends on to what reading it has shown.
    func addReads(to reads: ReadList, of root: some AnyObject) {
        if !isAutomatic { reads.removeAll() }
        for keyPath in keyPaths.dropFirst() {
            ThreadState.current.tracking(reads) { _ = root[keyPath: keyPath] }
        }
        for keyPath in keyPaths { reads.didRead(registry, registry.manualKey(of: keyPath)) }
    }
}

/// The key paths of an object whose changes its class may tell by hand.
final class ManualKeys {
    /// Stands for a key path: its identity is the property's key.
    private final class Key {
        let keyPath: AnyKeyPath
        init(_ keyPath: AnyKeyPath) { self.keyPath = keyPath }
    }

    private var keys: [Key] = []
    /// The changes that have begun and not ended.
    private var open: [Open] = []

    private struct Open {
        let key: PropertyKey
        var change: PropertyChange
        /// Whether observers are still being told before the write.
        var isBeginning = true
        /// Whether one of them has said that it is over: it is when all have been told.
        var isOver = false
    }

    func key(of keyPath: AnyKeyPath, made: Bool) -> PropertyKey? {
        if let key = keys.first(where: { $0.keyPath === keyPath || $0.keyPath == keyPath }) { return PropertyKey(key) }
        if !made { return nil }
        let key = Key(keyPath)
        keys.append(key)
        return PropertyKey(key)
    }

    func begin(_ key: PropertyKey, in registry: ObserverRegistry) {
        var change = PropertyChange()
        change.add(registry, PropertySet(key))
        open.append(Open(key: key, change: change))
        change.willWrite()
        if change.tellsBefore { change.addLate([(registry, PropertySet(key))]) }
        // What has begun inside has told its observers already: the last one that still does is this one.
        guard let index = open.lastIndex(where: \.isBeginning) else { return }
        open[index].change = change
        open[index].isBeginning = false
        if open[index].isOver { end(at: index) }
    }

    func end(_ key: PropertyKey) {
        guard let index = open.lastIndex(where: { $0.key == key }) else { return }
        if open[index].isBeginning { open[index].isOver = true } else { end(at: index) }
    }

    private func end(at index: Int) {
        let change = open.remove(at: index).change
        change.didWrite()
        change.didChange()
    }
}

extension ObserverRegistry {
    fileprivate func manualKey(of keyPath: AnyKeyPath) -> PropertyKey {
        let manual = manual ?? ManualKeys()
        self.manual = manual
        return manual.key(of: keyPath, made: true) ?? PropertyKey(manual)
    }
}

extension KeyValueObservable {
    /// Says that the value at a key path is about to change, where nothing else tells it: a property that is neither
    /// `@Observed` nor computed from such ones. Must be followed by `didChange(_:)` of the same key path.
    public func willChange<Value>(_ keyPath: KeyPath<Self, Value>) {
        let registry = observerRegistry
        guard let manual = registry.manual, let key = manual.key(of: keyPath, made: false) else { return }
        manual.begin(key, in: registry)
    }

    /// Says that the value at a key path has changed: tells its observers. Does nothing for an observer that came
    /// after `willChange(_:)`, or without that.
    public func didChange<Value>(_ keyPath: KeyPath<Self, Value>) {
        let registry = observerRegistry
        guard let manual = registry.manual, let key = manual.key(of: keyPath, made: false) else { return }
        registry.catchUp(on: PropertySet(key))
        manual.end(key)
    }

    /// Says that a value whose changes are told by hand is being read. A getter that calls it can be read inside
    /// longer key paths, computed properties, layouts and `withObservationTracking`, and through subclasses.
    public func didRead<Value>(_ keyPath: KeyPath<Self, Value>) {
        guard ThreadState.mayBeTracking else { return }
        let registry = observerRegistry
        ThreadState.didRead(registry, registry.manualKey(of: keyPath))
    }
}
