import EspalierObservation

// How a view comes into an order and out of it. A view stands in its superview's order, if that stands in one.
extension UIView {
    /// Gives the view a place in `order`, without labels yet, instead of the one that it has.
    final func joinOrder(_ order: TreeOrder) {
        giveUpNode()
        let held = Handle(order)
        place = UnsafeMutableRawPointer(order.nodes.make(OrderNode(start: 0, end: 0, order: held)))
        flags.insert(.ordered)
        // The root holds the order.
        if order.root == reference { held.retain() }
    }

    /// Takes the view's place in its order away. It keeps its window.
    /// - Returns: true, so that a walk over a subtree goes on.
    @discardableResult
    final func leaveOrder() -> Bool {
        let window = hostWindow
        giveUpNode()
        flags.subtract([.ordered, .keyed])
        place = window?.address
        return true
    }

    /// What `place` is then is for the caller to say.
    private func giveUpNode() {
        guard let node = orderNode else { return }
        let held = node.pointee.order
        let isRoot = held.with { order in
            order.nodes.recycle(node)
            return order.root == reference
        }
        if isRoot { held.release() }
    }

    /// Step 4 of a move, with the new links in place, where the old or the new superview stands in an order.
    final func updateOrder(from old: UIView?, to target: UIView?) {
        let left = old?.order
        let entered = target?.order
        if let old, left === entered {
            left?.move(self, from: old, reparented: true)
        } else {
            if let old { left?.remove(self, from: old) }
            entered?.insert(self)
        }
    }

    /// How many views there are at and below this one.
    /// - Complexity: O(subtree).
    final var subtreeCount: Int {
        var count = 0
        forEachInSubtree { _ in count += 1 }
        return count
    }
}

// What other targets need.
extension UIView {
    /// Whether the view comes before another one in depth-first order; nil where labels do not tell, as the two stand
    /// in different orders or in none.
    package final func standsBefore(_ view: UIView) -> Bool? {
        guard let order, order === view.order else { return nil }
        return reference.start < view.reference.start
    }

    /// The moments at which a depth-first walk comes to the view and leaves it.
    ///
    /// - Precondition: the view stands in an order.
    package final var moments: (start: UInt64, end: UInt64) { (reference.start, reference.end) }

    /// Lets the indexes of the view's tree hear of all its properties, and not only of its tag and name. Does nothing
    /// for a view that stands in no order.
    package final func tellIndexes() {
        if flags.contains(.ordered) { flags.insert(.keyed) }
    }
}

extension ViewChange {
    /// The properties that have another value in `view`, which has the new ones.
    package func properties(of view: UIView) -> PropertySet {
        switch self {
        case .geometry(let old): old.properties(differingFrom: view.geometry)
        case .value(let property, _): property.set
        case .stored(let key, _):
            PropertySet(PropertyKey(stored: key))
                .union(key === UIView.nameProperty ? ViewProperty.name.set : PropertySet())
        case .superview: ViewProperty.superview.set
        case .ancestors: PropertySet()
        case .subviewInserted, .subviewRemoved, .subviewsReordered: ViewProperty.subviews.set
        }
    }
}
