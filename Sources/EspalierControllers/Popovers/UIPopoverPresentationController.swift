import EspalierControls
import EspalierViews
import Foundation

/// Presents a controller as a popover beside what it points to.
///
///     settings.modalPresentationStyle = .popover
///     settings.preferredContentSize = CGSize(width: 300, height: 400)
///     settings.popoverPresentationController?.sourceView = button
///     controller.present(settings, animated: true)
///
/// Where there is little room across it becomes a page sheet, unless its delegate says `.none`. Touching what is outside
/// of it dismisses it, if the delegate lets it.
open class UIPopoverPresentationController: UIPresentationController {
    private final var rect = CGRect.null
    private final weak var view: UIView?
    private final weak var item: (any UIPopoverPresentationControllerSourceItem)?
    private final var resolved = UIPopoverArrowDirection.unknown
    private final var sheet: UISheetPresentationController?

    /// The view that the popover points to, or in which `sourceRect` lies. Not held; nil by default.
    open weak var sourceView: UIView? {
        get { view }
        set {
            view = newValue
            container?.setNeedsLayout()
        }
    }

    /// What the popover points to, in the coordinates of `sourceView`; `CGRect.null`, as by default: the view's bounds.
    open var sourceRect: CGRect {
        get { rect }
        set {
            rect = newValue
            container?.setNeedsLayout()
        }
    }

    /// What the popover points to, in place of `sourceView`. Not held; nil by default.
    open weak var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        get { item }
        set {
            item = newValue
            container?.setNeedsLayout()
        }
    }

    /// The item of a bar that the popover points to: `sourceItem`, where it is one.
    open weak var barButtonItem: UIBarButtonItem? {
        get { item as? UIBarButtonItem }
        set { sourceItem = newValue }
    }

    /// Where the arrow may point to; none: the popover stands in the middle of its source, without an arrow. Any by
    /// default.
    open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { container?.setNeedsLayout() } }

    /// Where the arrow points to; `.unknown` while nothing is presented, and none where there is no arrow.
    open var arrowDirection: UIPopoverArrowDirection { resolved }

    /// How far the popover keeps from the edges of the safe area, in points. 10 on each side by default.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
        didSet { container?.setNeedsLayout() }
    }

    /// The views outside of the popover that can be touched while it is there. nil by default.
    open var passthroughViews: [UIView]?

    /// Whether the popover may cover its source where it has no room beside it; else it is made smaller. False by
    /// default.
    open var canOverlapSourceViewRect = false { didSet { container?.setNeedsLayout() } }

    /// The colour of the popover and its arrow; nil, as by default: the system's. Pictures of the screen show it.
    open var backgroundColor: UIColor?

    /// The sheet that the popover becomes where it becomes one; made when it is asked for first.
    open var adaptiveSheetPresentationController: UISheetPresentationController {
        if let sheet { return sheet }
        let made = UISheetPresentationController(presentedViewController: presentedViewController, presenting: nil)
        made.style = .pageSheet
        sheet = made
        return made
    }

    /// Places the popover.
    open override func containerViewWillLayoutSubviews() {
        guard let surroundings else { return }
        resolved = place(in: surroundings).direction
        placePresentedView()
    }

    override func frame(in surroundings: PresentationSurroundings) -> CGRect { place(in: surroundings).frame }

    override func ownAdaptiveStyle(_ traits: UITraitCollection) -> UIModalPresentationStyle {
        traits.horizontalSizeClass == .compact ? presentedViewController.styleInPlaceOfPopover : .none
    }

    override var ownTraits: TraitValues {
        var traits = TraitValues.unspecified
        traits.userInterfaceLevel = .elevated
        // As much room as on a phone.
        traits.horizontalSizeClass = .compact
        return traits
    }

    override func surface(of view: UIView) -> SystemSurface? {
        surroundings.map { popoverSurface(of: view, in: $0) }
    }

    override func prepareToPresent() {
        (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
        if adaptive == nil, sourceView == nil, sourceItem == nil {
            trap(
                "\(presentedViewController.brief) is presented as a popover that points to nothing: set sourceView, "
                    + "sourceItem or barButtonItem of its popoverPresentationController")
        }
    }

    override func furnish(_ container: PresentationContainer) {
        container.dim(with: nil) { [weak self] in self?.userWantsDismissal() }
    }

    override func clear() {
        container?.undim()
        resolved = .unknown
    }

    override func containerDidTurn() {
        guard var view = view ?? container, item == nil,
            let delegate = delegate as? any UIPopoverPresentationControllerDelegate
        else { return }
        var rect = rect.isNull ? view.bounds : rect
        delegate.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &view)
        self.rect = rect
        self.view = view
    }

    override func hitOutside(_ point: CGPoint, _ event: UIEvent?, _ hit: UIView) -> UIView? {
        guard let container else { return hit }
        for view in passthroughViews ?? [] where view.window === container.window && view.window != nil {
            if let found = view.hitTest(view.convert(point, from: container), with: event) { return found }
        }
        return hit
    }
}
