import EspalierControls
import EspalierViews
import Foundation

/// Shows the last of a stack of controllers, under a navigation bar.
///
/// The stack is its `children`. Pushing and popping change the stack at once; on screen, the views change at once too,
/// the new one's under the bar, with the old one's `viewWillDisappear`, the new one's `viewWillAppear`, the old one's
/// `viewDidDisappear`, the new one's `viewDidAppear`. Without animation all of it is done when the call returns (the
/// window is laid out for it); with animation the two did-calls wait for the window's clock, 0.35 seconds.
open class UINavigationController: UIViewController {
    final private(set) lazy var slot = ContentSlot(of: self)
    final var isBarHidden = false
    final var isToolbarShown = false
    /// Whether the toolbar's items are those of a controller.
    final var hasToolbarItems = false
    private final var barStorage: UINavigationBar?
    private final var toolbarStorage: UIToolbar?
    private final lazy var swipeBack = SwipeBack(self)
    /// What a split view controller has put upon the stack, or is ready to, the topmost last.
    final var collapsed: [CollapsedStack] = []
    final var toolbarIsMade: Bool { toolbarStorage != nil }

    /// Makes a controller without anything on its stack.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a controller with one controller on its stack.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        setStack([rootViewController], animated: false)
    }

    /// The title that was set; without one, that of the controller at the bottom of the stack.
    open override var title: String? {
        get { super.title ?? childStorage.first?.title }
        set { super.title = newValue }
    }

    /// The item that was set; without one, that of the controller at the bottom of the stack.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open override var tabBarItem: UITabBarItem! {
        get { bars.tabBarItem ?? childStorage.first?.tabBarItem ?? super.tabBarItem }
        set { super.tabBarItem = newValue }
    }

    /// Makes a controller from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The bar above the content: 54 points under the safe area's top, 44 in older designs, more with a large title.
    open var navigationBar: UINavigationBar {
        if let barStorage { return barStorage }
        let made = UINavigationBar(frame: .zero)
        made.delegate = self
        barStorage = made
        return made
    }

    /// The bar below the content, hidden by default.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var toolbar: UIToolbar! {
        if let toolbarStorage { return toolbarStorage }
        let made = UIToolbar(frame: .zero)
        toolbarStorage = made
        return made
    }

    /// Hears what is shown.
    open weak var delegate: (any UINavigationControllerDelegate)?

    /// The stack, the shown one last. Setting it is `setViewControllers(_:animated:)` without animation.
    open var viewControllers: [UIViewController] {
        get { childStorage }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The last of the stack, or nil.
    open var topViewController: UIViewController? { childStorage.last }

    /// What is presented over the stack, or the last of it.
    open var visibleViewController: UIViewController? { presentedViewController ?? childStorage.last }

    /// Puts a controller at the end of the stack.
    /// - Precondition: it is not on the stack.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        push(viewController, animated)
    }

    /// Takes the last controller off the stack, and answers it. Does nothing if there is but one.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        pop(to: max(childStorage.count - 1, 1), animated).last
    }

    /// Takes all controllers but the first off the stack, and answers them, the first of them first.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? { pop(to: 1, animated) }

    /// Takes all controllers above `viewController` off the stack, and answers them, the first of them first.
    /// - Precondition: it is on the stack.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        pop(to: count(upTo: viewController), animated)
    }

    /// Pops to the controller, if it is on the stack.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        if childStorage.contains(where: { $0 === subsequentVC }) {
            popToViewController(subsequentVC, animated: unwindSegue.animates)
        }
    }

    /// Makes `viewControllers` the stack. Those that are on it already stay children.
    /// - Precondition: none is in the list twice.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        setStack(viewControllers, animated: animated)
    }

    /// Whether the navigation bar is hidden. False by default.
    open var isNavigationBarHidden: Bool {
        get { isBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Hides or shows the navigation bar, at once.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        isBarHidden = hidden
        placeContent()
    }

    /// Whether the toolbar is hidden. True by default.
    open var isToolbarHidden: Bool {
        get { !isToolbarShown }
        set { setToolbarHidden(newValue, animated: false) }
    }

    /// Hides or shows the toolbar, at once.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        isToolbarShown = !hidden
        placeContent()
    }

    /// What takes the top of the stack from it by a finger that goes from the leading edge past the middle, or faster than
    /// 500 points a second. The pop comes when the finger is lifted, and nothing moves before.
    ///
    /// Its delegate lets it begin where the bar would offer the way back: not while the bar is hidden, with
    /// `hidesBackButton`, or with left items in place of the back button. With another delegate, or nil, that one decides.
    /// Nothing is popped from a stack of one.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { swipeBack.recognizer }

    /// The last of the stack.
    open override var childForStatusBarStyle: UIViewController? { childStorage.last }

    /// The last of the stack.
    open override var childForStatusBarHidden: UIViewController? { childStorage.last }

    /// Puts a secondary controller's content upon the stack: of a navigation controller, what lies on its stack.
    open override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {
        push(contentOf: secondaryViewController)
    }

    /// Gives back what `collapseSecondaryViewController(_:for:)` has put upon the stack, or else the top of the stack.
    open override func separateSecondaryViewController(
        for splitViewController: UISplitViewController
    ) -> UIViewController? {
        defer { collapsed = [] }
        return separate()
    }

    /// As the delegate says; without one, as other controllers.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }

    /// As the delegate says; without one, as other controllers.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
            ?? super.preferredInterfaceOrientationForPresentation
    }

    override func prepareContent() {
        if childStorage.last !== slot.shown { showTop(animated: false) }
    }

    override func finishTransitions() { slot.transitions.finish() }

    override var isInTransition: Bool { slot.transitions.isBusy }

    // Code in `viewDidLoad()` ties views of its own to the bar.
    override func viewWasLoaded() {
        view.addSubview(navigationBar)
        view.addGestureRecognizer(swipeBack.recognizer)
    }

    override func placeContent() { placeBars() }
}
