import EspalierObservation
import EspalierViews

/// An index of the views below a view, by the numbers of their groups.
final class GroupIndexCore: LiveSource {
    private(set) weak var root: UIView?
    /// Valid as long as there is an order, which ends before the root does.
    let orderRoot: ViewReference
    /// Runs the user's closure: the number of the group that a view belongs to, nil for none.
    let number: (UIView, UnsafeMutablePointer<GroupTable>) -> Int32?
    /// Forgets which group has which number.
    private let forgetNumbers: () -> Void

    /// The order that the views stand in; nil where nothing was asked since the index was made or released. It tells
    /// before it goes.
    unowned(unsafe) var order: TreeOrder?
    /// In memory of its own, where changes in place are not checked for exclusive access.
    let table: UnsafeMutablePointer<GroupTable>
    /// What is known of each view below the root; valid with `order`.
    var states: [ViewReference: KeyState] = [:]
    /// Views whose keys are to be computed, in the order in which they came. Only those count whose state says so: the
    /// others have left, or were computed since.
    var pending: [ViewReference] = []
    /// What keys were computed from: properties of their own views, and the others by view.
    let reads = KeyReads()
    var dependencies: [ViewReference: TrackedComputation] = [:]
    /// Which views live lists are to be told of; nil where there are no lists.
    var journal: LiveJournal?
    /// What changes which views have keys at all, where it is not the tree alone; held.
    var driver: LiveObservation?
    var isKeying = false
    /// How often a key was computed.
    var keysComputed = 0

    init(
        root: UIView?, orderRoot: ViewReference,
        number: @escaping (UIView, UnsafeMutablePointer<GroupTable>) -> Int32?,
        forgetNumbers: @escaping () -> Void
    ) {
        self.root = root
        self.orderRoot = orderRoot
        self.number = number
        self.forgetNumbers = forgetNumbers
        table = .allocate(capacity: 1)
        table.initialize(to: GroupTable())
    }

    deinit {
        // A change that is under way may hold them.
        for dependency in dependencies.values { dependency.detach() }
        order?.remove(self)
        table.deinitialize(count: 1)
        table.deallocate()
    }

    /// The groups.
    var groups: GroupTable {
        _read { yield table.pointee }
        _modify { yield &table.pointee }
    }

    /// Gives back all memory. With live lists, which need it, all keys are computed again instead.
    func release() {
        if journal != nil { return noticing { setAllPending() } }
        let order = order
        self.order = nil
        forget()
        order?.remove(self)
    }

    /// Forgets all views.
    func forget() {
        table.pointee.removeAll()
        forgetNumbers()
        states = [:]
        pending = []
        // They take themselves out of the registries where they stand.
        for dependency in dependencies.values { dependency.detach() }
        dependencies = [:]
    }

    // MARK: Live lists

    func group(of view: UIView) -> Int32? { states[view.reference]?.group }

    func journalDidBegin() {
        for dependency in dependencies.values { dependency.opensBatch = true }
    }

    func journalDidEnd() {
        for dependency in dependencies.values { dependency.opensBatch = false }
    }

    /// Makes `changes`, after which keys are due, an outermost change where somebody is to be told of it.
    func noticing(_ changes: () -> Void) {
        if journal == nil { changes() } else { UIView.performChanges(changes) }
    }

    // MARK: Asking

    /// Whether the view is the root, also while that is being released.
    func isRoot(_ view: UIView) -> Bool {
        order == nil ? view === root : view.reference == orderRoot
    }

    /// Whether the view is below the root; all keys are right then.
    func contains(_ view: UIView) -> Bool {
        update() && states[view.reference] != nil
    }

    /// All views of a group. The keys are right.
    func views(_ number: Int32) -> [UIView] {
        let views = table.pointee.views(number)
        check(views, number, below: nil)
        return views
    }

    /// The views of a group that lie below one that is in the index. The keys are right.
    func views(_ number: Int32, below panel: UIView) -> [UIView] {
        let views = table.pointee.views(number, below: panel)
        check(views, number, below: panel)
        return views
    }

    /// Calls `body` for the siblings of a view that are in groups, with the numbers of these.
    func forEachSibling(of view: UIView, _ body: (UIView, Int32) -> Void) {
        guard contains(view) else { return }
        view.realSuperview?.forEachChild { sibling in
            guard sibling !== view, let number = states[sibling.reference]?.group else { return }
            body(sibling, number)
        }
    }

    /// Compares an answer with what a walk finds whose keys are computed afresh.
    private func check(_ views: [UIView], _ number: Int32, below panel: UIView?) {
        #if ESPALIER_CHECKS
            guard let top = panel ?? root else { return }
            var fresh: [UIView] = []
            top.forEachInSubtree { view in if view !== top { fresh.append(view) } }
            isKeying = true
            defer { isKeying = false }
            fresh = fresh.filter { view in ThreadState.current.tracking(nil) { self.number(view, table) } == number }
            precondition(views.elementsEqual(fresh, by: ===), "a group index answered \(views), not \(fresh)")
        #endif
    }
}
