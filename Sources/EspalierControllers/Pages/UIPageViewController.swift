import EspalierControls
import EspalierViews
import Foundation

/// Shows one page of a row of controllers, or two of a book, and lets a finger turn to the neighbours that its data
/// source knows.
///
/// What is shown, and what is being turned to, are its `children`. Setting pages changes the views at once, in the order
/// of a push of a navigation controller; a turn by a finger begins when the finger has moved, and ends when the page
/// stands still, 0.3 seconds of the window's clock later.
open class UIPageViewController: UIViewController {
    /// The style, as the initialiser or an interface file says; so the three that follow.
    package final var style: TransitionStyle
    package final var axis: NavigationOrientation
    package final var askedSpine: SpineLocation
    package final var spacing: CGFloat
    final var shownPages: [UIViewController] = []
    final let transitions = TransitionRunner()
    /// The turn by a user that is under way.
    final var turn: PageTurn?
    /// What pages stand in that scroll; made with the view.
    final var queue: PageQueueView?
    /// What the data source has offered to the finger that scrolls.
    final var offered: (before: [UIViewController], after: [UIViewController]) = ([], [])
    final var dots: UIPageControl?
    /// The page that the page control shows; a tap on it is a wish for another one.
    final var dotPage = 0
    /// Whether the page control is to be asked for anew.
    final var dotsAreDue = true
    final var curlRecognizers: [UIGestureRecognizer] = []
    /// What the delegate sets while it is asked where the spine is: its number is right only with the answer.
    final var pagesForSpine: PagesForSpine?

    /// Makes a controller without pages.
    ///
    /// - Parameters:
    ///   - style: How pages are turned.
    ///   - navigationOrientation: Along which axis.
    ///   - options: Where the spine is, and what is free between pages.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        self.style = style
        axis = navigationOrientation
        let location = options?[.spineLocation]
        let asked = location as? SpineLocation ?? Self.number(location).flatMap { SpineLocation(rawValue: Int($0)) }
        askedSpine = asked ?? .min
        spacing = max(0, Self.number(options?[.interPageSpacing]) ?? 0)
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller whose pages curl horizontally.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        (style, axis, askedSpine, spacing) = (.pageCurl, .horizontal, .min, 0)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a controller from an archive.
    public required init?(coder: NSCoder) {
        (style, axis, askedSpine, spacing) = (.pageCurl, .horizontal, .min, 0)
        super.init(coder: coder)
    }

    private static func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let number as CGFloat: number
        case let number as Int: CGFloat(number)
        case let number as Float: CGFloat(number)
        case let number as NSNumber: CGFloat(number.doubleValue)
        default: nil
        }
    }

    /// Hears of turns by a user.
    open weak var delegate: (any UIPageViewControllerDelegate)?

    /// Knows the neighbours of the shown pages. Without one, no finger turns pages. nil by default.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet { dataSourceDidChange() }
    }

    /// How pages are turned.
    open var transitionStyle: TransitionStyle { style }

    /// Along which axis pages are turned.
    open var navigationOrientation: NavigationOrientation { axis }

    /// Where the spine is; `.none` where pages scroll.
    open var spineLocation: SpineLocation { spine }

    /// Whether pages that curl have a back of their own. False by default; counts with the spine at an edge, where a user
    /// then turns by two pages of the data source, of which the second is shown.
    open var isDoubleSided = false

    /// What turns pages that curl: a pan, and a tap in the outer eighths. Empty where pages scroll, and before the view
    /// is shown.
    open var gestureRecognizers: [UIGestureRecognizer] { curlRecognizers }

    /// The pages that are shown: the new ones as soon as code sets them, and after a turn by a user when that is
    /// completed. nil before there are any.
    open var viewControllers: [UIViewController]? { shownPages.isEmpty ? nil : shownPages }

    /// Shows other pages. The delegate is not told. A turn by a user that is under way is ended before.
    ///
    /// - Parameters:
    ///   - viewControllers: The pages: two for the spine `.mid`, else one; for a double-sided book with the spine at an
    ///     edge, a second one may be the back of the page that is turned, which is not kept.
    ///   - direction: Whether they come after or before the present ones. Plays no part here: they come at once.
    ///   - animated: Whether the end waits for the window's clock, 0.3 seconds.
    ///   - completion: Called once, at the end, with true.
    /// - Precondition: the number of pages is right, and no page stands in the list twice.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        setPages(viewControllers ?? [], animated: animated, completion)
    }

    /// As the delegate says; without one, as other controllers.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.pageViewControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }

    /// As the delegate says; without one, as other controllers.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.pageViewControllerPreferredInterfaceOrientationForPresentation(self)
            ?? super.preferredInterfaceOrientationForPresentation
    }

    /// Asks the delegate where the spine is from now on.
    open override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        askForSpine(with: coordinator)
    }

    override func prepareContent() { preparePages() }

    override func finishTransitions() {
        transitions.finish()
        settleTurn()
    }

    override var isInTransition: Bool { transitions.isBusy || turn != nil }

    override func placeContent() { placePages() }
}
