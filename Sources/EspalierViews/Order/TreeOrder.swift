/// The depth-first order of a view and all below it, kept up to date for those who keep answers by it.
///
/// A view stands in at most one order, and all below it in the same one. An order begins at the view that was asked
/// for; where one is asked for further up, that takes the others in. What leaves the tree leaves the order; clients
/// whose views are all in what leaves go along, with an order of their own.
package final class TreeOrder {
    let root: Unmanaged<UIView>
    private var entries: [Entry] = []
    /// The indexes of tags, classes and names; one of the clients.
    private(set) var indexes: TreeIndexes?
    var counters = OrderCounters()

    /// A client takes itself out before it goes.
    private struct Entry {
        unowned(unsafe) let client: any OrderClient
    }

    /// The order that `view` stands in, made if need be: O(subtree) then.
    package static func made(for view: UIView) -> TreeOrder {
        if let order = view.order { return order }
        let order = TreeOrder(root: view)
        order.begin()
        order.announceTaken()
        return order
    }

    private init(root: UIView) {
        self.root = root.unmanaged
    }

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
    func madeIndexes() -> TreeIndexes {
        if let indexes { return indexes }
        let made = TreeIndexes(root: root)
        indexes = made
        add(made)
        return made
    }

    /// Gives labels to the root and all below it.
    private func begin() {
        let view = root.takeUnretainedValue()
        let count = takeIn(view)
        counters.viewsLabelled += count
        labelSubtree(view, first: 0, step: Self.limit / UInt64(count * 2 - 1))
        view.orderNode?.pointee.end = Self.limit
    }

    /// Takes all labels away.
    private func end() {
        withExtendedLifetime(self) {
            let (clients, held) = (entries, indexes)
            entries = []
            indexes = nil
            for entry in clients { entry.client.orderDidEnd() }
            withExtendedLifetime(held) {}
            root._withUnsafeGuaranteedRef { $0.walkSubtree { $0.leaveOrder() } }
        }
    }

    /// The root is being released; it has its subviews still.
    func rootWillDie() {
        end()
    }

    // MARK: Changes of the tree

    /// `view` has come to its place with all below it.
    func insert(_ view: UIView) {
        let count = takeIn(view)
        label(view, count: count)
        announceTaken()
        for entry in entries where covers(entry.client, view) { entry.client.viewDidArrive(view) }
        giveUpIdleIndexes()
    }

    /// `view` has been taken out of the tree with all below it, and has its labels still.
    func remove(_ view: UIView) {
        var going: [any OrderClient] = []
        for entry in entries {
            let client = entry.client
            if isInside(client.orderRoot, view.unmanaged) {
                going.append(client)
            } else if covers(client, view) {
                client.viewWillLeave(view)
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
    func move(_ view: UIView, reparented: Bool) {
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
                client.viewWillMove(view)
                staying.append(client)
            case (true, false): client.viewWillLeave(view)
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

    private func covers(_ client: any OrderClient, _ view: UIView) -> Bool { covers(client, view.unmanaged) }

    private func covers(_ client: any OrderClient, _ view: Unmanaged<UIView>) -> Bool {
        let top = client.orderRoot
        return top != view && isInside(view, top)
    }

    private func isInside(_ view: Unmanaged<UIView>, _ other: Unmanaged<UIView>) -> Bool {
        other.start <= view.start && view.end <= other.end
    }

    // MARK: Orders that meet and part

    /// The clients of orders that were taken in, until the labels are right.
    private var taken: [any OrderClient] = []

    /// Gives every view at and below `view` a node of this order, without labels yet, and takes in the orders that are
    /// there.
    /// - Returns: how many views they are.
    private func takeIn(_ view: UIView) -> Int {
        var count = 0
        var inner: [TreeOrder] = []
        view.walkSubtree { view in
            count += 1
            if let node = view.orderNode {
                let order = node.pointee.order.takeUnretainedValue()
                if order.root == view.unmanaged { inner.append(order) }
            }
            view.joinOrder(self)
            return true
        }
        for order in inner {
            order.indexes?.end()
            taken += order.entries.map(\.client).filter { $0 !== order.indexes }
            order.entries = []
            order.indexes = nil
        }
        return count
    }

    private func announceTaken() {
        let clients = taken
        taken = []
        for client in clients {
            add(client)
            client.orderDidChange(to: self)
        }
    }

    /// Gives each of `clients` an order of its own, or of the outermost of them; all their views are at or below `view`.
    private func split(_ view: UIView, for clients: [any OrderClient]) {
        let sorted = clients.sorted { $0.orderRoot.start < $1.orderRoot.start }
        var made: [(order: TreeOrder, clients: [any OrderClient])] = []
        for client in sorted {
            if let last = made.last, isInside(client.orderRoot, last.order.root) {
                made[made.count - 1].clients.append(client)
            } else {
                made.append((TreeOrder(root: client.orderRoot.takeUnretainedValue()), [client]))
            }
        }
        for (order, clients) in made {
            order.begin()
            for client in clients {
                order.add(client)
                client.orderDidChange(to: order)
            }
        }
        view.walkSubtree { $0.order === self ? $0.leaveOrder() : true }
    }
}
