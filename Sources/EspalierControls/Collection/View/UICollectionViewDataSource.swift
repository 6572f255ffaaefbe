import EspalierViews
import Foundation

/// What a collection view shows.
public protocol UICollectionViewDataSource: AnyObject {
    /// How many items a section has.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

    /// The cell of an item, dequeued with `dequeueReusableCell(withReuseIdentifier:for:)` for this index path.
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell

    /// How many sections there are. 1 by default.
    func numberOfSections(in collectionView: UICollectionView) -> Int

    /// What stands beside the items where the layout says so, dequeued with
    /// `dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)` for this index path. Traps by default: a
    /// layout that has headers needs a data source that has them.
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
    /// 1.
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    /// Traps.
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        trap(
            "the layout \(type(of: collectionView.collectionViewLayout)) has "
                + "\(CollectionElement(kind: kind, indexPath: indexPath).brief), but the data source \(type(of: self)) does not implement "
                + "collectionView(_:viewForSupplementaryElementOfKind:at:)")
    }
}
