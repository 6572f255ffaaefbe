/// A token: the observation goes on as long as the token lives, and no longer than the observed object.
public final class KeyValueObservation {
    /// Tells the observer: the observing object (for a token the observed one), the observed one, and the change.
    @usableFromInline
    typealias Tell = (_ object: AnyObject, _ root: AnyObject, _ change: UnsafePointer<RawChange>) -> Void

    /// A function by itself would be made anew, in another form, for each generic function that it is handed to.
    struct Handler {
        let tell: Tell
    }

    /// Nil when the observation has ended, and while the handler is being called.
    private(set) var handler: Handler?
    /// What is observed; nil when the observation has ended. The path sets it to nil before it goes.
    private(set) var path: Handle<ObservedPath>?
    /// Where it was registered, for messages.
    let place: SourcePlace
    let optionBits: UInt8
    /// Whether it is observed on behalf of an object: the path holds the observation then, rather than a token's user.
    let isBlock: Bool
    /// Whether nothing tells the end of the observing object. The observation holds its records then.
    let isForeign: Bool
    private var pathPlace: UInt32 = 0
    private var recordsPlace: UInt32 = 0
    /// The number of the latest change that had begun to tell before its write. Fills a gap.
    private var latestChange: UInt32 = 0
    /// Observers of one object are told in the order of these numbers.
    private(set) var sequence = 0
    /// The observing object, where its end is told.
    private var ownObject: Handle<AnyObject>?
    /// What holds together the observing object's observations.
    private var records: Handle<BlockRecords>?
    /// Called at the end.
    var onEnd: (() -> Void)?

    @usableFromInline
    init(options: ObservingOptions, file: StaticString, line: UInt, tell: @escaping Tell) {
        optionBits = UInt8(truncatingIfNeeded: options.rawValue)
        place = SourcePlace(file, line)
        handler = Handler(tell: tell)
        isBlock = false
        isForeign = false
    }

    /// Observes on behalf of the object of `records`.
    init(
        for records: BlockRecords, options: ObservingOptions, file: StaticString, line: UInt, tell: @escaping Tell
    ) {
        optionBits = UInt8(truncatingIfNeeded: options.rawValue)
        place = SourcePlace(file, line)
        handler = Handler(tell: tell)
        isBlock = true
        isForeign = records.isForeign
        self.records = records.isForeign ? Handle.retaining(records) : Handle(records)
        ownObject = records.ownObject
    }

    deinit { invalidate() }

    /// Ends the observation: the handler is not called any more, and is released. Does nothing when it has ended.
    public func invalidate() {
        Handle(self).invalidate()
    }

    var options: ObservingOptions { ObservingOptions(rawValue: UInt(optionBits)) }

    /// The observer's place in the path's list.
    var index: Int {
        get { Int(pathPlace) }
        set { pathPlace = UInt32(newValue) }
    }

    /// The place in the list of the observing object.
    var placeInRecords: Int {
        get { Int(recordsPlace) }
        set { recordsPlace = UInt32(newValue) }
    }

    /// The observing object, if it is observed on behalf of one that is still there.
    var object: AnyObject? {
        isForeign ? records?.with { $0.object } : ownObject?.object
    }

    /// The same, held until the caller releases it.
    @inline(__always)
    func retainedObject() -> Handle<AnyObject>? {
        isForeign ? object.map { Handle.retaining($0) } : ownObject?.retain()
    }

    /// Whether the object of these records observes.
    func isOf(_ records: BlockRecords) -> Bool {
        self.records == Handle(records)
    }

    /// Whether it observes by a path of that object which satisfies `condition`.
    @inline(__always)
    func observes(_ registry: ObserverRegistry, where condition: (ObservedPath) -> Bool) -> Bool {
        guard let path else { return false }
        return path.with { path in
            path.registryPlace == Handle(registry) && condition(path)
        }
    }

    /// Whether the observing object is gone, so that there is nobody to tell.
    var isDead: Bool { isBlock && object == nil }

    /// How messages call what is observed.
    var summary: String { path?.with { $0.summary } ?? "an ended observation" }

    /// The path takes the observation in.
    @inline(__always)
    func begin(at index: Int, of path: ObservedPath, _ sequence: Int) {
        self.path = Handle(path)
        self.index = index
        self.sequence = sequence
        latestChange = ThreadState.changesTellingBefore.load(ordering: .relaxed)
        records?.with { $0.insert(self) }
    }

    /// Makes the initial call, in which the observation can be removed already.
    /// - Returns: whether it was not.
    func beginning(at path: Handle<ObservedPath>, _ call: () -> Void) -> Bool {
        // Held, as the observing object may end in the call.
        guard let records = records?.object else {
            call()
            return true
        }
        return records.beginning(self, at: path, call)
    }

    /// Whether it was registered since the change of that number began.
    func isAdded(since change: UInt32) -> Bool { Int32(bitPattern: latestChange &- change) >= 0 }

    /// Hands the handler over for one call; nil if it is being called already, further out.
    @inline(__always)
    func handOver() -> Handler? { handler.take() }

    /// The call has returned, and the observation has not ended.
    @inline(__always)
    func takeBack(_ handler: consuming Handler) {
        // There is none to be released.
        withUnsafeMutablePointer(to: &self.handler) { $0.initialize(to: handler) }
    }

    /// What an ended observation has let go of.
    typealias Handlers = (handler: Handler?, onEnd: (() -> Void)?)

    /// The path has let the observation go.
    @inline(__always)
    func didEnd() {
        let handlers = leave()
        handlers.onEnd?()
    }

    /// Leaves the observing object, in whose list it does not stand.
    fileprivate func forgetRecords() {
        ownObject = nil
        let records = records.take()
        if isForeign { records?.release() }
    }

    /// Ends the observation; the caller releases the handler, when it has nothing half done.
    func leave() -> Handlers {
        path = nil
        let handlers = (handler: handler.take(), onEnd: onEnd)
        onEnd = nil
        if let records = records.take() {
            ownObject = nil
            records.with { $0.remove(self) }
            if isForeign { records.release() }
        }
        return handlers
    }
}

extension Handle<KeyValueObservation> {
    /// Lets go of an observation on behalf of an object that has not begun, and does not.
    func giveUp() {
        guard with({ $0.isBlock }) else { return }
        with { $0.forgetRecords() }
        release()
    }

    /// Ends the observation; one on behalf of an object may be gone then.
    @inline(__always)
    func invalidate() {
        guard let path = with({ $0.path }) else { return }
        path.with { $0.remove(self) }
    }
}

/// Where in the caller's source something was registered.
package struct SourcePlace: CustomStringConvertible, Sendable {
    let file: StaticString
    private let shortLine: UInt32
    var line: UInt { UInt(shortLine) }

    package init(_ file: StaticString, _ line: UInt) {
        self.file = file
        shortLine = UInt32(truncatingIfNeeded: line)
    }

    package var description: String { "\(file):\(line)" }
}
