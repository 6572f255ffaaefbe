import Foundation

/// A shift of something from where it would stand, in points.
public struct UIOffset: Hashable, Sendable {
    /// How far to the right.
    public var horizontal: CGFloat
    /// How far down.
    public var vertical: CGFloat

    /// Makes a shift from its parts.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// Makes a shift by nothing.
    public init() {
        self.init(horizontal: 0, vertical: 0)
    }

    /// No shift.
    public static var zero: UIOffset { UIOffset() }
}
