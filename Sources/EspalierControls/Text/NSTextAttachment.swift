import EspalierViews
import Foundation

/// An object that stands in a text: the value of the attribute `.attachment` of a character `U+FFFC`.
///
/// A text keeps the object itself, so change it before the text is set.
open class NSTextAttachment: UIKitObject, AttachedObject {
    /// The character that stands for an object: `U+FFFC`.
    public static let character = 0xFFFC

    /// The picture. nil by default.
    open var image: UIImage?
    /// Where the object lies, in points: `origin.y` is how far above the baseline its lower edge is. Of the size zero,
    /// as by default: as large as the picture, on the baseline.
    open var bounds = CGRect.zero

    /// Makes an attachment without a picture.
    public override init() {}

    /// Makes an attachment of a picture.
    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }

    package final var attachedBounds: CGRect {
        bounds.size == .zero ? CGRect(origin: bounds.origin, size: image?.size ?? .zero) : bounds
    }
}

extension NSAttributedString {
    /// Makes a text of one object.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
