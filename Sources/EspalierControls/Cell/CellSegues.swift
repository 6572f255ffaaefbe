import EspalierViews

/// What touches on a cell lead to besides the delegate: segues of storyboards.
package struct CellSegues {
    /// A touch has selected the cell.
    package var select: ((UIView) -> Void)?
    /// The detail button was touched.
    package var accessory: ((UIView) -> Void)?

    package static let ofRows = StoredProperty<UITableViewCell, CellSegues>(default: CellSegues())
    package static let ofItems = StoredProperty<UICollectionViewCell, CellSegues>(default: CellSegues())
}
