import EspalierViews
import Foundation

extension UICollectionView {
    /// Shows what the bounds show. Between two calls of others' code nothing is taken for granted: who reloads in there
    /// ends the showing, which the next layout begins anew. Views that want other sizes make for another round.
    final func showElements() {
        for _ in 0..<Self.fittingBudget {
            prepareLayout()
            let bounds = bounds
            ownBackgroundView?.frame = bounds
            if shownBounds == bounds && !hasChangedContents { return }
            shownBounds = bounds
            generation += 1
            let now = generation
            let wanted = wantedElements(in: bounds)
            if generation != now { return }
            if currentLayout.isPrepared { takeContentSize() }
            let kept = keptPlace(wanted)
            currentLayout.willShow(wanted)
            if generation != now { return }
            showScrollers(in: bounds)
            guard show(wanted, during: now), fitViews(wanted, during: now) else { return }
            prepareLayout()
            keepInPlace(kept)
        }
    }

    /// Gives each element that is wanted its view, and takes those of others away. Answers whether nothing intervened.
    private func show(_ wanted: [UICollectionViewLayoutAttributes], during now: Int) -> Bool {
        let stays = Set(wanted.map(\.element))
        // Those that leave first, so that their views serve those that come.
        for element in shown.elements where !stays.contains(element) {
            guard let view = shown.remove(element) else { continue }
            endDisplaying(view, element)
            if generation != now { return false }
        }
        for attributes in wanted {
            if let view = shown[attributes.element] {
                apply(attributes, to: view)
            } else {
                show(attributes)
            }
            if generation != now { return false }
        }
        stack(wanted, during: now)
        dropLeftScrollers()
        return generation == now
    }

    /// What the layout has in a rectangle: visible, each element once, in order.
    private func wantedElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        collectionCounters.elementQueries += 1
        var known: Set<CollectionElement> = []
        var wanted: [UICollectionViewLayoutAttributes] = []
        for attributes in currentLayout.layoutAttributesForElements(in: rect) ?? [] {
            guard !attributes.isHidden, attributes.frame.meets(rect), known.insert(attributes.element).inserted else {
                continue
            }
            if attributes.representedElementCategory == .cell {
                checkItem(at: attributes.indexPath, "the layout \(type(of: currentLayout)) has attributes of")
            }
            wanted.append(attributes)
        }
        return wanted.sorted { $0.element < $1.element }
    }

    /// Gets the view of an element, which is ready when the delegate hears of it and is added later.
    private func show(_ attributes: UICollectionViewLayoutAttributes) {
        let now = generation
        let element = attributes.element
        guard let view = askedView(element) else { return }
        guard generation == now else { return putToPool(view, element) }
        apply(attributes, to: view)
        view.fitted = nil
        shown.add(view, element)
        view.shownBy = self
        if element.isDecoration { return }
        if let kind = element.kind {
            collectionDelegate?.collectionView(
                self, willDisplaySupplementaryView: view, forElementKind: kind, at: element.indexPath)
        } else if let cell = view as? UICollectionViewCell {
            cell.isSelected = selection.contains(element.indexPath)
            cell.followEditing()
            cell.applyConfiguration()
            collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: element.indexPath)
        }
    }

    private func askedView(_ element: CollectionElement) -> UICollectionReusableView? {
        if element.isDecoration { return decoration(element) }
        guard let source = ownDataSource else { return nil }
        collectionCounters.viewsAsked += 1
        let path = element.indexPath
        let view: UICollectionReusableView
        if let kind = element.kind {
            view = source.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
        } else {
            view = source.collectionView(self, cellForItemAt: path)
        }
        let what = element.kind == nil ? "cell" : "view"
        guard view.ownReuseIdentifier != nil else {
            trap("the \(what) for \(element.brief), a \(type(of: view)), was not dequeued from the collection view")
        }
        if view.shownBy != nil, let other = view.shownElement {
            trap(
                "the \(what) for \(element.brief), a \(type(of: view)), is shown already, at \(other.brief): dequeue "
                    + "one for each index path")
        }
        return view
    }

    /// Takes away a view that is shown no more, and keeps it for its next use.
    final func endDisplaying(_ view: UICollectionReusableView, _ element: CollectionElement) {
        view.removeFromSuperview()
        view.shownBy = nil
        if element.isDecoration {
            // The delegate hears of none.
        } else if let kind = element.kind {
            collectionDelegate?.collectionView(
                self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: element.indexPath)
        } else if let cell = view as? UICollectionViewCell {
            cell.isHighlighted = false
            collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.indexPath)
        }
        putToPool(view, element)
    }

    /// Takes away the decorations, which belong to the layout.
    final func endDecorations() {
        for element in shown.elements where element.isDecoration {
            if let view = shown.remove(element) { endDisplaying(view, element) }
        }
    }
}
