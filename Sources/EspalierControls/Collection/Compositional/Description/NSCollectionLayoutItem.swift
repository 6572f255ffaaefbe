import EspalierViews
import Foundation

/// What stands for one view in a compositional layout: its size, the room around it, and what hangs on it.
///
/// A layout reads it when it computes its sections: a later change counts from the next invalidation on.
open class NSCollectionLayoutItem: UIKitObject {
    /// The size before `contentInsets`, in the container: the group without its insets.
    public final let layoutSize: NSCollectionLayoutSize
    final var ownSupplementaryItems: [NSCollectionLayoutSupplementaryItem]

    /// Makes an item of a size.
    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Makes an item of a size, on which others hang.
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        self.layoutSize = layoutSize
        ownSupplementaryItems = supplementaryItems
    }

    /// What is taken off the size at the end, in points. On an axis that is estimated it is not. Zero by default.
    open var contentInsets = NSDirectionalEdgeInsets.zero {
        didSet { checkInsets(contentInsets, "contentInsets of a \(type(of: self))") }
    }

    /// What is kept free around the size. nil by default.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// What hangs on the item.
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { ownSupplementaryItems }
}

/// Stops where insets cannot be computed with.
func checkInsets(_ insets: NSDirectionalEdgeInsets, _ what: @autoclosure () -> String) {
    let isFinite =
        insets.top.isFinite && insets.leading.isFinite && insets.bottom.isFinite && insets.trailing.isFinite
    if !isFinite { trap("\(what()) set to \(insets): every part must be finite") }
}
