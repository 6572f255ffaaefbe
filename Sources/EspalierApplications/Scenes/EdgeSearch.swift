/// Searches whole numbers for the edges between those at which things show and those at which they do not.
///
/// All given numbers are looked at, and where two neighbours show different things, what lies between them is halved until
/// they are next to one another: each edge has been looked at on both sides. What comes and goes between two neighbours that
/// show the same is not seen.
struct EdgeSearch {
    private let keys: Set<String>
    /// The numbers that were looked at, with what showed there.
    private var shown: [Int: Set<String>] = [:]
    /// The numbers to look at, the next one last.
    private var waiting: [Int]
    /// Neighbours between which there may be an edge.
    private var gaps: [(Int, Int)]

    /// - Parameters:
    ///   - numbers: in ascending order, each once.
    ///   - keys: what is searched for.
    init(among numbers: [Int], keys: Set<String>) {
        self.keys = keys
        waiting = numbers.reversed()
        gaps = Array(zip(numbers, numbers.dropFirst()))
    }

    /// How many numbers were looked at.
    var count: Int { shown.count }

    /// The number to look at; nil: all edges are known.
    ///
    /// - Complexity: as many numbers as were given, and O(log n) for each edge in a gap of n.
    var next: Int? {
        mutating get {
            if let number = waiting.last { return number }
            while let (low, high) = gaps.popLast() {
                if high - low < 2 || shown[low] == shown[high] { continue }
                let middle = low + (high - low) / 2
                waiting.append(middle)
                gaps += [(low, middle), (middle, high)]
                return middle
            }
            return nil
        }
    }

    /// Takes what shows at the number that `next` gave.
    mutating func found(_ all: Set<String>, at number: Int) {
        shown[number] = all.intersection(keys)
        waiting.removeAll { $0 == number }
    }

    /// The ranges in which something shows.
    func ranges(of key: String) -> [ClosedRange<Int>] {
        var ranges: [ClosedRange<Int>] = []
        var isOpen = false
        for number in shown.keys.sorted() {
            let shows = shown[number]?.contains(key) ?? false
            if shows {
                ranges.append((isOpen ? ranges.removeLast().lowerBound : number)...number)
            }
            isOpen = shows
        }
        return ranges
    }
}
