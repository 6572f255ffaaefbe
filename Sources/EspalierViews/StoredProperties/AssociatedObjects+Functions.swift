import EspalierObservation
import Foundation

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// How an associated object is kept.
public enum objc_AssociationPolicy: UInt, Sendable {
    // The cases are those of Apple's platforms, with their numbers. Nothing is shared between threads, so atomic or not
    // makes no difference.

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// An object is not held, and reads as nil once it is gone (on Apple's platforms it must not be read then). What is
    /// no object is kept.
    case OBJC_ASSOCIATION_ASSIGN = 0
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The object is held.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// A copy is held, of what can be copied.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The object is held.
    case OBJC_ASSOCIATION_RETAIN = 769
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// A copy is held, of what can be copied.
    case OBJC_ASSOCIATION_COPY = 771
}

/// An object that others can attach objects to by `objc_setAssociatedObject(_:_:_:_:)`. There is no runtime here that
/// could do so for any object; views, guides, constraints, anchors, bar items and view controllers are holders.
///
///     final class Model: AssociatedObjectHolder {
///         var associatedObjects: AssociatedObjects?
///     }
public protocol AssociatedObjectHolder: AnyObject {
    /// What is attached. Nil until something is.
    var associatedObjects: AssociatedObjects? { get set }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The object that is attached to another one under a key; nil without one, and for objects that are no
/// `AssociatedObjectHolder`.
///
/// It is here for code that comes from UIKit. In new code, `StoredProperty` has types, defaults and observers.
///
/// - Parameters:
///   - object: Whose it is.
///   - key: The address of a variable that is global or static: `&key`.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    (object as? any AssociatedObjectHolder)?.associatedObjects?[key]
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Attaches an object to another one under a key, in place of what was there; nil takes that away. What is attached
/// goes with the object.
///
/// - Parameters:
///   - object: Who gets it: a view, a guide, a constraint, an anchor, a bar item, a view controller, or another
///     `AssociatedObjectHolder`.
///   - key: The address of a variable that is global or static: `&key`.
///   - value: What is attached, an object or a value.
///   - policy: How it is kept.
/// - Precondition: `object` is an `AssociatedObjectHolder`.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    guard let holder = object as? any AssociatedObjectHolder else {
        trap(
            "objc_setAssociatedObject on \(type(of: object)), which has no room for associated objects: make the "
                + "class an AssociatedObjectHolder")
    }
    if let objects = holder.associatedObjects { return objects.set(value, for: key, policy) }
    if value == nil { return }
    let made = AssociatedObjects()
    holder.associatedObjects = made
    made.set(value, for: key, policy)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Takes away all that is attached to an object. Does nothing for objects that are no `AssociatedObjectHolder`.
public func objc_removeAssociatedObjects(_ object: Any) {
    (object as? any AssociatedObjectHolder)?.associatedObjects = nil
}

/// A copy of what can be copied, else the value.
func copied(_ value: Any) -> Any { (value as? any NSCopying)?.copy(with: nil) ?? value }

extension UIView: AssociatedObjectHolder {
    /// What was attached by `objc_setAssociatedObject(_:_:_:_:)`. Nil until something is.
    public final var associatedObjects: AssociatedObjects? {
        get { side?.bound?[ObjectIdentifier(AssociatedObjects.self)] as? AssociatedObjects }
        set {
            // Released when nothing is being accessed any more.
            let old = associatedObjects
            defer { withExtendedLifetime(old) {} }
            let owner = ObjectIdentifier(AssociatedObjects.self)
            if let newValue { bind(newValue, for: owner) } else { unbind(owner) }
        }
    }
}

extension NSLayoutConstraint: AssociatedObjectHolder {
    /// What was attached by `objc_setAssociatedObject(_:_:_:_:)`. Nil until something is.
    public final var associatedObjects: AssociatedObjects? {
        get { extras?.associatedObjects }
        set {
            let old = associatedObjects
            defer { withExtendedLifetime(old) {} }
            if newValue != nil || extras != nil { ensureExtras().associatedObjects = newValue }
        }
    }
}
