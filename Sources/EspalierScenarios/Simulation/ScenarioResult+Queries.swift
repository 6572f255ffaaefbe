import EspalierSupport

extension ScenarioResult {
    /// A query, and what it found.
    public struct Query: Sendable, Equatable {
        /// The id of the query.
        public var id: String
        /// What it found.
        public var answer: Answer
    }

    /// What a query found. Views are told by their paths at the time of the query.
    public enum Answer: Sendable, Equatable {
        /// One view; nil where there is none.
        case view(String?)
        /// Views by groups. None is empty, no key comes twice, and they come in the order of their keys: those written
        /// as results write numbers first, by their numbers, then the others by their Unicode scalar values.
        case groups([Group])
        /// Whether a view is what it was asked to be.
        case boolean(Bool)
        /// A point or a size, or a rectangle: two numbers, or four.
        case numbers([Double])

        /// The answer as JSON: a path or `null`, an object of lists of paths, `true` or `false`, a list of numbers.
        public var json: String { JSONWriter.json { $0.answer(self) } }
    }

    /// The views that a query found for one key.
    public struct Group: Sendable, Equatable {
        /// The tag, the class, the name, or the value of the property, as a text.
        public var key: String
        /// The paths: of descendants depth-first, of ancestors the nearest first, of siblings in the order of subviews.
        public var paths: [String]
    }
}

extension ScenarioResult.Answer {
    /// Whether another answer is the same, numbers as far as `tolerance`.
    func isSame(as other: Self, tolerance: Double) -> Bool {
        guard case .numbers(let numbers) = self, case .numbers(let others) = other else { return self == other }
        return numbers.count == others.count && zip(numbers, others).allSatisfy { abs($0 - $1) <= tolerance }
    }

    /// An answer of groups that come in any order.
    init(groups: [ScenarioResult.Group]) {
        let ordered = groups.map { (GroupKeyOrder($0.key), $0) }.ordered(byKey: \.0)
        self = .groups(ordered.map(\.1))
    }
}

/// The place of a key among the keys of groups.
private struct GroupKeyOrder: Comparable {
    private let key: String
    /// The number that the key writes. Nil for other keys, such as `007`, which come after all numbers.
    private let number: Double?
    /// Keeps integers apart that are the same double.
    private let integer: Int

    init(_ key: String) {
        self.key = key
        if let integer = Int(key), integer.description == key {
            number = Double(integer)
            self.integer = integer
        } else {
            number = Double(key).flatMap { JSONWriter.text($0) == key ? $0 : nil }
            integer = .max
        }
    }

    static func < (first: GroupKeyOrder, second: GroupKeyOrder) -> Bool {
        switch (first.number, second.number) {
        case (let one?, let other?) where one != other: one < other
        case (_?, _?) where first.integer != second.integer: first.integer < second.integer
        case (_?, nil): true
        case (nil, _?): false
        // The order of UTF-8 bytes is that of scalar values.
        default: first.key.utf8.lexicographicallyPrecedes(second.key.utf8)
        }
    }
}

// Writing.
extension JSONWriter {
    mutating func answer(_ answer: ScenarioResult.Answer) {
        switch answer {
        case .view(let path?): string(path)
        case .view(nil): null()
        case .boolean(let value): boolean(value)
        case .numbers(let numbers): self.numbers(numbers)
        case .groups(let groups):
            beginObject()
            for group in groups {
                key(text: group.key)
                words(group.paths)
            }
            endObject()
        }
    }
}
