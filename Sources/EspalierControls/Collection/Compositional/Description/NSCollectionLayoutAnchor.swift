import EspalierViews
import Foundation

/// Where a supplementary item hangs on an item or a group: at edges, and how far from there.
public final class NSCollectionLayoutAnchor: ObjectWithIdentity, Sendable {
    /// The edges: one for the middle of it, two for a corner, none for the middle.
    public let edges: NSDirectionalRectEdge
    /// By how much it is moved from there.
    public let offset: CGPoint
    /// Whether `offset` is in parts of the supplementary item's own size.
    public let isFractionalOffset: Bool
    /// Whether `offset` is in points.
    public var isAbsoluteOffset: Bool { !isFractionalOffset }

    private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
        guard offset.x.isFinite, offset.y.isFinite else {
            trap("the offset of a layout anchor is \(offset): both parts must be finite")
        }
        self.edges = edges
        self.offset = offset
        isFractionalOffset = isFractional
    }

    /// Makes an anchor at edges.
    public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isFractional: false) }

    /// Makes an anchor at so many points from edges.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges, absoluteOffset, isFractional: false)
    }

    /// Makes an anchor at parts of the supplementary item's size from edges: (0.5, -0.5) moves by half of it to the
    /// right and upwards.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges, fractionalOffset, isFractional: true)
    }

    /// Where on a rectangle it is, from 0 at the leading and upper edge to 1.
    var place: CGPoint {
        func part(_ near: NSDirectionalRectEdge, _ far: NSDirectionalRectEdge) -> CGFloat {
            if edges.contains(near) == edges.contains(far) { return 0.5 }
            return edges.contains(near) ? 0 : 1
        }
        return CGPoint(x: part(.leading, .trailing), y: part(.top, .bottom))
    }

    /// The offset in points, for an item of a size.
    func offset(of size: CGSize) -> CGPoint {
        isFractionalOffset ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
    }
}

/// Where on the boundary of a rectangle something is.
public enum NSRectAlignment: Int, Sendable {
    // The cases are UIKit's, in its order.
    case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}
