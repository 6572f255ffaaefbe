import Foundation

/// What UIKit's objects have of `NSObject`, for classes that are none here: of values, whose `==` they follow, and below
/// of objects that are equal only if they are the same. Protocols that extend `NSObjectProtocol`, and functions that call
/// `isEqual(_:)`, take them as they are.
public protocol ObjectOfUIKit: NSObjectProtocol, Hashable, CustomStringConvertible, CustomDebugStringConvertible {}

extension ObjectOfUIKit {
    /// Whether `object` is an equal one.
    public func isEqual(_ object: Any?) -> Bool { (object as? Self).map { $0 == self } ?? false }

    /// A number that is equal for equal objects, another one in each run of the program.
    public var hash: Int { hashValue }

    /// The object itself.
    public func `self`() -> Self { self }

    /// Whether the object stands for another one. It never does.
    public func isProxy() -> Bool { false }

    /// Whether the object is an instance of `aClass` or of a subclass of it.
    public func isKind(of aClass: AnyClass) -> Bool { isInstance(of: aClass) }

    /// Whether the object is an instance of `aClass` itself.
    public func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }

    /// The class. Never an address, so that output stays the same.
    public var description: String { "<\(type(of: self))>" }

    /// As `description`.
    public var debugDescription: String { description }

    private func isInstance<Class>(of type: Class.Type) -> Bool { self is Class }
}

/// What UIKit's objects have of `NSObject`, for classes whose instances are equal only if they are the same.
public protocol ObjectWithIdentity: ObjectOfUIKit {}

extension ObjectWithIdentity {
    /// Whether `object` is this object.
    public func isEqual(_ object: Any?) -> Bool { object as AnyObject? === self }

    /// A number for the object, another one in each run of the program.
    public var hash: Int { ObjectIdentifier(self).hashValue }

    /// Whether both are the same object.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }

    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
