import Foundation
import Synchronization

/// What a thread is doing at the moment: which computations are tracked, which observers are being told.
///
/// This file holds the only mutable state of the package that belongs to no object: a thread-local record, and a
/// count of the trackers on all threads, which spares untracked reads the look at it. A tree belongs to one isolation
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
    /// The change that observers are being told of, the innermost one. Only for messages.
    var delivery: Unmanaged<ChangeFrame>?
    /// How many changes observers are being told of, one inside the other.
    var deliveryDepth = 0
    /// They were too many: nobody is told until the outermost notification has ended.
    var isRunaway = false
    /// What the hierarchy observers of views have collected during the outermost change.
    package var batch: AnyObject?
    /// How many changes of views are under way, one inside the other. Hierarchy observers hear at its return to zero.
    package var batchDepth = 0
    /// The ends of animations that no window's clock has taken over yet.
    package var waitingAnimations: AnyObject?
    /// What `UIView.areAnimationsEnabled` tells.
    package var areAnimationsEnabled = true
    /// The duration of the animation whose changes are being made, the innermost one; 0 outside of any.
    package var animationDuration = 0.0
    /// The clock that is running what has come to its end.
    package var runningClock: AnyObject?

    @usableFromInline static let trackerCount = Atomic<Int>(0)

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { state in
            // Whether the record is optional here differs between systems.
            let record: UnsafeMutableRawPointer? = state
            if let record { Unmanaged<ThreadState>.fromOpaque(record).release() }
        }
        return key
    }()

    /// The record of the calling thread, made on first use and released when the thread ends.
    package static var current: ThreadState {
        if let state = pthread_getspecific(key) {
            return Unmanaged<ThreadState>.fromOpaque(state).takeUnretainedValue()
        }
        let made = ThreadState()
        pthread_setspecific(key, Unmanaged.passRetained(made).toOpaque())
        return made
    }

    /// Whether any thread is tracking. The one thing that a plain read asks.
    @inlinable
    @inline(__always)
    package static var mayBeTracking: Bool { trackerCount.load(ordering: .relaxed) != 0 }

    /// Tells the tracker of this thread, if it has one, that a property is being read.
    @inline(never)
    package static func didRead(_ source: any ObservationSource, _ key: PropertyKey) {
        let state = current
        for tracker in state.trackers.reversed() {
            guard let tracker else { return }
            tracker.didRead(source, key)
            if !tracker.passesReadsOn { return }
        }
    }

    /// Runs `body` with `tracker` hearing what it reads.
    package func tracking<Result, Failure: Error>(
        _ tracker: ReadTracker?, _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        trackers.append(tracker)
        Self.trackerCount.add(1, ordering: .relaxed)
        defer {
            Self.trackerCount.subtract(1, ordering: .relaxed)
            trackers.removeLast()
        }
        return try body()
    }

    /// Whether code that runs now is tracked on this thread.
    var isTracked: Bool { trackers.last.map { $0 != nil } ?? false }

    /// The observers that are being told, the latest last, each once: what goes round, where something does.
    func deliveryChain() -> String {
        var chain: [String] = []
        var known: Set<UnsafeMutableRawPointer> = []
        var next = delivery
        while chain.count < 20, let frame = next?.takeUnretainedValue() {
            let observers = frame.path.observers
            if frame.place < observers.count, let observer = observers[frame.place],
                known.insert(observer.toOpaque()).inserted
            {
                chain.append(observer._withUnsafeGuaranteedRef { "\($0.summary) observed at \($0.place)" })
            }
            next = frame.outerDelivery
        }
        return chain.reversed().joined(separator: ", then ")
    }

    /// Where there is nobody else to tell.
    static func writeError(_ message: String) {
        FileHandle.standardError.write(Data("Espalier: \(message)\n".utf8))
    }
}

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

    package init() {}

    package func didRead(_ source: any ObservationSource, _ key: PropertyKey) {
        // Most reads are of the object that was read last, or of few objects.
        for index in reads.indices.reversed().prefix(8) where reads[index].source === source {
            reads[index].keys.insert(key)
            return
        }
        reads.append((source, PropertyKeys(key)))
    }

    /// Whether nothing was read.
    package var isEmpty: Bool { reads.isEmpty }

    /// Forgets what was read so far.
    package func removeAll() {
        if reads.isEmpty { return }
        // Objects may go here, and their deinit may read: nothing is being accessed by then.
        let old = reads
        reads = []
        withExtendedLifetime(old) {}
    }

    /// Runs `body`, and tells what it read.
    package static func of<Result>(_ body: () -> Result) -> (Result, ReadList) {
        let list = ReadList()
        return (ThreadState.current.tracking(list, body), list)
    }
}
