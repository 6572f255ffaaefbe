/// The token of a running observation of a hierarchy. The observation ends when the token is released, by
/// `invalidate()`, or when the observed view goes. Until then only the token holds the handler. The token does not hold
/// the view.
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

    /// Ends the observation and releases the handler. Records that were not told yet are dropped. You may call it at
    /// any time, also inside the handler, and more than once.
    /// - Complexity: O(observers of the view), with `subtree` also O(views below it).
    public func invalidate() {
        observer.end()
    }

    /// Takes the records that were not told yet, in the order of the changes; the handler will not get them. Empty if
    /// nothing happened. Inside the handler it does not give the records that the handler is getting.
    public func takeRecords() -> [HierarchyRecord] {
        observer.takeRecords()
    }

    /// Stops calling the handler: records are kept until `resume()` or `takeRecords()`.
    public func pause() {
        observer.isPaused = true
    }

    /// Calls the handler again: first, as one batch and before this returns, with the kept records; inside an outermost
    /// change or a handler, when that ends. Records of several outermost changes follow one another: a view that left
    /// in one of them and came back in a later one brings along the views that were below it then.
    public func resume() {
        observer.resume()
    }

    /// Whether records are kept and the handler is not called. False at first.
    public var isPaused: Bool { observer.isPaused }

    /// How many records wait to be told or taken. For tests and tools.
    package var pendingCount: Int { observer.due.count + observer.pending.count }
}
