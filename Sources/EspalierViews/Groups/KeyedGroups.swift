/// Groups of views by a key that can be read from the view at any time: an index of a tree.
final class KeyedGroups<Key: Hashable> {
    /// These two in memory of their own: a field of an object is checked for exclusive access at run time whenever it is
    /// changed in place, which took a fifth of the time of an insertion.
    private let numbers: UnsafeMutablePointer<KeyNumbers<Key>>
    private let table: UnsafeMutablePointer<GroupTable>
    private let key: (UIView) -> Key?

    /// An index of all views below `root`.
    init(below root: UIView, key: @escaping (UIView) -> Key?) {
        self.key = key
        table = .allocate(capacity: 1)
        table.initialize(to: GroupTable())
        numbers = .allocate(capacity: 1)
        numbers.initialize(to: KeyNumbers())
        insert { add in
            root.forEachInSubtree { view in if view !== root { add(view) } }
        }
    }

    deinit {
        table.deinitialize(count: 1)
        table.deallocate()
        numbers.deinitialize(count: 1)
        numbers.deallocate()
    }

    var count: Int { table.pointee.count }
    var patches: Int { table.pointee.patches }
    var touches: Int { table.pointee.touches }

    // MARK: Asking

    /// Lets `body` look at the groups.
    func withTable<Result>(_ body: (KeyNumbers<Key>, GroupTable) -> Result) -> Result {
        body(numbers.pointee, table.pointee)
    }

    /// The first member of a key that lies below `top`.
    func first(of key: Key, below top: UIView) -> UIView? {
        guard let number = numbers.pointee.find(key) else { return nil }
        return table.pointee.first(number, below: top)
    }

    /// The first member of any of these keys that lies below `top`.
    func first(of keys: [Key], below top: UIView) -> UIView? {
        if keys.count == 1 { return first(of: keys[0], below: top) }
        return keys.compactMap { first(of: $0, below: top) }.min { $0.reference.start < $1.reference.start }
    }

    /// An answer about one view and some keys.
    private final class Answer<Result> {
        let keys: [Key]
        let result: Result

        init(keys: [Key], result: Result) {
            self.keys = keys
            self.result = result
        }
    }

    /// The answer to a question that was asked before, or what `make` answers of the groups that have members.
    /// - Parameter isRoot: whether the view is the one that the index is of, so that all members lie below it.
    func answer<Result>(
        about view: UIView, _ keys: [Key], isRoot: Bool, _ make: ([(key: Key, views: [UIView])]) -> Result
    ) -> Result {
        let known = table.pointee.answers.answer(about: view, as: Answer<Result>.self) { $0.keys == keys }
        if let known { return known.result }
        var groups: [(key: Key, views: [UIView])] = []
        var madeOf: [Int32] = []
        var lacksKeys = false
        var asked: Set<Key> = []
        for key in keys where asked.insert(key).inserted {
            guard let number = numbers.pointee[key] else {
                lacksKeys = true
                continue
            }
            madeOf.append(number)
            let views = isRoot ? table.pointee.views(number) : table.pointee.views(number, below: view)
            if !views.isEmpty { groups.append((key, views)) }
        }
        let answer = Answer(keys: keys, result: make(groups))
        table.pointee.keep(answer, about: view, madeOf: madeOf, lacksKeys: lacksKeys)
        return answer.result
    }

    // MARK: Changing

    /// The views at and below `view` are leaving the order.
    func removeSubtree(_ view: UIView) {
        table.pointee.answers.drop(from: view.reference.start, to: view.reference.end)
        table.pointee.removeSubtree(view) { key($0).flatMap { numbers.pointee[$0] } }
    }

    /// `view` has come with all below it.
    func insertSubtree(_ view: UIView) {
        if view.firstChild != nil {
            insert { add in
                view.forEachInSubtree { add($0) }
            }
        } else if let key = key(view) {
            table.pointee.insert(view, into: numbers.pointee.ensured(for: key, in: &table.pointee))
        }
    }

    /// Puts in views that lie next to one another in depth-first order.
    private func insert(_ walk: ((UIView) -> Void) -> Void) {
        var places: [Key: Int] = [:]
        var runs: [(key: Key, members: [ViewReference])] = []
        walk { view in
            guard let key = key(view) else { return }
            if let place = places[key] {
                runs[place].members.append(view.reference)
            } else {
                places[key] = runs.count
                runs.append((key, [view.reference]))
            }
        }
        // One after the other: a group that is empty may be taken for the next key.
        for run in runs {
            table.pointee.insert(run.members, into: numbers.pointee.ensured(for: run.key, in: &table.pointee))
        }
    }

    /// `view` is about to get other labels, with all below it.
    func willMoveSubtree(_ view: UIView) {
        table.pointee.willMoveSubtree(view) { key($0).flatMap { numbers.pointee[$0] } }
    }

    /// `view` has its new labels.
    func didMoveSubtree(_ view: UIView, reparented: Bool) {
        table.pointee.didMoveSubtree(view, reparented: reparented)
    }

    /// The view has another key.
    func change(_ view: UIView, from old: Key?, to new: Key?) {
        if let number = old.flatMap({ numbers.pointee[$0] }) { table.pointee.remove(view, from: number) }
        if let new { table.pointee.insert(view, into: numbers.pointee.ensured(for: new, in: &table.pointee)) }
    }
}
