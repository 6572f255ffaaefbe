import Foundation

/// Finds the pairs of rectangles that have an area in common.
///
/// A line sweeps from left to right; the rectangles that it cuts stand in a segment tree over their vertical extents,
/// so that each new one finds those that it meets, and only those.
struct OverlapSweep {
    private let rects: [CGRect]
    /// The top and the bottom of each rectangle, as places among all tops and bottoms.
    private var tops: [Int] = []
    private var bottoms: [Int] = []
    /// The leaves of the tree, a power of two.
    private var size = 1
    /// By node of the tree: the rectangles that span it. Those that the line has passed are taken out when met.
    private var spanning: [[Int32]] = []
    /// By place: the rectangles that begin there, and by node of the tree, how many of the line begin below it.
    private var beginning: [[Int32]] = []
    private var counts: [Int32] = []
    private var isCut: [Bool]

    /// - Parameter rects: with a width and a height above zero.
    init(_ rects: [CGRect]) {
        self.rects = rects
        isCut = [Bool](repeating: false, count: rects.count)
        var places = rects.flatMap { [$0.minY, $0.maxY] }
        places.sort()
        var unique: [CGFloat] = []
        for place in places where unique.last != place { unique.append(place) }
        func place(_ y: CGFloat) -> Int {
            var low = 0
            var high = unique.count
            while low < high {
                let middle = (low + high) / 2
                if unique[middle] < y { low = middle + 1 } else { high = middle }
            }
            return low
        }
        tops = rects.map { place($0.minY) }
        bottoms = rects.map { place($0.maxY) }
        while size < unique.count { size *= 2 }
        spanning = Array(repeating: [], count: 2 * size)
        beginning = Array(repeating: [], count: size)
        counts = Array(repeating: 0, count: 2 * size)
    }

    /// Calls `body` with each pair, until it was called `limit` times.
    ///
    /// - Returns: whether these were all.
    /// - Complexity: O((n + pairs) · log n).
    mutating func forEachPair(limit: Int, _ body: (Int, Int) -> Void) -> Bool {
        let starts = rects.indices.sorted { (rects[$0].minX, $0) < (rects[$1].minX, $1) }
        let ends = rects.indices.sorted { (rects[$0].maxX, $0) < (rects[$1].maxX, $1) }
        var passed = 0
        var left = limit
        for new in starts {
            while passed < ends.count, rects[ends[passed]].maxX <= rects[new].minX {
                leave(ends[passed])
                passed += 1
            }
            guard meet(new, &left, body) else { return false }
            enter(new)
        }
        return true
    }

    private mutating func enter(_ new: Int) {
        isCut[new] = true
        var low = tops[new] + size
        var high = bottoms[new] + size
        while low < high {
            if low & 1 == 1 {
                spanning[low].append(Int32(new))
                low += 1
            }
            if high & 1 == 1 {
                high -= 1
                spanning[high].append(Int32(new))
            }
            low /= 2
            high /= 2
        }
        beginning[tops[new]].append(Int32(new))
        count(tops[new], 1)
    }

    private mutating func leave(_ old: Int) {
        guard isCut[old] else { return }
        isCut[old] = false
        count(tops[old], -1)
    }

    private mutating func count(_ place: Int, _ change: Int32) {
        var node = place + size
        while node > 0 {
            counts[node] += change
            node /= 2
        }
    }

    /// Those that span the top of the new one, then those that begin between its top and its bottom.
    private mutating func meet(_ new: Int, _ left: inout Int, _ body: (Int, Int) -> Void) -> Bool {
        var node = tops[new] + size
        while node > 0 {
            spanning[node].removeAll { !isCut[Int($0)] }
            for other in spanning[node] {
                if left == 0 { return false }
                left -= 1
                body(Int(other), new)
            }
            node /= 2
        }
        var place = next(after: tops[new])
        while let found = place, found < bottoms[new] {
            beginning[found].removeAll { !isCut[Int($0)] }
            for other in beginning[found] {
                if left == 0 { return false }
                left -= 1
                body(Int(other), new)
            }
            place = next(after: found)
        }
        return true
    }

    /// The first place after another at which a rectangle of the line begins.
    private func next(after place: Int) -> Int? {
        var node = place + size
        while node > 1 {
            if node & 1 == 0, counts[node + 1] > 0 {
                node += 1
                while node < size { node = counts[2 * node] > 0 ? 2 * node : 2 * node + 1 }
                return node - size
            }
            node /= 2
        }
        return nil
    }
}
