/// Numbered groups of views, each in depth-first order, and the answers that were made of them.
///
/// A group is touched when its members or their order change: what was answered of it is forgotten then, and nothing
/// else.
package struct GroupTable {
    package typealias Member = Unmanaged<UIView>

    private struct Group {
        var list = MemberList()
        /// All members, as they were asked for. Valid until the group is touched, and gone then: it holds the views.
        var all: [UIView]?
        /// The places in the cache of answers that were made of this group.
        var answers: AnswerSet = 0
        /// Whether the group stands in `emptied`.
        var isListed = false
    }

    private var groups: [Group] = []
    /// Groups that have lost their last member, each once. Some have got one again since.
    private var emptied: [Int32] = []
    var answers = AnswerCache()
    /// What the views that are about to move have in the groups, until they have their new labels.
    private var moving: [MovingRun] = []
    /// How many members there are in all groups.
    package private(set) var count = 0
    /// Members that came, went, or were moved since the table was made.
    package private(set) var patches = 0
    /// How often a group's answers were forgotten since then.
    package private(set) var touches = 0

    package init() {}

    // MARK: Asking

    package func memberCount(_ number: Int32) -> Int { groups[Int(number)].list.count }

    /// The first member of a group whose label is not less than `label`.
    func first(_ number: Int32, from label: UInt64) -> Member? {
        let list = groups[Int(number)].list
        return list.member(at: list.firstPlace(from: label))
    }

    /// The first member of a group that lies below `top`.
    package func first(_ number: Int32, below top: UIView) -> UIView? {
        let top = top.unmanaged
        guard let found = first(number, from: top.start + 1), found.start < top.end else { return nil }
        return found.takeUnretainedValue()
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

    private func range(_ number: Int32, below top: UIView) -> (first: MemberList.Place, count: Int) {
        let top = top.unmanaged
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

    /// Takes all members out. The groups keep their numbers.
    package mutating func removeAll() {
        for number in groups.indices where groups[number].list.count > 0 {
            touch(Int32(number))
            patches += groups[number].list.count
            groups[number].list = MemberList()
            listEmptied(Int32(number))
        }
        count = 0
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
            guard groups[Int(number)].list.count == 0 else { continue }
            touch(number)
            if answers.lacking != 0 { answers.drop(answers.lacking) }
            return number
        }
        return nil
    }

    /// Puts a member into a group.
    package mutating func insert(_ view: UIView, into number: Int32) {
        let member = view.unmanaged
        patches += 1
        count += 1
        touch(number)
        groups[Int(number)].list.insert(member, at: groups[Int(number)].list.firstPlace(from: member.start))
    }

    /// Puts members into a group that lie next to one another in depth-first order.
    mutating func insert(_ run: [Member], into number: Int32) {
        guard let first = run.first else { return }
        patches += run.count
        count += run.count
        touch(number)
        groups[Int(number)].list.insert(run, at: groups[Int(number)].list.firstPlace(from: first.start))
    }

    /// Takes a member out of a group, and none of those below it.
    package mutating func remove(_ view: UIView, from number: Int32) {
        let start = view.unmanaged.start
        remove(from: start, to: start + 1, of: number)
    }

    /// Takes the members out of a group whose labels lie from `start` to `end`.
    private mutating func remove(from start: UInt64, to end: UInt64, of number: Int32) {
        let (first, removed) = groups[Int(number)].list.range(from: start, to: end)
        if removed == 0 { return }
        touch(number)
        patches += removed
        count -= removed
        groups[Int(number)].list.remove(at: first, count: removed)
        if groups[Int(number)].list.count == 0 { listEmptied(number) }
    }

    private mutating func listEmptied(_ number: Int32) {
        if groups[Int(number)].isListed { return }
        groups[Int(number)].isListed = true
        emptied.append(number)
    }

    private mutating func touch(_ number: Int32) {
        if groups[Int(number)].all == nil && groups[Int(number)].answers == 0 { return }
        touches += 1
        groups[Int(number)].all = nil
        dropAnswers(of: number)
    }

    private mutating func dropAnswers(of number: Int32) {
        let places = groups[Int(number)].answers
        if places == 0 { return }
        answers.drop(places)
        groups[Int(number)].answers = 0
    }

    // MARK: Views that go and move together with all below them

    /// The members of one group at and below a view that is getting another place.
    private struct MovingRun {
        let number: Int32
        let place: MemberList.Place
        let count: Int
    }

    /// Takes out `view` and all below it.
    /// - Parameter number: the group that a view is in.
    package mutating func removeSubtree(_ view: UIView, number: (UIView) -> Int32?) {
        let range = view.unmanaged
        forEachGroup(of: view, number) { $0.remove(from: range.start, to: range.end, of: $1) }
    }

    /// `view` is about to get other labels, with all below it.
    /// - Parameter number: the group that a view is in.
    package mutating func willMoveSubtree(_ view: UIView, number: (UIView) -> Int32?) {
        let range = view.unmanaged
        forEachGroup(of: view, number) { table, number in
            let (first, count) = table.groups[Int(number)].list.range(from: range.start, to: range.end)
            table.moving.append(MovingRun(number: number, place: first, count: count))
        }
    }

    /// `view` has its new labels.
    /// - Parameter reparented: whether it has come below another view.
    package mutating func didMoveSubtree(_ view: UIView, reparented: Bool) {
        let range = view.unmanaged
        for run in moving { settle(run, from: range.start, to: range.end, reparented: reparented) }
        moving.removeAll(keepingCapacity: moving.count <= 8)
    }

    /// Puts the run where it belongs now that its views have other labels, from `start` to `end`. Where the members
    /// around it are the same as before, the group has the same order, and only what lies below other views may differ.
    private mutating func settle(_ run: MovingRun, from start: UInt64, to end: UInt64, reparented: Bool) {
        let list = groups[Int(run.number)].list
        let before = list.member(before: run.place)
        let after = list.member(at: list.place(after: run.place, count: run.count))
        if before.map({ $0.start < start }) ?? true, after.map({ $0.start > end }) ?? true {
            if reparented { dropAnswers(of: run.number) }
            return
        }
        let members = list.members(from: run.place, count: run.count)
        touch(run.number)
        patches += run.count
        groups[Int(run.number)].list.move(members, from: run.place, to: start)
    }

    /// The groups that have members at and below `view`, each once.
    private mutating func forEachGroup(
        of view: UIView, _ number: (UIView) -> Int32?, _ body: (inout GroupTable, Int32) -> Void
    ) {
        if view.firstChild == nil {
            if let number = number(view) { body(&self, number) }
            return
        }
        var numbers: [Int32] = []
        var seen: Set<Int32> = []
        view.walkSubtree { view in
            if let number = number(view), seen.insert(number).inserted { numbers.append(number) }
            return true
        }
        for number in numbers { body(&self, number) }
    }
}

extension [Unmanaged<UIView>] {
    var views: [UIView] { map { $0.takeUnretainedValue() } }
}
