/// Places in a cache of answers, one bit each.
typealias AnswerSet = UInt16

/// The last answers to questions about groups of several keys, or below one view.
///
/// An answer is valid as long as none of the groups that it was made of is touched: whatever changes what lies below a
/// view, or its order, touches the groups of what has moved. It is dropped at once then, as it holds views. A question's
/// view must leave the cache before it leaves the order.
struct AnswerCache {
    private struct Entry {
        var view: ViewReference
        var answer: AnyObject
    }

    private static let size = AnswerSet.bitWidth
    private var entries: [Entry?] = []
    private var next = 0
    /// The answers to questions for keys that no group had.
    private(set) var lacking: AnswerSet = 0

    /// The answer about `view` that satisfies `matches`.
    /// - Complexity: O(size of the cache), which is fixed.
    func answer<Answer: AnyObject>(about view: UIView, as type: Answer.Type, _ matches: (Answer) -> Bool) -> Answer? {
        for entry in entries {
            // All answers of one cache are made by one index, and are of one class.
            guard let entry, entry.view == view.reference else { continue }
            let answer = unsafeDowncast(entry.answer, to: type)
            if matches(answer) { return answer }
        }
        return nil
    }

    /// Keeps an answer, in place of the oldest.
    /// - Returns: its place.
    mutating func keep(_ answer: AnyObject, about view: UIView, lacksKeys: Bool) -> AnswerSet {
        if entries.isEmpty { entries = Array(repeating: nil, count: Self.size) }
        let place = next
        next = (next + 1) % Self.size
        let bit: AnswerSet = 1 << AnswerSet(place)
        entries[place] = Entry(view: view.reference, answer: answer)
        if lacksKeys { lacking |= bit } else { lacking &= ~bit }
        return bit
    }

    mutating func drop(_ places: AnswerSet) {
        var left = places
        while left != 0 {
            let place = left.trailingZeroBitCount
            left &= left - 1
            if place < entries.count { entries[place] = nil }
        }
        lacking &= ~places
    }

    /// Drops the answers about views whose labels lie from `start` to `end`.
    mutating func drop(from start: UInt64, to end: UInt64) {
        for (place, entry) in entries.enumerated() {
            guard let view = entry?.view, start <= view.start, view.end <= end else { continue }
            drop(1 << AnswerSet(place))
        }
    }
}
