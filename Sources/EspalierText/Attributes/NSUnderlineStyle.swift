/// How a line below or across a text looks: raw values of the attributes `.underlineStyle` and `.strikethroughStyle`.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The bits, UIKit's.
    public let rawValue: Int
    /// Makes a style of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// One line.
    public static let single = NSUnderlineStyle(rawValue: 0x1)
    /// One thick line.
    public static let thick = NSUnderlineStyle(rawValue: 0x2)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 0x9)
    /// Dots.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    /// Dashes.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
    /// A dash and a dot by turns.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
    /// A dash and two dots by turns.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
    /// Below words, and not below the spaces between them.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
