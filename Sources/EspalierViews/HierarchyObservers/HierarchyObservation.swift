/// A running observation of a hierarchy: its token. The observation ends when the token goes, with `invalidate()`, or
/// when the observed view goes; until then the token alone holds the handler. It does not hold the view.
///
/// The token belongs to the isolation domain of its view.
public final class HierarchyObservation {
    private let observer: HierarchyObserver

    init(_ observer: HierarchyObserver) {
        self.observer = observer
    }

    deinit {
        observer.end()
    }

    /// Ends the observation and lets go of the handler. What was recorded and not told yet is dropped. May be called
    /// at any time, inside the handler too, and more than once.
    /// - Complexity: O(observers of the view), with `subtree` also O(views below it).
    public func invalidate() {
        observer.end()
    }

    /// Takes what was recorded and not told yet, in the order of the changes; it will not be told any more. Empty
    /// where nothing happened, and inside the handler for what the handler is just being told.
    public func takeRecords() -> [HierarchyRecord] {
        observer.takeRecords()
    }

    /// Stops telling: records are kept until `resume()` or `takeRecords()`.
    public func pause() {
        observer.isPaused = true
    }

    /// Goes on telling: first, as one batch and before this returns, what was kept; inside an outermost change or a
    /// handler, when that ends. Records of several outermost changes stand one after the other: a view that left in
    /// one of them and came back in a later one brings along what was below it then.
    public func resume() {
        observer.resume()
    }

    /// Whether records are kept instead of told. False at first.
    public var isPaused: Bool { observer.isPaused }

    /// How many records wait to be told or taken. For tests and tools.
    package var pendingCount: Int { observer.due.count + observer.pending.count }
}
