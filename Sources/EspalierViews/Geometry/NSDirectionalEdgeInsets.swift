import Foundation

/// Distances from the four edges of a rectangle inwards, in points, with the horizontal ones named by the direction of
/// reading.
///
/// Leading is left where text runs from left to right. Foundation has no such type on any platform.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    /// The distance from the top edge, downwards.
    public var top: CGFloat
    /// The distance from the edge where lines of text begin.
    public var leading: CGFloat
    /// The distance from the bottom edge, upwards.
    public var bottom: CGFloat
    /// The distance from the edge where lines of text end.
    public var trailing: CGFloat

    /// Makes insets from the four distances, in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Makes insets of nothing on all four edges.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Insets of nothing on all four edges.
    public static var zero: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets() }
}

extension NSDirectionalEdgeInsets: Codable {
    /// Reads insets from a list of four numbers, in the order top, leading, bottom, trailing: the form of Apple's
    /// platforms.
    ///
    /// - Throws: A `DecodingError` when there is no list, or when one of its first four elements is missing or is not a
    ///   number.
    public init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        self.init(
            top: try list.decode(CGFloat.self), leading: try list.decode(CGFloat.self),
            bottom: try list.decode(CGFloat.self), trailing: try list.decode(CGFloat.self))
    }

    /// Writes the four distances as a list, in the order top, leading, bottom, trailing.
    ///
    /// - Throws: What the encoder throws, for instance for numbers that its format cannot hold.
    public func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        for distance in [top, leading, bottom, trailing] {
            try list.encode(distance)
        }
    }
}
