/// A view on its way to another place in its superview's list, or two that change places.
///
///     let reorder = HierarchyReorder(view)   // nil where nobody sees it
///     …                                      // links, marks, internal consumers
///     reorder?.commit()
struct HierarchyReorder {
    private let view: UIView
    private let parent: UIView
    private let scope: HierarchyScope
    private let old: HierarchyPlace

    /// Keeps the old place.
    /// - Returns: nil if no observer wants to know.
    init?(_ view: UIView) {
        guard let parent = view.realSuperview, let scope = parent.hierarchyScope(), scope.wantsPlaces else {
            return nil
        }
        self.view = view
        self.parent = parent
        self.scope = scope
        old = HierarchyPlace(view, in: parent, withPath: scope.wantsPaths)
    }

    /// Records the new place, if it is another one.
    func commit() {
        let new = HierarchyPlace(parent: parent, index: view.indexInSuperview ?? 0, parentPath: old.parentPath)
        if new.index != old.index { Self.record(view, from: old, to: new, scope) }
    }

    /// Records that the views that are now at two different indices of `parent` have changed places, as two moves that
    /// can be replayed one after the other.
    static func didExchange(in parent: UIView, _ first: Int, _ second: Int) {
        guard let scope = parent.hierarchyScope(), scope.wantsPlaces else { return }
        let parentPath = scope.wantsPaths ? parent.path : nil
        func place(_ index: Int) -> HierarchyPlace {
            HierarchyPlace(parent: parent, index: index, parentPath: parentPath)
        }
        let (low, high) = (min(first, second), max(first, second))
        record(parent.child(at: high), from: place(low), to: place(high), scope)
        if high > low + 1 {
            record(parent.child(at: low), from: place(high - 1), to: place(low), scope)
        }
    }

    private static func record(
        _ view: UIView, from old: HierarchyPlace, to new: HierarchyPlace, _ scope: HierarchyScope
    ) {
        scope.forEach { observer in
            guard observer.children, observer.isLive else { return }
            observer.record(HierarchyRecord(.reordered, view, at: new, from: old))
        }
    }
}
