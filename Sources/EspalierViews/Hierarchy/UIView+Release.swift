import Foundation

extension UIView {
    /// Releases the subtree without recursing, so that a chain of any length can go.
    ///
    /// A view that only its superview holds goes with it. By then it has no superview and no subviews any more: its
    /// `deinit` sees itself alone, while the `deinit` of the view that is released first still sees its subviews. A
    /// view that somebody else holds stays, as the topmost view of a tree of its own, and hears no callback.
    final func releaseOnDeinit() {
        if side != nil {
            leaveLayer()
            endConstraints()
        }
        if flags.contains(.hasConsumers) { side?.forEachConsumer { $0.viewWillDie(self) } }
        if flags.contains(.inHierarchyScope) { endHierarchyObservers() }
        // A change that is under way may hold it.
        side?.observing?.layoutReads?.detach()
        side?.observing?.registry?.end()
        // What indexes hold must not keep the subviews, and labels end with their root.
        if flags.contains(.ordered) { order?.end() }
        guard firstChild != nil else { return }
        var pending = takeChildren()
        while var view = pending.popLast() {
            if isKnownUniquelyReferenced(&view) {
                if view.flags.contains(.ordered) { view.order?.end() }
                view.hostWindow = nil
                // Its own deinit would see them otherwise, and recurse.
                pending.append(contentsOf: view.takeChildren())
            } else if view.parent == nil {
                // The deinit of a view before it may have put it elsewhere.
                let hadWindow = view.hostWindow != nil
                view.setWindow(nil)
                view.registry(for: .superview)?.invalidateComputations(on: ViewProperty.superview.set)
                if hadWindow {
                    view.forEachInSubtree { view in
                        view.registry(for: .window)?.invalidateComputations(on: ViewProperty.window.set)
                    }
                }
                if view.flags.contains(.inHierarchyScope) { view.refreshHierarchyScope() }
                if view.flags.contains(.consumersBelow) { view.tellSubtree(superviewWas: nil) }
            }
        }
    }

    /// Takes all children out, the last one first in the list that is returned.
    private func takeChildren() -> [UIView] {
        childArray = nil
        var taken: [UIView] = []
        taken.reserveCapacity(Int(childCount))
        var current = firstChild
        while let child = current {
            let view = child.take()
            current = view.nextSibling
            view.parent = nil
            view.nextSibling = nil
            view.siblingBefore = nil
            taken.append(view)
        }
        taken.reverse()
        firstChild = nil
        childCount = 0
        return taken
    }
}
