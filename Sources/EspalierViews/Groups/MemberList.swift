/// The views of one group in depth-first order.
///
/// Most names and many tags belong to one view, which stands in the list itself. More stand in blocks of at most `blockSize`, so that a view comes and goes at the cost of a search and a short move,
/// however many they are. Nothing here holds a view: the tree does. A view is taken out before it leaves the order.
struct MemberList {
    typealias Member = Unmanaged<UIView>

    /// Where a member stands, or the end.
    struct Place: Equatable {
        var block: Int
        var offset: Int
    }

    static let blockSize = 256

    /// The member, if there is one and no more.
    private var only: Member?
    /// None is empty. No blocks where there is one member at most.
    private var blocks: [[Member]] = []
    private var members: Int32 = 0
    /// The block and the offset of the member that came last. Only a hint: the list may have changed since.
    private var lastComer: (block: Int32, offset: Int16) = (0, 0)

    private(set) var count: Int {
        get { Int(members) }
        set { members = Int32(newValue) }
    }

    static let start = Place(block: 0, offset: 0)

    private var end: Place { Place(block: only == nil ? blocks.count : 1, offset: 0) }

    // MARK: Searching

    /// The first member whose label is not less than `label`.
    /// - Complexity: O(log count).
    func firstPlace(from label: UInt64) -> Place {
        if let only { return only.start < label ? end : Self.start }
        // Members mostly come in order.
        guard let last = blocks.last?.last, last.start >= label else { return end }
        var low = 0
        var high = blocks.count - 1
        while low < high {
            let middle = (low + high) / 2
            if blocks[middle][blocks[middle].count - 1].start < label { low = middle + 1 } else { high = middle }
        }
        let block = blocks[low]
        var first = 0
        var beyond = block.count - 1
        while first < beyond {
            let middle = (first + beyond) / 2
            if block[middle].start < label { first = middle + 1 } else { beyond = middle }
        }
        return Place(block: low, offset: first)
    }

    /// As `firstPlace`, for a new member. Views often come one after the other: then its place is right behind the
    /// member that came last, which is seen without a search. A search among a hundred looks at seven, and each of them
    /// costs two misses of the cache in a large tree: it was a fifth of the time of a view that comes.
    func placeOfComer(from label: UInt64) -> Place {
        let last = Place(block: Int(lastComer.block), offset: Int(lastComer.offset))
        guard last.block < blocks.count, last.offset < blocks[last.block].count,
            blocks[last.block][last.offset].start < label
        else { return firstPlace(from: label) }
        var place = last
        // Behind it may stand a few that came before: superviews of the next ones.
        for _ in 0..<4 {
            place = self.place(after: place, count: 1)
            guard let after = member(at: place), after.start < label else { return place }
        }
        return firstPlace(from: label)
    }

    /// The first member whose label is not less than `label`.
    /// - Complexity: O(log count).
    func first(from label: UInt64) -> Member? {
        if let only { return only.start < label ? nil : only }
        return member(at: firstPlace(from: label))
    }

    /// Where the members begin whose labels lie from `start` to before `end`, and how many they are.
    func range(from start: UInt64, to end: UInt64) -> (first: Place, count: Int) {
        let first = firstPlace(from: start)
        // Few are asked for mostly, and none behind the first that is too far.
        guard let member = member(at: first), member.start < end else { return (first, 0) }
        return (first, distance(from: first, to: firstPlace(from: end)))
    }

    /// The member at a place; nil at the end.
    func member(at place: Place) -> Member? {
        if let only { return place == Self.start ? only : nil }
        return place.block < blocks.count ? blocks[place.block][place.offset] : nil
    }

    /// The member before a place; nil at the beginning.
    func member(before place: Place) -> Member? {
        if let only { return place == Self.start ? nil : only }
        if place.offset > 0 { return blocks[place.block][place.offset - 1] }
        return place.block > 0 ? blocks[place.block - 1].last : nil
    }

    /// The place `count` members behind another.
    func place(after first: Place, count: Int) -> Place {
        if only != nil { return count == 0 ? first : end }
        var place = first
        var left = count
        while left > 0, left >= blocks[place.block].count - place.offset {
            left -= blocks[place.block].count - place.offset
            place = Place(block: place.block + 1, offset: 0)
        }
        place.offset += left
        return place
    }

    /// How many members stand from one place to another.
    /// - Complexity: O(blocks between them).
    func distance(from first: Place, to last: Place) -> Int {
        if first.block == last.block { return last.offset - first.offset }
        if only != nil { return 1 }
        var distance = blocks[first.block].count - first.offset + last.offset
        for block in first.block + 1..<last.block { distance += blocks[block].count }
        return distance
    }

    /// The members from a place on.
    func members(from first: Place, count: Int) -> [Member] {
        if let only { return count == 0 ? [] : [only] }
        var members: [Member] = []
        members.reserveCapacity(count)
        var place = first
        while members.count < count {
            let block = blocks[place.block]
            members += block[place.offset..<min(block.count, place.offset + count - members.count)]
            place = Place(block: place.block + 1, offset: 0)
        }
        return members
    }

    // MARK: Changing

    /// Puts a member in before a place, where it belongs.
    mutating func insert(_ member: Member, at place: Place) {
        if count == 0 {
            only = member
            count = 1
        } else {
            insert(CollectionOfOne(member), at: place)
        }
    }

    /// Puts members in before a place. They stand in order, and belong there.
    mutating func insert(_ run: some Collection<Member>, at place: Place) {
        if run.isEmpty { return }
        if let only {
            self.only = nil
            blocks = [[only]]
        }
        count += run.count
        var place = place
        if place.offset == 0 && place.block > 0 {
            // Behind the last member of the block before, as blocks are filled from there.
            place = Place(block: place.block - 1, offset: blocks[place.block - 1].count)
        }
        if place.block == blocks.count { blocks.append([]) }
        blocks[place.block].insert(contentsOf: run, at: place.offset)
        lastComer = (Int32(place.block), Int16(truncatingIfNeeded: place.offset))
        if blocks[place.block].count > Self.blockSize { divide(place.block) }
    }

    /// Takes members out.
    mutating func remove(at place: Place, count removed: Int) {
        count -= removed
        if only != nil {
            if removed > 0 { only = nil }
            return
        }
        var left = removed
        var block = place.block
        var offset = place.offset
        var emptied = 0
        while left > 0 {
            let taken = min(left, blocks[block].count - offset)
            blocks[block].removeSubrange(offset..<offset + taken)
            if blocks[block].isEmpty { emptied += 1 }
            left -= taken
            block += 1
            offset = 0
        }
        // Only the first and the last of the blocks can have members left.
        if emptied > 0 {
            let first = blocks[place.block].isEmpty ? place.block : place.block + 1
            blocks.removeSubrange(first..<first + emptied)
        }
        unite(place.block)
    }

    /// Moves members that have other labels now to before the first whose label is not less than `label`.
    mutating func move(_ members: [Member], from place: Place, to label: UInt64) {
        remove(at: place, count: members.count)
        insert(members, at: firstPlace(from: label))
    }

    /// Divides a block that is too long. At the end of the list the first parts are full ones, as more will follow.
    private mutating func divide(_ index: Int) {
        let block = blocks[index]
        let size = index == blocks.count - 1 ? Self.blockSize * 7 / 8 : Self.blockSize / 2
        var parts: [[Member]] = []
        var first = 0
        while first < block.count {
            parts.append(Array(block[first..<min(block.count, first + size)]))
            first += size
        }
        blocks.replaceSubrange(index...index, with: parts)
    }

    /// Joins a block that has become short with the one before or after it.
    private mutating func unite(_ index: Int) {
        guard blocks.count > 1 else { return }
        let first = max(0, min(index, blocks.count - 2))
        guard blocks[first].count + blocks[first + 1].count <= Self.blockSize / 2 else { return }
        blocks[first] += blocks[first + 1]
        blocks.remove(at: first + 1)
    }
}
