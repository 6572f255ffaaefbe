/// The two directions of a screen, or one of them, or neither.
public struct UIAxis: OptionSet, Hashable, Sendable {
    /// The bits, UIKit's.
    public let rawValue: UInt
    /// Makes axes of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// From left to right.
    public static let horizontal = UIAxis(rawValue: 1 << 0)
    /// From top to bottom.
    public static let vertical = UIAxis(rawValue: 1 << 1)
    /// Both.
    public static let both: UIAxis = [.horizontal, .vertical]
}
