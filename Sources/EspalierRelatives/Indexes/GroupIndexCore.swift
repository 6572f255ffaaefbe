import EspalierObservation
import EspalierViews

/// An index of the views below a view, by the numbers of their groups.
///
/// Keys are computed when something is asked, never while the tree is being changed: they are the user's code.
final class GroupIndexCore {
    weak var root: UIView?
    /// Valid as long as there is an order, which ends before the root does.
    let orderRoot: Unmanaged<UIView>
    /// Runs the user's closure: the number of the group that a view belongs to, nil for none.
    private let number: (UIView, UnsafeMutablePointer<GroupTable>) -> Int32?

    /// The order that the views stand in; nil where nothing was asked since the index was made or released. It tells
    /// before it goes.
    unowned(unsafe) var order: TreeOrder?
    /// In memory of its own, where changes in place are not checked for exclusive access.
    private let table: UnsafeMutablePointer<GroupTable>
    /// What is known of each view below the root; valid with `order`.
    var states: [UnsafeMutableRawPointer: KeyState] = [:]
    /// Views whose keys are to be computed, in the order in which they came. Only those count whose state says so: the
    /// others have left, or were computed since.
    private var pending: [Unmanaged<UIView>] = []
    /// What keys were computed from: properties of their own views, and the others by view.
    let reads = KeyReads()
    var dependencies: [UnsafeMutableRawPointer: TrackedComputation] = [:]
    private var isKeying = false
    /// How often a key was computed.
    private(set) var keysComputed = 0

    init(root: UIView, number: @escaping (UIView, UnsafeMutablePointer<GroupTable>) -> Int32?) {
        self.root = root
        orderRoot = root.identity
        self.number = number
        table = .allocate(capacity: 1)
        table.initialize(to: GroupTable())
    }

    deinit {
        order?.remove(self)
        table.deinitialize(count: 1)
        table.deallocate()
    }

    /// The groups.
    var groups: GroupTable {
        _read { yield table.pointee }
        _modify { yield &table.pointee }
    }

    /// Gives back all memory.
    func release() {
        let order = order
        self.order = nil
        forget()
        order?.remove(self)
    }

    /// Forgets all views.
    func forget() {
        table.pointee.removeAll()
        states = [:]
        pending = []
        // They take themselves out of the registries where they stand.
        for dependency in dependencies.values { dependency.detach() }
        dependencies = [:]
    }

    // MARK: Keys

    /// Puts every view in its group.
    /// - Returns: false where the root is gone.
    func settle() -> Bool {
        if order != nil && pending.isEmpty { return true }
        guard let root else { return false }
        if isKeying {
            trap("a group index of \(root.brief) was asked while it computed a key: keys must not ask their own index")
        }
        if order == nil { fill(root) }
        isKeying = true
        defer { isKeying = false }
        // Computing may make more keys pending.
        var next = 0
        while next < pending.count {
            compute(pending[next])
            next += 1
        }
        pending = []
        return true
    }

    private func fill(_ root: UIView) {
        let order = TreeOrder.made(for: root)
        self.order = order
        order.add(self)
        root.walkSubtree { view in
            if view !== root { expect(view) }
            return true
        }
    }

    /// A view has come: its key is to be computed.
    func expect(_ view: UIView) {
        states[view.identity.toOpaque()] = .new
        pending.append(view.identity)
    }

    /// The key of a view may be another one.
    func setPending(_ view: Unmanaged<UIView>) {
        let identity = view.toOpaque()
        guard let state = states[identity], !state.isPending else { return }
        states[identity]?.isPending = true
        pending.append(view)
        dropOldEntries()
    }

    func setAllPending() {
        root?.walkSubtree { view in
            setPending(view.identity)
            return true
        }
    }

    /// Views that came and left many times may stand in the list as often.
    private func dropOldEntries() {
        if isKeying || pending.count <= 2 * states.count + 64 { return }
        var listed: Set<UnsafeMutableRawPointer> = []
        pending.removeAll { view in
            let identity = view.toOpaque()
            return !(states[identity]?.isPending ?? false) || !listed.insert(identity).inserted
        }
    }

    private func compute(_ pendingView: Unmanaged<UIView>) {
        let identity = pendingView.toOpaque()
        // Only a view that is in the index may be looked at.
        guard states[identity]?.isPending ?? false else { return }
        let view = pendingView.takeUnretainedValue()
        keysComputed += 1
        let (group, others) = reads.noting(view) { number($0, table) }
        // The closure may have changed the tree.
        guard var state = states[identity], state.isPending else { return }
        depend(view, identity, on: others)
        state.isPending = false
        if state.group != group {
            if let old = state.group { table.pointee.remove(view, from: old) }
            if let group { table.pointee.insert(view, into: group) }
            state.group = group
        }
        states[identity] = state
    }

    private func depend(_ view: UIView, _ identity: UnsafeMutableRawPointer, on reads: ReadList?) {
        guard let reads else {
            if !dependencies.isEmpty { dependencies.removeValue(forKey: identity)?.detach() }
            return
        }
        if let known = dependencies[identity] { return known.attach(to: reads) }
        let reference = view.identity
        let made = TrackedComputation { [unowned(unsafe) self] in setPending(reference) }
        dependencies[identity] = made
        made.attach(to: reads)
    }

    // MARK: Asking

    /// Whether the view is below the root; all keys are right then.
    func contains(_ view: UIView) -> Bool {
        settle() && states[view.identity.toOpaque()] != nil
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
            guard sibling !== view, let number = states[sibling.identity.toOpaque()]?.group else { return }
            body(sibling, number)
        }
    }

    /// Compares an answer with what a walk finds whose keys are computed afresh.
    private func check(_ views: [UIView], _ number: Int32, below panel: UIView?) {
        #if ESPALIER_CHECKS
            guard let top = panel ?? root else { return }
            var fresh: [UIView] = []
            top.walkSubtree { view in
                if view !== top { fresh.append(view) }
                return true
            }
            isKeying = true
            defer { isKeying = false }
            fresh = fresh.filter { view in ThreadState.current.tracking(nil) { self.number(view, table) } == number }
            precondition(views.elementsEqual(fresh, by: ===), "a group index answered \(views), not \(fresh)")
        #endif
    }
}
