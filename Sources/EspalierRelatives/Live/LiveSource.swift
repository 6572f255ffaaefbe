import EspalierViews

/// What live lists get their members from: an index that keeps views in numbered groups, and says in a journal which
/// views it has touched.
protocol LiveSource: AnyObject {
    /// The view whose descendants are in the groups; nil once it is gone.
    var root: UIView? { get }
    /// Valid as long as there is an order.
    var orderRoot: ViewReference { get }
    /// The order that the views stand in; nil once the root is gone.
    var order: TreeOrder? { get }
    var table: UnsafeMutablePointer<GroupTable> { get }
    /// Present while there is a live list.
    var journal: LiveJournal? { get set }
    /// Puts all groups right, which may run the user's closures. False where the root is gone.
    func update() -> Bool
    /// The group that a view is in. All groups are right.
    func group(of view: UIView) -> Int32?
    /// What is to be told is told with the outermost change from now on.
    func journalDidBegin()
    /// The last live list is gone.
    func journalDidEnd()
}

extension LiveSource {
    /// Whether the view lies below the root.
    func contains(_ view: UIView) -> Bool {
        guard let order, view.order === order, view.reference != orderRoot else { return false }
        return orderRoot.with { view.isAtOrBelow($0) }
    }

    /// A live list of a group, or of what of it lies below `panel`.
    /// - Precondition: all groups are right.
    /// - Parameter number: finds the number of the group, also after all groups were forgotten and made again.
    func live(below panel: UIView?, number: @escaping () -> Int32) -> LiveQuery {
        if journal == nil {
            journal = LiveJournal(of: self)
            journalDidBegin()
        }
        let query = LiveQuery(of: self, below: panel, number: number)
        table.pointee.pin(query.number)
        journal?.add(query)
        query.begin()
        return query
    }

    /// The order has ended: with the root, or with a view above it.
    func endJournal() {
        if root != nil {
            journal?.orderDidEnd()
        } else {
            let ended = journal
            journal = nil
            ended?.end()
        }
    }

    /// A live list is gone.
    func remove(_ query: LiveQuery) {
        guard let journal else { return }
        journal.remove(query)
        if order != nil, !journal.isStranded { table.pointee.unpin(query.number) }
        if journal.isEmpty {
            self.journal = nil
            journalDidEnd()
        }
    }
}
