import Foundation

/// How the contents of a layer lie in its bounds. Nothing is drawn: the value is kept.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// In the middle.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// In the middle of the top.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// In the middle of the bottom.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// In the middle of the left side.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// In the middle of the right side.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// In the corner at the top left.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// In the corner at the top right.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// In the corner at the bottom left.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// In the corner at the bottom right.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    /// Stretched to the bounds.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// As large as fits into the bounds, undistorted.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// As small as fills the bounds, undistorted.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// How contents are made larger or smaller. Nothing is drawn: the value is kept.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// From the nearest pixel.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// From the pixels around.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// From the pixels around, in two sizes.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// How corners are rounded. Pictures show both as quarters of circles.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Quarters of circles.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// A softer curve.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// A set of corners of a layer. The raw values are those of Apple's platforms.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The corner at the top left.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
    /// The corner at the top right.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
    /// The corner at the bottom left.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
    /// The corner at the bottom right.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}

/// A set of edges of a layer. The raw values are those of Apple's platforms.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32

    /// Makes a set from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The left edge.
    public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1 << 0)
    /// The right edge.
    public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 1 << 1)
    /// The edge where y is the least.
    public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 1 << 2)
    /// The edge where y is the greatest.
    public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 1 << 3)
}

/// What happens when a property of a layer changes. Nothing happens here: actions are kept.
public protocol CAAction {
    /// Does it. Never called.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension CAAction {
    /// Does nothing.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

extension NSNull: CAAction {}

/// Who lays out a layer's sublayers. A view is that of its own layer.
public protocol CALayerDelegate: AnyObject {
    /// The layer would be drawn. Never called.
    func display(_ layer: CALayer)
    /// Places the sublayers.
    func layoutSublayers(of layer: CALayer)
    /// What happens when a property changes. Asked by `CALayer.action(forKey:)` alone.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    /// Does nothing.
    public func display(_ layer: CALayer) {}
    /// Does nothing.
    public func layoutSublayers(of layer: CALayer) {}
    /// Nil.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
