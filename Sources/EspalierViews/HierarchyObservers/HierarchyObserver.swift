import EspalierObservation

/// One registration, as the observed view and the scopes below it know it.
final class HierarchyObserver: BatchMember {
    let children: Bool
    let subtree: Bool
    let oldValues: Bool
    let paths: Bool
    let constraints: Bool
    /// In the order of the options.
    let properties: [HierarchyProperty]
    /// One bit for each declared property that any of `properties` reads.
    let declared: UInt64
    /// Where it was registered, as `file:line`.
    let place: String
    /// Who hears of changes one by one, in place of the handler.
    let recorder: (any ChangeRecorder)?

    private(set) weak var view: UIView?
    private var handler: (([HierarchyRecord]) -> Void)?
    /// Hears each record at once, between the write and the callbacks: a breakpoint.
    var stop: ((HierarchyRecord) -> Void)?
    private var isOver = false
    /// Whether records are kept instead of told.
    var isPaused = false
    /// Whether the thread's batch has it in its list.
    var isWaiting = false
    /// What the present round is going to tell.
    private(set) var due: [HierarchyRecord] = []
    /// What was recorded since.
    private(set) var pending: [HierarchyRecord] = []

    // Marks of one computation, taken away before it ends.
    var isListed = false
    var sawOld = false
    var seesNew = false

    init(
        _ view: UIView, _ options: HierarchyObservingOptions, place: String,
        handler: @escaping ([HierarchyRecord]) -> Void
    ) {
        children = options.children
        subtree = options.subtree
        oldValues = options.oldValues
        paths = options.paths
        constraints = options.constraints
        properties = options.keyPaths.map(HierarchyProperty.init) + options.properties
        var declared: UInt64 = 0
        for number in 0..<PropertyKey.declaredLimit where !properties.isEmpty {
            let property = PropertySet(PropertyKey(declared: number))
            if properties.contains(where: { $0.keys.meet(property) }) { declared |= property.declared }
        }
        self.declared = declared
        self.place = place
        recorder = nil
        self.view = view
        self.handler = handler
    }

    /// The registration of a recorder, which hears of everything.
    init(_ view: UIView, recorder: any ChangeRecorder) {
        children = true
        subtree = true
        oldValues = true
        paths = false
        constraints = true
        properties = []
        declared = .max
        place = ""
        self.recorder = recorder
        self.view = view
    }

    /// Whether changes are still recorded. Not from the moment on at which the view's release begins: a record would
    /// hold a view that cannot be held any more.
    var isLive: Bool { !isOver && view != nil }

    /// - Precondition: the observer is live, and a batch is open.
    func record(_ record: HierarchyRecord) {
        if let stop { return stop(record) }
        if let recorder {
            HierarchyBatch.current.tellEnd(recorder)
            return recorder.didChange(record)
        }
        pending.append(paths || !record.hasPaths ? record : record.withoutPaths)
        if !isPaused { HierarchyBatch.current.enqueue(self) }
    }

    func takeRecords() -> [HierarchyRecord] {
        let taken = due + pending
        due = []
        pending = []
        return taken
    }

    func resume() {
        guard isPaused else { return }
        isPaused = false
        if pending.isEmpty { return }
        ThreadState.current.beginBatch()
        HierarchyBatch.current.enqueue(self)
        ThreadState.current.endBatch()
    }

    var restless: (view: UIView, place: String)? {
        guard !isOver, !isPaused, let view else { return nil }
        return (view, place)
    }

    /// A round begins: what is pending belongs to it.
    func beginRound() {
        isWaiting = false
        if isPaused { return }
        due = pending
        pending = []
    }

    /// Tells what is due. Paused since the round began, it keeps that.
    func deliver() {
        if isPaused {
            pending = due + pending
            due = []
            return
        }
        let records = due
        due = []
        // Held here: the handler may end its own observation.
        guard !records.isEmpty, let handler else { return }
        HierarchyBatch.current.begin(.telling("the hierarchy observer registered at \(place)"))
        handler(records)
        HierarchyBatch.current.endCause()
    }

    /// Gives up what a round without end would have told.
    func drop() {
        isWaiting = false
        if isPaused { return }
        let dropped = pending
        pending = []
        // Views may go here, and their deinit may do anything.
        withExtendedLifetime(dropped) {}
    }

    /// The token has ended the observation.
    func end() {
        isOver = true
        let held = (handler, stop, due, pending)
        handler = nil
        stop = nil
        due = []
        pending = []
        view?.removeHierarchyObserver(self)
        withExtendedLifetime(held) {}
    }

    /// The view is going. What was recorded before is still told.
    func viewWillEnd() {
        isOver = true
    }
}
