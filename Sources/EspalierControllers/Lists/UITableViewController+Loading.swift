import EspalierControls
import EspalierViews
import Foundation

extension UITableViewController {
    final func loadTable(_ style: UITableView.Style) {
        if let view = suppliedView() {
            if viewIfLoaded == nil { self.view = view }
        } else {
            let table = UITableView(frame: expectedFrame, style: style)
            table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view = table
        }
        guard let table = viewIfLoaded as? UITableView else { return }
        if table.dataSource == nil { table.dataSource = self }
        if table.delegate == nil { table.delegate = self }
    }

    final func clearSelection() {
        guard let table = viewIfLoaded as? UITableView else { return }
        for path in table.indexPathsForSelectedRows ?? [] { table.deselectRow(at: path, animated: false) }
    }
}

/// What a list controller answers where nobody else does: a list without anything in it.
final class ListDefaults: UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
{
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        trap("a UITableViewController that has rows must override tableView(_:cellForRowAt:)")
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        trap("a UICollectionViewController that has items must override collectionView(_:cellForItemAt:)")
    }
    /// An empty view: a file may give headers and footers a size where no code says what they show.
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let identifier = "espalier.empty"
        collectionView.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
        return collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    }
}
