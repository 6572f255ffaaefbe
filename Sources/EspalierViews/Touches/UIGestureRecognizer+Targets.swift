import Foundation

/// Whom a recognizer calls. Not held.
struct GestureTarget {
    weak var target: AnyObject?
    let action: UIGestureRecognizer.Action

    init(_ target: AnyObject, _ action: UIGestureRecognizer.Action) {
        self.target = target
        self.action = action
    }
}

extension UIGestureRecognizer {
    /// Makes a recognizer of a class that is known at run time only, by its `init(target:action:)`, that calls nobody yet. A
    /// class that has other designated initialisers and not that one stops the program.
    package static func make(of type: UIGestureRecognizer.Type) -> UIGestureRecognizer? {
        (type as any InstanceMaking.Type).init(making: .plain) as? UIGestureRecognizer
    }

    /// Makes a recognizer that calls a method of `target`, which is not held.
    ///
    ///     UITapGestureRecognizer(target: self, action: Controller.tapped)
    public convenience init<T: AnyObject>(target: T, action: @escaping (T) -> () -> Void) {
        self.init(target: target, action: Action(action))
    }

    /// Makes a recognizer that calls a method of `target` with itself. The target is not held.
    /// - Precondition: the recognizer is a `Sender`.
    public convenience init<T: AnyObject, Sender: UIGestureRecognizer>(
        target: T, action: @escaping (T) -> (Sender) -> Void
    ) {
        self.init(target: target, action: Action(action))
    }

    /// Makes a recognizer that calls a closure with `target`, which is not held, as long as that lives.
    ///
    ///     UITapGestureRecognizer(target: self) { controller in controller.close() }
    public convenience init<T: AnyObject>(target: T, action: @escaping (T) -> Void) {
        self.init(target: target, action: Action(calling: action))
    }

    /// Calls a method of `target`, which is not held, at each change of the state but to `.failed` and `.possible`. Who
    /// was added first is called first.
    public final func addTarget<T: AnyObject>(_ target: T, action: @escaping (T) -> () -> Void) {
        add(target, Action(action))
    }

    /// As ``addTarget(_:action:)``, for a method that takes the recognizer.
    /// - Precondition: the recognizer is a `Sender`.
    public final func addTarget<T: AnyObject, Sender: UIGestureRecognizer>(
        _ target: T, action: @escaping (T) -> (Sender) -> Void
    ) {
        add(target, Action(action))
    }

    /// As ``addTarget(_:action:)``, for a closure that gets the target.
    public final func addTarget<T: AnyObject>(_ target: T, action: @escaping (T) -> Void) {
        add(target, Action(calling: action))
    }

    /// Ends the calls of a target.
    /// - Parameters:
    ///   - target: whose calls end; nil: those of all targets.
    ///   - action: nil, as Swift does not tell methods apart.
    public final func removeTarget(_ target: AnyObject?, action: Never?) {
        targets.removeAll { target == nil || $0.target === target }
    }

    private func add(_ target: AnyObject, _ action: Action) {
        targets.removeAll { $0.target == nil }
        targets.append(GestureTarget(target, action))
    }

    /// Tells the present state.
    final func tell() {
        willTell()
        for entry in targets {
            if let target = entry.target { entry.action.call(on: target, from: self) }
        }
    }
}
