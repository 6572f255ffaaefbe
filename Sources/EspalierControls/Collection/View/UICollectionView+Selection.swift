import EspalierViews
import Foundation

extension UICollectionView {
    final func select(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
        guard let path else {
            for old in selection.sorted() { deselect(old) }
            return
        }
        checkItem(at: path, "selecting")
        if !allowsMultipleSelection {
            for old in selection.sorted() where old != path { deselect(old) }
        }
        selection.insert(path)
        cellForItem(at: path)?.isSelected = true
        if !position.isEmpty { scroll(to: path, position, animated: animated) }
    }

    final func deselect(_ path: IndexPath) {
        guard selection.remove(path) != nil else { return }
        cellForItem(at: path)?.isSelected = false
    }

    /// Does what a tap on an item would do: highlights it for a moment and selects it, or takes its selection away
    /// where several can be selected. The delegate is asked and told, in this order: `shouldHighlightItemAt`,
    /// `didHighlightItemAt`, `didUnhighlightItemAt`; then `shouldSelectItemAt`, `didDeselectItemAt` for what was
    /// selected and is no more, `didSelectItemAt`; or `shouldDeselectItemAt`, `didDeselectItemAt`. Does nothing if
    /// `allowsSelection` is false.
    ///
    /// - Precondition: there is such an item. It need not be visible.
    public final func touchItem(at indexPath: IndexPath) {
        checkItem(at: indexPath, "a touch of")
        guard allowsSelection else { return }
        let delegate = collectionDelegate
        if delegate?.collectionView(self, shouldHighlightItemAt: indexPath) == false { return }
        cellForItem(at: indexPath)?.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: indexPath)
        cellForItem(at: indexPath)?.isHighlighted = false
        delegate?.collectionView(self, didUnhighlightItemAt: indexPath)
        if allowsMultipleSelection && selection.contains(indexPath) {
            if delegate?.collectionView(self, shouldDeselectItemAt: indexPath) == false { return }
            deselect(indexPath)
            delegate?.collectionView(self, didDeselectItemAt: indexPath)
            return
        }
        if delegate?.collectionView(self, shouldSelectItemAt: indexPath) == false { return }
        if !allowsMultipleSelection {
            for old in selection.sorted() where old != indexPath {
                deselect(old)
                delegate?.collectionView(self, didDeselectItemAt: old)
            }
        }
        // The delegate may have changed the items.
        guard holdsItem(at: indexPath) else { return }
        selection.insert(indexPath)
        cellForItem(at: indexPath)?.isSelected = true
        delegate?.collectionView(self, didSelectItemAt: indexPath)
    }
}
