/// Numbered groups of views, each in depth-first order, and the answers that were made of them.
///
/// A group is touched when its members or their order change: what was answered of it is forgotten then, and nothing
/// else.
package struct GroupTable {
    package typealias Member = ViewReference

    struct Group {
        var list = MemberList()
        /// All members, as they were asked for. Valid until the group is touched, and gone then: it holds the views.
        var all: [UIView]?
        /// The places in the cache of answers that were made of this group.
        var answers: AnswerSet = 0
        /// Whether the group stands in `emptied`.
        var isListed = false
        /// How many keep the group for its key.
        var pins: Int32 = 0
    }

    var groups: [Group] = []
    /// Groups that have lost their last member, each once. Some have got one again since.
    private var emptied: [Int32] = []
    var answers = AnswerCache()
    /// What the views that are about to move have in the groups, until they have their new labels.
    var moving: [MovingRun] = []
    /// How many members there are in all groups.
    package private(set) var count = 0
    /// Members that came, went, or were moved since the table was made.
    package internal(set) var patches = 0
    /// How often a group's answers were forgotten since then.
    package private(set) var touches = 0

    package init() {}

    // MARK: Asking

    package func memberCount(_ number: Int32) -> Int { groups[Int(number)].list.count }

    /// The first member of a group whose label is not less than `label`.
    func first(_ number: Int32, from label: UInt64) -> Member? {
        groups[Int(number)].list.first(from: label)
    }

    /// The first member of a group that lies below `top`.
    package func first(_ number: Int32, below top: UIView) -> UIView? {
        let top = top.reference
        guard let found = first(number, from: top.start + 1), found.start < top.end else { return nil }
        return found.object
    }

    /// All members of a group.
    package mutating func views(_ number: Int32) -> [UIView] {
        if let all = groups[Int(number)].all { return all }
        let list = groups[Int(number)].list
        let made = list.members(from: MemberList.start, count: list.count).views
        groups[Int(number)].all = made
        return made
    }

    /// How many members of a group lie below `top`.
    package func count(_ number: Int32, below top: UIView) -> Int {
        range(number, below: top).count
    }

    /// The members of a group that lie below `top`.
    package func views(_ number: Int32, below top: UIView) -> [UIView] {
        let (first, count) = range(number, below: top)
        return groups[Int(number)].list.members(from: first, count: count).views
    }

    private func range(_ number: Int32, below top: UIView) -> (first: MemberList.Index, count: Int) {
        let top = top.reference
        return groups[Int(number)].list.range(from: top.start + 1, to: top.end)
    }

    /// The groups that have members, in the order of their first ones.
    package var orderedNumbers: [Int32] {
        let firsts = groups.indices.compactMap { index in
            first(Int32(index), from: 0).map { (start: $0.start, number: Int32(index)) }
        }
        return firsts.sorted { $0.start < $1.start }.map(\.number)
    }

    /// Keeps an answer that was made of these groups until one of them is touched.
    mutating func keep(_ answer: AnyObject, about view: UIView, madeOf numbers: [Int32], lacksKeys: Bool) {
        let bit = answers.keep(answer, about: view, lacksKeys: lacksKeys)
        for number in numbers { groups[Int(number)].answers |= bit }
    }

    // MARK: Changing

    /// Forgets all groups, and gives their memory back. Their numbers mean nothing any more.
    package mutating func removeAll() {
        patches += count
        count = 0
        groups = []
        emptied = []
        moving = []
        answers = AnswerCache()
    }

    /// A new group, without members yet.
    package mutating func makeGroup() -> Int32 {
        // Whoever asked for a key that no group had may have asked for this one.
        if answers.lacking != 0 { answers.drop(answers.lacking) }
        groups.append(Group())
        return Int32(groups.count - 1)
    }

    /// A group that is empty, to be used for another key: its old one has none any more.
    package mutating func takeEmptied() -> Int32? {
        while let number = emptied.popLast() {
            groups[Int(number)].isListed = false
            guard groups[Int(number)].list.count == 0, groups[Int(number)].pins == 0 else { continue }
            touch(number)
            if answers.lacking != 0 { answers.drop(answers.lacking) }
            return number
        }
        return nil
    }

    /// Nothing comes into a group that was made for a key; without members it may be used for another one.
    package mutating func giveBack(_ number: Int32) {
        if groups.indices.contains(Int(number)), groups[Int(number)].list.count == 0 { listEmptied(number) }
    }

    /// Puts a member into a group.
    package mutating func insert(_ view: UIView, into number: Int32) {
        let member = view.reference
        patches += 1
        count += 1
        touch(number)
        groups[Int(number)].list.insert(member, at: groups[Int(number)].list.indexOfComer(from: member.start))
    }

    /// Puts members into a group that lie next to one another in depth-first order.
    mutating func insert(_ run: [Member], into number: Int32) {
        guard let first = run.first else { return }
        patches += run.count
        count += run.count
        touch(number)
        groups[Int(number)].list.insert(run, at: groups[Int(number)].list.firstIndex(from: first.start))
    }

    /// Takes a member out of a group, and none of those below it.
    package mutating func remove(_ view: UIView, from number: Int32) {
        let start = view.reference.start
        remove(from: start, to: start + 1, of: number)
    }

    /// Takes the members out of a group whose labels lie from `start` to `end`.
    mutating func remove(from start: UInt64, to end: UInt64, of number: Int32) {
        let (first, removed) = groups[Int(number)].list.range(from: start, to: end)
        if removed == 0 { return }
        touch(number)
        patches += removed
        count -= removed
        groups[Int(number)].list.remove(at: first, count: removed)
        if groups[Int(number)].list.count == 0 { listEmptied(number) }
    }

    private mutating func listEmptied(_ number: Int32) {
        if groups[Int(number)].isListed || groups[Int(number)].pins > 0 { return }
        groups[Int(number)].isListed = true
        emptied.append(number)
    }

    mutating func touch(_ number: Int32) {
        if groups[Int(number)].all == nil && groups[Int(number)].answers == 0 { return }
        touches += 1
        groups[Int(number)].all = nil
        dropAnswers(of: number)
    }

    mutating func dropAnswers(of number: Int32) {
        let places = groups[Int(number)].answers
        if places == 0 { return }
        answers.drop(places)
        groups[Int(number)].answers = 0
    }
}

extension [ViewReference] {
    var views: [UIView] { map { $0.object } }
}
