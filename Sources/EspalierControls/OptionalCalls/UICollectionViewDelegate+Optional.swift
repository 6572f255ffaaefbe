import EspalierViews
import Foundation

extension UICollectionViewDelegate {
    /// The methods that are named `collectionView`, for calls of the form `collectionView?(…)`.
    @_disfavoredOverload
    public var collectionView: UICollectionView.DelegateCalls? { UICollectionView.DelegateCalls(delegate: self) }
}

extension UICollectionView {
    /// What optional calls of a delegate reach. One that is not implemented answers what it does by
    /// default.
    public struct DelegateCalls {
        let delegate: any UICollectionViewDelegate

        /// Calls `collectionView(_:shouldHighlightItemAt:)`.
        public func callAsFunction(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath)
            -> Bool
        {
            delegate.collectionView(collectionView, shouldHighlightItemAt: indexPath)
        }

        /// Calls `collectionView(_:didHighlightItemAt:)`.
        public func callAsFunction(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
            delegate.collectionView(collectionView, didHighlightItemAt: indexPath)
        }

        /// Calls `collectionView(_:didUnhighlightItemAt:)`.
        public func callAsFunction(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
            delegate.collectionView(collectionView, didUnhighlightItemAt: indexPath)
        }

        /// Calls `collectionView(_:shouldSelectItemAt:)`.
        public func callAsFunction(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
        {
            delegate.collectionView(collectionView, shouldSelectItemAt: indexPath)
        }

        /// Calls `collectionView(_:shouldDeselectItemAt:)`.
        public func callAsFunction(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath)
            -> Bool
        {
            delegate.collectionView(collectionView, shouldDeselectItemAt: indexPath)
        }

        /// Calls `collectionView(_:didSelectItemAt:)`.
        public func callAsFunction(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            delegate.collectionView(collectionView, didSelectItemAt: indexPath)
        }

        /// Calls `collectionView(_:didDeselectItemAt:)`.
        public func callAsFunction(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
            delegate.collectionView(collectionView, didDeselectItemAt: indexPath)
        }

        /// Calls `collectionView(_:willDisplay:forItemAt:)`.
        public func callAsFunction(
            _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
        ) {
            delegate.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
        }

        /// Calls `collectionView(_:willDisplaySupplementaryView:forElementKind:at:)`.
        public func callAsFunction(
            _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
            forElementKind elementKind: String, at indexPath: IndexPath
        ) {
            delegate.collectionView(
                collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath)
        }

        /// Calls `collectionView(_:didEndDisplaying:forItemAt:)`.
        public func callAsFunction(
            _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath
        ) {
            delegate.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
        }

        /// Calls `collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)`.
        public func callAsFunction(
            _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
            forElementOfKind elementKind: String, at indexPath: IndexPath
        ) {
            delegate.collectionView(
                collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind, at: indexPath)
        }

        /// Calls `collectionView(_:targetContentOffsetForProposedContentOffset:)`.
        public func callAsFunction(
            _ collectionView: UICollectionView,
            targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
        ) -> CGPoint {
            delegate.collectionView(collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
        }

        /// Calls `collectionView(_:contextMenuConfigurationForItemsAt:point:)`.
        public func callAsFunction(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
            point: CGPoint
        ) -> UIContextMenuConfiguration? {
            delegate.collectionView(collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
        }

        /// Calls `collectionView(_:contextMenuConfigurationForItemAt:point:)`.
        public func callAsFunction(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            delegate.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
        }
    }
}
