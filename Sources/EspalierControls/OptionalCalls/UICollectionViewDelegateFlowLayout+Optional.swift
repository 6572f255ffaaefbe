import EspalierViews
import Foundation

extension UICollectionViewDelegateFlowLayout {
    /// The methods that are named `collectionView`, for calls of the form `collectionView?(…)`.
    @_disfavoredOverload
    public var collectionView: UICollectionView.FlowDelegateCalls? {
        UICollectionView.FlowDelegateCalls(delegate: self)
    }
}

extension UICollectionView {
    /// What optional calls of a delegate reach. One that is not implemented answers what it does by
    /// default.
    public struct FlowDelegateCalls {
        let delegate: any UICollectionViewDelegateFlowLayout

        /// Calls `collectionView(_:layout:sizeForItemAt:)`.
        public func callAsFunction(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            delegate.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
        }

        /// Calls `collectionView(_:layout:insetForSectionAt:)`.
        public func callAsFunction(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            insetForSectionAt section: Int
        ) -> UIEdgeInsets {
            delegate.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section)
        }

        /// Calls `collectionView(_:layout:minimumLineSpacingForSectionAt:)`.
        public func callAsFunction(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            minimumLineSpacingForSectionAt section: Int
        ) -> CGFloat {
            delegate.collectionView(
                collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
        }

        /// Calls `collectionView(_:layout:minimumInteritemSpacingForSectionAt:)`.
        public func callAsFunction(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            minimumInteritemSpacingForSectionAt section: Int
        ) -> CGFloat {
            delegate.collectionView(
                collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
        }

        /// Calls `collectionView(_:layout:referenceSizeForHeaderInSection:)`.
        public func callAsFunction(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            referenceSizeForHeaderInSection section: Int
        ) -> CGSize {
            delegate.collectionView(
                collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
        }

        /// Calls `collectionView(_:layout:referenceSizeForFooterInSection:)`.
        public func callAsFunction(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            referenceSizeForFooterInSection section: Int
        ) -> CGSize {
            delegate.collectionView(
                collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
        }
    }
}
