import EspalierViews
import Foundation

/// The members of a live list in the order in which they were told last, whatever has become of the tree since.
///
/// A linked list, with a label for each member by which two of them are compared: numbers with gaps, as those of
/// `TreeOrder`, which belong to this list alone. It holds no view: a view that leaves is held by the journal until the
/// list has let go of it.
struct ToldList {
    typealias Member = ViewReference
    /// Where a member stands in memory; stays the same as long as it is one. `none` is nobody.
    typealias Slot = Int32

    static let none: Slot = -1

    private struct Entry {
        var view: Member
        var label: UInt64
        var before: Slot
        var after: Slot
    }

    private var entries: [Entry] = []
    private var free: [Slot] = []
    private var slots: [ViewReference: Slot] = [:]
    private(set) var first = none
    private(set) var last = none
    /// How many labels of members that stayed had to change so far.
    private(set) var labelsMoved = 0

    var count: Int { slots.count }

    func slot(of view: UIView) -> Slot? { slots[view.reference] }

    func view(at slot: Slot) -> Member { entries[Int(slot)].view }

    func slot(before slot: Slot) -> Slot { entries[Int(slot)].before }

    /// Whether the member at one slot was told before that at another.
    func isAscending(_ slot: Slot, _ other: Slot) -> Bool {
        entries[Int(slot)].label < entries[Int(other)].label
    }

    /// All members in order.
    var views: [UIView] {
        var views: [UIView] = []
        views.reserveCapacity(count)
        var slot = first
        while slot != Self.none {
            views.append(entries[Int(slot)].view.object)
            slot = entries[Int(slot)].after
        }
        return views
    }

    // MARK: Changing

    mutating func removeAll() {
        self = ToldList()
    }

    mutating func remove(at slot: Slot) {
        let entry = entries[Int(slot)]
        slots[entry.view] = nil
        link(entry.before, entry.after)
        free.append(slot)
    }

    /// Puts members in, one behind the other, behind a slot; `none` for the beginning.
    mutating func insert(_ run: some Collection<Member>, after slot: Slot) {
        var (label, step) = labels(for: run.count, after: slot)
        let following = slot == Self.none ? first : entries[Int(slot)].after
        var previous = slot
        for view in run {
            let entry = Entry(view: view, label: label, before: previous, after: Self.none)
            let made: Slot
            if let reused = free.popLast() {
                entries[Int(reused)] = entry
                made = reused
            } else {
                made = Slot(entries.count)
                entries.append(entry)
            }
            slots[view] = made
            link(previous, made)
            previous = made
            label += step
        }
        link(previous, following)
    }

    private mutating func link(_ before: Slot, _ after: Slot) {
        if before == Self.none { first = after } else { entries[Int(before)].after = after }
        if after == Self.none { last = before } else { entries[Int(after)].before = before }
    }

    // MARK: Labels

    private static let bits = 62
    /// Between members that come at one of the ends.
    private static let step: UInt64 = 1 << 32
    /// As those of `TreeOrder`.
    private static let capacities: [Int] = (0...bits).map { Int(pow(2 / 1.4, Double($0))) }

    /// The label of the first of some members that are to come behind a slot, and the distance to the next.
    private mutating func labels(for count: Int, after slot: Slot) -> (first: UInt64, step: UInt64) {
        let following = slot == Self.none ? first : entries[Int(slot)].after
        let room = UInt64(count) * Self.step
        switch (slot == Self.none ? nil : entries[Int(slot)].label, following == Self.none ? nil : following) {
        case (nil, nil): return (1 << 61, Self.step)
        case (let before?, nil):
            if before + room < 1 << UInt64(Self.bits) { return (before + Self.step, Self.step) }
        case (nil, let following?):
            let after = entries[Int(following)].label
            if after > room { return (after - room, Self.step) }
        case (let before?, let following?):
            let step = (entries[Int(following)].label - before) / UInt64(count + 1)
            if step > 0 { return (before + step, step) }
        }
        return makeRoom(for: count, slot, following)
    }

    /// Spreads out the labels around a gap, in the narrowest range around it that has room enough: O(log n) a member,
    /// amortised.
    private mutating func makeRoom(
        for wanted: Int, _ slot: Slot, _ following: Slot
    ) -> (first: UInt64, step: UInt64) {
        let label = entries[Int(slot == Self.none ? following : slot)].label
        var (low, high) = (slot, following)
        var (left, right) = (0, 0)
        var bits = 2
        var (size, base): (UInt64, UInt64)
        repeat {
            bits += 1
            size = 1 << UInt64(bits)
            base = label & ~(size - 1)
            while low != Self.none, entries[Int(low)].label >= base {
                low = entries[Int(low)].before
                left += 1
            }
            while high != Self.none, entries[Int(high)].label < base + size {
                high = entries[Int(high)].after
                right += 1
            }
        } while left + right + wanted > Self.capacities[bits] && bits != Self.bits
        let step = size / UInt64(left + right + wanted + 1)
        var next = base + step
        var point = low == Self.none ? first : entries[Int(low)].after
        for index in 0..<left + right {
            if index == left { next += step * UInt64(wanted) }
            entries[Int(point)].label = next
            next += step
            point = entries[Int(point)].after
        }
        labelsMoved += left + right
        return (base + step * UInt64(left + 1), step)
    }
}
