/// The views of one group in depth-first order.
///
/// Most names and many tags belong to one view, which stands in the list itself. More stand in blocks of at most
/// `blockSize`, so that a view comes and goes at the cost of a search and a short move, however many they are. Nothing here
/// holds a view: the tree does. A view is taken out before it leaves the order.
struct MemberList {
    typealias Member = ViewReference

    /// Where a member stands, or the end.
    struct Index: Equatable {
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

    static let start = Index(block: 0, offset: 0)

    private var end: Index { Index(block: only == nil ? blocks.count : 1, offset: 0) }

    // MARK: Searching

    /// The first member whose label is not less than `label`.
    /// - Complexity: O(log count).
    func firstIndex(from label: UInt64) -> Index {
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
        return Index(block: low, offset: first)
    }

    /// As `firstIndex`, for a new member. Views often come one after the other: then its index is right behind the
    /// member that came last, which is seen without a search. A search among a hundred looks at seven, and each of them
    /// costs two misses of the cache in a large tree: it was a fifth of the time of a view that comes.
    func indexOfComer(from label: UInt64) -> Index {
        let last = Index(block: Int(lastComer.block), offset: Int(lastComer.offset))
        guard last.block < blocks.count, last.offset < blocks[last.block].count,
            blocks[last.block][last.offset].start < label
        else { return firstIndex(from: label) }
        var index = last
        // Behind it may stand a few that came before: superviews of the next ones.
        for _ in 0..<4 {
            index = self.index(after: index, count: 1)
            guard let after = member(at: index), after.start < label else { return index }
        }
        return firstIndex(from: label)
    }

    /// The first member whose label is not less than `label`.
    /// - Complexity: O(log count).
    func first(from label: UInt64) -> Member? {
        if let only { return only.start < label ? nil : only }
        return member(at: firstIndex(from: label))
    }

    /// Where the members begin whose labels lie from `start` to before `end`, and how many they are.
    func range(from start: UInt64, to end: UInt64) -> (first: Index, count: Int) {
        let first = firstIndex(from: start)
        // Few are asked for mostly, and none behind the first that is too far.
        guard let member = member(at: first), member.start < end else { return (first, 0) }
        return (first, distance(from: first, to: firstIndex(from: end)))
    }

    /// The member at an index; nil at the end.
    func member(at index: Index) -> Member? {
        if let only { return index == Self.start ? only : nil }
        return index.block < blocks.count ? blocks[index.block][index.offset] : nil
    }

    /// The member before an index; nil at the beginning.
    func member(before index: Index) -> Member? {
        if let only { return index == Self.start ? nil : only }
        if index.offset > 0 { return blocks[index.block][index.offset - 1] }
        return index.block > 0 ? blocks[index.block - 1].last : nil
    }

    /// The index `count` members behind another.
    func index(after first: Index, count: Int) -> Index {
        if only != nil { return count == 0 ? first : end }
        var index = first
        var left = count
        while left > 0, left >= blocks[index.block].count - index.offset {
            left -= blocks[index.block].count - index.offset
            index = Index(block: index.block + 1, offset: 0)
        }
        index.offset += left
        return index
    }

    /// How many members stand from one index to another.
    /// - Complexity: O(blocks between them).
    func distance(from first: Index, to last: Index) -> Int {
        if first.block == last.block { return last.offset - first.offset }
        if only != nil { return 1 }
        var distance = blocks[first.block].count - first.offset + last.offset
        for block in first.block + 1..<last.block { distance += blocks[block].count }
        return distance
    }

    /// The members from an index on.
    func members(from first: Index, count: Int) -> [Member] {
        if let only { return count == 0 ? [] : [only] }
        var members: [Member] = []
        members.reserveCapacity(count)
        var index = first
        while members.count < count {
            let block = blocks[index.block]
            members += block[index.offset..<min(block.count, index.offset + count - members.count)]
            index = Index(block: index.block + 1, offset: 0)
        }
        return members
    }

    // MARK: Changing

    /// Puts a member in before an index, where it belongs.
    mutating func insert(_ member: Member, at index: Index) {
        if count == 0 {
            only = member
            count = 1
        } else {
            insert(CollectionOfOne(member), at: index)
        }
    }

    /// Puts members in before an index. They stand in order, and belong there.
    mutating func insert(_ run: some Collection<Member>, at index: Index) {
        if run.isEmpty { return }
        if let only {
            self.only = nil
            blocks = [[only]]
        }
        count += run.count
        var index = index
        if index.offset == 0 && index.block > 0 {
            // Behind the last member of the block before, as blocks are filled from there.
            index = Index(block: index.block - 1, offset: blocks[index.block - 1].count)
        }
        if index.block == blocks.count { blocks.append([]) }
        blocks[index.block].insert(contentsOf: run, at: index.offset)
        lastComer = (Int32(index.block), Int16(truncatingIfNeeded: index.offset))
        if blocks[index.block].count > Self.blockSize { divide(index.block) }
    }

    /// Takes members out.
    mutating func remove(at index: Index, count removed: Int) {
        count -= removed
        if only != nil {
            if removed > 0 { only = nil }
            return
        }
        var left = removed
        var block = index.block
        var offset = index.offset
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
            let first = blocks[index.block].isEmpty ? index.block : index.block + 1
            blocks.removeSubrange(first..<first + emptied)
        }
        unite(index.block)
    }

    /// Moves members that have other labels now to before the first whose label is not less than `label`.
    mutating func move(_ members: [Member], from index: Index, to label: UInt64) {
        remove(at: index, count: members.count)
        insert(members, at: firstIndex(from: label))
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
