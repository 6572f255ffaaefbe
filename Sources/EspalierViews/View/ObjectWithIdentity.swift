import Foundation

/// What UIKit's objects have of `NSObject`, for classes whose instances are equal only if they are the same: protocols
/// that ask for `NSObjectProtocol` can be adopted by subclasses, and code that compares objects by `isEqual(_:)` works.
public protocol ObjectWithIdentity: NSObjectProtocol, Hashable, CustomStringConvertible, CustomDebugStringConvertible {}

extension ObjectWithIdentity {
    /// Whether `object` is this object.
    public func isEqual(_ object: Any?) -> Bool { object as AnyObject? === self }

    /// A number for the object, another one in each run of the program.
    public var hash: Int { ObjectIdentifier(self).hashValue }

    /// The object itself.
    public func `self`() -> Self { self }

    /// Whether the object stands for another one. It never does.
    public func isProxy() -> Bool { false }

    /// Whether the object is an instance of `aClass` or of a subclass of it.
    public func isKind(of aClass: AnyClass) -> Bool { isInstance(of: aClass) }

    /// Whether the object is an instance of `aClass` itself.
    public func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }

    /// As `description`.
    public var debugDescription: String { description }

    private func isInstance<Class>(of type: Class.Type) -> Bool { self is Class }
}
