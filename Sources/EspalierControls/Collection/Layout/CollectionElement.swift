import Foundation

/// What a view of a collection view stands for: an item, or something beside the items.
///
/// Sorts items first, then the kinds by name, each by index path: the order of callbacks and of results.
struct CollectionElement: Hashable, Comparable {
    /// The kind of a supplementary view; nil for an item.
    var kind: String?
    var indexPath: IndexPath

    static func < (lhs: CollectionElement, rhs: CollectionElement) -> Bool {
        if lhs.kind != rhs.kind {
            guard let left = lhs.kind else { return true }
            guard let right = rhs.kind else { return false }
            return left < right
        }
        return lhs.indexPath < rhs.indexPath
    }
}

extension CGRect {
    /// Whether two rectangles have more than an edge in common. An empty rectangle inside another one meets it.
    func meets(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    /// Whether the point lies in the rectangle, whose right and bottom edges are outside.
    func holds(_ point: CGPoint) -> Bool {
        minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
    }
}
