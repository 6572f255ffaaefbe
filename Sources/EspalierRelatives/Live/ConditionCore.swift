import EspalierObservation
import EspalierViews

/// An index of the views below a view that have some tags, names or classes: what a view itself is or stores, so that no
/// user code runs. All of them are in one group.
final class ConditionCore: LiveSource {
    private(set) weak var root: UIView?
    /// Valid as long as there is an order, which ends before the root does.
    let orderRoot: ViewReference
    private let matches: (UIView) -> Bool
    unowned(unsafe) var order: TreeOrder?
    let table: UnsafeMutablePointer<GroupTable>
    /// The one group.
    static let number: Int32 = 0
    var journal: LiveJournal?

    init(root: UIView, matches: @escaping (UIView) -> Bool) {
        self.root = root
        orderRoot = root.reference
        self.matches = matches
        table = .allocate(capacity: 1)
        table.initialize(to: GroupTable())
        begin(root)
    }

    private func begin(_ root: UIView) {
        _ = table.pointee.makeGroup()
        let order = TreeOrder.ensured(for: root)
        self.order = order
        order.add(self)
        insert(below: root)
    }

    deinit {
        order?.remove(self)
        table.deinitialize(count: 1)
        table.deallocate()
    }

    func update() -> Bool {
        if order == nil, let root { begin(root) }
        return order != nil
    }

    func group(of view: UIView) -> Int32? {
        contains(view) && matches(view) ? Self.number : nil
    }

    func journalDidBegin() {}

    func journalDidEnd() {}

    private func insert(below top: UIView) {
        top.forEachInSubtree { view in if view !== top { insert(view) } }
    }

    private func insert(_ view: UIView) {
        guard matches(view) else { return }
        table.pointee.insert(view, into: Self.number)
        journal?.touch(view, from: nil, to: Self.number, isMoved: false)
    }

    /// Notes the members at and below a view, which leaves or moves.
    private func touchSubtree(_ view: UIView) {
        guard let journal else { return }
        view.forEachInSubtree { view in if matches(view) { journal.touch(view, from: Self.number, isMoved: true) } }
    }
}

extension ConditionCore: OrderClient {
    func orderDidChange(to order: TreeOrder) { self.order = order }

    func orderDidEnd() {
        order = nil
        endJournal()
        table.pointee.removeAll()
    }

    func viewWillLeave(_ view: UIView, from superview: UIView) {
        touchSubtree(view)
        table.pointee.removeSubtree(view) { matches($0) ? Self.number : nil }
    }

    func viewDidArrive(_ view: UIView) {
        insert(view)
        insert(below: view)
    }

    func viewWillMove(_ view: UIView, from superview: UIView) {
        touchSubtree(view)
        table.pointee.willMoveSubtree(view) { matches($0) ? Self.number : nil }
    }

    func viewDidMove(_ view: UIView, reparented: Bool) {
        table.pointee.didMoveSubtree(view, reparented: reparented)
    }

    func viewDidChange(_ view: UIView, _ change: ViewChange) {
        switch change {
        case .value(.tag, _): break
        case .stored(let key, _) where key === UIView.nameProperty: break
        default: return
        }
        let was = table.pointee.contains(view, in: Self.number)
        if was == matches(view) { return }
        journal?.touch(view, from: was ? Self.number : nil, to: Self.number, isMoved: false)
        if was { table.pointee.remove(view, from: Self.number) } else { table.pointee.insert(view, into: Self.number) }
    }
}
