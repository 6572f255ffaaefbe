import EspalierViews
import Foundation

/// A data source whose items may stand in outlines.
protocol OutlineSource: AnyObject {
    /// Whether what is below an item is shown; false where it stands in no outline.
    func isExpanded(at path: IndexPath) -> Bool
    /// Expands an item, or collapses it, as a touch on its disclosure does.
    func toggleItem(at path: IndexPath)
}

extension UICollectionViewDiffableDataSource: OutlineSource {
    final func isExpanded(at path: IndexPath) -> Bool {
        guard let item = itemIdentifier(for: path), let place = list.content.place(of: item) else { return false }
        return place.outline.isExpanded(item)
    }

    final func toggleItem(at path: IndexPath) {
        guard let item = itemIdentifier(for: path), let place = list.content.place(of: item) else { return }
        var outline = place.outline
        let handlers = sectionSnapshotHandlers
        if outline.isExpanded(item) {
            guard handlers.shouldCollapseItem?(item) ?? true else { return }
            handlers.willCollapseItem?(item)
            outline.collapse([item])
        } else {
            guard handlers.shouldExpandItem?(item) ?? true else { return }
            handlers.willExpandItem?(item)
            if let children = handlers.snapshotForExpandingParent?(item, outline.snapshot(of: item)) {
                outline.replace(childrenOf: item, using: children)
            }
            outline.expand([item])
        }
        apply(outline, to: place.section)
    }

    /// Tells a list cell how deep its item stands.
    final func indent(_ cell: UICollectionViewCell, for item: ItemIdentifierType) {
        guard let cell = cell as? UICollectionViewListCell, let place = list.content.place(of: item) else { return }
        cell.indentationLevel = place.outline.level(of: item)
    }

    /// Cells of outlines follow what is expanded.
    final func followOutlines() {
        guard let shownView = list.view, list.content.hasOutlines else { return }
        for cell in shownView.shown.cells {
            cell.setNeedsUpdateConfiguration()
            if let path = cell.shownElement?.indexPath, let item = itemIdentifier(for: path) { indent(cell, for: item) }
        }
    }
}
