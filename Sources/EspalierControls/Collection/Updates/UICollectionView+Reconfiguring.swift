import EspalierViews
import Foundation

// Cells that are configured anew while they are shown.
extension UICollectionView {
    /// Has the data source configure the cells of items, as far as they are shown.
    final func reconfigure(_ paths: [IndexPath]) {
        let started = generation
        for path in paths {
            let element = CollectionElement(kind: nil, indexPath: path)
            guard generation == started, let ownDataSource, let cell = shown[element] else { continue }
            reconfiguredElement = element
            collectionCounters.viewsReconfigured += 1
            let answer = ownDataSource.collectionView(self, cellForItemAt: path)
            reconfiguredElement = nil
            guard answer === cell else {
                trap(
                    "the cell for item \(path.item) of section \(path.section), which is reconfigured, is another one: "
                        + "answer what dequeuing gives for that index path")
            }
            cell.fitted = nil
            hasChangedContents = true
        }
    }

    /// The cell that is being configured anew, if it is that of the element.
    final func viewToReconfigure(_ element: CollectionElement, _ identifier: String) -> UICollectionReusableView? {
        guard reconfiguredElement == element, let view = shown[element] else { return nil }
        guard view.ownReuseIdentifier == identifier else {
            trap(
                "a cell was dequeued with the reuse identifier \"\(identifier)\" for item \(element.indexPath.item) of "
                    + "section \(element.indexPath.section), which is reconfigured: its cell has the identifier "
                    + "\"\(view.ownReuseIdentifier ?? "")\", and stays")
        }
        return view
    }
}
