import EspalierViews
import Foundation

/// An entry of a menu: a title, a second one and an image. Nothing is shown.
open class UIMenuElement: ObjectOfUIKit {
    /// How an element would be shown.
    public struct Attributes: OptionSet, Hashable, Sendable {
        /// The bits, UIKit's.
        public let rawValue: UInt
        /// Makes attributes of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Cannot be chosen.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// Would lose something.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// Is not shown.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// Leaves the menu open.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    /// Whether an element is ticked.
    public enum State: Int, Sendable {
        // The cases are UIKit's, in its order.
        case off, on, mixed
    }

    fileprivate final var ownTitle: String
    fileprivate final var ownImage: UIImage?
    /// A second title, or nil.
    open var subtitle: String?

    /// The title. Empty if none was given.
    open var title: String { ownTitle }

    /// The image, or nil.
    open var image: UIImage? { ownImage }

    init(title: String, subtitle: String?, image: UIImage?) {
        ownTitle = title
        ownImage = image
        self.subtitle = subtitle
    }

    /// Whether both are the same object.
    public static func == (lhs: UIMenuElement, rhs: UIMenuElement) -> Bool { lhs === rhs }

    /// Hashes the object's identity.
    public final func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }

    final func setTitle(_ title: String) { ownTitle = title }

    final func setImage(_ image: UIImage?) { ownImage = image }
}
