/// A token: the observation goes on as long as the token lives, and no longer than the observed object.
public final class KeyValueObservation {
    /// Tells the observer: the observing object, if there is one, the observed one, and the change.
    @usableFromInline typealias Tell = (_ object: AnyObject?, _ root: AnyObject, _ change: RawChange) -> Void

    let options: ObservingOptions
    /// Where it was registered, for messages.
    let place: SourcePlace
    /// Nil when the observation has ended.
    private(set) var tell: Tell?

    /// What is observed; nil when the observation has ended. The path sets it to nil before it goes.
    var path: Unmanaged<ObservedPath>?
    /// The observer's place in the path's list.
    var index = 0
    /// Observers of one object are told in the order of these numbers.
    var sequence = 0

    /// Whether it is observed on behalf of an object: the path holds the observation then, rather than a token's user.
    let isBlock: Bool
    /// The observing object, and what holds together its observations, where they end with it.
    private unowned(unsafe) var ownObject: AnyObject?
    private unowned(unsafe) var ownRecords: BlockRecords?
    /// The object and its records, where nothing tells the object's end.
    private let foreign: ForeignObserver?
    /// The place in `records`.
    var recordsPlace = 0
    /// Called at the end.
    var onEnd: (() -> Void)?

    @usableFromInline
    init(options: ObservingOptions, file: StaticString, line: UInt, tell: @escaping Tell) {
        self.options = options
        place = SourcePlace(file, line)
        self.tell = tell
        isBlock = false
        foreign = nil
    }

    @usableFromInline
    init(
        of object: AnyObject, _ records: BlockRecords, options: ObservingOptions, file: StaticString, line: UInt,
        tell: @escaping Tell
    ) {
        self.options = options
        place = SourcePlace(file, line)
        self.tell = tell
        isBlock = true
        if records.isForeign {
            foreign = ForeignObserver(object, records)
        } else {
            foreign = nil
            ownObject = object
            ownRecords = records
        }
    }

    deinit { invalidate() }

    /// Ends the observation: the handler is not called any more, and is released. Does nothing when it has ended.
    public func invalidate() {
        guard let path else { return }
        path._withUnsafeGuaranteedRef { $0.remove(self) }
    }

    /// The observing object, if it is observed on behalf of one that is still there.
    var object: AnyObject? {
        if let foreign { foreign.object } else { ownObject }
    }

    var records: BlockRecords? {
        if let foreign { foreign.records } else { ownRecords }
    }

    /// Whether nothing tells the end of the observing object.
    var isForeign: Bool { foreign != nil }

    /// Whether the observing object is gone, so that there is nobody to tell.
    var isDead: Bool { isBlock && object == nil }

    /// How messages call what is observed.
    var summary: String { path?._withUnsafeGuaranteedRef { $0.summary } ?? "an ended observation" }

    /// The path has taken the observation in.
    func didBegin() {
        if isBlock { records?.insert(self) }
    }

    /// What an ended observation has let go of.
    typealias Handlers = (tell: Tell?, onEnd: (() -> Void)?)

    /// The path has let the observation go.
    func didEnd() {
        leave().onEnd?()
    }

    /// Ends the observation; the caller releases the handler, when it has nothing half done.
    func leave() -> Handlers {
        path = nil
        if isBlock {
            records?.remove(self)
            ownObject = nil
            ownRecords = nil
        }
        defer {
            tell = nil
            onEnd = nil
        }
        return (tell, onEnd)
    }
}

/// An observing object of a class that takes no part, which may be gone at any time, and its records.
private final class ForeignObserver {
    private(set) weak var object: AnyObject?
    let records: BlockRecords

    init(_ object: AnyObject, _ records: BlockRecords) {
        self.object = object
        self.records = records
    }
}

/// Where in the caller's source something was registered.
package struct SourcePlace: CustomStringConvertible, Sendable {
    let file: StaticString
    let line: UInt

    package init(_ file: StaticString, _ line: UInt) {
        self.file = file
        self.line = line
    }

    package var description: String { "\(file):\(line)" }
}
