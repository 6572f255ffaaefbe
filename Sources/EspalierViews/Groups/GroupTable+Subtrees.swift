// Views that go and move together with all below them.
extension GroupTable {
    /// The members of one group at and below a view that is getting another place.
    struct MovingRun {
        let number: Int32
        let index: MemberList.Index
        let count: Int
    }

    /// Takes out `view` and all below it.
    /// - Parameter number: the group that a view is in.
    package mutating func removeSubtree(_ view: UIView, number: (UIView) -> Int32?) {
        let range = view.reference
        forEachGroup(of: view, number) { $0.remove(from: range.start, to: range.end, of: $1) }
    }

    /// `view` is about to get other labels, with all below it.
    /// - Parameter number: the group that a view is in.
    package mutating func willMoveSubtree(_ view: UIView, number: (UIView) -> Int32?) {
        let range = view.reference
        forEachGroup(of: view, number) { table, number in
            let (first, count) = table.groups[Int(number)].list.range(from: range.start, to: range.end)
            table.moving.append(MovingRun(number: number, index: first, count: count))
        }
    }

    /// `view` has its new labels.
    /// - Parameter reparented: whether it has come below another view.
    package mutating func didMoveSubtree(_ view: UIView, reparented: Bool) {
        let range = view.reference
        for run in moving { reposition(run, from: range.start, to: range.end, reparented: reparented) }
        moving.removeAll(keepingCapacity: moving.count <= 8)
    }

    /// Puts the run where it belongs now that its views have other labels, from `start` to `end`. Where the members
    /// around it are the same as before, the group has the same order, and only what lies below other views may differ.
    private mutating func reposition(_ run: MovingRun, from start: UInt64, to end: UInt64, reparented: Bool) {
        let list = groups[Int(run.number)].list
        let before = list.member(before: run.index)
        let after = list.member(at: list.index(after: run.index, count: run.count))
        if before.map({ $0.start < start }) ?? true, after.map({ $0.start > end }) ?? true {
            if reparented { dropAnswers(of: run.number) }
            return
        }
        let members = list.members(from: run.index, count: run.count)
        touch(run.number)
        patches += run.count
        groups[Int(run.number)].list.move(members, from: run.index, to: start)
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
        view.forEachInSubtree { view in
            if let number = number(view), seen.insert(number).inserted { numbers.append(number) }
        }
        for number in numbers { body(&self, number) }
    }
}
