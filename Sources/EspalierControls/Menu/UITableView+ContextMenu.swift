import EspalierViews
import Foundation

extension UITableView {
    /// Opens the menu that the delegate has for a row and chooses an entry, for tests. See ``UIMenu/choose(_:)``.
    ///
    /// - Parameters:
    ///   - titles: of the submenus, and of the entry.
    ///   - indexPath: the row.
    /// - Returns: whether there is such a menu and such an entry, and it was done.
    /// - Precondition: there is such a row.
    @discardableResult
    public final func chooseFromContextMenu(_ titles: String..., at indexPath: IndexPath) -> Bool {
        checkRow(RowPath(indexPath), "chooseFromContextMenu(_:at:)")
        let rect = rectForRow(at: indexPath)
        let configuration = tableDelegate?.tableView(
            self, contextMenuConfigurationForRowAt: indexPath, point: CGPoint(x: rect.midX, y: rect.midY))
        return configuration?.menu?.choose(titles, MenuSender(cellForRow(at: indexPath) ?? self)) != nil
    }
}

extension UICollectionView {
    /// Opens the menu that the delegate has for an item and chooses an entry, for tests. See ``UIMenu/choose(_:)``.
    ///
    /// - Parameters:
    ///   - titles: of the submenus, and of the entry.
    ///   - indexPath: the item.
    /// - Returns: whether there is such a menu and such an entry, and it was done; false where the layout has no such item.
    @discardableResult
    public final func chooseFromContextMenu(_ titles: String..., at indexPath: IndexPath) -> Bool {
        guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return false }
        let configuration = collectionDelegate?.collectionView(
            self, contextMenuConfigurationForItemsAt: [indexPath], point: CGPoint(x: frame.midX, y: frame.midY))
        return configuration?.menu?.choose(titles, MenuSender(cellForItem(at: indexPath) ?? self)) != nil
    }
}
