import Foundation

/// The base of what is an `NSObject` on Apple's platforms too, and no responder, no layer and no recognizer: objects that
/// are equal only if they are the same, unless a class overrides `isEqual(_:)` and `hash`.
open class UIKitObject: NSObject {
    /// Makes an object.
    public override init() { super.init() }

    /// The class. Never an address, so that output stays the same.
    open override var description: String { "<\(type(of: self))>" }

    /// What debuggers print: the `description`.
    open override var debugDescription: String { description }
}

/// An object of a class that is known at run time only, such as what a layout names, made by its `init()`. See
/// ``ObjectMadeByClass``, of which this is the form for other objects than responders.
open class UIKitObjectMadeByClass: UIKitObject, InstanceMaking {
    // There is no `init()` here, as there.

    /// Makes an object. Not to be called.
    public required init(making request: InstanceRequest) { super.init() }
}
