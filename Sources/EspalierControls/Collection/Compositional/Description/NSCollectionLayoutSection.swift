import EspalierViews
import Foundation

/// What a section's insets are counted from.
public enum UIContentInsetsReference: Int, Sendable {
    /// What the layout's configuration says; there, the safe area.
    case automatic
    /// The edges of the content.
    case none
    /// The safe area.
    case safeArea
    /// The layout margins.
    case layoutMargins
    /// The guide of readable content.
    case readableContent
}

/// Whether a section scrolls across the direction of the layout, and where it comes to rest.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// It does not.
    case none
    /// Wherever content runs out.
    case continuous
    /// Where a group begins.
    case continuousGroupLeadingBoundary
    /// At multiples of the collection view's length.
    case paging
    /// Where the next group begins, or the one before.
    case groupPaging
    /// Where the next group, or the one before, stands in the middle. So does the first one at the beginning.
    case groupPagingCentered
}

/// Called with what is in sight of a section before it is shown: the items, the offset by which the section is scrolled
/// (its own one where it scrolls across, else the collection view's), and the environment.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
    [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
) -> Void

/// A section of a compositional layout: groups one behind the other, each as one group says.
open class NSCollectionLayoutSection: UIKitObject {
    final let group: NSCollectionLayoutGroup
    /// How its rows are shown, where it is a list.
    final var list: UICollectionLayoutListConfiguration?

    /// Makes a section of groups.
    /// - Parameter group: what each of its groups is like.
    public init(group: NSCollectionLayoutGroup) { self.group = group }

    /// What is kept free around the groups, inside of headers and footers. Zero by default.
    open var contentInsets = NSDirectionalEdgeInsets.zero {
        didSet { checkInsets(contentInsets, "contentInsets of a \(type(of: self))") }
    }

    /// What is kept free between groups, in points. 0 by default. A negative one makes them overlap, at most so far that
    /// they begin at the same place.
    open var interGroupSpacing: CGFloat = 0 {
        didSet {
            if !interGroupSpacing.isFinite { trap("interGroupSpacing set to \(interGroupSpacing): it must be finite") }
        }
    }

    /// What `contentInsets` are counted from, across the direction of the layout. `.automatic` by default: what the
    /// layout's configuration says.
    open var contentInsetsReference = UIContentInsetsReference.automatic

    /// What the boundary supplementary items are counted from. `.automatic` by default: the same as the content.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic

    /// Whether boundary supplementary items keep `contentInsets` free across the direction of the layout. True by
    /// default.
    open var supplementariesFollowContentInsets = true

    /// Whether the section scrolls across the direction of the layout. `.none` by default.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

    /// Headers, footers, and what else stands at the edges. Each of a kind of its own.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    /// What stands behind the section. Each of a kind of its own.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []

    /// Called before what is in sight is shown, whenever it is: may move, turn, fade and hide it. nil by default.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
}
