import Foundation

/// What a view of a collection view stands for: an item, or something beside the items.
///
/// Sorts items first, then the kinds by name, then decorations, each by index path: the order of callbacks and of
/// results.
struct CollectionElement: Hashable, Comparable {
    /// The kind of a supplementary view or a decoration; nil for an item.
    var kind: String?
    var indexPath: IndexPath
    var isDecoration = false

    /// What it is and where, for a message. An index path may have one part only.
    var brief: String {
        let what = kind.map { isDecoration ? "the decoration \($0) of " : "the \($0) of " } ?? ""
        switch indexPath.count {
        case 2: return what + "item \(indexPath.item) of section \(indexPath.section)"
        case 1 where kind != nil: return what + "the layout"
        default: return what + "an index path of \(indexPath.count) parts"
        }
    }

    static func < (lhs: CollectionElement, rhs: CollectionElement) -> Bool {
        if lhs.isDecoration != rhs.isDecoration { return rhs.isDecoration }
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
