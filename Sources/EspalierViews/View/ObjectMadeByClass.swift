import Foundation

/// What is to be made of a class that is known at run time only. See ``ObjectMadeByClass``.
public struct InstanceRequest {
    /// The frame, of a view that is asked for one.
    var frame: CGRect?
    /// The layer that a layer is to look like.
    var model: CALayer?

    package static var plain: InstanceRequest { InstanceRequest() }
}

/// What `T()` goes by for a generic `T`.
public protocol InstanceMaking {
    /// Makes an object. Not to be called: write `T()` or `T(frame:)`.
    init(making request: InstanceRequest)
}

extension InstanceMaking {
    /// Makes an object by what the protocol asks for, where the class marks its own as unavailable.
    fileprivate init(asked request: InstanceRequest) { self.init(making: request) }
}

/// An object that is made of a class that is known at run time only: what `T()` and `T(frame:)` stand on, for a `T` that
/// is generic.
///
/// Swift makes such objects by required initialisers alone, and what is required of `UIView` would be asked of every
/// subclass that has an initialiser of its own, as many have. What is marked as unavailable is asked of none. So the
/// required initialiser is declared here, and ``UIResponder`` overrides it as one that is unavailable: called as what
/// ``InstanceMaking`` asks for, it runs there, and calls `init()` or `init(frame:)` of the class that was asked for, as
/// UIKit would.
open class ObjectMadeByClass: InstanceMaking {
    // There is no `init()` here: one that is a convenience in a subclass must override nothing.

    /// Makes an object. Not to be called: write `T()` or `T(frame:)`.
    public required init(making request: InstanceRequest) {}
}

extension InstanceMaking where Self: UIResponder {
    /// Makes an object of a class that is known at run time only, as a generic one is: a view by its `init(frame:)`, with
    /// the frame zero, a controller by its `init(nibName:bundle:)`, with nil.
    ///
    /// A class that has other designated initialisers and not that one stops the program, as in UIKit. (There `init()`
    /// is found too, if the class declares one.)
    public init() { self.init(asked: .plain) }
}

extension InstanceMaking where Self: UIView {
    /// Makes a view of a class that is known at run time only, as a generic one is, by its `init(frame:)`.
    ///
    /// A class that has other designated initialisers and not that one stops the program, as in UIKit.
    /// - Parameter frame: see ``UIView/init(frame:)``.
    public init(frame: CGRect) { self.init(asked: InstanceRequest(frame: frame)) }
}
