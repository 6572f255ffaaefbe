import EspalierViews
import Foundation

/// A distance between items, or around one.
public final class NSCollectionLayoutSpacing: ObjectWithIdentity, Sendable {
    /// The distance in points; the least one where it is flexible.
    public let spacing: CGFloat
    /// Whether it takes its share of what is left over.
    public let isFlexibleSpacing: Bool
    /// Whether it is always the same.
    public var isFixedSpacing: Bool { !isFlexibleSpacing }

    private init(_ spacing: CGFloat, isFlexible: Bool) {
        guard spacing.isFinite else { trap("a layout spacing of \(spacing): it must be finite") }
        self.spacing = spacing
        isFlexibleSpacing = isFlexible
    }

    /// A distance that is at least so many points, and shares what is left over with the other flexible ones.
    public static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
    }

    /// A distance of so many points.
    public static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
    }
}

/// The distances that an item keeps around itself, outside of its size.
public final class NSCollectionLayoutEdgeSpacing: ObjectWithIdentity, Sendable {
    /// Before the edge where lines begin, or nil for none.
    public let leading: NSCollectionLayoutSpacing?
    /// Above the upper edge, or nil for none.
    public let top: NSCollectionLayoutSpacing?
    /// Behind the edge where lines end, or nil for none.
    public let trailing: NSCollectionLayoutSpacing?
    /// Below the lower edge, or nil for none.
    public let bottom: NSCollectionLayoutSpacing?

    /// Makes spacing of the four distances, of which nil is none.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        self.leading = leading
        self.top = top
        self.trailing = trailing
        self.bottom = bottom
    }
}
