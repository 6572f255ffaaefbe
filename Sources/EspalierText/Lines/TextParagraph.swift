import Foundation

/// How the lines of a paragraph stand: the values of an ``NSParagraphStyle``, in points.
public struct TextParagraph: Hashable, Sendable {
    /// Where the lines stand. Plays no part in sizes.
    public var alignment = NSTextAlignment.natural
    /// Where a text that is too long for its line goes on.
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// Between a line and the next.
    public var lineSpacing: CGFloat = 0
    /// Between the paragraph and the next, besides.
    public var paragraphSpacing: CGFloat = 0
    /// Between the paragraph before and this one, besides.
    public var paragraphSpacingBefore: CGFloat = 0
    /// What a line's height is multiplied by, before the limits; 0 for nothing.
    public var lineHeightMultiple: CGFloat = 0
    /// The least height of a line.
    public var minimumLineHeight: CGFloat = 0
    /// The greatest height of a line; 0 for none.
    public var maximumLineHeight: CGFloat = 0
    /// How far the first line is moved in.
    public var firstLineHeadIndent: CGFloat = 0
    /// How far the other lines are moved in.
    public var headIndent: CGFloat = 0
    /// Where lines end: from the leading edge if above 0, else from the trailing one.
    public var tailIndent: CGFloat = 0

    /// Makes values that change nothing.
    public init() {}

    /// How high a line is whose text has a height of its own.
    func lineHeight(_ natural: Double) -> Double {
        var height = lineHeightMultiple > 0 ? natural * Double(lineHeightMultiple) : natural
        height = max(height, Double(minimumLineHeight))
        return maximumLineHeight > 0 ? min(height, Double(maximumLineHeight)) : height
    }
}
