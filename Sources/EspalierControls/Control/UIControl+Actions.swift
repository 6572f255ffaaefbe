import EspalierViews
import Foundation

extension UIControl {
    final func insertAction(_ action: UIAction, for events: Event) {
        handlers.add(action, for: events)
    }

    final func takeOutAction(_ action: UIAction, for events: Event) {
        handlers.remove(for: events) { !$0.hasTarget && $0.action.hasSameIdentifier(as: action) }
    }

    final func takeOutAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
        handlers.remove(for: events) { !$0.hasTarget && $0.action.isIdentified(by: identifier) }
    }

    /// Calls who was there when sending began, unless it was taken out since.
    final func callHandlers(of events: Event) {
        for entry in handlers.entries where !entry.isGone && !entry.events.isDisjoint(with: events) {
            // Held while it runs, whatever it does to the control.
            let target = entry.target
            sendAction(entry.action)
            withExtendedLifetime(target) {}
        }
    }

    final func enumerate(_ iterator: (UIAction?, (Any?, UIAction)?, Event, inout Bool) -> Void) {
        var stops = false
        for entry in handlers.entries where !entry.isGone {
            if entry.hasTarget {
                iterator(nil, (entry.target, entry.action), entry.events, &stops)
            } else {
                iterator(entry.action, nil, entry.events, &stops)
            }
            if stops { return }
        }
    }

    /// All events that anybody hears of.
    public final var allControlEvents: Event {
        handlers.entries.reduce(into: []) { if !$1.isGone { $0.formUnion($1.events) } }
    }

    /// Calls a closure with an object on events, as long as the object lives: the object is not held, and the closure
    /// does not need to capture it.
    ///
    ///     button.addTarget(self, for: .touchUpInside) { controller in controller.save() }
    ///
    /// There is no set of targets: each call of this adds one.
    /// - Complexity: O(handlers).
    public final func addTarget<T: AnyObject>(_ target: T, for events: Event, action: @escaping (T) -> Void) {
        let call = UIAction { [weak target] _ in
            if let target { action(target) }
        }
        handlers.add(call, target: target, for: events)
    }

    /// As ``addTarget(_:for:action:)``, in the order of UIKit's call: with a method's name where that has a selector.
    ///
    ///     button.addTarget(self, action: Controller.save, for: .touchUpInside)
    public final func addTarget<T: AnyObject>(_ target: T, action: @escaping (T) -> () -> Void, for events: Event) {
        addTarget(target, for: events) { action($0)() }
    }

    /// As ``addTarget(_:action:for:)``, for a method that takes the control, also as `Any`.
    /// - Precondition: the control is a `Sender`.
    public final func addTarget<T: AnyObject, Sender>(
        _ target: T, action: @escaping (T) -> (Sender) -> Void, for events: Event
    ) {
        guard self is Sender else {
            trap("addTarget: the action takes a \(Sender.self), and the control is a \(Swift.type(of: self))")
        }
        addTarget(target, for: events) { [weak self] target in
            if let sender = self as? Sender { action(target)(sender) }
        }
    }

    /// Ends what `addTarget` began, for these events.
    /// - Parameters:
    ///   - target: whose calls end; nil: those of all targets.
    ///   - events: the events for which they end.
    public final func removeTarget(_ target: AnyObject?, for events: Event) {
        handlers.remove(for: events) { $0.hasTarget && (target == nil || $0.target === target) }
    }

    /// As ``removeTarget(_:for:)``, in the form of UIKit's call for all actions of a target.
    ///
    /// Swift tells one method from another by nothing, so that one action of several is taken out only where it is a
    /// ``UIAction`` (``removeAction(_:for:)``).
    /// - Parameters:
    ///   - target: whose calls end; nil: those of all targets.
    ///   - action: nil.
    ///   - events: the events for which they end.
    public final func removeTarget(_ target: AnyObject?, action: Never?, for events: Event) {
        removeTarget(target, for: events)
    }
}
