import EspalierViews
import Foundation

/// The width or the height of an item of a compositional layout.
public final class NSCollectionLayoutDimension: ObjectWithIdentity, Sendable {
    enum Kind: Equatable, Sendable {
        case fractionalWidth, fractionalHeight, absolute, estimated, uniformAcrossSiblings
    }

    let kind: Kind
    /// The number that it was made with: a part of the container's, or points.
    public let dimension: CGFloat

    private init(_ kind: Kind, _ dimension: CGFloat) {
        guard dimension.isFinite, dimension >= 0 else {
            trap("a layout dimension, \(kind), of \(dimension): it must be finite and not negative")
        }
        self.kind = kind
        self.dimension = dimension
    }

    /// A part of the container's width: 0.5 is half of it.
    public static func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
    }

    /// A part of the container's height: 0.5 is half of it.
    public static func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
    }

    /// A length in points.
    public static func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.absolute, absoluteDimension)
    }

    /// A length in points that counts until the view is shown, which says then how long it wants to be. A group is as
    /// long as its content.
    public static func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.estimated, estimatedDimension)
    }

    /// As `estimated(_:)`, and as long as the longest of those in the same group that have such a dimension. Across the
    /// line of the group, or along it where the group's own dimension is estimated.
    public static func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.uniformAcrossSiblings, estimate)
    }

    /// Whether it is a part of the container's width.
    public var isFractionalWidth: Bool { kind == .fractionalWidth }
    /// Whether it is a part of the container's height.
    public var isFractionalHeight: Bool { kind == .fractionalHeight }
    /// Whether it is a length that stays.
    public var isAbsolute: Bool { kind == .absolute }
    /// Whether it counts only until the view says its length.
    public var isEstimated: Bool { kind == .estimated }
    /// Whether it grows to the longest of its siblings.
    public var isUniformAcrossSiblings: Bool { kind == .uniformAcrossSiblings }

    /// Whether a view is asked for its length.
    var isMeasured: Bool { isEstimated || isUniformAcrossSiblings }

    /// The length in a container, in points; an estimate where it is measured.
    func length(in container: CGSize) -> CGFloat {
        switch kind {
        case .fractionalWidth: return dimension * container.width
        case .fractionalHeight: return dimension * container.height
        case .absolute, .estimated, .uniformAcrossSiblings: return dimension
        }
    }
}

/// The size of an item of a compositional layout: a width and a height.
public final class NSCollectionLayoutSize: ObjectWithIdentity, Sendable {
    /// The width.
    public let widthDimension: NSCollectionLayoutDimension
    /// The height.
    public let heightDimension: NSCollectionLayoutDimension

    /// Makes a size of its two sides.
    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    {
        widthDimension = width
        heightDimension = height
    }

    subscript(axis: NSLayoutConstraint.Axis) -> NSCollectionLayoutDimension {
        axis == .horizontal ? widthDimension : heightDimension
    }

    /// The size in a container, in points; estimates where it is measured.
    func size(in container: CGSize) -> CGSize {
        CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
    }

    var isMeasured: Bool { widthDimension.isMeasured || heightDimension.isMeasured }

    /// On which axes a view of the size keeps what the layout gives it.
    var keptAxes: KeptAxes {
        var kept: KeptAxes = []
        if !widthDimension.isMeasured { kept.insert(.width) }
        if !heightDimension.isMeasured { kept.insert(.height) }
        return kept
    }
}
