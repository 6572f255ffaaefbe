import EspalierViews
import Foundation

// Views that say themselves how large they want to be (AUTOLAYOUT 7.3).
extension UICollectionView {
    /// How often a layout of the view may be computed again because views want other sizes.
    static var fittingBudget: Int { 20 }

    /// The content of a view that is shown may ask for another size. Marks only.
    final func viewMayWantAnotherSize() {
        hasChangedContents = true
        markNeedsLayout()
    }

    /// Asks the views that are shown, and were not asked for their present sizes, what they would rather have. Answers
    /// whether the layout is to be computed again.
    final func fitViews(_ wanted: [UICollectionViewLayoutAttributes], during now: Int) -> Bool {
        hasChangedContents = false
        let layout = currentLayout
        guard layout.asksViews else { return false }
        var changes = false
        for attributes in wanted {
            guard let view = shown[attributes.element], !isFitted(view, attributes.size) else { continue }
            let given = attributes.size
            let kept = layout.keptAxes(of: attributes)
            if kept == [.width, .height] {
                view.fitted = FittedElement(given: given, preferred: given, epoch: fittingEpoch)
                continue
            }
            collectionCounters.viewsFitted += 1
            let preferred = untracked { view.preferredLayoutAttributesFitting(attributes) }
            // On an axis that the layout keeps a view has what it is given, whatever it wants.
            let expected = CGSize(
                width: kept.contains(.width) ? given.width : preferred.size.width,
                height: kept.contains(.height) ? given.height : preferred.size.height)
            view.fitted = FittedElement(given: given, preferred: expected, epoch: fittingEpoch)
            if generation != now { return false }
            guard
                layout.shouldInvalidateLayout(
                    forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
            else { continue }
            let context = layout.invalidationContext(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
            layout.invalidateLayout(with: context)
            changes = true
            if generation != now { return false }
        }
        return changes
    }

    private func isFitted(_ view: UICollectionReusableView, _ size: CGSize) -> Bool {
        guard let fitted = view.fitted, fitted.epoch == fittingEpoch else { return false }
        return size == fitted.preferred || size == fitted.given
    }

    /// The first element that was in sight before this layout and begins there, with its place: what is to stay.
    final func keptPlace(_ wanted: [UICollectionViewLayoutAttributes]) -> (element: CollectionElement, CGPoint)? {
        guard currentLayout.keepsPlaces else { return nil }
        let sight = bounds
        let old = wanted.filter {
            shown[$0.element]?.fitted != nil && $0.representedElementCategory == .cell && $0.frame.minX >= sight.minX
                && $0.frame.minY >= sight.minY
        }
        guard let first = old.min(by: { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }) else {
            return nil
        }
        return (first.element, first.frame.origin)
    }

    /// Moves the offset with an element that the layout has moved; not beyond the beginning, unless it was there before.
    final func keepInPlace(_ kept: (element: CollectionElement, CGPoint)?) {
        guard let (element, old) = kept, let new = attributes(of: element)?.frame.origin else { return }
        let (inset, offset) = (adjustedContentInset, contentOffset)
        func moved(_ value: CGFloat, _ distance: CGFloat, _ least: CGFloat) -> CGFloat {
            value >= least ? max(value + distance, least) : value + distance
        }
        let wanted = CGPoint(
            x: contentSize.width > bounds.width ? moved(offset.x, new.x - old.x, -inset.left) : offset.x,
            y: contentSize.height > bounds.height ? moved(offset.y, new.y - old.y, -inset.top) : offset.y)
        if wanted != offset { contentOffset = wanted }
    }

    /// An answer that follows from what is shown.
    final func laidOut<Answer>(_ answer: () -> Answer) -> Answer {
        if shownBounds == nil, shown.isEmpty, !isPreparing, batch == nil, ownDataSource != nil { showElements() }
        return answer()
    }
}
