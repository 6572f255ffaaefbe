extension UIView {
    /// The longest list, and the deepest path, that a check after each change walks. Longer ones would make building
    /// them quadratic.
    private static let checkedLength = 256

    /// Checks what must hold of a view between any two changes. Called after each change of the hierarchy in builds
    /// with `-D ESPALIER_CHECKS`.
    package final func checkInvariants() {
        if Int(childCount) > Self.checkedLength { return }
        var count = 0
        var previous: ViewReference?
        var current = firstChild
        while let child = current {
            child.with { view in
                precondition(view.parent.map { $0 == reference } ?? false, "a child does not know its superview")
                precondition(
                    view.previousSibling == previous, "the list is not linked both ways")
                precondition(view.hostWindow == hostWindow, "a child is in another window")
                if !view.flags.isDisjoint(with: [.needsLayout, .layoutBelow]) {
                    precondition(flags.contains(.layoutBelow), "a marked child is not known above")
                }
                if flags.contains(.hierarchyBelow) {
                    precondition(view.flags.contains(.hierarchyBelow), "a child of a view seen with its subtree is not")
                }
                if view.flags.contains(.consumersBelow) {
                    precondition(flags.contains(.consumersBelow), "a watched child is not known above")
                }
                if view.marks.contains(.updateBelow) {
                    precondition(marks.contains(.updateBelow), "a view marked for updateConstraints is not known above")
                }
                if view.flags.contains(.solverArrivals) {
                    precondition(flags.contains(.solverArrivals), "a view that waits for the solver is not known above")
                }
            }
            previous = child
            current = child.with { $0.nextSibling }
            count += 1
            precondition(count <= Int(childCount), "the list is longer than its count")
        }
        precondition(count == Int(childCount), "the list is shorter than its count")
        precondition(lastChild == previous, "the last child is not the end of the list")
        if let childArray {
            precondition(childArray.count == count, "the cached list has another count")
            current = firstChild
            for child in childArray {
                precondition(current == child.reference, "the cached list has another order")
                current = child.nextSibling
            }
        }
        checkConstraints()
        var above = parent
        for _ in 0..<Self.checkedLength {
            guard let view = above else { break }
            precondition(view != reference, "a view lies below itself")
            above = view.parent
        }
    }

    /// What must hold of the view's constraints.
    private func checkConstraints() {
        precondition((side?.constraints != nil) == marks.contains(.recorded), "the record of constraints is not marked")
        if marks.contains(.needsUpdate) {
            precondition(marks.contains(.updateBelow), "a view marked for updateConstraints is on no path")
        }
        guard let record = constraintRecord, Int(record.heldCount) <= Self.checkedLength else { return }
        record.forEachHeld { constraint in
            precondition(constraint.holdingView === self, "a constraint does not know its holder")
            precondition(constraint.mayBeHeld(by: self), "a view holds a constraint of views that do not lie below it")
        }
    }
}
