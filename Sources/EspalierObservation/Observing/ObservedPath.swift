/// A key path that is observed, from one object on: the list of its observers, and the changes of it that are under
/// way.
///
/// The object's registry holds its paths. All observers of one path share the work of finding out values.
@usableFromInline
final class ObservedPath: ReadDependency {
    /// What the path is.
    enum Form {
        /// A declared property of the object itself: nothing else can change it.
        case property(PropertyKey, name: String, AnyKeyPath)
        /// Any key path: what it depends on is found out by reading it. The class may declare more.
        case keyPath(AnyKeyPath, DeclaredKeys)
        /// A key path told by text.
        case text(TextKeyPath)
    }

    /// How deep changes of one path may nest in its own observers: the next one is written, but nobody is told.
    static let nestingLimit = 100
    /// How deep changes may nest in notifications on one thread, whatever they change: a stack has an end.
    static let threadLimit = 1000

    let form: Form
    let operations: ValueOperations
    /// The registry of the object at which the path begins; nil when that has ended.
    private(set) unowned(unsafe) var registry: ObserverRegistry?
    /// Nil when it has ended, like `registry`. Not weak: an object that has had a weak reference counts all its
    /// references more slowly, for good. So an object's own deinit may still be heard of; see Docs/Observers.md.
    private(set) unowned(unsafe) var root: AnyObject?

    /// In the order in which they came; nil where one has gone. Only moved up while no change is under way.
    private(set) var observers: ContiguousArray<Unmanaged<KeyValueObservation>?> = []
    private(set) var observerCount = 0
    /// What the observers ask for, all together. May say too much until there are none.
    private(set) var needs: ObservingOptions = []
    /// Where the sweep for observers whose objects are gone has come to; it goes downwards.
    private var sweepPlace = 0
    private static let sweptAtOnce = 3

    /// The innermost change under way.
    private(set) var frame: Unmanaged<ChangeFrame>?
    /// The frame of the outermost change; it holds those further in.
    private var firstFrame: ChangeFrame?
    /// How many times the observers are being told, one inside the other.
    var deliveryDepth = 0
    /// The limit was reached: nobody is told until the outermost delivery ends, so that it does end.
    var isRunaway = false

    init(_ form: Form, _ operations: ValueOperations, registry: ObserverRegistry, root: AnyObject) {
        self.form = form
        self.operations = operations
        self.registry = registry
        self.root = root
    }

    override var path: ObservedPath? { self }

    /// The key path, unless it was told by text.
    var keyPath: AnyKeyPath? {
        switch form {
        case .property(_, _, let keyPath), .keyPath(let keyPath, _): keyPath
        case .text: nil
        }
    }

    /// The text, if the path was told by text.
    var text: String? {
        if case .text(let path) = form { path.text } else { nil }
    }

    /// Whether nobody observes it, and nothing of it is under way.
    var isUnused: Bool { observerCount == 0 && frame == nil }

    /// How the path is called in messages, with its object.
    var summary: String {
        let object = root.map { String(describing: $0) } ?? "an object that is gone"
        switch form {
        case .property(_, let name, _): return "'\(name)' of \(object)"
        case .keyPath: return "a key path of \(object)"
        case .text(let path): return "'\(path.text)' of \(object)"
        }
    }

    // MARK: A change

    override func joins(_ change: PropertyChange) -> Bool { begin(change) }

    override var tellsBefore: Bool { needs.contains(.prior) }

    override func willWrite(_ change: PropertyChange) { tellPrior() }

    override func keepOld(_ change: PropertyChange) { keepOldValue() }

    override func didCancel() { finish() }

    override func didChange(_ change: PropertyChange) {
        frame?._withUnsafeGuaranteedRef { prepare($0) }
        deliverPrepared()
    }

    /// Tells the observers of the innermost change, whose values are known already.
    func deliverPrepared() {
        frame?._withUnsafeGuaranteedRef { deliver($0) }
        finish()
    }

    /// Begins a change, inside the one that is under way, if there is one.
    func openFrame(_ root: AnyObject) {
        let opened: Unmanaged<ChangeFrame>
        if let frame {
            opened = frame._withUnsafeGuaranteedRef { $0.madeInner() }
        } else {
            let first = firstFrame ?? ChangeFrame(self, outer: nil)
            firstFrame = first
            opened = .passUnretained(first)
        }
        opened._withUnsafeGuaranteedRef { $0.root = root }
        frame = opened
    }

    /// Ends the innermost change.
    func closeFrame() {
        guard let closed = frame else { return }
        frame = closed._withUnsafeGuaranteedRef { $0.outer }
        closed._withUnsafeGuaranteedRef { $0.close() }
    }

    // MARK: Observers

    /// Registers an observer; tells it the present value first if it asks for that.
    @usableFromInline
    func add(_ observer: KeyValueObservation) {
        if observer.options.contains(.initial) { tellInitially(observer) }
        guard let registry else { return }
        // Also inside a change, where it is attached still: links may have changed while nobody observed it.
        if observerCount == 0 { activate() }
        observer.path = Unmanaged.passUnretained(self)
        observer.index = observers.count
        observer.sequence = registry.nextSequence
        registry.nextSequence += 1
        observers.append(observer.isBlock ? .passRetained(observer) : .passUnretained(observer))
        observerCount += 1
        needs.formUnion(observer.options)
        observer.didBegin()
        if observer.isForeign { sweep() }
    }

    /// Attaches the path to what it reads.
    func activate() {
        if case .property(let property, _, _) = form, let registry {
            attach(to: registry, PropertyKeys(property))
        } else if let root {
            openFrame(root)
            frame?._withUnsafeGuaranteedRef { $0.readNew(attaching: true) }
            closeFrame()
        }
    }

    /// Takes an observer out, which ends it.
    func remove(_ observer: KeyValueObservation) {
        observers[observer.index] = nil
        observerCount -= 1
        if frame == nil { tidy() }
        observer.didEnd()
        if observer.isBlock { Unmanaged.passUnretained(observer).release() }
    }

    /// The object goes: from now on no change concerns the path.
    func rootDidEnd() {
        registry = nil
        root = nil
        detach()
    }

    /// Ends all observers of an object that has gone.
    func endObservers() {
        let ended = observers
        observers = []
        observerCount = 0
        // All have left before anything is released: what one handler held may end the others.
        var handlers: [KeyValueObservation.Handlers] = []
        for case let observer? in ended {
            handlers.append(observer._withUnsafeGuaranteedRef { $0.leave() })
            if observer._withUnsafeGuaranteedRef({ $0.isBlock }) { observer.release() }
        }
        for handler in handlers { handler.onEnd?() }
    }

    /// Looks at a few observers, others each time, and ends those whose observing object is gone: so that they do not
    /// pile up where nothing changes.
    private func sweep() {
        for _ in 0..<min(Self.sweptAtOnce, observers.count) {
            sweepPlace = sweepPlace > 0 ? min(sweepPlace, observers.count) - 1 : observers.count - 1
            guard sweepPlace >= 0, let observer = observers[sweepPlace] else { continue }
            let observation = observer.takeUnretainedValue()
            if observation.isDead { observation.invalidate() }
        }
    }

    /// Closes gaps, when no change is under way; the removals since the last time pay for it.
    func tidy() {
        while let last = observers.last, last == nil { observers.removeLast() }
        if observers.isEmpty {
            needs = []
            // What a property of the object itself depends on stays the same: its place is kept for the next observer.
            if !isProperty { detach() }
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
}
