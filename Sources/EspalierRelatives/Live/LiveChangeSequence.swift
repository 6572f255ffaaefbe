import EspalierObservation

/// The changes of a live list, one after the other.
///
/// It ends when the root of the list does, and the observation ends with the iteration: when the loop is left, or its
/// task cancelled. It is read in the isolation domain of the tree only. While the reader is busy, changes wait, up to a
/// bound; beyond it the oldest is dropped, and `droppedChanges` counts it.
public struct LiveChangeSequence: AsyncSequence {
    /// One change.
    public typealias Element = LiveChange

    private let views: LiveViews
    private let bound: Int

    init(_ views: LiveViews, bound: Int) {
        self.views = views
        self.bound = bound
    }

    /// Begins to observe.
    public func makeAsyncIterator() -> Iterator {
        let buffer = ChangeBuffer<LiveChange>(bound: bound)
        let observer = LiveObserver(place: "an asynchronous sequence") { [weak buffer] in
            buffer?.push($0)
        } atEnd: { [weak buffer] in
            buffer?.end()
        }
        let observation = LiveObservation(observer, of: views)
        buffer.stop = { observation.invalidate() }
        return Iterator(buffer)
    }

    /// Reads the changes since it was made.
    public struct Iterator: AsyncIteratorProtocol {
        private let buffer: ChangeBuffer<LiveChange>

        fileprivate init(_ buffer: ChangeBuffer<LiveChange>) {
            self.buffer = buffer
        }

        /// How many changes were dropped because the reader was slow.
        public var droppedChanges: Int { buffer.dropped }

        /// The next change; waits for one. Nil when the root is gone or the task cancelled.
        public mutating func next(isolation actor: isolated (any Actor)?) async -> LiveChange? {
            await buffer.next(isolation: actor)
        }

        /// The next change, for callers without isolation.
        public mutating func next() async -> LiveChange? {
            await buffer.next(isolation: #isolation)
        }
    }
}
