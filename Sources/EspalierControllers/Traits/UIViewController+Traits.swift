import EspalierViews
import Foundation

/// What a controller keeps of traits.
struct ControllerTraits {
    /// What it says itself.
    var own = TraitValues.unspecified
    /// What its parent says for it.
    var container = TraitValues.unspecified
    var handlers: [ControllerTraitHandler] = []
}

/// A handler that waits for the controller's view: it is registered there when that is there.
final class ControllerTraitHandler: UITraitChangeRegistration {
    let traits: [UITrait]
    let handler: (UITraitCollection) -> Void
    var registration: (any UITraitChangeRegistration)?

    init(_ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void) {
        self.traits = traits
        self.handler = handler
    }
}

// A controller's traits are what its view inherits, with what its parent and it say. A controller whose view is not in a
// superview inherits from its parent.
extension UIViewController {
    final var currentTraits: TraitValues {
        var overrides: [TraitValues] = []
        var current: UIViewController? = self
        while let controller = current {
            overrides.append(controller.overridingTraits)
            if let view = controller.viewStorage, view.superview != nil || controller.parentStorage == nil {
                return overrides.reversed().reduce(view.inheritedTraits) { $0.overridden(by: $1) }
            }
            current = controller.parentStorage
        }
        return overrides.reversed().reduce(.standard) { $0.overridden(by: $1) }
    }

    /// The traits that the controller has in the window that it is in or is going to be in; nil where none is known.
    final var expectedTraits: TraitValues? {
        if viewStorage?.window != nil { return currentTraits }
        guard let window = nearestHost?.window else { return nil }
        var overrides: [TraitValues] = []
        var current: UIViewController? = self
        while let controller = current {
            overrides.append(controller.overridingTraits)
            current = controller.parentStorage
        }
        return overrides.reversed().reduce(window.traitCollection.values) { $0.overridden(by: $1) }
    }

    private var overridingTraits: TraitValues { traits.container.overridden(by: traits.own) }

    /// Changes what the controller or its parent says, and tells those for whom that is news.
    final func setTraits(_ change: (inout ControllerTraits) -> Void) {
        change(&traits)
        viewStorage?.ownerTraitOverrides = overridingTraits
    }

    final func override(_ collection: UITraitCollection?, of child: UIViewController) {
        guard child.parentStorage === self else {
            trap("setOverrideTraitCollection(_:forChild:) of \(brief) with \(child.brief), which is no child of it")
        }
        child.setTraits { $0.container = collection?.values ?? .unspecified }
    }

    final func override(of child: UIViewController) -> UITraitCollection? {
        let container = child.traits.container
        guard child.parentStorage === self, container != .unspecified else { return nil }
        return UITraitCollection(values: container)
    }

    /// The controller has another view.
    final func moveTraits(from old: UIView?, to new: UIView?) {
        old?.ownerTraitOverrides = .unspecified
        if let new, overridingTraits != .unspecified { new.ownerTraitOverrides = overridingTraits }
        for handler in traits.handlers {
            if let registration = handler.registration { old?.unregisterForTraitChanges(registration) }
            handler.registration = new?.addTraitHandler(handler.traits, handler.handler)
        }
    }

    final func addHandler(
        _ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let made = ControllerTraitHandler(traits, handler)
        made.registration = viewStorage?.addTraitHandler(traits, handler)
        self.traits.handlers.append(made)
        return made
    }

    package final func viewTraitsDidChange(_ view: UIView, from previous: UITraitCollection) {
        traitCollectionDidChange(previous)
    }
}

extension UIViewController: UITraitEnvironment, UITraitChangeObservable {
    /// Ends a registration of this controller. Does nothing for others.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        guard let index = traits.handlers.firstIndex(where: { $0 === registration }) else { return }
        let handler = traits.handlers.remove(at: index)
        if let registration = handler.registration { viewStorage?.unregisterForTraitChanges(registration) }
    }
}

extension UITraitChangeObservable where Self: UIViewController {
    /// Calls `handler` with the controller and its previous traits after each change of one of `traits`, until the
    /// controller ends or the registration is given back. Traits that are not known here never change, and those of a
    /// controller without a view are told to nobody.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        addHandler(traits) { [unowned self] in handler(self, $0) }
    }
}
