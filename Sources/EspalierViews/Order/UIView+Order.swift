import EspalierObservation

// How a view comes into an order and out of it. A view stands in its superview's order, if that stands in one.
extension UIView {
    /// Gives the view a place in `order`, without labels yet, instead of the one that it has.
    final func joinOrder(_ order: TreeOrder) {
        let held = Unmanaged.passUnretained(order)
        if order.root == unmanaged { _ = held.retain() }
        if let node = orderNode {
            let old = node.pointee.order
            node.pointee.order = held
            if old._withUnsafeGuaranteedRef({ $0.root }) == unmanaged { old.release() }
        } else {
            let node = UnsafeMutablePointer<OrderNode>.allocate(capacity: 1)
            node.initialize(to: OrderNode(start: 0, end: 0, order: held))
            orderNode = node
            flags.insert(.ordered)
        }
    }

    /// Takes the view's place in its order away.
    /// - Returns: true, so that a walk over a subtree goes on.
    @discardableResult
    final func leaveOrder() -> Bool {
        guard let node = orderNode else { return true }
        let order = node.pointee.order
        node.deallocate()
        orderNode = nil
        flags.subtract([.ordered, .keyed])
        if order._withUnsafeGuaranteedRef({ $0.root }) == unmanaged { order.release() }
        return true
    }

    /// Step 4 of a move, with the new links in place, where the old or the new superview stands in an order.
    final func settleOrder(from old: UIView?, to target: UIView?) {
        let left = old?.order
        let entered = target?.order
        if left === entered {
            left?.move(self, reparented: true)
        } else {
            left?.remove(self)
            entered?.insert(self)
        }
    }

    /// How many views there are at and below this one.
    /// - Complexity: O(subtree).
    final var subtreeCount: Int {
        var count = 0
        walkSubtree { _ in
            count += 1
            return true
        }
        return count
    }
}

// What indexes of other targets need.
extension UIView {
    /// The view as one keeps it without holding it.
    package final var identity: Unmanaged<UIView> { unmanaged }

    /// Lets the indexes of the view's tree hear of all its properties, and not only of its tag and name.
    /// - Precondition: the view stands in an order.
    package final func tellIndexes() { flags.insert(.keyed) }
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
