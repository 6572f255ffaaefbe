/// The depth-first order of a view and all below it, kept up to date for those who keep answers by it.
///
/// A view stands in at most one order, and all below it in the same one. An order begins at the view that was asked
/// for; where one is asked for further up, that takes the others in. What leaves the tree leaves the order; clients
/// whose views are all in what leaves go along, with an order of their own.
package final class TreeOrder {
    let root: ViewReference
    /// The window of all views of the order, which have no room for it themselves. Changes with the root's tree: what
    /// moves without the root has left the order before its window is set.
    var window: Handle<UIWindow>?
    /// Where the views' nodes are. Views give theirs back before the order goes.
    let nodes = NodePool()
    var entries: [Entry] = []
    /// The indexes of tags, classes and names; one of the clients.
    var indexes: TreeIndexes?
    var counters = OrderCounters()

    /// A client takes itself out before it goes.
    struct Entry {
        unowned(unsafe) let client: any OrderClient
    }

    /// The order that `view` stands in, made if need be: O(subtree) then.
    package static func ensured(for view: UIView) -> TreeOrder {
        if let order = view.order { return order }
        let order = TreeOrder(root: view)
        order.begin()
        return order
    }

    init(root: UIView) {
        self.root = root.reference
        window = root.hostWindow
    }

    deinit {
        nodes.end()
    }

    /// How many labels of other views had to change so far to make room.
    package var labelsMoved: Int { counters.labelsMoved }

    // MARK: Clients

    package func add(_ client: any OrderClient) {
        entries.append(Entry(client: client))
    }

    /// Takes a client out. The order goes with the last one: O(subtree) then.
    package func remove(_ client: any OrderClient) {
        entries.removeAll { $0.client === client }
        if client === indexes { indexes = nil }
        if entries.isEmpty { end() }
    }

    /// The indexes of tags, classes and names, made if need be.
    func ensureIndexes() -> TreeIndexes {
        if let indexes { return indexes }
        let made = TreeIndexes(root: root)
        indexes = made
        add(made)
        return made
    }

    /// Gives labels to the root and all below it.
    func begin() {
        let view = root.object
        nodes.reserve(view.subtreeCount)
        let (count, taken) = takeIn(view)
        counters.viewsLabelled += count
        labelSubtree(view, first: 0, step: Self.limit / UInt64(count * 2 - 1))
        view.orderNode?.pointee.end = Self.limit
        announce(taken)
    }

    /// Takes all labels away: nobody needs them any more, or the root is being released and has its subviews still.
    func end() {
        withExtendedLifetime(self) {
            let (clients, held) = (entries, indexes)
            entries = []
            indexes = nil
            for entry in clients { entry.client.orderDidEnd() }
            withExtendedLifetime(held) {}
            root.with { $0.walkSubtree { $0.leaveOrder() } }
        }
    }

    // MARK: Changes of the tree

    /// `view` has come to its place with all below it.
    func insert(_ view: UIView) {
        let (count, taken) = takeIn(view)
        label(view, count: count)
        announce(taken)
        for entry in entries where covers(entry.client, view) { entry.client.viewDidArrive(view) }
        giveUpIdleIndexes()
    }

    /// `view` has been taken out of the tree with all below it, and has its labels still.
    func remove(_ view: UIView, from superview: UIView) {
        var going: [any OrderClient] = []
        for entry in entries {
            let client = entry.client
            if isInside(client.orderRoot, view.reference) {
                going.append(client)
            } else if covers(client, view) {
                client.viewWillLeave(view, from: superview)
            }
        }
        if going.isEmpty {
            view.walkSubtree { $0.leaveOrder() }
            return giveUpIdleIndexes()
        }
        entries.removeAll { entry in going.contains { $0 === entry.client } }
        split(view, for: going)
        if entries.isEmpty { end() }
    }

    /// `view` has come to another place of the tree with all below it, of its superview or of another view.
    func move(_ view: UIView, from superview: UIView, reparented: Bool) {
        guard let parent = view.parent else { return }
        var staying: [any OrderClient] = []
        var arriving: [any OrderClient] = []
        for entry in entries {
            let client = entry.client
            // Its own labels are those of the old place, its superview's those of the new one.
            let wasThere = covers(client, view)
            let willBeThere = client.orderRoot == parent || covers(client, parent)
            switch (wasThere, willBeThere) {
            case (true, true):
                client.viewWillMove(view, from: superview)
                staying.append(client)
            case (true, false): client.viewWillLeave(view, from: superview)
            case (false, true): arriving.append(client)
            case (false, false): break
            }
        }
        label(view, count: view.firstChild == nil ? 1 : view.subtreeCount)
        for client in staying { client.viewDidMove(view, reparented: reparented) }
        for client in arriving { client.viewDidArrive(view) }
        giveUpIdleIndexes()
    }

    /// A property of the view, or its list of subviews, is another one.
    func viewDidChange(_ view: UIView, _ change: ViewChange) {
        for entry in entries where covers(entry.client, view) { entry.client.viewDidChange(view, change) }
        giveUpIdleIndexes()
    }

    /// Gives up the indexes that nobody has asked since it would have been cheaper to make them again.
    private func giveUpIdleIndexes() {
        if let indexes, indexes.isIdle { remove(indexes) }
    }

    private func covers(_ client: any OrderClient, _ view: UIView) -> Bool { covers(client, view.reference) }

    private func covers(_ client: any OrderClient, _ view: ViewReference) -> Bool {
        let top = client.orderRoot
        return top != view && isInside(view, top)
    }

    func isInside(_ view: ViewReference, _ other: ViewReference) -> Bool {
        other.start <= view.start && view.end <= other.end
    }
}
