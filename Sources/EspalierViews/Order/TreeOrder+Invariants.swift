extension TreeOrder {
    /// Checks that the labels of all views follow the tree, and that no view has those of another order. For tests.
    /// - Complexity: O(views).
    package func checkInvariants() {
        var last: UInt64?
        var point = TourPoint(view: root, isEnd: false)
        while true {
            precondition(
                point.view.with { $0.order === self },
                "a view stands in another order than its root")
            precondition(
                point.view.flags.contains(.ordered), "a view does not know that it stands in an order")
            let label = point.label
            precondition(last.map { $0 < label } ?? true, "labels \(last ?? 0) and \(label) do not follow the tree")
            precondition(label <= Self.limit, "label \(label) is beyond the limit")
            last = label
            if point.isEnd && point.view == root { return }
            point = point.next(without: nil)
        }
    }
}
