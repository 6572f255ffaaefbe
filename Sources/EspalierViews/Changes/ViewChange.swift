import EspalierObservation
import Foundation

/// A declared property of a view. Its number stands for it in sets of properties.
package enum ViewProperty: UInt8, Sendable {
    case frame, bounds, center, transform
    case tag, name, isHidden, alpha, backgroundColor, autoresizingMask
    case subviews, superview, window
    case autoresizesSubviews, isUserInteractionEnabled, isOpaque, clipsToBounds
    case isMultipleTouchEnabled, isExclusiveTouch, translatesAutoresizingMaskIntoConstraints
    /// The origin of the bounds alone: what a scroll view calls its content offset.
    case boundsOrigin
    case constraints
    // Those that nobody observes but recorders.
    case contentHugging, contentCompressionResistance, layoutMargins, semanticContentAttribute, rules, arrangement

    package var key: PropertyKey { PropertyKey(declared: rawValue) }

    package var set: PropertySet { PropertySet(key) }
}

/// One change of one view, told after it was written. The view itself has the new values.
package enum ViewChange {
    case geometry(old: ViewGeometry)
    /// Of a property apart from geometry and hierarchy.
    case value(ViewProperty, old: Any?)
    case stored(key: AnyObject, old: Any?)
    /// The view's superview is another one now (nil: it was, or is, a topmost view).
    case superview(old: UIView?)
    /// Told for every view of a subtree that has consumers when the subtree was taken out, moved to another superview,
    /// or put in: the path to the topmost view is another one now. Not told again before the tree's solver has walked
    /// the path to the view (`takeSolverArrivals`): who knows already need not be told at each further step.
    case ancestors
    case subviewInserted(UIView)
    /// With the subview that it stood right in front of.
    case subviewRemoved(UIView, wasInFrontOf: UIView?)
    case subviewsReordered(SubviewReordering)
}

/// How the list of subviews was reordered.
package enum SubviewReordering {
    /// One was moved, that stood right in front of another one.
    case moved(UIView, wasInFrontOf: UIView?)
    /// Two have changed places.
    case exchanged(UIView, UIView)
}

/// A part of the package that keeps something right while a view changes: step 4 of a change.
///
/// A consumer runs no user code and changes no view: it marks, patches and counts. It is told between the write and
/// the callbacks, so whoever asks in a callback finds it up to date.
package protocol ViewConsumer: AnyObject {
    func viewDidChange(_ view: UIView, _ change: ViewChange)
    /// The view is going away; nothing of it may be asked any more but its identity.
    func viewWillDie(_ view: UIView)
}

/// The consumers of one view, in the order in which they came.
struct ViewConsumers {
    private var first: (any ViewConsumer)?
    private var others: [any ViewConsumer] = []

    var isEmpty: Bool { first == nil }

    mutating func add(_ consumer: any ViewConsumer) {
        if first == nil { first = consumer } else { others.append(consumer) }
    }

    mutating func remove(_ consumer: any ViewConsumer) {
        if first === consumer {
            first = others.isEmpty ? nil : others.removeFirst()
        } else {
            others.removeAll { $0 === consumer }
        }
    }

    func forEach(_ body: (any ViewConsumer) -> Void) {
        guard let first else { return }
        body(first)
        for consumer in others { body(consumer) }
    }
}

extension UIView {
    /// Registers a consumer. The view holds it.
    package final func addConsumer(_ consumer: any ViewConsumer) {
        let side = ensureSide()
        if side.consumers == nil { side.consumers = ViewConsumers() }
        side.consumers?.add(consumer)
        seams.insert(.heardBesidesSolver)
        markHasConsumers()
    }

    final func markHasConsumers() {
        flags.insert(.hasConsumers)
        markPath(.consumersBelow, from: self)
    }

    /// Takes a consumer out.
    package final func removeConsumer(_ consumer: any ViewConsumer) {
        side?.consumers?.remove(consumer)
        let isAlone = side?.consumers?.isEmpty ?? true
        if isAlone, side?.solverMember == nil, !marks.contains(.recorded) { flags.remove(.hasConsumers) }
    }

    /// Step 4 of a change, behind the one branch `flags.isDisjoint(with: .consumed)` of those whom nobody watches.
    final func tellConsumers(_ change: ViewChange) {
        if flags.contains(.hasConsumers) { side?.forEachConsumer { $0.viewDidChange(self, change) } }
        order?.viewDidChange(self, change)
    }

    /// Sets `flag` on `view` and on all above it, up to the first that has it.
    final func markPath(_ flag: ViewFlags, from view: UIView) {
        var current: ViewReference? = Handle(view)
        while let view = current {
            current = view.with { view in
                if view.flags.contains(flag) { return nil }
                view.flags.formUnion(flag)
                return view.parent
            }
        }
    }
}
