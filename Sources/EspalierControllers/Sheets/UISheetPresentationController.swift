import EspalierViews
import Foundation

/// Hears what a user does with a sheet.
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// A user has dragged the sheet to another detent. Not called when `selectedDetentIdentifier` is set.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    /// Does nothing.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}

/// Presents a controller as a sheet that rests at one of several heights, its `detents`.
///
///     let sheet = settings.sheetPresentationController
///     sheet?.detents = [.medium(), .large()]
///     controller.present(settings, animated: true)
///
/// Where there is little room across the sheet stands on the bottom edge; where there is enough, in the middle of the
/// safe area; where there is little upwards, and not otherwise wished, it fills the window. A user drags it from one
/// detent to the next, and down to dismiss it, or touches what is outside of it. The page of view controllers has the frames.
open class UISheetPresentationController: UIPresentationController {
    private final var ownDetents = [Detent.large()]
    private final var selected: Detent.Identifier?
    final var pan: UIPanGestureRecognizer?
    /// How far a finger has dragged the top edge down since it took hold of the sheet; nil while none does.
    final var dragged: (start: CGFloat, way: CGFloat)?
    final var grabber: UIView?

    /// The heights at which the sheet rests, the smallest first. The large one by default.
    /// - Precondition: there is at least one.
    open var detents: [Detent] {
        get { ownDetents }
        set {
            if newValue.isEmpty { trap("detents of a sheet set to none: a sheet needs a height to rest at") }
            ownDetents = newValue
            invalidateDetents()
        }
    }

    /// The detent at which the sheet rests; nil, or one that is not there: the smallest. nil by default. Dragging the
    /// sheet sets it.
    open var selectedDetentIdentifier: Detent.Identifier? {
        get { selected }
        set {
            selected = newValue
            container?.setNeedsLayout()
        }
    }

    /// Up to which detent what is below the sheet is not dimmed, and can be touched; nil, as by default: it is always
    /// dimmed.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { container?.setNeedsLayout() } }

    /// Whether a grabber is shown at the top of the sheet. False by default.
    open var prefersGrabberVisible = false { didSet { container?.setNeedsLayout() } }

    /// Whether the sheet stands on the bottom edge also where there is little room upwards, and does not fill the
    /// window. False by default.
    open var prefersEdgeAttachedInCompactHeight = false { didSet { container?.setNeedsLayout() } }

    /// Whether a sheet that stands on the bottom edge is as wide as its controller wishes, and not as the safe area.
    /// False by default.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { container?.setNeedsLayout() } }

    /// The radius of the corners, in points; nil, as by default: the system's. Pictures of the screen show it.
    open var preferredCornerRadius: CGFloat?

    /// Whether scrolling makes the sheet larger. True by default; kept for ported code: a drag in a view that scrolls
    /// scrolls it here.
    open var prefersScrollingExpandsWhenScrolledToEdge = true

    /// The view out of which the sheet grows. nil by default; kept for ported code.
    open weak var sourceView: UIView?

    /// Makes changes together with the frame of the sheet, at once, as in an animation.
    open func animateChanges(_ changes: () -> Void) {
        UIView.animate(springDuration: TransitionTime.detent) {
            changes()
            container?.layoutIfNeeded()
        }
    }

    /// Has the heights of the detents be asked for anew, with the next layout.
    open func invalidateDetents() { container?.setNeedsLayout() }

    /// Places the sheet.
    open override func containerViewWillLayoutSubviews() { placeSheet() }

    override func frame(in surroundings: PresentationSurroundings) -> CGRect { sheetFrame(in: surroundings) }

    override var ownTraits: TraitValues {
        var traits = TraitValues.unspecified
        traits.userInterfaceLevel = .elevated
        // A form sheet on a pad has as much room as a phone.
        if style == .formSheet { traits.horizontalSizeClass = .compact }
        return traits
    }

    override func surface(of view: UIView) -> SystemSurface? { sheetSurface(of: view) }

    override func furnish(_ container: PresentationContainer) { addChrome(to: container) }

    override func clear() { removeChrome() }

    override func hitOutside(_ point: CGPoint, _ event: UIEvent?, _ hit: UIView) -> UIView? {
        isUndimmed ? nil : hit
    }
}
