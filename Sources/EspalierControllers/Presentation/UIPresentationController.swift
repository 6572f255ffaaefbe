import EspalierViews
import Foundation

/// Manages how a controller is presented, from its presentation to its dismissal: the container view, the frame of the
/// presented view in it, and what changes with the transitions.
///
/// Each presentation has one. Those of the built-in styles come from here; for `.custom` the controller's
/// `transitioningDelegate` gives one. The presented controller holds it, until it was dismissed.
///
/// It hears, in this order: `presentationTransitionWillBegin()` when the container is in the window and nothing in it
/// yet; `presentationTransitionDidEnd(_:)` when the controllers have appeared and disappeared;
/// `dismissalTransitionWillBegin()` before they begin to, and `dismissalTransitionDidEnd(_:)` when all of it is over.
open class UIPresentationController: UIContentContainer, UITraitEnvironment, ObjectWithIdentity {
    private final weak var presenting: UIViewController?
    private final weak var presented: UIViewController?
    /// Where the presented view stands, from the presentation on.
    final var container: PresentationContainer?
    /// What it was made for.
    final var style = UIModalPresentationStyle.custom
    /// What it has adapted to, in place of itself.
    final var adaptive: UIPresentationController?
    /// Who has adapted to this one.
    final weak var origin: UIPresentationController?
    /// What the window is going to be like, while that is told.
    final var turned: TurnedWindow?
    private final var override: UITraitCollection?

    /// Makes one for a presentation that is going to be.
    /// - Parameters:
    ///   - presentedViewController: the controller to be presented, which is not held.
    ///   - presentingViewController: who presents; nil where that is not known yet.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        presented = presentedViewController
        presenting = presentingViewController
    }

    /// The class. Never an address, so that output stays the same.
    open var description: String { "<\(type(of: self))>" }

    /// Whether both are the same object.
    public static func == (lhs: UIPresentationController, rhs: UIPresentationController) -> Bool { lhs === rhs }

    /// Hashes the object's identity.
    public final func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }

    // MARK: Who

    /// Who presents.
    /// - Precondition: the presentation has begun, or whoever made this object knew it; the controller lives.
    open var presentingViewController: UIViewController {
        guard let presenting else { trap("presentingViewController of \(self), which nobody presents by") }
        return presenting
    }

    /// The controller that is presented.
    /// - Precondition: it lives.
    open var presentedViewController: UIViewController {
        guard let presented else { trap("presentedViewController of \(self), whose controller is gone") }
        return presented
    }

    final func setPresenting(_ controller: UIViewController) { presenting = controller }

    /// How the controller is presented: its `modalPresentationStyle`, `.pageSheet` for `.automatic`.
    open var presentationStyle: UIModalPresentationStyle { style }

    /// Hears of the presentation, and is asked for other styles. nil by default.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    // MARK: Views

    /// The view in which the presentation takes place: it fills the window, or the presenter's frame. nil before the
    /// presentation, and after it.
    open var containerView: UIView? { container }

    /// The view that is put into the container: that of the presented controller by default. An override that wraps it
    /// in other views answers the outermost.
    open var presentedView: UIView? { presented?.view }

    /// Where the presented view stands in the container: the container's bounds by default.
    open var frameOfPresentedViewInContainerView: CGRect { surroundings.map { frame(in: $0) } ?? .zero }

    /// The container is about to be laid out: the place to set the frame of the presented view anew. The built-in ones
    /// do; the base does nothing.
    open func containerViewWillLayoutSubviews() {}

    /// The container has been laid out. Does nothing.
    open func containerViewDidLayoutSubviews() {}

    /// Whether the container fills the window, and not the presenter's frame. True by default.
    open var shouldPresentInFullscreen: Bool { true }

    /// Whether the presenter's view leaves the window at the end of the presentation, and the presenter disappears.
    /// False by default.
    open var shouldRemovePresentersView: Bool { false }

    // MARK: Transitions

    /// The presentation begins. For subclasses, which add views to the container here; does nothing.
    open func presentationTransitionWillBegin() {}

    /// The presentation has ended. For subclasses; does nothing.
    /// - Parameter completed: False where it was cancelled: the views that were added are to be removed again.
    open func presentationTransitionDidEnd(_ completed: Bool) {}

    /// The dismissal begins. For subclasses; does nothing.
    open func dismissalTransitionWillBegin() {}

    /// The dismissal has ended. For subclasses; does nothing.
    /// - Parameter completed: False where it was cancelled: the controller is still presented.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    // MARK: Adapting

    /// The style in place of the present one, where there is one: `adaptivePresentationStyle(for:)` of what the
    /// container has.
    open var adaptivePresentationStyle: UIModalPresentationStyle { adaptivePresentationStyle(for: traitCollection) }

    /// The style in place of its own one where the traits are these; `.none`: its own. The delegate says; without one a
    /// popover becomes a page sheet where there is little room across.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
            ?? ownAdaptiveStyle(traitCollection)
    }

    /// What the presented controller has in place of what it would inherit; nil, as by default, for nothing.
    open var overrideTraitCollection: UITraitCollection? {
        get { override }
        set {
            override = newValue
            updateTraits()
        }
    }

    /// What is known of the container's surroundings; before the presentation, of the presenter's.
    open var traitCollection: UITraitCollection {
        container?.traitCollection ?? presenting?.traitCollection ?? UITraitCollection(values: .standard)
    }

    /// Does nothing; nothing calls it here. See `willTransition(to:with:)`.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Sizes

    /// What the presented controller wishes.
    open var preferredContentSize: CGSize { presented?.preferredContentSize ?? .zero }

    /// The presented controller wishes another size. The container is laid out for it.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        self.container?.setNeedsLayout()
    }

    /// Constraints have given the presented view another size. For subclasses; does nothing.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// The size that the presented controller is going to have in a container of `parentSize`: as its style says, that
    /// size itself in the base.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { frame(in: surroundings(of: parentSize)).size }

    /// The container is about to change its size. The base forwards to the presented controller, with the size that
    /// `size(forChildContentContainer:withParentContainerSize:)` answers. Overrides call super.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        forward(.size(size), with: coordinator)
    }

    /// The container is about to have other traits. The base forwards to the presented controller. Overrides call super.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        forward(.traits(newCollection), with: coordinator)
    }

    // MARK: For those of this package

    /// Where the presented view stands in a container like that.
    func frame(in surroundings: PresentationSurroundings) -> CGRect {
        CGRect(origin: .zero, size: surroundings.size)
    }

    /// The style that it adapts to by itself.
    func ownAdaptiveStyle(_ traits: UITraitCollection) -> UIModalPresentationStyle { .none }

    /// What the presented controller has in place of what it would inherit, by the style.
    var ownTraits: TraitValues { .unspecified }

    /// What is below the presented view, by the style; nil for nothing.
    func surface(of view: UIView) -> SystemSurface? { nil }

    /// The presentation is about to begin; views and container are not there yet.
    func prepareToPresent() {}

    /// The container is there: what it has besides the presented view is put in.
    func furnish(_ container: PresentationContainer) {}

    /// What `furnish(_:)` has put in goes.
    func clear() {}

    /// The window has turned; the container is laid out next.
    func containerDidTurn() {}

    /// What a touch hits that nothing in the container takes but the container itself, or what it has besides the
    /// presented view.
    func hitOutside(_ point: CGPoint, _ event: UIEvent?, _ hit: UIView) -> UIView? { hit }
}
