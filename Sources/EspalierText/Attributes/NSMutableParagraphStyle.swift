import Foundation

/// A paragraph style that can be changed. A text keeps the object that it was given: change it before that.
open class NSMutableParagraphStyle: NSParagraphStyle {
    /// Where the lines stand.
    open override var alignment: NSTextAlignment {
        get { parts.alignment }
        set { parts.alignment = newValue }
    }
    /// Where a text that is too long for its line goes on.
    open override var lineBreakMode: NSLineBreakMode {
        get { parts.lineBreakMode }
        set { parts.lineBreakMode = newValue }
    }
    /// Points between the lines.
    open override var lineSpacing: CGFloat {
        get { parts.lineSpacing }
        set { parts.lineSpacing = newValue }
    }
    /// Points after the paragraph.
    open override var paragraphSpacing: CGFloat {
        get { parts.paragraphSpacing }
        set { parts.paragraphSpacing = newValue }
    }
    /// Points before the paragraph.
    open override var paragraphSpacingBefore: CGFloat {
        get { parts.paragraphSpacingBefore }
        set { parts.paragraphSpacingBefore = newValue }
    }
    /// What a line's height is multiplied by, before the limits; 0 for nothing.
    open override var lineHeightMultiple: CGFloat {
        get { parts.lineHeightMultiple }
        set { parts.lineHeightMultiple = newValue }
    }
    /// The least height of a line in points.
    open override var minimumLineHeight: CGFloat {
        get { parts.minimumLineHeight }
        set { parts.minimumLineHeight = newValue }
    }
    /// The greatest height of a line in points; 0 for none.
    open override var maximumLineHeight: CGFloat {
        get { parts.maximumLineHeight }
        set { parts.maximumLineHeight = newValue }
    }
    /// How far the first line is moved in, in points.
    open override var firstLineHeadIndent: CGFloat {
        get { parts.firstLineHeadIndent }
        set { parts.firstLineHeadIndent = newValue }
    }
    /// How far the other lines are moved in, in points.
    open override var headIndent: CGFloat {
        get { parts.headIndent }
        set { parts.headIndent = newValue }
    }
    /// Where lines end: from the leading edge if above 0, else from the trailing one.
    open override var tailIndent: CGFloat {
        get { parts.tailIndent }
        set { parts.tailIndent = newValue }
    }

    /// Takes over the values of another style.
    open func setParagraphStyle(_ style: NSParagraphStyle) {
        parts = style.parts
    }
}
