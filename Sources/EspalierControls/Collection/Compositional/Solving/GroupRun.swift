import EspalierViews
import Foundation

/// The groups of a section, one behind the other.
///
/// Most groups are alike: those of which no view has asked for another size, and that are full. These are counted. The
/// others are listed, a handful of numbers for each.
struct GroupRun {
    struct Group {
        /// The section's item that comes first.
        var first: Int
        var count: Int
        /// Where it begins along the run, and how long it is.
        var start: CGFloat
        var length: CGFloat
        var breadth: CGFloat = 0
        /// Whether the size of an item is one that its view has asked for.
        var isFitted = false
        /// Whether it is listed: its shape is none of its own otherwise.
        var isOdd = false

        var endItem: Int { first + count }
        var end: CGFloat { start + length }
    }

    /// How many items there are that have places.
    let count: Int
    /// The shape of those that are alike.
    let usual: GroupShape
    let axis: NSLayoutConstraint.Axis
    let spacing: CGFloat
    /// In order.
    private(set) var odd: [Group] = []
    /// The furthest end up to each of those that are listed.
    private var reaches: [CGFloat] = []
    /// By how much anything in a group stands out of it, before and behind.
    private(set) var overhang: (before: CGFloat, behind: CGFloat) = (0, 0)
    /// How many items behind its own the shape of any group depends on.
    private var lookahead = 0

    /// - Parameter usual: the shape of a group of estimates. Where it holds no item, no item has a place.
    init(count: Int, usual: GroupShape, axis: NSLayoutConstraint.Axis, spacing: CGFloat) {
        self.count = usual.items.isEmpty ? 0 : count
        self.usual = usual
        self.axis = axis
        self.spacing = spacing
        note(usual)
    }

    private var capacity: Int { usual.items.count }
    private var length: CGFloat { usual.size[axis] }
    private func advance(_ length: CGFloat) -> CGFloat { max(0, length + spacing) }

    private mutating func note(_ shape: GroupShape) {
        overhang.before = max(overhang.before, -shape.reach.start(axis))
        overhang.behind = max(overhang.behind, shape.reach.end(axis) - shape.size[axis])
        lookahead = max(lookahead, shape.lookahead)
    }

    /// Where the groups that are alike begin, behind a listed one; -1 for the first of all.
    private func stretch(after index: Int) -> (first: Int, start: CGFloat) {
        if index < 0 { return (0, 0) }
        return (odd[index].endItem, odd[index].start + advance(odd[index].length))
    }

    /// The group of a number within a stretch of those that are alike.
    private func usualGroup(_ number: Int, after index: Int) -> Group {
        let stretch = stretch(after: index)
        return Group(
            first: stretch.first + number * capacity, count: capacity,
            start: stretch.start + CGFloat(number) * advance(length), length: length,
            breadth: usual.size[axis.across])
    }

    /// How many groups that are alike stand behind a listed one.
    private func usualCount(after index: Int) -> Int {
        guard capacity > 0 else { return 0 }
        let end = index + 1 < odd.count ? odd[index + 1].first : count
        return (end - stretch(after: index).first) / capacity
    }

    // MARK: Finding

    /// The group that an item is in; nil if it has no place.
    /// - Complexity: O(log listed).
    func group(of item: Int) -> Group? {
        guard item >= 0, item < count else { return nil }
        let index = odd.firstPlace { $0.first > item } - 1
        if index >= 0, item < odd[index].endItem { return odd[index] }
        return usualGroup((item - stretch(after: index).first) / capacity, after: index)
    }

    /// Where the last group ends.
    var end: CGFloat {
        let last = odd.count - 1
        let alike = usualCount(after: last)
        return max(reaches.last ?? 0, alike > 0 ? usualGroup(alike - 1, after: last).end : 0)
    }

    /// How broad the groups are: the broadest that was fitted, else the broadest.
    var breadth: CGFloat {
        let fitted = odd.lazy.filter(\.isFitted).map(\.breadth).max()
        if let fitted { return fitted }
        // The last groups may hold more than the usual one does.
        return odd.reduce(count == 0 ? 0 : max(usual.size[axis.across], 0)) { max($0, $1.breadth) }
    }

    /// Goes through the groups that lie in a stretch of the run, or hang into it.
    /// - Complexity: O(log listed + groups in the stretch).
    func forEach(from low: CGFloat, to high: CGFloat, counting steps: inout Int, _ body: (Group) -> Void) {
        guard count > 0 else { return }
        let low = low - overhang.behind
        let high = high + overhang.before
        var index = reaches.firstPlace { $0 > low } - 1
        var number = 0
        let start = stretch(after: index).start
        let step = advance(length)
        if step > 0 { number = max(0, Int(min(((low - length - start) / step).rounded(.down), 1e15))) }
        while true {
            steps += 1
            let alike = usualCount(after: index)
            if number < alike {
                let group = usualGroup(number, after: index)
                if group.start >= high { return }
                if group.end > low { body(group) }
                number += 1
            } else if index + 1 < odd.count {
                index += 1
                number = 0
                if odd[index].start >= high { return }
                if odd[index].end > low { body(odd[index]) }
            } else {
                return
            }
        }
    }

    // MARK: Changing

    /// Computes the groups anew from that of an item on, as far as any of them is another one.
    /// - Parameters:
    ///   - item: an item whose size is another one; 0 for the beginning.
    ///   - fitted: the items whose views have asked for a size, in order.
    ///   - solve: lays out the group that begins at an item.
    /// - Returns: the item up to which it was computed.
    @discardableResult
    mutating func compute(from item: Int, fitted: [Int], solve: (Int) -> GroupShape) -> Int {
        guard let begin = group(of: max(0, item - lookahead)) else { return count }
        let kept = odd.firstPlace { $0.first >= begin.first }
        let old = Array(odd[kept...])
        odd.removeSubrange(kept...)
        reaches.removeSubrange(kept...)
        var place = (first: begin.first, start: begin.start)
        var rest = 0
        while let next = nextOdd(from: place.first, fitted) {
            let number = (next - place.first) / capacity
            let start = place.start + CGFloat(number) * advance(length)
            while rest < old.count, old[rest].first < next { rest += 1 }
            // What follows is as it was where an old group begins here whose items are the same.
            if next > item, rest < old.count, old[rest].first == next {
                append(contentsOf: old[rest...], movedBy: start - old[rest].start)
                return next
            }
            let shape = solve(next)
            note(shape)
            let group = Group(
                first: next, count: max(1, shape.items.count), start: start, length: shape.size[axis],
                breadth: shape.size[axis.across], isFitted: shape.isFitted, isOdd: true)
            append(group)
            place = (group.endItem, group.start + advance(group.length))
        }
        return count
    }

    /// The first group from an item on, where one begins, that is not like the others: where it begins.
    private func nextOdd(from item: Int, _ fitted: [Int]) -> Int? {
        guard item < count else { return nil }
        let span = capacity + usual.lookahead
        /// Where the first group begins that depends on an item.
        func first(dependingOn other: Int) -> Int {
            item + span > other ? item : item + ((other - span - item) / capacity + 1) * capacity
        }
        let index = fitted.firstPlace { $0 >= item }
        let next = min(first(dependingOn: count), index < fitted.count ? first(dependingOn: fitted[index]) : count)
        return next < count ? next : nil
    }

    private mutating func append(_ group: Group) {
        let last = odd.count - 1
        var reach = reaches.last ?? 0
        let alike = (group.first - stretch(after: last).first) / capacity
        if alike > 0 { reach = max(reach, usualGroup(alike - 1, after: last).end) }
        odd.append(group)
        reaches.append(max(reach, group.end))
    }

    private mutating func append(contentsOf groups: ArraySlice<Group>, movedBy way: CGFloat) {
        for var group in groups {
            group.start += way
            append(group)
        }
    }
}

extension Array {
    /// The first index whose element is so; the count for none.
    /// - Precondition: those of which it holds stand behind those of which it does not.
    func firstPlace(where holds: (Element) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if holds(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
