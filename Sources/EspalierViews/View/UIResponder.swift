import Foundation

/// An object of the responder chain: a view, a window, and whatever owns views.
///
/// Identity is equality: two responders are equal when they are the same object, so that views can stand in sets and
/// be keys of dictionaries.
open class UIResponder: ObjectMadeByClass, ObjectWithIdentity, NibAwaking, InterfaceMemberListing {
    /// Makes a responder.
    public init() { super.init(making: .plain) }

    /// Makes a view of a frame. For views to override.
    init(request: InstanceRequest) { super.init(making: request) }

    /// Not to be called: write `T()` or `T(frame:)`. See ``ObjectMadeByClass``.
    @available(*, unavailable, message: "write T() or T(frame:)")
    public required convenience init(making request: InstanceRequest) {
        if request.frame == nil { self.init() } else { self.init(request: request) }
    }

    /// The members that interface files name, none here. Subclasses that list some add them to those of super.
    open class var interfaceMembers: InterfaceMembers { InterfaceMembers() }

    /// The next responder of the chain, or nil at its end. A plain responder stands alone.
    open var next: UIResponder? { nil }

    // MARK: Touches

    /// Fingers begin to touch. Handed on to `next`; an override that does not call super keeps them.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        nextForTouches?.touchesBegan(touches, with: event)
    }

    /// Fingers have moved. Handed on to `next`.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        nextForTouches?.touchesMoved(touches, with: event)
    }

    /// Fingers were lifted. Handed on to `next`.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        nextForTouches?.touchesEnded(touches, with: event)
    }

    /// A gesture, or the system, took the touches away. Handed on to `next`.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        nextForTouches?.touchesCancelled(touches, with: event)
    }

    // MARK: First responder

    /// Whether it is the one that its window's keyboard is for.
    open var isFirstResponder: Bool { isFirstOfWindow }

    /// Whether it can be the first responder. False by default.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether it can end being the first responder. True by default.
    open var canResignFirstResponder: Bool { true }

    /// Makes it the first responder of its window, if it can be, and the one before gives way.
    /// - Returns: whether it is now. Never outside of windows.
    @discardableResult
    open func becomeFirstResponder() -> Bool { becomeFirstOfWindow() }

    /// Ends being the first responder, if it can.
    /// - Returns: whether it is not any more.
    @discardableResult
    open func resignFirstResponder() -> Bool { resignFirstOfWindow() }

    /// The view in place of a keyboard while it is the first responder. nil by default.
    open var inputView: UIView? { nil }

    /// The view above the keyboard while it is the first responder. nil by default.
    open var inputAccessoryView: UIView? { nil }

    /// `inputView` or `inputAccessoryView` is another one: the window's keyboard gets its height, if it is shown by
    /// itself.
    open func reloadInputViews() { updateKeyboard() }

    /// What keys do, while it or one before it in the chain is the first responder. nil by default.
    open var keyCommands: [UIKeyCommand]? { nil }

    // MARK: Interface files

    /// The object was read from an interface file, and its properties, outlets and runtime attributes are set. For
    /// subclasses; does nothing. Overrides call super.
    open func awakeFromNib() {}

    /// What a view that Interface Builder shows does to be seen there. Never called here, and does nothing.
    open func prepareForInterfaceBuilder() {}

    /// The class. Never an address, so that output stays the same.
    open var description: String { "<\(type(of: self))>" }

    /// What debuggers print: the `description`.
    open var debugDescription: String { description }

    /// Whether both are the same object.
    public static func == (lhs: UIResponder, rhs: UIResponder) -> Bool { lhs === rhs }

    /// Hashes the object's identity.
    public final func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
