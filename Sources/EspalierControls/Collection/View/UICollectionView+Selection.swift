import EspalierSupport
import EspalierViews
import Foundation

extension UICollectionView {
    final func select(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
        guard let path else {
            for old in selection.ordered() { deselect(old) }
            return
        }
        checkItem(at: path, "selecting")
        if !allowsMultipleSelection {
            for old in selection.ordered() where old != path { deselect(old) }
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
        guard highlight(indexPath) else { return }
        unhighlight(indexPath)
        choose(indexPath)
    }

    private func highlight(_ path: IndexPath) -> Bool {
        guard allowsSelection, collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else {
            return false
        }
        cellForItem(at: path)?.isHighlighted = true
        collectionDelegate?.collectionView(self, didHighlightItemAt: path)
        return true
    }

    private func unhighlight(_ path: IndexPath) {
        cellForItem(at: path)?.isHighlighted = false
        collectionDelegate?.collectionView(self, didUnhighlightItemAt: path)
    }

    /// A finger comes down. Answers whether it is on an item.
    final func beginItemTouch(_ touches: Set<UITouch>) -> Bool {
        guard touchedItem == nil, let touch = touches.first,
            let path = indexPathForItem(at: touch.location(in: self))
        else { return false }
        if highlight(path) { touchedItem = path }
        return true
    }

    /// The finger is lifted, or is taken away. Answers whether it was on an item.
    final func endItemTouch(selects: Bool) -> Bool {
        guard let path = touchedItem else { return false }
        touchedItem = nil
        // Items may have gone while the finger was down.
        guard holdsItem(at: path) else { return true }
        unhighlight(path)
        if selects { choose(path) }
        return true
    }

    /// Selects an item as a touch does, or deselects it.
    private func choose(_ indexPath: IndexPath) {
        let delegate = collectionDelegate
        // Who heard of the touch may have taken it away.
        guard holdsItem(at: indexPath) else { return }
        if let cell = cellForItem(at: indexPath) as? UICollectionViewListCell, let accessory = cell.wholeCellAccessory {
            return cell.touch(accessory)
        }
        if allowsMultipleSelection && selection.contains(indexPath) {
            if delegate?.collectionView(self, shouldDeselectItemAt: indexPath) == false { return }
            deselect(indexPath)
            delegate?.collectionView(self, didDeselectItemAt: indexPath)
            return
        }
        if delegate?.collectionView(self, shouldSelectItemAt: indexPath) == false { return }
        if !allowsMultipleSelection {
            for old in selection.ordered() where old != indexPath {
                deselect(old)
                delegate?.collectionView(self, didDeselectItemAt: old)
            }
        }
        // The delegate may have changed the items.
        guard holdsItem(at: indexPath) else { return }
        selection.insert(indexPath)
        if let cell = cellForItem(at: indexPath) {
            cell.isSelected = true
            cell[stored: CellSegues.ofItems].select?(cell)
        }
        delegate?.collectionView(self, didSelectItemAt: indexPath)
    }
}
