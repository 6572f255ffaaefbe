import Foundation

/// What is called of a target: a method of the target's class. It stands where UIKit has a selector, as `Action` of
/// ``UIGestureRecognizer``, ``UIKeyCommand`` and bar button items.
///
///     item.target = self
///     item.action = .init(Controller.save)
public struct TargetAction<Sender: AnyObject> {
    private let perform: (AnyObject, Sender) -> Void
    private let accepts: (AnyObject) -> Bool

    /// Makes an action of a method without parameters.
    public init<Target: AnyObject>(_ method: @escaping (Target) -> () -> Void) {
        accepts = { $0 is Target }
        perform = { target, _ in Self.asTarget(target, of: method)() }
    }

    /// Makes an action of a method that takes the sender.
    /// - Precondition: when it is called, the sender is a `Taken`.
    public init<Target: AnyObject, Taken: AnyObject>(_ method: @escaping (Target) -> (Taken) -> Void) {
        accepts = { $0 is Target }
        perform = { target, sender in
            guard let taken = sender as? Taken else {
                trap("\(Sender.self): the action takes a \(Taken.self), and the sender is a \(type(of: sender))")
            }
            Self.asTarget(target, of: method)(taken)
        }
    }

    /// Makes an action of a function of the target.
    init<Target: AnyObject>(calling function: @escaping (Target) -> Void) {
        accepts = { $0 is Target }
        perform = { target, _ in Self.asTarget(target, of: function) }
    }

    private static func asTarget<Target: AnyObject, Method>(
        _ object: AnyObject, of method: (Target) -> Method
    ) -> Method {
        guard let target = object as? Target else {
            trap("\(Sender.self): the action is one of \(Target.self), and the target is a \(type(of: object))")
        }
        return method(target)
    }

    /// Whether the method is one of the object's class.
    package func isAction(of object: AnyObject) -> Bool { accepts(object) }

    /// Calls the method.
    package func call(on target: AnyObject, from sender: Sender) { perform(target, sender) }
}
