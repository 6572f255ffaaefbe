import Foundation

/// Something that a clock ends: its body is called exactly once, unless it is cancelled before.
package final class ClockEntry {
    fileprivate(set) var seconds: TimeInterval
    private var body: (() -> Void)?
    private weak var clock: WindowClock?
    private var start: TimeInterval = 0

    init(after seconds: TimeInterval, _ body: @escaping () -> Void) {
        self.seconds = seconds
        self.body = body
    }

    /// Whether the body is still to be called.
    package var isWaiting: Bool { body != nil }

    /// The clock's time at which the body is called. Valid once a clock has taken the entry over.
    var deadline: TimeInterval { start + seconds }

    /// How many seconds have passed since the clock took it over; 0 while none has.
    package var elapsed: TimeInterval { clock.map { $0.now - start } ?? 0 }

    func begin(on clock: WindowClock) {
        self.clock = clock
        start = clock.now
    }

    /// Calls the body now, if it is still to be called.
    package func end() {
        let body = body
        self.body = nil
        body?()
    }

    /// The body is not called any more.
    package func cancel() {
        let body = body
        self.body = nil
        withExtendedLifetime(body) {}
    }
}

/// Entries in the order of their deadlines; of equal ones, the earlier call first. A binary heap.
struct ClockQueue {
    private var heap: [(entry: ClockEntry, number: Int)] = []
    private var next = 0

    var isEmpty: Bool { heap.isEmpty }

    private func isBefore(_ one: Int, _ other: Int) -> Bool {
        let (first, second) = (heap[one], heap[other])
        if first.entry.deadline != second.entry.deadline { return first.entry.deadline < second.entry.deadline }
        return first.number < second.number
    }

    mutating func insert(_ entry: ClockEntry) {
        heap.append((entry, next))
        next += 1
        var place = heap.count - 1
        while place > 0, isBefore(place, (place - 1) / 2) {
            heap.swapAt(place, (place - 1) / 2)
            place = (place - 1) / 2
        }
    }

    /// Takes the first entry out, if its deadline is not after `time`.
    mutating func popFirst(until time: TimeInterval) -> ClockEntry? {
        guard let first = heap.first, first.entry.deadline <= time else { return nil }
        heap.swapAt(0, heap.count - 1)
        heap.removeLast()
        var place = 0
        while true {
            var least = place
            for child in [2 * place + 1, 2 * place + 2] where child < heap.count && isBefore(child, least) {
                least = child
            }
            if least == place { return first.entry }
            heap.swapAt(place, least)
            place = least
        }
    }
}

/// What animations have left to end while they were held: a user drives them, and no time passes for them.
package struct HeldAnimations {
    var entries: [ClockEntry] = []

    /// Lets their time pass on the clock of `window`; without a window, on the clock that is advanced next.
    /// - Parameter share: How much of its time each takes from now on.
    package func release(on window: UIWindow?, share: TimeInterval) {
        for entry in entries {
            entry.seconds *= share
            if let window { window.clock.take(entry) } else { WaitingAnimations.ofThread.entries.append(entry) }
        }
    }
}
