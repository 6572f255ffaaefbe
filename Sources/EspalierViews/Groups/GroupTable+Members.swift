// What live lists ask of a group, and how they keep its number.
extension GroupTable {
    /// Keeps the number of a group for its key, also while it has no members.
    package mutating func pin(_ number: Int32) {
        groups[Int(number)].pins += 1
    }

    /// Gives a group back that was kept: without members it may be used for another key.
    package mutating func unpin(_ number: Int32) {
        groups[Int(number)].pins -= 1
        giveBack(number)
    }

    /// Whether the view is a member of a group.
    /// - Precondition: the view stands in the order.
    package func contains(_ view: UIView, in number: Int32) -> Bool {
        first(number, from: view.reference.start) == view.reference
    }

    /// The member of a group that stands before `view`, which is one too, and below `top`, if that is given.
    /// - Complexity: O(log members).
    package func member(_ number: Int32, before view: UIView, below top: UIView?) -> Member? {
        let list = groups[Int(number)].list
        guard let member = list.member(before: list.firstIndex(from: view.reference.start)) else { return nil }
        if let top, member.start <= top.reference.start { return nil }
        return member
    }

    /// The members of a group, or those of them below `top`, without making an answer of them that is kept.
    package func members(_ number: Int32, below top: UIView?) -> [Member] {
        let list = groups[Int(number)].list
        guard let top else { return list.members(from: MemberList.start, count: list.count) }
        let (first, count) = list.range(from: top.reference.start + 1, to: top.reference.end)
        return list.members(from: first, count: count)
    }
}
