import EspalierViews

/// What a live list is made of: a group of an index, what was told of it last, and who hears of changes.
final class LiveQuery {
    /// A view that was touched in a change.
    struct Touched {
        let view: UIView
        let isMoved: Bool
        /// Whether it belongs into the list now.
        let isMember: Bool
    }

    let source: any LiveSource
    private(set) var number: Int32
    /// The number that the list's key has, after all have been forgotten.
    private let numberAnew: () -> Int32
    /// The order in which lists are told.
    var rank = 0
    /// Whether only what lies below a view counts.
    private let isBelow: Bool
    private weak var panel: UIView?
    private(set) var told = ToldList()
    private var kept: [UIView]?
    private(set) var observers: [LiveObserver] = []
    private(set) var isOver = false

    init(of source: any LiveSource, below panel: UIView?, number: @escaping () -> Int32) {
        self.source = source
        numberAnew = number
        self.number = number()
        self.panel = panel
        isBelow = panel != nil
    }

    /// A list whose root is gone.
    static func over(_ source: any LiveSource) -> LiveQuery {
        let query = LiveQuery(of: source, below: nil) { 0 }
        query.isOver = true
        return query
    }

    /// Takes in the members that there are.
    func begin() {
        told.insert(members.map(\.reference), after: ToldList.none)
    }

    /// The members that there are. All groups are right.
    var members: [UIView] {
        if isBelow, !(panel.map(source.contains) ?? false) { return [] }
        return source.table.pointee.members(number, below: panel).map { $0.object }
    }

    /// Finds the group again after all were forgotten, and keeps its number.
    func renumber() {
        number = numberAnew()
        source.table.pointee.pin(number)
    }

    func end() {
        if !isOver { source.remove(self) }
        isOver = true
    }

    /// The root has gone: there are no members any more.
    func sourceDidEnd() {
        isOver = true
        told.removeAll()
        kept = nil
        for observer in observers { observer.sourceDidEnd() }
    }

    /// The members as they were told last.
    var views: [UIView] {
        if let kept { return kept }
        let made = told.views
        kept = made
        return made
    }

    /// Whether a view of the group lies where the list looks.
    func covers(_ view: UIView) -> Bool {
        guard isBelow else { return true }
        guard let panel, panel !== view, source.contains(panel) else { return false }
        return view.isAtOrBelow(panel)
    }

    // MARK: Observers

    /// Where the first observer was registered.
    var place: String? { observers.first?.place }

    func add(_ observer: LiveObserver) {
        if isOver { return observer.sourceDidEnd() }
        observers.append(observer)
    }

    func remove(_ observer: LiveObserver) {
        observers.removeAll { $0 === observer }
    }

    func tell(_ change: LiveChange) {
        for observer in observers {
            HierarchyBatch.current.begin(.telling("the observer of a live list registered at \(observer.place)"))
            observer.tell(change)
            HierarchyBatch.current.endCause()
        }
    }

    // MARK: Changes

    /// Takes in what has become of the views that were touched.
    /// - Returns: what has changed; nil for nothing.
    /// - Complexity: O(k log k + k log n) for k touched views.
    func takeIn(_ touched: [Touched]) -> LiveChange? {
        var entered: [UIView] = []
        var left: [(slot: ToldList.Slot, view: UIView)] = []
        var candidates: [(slot: ToldList.Slot, view: UIView)] = []
        for touched in touched {
            switch (told.slot(of: touched.view), touched.isMember) {
            case (nil, true): entered.append(touched.view)
            case (let slot?, false): left.append((slot, touched.view))
            case (let slot?, true): if touched.isMoved { candidates.append((slot, touched.view)) }
            case (nil, false): break
            }
        }
        left.sort { told.isAscending($0.slot, $1.slot) }
        let moved = moved(candidates, entered: entered, left: left.map(\.slot))
        if entered.isEmpty, left.isEmpty, moved.isEmpty { return nil }
        kept = nil
        for (slot, _) in left { told.remove(at: slot) }
        for view in moved { if let slot = told.slot(of: view) { told.remove(at: slot) } }
        entered.sort(by: Self.stands)
        put(moved.isEmpty ? entered : (entered + moved).sorted(by: Self.stands))
        return LiveChange(entered: entered, left: left.map(\.view), moved: moved)
    }

    /// Puts views in where they stand in the tree, given in that order.
    private func put(_ views: [UIView]) {
        var run: [ViewReference] = []
        var slot = ToldList.none
        for view in views {
            let before = source.table.pointee.member(number, before: view, below: panel)
            if let last = run.last, let before, before == last {
                run.append(view.reference)
                continue
            }
            if !run.isEmpty { told.insert(run, after: slot) }
            run = [view.reference]
            slot = before.flatMap { told.slot(of: $0.object) } ?? ToldList.none
        }
        if !run.isEmpty { told.insert(run, after: slot) }
    }

    /// The views whose place among the others is another one, in the order of the tree.
    ///
    /// All members that were not moved in the tree have kept their order. Of the others, those are moved that stand
    /// behind another one of these than before; and where several stand behind the same one, as before, all but the
    /// longest chain whose order is the same.
    private func moved(
        _ candidates: [(slot: ToldList.Slot, view: UIView)], entered: [UIView], left: [ToldList.Slot]
    ) -> [UIView] {
        if candidates.isEmpty { return [] }
        let old = stayersBefore(candidates.map(\.slot), left)
        let sorted = candidates.sorted { Self.stands($0.view, before: $1.view) }
        let new = stayersNow(before: sorted.map(\.view), entered)
        var moved: [UIView] = []
        // Of candidates behind the same stayer as before: those that stand one behind the other.
        var chain: [(slot: ToldList.Slot, view: UIView)] = []
        var stayer = ToldList.none
        func close() {
            let keeping = chain.count < 2 ? Set(chain.indices) : longestAscent(chain.map(\.slot))
            for (index, candidate) in chain.enumerated() where !keeping.contains(index) {
                moved.append(candidate.view)
            }
            chain = []
        }
        for (index, candidate) in sorted.enumerated() {
            if old[candidate.slot] != new[index] {
                moved.append(candidate.view)
                continue
            }
            if new[index] != stayer { close() }
            stayer = new[index]
            chain.append(candidate)
        }
        close()
        return moved.sorted(by: Self.stands)
    }

    /// For each candidate the nearest member before it, in the list as it was told, that is neither one nor has left.
    private func stayersBefore(
        _ candidates: [ToldList.Slot], _ left: [ToldList.Slot]
    ) -> [ToldList.Slot: ToldList.Slot] {
        var stayers: [ToldList.Slot: ToldList.Slot] = [:]
        let touched = Set(candidates + left)
        for slot in touched.sorted(by: { told.isAscending($0, $1) }) {
            let before = told.slot(before: slot)
            stayers[slot] = touched.contains(before) ? stayers[before] : before
        }
        return stayers
    }

    /// For each candidate, given in the order of the tree, the nearest member before it in the tree that is neither a
    /// candidate nor has entered.
    private func stayersNow(before candidates: [UIView], _ entered: [UIView]) -> [ToldList.Slot] {
        var stayers: [ViewReference: ToldList.Slot] = [:]
        let touched = Set((candidates + entered).map { $0.reference })
        for view in entered.isEmpty ? candidates : (candidates + entered).sorted(by: Self.stands) {
            let before = source.table.pointee.member(number, before: view, below: panel)
            let isTouched = before.map { touched.contains($0) } ?? false
            let known = before.map { isTouched ? stayers[$0] : told.slot(of: $0.object) }
            stayers[view.reference] = (known ?? nil) ?? ToldList.none
        }
        return candidates.map { stayers[$0.reference] ?? ToldList.none }
    }

    /// The slots in a list of members of a longest part of it that stands in the order that was told. Of several, the
    /// one whose members end first.
    private func longestAscent(_ slots: [ToldList.Slot]) -> Set<Int> {
        // The last members of ascents of each length, each as early in the list as can be.
        var ends: [Int] = []
        var previous = [Int](repeating: -1, count: slots.count)
        for (index, slot) in slots.enumerated() {
            var low = 0
            var high = ends.count
            while low < high {
                let middle = (low + high) / 2
                if told.isAscending(slots[ends[middle]], slot) { low = middle + 1 } else { high = middle }
            }
            if low > 0 { previous[index] = ends[low - 1] }
            if low == ends.count { ends.append(index) } else { ends[low] = index }
        }
        var kept: Set<Int> = []
        var next = ends.last ?? -1
        while next >= 0 {
            kept.insert(next)
            next = previous[next]
        }
        return kept
    }

    private static func stands(_ view: UIView, before other: UIView) -> Bool { view.standsBefore(other) ?? false }
}
