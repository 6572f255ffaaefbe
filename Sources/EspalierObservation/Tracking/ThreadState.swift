import Foundation
import Synchronization

/// What is collected on a thread until its outermost change ends.
package protocol ChangeBatch: AnyObject {
    /// That change has ended.
    func deliver()
}

/// What a thread is doing at the moment: which computations are tracked, which observers are being told.
///
/// This file holds the only mutable state of the package that belongs to no object: a thread-local record, and three
/// counts over all threads, of the trackers, which spares untracked reads the look at it, of breakpoints, and of the
/// changes that ran callbacks before their write. A tree belongs to one isolation
/// domain, and everything here but the animations begins and ends within one synchronous call, so that it never
/// outlives a turn of that domain on its thread.
///
/// The animations are the exception, because `UIView.animate` is static and names no window: what waits for a clock
/// stays here until a window's clock is advanced on the same thread. Whoever animates and steps clocks does both on
/// one thread, or within one turn of its domain.
@usableFromInline
package final class ThreadState {
    /// The trackers whose computations are running, the innermost last; nil stands for code that is not tracked, such
    /// as a callback inside a tracked computation.
    private var trackers: [ReadTracker?] = []
    /// The innermost tracker, if it is a list, as nearly all are: reads go to it without a look at the others.
    private var innermostList: Handle<ReadList>?
    /// The change that observers are being told of, the innermost one. Only for messages.
    var delivery: Handle<ChangeFrame>?
    /// How many changes observers are being told of, one inside the other.
    var deliveryDepth = 0
    /// They were too many: nobody is told until the outermost notification has ended.
    var isRunaway = false
    /// What is told when the outermost change ends: to the hierarchy observers of views, and to live lists.
    package var batch: (any ChangeBatch)?
    /// How many changes are under way, one inside the other, that somebody hears of when the outermost one ends.
    package private(set) var batchDepth = 0
    /// How many more wait for the end of the outermost change, without being levels of it.
    private var batchHolds = 0
    /// The ends of animations that no window's clock has taken over yet.
    package var waitingAnimations: AnyObject?
    /// What `UIView.areAnimationsEnabled` tells.
    package var areAnimationsEnabled = true
    /// The duration of the animation whose changes are being made, the innermost one; 0 outside of any.
    package var animationDuration = 0.0
    /// Whether views are being made of data from outside, so that what these lead to is reported and does not trap.
    package var readsDataFromOutside = false
    /// The clock that is running what has come to its end.
    package var runningClock: AnyObject?
    /// The transactions of layers that have begun and not ended, if there are any.
    package var layerTransactions: AnyObject?
    /// What was copied on the thread, if anything was.
    package var pasteboards: AnyObject?

    @usableFromInline static let trackerCount = Atomic<Int>(0)

    /// How many breakpoints there are on views, in all trees: as long as there is none, no change looks for any.
    package static let breakpointCount = Atomic<Int>(0)

    /// How many changes have run callbacks before their write: says of an observer whether it was there when such a change
    /// began. It may begin anew at 0.
    static let changesTellingBefore = Atomic<UInt32>(0)

    /// Frames of changes that are over, for the next ones: the first of a list.
    private var idleFrame: Handle<ChangeFrame>?
    private var idleFrames = 0
    /// How many frames are kept, rather than all that a deep nesting needed.
    private static let mostIdleFrames = 8
    /// The observers, asked for last, of an object of a class that takes no part; and their records, which they hold.
    var lastForeign: AnyObject?
    var lastForeignRecords: Handle<BlockRecords>?
    /// The shape of the declared property that a key path was found to be last, of an object whose class overrides no
    /// getter: it is the same for all such objects, and often asked for many in a row.
    var lastShape: (shape: PathShape, type: ObjectIdentifier)?
    /// A list that is kept for the next computation.
    private var idleList: ReadList?

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { state in
            // Whether the record is optional here differs between systems.
            let record: UnsafeMutableRawPointer? = state
            if let record { Handle<ThreadState>(at: record).release() }
        }
        return key
    }()

    /// One more than the key, when that is made: to ask for a lazy constant is a call each time.
    @usableFromInline static let keyMade = Atomic<UInt>(0)

    /// The record of the calling thread, made on first use and released when the thread ends.
    @inline(__always)
    package static var current: ThreadState { handle.object }

    /// The same, for code that runs at each read and notification: no references are counted.
    @inlinable
    @inline(__always)
    package static var handle: Handle<ThreadState> {
        let made = keyMade.load(ordering: .relaxed)
        if made != 0, let state = pthread_getspecific(pthread_key_t(made - 1)) { return Handle(at: state) }
        return make()
    }

    @inline(never)
    @usableFromInline
    static func make() -> Handle<ThreadState> {
        let made = Handle.retaining(ThreadState())
        pthread_setspecific(key, made.address)
        keyMade.store(UInt(key) + 1, ordering: .relaxed)
        return made
    }

    /// Whether any thread is tracking. The one thing that a plain read asks.
    @inlinable
    @inline(__always)
    package static var mayBeTracking: Bool { trackerCount.load(ordering: .relaxed) != 0 }

    /// Tells the tracker of this thread, if it has one, that a property is being read.
    @inline(never)
    package static func didRead(_ source: any ObservationSource, _ key: PropertyKey) {
        handle.with { state in
            if let list = state.innermostList {
                list.with { $0.didRead(source, key) }
            } else {
                state.tellTrackers(source, key)
            }
        }
    }

    private func tellTrackers(_ source: any ObservationSource, _ key: PropertyKey) {
        for tracker in trackers.reversed() {
            guard let tracker else { return }
            tracker.didRead(source, key)
            if !tracker.passesReadsOn { return }
        }
    }

    /// Runs `body` with `tracker` hearing what it reads.
    package func tracking<Result, Failure: Error>(
        _ tracker: ReadTracker?, _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        beginTracking(tracker)
        defer { endTracking() }
        return try body()
    }

    private func beginTracking(_ tracker: ReadTracker?) {
        trackers.append(tracker)
        innermostList = (tracker as? ReadList).map { Handle($0) }
        Self.trackerCount.add(1, ordering: .relaxed)
    }

    private func endTracking() {
        Self.trackerCount.subtract(1, ordering: .relaxed)
        trackers.removeLast()
        let innermost = trackers.last.flatMap { $0 }
        innermostList = (innermost as? ReadList).map { Handle($0) }
    }

    /// Whether code that runs now is tracked on this thread.
    var isTracked: Bool { trackers.last.map { $0 != nil } ?? false }

    // MARK: The outermost change

    /// A change begins whose outermost one somebody waits for.
    package func beginBatch() {
        batchDepth += 1
    }

    /// It has ended, with all its callbacks.
    package func endBatch() {
        batchDepth -= 1
        if batchDepth == 0, batchHolds == 0 { batch?.deliver() }
    }

    /// Somebody waits for the outermost change to end, of which this is no level: what begins as a consequence of it is
    /// told by the levels.
    func holdBatch() {
        batchHolds += 1
    }

    /// It does not wait any more.
    func releaseBatch() {
        batchHolds -= 1
        if batchDepth == 0, batchHolds == 0 { batch?.deliver() }
    }

    // MARK: What is kept for the next change

    /// A frame for a change of a path. The caller owns it.
    @inline(__always)
    func takeFrame() -> Handle<ChangeFrame> {
        guard let frame = idleFrame else { return Handle.retaining(ChangeFrame()) }
        idleFrame = frame.with { $0.nextIdle }
        idleFrames -= 1
        return frame
    }

    /// Takes back a frame whose change is over.
    @inline(__always)
    func keep(_ frame: Handle<ChangeFrame>) {
        if idleFrames == Self.mostIdleFrames { return frame.release() }
        frame.with { $0.nextIdle = idleFrame }
        idleFrame = frame
        idleFrames += 1
    }

    deinit {
        while let frame = idleFrame {
            idleFrame = frame.with { $0.nextIdle }
            frame.release()
        }
    }

    /// Runs `body`, hands what it read to `use`, and keeps the list for the next time.
    func reading<Result>(_ body: () -> Result, use: (ReadList) -> Void) -> Result {
        let list = idleList.take() ?? ReadList()
        let result = tracking(list, body)
        use(list)
        list.reset()
        idleList = list
        return result
    }

    /// The observers that are being told, the latest last, each once: what goes round, where something does.
    func deliveryChain() -> String {
        var chain: [String] = []
        var known: Set<Handle<KeyValueObservation>> = []
        var next = delivery
        while chain.count < 20, let frame = next?.object {
            let observers = frame.path?.object.observers ?? []
            if frame.place < observers.count, let observer = observers[frame.place],
                known.insert(observer).inserted
            {
                chain.append(observer.with { "\($0.summary) observed at \($0.place)" })
            }
            next = frame.outerDelivery
        }
        return chain.reversed().joined(separator: ", then ")
    }

    /// How many changes observers are being told of, one inside the other.
    package var deliveries: Int { deliveryDepth }

    /// What observers are being told of, the outermost change first: the key path, and where the observer was registered;
    /// nil for one that has ended meanwhile.
    package func deliveryPlaces() -> [(path: String, place: String)?] {
        var places: [(path: String, place: String)?] = []
        var next = delivery
        while let frame = next?.object {
            let observers = frame.path?.object.observers ?? []
            let observer = frame.place < observers.count ? observers[frame.place] : nil
            places.append(observer?.with { ("\($0.summary)", "\($0.place)") })
            next = frame.outerDelivery
        }
        return places.reversed()
    }

    /// Where there is nobody else to tell.
    static func writeError(_ message: String) {
        FileHandle.standardError.write(Data("Espalier: \(message)\n".utf8))
    }
}
