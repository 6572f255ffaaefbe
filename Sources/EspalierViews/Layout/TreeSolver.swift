import Foundation

/// What one step of a solver came to.
package enum SolverOutcome {
    /// Nothing was left to do.
    case settled
    /// Frames were written; what they lead to may need another step.
    case changed
    /// It cannot be solved, and no frame was changed. The error was, or is to be, reported.
    case failed(any Error)
}

/// What solves the rules of a tree in each round of a layout pass. The topmost view keeps it.
///
/// Views know no rules: whoever puts rules on a view gives it a consumer that can make a solver, and marks the path
/// to it (`markForSolver`).
package protocol TreeSolver: AnyObject {
    /// Views that waited are about to be handed over.
    func willTakeArrivals(root: UIView)
    /// A view that waited: superviews come first. Must not change the hierarchy.
    func take(_ view: UIView)
    /// Solves what is to be solved now, and writes the frames that differ.
    func solve(root: UIView) -> SolverOutcome
    /// What notes the frames that are about to be written, while there is somebody else who writes frames (see
    /// `solveInTurns`).
    var journal: FrameJournal? { get set }
    /// The views that keep the solver from settling, when a pass has spent its budget.
    var restlessViews: [UIView] { get }
}

extension UIView {
    /// The frame, whatever a subclass makes of `frame`.
    package final var realFrame: CGRect { flags.contains(.transformed) ? transformedFrame : rect }

    /// The superview without a change of its reference count.
    package final var superviewReference: ViewReference? { parent }

    /// Whether bounds origin, transform or centre need a look beyond the frame.
    package final var hasSpecialGeometry: Bool { flags.contains(.specialGeometry) }

    /// Whether the transform is not the identity.
    package final var isTransformed: Bool { flags.contains(.transformed) }

    /// What the view stores of its geometry.
    package final var storedGeometry: ViewGeometry { geometry }

    /// Whether the superview's size change resizes this view on either axis.
    package final var followsSuperview: Bool {
        guard maskBits != 0, let parent else { return false }
        return parent.flags.contains(.autoresizesSubviews)
    }
}

/// What the package that solves knows of a view: a consumer of its changes.
package protocol SolverMember: ViewConsumer {
    func makeSolver() -> any TreeSolver
    /// Whether rules place the view, so that constraints take its frame as given (AUTOLAYOUT 4.1).
    var placesView: Bool { get }
}

extension UIView {
    /// What the solver's package knows of the view. Set once.
    package final var solverMember: (any SolverMember)? {
        get { flags.contains(.hasConsumers) ? side?.solverMember : nil }
        set {
            let side = ensureSide()
            side.solverMember = newValue
            if side.constraints != nil { seams.insert(.heardBesidesSolver) }
            markHasConsumers()
        }
    }

    /// Says that rules place the view from now on, or place it no more.
    package final func placementDidChange() { side?.constraints?.itemStateDidChange() }

    /// The same, without a reference counted. The view holds it.
    package final var solverMemberReference: Handle<AnyObject>? {
        guard flags.contains(.hasConsumers), let member = side?.solverMember else { return nil }
        return Handle(member)
    }

    /// Says that this view waits for the tree's solver to register it.
    package final func markForSolver() { markPath(.solverArrivals, from: self) }

    /// Whether a view at or below this one waits for the solvers.
    package final var hasSolverArrivals: Bool { flags.contains(.solverArrivals) }

    /// The solver of the rules of the tree of which this is the topmost view, if one was made.
    package final var existingTreeSolver: (any TreeSolver)? { side?.tree?.solver }

    /// What rules of this tree share; to be asked of the topmost view.
    package final var sharedForms: AnyObject? {
        get { side?.tree?.sharedForms }
        set { ensureTreeRecord().sharedForms = newValue }
    }
}
