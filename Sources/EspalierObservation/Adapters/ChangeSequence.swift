/// The changes of one observed value, one after the other.
///
/// It ends when its object does, and the observation ends with the iteration: when the loop is left, or its task
/// cancelled. It is read in the isolation domain of the object only. While the reader is busy, changes wait, up to a
/// bound; beyond it the oldest is dropped, and `droppedChanges` counts it: the reader always comes to the latest
/// state.
public struct ChangeSequence<Root: KeyValueObservable, Value>: AsyncSequence {
    /// One change, with what was asked for.
    public typealias Element = ObservedChange<Value>

    private weak var root: Root?
    private let keyPath: KeyPath<Root, Value>
    private let options: ObservingOptions
    private let bound: Int
    private let place: SourcePlace

    package init(
        of root: Root, _ keyPath: KeyPath<Root, Value>, options: ObservingOptions, bound: Int, file: StaticString,
        line: UInt
    ) {
        self.root = root
        self.keyPath = keyPath
        self.options = options
        self.bound = bound
        place = SourcePlace(file, line)
    }

    /// Begins to observe.
    public func makeAsyncIterator() -> Iterator {
        let buffer = ChangeBuffer<Element>(bound: bound)
        guard let root else {
            buffer.end()
            return Iterator(buffer)
        }
        let observation = KeyValueObservation(options: options, file: place.file, line: place.line) {
            [weak buffer] _, _, change in buffer?.push(ObservedChange(change.pointee))
        }
        observation.onEnd = { [weak buffer] in buffer?.end() }
        buffer.stop = { observation.invalidate() }
        root.observerRegistry.add(Handle(observation), at: keyPath, of: root)
        return Iterator(buffer)
    }

    /// Reads the changes since it was made.
    public struct Iterator: AsyncIteratorProtocol {
        private let buffer: ChangeBuffer<Element>

        fileprivate init(_ buffer: ChangeBuffer<Element>) {
            self.buffer = buffer
        }

        /// How many changes were dropped because the reader was slow.
        public var droppedChanges: Int { buffer.dropped }

        /// The next change; waits for one. Nil when the object is gone or the task cancelled.
        public mutating func next(isolation actor: isolated (any Actor)?) async -> ObservedChange<Value>? {
            await buffer.next(isolation: actor)
        }

        /// The next change, for callers without isolation.
        public mutating func next() async -> ObservedChange<Value>? {
            await buffer.next(isolation: #isolation)
        }
    }
}

extension KeyValueObservable {
    /// The changes of a value, to be read with `for await`.
    ///
    /// - Parameters:
    ///   - keyPath: From the object to the value.
    ///   - options: What each change tells. With `initial`, the first one tells the present value.
    ///   - bound: How many changes wait for a slow reader; beyond it the oldest is dropped. At least 1.
    ///   - file: Where it is asked for, for messages.
    ///   - line: Where it is asked for, for messages.
    @_disfavoredOverload
    public func changes<Value>(
        of keyPath: KeyPath<Self, Value>, options: ObservingOptions = [.new], bound: Int = 64,
        file: StaticString = #fileID, line: UInt = #line
    ) -> ChangeSequence<Self, Value> {
        ChangeSequence(of: self, keyPath, options: options, bound: bound, file: file, line: line)
    }
}
