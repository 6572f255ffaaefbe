import Foundation

/// That changes of some traits are heard. Ends with the object that it was made of, or when it is unregistered.
public protocol UITraitChangeRegistration: AnyObject {}

final class TraitRegistration: UITraitChangeRegistration {
    let traits: [KnownTrait]
    let handler: (UITraitCollection) -> Void
    /// What counted when the handler was registered, or was told last.
    var known: TraitValues

    init(_ traits: [KnownTrait], known: TraitValues, _ handler: @escaping (UITraitCollection) -> Void) {
        self.traits = traits
        self.known = known
        self.handler = handler
    }
}

extension TraitRecord {
    /// Calls those who asked for one of the traits that have changed, in the order in which they did.
    func tell(_ new: TraitValues) {
        for registration in registrations {
            let old = registration.known
            guard registration.traits.contains(where: { $0.differs(old, new) }) else { continue }
            // One before it may have taken it out.
            guard registrations.contains(where: { $0 === registration }) else { continue }
            registration.known = new
            registration.handler(UITraitCollection(values: old))
        }
    }
}

/// What has traits.
public protocol UITraitEnvironment: AnyObject {
    /// What is known of the surroundings now.
    var traitCollection: UITraitCollection { get }
    /// The traits are others. The base does nothing.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// What tells changes of its traits to those who ask for them by `registerForTraitChanges(_:handler:)`: views and
/// controllers.
public protocol UITraitChangeObservable: AnyObject {
    /// Ends a registration.
    func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UITraitChangeObservable where Self: UIView {
    /// Calls `handler` with the view and its previous traits after each change of one of `traits`, until the view ends
    /// or the registration is given back. Traits that are not known here never change.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        addTraitHandler(traits) { [unowned self] in handler(self, $0) }
    }
}

extension UIView: UITraitEnvironment, UITraitChangeObservable {
    /// Ends a registration of this view. Does nothing for others.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitRecord?.registrations.removeAll { $0 === registration }
    }

    /// Registers a handler that is called after each change of one of `traits`.
    ///
    /// - Parameter isUninformed: whether the handler knows nothing of the present values, so that the first window tells
    ///   it whatever they are.
    @discardableResult
    package final func addTraitHandler(
        _ traits: [UITrait], isUninformed: Bool = false, _ handler: @escaping (UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let registration = TraitRegistration(
            traits.compactMap(KnownTrait.init), known: isUninformed ? .unspecified : currentTraits, handler)
        ensureTraitRecord().registrations.append(registration)
        return registration
    }
}
