/// A token: the observation goes on as long as the token lives, and no longer than the observed object.
public class KeyValueObservation {
    final let options: ObservingOptions
    /// Where it was registered, for messages.
    final let place: SourcePlace
    /// What is observed; nil when the observation has ended. The path sets it to nil before it goes.
    final var path: Unmanaged<ObservedPathBase>?
    /// The observer's place in the path's list.
    final var index = 0
    /// Observers of one object are told in the order of these numbers.
    final var sequence = 0
    /// Whether the path holds the observation, rather than the user.
    final let isHeldByPath: Bool

    init(options: ObservingOptions, place: SourcePlace, isHeldByPath: Bool) {
        self.options = options
        self.place = place
        self.isHeldByPath = isHeldByPath
    }

    deinit { invalidate() }

    /// Ends the observation: the handler is not called any more, and is released. Does nothing when it has ended.
    public final func invalidate() {
        guard let path else { return }
        self.path = nil
        path._withUnsafeGuaranteedRef { $0.remove(self) }
        didEnd()
    }

    /// How messages call what is observed.
    final var summary: String { path?._withUnsafeGuaranteedRef { $0.summary } ?? "an ended observation" }

    /// What holds together the observations by blocks of one object; nil for a token's.
    var records: BlockRecords? { nil }

    /// The place in `records`.
    final var recordsPlace = 0

    /// Whether the observer is gone, so that there is nobody to tell.
    var isDead: Bool { false }

    /// The observation has begun.
    func didBegin() {}

    /// The observation has ended. Releases what only a living one needs.
    func didEnd() {}
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

/// An observation whose observers hear typed changes.
class TypedObservation<Root: AnyObject, Value>: KeyValueObservation {
    /// Tells the observer.
    func tell(_ root: Root, _ change: ObservedChange<Value>) {}
}

/// The observation of a token.
final class TokenObservation<Root: AnyObject, Value>: TypedObservation<Root, Value> {
    private var handler: ((Root, ObservedChange<Value>) -> Void)?

    init(
        options: ObservingOptions, place: SourcePlace, handler: @escaping (Root, ObservedChange<Value>) -> Void
    ) {
        self.handler = handler
        super.init(options: options, place: place, isHeldByPath: false)
    }

    override func tell(_ root: Root, _ change: ObservedChange<Value>) {
        handler?(root, change)
    }

    override func didEnd() {
        handler = nil
    }
}
