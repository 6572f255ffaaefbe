import EspalierViews
import Foundation

/// What hangs on an item or a group, such as a badge: a supplementary view of a kind. Its index path is that of the item,
/// of a group that of its first item.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind by which the data source is asked for the view.
    public final let elementKind: String
    /// Where it hangs on the item or group.
    public final let containerAnchor: NSCollectionLayoutAnchor
    /// Which place of its own is there; nil for the same as that of the container.
    public final let itemAnchor: NSCollectionLayoutAnchor?

    /// Makes one that lies in its container, at the edges of the anchor.
    /// - Parameters:
    ///   - layoutSize: the size, of which the item or group is the container.
    ///   - elementKind: the kind of the view.
    ///   - containerAnchor: where it hangs.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) { self.init(layoutSize, elementKind, containerAnchor, nil) }

    /// Makes one whose own anchor is where the container's is.
    /// - Parameters:
    ///   - layoutSize: the size, of which the item or group is the container.
    ///   - elementKind: the kind of the view.
    ///   - containerAnchor: the place of the container.
    ///   - itemAnchor: the place of the supplementary item that is there.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) { self.init(layoutSize, elementKind, containerAnchor, itemAnchor) }

    init(
        _ size: NSCollectionLayoutSize, _ kind: String, _ container: NSCollectionLayoutAnchor,
        _ item: NSCollectionLayoutAnchor?
    ) {
        elementKind = kind
        containerAnchor = container
        itemAnchor = item
        super.init(layoutSize: size, supplementaryItems: [])
    }

    /// Items of a greater one are in front. 0 by default; among equals supplementary views are in front of cells.
    open var zIndex = 0

    /// The frame of a size that hangs on a rectangle.
    final func frame(of size: CGSize, on container: CGRect) -> CGRect {
        let there = containerAnchor.place
        let own = itemAnchor?.place ?? there
        let offset = containerAnchor.offset(of: size)
        let back = itemAnchor?.offset(of: size) ?? .zero
        return CGRect(
            x: container.minX + there.x * container.width - own.x * size.width + offset.x + back.x,
            y: container.minY + there.y * container.height - own.y * size.height + offset.y + back.y,
            width: size.width, height: size.height)
    }
}

/// A header, a footer, or what else stands at the boundary of a section or of the whole layout.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// At which edge or corner it stands. In a corner it stands at the upper or lower edge.
    public final let alignment: NSRectAlignment
    /// By how much it is moved from there, in points.
    public final let offset: CGPoint

    /// Makes one at an edge or a corner.
    /// - Parameters:
    ///   - layoutSize: the size, of which the section or the layout is the container.
    ///   - elementKind: the kind of the view.
    ///   - alignment: the edge or corner.
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }

    /// Makes one that is moved from an edge or a corner.
    /// - Parameters:
    ///   - layoutSize: the size, of which the section or the layout is the container.
    ///   - elementKind: the kind of the view.
    ///   - alignment: the edge or corner.
    ///   - absoluteOffset: by how much it is moved from there, in points.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
    ) {
        guard absoluteOffset.x.isFinite, absoluteOffset.y.isFinite else {
            trap("the offset of a boundary supplementary item is \(absoluteOffset): both parts must be finite")
        }
        self.alignment = alignment
        offset = absoluteOffset
        super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: alignment.edges), nil)
    }

    /// Whether the section or layout is larger by it. True by default; else it stands on the content.
    open var extendsBoundary = true

    /// Whether it stays in sight as long as any of the section or layout is. False by default.
    open var pinToVisibleBounds = false
}

extension NSRectAlignment {
    var edges: NSDirectionalRectEdge {
        switch self {
        case .none: return []
        case .top: return .top
        case .topLeading: return [.top, .leading]
        case .leading: return .leading
        case .bottomLeading: return [.bottom, .leading]
        case .bottom: return .bottom
        case .bottomTrailing: return [.bottom, .trailing]
        case .trailing: return .trailing
        case .topTrailing: return [.top, .trailing]
        }
    }
}

/// A view behind a section that has nothing to do with the data. The layout knows its class:
/// `register(_:forDecorationViewOfKind:)`.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// The kind that its class is registered for.
    public final let elementKind: String

    private init(_ kind: String) {
        elementKind = kind
        super.init(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
            supplementaryItems: [])
    }

    /// Makes one that fills its section, headers and footers included, but for its `contentInsets`.
    public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(elementKind)
    }

    /// Items of a greater one are in front. 0 by default; all else in the section has at least 1 then.
    open var zIndex = 0
}
