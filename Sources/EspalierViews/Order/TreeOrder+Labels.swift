import Foundation

// Where labels come from. Labels stand between 0 and 2^62; the root's own are the two ends.
extension TreeOrder {
    static let bits = 62
    static let limit: UInt64 = 1 << UInt64(bits)

    /// How many labels a range of 2^i numbers may hold before a wider one is spread out instead: `(2 / 1.4)^i`. That
    /// the wider range must be filled anew before it overflows makes the cost O(log n) an insertion (Bender et al.,
    /// 'Two simplified algorithms for maintaining order in a list', 2002). The widest holds 4 · 10^9.
    private static let capacities: [Int] = (0...bits).map { Int(clamping: pow(2 / 1.4, Double($0))) }

    /// Gives labels to `view`, which stands at its place in the tree, and to all below it. Those that it has are
    /// written over.
    ///
    /// - Parameter count: how many views they are.
    func label(_ view: UIView, count: Int) {
        counters.viewsLabelled += count
        let here = TourPoint(view: view.reference, isEnd: false)
        let before = here.previous(without: nil)
        let after = TourPoint(view: view.reference, isEnd: true).next(without: nil)
        let low = before.label
        let gap = after.label - low
        if count == 1 {
            guard gap >= 3 else {
                let room = makeRoom(for: 2, before, after, without: view.reference)
                return setLabels(of: view, start: room.first, end: room.first + room.step)
            }
            return labelLeaf(view, low: low, gap: gap, isLast: after.isEnd)
        }
        let points = UInt64(count) * 2
        if gap > points {
            let step = gap / (points + 1)
            labelSubtree(view, first: low + step, step: step)
        } else {
            let room = makeRoom(for: Int(points), before, after, without: view.reference)
            labelSubtree(view, first: room.first, step: room.step)
        }
    }

    /// Finds room for one view in a gap that has some.
    ///
    /// Most views come behind their siblings. There the k-th gets a share of 1/(k + 2) of what is left, so that a list
    /// of any length leaves enough; between other views it gets the middle.
    private func labelLeaf(_ view: UIView, low: UInt64, gap: UInt64, isLast: Bool) {
        if isLast, let siblings = view.parent?.with({ $0.subviewCount }) {
            let share = gap / UInt64(siblings + 1)
            if share >= 16 { return setLabels(of: view, start: low + share / 8, end: low + share - share / 8) }
        }
        if gap < 8 { return setLabels(of: view, start: low + gap / 3, end: low + gap / 3 * 2) }
        setLabels(of: view, start: low + gap / 8 * 3, end: low + gap / 8 * 5)
    }

    /// Gives `view` and all below it labels at equal distances.
    func labelSubtree(_ view: UIView, first: UInt64, step: UInt64) {
        var next = first
        var point = TourPoint(view: view.reference, isEnd: false)
        while true {
            point.label = next
            next += step
            if point.isEnd && point.view == view.reference { return }
            point = point.next(without: nil)
        }
    }

    private func setLabels(of view: UIView, start: UInt64, end: UInt64) {
        view.orderNode?.pointee.start = start
        view.orderNode?.pointee.end = end
    }

    /// Spreads out the labels around a gap, in the narrowest range around it that has room enough.
    ///
    /// - Parameter hidden: the view that stands in the gap and has no labels yet.
    /// - Returns: the first of the free labels, and the distance of one to the next.
    private func makeRoom(
        for wanted: Int, _ before: TourPoint, _ after: TourPoint, without hidden: ViewReference
    ) -> (first: UInt64, step: UInt64) {
        var low = before
        var high = after
        var left = 0
        var count = 0
        let place = before.label
        var bits = 3
        while true {
            let size: UInt64 = 1 << UInt64(bits)
            let base = place & ~(size - 1)
            while low.view != root || low.isEnd, low.label >= base {
                low = low.previous(without: hidden)
                left += 1
                count += 1
            }
            while high.view != root || !high.isEnd, high.label < base + size {
                high = high.next(without: hidden)
                count += 1
            }
            if count + wanted <= Self.capacities[bits] || bits == Self.bits {
                let step = size / UInt64(count + wanted + 1)
                spread(from: low, left, base: base, step: step, leaving: wanted, count, without: hidden)
                return (base + step * UInt64(left + 1), step)
            }
            bits += 1
        }
    }

    /// Gives the `count` points after `low` labels at equal distances, leaving out `wanted` after the first `left`.
    private func spread(
        from low: TourPoint, _ left: Int, base: UInt64, step: UInt64, leaving wanted: Int, _ count: Int,
        without hidden: ViewReference
    ) {
        counters.labelsMoved += count
        var point = low
        var label = base
        for index in 0..<count {
            if index == left { label += step * UInt64(wanted) }
            point = point.next(without: hidden)
            label += step
            point.label = label
        }
    }
}
