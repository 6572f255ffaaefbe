import EspalierViews
import Foundation

extension UICollectionView {
    /// How often the layout may be computed again within one layout of the view, because it changes the insets with
    /// which it computes.
    private static var passBudget: Int { 10 }

    final func adopt(_ layout: UICollectionViewLayout) {
        if let other = layout.host, other !== self {
            trap("the layout \(type(of: layout)) is used by another collection view, \(other.brief): make one for each")
        }
        layout.host = self
        layout.isPrepared = false
        shownBounds = nil
        laidOutBounds = nil
    }

    /// Makes the layout ready for the present counts and bounds, and takes the size of the content from it.
    final func prepareLayout() {
        _ = knownCounts
        if isPreparing { return currentLayout.prepareIfNeeded() }
        isPreparing = true
        defer { isPreparing = false }
        var rounds = 0
        repeat {
            rounds += 1
            followBounds()
            currentLayout.prepareIfNeeded()
            takeContentSize()
            shiftOffset()
        } while needsPreparing && rounds < Self.passBudget
        if !currentLayout.isPrepared { setNeedsLayout() }
    }

    private var needsPreparing: Bool { !currentLayout.isPrepared || laidOutBounds != bounds || hasNewInsets }

    /// Asks the layout for the size of the content: when it is prepared, and once more when it has said which elements
    /// are in sight, as a layout may find out then.
    final func takeContentSize() {
        let size = currentLayout.collectionViewContentSize
        if size != contentSize { contentSize = size }
    }

    private func followBounds() {
        let new = bounds
        let old = laidOutBounds
        let mayDiffer = old != new || hasNewInsets
        laidOutBounds = new
        hasNewInsets = false
        guard let old, mayDiffer, currentLayout.isPrepared else { return }
        if let context = invalidation(from: old, to: new) { currentLayout.invalidateLayout(with: context) }
    }

    /// What the layout makes of new bounds; nil where it stays as it is. Layouts compare the new bounds with those of
    /// the collection view, so they read the old ones there.
    private func invalidation(from old: CGRect, to new: CGRect) -> UICollectionViewLayoutInvalidationContext? {
        boundsBefore = old
        defer { boundsBefore = nil }
        let layout = currentLayout
        guard layout.shouldInvalidateLayout(forBoundsChange: new) else { return nil }
        return layout.invalidationContext(forBoundsChange: new)
    }

    /// Does what contexts have asked for, now that the layout is prepared.
    private func shiftOffset() {
        let shift = wantedOffsetShift
        if shift == .zero { return }
        wantedOffsetShift = .zero
        contentOffset = CGPoint(x: contentOffset.x + shift.x, y: contentOffset.y + shift.y)
    }

    final func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
        let shift = context.contentOffsetAdjustment
        guard shift.x.isFinite, shift.y.isFinite else {
            trap("contentOffsetAdjustment of a \(type(of: context)) is \(shift): both parts must be finite")
        }
        wantedOffsetShift.x += shift.x
        wantedOffsetShift.y += shift.y
        // What views have answered may be forgotten with the rest.
        if context.everything { fittingEpoch += 1 }
        shownBounds = nil
        if !isPreparing { setNeedsLayout() }
    }

    final func changeLayout(to layout: UICollectionViewLayout, animated: Bool, _ completion: ((Bool) -> Void)?) {
        if layout !== currentLayout {
            let old = currentLayout
            let wasShown = laidOutBounds != nil
            endDecorations()
            currentLayout = layout
            adopt(layout)
            old.host = nil
            old.isPrepared = false
            // Through the layout, for which it may be more than a mark.
            layout.invalidateEverything(andCounts: false)
            setNeedsLayout()
            if wasShown {
                moveToTargetOffset()
                layoutIfNeeded()
            }
        }
        guard let completion else { return }
        if animated {
            whenShownAnimationEnds(after: UIScrollView.animationDuration) { completion(true) }
        } else {
            completion(true)
        }
    }

    /// After an update or with another layout: the layout, and then the delegate, may say where to look at.
    final func moveToTargetOffset() {
        prepareLayout()
        let offset = contentOffset
        let proposed = currentLayout.targetContentOffset(forProposedContentOffset: offset)
        let target =
            collectionDelegate?.collectionView(self, targetContentOffsetForProposedContentOffset: proposed) ?? proposed
        if target != offset { contentOffset = target }
    }

    // MARK: Attributes

    final func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        guard let kind = element.kind else { return attributes(ofItem: element.indexPath) }
        if element.isDecoration { return attributes(ofDecoration: kind, at: element.indexPath) }
        return attributes(of: kind, at: element.indexPath)
    }

    private func attributes(ofDecoration kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        return currentLayout.layoutAttributesForDecorationView(ofKind: kind, at: path)
    }

    /// For a query. While cells are being asked for, which is where most queries come from, nothing has to be done.
    private func prepareIfNeeded() {
        if counts == nil || needsPreparing { prepareLayout() }
    }

    /// Prepares a layout that is asked for places after a reload, or another change, and before the next pass.
    final func prepareForAttributes() {
        if !currentLayout.isPrepared || counts == nil { prepareForContentSize() }
    }

    /// Takes the size of the content from a layout that is not prepared, where somebody may be asked for numbers.
    final func prepareForContentSize() {
        guard !isPreparing, batch == nil, ownDataSource != nil else { return }
        if counts == nil || !currentLayout.isPrepared { prepareLayout() }
    }

    final func attributes(ofItem path: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        return holdsItem(at: path) ? currentLayout.layoutAttributesForItem(at: path) : nil
    }

    final func attributes(of kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        return currentLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
    }

    final func item(at point: CGPoint) -> IndexPath? {
        prepareIfNeeded()
        let around = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
        let hit = (currentLayout.layoutAttributesForElements(in: around) ?? []).filter {
            $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.holds(point)
        }
        return hit.max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?.indexPath
    }
}
