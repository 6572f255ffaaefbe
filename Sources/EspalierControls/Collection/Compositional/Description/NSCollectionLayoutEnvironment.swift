import EspalierViews
import Foundation

/// What a layout, a section or a group has room in.
public protocol NSCollectionLayoutContainer {
    /// The size before insets, in points.
    var contentSize: CGSize { get }
    /// The size without insets, in points.
    var effectiveContentSize: CGSize { get }
    /// The insets, in points.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// The insets, in points: the same.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// What a layout is computed for.
public protocol NSCollectionLayoutEnvironment {
    /// The room.
    var container: any NSCollectionLayoutContainer { get }
    /// The traits of the collection view.
    var traitCollection: UITraitCollection { get }
}

/// A view that is in sight, before it is shown: what ``NSCollectionLayoutSection/visibleItemsInvalidationHandler`` may
/// change.
public protocol NSCollectionLayoutVisibleItem: AnyObject {
    /// Opacity from 0 to 1.
    var alpha: CGFloat { get set }
    /// Views of a greater one are in front.
    var zIndex: Int { get set }
    /// Whether the view is not shown.
    var isHidden: Bool { get set }
    /// The middle, in points of the content: of the section's own where it scrolls across.
    var center: CGPoint { get set }
    /// How the view is drawn around its middle.
    var transform: CGAffineTransform { get set }
    /// What the view is, in a word: the kind, "cell" for an item.
    var name: String { get }
    /// The index path of the item, or of what the view belongs to.
    var indexPath: IndexPath { get }
    /// The frame, in points of the content: of the section's own where it scrolls across.
    var frame: CGRect { get }
    /// The size, at zero.
    var bounds: CGRect { get }
    /// Whether it is an item, a supplementary view or a decoration.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// The kind; nil for an item.
    var representedElementKind: String? { get }
}

struct LayoutContainer: NSCollectionLayoutContainer {
    var contentSize: CGSize
    var contentInsets = NSDirectionalEdgeInsets.zero

    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
    var effectiveContentSize: CGSize {
        CGSize(
            width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
            height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom))
    }
}

struct LayoutEnvironment: NSCollectionLayoutEnvironment {
    var container: any NSCollectionLayoutContainer
    var traitCollection: UITraitCollection
}

/// Attributes that are about to be applied, in the coordinates of the content that the view stands in.
final class VisibleItem: NSCollectionLayoutVisibleItem {
    private let attributes: UICollectionViewLayoutAttributes
    /// How far the content that the view stands in is scrolled.
    private let shift: CGPoint

    init(_ attributes: UICollectionViewLayoutAttributes, shift: CGPoint) {
        self.attributes = attributes
        self.shift = shift
    }

    var alpha: CGFloat {
        get { attributes.alpha }
        set { attributes.alpha = newValue }
    }
    var zIndex: Int {
        get { attributes.zIndex }
        set { attributes.zIndex = newValue }
    }
    var isHidden: Bool {
        get { attributes.isHidden }
        set { attributes.isHidden = newValue }
    }
    var transform: CGAffineTransform {
        get { attributes.transform }
        set { attributes.transform = newValue }
    }
    var center: CGPoint {
        get { CGPoint(x: attributes.center.x + shift.x, y: attributes.center.y + shift.y) }
        set { attributes.center = CGPoint(x: newValue.x - shift.x, y: newValue.y - shift.y) }
    }
    var name: String { attributes.representedElementKind ?? "cell" }
    var indexPath: IndexPath { attributes.indexPath }
    var frame: CGRect { attributes.frame.offsetBy(dx: shift.x, dy: shift.y) }
    var bounds: CGRect { attributes.bounds }
    var representedElementCategory: UICollectionView.ElementCategory { attributes.representedElementCategory }
    var representedElementKind: String? { attributes.representedElementKind }
}
