/// Hears which properties a computation reads.
package protocol ReadTracker: AnyObject {
    func didRead(_ source: any ObservationSource, _ key: PropertyKey)
    /// Whether a tracker further out depends on the same reads.
    var passesReadsOn: Bool { get }
}

/// An object whose properties tell the tracker that they are read, and their registry that they change.
package protocol ObservationSource: AnyObject {
    /// The registry, made if need be.
    var sourceRegistry: ObserverRegistry { get }
}

/// The properties that a computation read, each once, in the order of the first reads.
package final class ReadList: ReadTracker {
    package private(set) var reads: [(source: any ObservationSource, keys: PropertyKeys)] = []
    package let passesReadsOn = false
    /// The last read once more, where it was of a declared property: most reads are of the same few properties of the
    /// same object. `reads` holds the object.
    private var lastSource: ObjectIdentifier?
    private var lastDeclared: UInt64 = 0

    /// Whether objects whose deinit is running are left out. A list that goes on after a deinit that reads must not hold
    /// its object; one of a read inside the deinit may.
    private let leavesEndingOut: Bool

    package init(leavesEndingOut: Bool = false) { self.leavesEndingOut = leavesEndingOut }

    @inline(__always)
    package func didRead(_ source: any ObservationSource, _ key: PropertyKey) {
        if lastSource == ObjectIdentifier(source), let number = key.number,
            lastDeclared & 1 << UInt64(number) != 0
        {
            return
        }
        note(source, key)
    }

    @inline(never)
    private func note(_ source: any ObservationSource, _ key: PropertyKey) {
        let place = place(of: source)
        if leavesEndingOut, place == nil, ObjectEnd.isUnderWay(of: source) { return }
        if let place { reads[place].keys.insert(key) } else { reads.append((source, PropertyKeys(key))) }
        lastSource = ObjectIdentifier(source)
        lastDeclared = reads[place ?? reads.count - 1].keys.declared
    }

    /// Most reads are of the object that was read last, or of few objects.
    private func place(of source: any ObservationSource) -> Int? {
        var place = reads.count
        let end = max(place - 8, 0)
        while place > end {
            place -= 1
            if reads[place].source === source { return place }
        }
        return nil
    }

    /// Whether nothing was read.
    package var isEmpty: Bool { reads.isEmpty }

    /// Forgets what was read so far.
    package func removeAll() {
        if reads.isEmpty { return }
        // Objects may go here, and their deinit may read: nothing is being accessed by then.
        let old = reads
        reads = []
        lastSource = nil
        withExtendedLifetime(old) {}
    }

    /// Forgets what was read, where nothing tells the list of reads any more, and keeps a little room for the next.
    func reset() {
        lastSource = nil
        if reads.count <= Self.roomKept { reads.removeAll(keepingCapacity: true) } else { reads = [] }
    }

    private static let roomKept = 32

    /// Runs `body`, and tells what it read.
    package static func of<Result>(_ body: () -> Result) -> (Result, ReadList) {
        let list = ReadList()
        return (ThreadState.current.tracking(list, body), list)
    }
}
