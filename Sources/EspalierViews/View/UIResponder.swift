import Foundation

/// An object of the responder chain: a view, a window, and whatever owns views.
///
/// Identity is equality: two responders are equal when they are the same object, so that views can stand in sets and
/// be keys of dictionaries.
open class UIResponder: ObjectWithIdentity, NibAwaking {
    /// Makes a responder.
    public init() {}

    /// The next responder of the chain, or nil at its end. A plain responder stands alone.
    open var next: UIResponder? { nil }

    /// The object was read from an interface file, and its properties, outlets and runtime attributes are set. For
    /// subclasses; does nothing. Overrides call super.
    open func awakeFromNib() {}

    /// The class. Never an address, so that output stays the same.
    open var description: String { "<\(type(of: self))>" }

    /// Whether both are the same object.
    public static func == (lhs: UIResponder, rhs: UIResponder) -> Bool { lhs === rhs }

    /// Hashes the object's identity.
    public final func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

/// What happened, for hit testing. There are no touches in a headless hierarchy; the type is here so that overrides
/// of `hitTest(_:with:)` and `point(inside:with:)` have UIKit's form.
open class UIEvent {
    /// Makes an event without content.
    public init() {}
}
