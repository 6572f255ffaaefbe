import Foundation

/// How the lines of a paragraph stand: the value of the attribute `.paragraphStyle`.
///
/// A paragraph has the style of its first character. Spacings, indents and limits of heights count in sizes as TextKit
/// has them; the alignment does not.
open class NSParagraphStyle: Hashable {
    package final var parts = TextParagraph()

    /// Makes a style of the defaults: natural alignment, wrapping between words, and nothing added anywhere.
    public init() {}

    /// A style of the defaults.
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// Where the lines stand.
    open var alignment: NSTextAlignment { parts.alignment }
    /// Where a text that is too long for its line goes on.
    open var lineBreakMode: NSLineBreakMode { parts.lineBreakMode }
    /// Points between the lines.
    open var lineSpacing: CGFloat { parts.lineSpacing }
    /// Points after the paragraph.
    open var paragraphSpacing: CGFloat { parts.paragraphSpacing }
    /// Points before the paragraph.
    open var paragraphSpacingBefore: CGFloat { parts.paragraphSpacingBefore }
    /// What a line's height is multiplied by, before the limits; 0 for nothing.
    open var lineHeightMultiple: CGFloat { parts.lineHeightMultiple }
    /// The least height of a line in points.
    open var minimumLineHeight: CGFloat { parts.minimumLineHeight }
    /// The greatest height of a line in points; 0 for none.
    open var maximumLineHeight: CGFloat { parts.maximumLineHeight }
    /// How far the first line is moved in, in points.
    open var firstLineHeadIndent: CGFloat { parts.firstLineHeadIndent }
    /// How far the other lines are moved in, in points.
    open var headIndent: CGFloat { parts.headIndent }
    /// Where lines end: from the leading edge if above 0, else from the trailing one.
    open var tailIndent: CGFloat { parts.tailIndent }

    /// A style of the same values that never changes.
    open func copy() -> Any {
        let copy = NSParagraphStyle()
        copy.parts = parts
        return copy
    }

    /// A style of the same values that can be changed.
    open func mutableCopy() -> Any {
        let copy = NSMutableParagraphStyle()
        copy.parts = parts
        return copy
    }

    /// Whether both have the same values.
    public static func == (lhs: NSParagraphStyle, rhs: NSParagraphStyle) -> Bool { lhs.parts == rhs.parts }

    /// Hashes the values.
    public final func hash(into hasher: inout Hasher) {
        hasher.combine(parts)
    }
}
