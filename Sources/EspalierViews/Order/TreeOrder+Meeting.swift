import EspalierSupport

// Orders that meet where one comes below another, and part where a subtree leaves.
extension TreeOrder {
    /// Gives every view at and below `view` a node of this order, without labels yet, and takes in the orders that are
    /// there.
    /// - Returns: how many views they are, and the clients of those orders, who are to be told when the labels are right.
    func takeIn(_ view: UIView) -> (count: Int, clients: [any OrderClient]) {
        if view.firstChild == nil, view.orderNode == nil {
            view.joinOrder(self)
            return (1, [])
        }
        var count = 0
        var inner: [TreeOrder] = []
        view.forEachInSubtree { view in
            count += 1
            if let node = view.orderNode {
                let order = node.pointee.order.object
                if order.root == view.reference { inner.append(order) }
            }
            view.joinOrder(self)
        }
        var taken: [any OrderClient] = []
        for order in inner {
            order.indexes?.end()
            taken += order.entries.map(\.client).filter { $0 !== order.indexes }
            order.entries = []
            order.indexes = nil
        }
        return (count, taken)
    }

    /// Tells the clients of orders that were taken in.
    func announce(_ clients: [any OrderClient]) {
        for client in clients {
            add(client)
            client.orderDidChange(to: self)
        }
    }

    /// Gives each of `clients` an order of its own, or of the outermost of them; all their views are at or below `view`.
    func split(_ view: UIView, for clients: [any OrderClient]) {
        let sorted = clients.ordered(byKey: \.orderRoot.start)
        var made: [(order: TreeOrder, clients: [any OrderClient])] = []
        for client in sorted {
            if let last = made.last, isInside(client.orderRoot, last.order.root) {
                made[made.count - 1].clients.append(client)
            } else {
                made.append((TreeOrder(root: client.orderRoot.object), [client]))
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
