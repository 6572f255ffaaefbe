import EspalierObservation
import Foundation

// What key-value observers are told of changes of the hierarchy. Nothing in here is paid for by views without them.
extension UIView {
    /// Whether anybody may observe the view, its superviews before and after, or a view whose window changes.
    func mayObserveMove(from old: UIView?, to target: UIView?, _ announcement: WindowAnnouncement) -> Bool {
        let flags = self.flags.union(old?.flags ?? []).union(target?.flags ?? [])
        return flags.contains(.observed) || announcement.views.contains { $0.flags.contains(.observed) }
    }

    /// The change of `subviews`, `superview` and `window` that moving this view means, for those who observe them: the
    /// old superview's list, the new one's, the view, then the windows of its subtree.
    func observedMove(
        from old: UIView?, to target: UIView?, at position: SubviewPosition, _ announcement: WindowAnnouncement
    ) -> PropertyChange {
        var change = PropertyChange()
        if let old, let registry = old.registry(for: .subviews) {
            change.add(registry, ViewProperty.subviews.set, list: observedRemoval())
        }
        if let target, let registry = target.registry(for: .subviews) {
            change.add(registry, ViewProperty.subviews.set, list: observedInsertion(in: target, at: position))
        }
        if let registry = registry(for: .superview) { change.add(registry, ViewProperty.superview.set) }
        for view in announcement.views {
            if let registry = view.registry(for: .window) { change.add(registry, ViewProperty.window.set) }
        }
        for (registry, set) in constraintChanges() { change.add(registry, set) }
        return change
    }

    private func observedRemoval() -> ListChange {
        ListChange(.removal, indexes: [indexInSuperview ?? 0], old: [self], new: nil)
    }

    private func observedInsertion(in target: UIView, at position: SubviewPosition) -> ListChange {
        let follower = target.follower(of: position, without: self)
        let index = follower?.with { $0.indexInSuperview } ?? target.subviewCount
        return ListChange(.insertion, indexes: [index], old: nil, new: [self])
    }

    /// Takes in what has come to depend on the move in callbacks, and puts the places right that it tells, as they may have
    /// changed the lists.
    func updateObservedMove(
        _ change: inout PropertyChange, from old: UIView?, to target: UIView?, at position: SubviewPosition,
        _ announcement: WindowAnnouncement
    ) {
        change.addLate(changing(from: old, to: target, announcement))
        if let registry = old?.side?.observing?.registry { change.replaceList(of: registry, with: observedRemoval()) }
        if let target, let registry = target.side?.observing?.registry {
            change.replaceList(of: registry, with: observedInsertion(in: target, at: position))
        }
    }

    /// Takes a new order of the subviews through the steps of a change: one replacement of all views whose places
    /// change.
    ///
    /// - Parameter order: The new order, from the present one.
    func observingReorder(_ views: [UIView], order: ([UIView]) -> [UIView], _ relink: () -> () -> Void) {
        var batch = HierarchyBatchScope()
        batch.open(if: flags.contains(.inHierarchyScope), cause(.order(self)))
        defer { batch.close() }
        guard let registry = registry(for: .subviews) else { return writeOrder(of: views, relink) }
        func planned() -> ListChange {
            let before = currentSubviews()
            let after = order(before)
            let places = IndexSet(before.indices.filter { before[$0] !== after[$0] })
            return ListChange(
                .replacement, indexes: places, old: places.map { before[$0] }, new: places.map { after[$0] })
        }
        var change = PropertyChange()
        change.add(registry, ViewProperty.subviews.set, list: planned())
        change.willWrite()
        guard views.allSatisfy({ $0.realSuperview === self }) else { return change.cancel() }
        if change.tellsBefore {
            change.addLate([(registry, ViewProperty.subviews.set)])
            change.replaceList(of: registry, with: planned())
        }
        batch.open(if: flags.contains(.inHierarchyScope), cause(.order(self)))
        writeOrder(of: views, relink)
        change.didWrite()
        if change.tellsBefore { registry.invalidateComputations(on: ViewProperty.subviews.set) }
        change.didChange()
    }

    /// Tells what was computed while observers were told before the write.
    func invalidateComputations(from old: UIView?, to target: UIView?, _ announcement: WindowAnnouncement) {
        for (registry, set) in changing(from: old, to: target, announcement) {
            registry.invalidateComputations(on: set)
        }
    }

    /// What a move changes, where anybody may depend on it.
    private func changing(
        from old: UIView?, to target: UIView?, _ announcement: WindowAnnouncement
    ) -> [(ObserverRegistry, PropertySet)] {
        var changing: [(ObserverRegistry, PropertySet)] = []
        func add(_ view: UIView?, _ property: ViewProperty) {
            if let registry = view?.registry(for: property) { changing.append((registry, property.set)) }
        }
        add(old, .subviews)
        add(target, .subviews)
        add(self, .superview)
        for view in announcement.views { add(view, .window) }
        return changing + constraintChanges()
    }

    /// The registry, if anybody may depend on the property.
    func registry(for property: ViewProperty) -> ObserverRegistry? {
        guard flags.contains(.observed), let registry = side?.observing?.registry, registry.mayConcern(property.set)
        else {
            return nil
        }
        return registry
    }
}

extension [UIView] {
    /// The list with one of its views before another, or at the end.
    func moving(_ view: UIView, before follower: UIView?) -> [UIView] {
        var list = filter { $0 !== view }
        list.insert(view, at: list.firstIndex { $0 === follower } ?? list.endIndex)
        return list
    }

    /// The list with two of its views exchanged.
    func exchanging(_ first: UIView, _ second: UIView) -> [UIView] {
        var list = self
        if let one = firstIndex(where: { $0 === first }), let other = firstIndex(where: { $0 === second }) {
            list.swapAt(one, other)
        }
        return list
    }
}
