import Foundation

extension UIView {
    /// How often a round of `updateConstraints()` may begin anew because views were marked behind its back.
    private static let updateBudget = 100

    /// Whether a view at or below this one is marked.
    final var hasConstraintUpdates: Bool { marks.contains(.updateBelow) }

    /// Calls `updateConstraints()` of the marked views at and below this one, subviews before their superviews,
    /// siblings in their order, until none is marked.
    ///
    /// - Returns: whether any was called.
    @discardableResult
    final func updateMarkedConstraints() -> Bool {
        guard marks.contains(.updateBelow) else { return false }
        var last: [UIView] = []
        for _ in 0..<Self.updateBudget {
            let marked = takeUpdatePaths()
            if marked.isEmpty { return !last.isEmpty }
            last = []
            for view in marked where view.marks.contains(.needsUpdate) && view.isAtOrBelow(self) {
                view.marks.remove(.needsUpdate)
                view.runConstraintUpdate()
                last.append(view)
            }
        }
        for view in takeUpdatePaths() { view.marks.remove(.needsUpdate) }
        let names = last.prefix(20).map(\.brief).joined(separator: ", ")
        report(
            ViewDiagnostic(
                message: "updateConstraints does not come to rest: views were still marked after \(Self.updateBudget) "
                    + "rounds; called last, in this order: \(names)", views: last))
        return true
    }

    /// The views on marked paths, each after those below it. The marks of the paths are taken away; a view that is
    /// marked while others are called comes later in the list, or marks a path anew.
    private func takeUpdatePaths() -> [UIView] {
        guard marks.contains(.updateBelow) else { return [] }
        var views: [UIView] = []
        // Pre-order with the siblings reversed is post-order backwards.
        var stack = [self]
        while let view = stack.popLast() {
            view.marks.remove(.updateBelow)
            views.append(view)
            view.forEachChild { if $0.marks.contains(.updateBelow) { stack.append($0) } }
        }
        views.reverse()
        if !views.contains(where: { $0.marks.contains(.needsUpdate) }) { return [] }
        return views
    }

    /// Calls `updateConstraints()`, by way of the owner if there is one.
    private func runConstraintUpdate() {
        // Whatever overrides leave out. Who has neither subviews nor constraints has nothing arranged, and is not asked
        // what it is, which takes longer than all the rest.
        if firstChild != nil || constraintRecord?.heldCount ?? 0 > 0 {
            (self as? any ArrangingView)?.updateArrangement()
        }
        if let owner { owner.viewUpdateConstraints(self) } else { updateConstraints() }
    }
}
