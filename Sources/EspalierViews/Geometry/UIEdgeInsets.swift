import Foundation

/// Distances from the four edges of a rectangle inwards, in points. Negative ones lead outwards.
///
/// No toolchain has this type outside UIKit, so it is defined on every platform.
public struct UIEdgeInsets: Hashable, Sendable {
    /// The distance from the top edge, downwards.
    public var top: CGFloat
    /// The distance from the left edge, to the right.
    public var left: CGFloat
    /// The distance from the bottom edge, upwards.
    public var bottom: CGFloat
    /// The distance from the right edge, to the left.
    public var right: CGFloat

    /// Makes insets from the four distances, in points.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// Makes insets of nothing on all four edges.
    public init() {
        self.init(top: 0, left: 0, bottom: 0, right: 0)
    }

    /// Insets of nothing on all four edges.
    public static var zero: UIEdgeInsets { UIEdgeInsets() }
}

extension UIEdgeInsets {
    /// The insets with nothing on `edges`.
    package func without(_ edges: UIRectEdge) -> UIEdgeInsets {
        UIEdgeInsets(
            top: edges.contains(.top) ? 0 : top, left: edges.contains(.left) ? 0 : left,
            bottom: edges.contains(.bottom) ? 0 : bottom, right: edges.contains(.right) ? 0 : right)
    }
}

extension UIEdgeInsets: Codable {
    /// Reads insets from a list of four numbers, in the order top, left, bottom, right: the form of Apple's platforms.
    ///
    /// - Throws: A `DecodingError` when there is no list, or when one of its first four elements is missing or is not a
    ///   number.
    public init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        self.init(
            top: try list.decode(CGFloat.self), left: try list.decode(CGFloat.self),
            bottom: try list.decode(CGFloat.self), right: try list.decode(CGFloat.self))
    }

    /// Writes the four distances as a list, in the order top, left, bottom, right.
    ///
    /// - Throws: What the encoder throws, for instance for numbers that its format cannot hold.
    public func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        for distance in [top, left, bottom, right] {
            try list.encode(distance)
        }
    }
}

extension CGRect {
    /// The rectangle whose edges are moved inwards by `insets`.
    ///
    /// Plain arithmetic on the origin and the size, as in UIKit: insets that are larger than the rectangle give a
    /// negative width or height, and the caller decides what that means.
    ///
    ///     CGRect(x: 0, y: 0, width: 390, height: 844)
    ///         .inset(by: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))  // (0, 47, 390, 763)
    ///
    /// - Parameter insets: The distances in points; negative ones make the rectangle larger.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left,
            y: origin.y + insets.top,
            width: size.width - (insets.left + insets.right),
            height: size.height - (insets.top + insets.bottom))
    }
}
