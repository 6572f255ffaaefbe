/// A key path that is observed, from one object on: the list of its observers, and the changes of it that are under
/// way.
///
/// The object's registry holds its paths. All observers of one path share the work of finding out values.
class ObservedPathBase: ReadDependency {
    /// How deep changes of one path may nest in its own observers: the next one is written, but nobody is told.
    static let nestingLimit = 100

    /// The registry of the object at which the path begins; nil when that has ended.
    final private(set) unowned(unsafe) var registry: ObserverRegistry?
    /// In the order in which they came; nil where one has gone. Only moved up while no change is under way.
    final private(set) var observers: ContiguousArray<Unmanaged<KeyValueObservation>?> = []
    /// How many observers there are.
    final private(set) var observerCount = 0
    /// What the observers ask for, all together. May say too much until there are none.
    final private(set) var needs: ObservingOptions = []
    /// How many changes are under way.
    final private(set) var openChanges = 0
    /// How many times the observers are being told, one inside the other.
    final private var deliveryDepth = 0
    /// Where the sweep has come to; it goes downwards.
    final private var sweepPlace = 0
    private static let sweptAtOnce = 3
    /// The limit was reached: nobody is told until the outermost delivery ends, so that it does end.
    final private var isRunaway = false

    init(registry: ObserverRegistry) {
        self.registry = registry
    }

    final override var path: ObservedPathBase? { self }

    /// How the path is called in messages, with its object.
    var summary: String { "" }

    /// Attaches the path to what it reads. Called when the first observer comes.
    func activate() {}

    /// Whether nobody observes it, and nothing of it is under way.
    final var isUnused: Bool { observerCount == 0 && openChanges == 0 }

    // MARK: Observers

    final func add(_ observer: KeyValueObservation) {
        guard let registry else { return }
        if observerCount == 0 && openChanges == 0 { activate() }
        observer.path = Unmanaged.passUnretained(self)
        observer.index = observers.count
        observer.sequence = registry.nextSequence
        registry.nextSequence += 1
        observers.append(observer.isHeldByPath ? .passRetained(observer) : .passUnretained(observer))
        observerCount += 1
        needs.formUnion(observer.options)
        observer.didBegin()
        if observer.isHeldByPath { sweep() }
    }

    /// Looks at a few of the observers, one after the other from time to time, and ends those whose observing object
    /// is gone: so that they do not pile up where nothing changes.
    private func sweep() {
        for _ in 0..<min(Self.sweptAtOnce, observers.count) {
            sweepPlace = sweepPlace > 0 ? min(sweepPlace, observers.count) - 1 : observers.count - 1
            guard sweepPlace >= 0, let observer = observers[sweepPlace] else { continue }
            let observation = observer.takeUnretainedValue()
            if observation.isDead { observation.invalidate() }
        }
    }

    /// Takes out an observer that has ended itself.
    final func remove(_ observer: KeyValueObservation) {
        observers[observer.index] = nil
        observerCount -= 1
        if openChanges == 0 { tidy() }
        if observer.isHeldByPath { Unmanaged.passUnretained(observer).release() }
    }

    /// Ends all observers: the object goes.
    final func registryDidEndForRoot() {
        registry = nil
        let ended = observers
        observers = []
        observerCount = 0
        for case let observer? in ended {
            observer._withUnsafeGuaranteedRef { observer in
                observer.path = nil
                observer.didEnd()
            }
            if observer._withUnsafeGuaranteedRef({ $0.isHeldByPath }) { observer.release() }
        }
        detach()
    }

    private func tidy() {
        while let last = observers.last, last == nil { observers.removeLast() }
        if observers.isEmpty {
            needs = []
            detach()
        } else if observers.count > 16, observerCount < observers.count / 2 {
            var kept: ContiguousArray<Unmanaged<KeyValueObservation>?> = []
            kept.reserveCapacity(observerCount)
            for case let observer? in observers {
                observer._withUnsafeGuaranteedRef { $0.index = kept.count }
                kept.append(observer)
            }
            observers = kept
        }
    }

    // MARK: A change

    final override func joins(_ change: PropertyChange) -> Bool {
        if observerCount == 0 || isRunaway { return false }
        if deliveryDepth > Self.nestingLimit {
            isRunaway = true
            reportRunaway()
            return false
        }
        openChanges += 1
        open(limit: observers.count, list: registry.flatMap { change.listChange(of: $0) })
        return true
    }

    final override func willWrite(_ change: PropertyChange) {
        if needs.contains(.prior), prepare(isPrior: true) { deliver() }
    }

    final override func didChange(_ change: PropertyChange) {
        if prepare(isPrior: false) { deliver() }
        finish()
    }

    final override func didCancel() { finish() }

    /// Tells the observers of several paths of one object, in the order in which they were registered.
    static func deliver(_ paths: [ObservedPathBase]) {
        let ready = paths.filter { $0.prepare(isPrior: false) }
        var places = ready.map { $0.next(from: 0) }
        for path in ready { path.deliveryDepth += 1 }
        while true {
            var turn: (path: Int, place: Int, sequence: Int)?
            for (path, place) in places.enumerated() {
                guard let place, let observer = ready[path].observers[place] else { continue }
                let sequence = observer._withUnsafeGuaranteedRef { $0.sequence }
                if turn.map({ sequence < $0.sequence }) ?? true { turn = (path, place, sequence) }
            }
            guard let turn else { break }
            ready[turn.path].tellObserver(at: turn.place)
            // The callback may have taken observers out anywhere.
            for path in places.indices {
                let from = places[path].map { path == turn.path ? $0 + 1 : $0 }
                places[path] = from.flatMap { ready[path].next(from: $0) }
            }
        }
        for path in ready { path.endDelivery() }
        for path in paths { path.finish() }
    }

    private func deliver() {
        deliveryDepth += 1
        tellObservers()
        endDelivery()
    }

    private func endDelivery() {
        deliveryDepth -= 1
        if deliveryDepth == 0 { isRunaway = false }
    }

    private func finish() {
        close()
        openChanges -= 1
        if openChanges == 0 && registry != nil { tidy() }
    }

    /// The place of the next observer that the change under way concerns.
    private func next(from place: Int) -> Int? {
        var place = place
        while place < min(limit, observers.count) {
            if observers[place] != nil { return place }
            place += 1
        }
        return nil
    }

    // MARK: For the typed path

    /// A change begins, for the observers up to `limit`.
    func open(limit: Int, list: ListChange?) {}

    /// For how many observers, from the first on, the innermost change is.
    var limit: Int { 0 }

    /// Finds out what the innermost change tells before or after the write. Answers whether there is anybody to tell.
    func prepare(isPrior: Bool) -> Bool { false }

    /// Tells all observers of the innermost change, in their order.
    func tellObservers() {}

    /// Tells one observer of it.
    func tellObserver(at place: Int) {}

    /// The innermost change is over.
    func close() {}

    /// Says that the limit was reached.
    func reportRunaway() {}
}
