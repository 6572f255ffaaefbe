import Foundation

/// What an element of a path does.
public enum CGPathElementType: Int32, Sendable {
    /// Begins a subpath at one point.
    case moveToPoint
    /// A straight line to one point.
    case addLineToPoint
    /// A curve of the second degree: its control point and its end.
    case addQuadCurveToPoint
    /// A curve of the third degree: its two control points and its end.
    case addCurveToPoint
    /// A straight line back to where the subpath began. No points.
    case closeSubpath
}

/// One element of a path, as `CGPath.applyWithBlock(_:)` hands it over.
public struct CGPathElement {
    /// What it does.
    public var type: CGPathElementType
    /// Its points, as many as the type says. Valid within the call that hands them over.
    public var points: UnsafeMutablePointer<CGPoint>

    /// Makes an element.
    ///
    /// - Parameters:
    ///   - type: What it does.
    ///   - points: The address of its points; whoever makes the element keeps them.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

/// Which points lie inside of a path that meets itself.
public enum CGPathFillRule: Int, Sendable {
    /// Those around which the path goes, all turns counted by their direction.
    case winding
    /// Those that a ray leaves by crossing the path an odd number of times.
    case evenOdd
}

/// How a line ends.
public enum CGLineCap: Int32, Sendable {
    /// At its end.
    case butt
    /// With half a disc around its end.
    case round
    /// With half a square around its end.
    case square
}

/// How two lines meet.
public enum CGLineJoin: Int32, Sendable {
    /// In a point, where that is not too far away.
    case miter
    /// Around a disc.
    case round
    /// With the corner cut off.
    case bevel
}

/// How what is drawn goes together with what is there. Nothing is drawn here; the raw values are those of Apple's
/// platforms.
public enum CGBlendMode: Int32, Sendable {
    // The cases are Core Graphics', in its order.
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver
    case destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
}

/// A set of corners of a rectangle. The raw values are UIKit's.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    /// The bits of the set: top left 1, top right 2, bottom left 4, bottom right 8.
    public let rawValue: UInt

    /// Makes a set from bits. Bits that name no corner are kept, as in any option set.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The corner at the top left.
    public static let topLeft = UIRectCorner(rawValue: 1 << 0)
    /// The corner at the top right.
    public static let topRight = UIRectCorner(rawValue: 1 << 1)
    /// The corner at the bottom left.
    public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
    /// The corner at the bottom right.
    public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
    /// All four corners, and all other bits, as in UIKit.
    public static let allCorners = UIRectCorner(rawValue: .max)
}
