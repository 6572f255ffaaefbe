import EspalierObservation
import Foundation

/// What few views have: made on the first write of anything in it, gone with its view.
///
/// Only pointers stand here, so that a view with a name alone does not pay for colours and margins.
final class SideRecord {
    /// Valid while `flags` has `specialGeometry`.
    var geometry: SpecialGeometry?
    var uncommon: UncommonValues?
    var stored: StoredValues?
    /// What those need who observe the view, or whom it observes.
    var observing: ObservingRecord?
    /// What the solver's package knows of the view: the consumer that is told first.
    @exclusivity(unchecked) var solverMember: (any SolverMember)?
    /// The `RareRecord`; or the `ConstraintRecord`, which has that in turn. One field for both, as one more would cost
    /// each view with rules or an observer sixteen bytes.
    @exclusivity(unchecked) private var extra: AnyObject?

    /// Exists as long as the view's `marks` have `recorded`.
    var constraints: ConstraintRecord? {
        get { hasConstraints ? knownConstraints : nil }
        set {
            newValue?.rare = rare
            extra = newValue
        }
    }

    /// As `constraints`, where they are known to exist.
    @inline(__always)
    var knownConstraints: ConstraintRecord { unsafeDowncast(extra.unsafelyUnwrapped, to: ConstraintRecord.self) }

    private var hasConstraints: Bool { extra.map { type(of: $0) == ConstraintRecord.self } ?? false }

    private var rare: RareRecord? {
        if let constraints { return constraints.rare }
        return extra.map { unsafeDowncast($0, to: RareRecord.self) }
    }

    var margins: MarginsRecord? {
        get { rare?.margins }
        set { if rare != nil || newValue != nil { ensureRare().margins = newValue } }
    }

    /// Those besides `solverMember`.
    var consumers: ViewConsumers? {
        get { rare?.consumers }
        set { if rare != nil || newValue != nil { ensureRare().consumers = newValue } }
    }

    /// What ends with the view, by whom it is for (see `LifetimeBound`).
    var bound: [ObjectIdentifier: AnyObject]? {
        get { rare?.bound }
        set { if rare != nil || newValue != nil { ensureRare().bound = newValue } }
    }

    var tree: TreeRecord? {
        get { rare?.tree }
        set { if rare != nil || newValue != nil { ensureRare().tree = newValue } }
    }

    var traits: TraitRecord? {
        get { rare?.traits }
        set { if rare != nil || newValue != nil { ensureRare().traits = newValue } }
    }

    var owner: (any ViewOwner)? {
        get { rare?.owner }
        set { if rare != nil || newValue != nil { ensureRare().owner = newValue } }
    }

    var recognizers: [UIGestureRecognizer]? {
        get { rare?.recognizers }
        set { if rare != nil || newValue != nil { ensureRare().recognizers = newValue } }
    }

    var maskBase: MaskBase? {
        get { rare?.maskBase }
        set { if rare != nil || newValue != nil { ensureRare().maskBase = newValue } }
    }

    var waitsForKeys: Bool {
        get { rare?.waitsForKeys ?? false }
        set { if rare != nil || newValue { ensureRare().waitsForKeys = newValue } }
    }

    func forEachConsumer(_ body: (any ViewConsumer) -> Void) {
        if let solverMember { body(solverMember) }
        if let constraints { body(constraints) }
        rare?.consumers?.forEach(body)
    }

    private func ensureRare() -> RareRecord {
        if let rare { return rare }
        let made = RareRecord()
        if let constraints { constraints.rare = made } else { extra = made }
        return made
    }
}

/// What hardly any view has: roots of trees, root views of controllers, those at the edges of a screen, and those that
/// an adapter holds on to. Apart from the side record, which each view with rules or an observer has: that spares those
/// 48 bytes.
final class RareRecord {
    var margins: MarginsRecord?
    var consumers: ViewConsumers?
    var bound: [ObjectIdentifier: AnyObject]?
    var tree: TreeRecord?
    var traits: TraitRecord?
    weak var owner: (any ViewOwner)?
    /// In the order in which they were added.
    var recognizers: [UIGestureRecognizer]?
    /// What the view's mask counts from while it is bound (AUTOLAYOUT 1.2).
    var maskBase: MaskBase?
    /// Whether the view has become the first responder outside of windows, and takes the keys of one that it comes into.
    var waitsForKeys = false
}

/// What a view has that is observed, whose layout depends on what it read, or whose layer was asked for.
final class ObservingRecord {
    /// Who observes the view. Valid while `flags` has `observed`.
    var registry: ObserverRegistry?
    /// What the view's last `layoutSubviews()` read, if it read anything.
    var layoutReads: TrackedComputation?
    /// The hierarchy observers of the view itself, in the order of registration.
    var hierarchyObservers: [HierarchyObserver] = []
    /// Who sees the view, where that was asked for since it changed.
    var hierarchyScope: HierarchyScope?
    /// The view's layer, once somebody has asked for it. It stands here because a view with such a record is none of
    /// those that a pass lays out by taking their marks away, so that these pay nothing for layers.
    var layer: CALayer?
}

/// What belongs to a tree as a whole, kept by its topmost view.
final class TreeRecord {
    var diagnosticsHandler: ((ViewDiagnostic) -> Void)?
    @exclusivity(unchecked) var solver: (any TreeSolver)?
    /// What the solver's package shares among the views of the tree; kept when the solver is not there yet.
    var sharedForms: AnyObject?
    /// Whether rules or constraints are being solved, further up the stack.
    @exclusivity(unchecked) var isSolving = false
    var counters = LayoutCounters()
    var ledger = AskLedger()
    /// What solves the constraints of the tree.
    @exclusivity(unchecked) var constraintEngine: ConstraintEngine?
    /// Whether the topmost view is given although its flag is false (AUTOLAYOUT 1.6): the root of a document.
    var rootIsGiven = false
    /// Whether the tree is made of data from outside: see `UIView.admits`.
    var comesFromOutside = false
    /// What covers the edges of the topmost view where there is no window to say so: of a document.
    var safeAreaInsets = UIEdgeInsets.zero
    /// The keyboard over the topmost view where there is no window to show one: of a document.
    var keyboard: CGRect?
    /// What is said for the whole tree, in place of what a screen says. Frames are rounded to the pixels of its display
    /// scale, if it has one (AUTOLAYOUT 3.5).
    var traits = TraitValues.unspecified
    /// See `UIView.followsTextSize`.
    var followsTextSize = false
}

/// The geometry of a view that its `rect` alone does not tell.
final class SpecialGeometry {
    var boundsOrigin = CGPoint.zero
    var transform = CGAffineTransform.identity
    /// Not a number where there is none: that spares the word that says so.
    private var keptCenter = CGPoint(x: CGFloat.nan, y: CGFloat.nan)
    /// What hardly any view has.
    var rare: RareGeometry?

    /// The centre as it was set, where the anchor of `rect` is not the same number because of rounding.
    var exactCenter: CGPoint? {
        get { keptCenter.x.isNaN ? nil : keptCenter }
        set { keptCenter = newValue ?? CGPoint(x: CGFloat.nan, y: CGFloat.nan) }
    }

    var anchor: CGPoint { rare?.anchor ?? ViewGeometry.middleAnchor }

    var isPlain: Bool { boundsOrigin == .zero && transform.isIdentity && exactCenter == nil && rare == nil }
}

/// An anchor that does not lie in the middle, and a transform that is none of the plane.
final class RareGeometry {
    let anchor: CGPoint
    let depth: DepthTransform?

    init(anchor: CGPoint, depth: DepthTransform?) {
        self.anchor = anchor
        self.depth = depth
    }
}

extension UIView {
    /// The side record, made if need be.
    final func ensureSide() -> SideRecord {
        if let side { return side }
        let made = SideRecord()
        side = made
        return made
    }

    /// The record of what observing needs, made if need be.
    final func ensureObserving() -> ObservingRecord {
        let side = ensureSide()
        if let observing = side.observing { return observing }
        let made = ObservingRecord()
        side.observing = made
        return made
    }

    /// The tree's record, of the topmost view only, made if need be.
    final func ensureTreeRecord() -> TreeRecord {
        let side = ensureSide()
        if let tree = side.tree { return tree }
        let made = TreeRecord()
        side.tree = made
        return made
    }
}

extension UIView: LifetimeBound {
    package final func bind(_ object: AnyObject, for owner: ObjectIdentifier) {
        let side = ensureSide()
        if side.bound == nil { side.bound = [:] }
        side.bound?[owner] = object
    }

    package final func unbind(_ owner: ObjectIdentifier) {
        side?.bound?[owner] = nil
    }
}
