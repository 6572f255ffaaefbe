/// How the value of an observed path is found.
enum PathReading<Root: AnyObject, Value> {
    /// The path is a declared property of the object itself: nothing else can change it.
    case property(PropertyAccess<Root, Value>, KeyPath<Root, Value>)
    /// The path may lead anywhere; what it reads is found out by reading it.
    case keyPath(KeyPath<Root, Value>)
    /// As `keyPath`, but told by text.
    case text(TextKeyPath, read: (Root) -> Value)
}

/// An observed path with its types. See `ObservedPathBase`.
final class ObservedPath<Root: AnyObject, Value>: ObservedPathBase {
    /// One change under way.
    private struct Frame {
        var limit: Int
        var list: ListChange?
        /// The object, from the moment when its observers are told.
        var root: Root?
        var old: Value?
        var new: Value?
        var isPrior = false
        /// Whether the change left the value equal; found out if anybody wants to know.
        var isSame = false
    }

    private weak var root: Root?
    let reading: PathReading<Root, Value>
    /// What the class says for changes that nobody can see by reading.
    private let declared: DeclaredKeys?
    /// The innermost change last.
    private var frames: [Frame] = []

    init(registry: ObserverRegistry, root: Root, reading: PathReading<Root, Value>, declared: DeclaredKeys? = nil) {
        self.root = root
        self.reading = reading
        self.declared = declared
        super.init(registry: registry)
    }

    /// The key path, unless it was told by text.
    var typedKeyPath: KeyPath<Root, Value>? {
        switch reading {
        case .property(_, let keyPath), .keyPath(let keyPath): keyPath
        case .text: nil
        }
    }

    /// The text, if the path was told by text.
    var text: String? {
        if case .text(let path, _) = reading { path.text } else { nil }
    }

    override var limit: Int { frames.last?.limit ?? 0 }

    override func open(limit: Int, list: ListChange?) {
        var frame = Frame(limit: limit)
        if list != nil, deliversLists { frame.list = list }
        frames.append(frame)
    }

    /// Whether the path is a list itself, so that it can be told where the list changed.
    private var deliversLists: Bool {
        switch reading {
        case .property: true
        case .keyPath: false
        case .text(let path, _): path.isSingleKey
        }
    }

    override func keepOld(_ change: PropertyChange) {
        guard frames[frames.count - 1].list == nil, !needs.isDisjoint(with: [.old, .distinct]), let root else { return }
        frames[frames.count - 1].old = read(root)
    }

    override func prepare(isPrior: Bool) -> Bool {
        guard let root else { return false }
        var frame = frames[frames.count - 1]
        frame.root = root
        frame.isPrior = isPrior
        if let list = frame.list {
            frame.old = list.old as? Value
            frame.new = list.new as? Value
        } else if isPrior {
            frame.old = needs.contains(.old) ? read(root) : nil
        } else {
            if case .property = reading {
                frame.new = needs.isDisjoint(with: [.new, .distinct]) ? nil : read(root)
            } else {
                frame.new = readAttaching(root)
            }
            if needs.contains(.distinct), let old = frame.old, let new = frame.new {
                frame.isSame = areEqual(old, new)
            }
        }
        frames[frames.count - 1] = frame
        return true
    }

    override func tellObservers() {
        let frame = frames[frames.count - 1]
        guard let root = frame.root else { return }
        let state = ThreadState.current
        if state.isTracked {
            state.tracking(nil) { tellObservers(frame, root, state) }
        } else {
            tellObservers(frame, root, state)
        }
    }

    private func tellObservers(_ frame: Frame, _ root: Root, _ state: ThreadState) {
        var place = 0
        while place < frame.limit, place < observers.count {
            if let observer = observers[place] { tell(observer, frame, root, state) }
            place += 1
        }
    }

    override func tellObserver(at place: Int) {
        let frame = frames[frames.count - 1]
        guard let root = frame.root, let observer = observers[place] else { return }
        let state = ThreadState.current
        state.tracking(nil) { tell(observer, frame, root, state) }
    }

    @inline(__always)
    private func tell(
        _ observer: Unmanaged<KeyValueObservation>, _ frame: Frame, _ root: Root, _ state: ThreadState
    ) {
        // The path's list holds observers of its own type only.
        let observer = unsafeDowncast(observer.takeUnretainedValue(), to: TypedObservation<Root, Value>.self)
        let options = observer.options
        if frame.isPrior ? !options.contains(.prior) : frame.isSame && options.contains(.distinct) { return }
        state.deliveries.append(.passUnretained(observer))
        observer.tell(
            root,
            ObservedChange(
                kind: frame.list?.kind ?? .setting,
                newValue: frame.isPrior || !options.contains(.new) ? nil : frame.new,
                oldValue: options.contains(.old) ? frame.old : nil, indexes: frame.list?.indexes,
                isPrior: frame.isPrior))
        state.deliveries.removeLast()
    }

    override func activate() {
        guard let root else { return }
        if case .property(let access, _) = reading, let registry, let property = access.property {
            attach(to: registry, PropertyKeys(property))
        } else {
            _ = readAttaching(root)
        }
    }

    override var summary: String {
        let object = root.map { String(describing: $0) } ?? "\(Root.self)"
        switch reading {
        case .property(let access, _): return "'\(access.name)' of \(object)"
        case .keyPath: return "a key path to \(Value.self) of \(object)"
        case .text(let path, _): return "'\(path.text)' of \(object)"
        }
    }

    override func reportRunaway() {
        let chain = ThreadState.current.deliveryChain()
        let message =
            "observers set what they observe over and over: \(summary) was set \(Self.nestingLimit + 1) times inside "
            + "its own notifications; it keeps its last value, and nobody is told of it. In turn: \(chain). "
            + "Observe with .distinct, or set the property only where its value differs"
        if let root = root as? any KeyValueObservable {
            root.observationRanAway(message)
        } else {
            ThreadState.writeError(message)
        }
    }

    override func close() {
        frames.removeLast()
    }

    /// Tells one observer the present value, as the first notification.
    func tellInitially(_ observer: TypedObservation<Root, Value>, _ root: Root) {
        let new = observer.options.contains(.new) ? read(root) : nil
        let change = ObservedChange(kind: .setting, newValue: new, oldValue: nil, indexes: nil, isPrior: false)
        ThreadState.current.tracking(nil) { observer.tell(root, change) }
    }
}

// Reading.
extension ObservedPath {
    fileprivate func read(_ root: Root) -> Value {
        switch reading {
        case .property(let access, _): access.getter(root)
        case .keyPath(let keyPath): root[keyPath: keyPath]
        case .text(_, let read): read(root)
        }
    }

    /// Reads the value, and depends on what was read from then on.
    fileprivate func readAttaching(_ root: Root) -> Value {
        let (value, reads) = ReadList.of { read(root) }
        declared?.addReads(to: reads, of: root)
        attach(to: reads)
        return value
    }
}
