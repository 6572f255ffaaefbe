import EspalierViews
import Foundation

extension UITableViewDelegate {
    /// The methods that are named `tableView`, for calls of the form `tableView?(…)`.
    @_disfavoredOverload
    public var tableView: UITableView.DelegateCalls? { UITableView.DelegateCalls(delegate: self) }
}

extension UITableView {
    /// What optional calls of a delegate reach. One that is not implemented answers what it does by default,
    /// or nil where that is said.
    public struct DelegateCalls {
        let delegate: any UITableViewDelegate

        /// Calls `tableView(_:willDisplay:forRowAt:)`.
        public func callAsFunction(
            _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
        ) {
            delegate.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
        }

        /// Calls `tableView(_:didEndDisplaying:forRowAt:)`.
        public func callAsFunction(
            _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
        ) {
            delegate.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
        }

        /// Calls `tableView(_:willDisplayHeaderView:forSection:)`.
        public func callAsFunction(
            _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
        ) {
            delegate.tableView(tableView, willDisplayHeaderView: view, forSection: section)
        }

        /// Calls `tableView(_:willDisplayFooterView:forSection:)`.
        public func callAsFunction(
            _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
        ) {
            delegate.tableView(tableView, willDisplayFooterView: view, forSection: section)
        }

        /// Calls `tableView(_:didEndDisplayingHeaderView:forSection:)`.
        public func callAsFunction(
            _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
        ) {
            delegate.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
        }

        /// Calls `tableView(_:didEndDisplayingFooterView:forSection:)`.
        public func callAsFunction(
            _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
        ) {
            delegate.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
        }

        /// Calls `tableView(_:heightForRowAt:)`. nil where it is not implemented.
        public func callAsFunction(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat? {
            tableView.implemented { delegate.tableView(tableView, heightForRowAt: indexPath) }
        }

        /// Calls `tableView(_:heightForHeaderInSection:)`. nil where it is not implemented.
        public func callAsFunction(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat? {
            tableView.implemented { delegate.tableView(tableView, heightForHeaderInSection: section) }
        }

        /// Calls `tableView(_:heightForFooterInSection:)`. nil where it is not implemented.
        public func callAsFunction(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat? {
            tableView.implemented { delegate.tableView(tableView, heightForFooterInSection: section) }
        }

        /// Calls `tableView(_:estimatedHeightForRowAt:)`. nil where it is not implemented.
        public func callAsFunction(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat? {
            tableView.implemented { delegate.tableView(tableView, estimatedHeightForRowAt: indexPath) }
        }

        /// Calls `tableView(_:estimatedHeightForHeaderInSection:)`. nil where it is not implemented.
        public func callAsFunction(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat?
        {
            tableView.implemented { delegate.tableView(tableView, estimatedHeightForHeaderInSection: section) }
        }

        /// Calls `tableView(_:estimatedHeightForFooterInSection:)`. nil where it is not implemented.
        public func callAsFunction(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat?
        {
            tableView.implemented { delegate.tableView(tableView, estimatedHeightForFooterInSection: section) }
        }

        /// Calls `tableView(_:viewForHeaderInSection:)`. nil where it is not implemented.
        public func callAsFunction(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            tableView.implemented { delegate.tableView(tableView, viewForHeaderInSection: section) }
        }

        /// Calls `tableView(_:viewForFooterInSection:)`. nil where it is not implemented.
        public func callAsFunction(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
            tableView.implemented { delegate.tableView(tableView, viewForFooterInSection: section) }
        }

        /// Calls `tableView(_:shouldHighlightRowAt:)`.
        public func callAsFunction(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
            delegate.tableView(tableView, shouldHighlightRowAt: indexPath)
        }

        /// Calls `tableView(_:didHighlightRowAt:)`.
        public func callAsFunction(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
            delegate.tableView(tableView, didHighlightRowAt: indexPath)
        }

        /// Calls `tableView(_:didUnhighlightRowAt:)`.
        public func callAsFunction(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
            delegate.tableView(tableView, didUnhighlightRowAt: indexPath)
        }

        /// Calls `tableView(_:willSelectRowAt:)`.
        public func callAsFunction(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            delegate.tableView(tableView, willSelectRowAt: indexPath)
        }

        /// Calls `tableView(_:willDeselectRowAt:)`.
        public func callAsFunction(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
            delegate.tableView(tableView, willDeselectRowAt: indexPath)
        }

        /// Calls `tableView(_:didSelectRowAt:)`.
        public func callAsFunction(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            delegate.tableView(tableView, didSelectRowAt: indexPath)
        }

        /// Calls `tableView(_:didDeselectRowAt:)`.
        public func callAsFunction(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            delegate.tableView(tableView, didDeselectRowAt: indexPath)
        }

        /// Calls `tableView(_:accessoryButtonTappedForRowWith:)`.
        public func callAsFunction(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
            delegate.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
        }

        /// Calls `tableView(_:editingStyleForRowAt:)`.
        public func callAsFunction(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
            -> UITableViewCell.EditingStyle
        {
            delegate.tableView(tableView, editingStyleForRowAt: indexPath)
        }

        /// Calls `tableView(_:titleForDeleteConfirmationButtonForRowAt:)`.
        public func callAsFunction(
            _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
        ) -> String? {
            delegate.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
        }

        /// Calls `tableView(_:leadingSwipeActionsConfigurationForRowAt:)`.
        public func callAsFunction(
            _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            delegate.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
        }

        /// Calls `tableView(_:trailingSwipeActionsConfigurationForRowAt:)`.
        public func callAsFunction(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            delegate.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
        }

        /// Calls `tableView(_:shouldIndentWhileEditingRowAt:)`.
        public func callAsFunction(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
        {
            delegate.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
        }

        /// Calls `tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)`.
        public func callAsFunction(
            _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
            toProposedIndexPath proposedDestinationIndexPath: IndexPath
        ) -> IndexPath {
            delegate.tableView(
                tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
                toProposedIndexPath: proposedDestinationIndexPath)
        }

        /// Calls `tableView(_:contextMenuConfigurationForRowAt:point:)`.
        public func callAsFunction(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            delegate.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
        }

        /// Calls `tableView(_:indentationLevelForRowAt:)`. nil where it is not implemented.
        public func callAsFunction(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int? {
            tableView.implemented { delegate.tableView(tableView, indentationLevelForRowAt: indexPath) }
        }
    }
}

extension UITableView {
    /// What a method of the delegate answers; nil where its default does.
    fileprivate final func implemented<Answer>(_ ask: () -> Answer?) -> Answer? {
        let outer = reachedDefault
        defer { reachedDefault = outer }
        reachedDefault = false
        let answer = ask()
        return reachedDefault ? nil : answer
    }
}
