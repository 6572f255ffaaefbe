import EspalierViews
import Foundation

// A group within a group that turns out to have no room is taken back, and is the first one that is laid out after that in
// the group around both. Without a memory each level of groups would lay out what is in it twice, as a whole twice for each
// level.

/// The groups that were laid out, and taken back because they had no room: how they were, for the next place where the
/// same group is tried.
struct GroupShelf {
    /// What a group's layout follows from, but for its items.
    struct Key: Hashable {
        let node: Int
        let width: CGFloat
        let height: CGFloat
        let given: CGFloat?
        let isGivenAcross: Bool
        /// The item that comes first; nil where any may, as none has a size of its own and none is the last.
        var first: Int?
    }

    struct Group {
        /// The group, and what is in it: parents counted from the group on, items from its first one on.
        var parts: [GroupSolver.Part]
        var count: Int
        /// How many items from the first one on were looked at.
        var reach: Int
    }

    private var groups: [Key: Group] = [:]

    var isEmpty: Bool { groups.isEmpty }

    subscript(key: Key) -> Group? {
        get { groups[key] }
        set { groups[key] = newValue }
    }
}

extension GroupSolver {
    private func key(_ node: Int, _ room: CGSize, _ given: (axis: NSLayoutConstraint.Axis, length: CGFloat)?)
        -> GroupShelf.Key
    {
        GroupShelf.Key(
            node: node, width: room.width, height: room.height, given: given?.length,
            isGivenAcross: given?.axis == .horizontal)
    }

    /// Whether items, from one on, are like any others: none of them has a size of its own, and more follow.
    private func areUsual(_ count: Int, from item: Int) -> Bool {
        guard item + count < available else { return false }
        return fitted.isEmpty || (first + item..<first + item + count).allSatisfy { fitted[$0] == nil }
    }

    /// Keeps a group that is about to be taken back.
    /// - Parameters:
    ///   - part: the group; what is in it stands behind it.
    ///   - room: what there was in the group around it.
    ///   - reach: the end of the items that were looked at.
    mutating func shelve(_ part: Int, in room: CGSize, reach: Int) {
        let own = parts[part]
        var key = key(own.node, room, own.given)
        if !areUsual(reach - own.item, from: own.item) { key.first = own.item }
        if shelf[key] != nil { return }
        var kept = Array(parts[part...])
        for index in kept.indices {
            kept[index].item -= own.item
            kept[index].parent = index == 0 ? -1 : kept[index].parent - part
        }
        shelf[key] = GroupShelf.Group(parts: kept, count: count - own.item, reach: reach - own.item)
    }

    /// Lays out a group as it was laid out before, if it was.
    /// - Parameters:
    ///   - node: the group.
    ///   - parent: the group around it.
    ///   - room: what there is in that.
    ///   - given: the length that it gives.
    /// - Returns: the end of the items that were looked at; nil if the group was not laid out before.
    mutating func takeFromShelf(
        _ node: Int, parent: Int, in room: CGSize, given: (axis: NSLayoutConstraint.Axis, length: CGFloat)?
    ) -> Int? {
        if shelf.isEmpty { return nil }
        var key = key(node, room, given)
        var known = shelf[key]
        if let usual = known, !areUsual(usual.reach, from: count) { known = nil }
        if known == nil {
            key.first = count
            known = shelf[key]
        }
        guard let known else { return nil }
        let place = parts.count
        for var part in known.parts {
            part.item += count
            part.parent = part.parent < 0 ? parent : part.parent + place
            parts.append(part)
        }
        let reach = count + known.reach
        count += known.count
        return reach
    }
}
