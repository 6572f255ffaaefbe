import EspalierViews
import Foundation

extension UICollectionView {
    /// Takes an update into the batch that is being put together, or makes it alone.
    final func update(_ change: (inout CollectionBatch) -> Void) {
        if var joined = batch {
            // Not held twice while it changes, which would copy it.
            batch = nil
            change(&joined)
            batch = joined
            return
        }
        // The data have changed before anybody was asked for their numbers: all of it is shown at the next layout.
        if counts == nil { return setNeedsLayout() }
        var alone = CollectionBatch()
        change(&alone)
        finish(alone)
    }

    final func runBatch(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
        isHandingBatchOn = false
        if batch != nil {
            if let completion { batch?.completions.append(completion) }
            updates?()
            return
        }
        _ = knownCounts
        var made = CollectionBatch()
        if let completion { made.completions.append(completion) }
        batch = made
        updates?()
        guard let whole = batch else { return }
        batch = nil
        finish(whole)
    }

    private func finish(_ batch: CollectionBatch) {
        if !batch.isVoid {
            let before = knownCounts
            let after = askedCounts()
            do {
                let update = try CollectionUpdate(before: before, after: after, batch)
                take(update, after, reconfigured: batch.reconfigured.compactMap(update.newPath))
            } catch {
                trap((error as? CollectionUpdateMistake)?.message ?? "\(error)")
            }
        }
        guard !batch.completions.isEmpty else { return }
        whenShownAnimationEnds(after: UIScrollView.animationDuration) {
            for completion in batch.completions { completion(true) }
        }
    }

    /// Everything that stays gets its new place before anybody is told of what does not.
    private func take(_ update: CollectionUpdate, _ after: [Int], reconfigured: [IndexPath]) {
        counts = after
        generation += 1
        selection = Set(selection.compactMap(update.newPath))
        let old = shown.elements
        let layout = currentLayout
        func newElement(_ old: CollectionElement) -> CollectionElement? {
            let follows = !old.isDecoration && old.kind.map { layout.followsItem(kind: $0) } ?? false
            return update.newElement(old, followsItem: follows)
        }
        var ended: [(UICollectionReusableView, CollectionElement)] = []
        for element in old where newElement(element) == nil {
            if let view = shown.remove(element) { ended.append((view, element)) }
        }
        shown.rename(newElement)
        renameScrollers(newElement)
        layout.elementsDidMove(newElement)
        currentLayout.invalidateEverything(andCounts: true)
        for (view, element) in ended { endDisplaying(view, element) }
        reconfigure(reconfigured)
        setNeedsLayout()
        // Where nothing was laid out yet, the first layout shows the new state.
        if laidOutBounds == nil { return }
        moveToTargetOffset()
        layoutIfNeeded()
    }
}

extension UICollectionView {
    /// As the other `performBatchUpdates(_:completion:)`, which it calls: for closures that do not escape, so that they
    /// need not name `self`, and for those that are handed in as such.
    public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { updates in
            // An override of the other one whose closure for super comes by here again.
            if isHandingBatchOn { return runBatch(updates, completion) }
            isHandingBatchOn = true
            performBatchUpdates(Optional(updates), completion: completion)
            isHandingBatchOn = false
        }
    }
}
