import EspalierObservation
import Foundation

// The one door for changes of the hierarchy. Each operation goes through the steps of a change in this order:
// check; willRemoveSubview and willMove…; write; marks and internal consumers; didMove… and didAddSubview.
extension UIView {
    final func insert(_ view: UIView, at position: SubviewPosition) {
        if case .index(let index) = position, index < 0 {
            trap("insertSubview(\(view.brief), at: \(index)) on \(brief): the index must not be negative")
        }
        if view === self { trap("\(brief) cannot be added to itself") }
        if view.flags.contains(.isWindow) { trap("\(view.brief) is a window and cannot be added to \(brief)") }
        if view.parent.map({ $0 == reference }) ?? false { return reorder(view, to: position) }
        // Without subviews it cannot be above this view: building a chain downwards stays linear.
        if view.firstChild != nil, isAtOrBelow(view) {
            trap("\(view.brief) cannot be added to \(brief), which lies below it")
        }
        view.move(to: self, at: position)
    }

    final func detach() {
        if parent != nil { move(to: nil, at: .front) }
    }

    /// Takes the view from its superview, if any, to another, if any, in one step.
    private func move(to target: UIView?, at position: SubviewPosition) {
        let old = realSuperview
        var batch = HierarchyBatchScope()
        batch.open(if: isInHierarchyScope(old, target), moveCause(from: old, to: target))
        defer { batch.close() }
        var announcement = WindowAnnouncement()
        // A callback may have moved this view, or moved the target below it: then its change stands, not this one.
        func isStillDue() -> Bool {
            lies(in: old) && (firstChild == nil || target.map { !$0.isAtOrBelow(self) } ?? true)
        }
        old?.willRemoveSubview(self)
        guard isStillDue() else { return }
        willMove(toSuperview: target)
        guard isStillDue() else { return }
        announcement.announce(self, target?.hostWindow)
        guard isStillDue() else { return giveUp(announcement) }
        // A callback may have registered the first observer.
        batch.open(
            if: isInHierarchyScope(old, target) || !marks.isDisjoint(with: .tied), moveCause(from: old, to: target))
        if mayObserveMove(from: old, to: target, announcement) || losesObservedConstraints {
            return moveObserved(from: old, to: target, at: position, announcement, isStillDue: isStillDue)
        }
        let traits = traitsBeforeMove(to: target)
        withExtendedLifetime(self) {
            let lost = write(from: old, to: target, at: position)
            tellMove(to: target, announcement, traits)
            withExtendedLifetime(lost) {}
        }
    }

    /// As the end of `move`, for a view that somebody observes or that goes from or to one.
    private func moveObserved(
        from old: UIView?, to target: UIView?, at position: SubviewPosition, _ announcement: WindowAnnouncement,
        isStillDue: () -> Bool
    ) {
        var change = observedMove(from: old, to: target, at: position, announcement)
        change.willWrite()
        guard isStillDue() else {
            change.cancel()
            return giveUp(announcement)
        }
        var announcement = announcement
        if change.tellsBefore {
            announcement.announceLate(self, target?.hostWindow)
            guard isStillDue() else {
                change.cancel()
                return giveUp(announcement)
            }
            updateObservedMove(&change, from: old, to: target, at: position, announcement)
        }
        var batch = HierarchyBatchScope()
        batch.open(
            if: isInHierarchyScope(old, target) || !marks.isDisjoint(with: .tied), moveCause(from: old, to: target))
        // Before it, as the write makes the constraints inactive that it concerns.
        let constraints = change.tellsBefore ? constraintChanges() : []
        let traits = traitsBeforeMove(to: target)
        withExtendedLifetime(self) {
            let lost = write(from: old, to: target, at: position)
            change.didWrite()
            if change.tellsBefore {
                invalidateComputations(from: old, to: target, announcement)
                for (registry, set) in constraints { registry.invalidateComputations(on: set) }
            }
            tellMove(to: target, announcement, traits)
            change.didChange()
            withExtendedLifetime(lost) {}
        }
        batch.close()
    }

    /// Step 5 of a move.
    private func tellMove(to target: UIView?, _ announcement: WindowAnnouncement, _ traits: TraitsBeforeMove?) {
        announcement.complete(self)
        if lies(in: target) { didMoveToSuperview() }
        if let target, lies(in: target) { target.didAddSubview(self) }
        if flags.contains(.owned) || side?.margins != nil || mayHaveSafeArea { safeAreaMayHaveChanged() }
        if lies(in: target) {
            if let traits {
                tellTraits(from: traits.own, inherited: traits.inherited)
            } else if hostWindow != nil {
                for view in announcement.views { view.tellTraitHandlers() }
            }
        }
        announcement.end()
    }

    /// Whether that is the superview, or there is none. No reference is counted for it.
    @inline(__always)
    private func lies(in superview: UIView?) -> Bool {
        guard let parent else { return superview == nil }
        return superview.map { $0.reference == parent } ?? false
    }

    /// A callback has made another change of what was announced: that one stands.
    private func giveUp(_ announcement: WindowAnnouncement) {
        announcement.complete(self)
        announcement.end()
    }

    /// Steps 3 and 4 of a change: no user code runs in here.
    ///
    /// - Returns: the constraints that have become inactive, to be held until user code may run.
    private func write(
        from old: UIView?, to target: UIView?, at position: SubviewPosition
    ) -> [NSLayoutConstraint] {
        let lost = old == nil || marks.isDisjoint(with: .tied) ? [] : loseCrossingConstraints()
        let hierarchyMove = isInHierarchyScope(old, target) ? HierarchyMove(self, from: old, to: target) : nil
        let follower = target?.follower(of: position, without: self)
        let behind = old?.flags.contains(.hasConsumers) ?? false ? previousSibling?.object : nil
        old?.unlink(self)
        target?.link(self, before: follower)
        if (old?.flags ?? []).union(target?.flags ?? []).contains(.ordered) { updateOrder(from: old, to: target) }
        // Not before: what has left an order has its window to itself.
        setWindow(target?.hostWindow)
        if seams.contains(.arranged) {
            seams.remove(.arranged)
            (old as? any ArrangingView)?.arrangedViewDidLeave(self)
        }
        if let old {
            old.markForChangedList()
            if !old.flags.isDisjoint(with: [.hasConsumers, .keyed]) {
                old.tellConsumers(.subviewRemoved(self, wasInFrontOf: behind))
            }
        }
        if let target {
            if maskBits != 0 { target.flags.insert(.subviewsAutoresize) }
            if target.flags.contains(.layingOut) { flags.insert(.addedInLayout) }
            target.markForChangedList()
            if !flags.isDisjoint(with: [.needsLayout, .layoutBelow]) { markPath(.layoutBelow, from: target) }
            if target.marks.contains(.documentInsets) { markDocumentInsets() }
            if marks.contains(.updateBelow) { markUpdatePath(from: target) }
            if marks.contains(.overridesTraits) { target.markTraitPath() }
            if flags.contains(.consumersBelow) { markPath(.consumersBelow, from: target) }
            if flags.contains(.solverArrivals) { markPath(.solverArrivals, from: target) }
            if !target.flags.isDisjoint(with: [.hasConsumers, .keyed]) { target.tellConsumers(.subviewInserted(self)) }
        }
        if flags.contains(.consumersBelow) {
            old?.noteFitting()
            target?.noteFitting()
            tellSubtree(superviewWas: old)
        }
        if maskBits != 0, let target { followerDidChange(target) }
        hierarchyMove?.commit()
        #if ESPALIER_CHECKS
            old?.checkInvariants()
            target?.checkInvariants()
            checkInvariants()
        #endif
        return lost
    }

    /// Tells the consumers in this subtree that its way up is another one.
    final func tellSubtree(superviewWas old: UIView?) {
        if flags.contains(.hasConsumers) { tellConsumers(.superview(old: old)) }
        var watched: [UIView] = []
        walkSubtree { view in
            if !view.flags.contains(.consumersBelow) || view.flags.contains(.ancestorsTold) { return false }
            view.flags.insert(.ancestorsTold)
            if view.flags.contains(.hasConsumers) { watched.append(view) }
            return true
        }
        for view in watched { view.tellConsumers(.ancestors) }
    }

    /// Moves a view within the list, if it is a subview. No callbacks: superview and window stay.
    final func reorder(_ view: UIView, to position: SubviewPosition) {
        guard view.parent.map({ $0 == reference }) ?? false else { return }
        switch position {
        case .above(let sibling), .below(let sibling):
            if sibling === view { return }
        case .front, .index: break
        }
        let follower = follower(of: position, without: view)
        let unchanged = follower.map { follower in view.nextSibling.map { $0 == follower } ?? false }
        if unchanged ?? (view.nextSibling == nil) {
            // It has its place, but may have to stand in front of layers.
            existingLayer?.own.moveGroup(of: view, behind: view.previousSibling?.object)
            return
        }
        observingReorder(
            [view],
            order: { $0.moving(view, before: self.follower(of: position, without: view)?.object) }
        ) {
            let hierarchyReorder = flags.contains(.inHierarchyScope) ? HierarchyReorder(view) : nil
            // A prior observer may have changed the list.
            relink(view, before: self.follower(of: position, without: view))
            return { hierarchyReorder?.commit() }
        }
    }

    final func exchange(_ first: Int, _ second: Int) {
        let indices = 0..<Int(childCount)
        guard indices.contains(first), indices.contains(second) else {
            return report(
                ViewDiagnostic(
                    message: "exchangeSubview(at: \(first), withSubviewAt: \(second)) on \(brief), which has "
                        + "\(childCount) subviews, has changed nothing\nfix: give two indices of the list, from 0 on",
                    views: [self]))
        }
        if first == second { return }
        let views = (child(at: first), child(at: second))
        observingReorder([views.0, views.1], order: { $0.exchanging(views.0, views.1) }) {
            exchangeLinks(views.0, views.1)
            return {
                guard self.flags.contains(.inHierarchyScope) else { return }
                if let one = views.0.indexInSuperview, let other = views.1.indexInSuperview {
                    HierarchyReorder.didExchange(in: self, one, other)
                }
            }
        }
    }

    /// Steps 3 and 4 of a reordering of some of the subviews.
    ///
    /// - Parameter relink: Changes the links, and answers what records the change.
    final func writeOrder(of views: [UIView], _ relink: () -> () -> Void) {
        guard views.allSatisfy({ $0.realSuperview === self }) else { return }
        let isHeard = !flags.isDisjoint(with: [.hasConsumers, .keyed])
        let behind = isHeard ? views[0].previousSibling?.object : nil
        let record = relink()
        markForChangedList()
        if isHeard {
            tellConsumers(
                .subviewsReordered(
                    views.count == 1
                        ? .moved(views[0], wasInFrontOf: behind) : .exchanged(views[0], views[1])))
        }
        record()
        #if ESPALIER_CHECKS
            checkInvariants()
        #endif
    }

    /// Writes the window of the whole subtree, if it is another one.
    final func setWindow(_ window: Handle<UIWindow>?) {
        if hostWindow == window { return }
        forEachInSubtree { $0.hostWindow = window }
    }
}
