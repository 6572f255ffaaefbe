/// Searches whole numbers for the edges between those at which things show and those at which they do not.
///
/// All given numbers are looked at, and others between them, so that no two neighbours are further apart than `widest`. Where
/// two neighbours show different things, what lies between them is halved until they are next to one another: each edge has
/// been looked at on both sides. So all is found that shows, or does not show, at `widest` numbers in a row or more; what
/// comes and goes between two neighbours that show the same is not seen.
struct EdgeSearch {
    /// How far apart the numbers may be that are looked at in any case.
    static let widest = 16

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
        var all = numbers
        for (low, high) in zip(numbers, numbers.dropFirst()) {
            all += stride(from: low + Self.widest, to: high, by: Self.widest)
        }
        all.sort()
        waiting = all.reversed()
        gaps = Array(zip(all, all.dropFirst()))
    }

    /// How many numbers were looked at.
    var count: Int { shown.count }

    /// The number to look at; nil: all edges are known.
    ///
    /// - Complexity: as many numbers as were given, one more every `widest`, and O(log widest) for each edge.
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
