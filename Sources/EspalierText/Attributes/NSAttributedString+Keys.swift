import Foundation

extension NSAttributedString.Key {
    /// A `UIFont`: what the text is measured in.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// A `UIColor` of the letters.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// A `UIColor` behind the letters.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// A number: points behind each character, in place of the pairs that the font moves closer; 0 takes these away.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// A number: the style of a line below.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// A number: the style of a line across.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// A number: points above the baseline. Makes its line higher.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// An `NSParagraphStyle`: how lines stand.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// An `NSTextAttachment`, of the character `U+FFFC`: an object in the text.
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
    /// A `URL` or a text: where the text leads.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
}

/// Where a text that is too long for its line goes on.
public enum NSLineBreakMode: Int, Sendable {
    // The cases are UIKit's, in its order.
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
