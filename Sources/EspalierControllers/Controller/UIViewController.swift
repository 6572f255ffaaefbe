import EspalierControls
import EspalierViews
import Foundation

/// An object that owns a view, loads it when code first asks for it, and hears when it comes on a screen and leaves it.
///
/// A controller holds its view, its children and the controller that it presents. It holds neither its parent nor its
/// presenter, and its view does not hold it. Appearance calls come when the view enters or leaves a window, each pair
/// once: `viewWillAppear`, `viewIsAppearing`, then `viewDidAppear` after the window's next layout pass (or when the
/// window's clock comes to the end of an animated transition); `viewWillDisappear`, then `viewDidDisappear`.
///
/// This body declares everything that UIKit lets a subclass override; the work stands in extensions, one topic a file.
open class UIViewController: UIResponder, AssociatedObjectHolder {
    // MARK: Storage

    final var viewStorage: UIView?
    final var isLoadingView = false
    final var childStorage: [UIViewController] = []
    final weak var parentStorage: UIViewController?
    /// What this controller presents itself.
    final var presentedStorage: UIViewController?
    /// Who presents this controller itself.
    final weak var presentingStorage: UIViewController?
    /// The window's record, of a root controller and of presented ones.
    final weak var host: WindowControllers?
    final var appearance = AppearanceRecord()
    final var lifecycle = LifecycleRecord()
    final var movement = Movement()
    final var insets = ControllerInsets()
    /// What `preferredContentSize` answers.
    final var wishedSize = CGSize.zero
    /// The size of the root view that the parent was told of last; nil where constraints do not give it one.
    final var fittedSize: CGSize?
    /// What was attached by `objc_setAssociatedObject(_:_:_:_:)`. Nil until something is.
    public final var associatedObjects: AssociatedObjects?
    final var bars = BarRecord()
    final var traits = ControllerTraits()
    /// Where the view was when a presentation took it out of the window.
    final weak var coveredFrom: UIView?
    final var isCovered = false
    /// What manages the presentation of this controller itself, from the first question for it to the dismissal's end.
    final var presentationStorage: UIPresentationController?
    /// The coordinator of the transition that this controller itself takes part in.
    final var transitionStorage: TransitionCoordinator?
    /// What a nib or storyboard gives as the view; asked by `loadView()`.
    package final var viewSource: ((UIViewController) -> UIView?)?
    /// What came with the view from its interface file and is in nobody else's hands.
    package final var nibObjects: [AnyObject] = []
    /// The storyboard that the controller came from.
    package final var storyboardSource: AnyObject?
    /// The identifier of the controller's element in that storyboard.
    package final var storyboardElementID: String?

    // MARK: Making

    /// The name of the nib that the view comes from, or nil.
    public package(set) final var nibName: String?
    /// Where the nib lies, or nil.
    public final let nibBundle: Bundle?

    /// Makes a controller without loading its view.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    /// Makes a controller without a nib.
    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller from an archive. What an interface file says of it, but for its view, is set when this returns.
    public required init?(coder: NSCoder) {
        nibName = nil
        nibBundle = nil
        super.init()
        coder.decode(self)
    }

    deinit {
        releaseOthers()
    }

    // MARK: Description

    /// The class, and the title if there is one. Never an address, so that output stays the same.
    open override var description: String { "<\(brief)>" }

    // MARK: View

    /// The root view. The first read loads it: `loadView()`, then `viewDidLoad()`. Setting it makes the new view the
    /// root view.
    /// - Precondition: not read inside `loadView()` before it is set; the new view is no other controller's root view.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var view: UIView! {
        get { loadedView() }
        set { setView(newValue) }
    }

    /// Makes the root view and sets `view`. The base loads it from the nib, or makes a plain view of the size of the
    /// window into which it will come, or of `UIScreen.main` where that is not known, with flexible width and height. An
    /// override sets `view` and does not call super.
    open func loadView() { loadDefaultView() }

    /// The view has been loaded. Called once.
    open func viewDidLoad() { baseReached(.viewDidLoad) }

    /// Whether the view is there. Does not load it.
    open var isViewLoaded: Bool { viewStorage != nil }

    /// The view, or nil if it is not loaded.
    open var viewIfLoaded: UIView? { viewStorage }

    /// Loads the view if it is not loaded.
    open func loadViewIfNeeded() { loadIfNeeded() }

    // MARK: Appearance

    /// The view is about to enter a window. Overrides call super.
    open func viewWillAppear(_ animated: Bool) { baseReached(.viewWillAppear) }

    /// The view is in the window; it has its size, but may not be laid out. Overrides call super.
    open func viewIsAppearing(_ animated: Bool) { baseReached(.viewIsAppearing) }

    /// The view is in the window and laid out. Overrides call super.
    open func viewDidAppear(_ animated: Bool) { baseReached(.viewDidAppear) }

    /// The view is about to leave the window. Overrides call super.
    open func viewWillDisappear(_ animated: Bool) { baseReached(.viewWillDisappear) }

    /// The view has left the window. Overrides call super.
    open func viewDidDisappear(_ animated: Bool) { baseReached(.viewDidDisappear) }

    /// Whether children hear the appearance calls of this controller automatically. True by default. If false, this
    /// controller calls `beginAppearanceTransition(_:animated:)` and `endAppearanceTransition()` on them.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Tells a child that it begins to appear or to disappear: `viewWillAppear(_:)` or `viewWillDisappear(_:)`.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) { beginByHand(isAppearing, animated) }

    /// Ends what `beginAppearanceTransition(_:animated:)` began: `viewIsAppearing(_:)` and `viewDidAppear(_:)`, or
    /// `viewDidDisappear(_:)`.
    open func endAppearanceTransition() { endByHand() }

    // MARK: Layout

    /// The root view is about to lay out its subviews. For subclasses; does nothing.
    open func viewWillLayoutSubviews() {}

    /// The root view has laid out its subviews. For subclasses; does nothing.
    open func viewDidLayoutSubviews() {}

    /// Change constraints of the root view here. It is called at the beginning of a layout pass, instead of the root
    /// view's `updateConstraints()`, if that view is marked; it begins marked. The base calls `updateConstraints()`.
    /// Overrides call super at their end.
    open func updateViewConstraints() { updateRootConstraints() }

    /// The safe area of the root view has changed. For subclasses; does nothing.
    open func viewSafeAreaInsetsDidChange() {}

    /// Added to the safe area of the root view. Zero by default.
    open var additionalSafeAreaInsets: UIEdgeInsets {
        get { insets.additional }
        set { setInsets { $0.additional = newValue } }
    }

    /// The smallest margins of the root view, unless `viewRespectsSystemMinimumLayoutMargins` is false: 16 left and
    /// right, 20 from a width of 414 points.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { systemMinimum }

    /// Whether the margins of the root view are at least the system's. True by default.
    open var viewRespectsSystemMinimumLayoutMargins: Bool {
        get { insets.respectsSystemMinimum }
        set { setInsets { $0.respectsSystemMinimum = newValue } }
    }

    /// Which edges of the view are under the bars of a container. All by default.
    open var edgesForExtendedLayout: UIRectEdge {
        get { insets.extendedEdges }
        set { setInsets { $0.extendedEdges = newValue } }
    }

    /// Whether the edges are also under bars that are not translucent. False by default.
    open var extendedLayoutIncludesOpaqueBars: Bool {
        get { insets.includesOpaqueBars }
        set { setInsets { $0.includesOpaqueBars = newValue } }
    }

    /// The margins of the root view have changed. For subclasses; does nothing.
    open func viewLayoutMarginsDidChange() {}

    /// The part of the root view above its safe area, as an item of constraints: its bottom edge is the safe area's
    /// top. Loads the view.
    open var topLayoutGuide: any UILayoutSupport { view.layoutSupport(.topBars) }

    /// The part of the root view below its safe area, as an item of constraints: its top edge is the safe area's
    /// bottom. Loads the view.
    open var bottomLayoutGuide: any UILayoutSupport { view.layoutSupport(.bottomBars) }

    /// The size that a container should give the view. Zero, the default, means no wish. The parent hears of a new one
    /// by `preferredContentSizeDidChange(forChildContentContainer:)`.
    open var preferredContentSize: CGSize {
        get { wishedSize }
        set { setPreferredContentSize(newValue) }
    }

    /// A child wishes another size, by its `preferredContentSize`. For subclasses; does nothing.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// Constraints have given the root view of a child another size: after a layout pass has come to that view. For
    /// subclasses; does nothing.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// The size that a child will have when this controller has `parentSize`. The child hears it by
    /// `viewWillTransition(to:with:)`. The same size by default.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// The window is about to change its size. After this call has returned, the children hear it, each with the size
    /// that `size(forChildContentContainer:withParentContainerSize:)` returns, and so do presented controllers.
    /// Overrides call super.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        forward(.size(size), with: coordinator)
    }

    /// The window is about to turn, and to get other traits. Comes before `viewWillTransition(to:with:)`. After this
    /// call has returned, the children and presented controllers hear it. Overrides call super.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        forward(.traits(newCollection), with: coordinator)
    }

    // MARK: Traits

    /// The surroundings of the controller: the traits that its view inherits, with the overrides of its parent and its
    /// own. While the view has no superview, the parent's traits take the place of those that the view inherits.
    /// - Complexity: O(depth) where something is overridden.
    open var traitCollection: UITraitCollection { UITraitCollection(values: currentTraits) }

    /// The traits that the controller sets for itself and everything below it, instead of those that it would inherit.
    /// None by default.
    open var traitOverrides: UITraitOverrides {
        get { UITraitOverrides(values: traits.own) }
        set { setTraits { $0.own = newValue.values } }
    }

    /// The traits of the controller's view have changed; the view hears it next. The base does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Sets the traits of a child instead of those that it would inherit; nil removes them. They end when the child
    /// leaves.
    /// - Precondition: `childViewController` is a child of this controller.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        override(collection, of: childViewController)
    }

    /// The traits that `setOverrideTraitCollection(_:forChild:)` has set for a child; nil if none were set, and for
    /// other controllers.
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        override(of: childViewController)
    }

    // MARK: Containment

    /// The controller that contains this one, or nil.
    open var parent: UIViewController? { parentStorage }

    /// The controllers that this one contains, in the order in which they were added.
    open var children: [UIViewController] { childStorage }

    /// Makes a controller a child: takes it from another parent, calls its `willMove(toParent:)`, and puts it at the
    /// end of `children`. Add its view next, and then call `didMove(toParent:)`.
    /// - Precondition: `childController` is neither this controller nor above it.
    open func addChild(_ childController: UIViewController) { attach(childController) }

    /// Takes the controller from its parent, then calls `didMove(toParent: nil)`. Before that, call
    /// `willMove(toParent: nil)` and remove the view. Does nothing without a parent.
    open func removeFromParent() { detachFromParent() }

    /// The parent is about to change. `addChild(_:)` calls it. Before a removal, the container calls it with nil.
    /// Overrides call super.
    open func willMove(toParent parent: UIViewController?) { baseWillMove(parent) }

    /// The parent has changed. `removeFromParent()` calls it. After an addition, the container calls it. Overrides call
    /// super.
    open func didMove(toParent parent: UIViewController?) { baseDidMove(parent) }

    // MARK: Presentation

    /// What this controller or the nearest of its ancestors presents, or nil.
    open var presentedViewController: UIViewController? { nearestPresented }

    /// Who presents this controller or the nearest of its ancestors, or nil.
    open var presentingViewController: UIViewController? { nearestPresenting }

    /// Shows a controller over this one, by the outermost of this controller's ancestors, or by the nearest that
    /// defines a context if the style asks for one. The `presentationController` of the other says where.
    ///
    /// Without animation all is done when it returns. With it, what follows `viewIsAppearing(_:)` waits for the
    /// window's clock, 0.5 seconds. While another presentation of the window is under way, it is done right after that.
    /// Refused, with a diagnostic, where something is presented already, for a controller outside any shown window, and
    /// where the other is presented by somebody else or has got a parent meanwhile.
    ///
    /// - Parameters:
    ///   - viewControllerToPresent: The controller to show.
    ///   - flag: Whether what follows its view's coming waits for the clock.
    ///   - completion: Called once, at the very end, also where the transition was cancelled; not where it is refused.
    /// - Precondition: `viewControllerToPresent` has no parent, is the root of no window, and is not this controller. A
    ///   popover that stays one has a source.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        askToPresent(viewControllerToPresent, animated: flag, completion)
    }

    /// Takes away what this controller presents, with everything above it, in one step; if it presents nothing, its
    /// presenter is asked instead. Does nothing where there is none. See `present(_:animated:completion:)` for the
    /// time.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { askToDismiss(flag, completion) }

    /// How this controller is presented. `.automatic` by default.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic {
        didSet { if modalPresentationStyle != oldValue { forgetPresentation() } }
    }

    /// How its presentation is animated. `.coverVertical` by default.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

    /// Whether presentations in the current context, by this controller's descendants, are shown by this controller.
    /// False by default.
    open var definesPresentationContext = false

    /// Whether a user cannot dismiss it by touching or dragging; `dismiss(animated:completion:)` does it all the same.
    /// Counts for the presentation that the controller is in. False by default.
    open var isModalInPresentation = false

    /// Says how the controller is presented and dismissed. Not held; nil by default.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        didSet { if modalPresentationStyle == .custom { forgetPresentation() } }
    }

    /// What manages the presentation of this controller, or of the nearest of its ancestors that has one. Before a
    /// presentation it is made by `modalPresentationStyle`, and kept until that presentation is over; the next one has
    /// another. nil for a window's root, and for what it contains.
    open var presentationController: UIPresentationController? { nearestPresentation }

    /// As `presentationController`, where that is a popover's; nil elsewhere. It is the popover's also where that has
    /// become a sheet.
    open var popoverPresentationController: UIPopoverPresentationController? {
        nearestPresentation as? UIPopoverPresentationController
    }

    /// As `presentationController`, where that is a sheet's; nil elsewhere.
    open var sheetPresentationController: UISheetPresentationController? {
        nearestPresentation as? UISheetPresentationController
    }

    /// As `presentationController`, but what a popover has adapted to, and nil where nothing is presented.
    open var activePresentationController: UIPresentationController? {
        firstFromHere { $0.presentingStorage == nil ? nil : $0.activePresentation }
    }

    /// The coordinator of the transition that this controller, or the nearest of its ancestors that does, takes part
    /// in: a presentation, a dismissal, or another content of a container. nil where there is none.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        firstFromHere(\.transitionStorage)
    }

    /// Whether the appearance call that is going on belongs to this controller's presentation.
    open var isBeingPresented: Bool { movement.isBeingPresented && appearance.isTelling }

    /// Whether the appearance call that is going on belongs to this controller's dismissal.
    open var isBeingDismissed: Bool { movement.isBeingDismissed && appearance.isTelling }

    /// Whether the appearance call that is going on belongs to this controller's getting a parent.
    open var isMovingToParent: Bool { movement.isMovingToParent && appearance.isTelling }

    /// Whether the appearance call that is going on belongs to this controller's leaving its parent.
    open var isMovingFromParent: Bool { movement.isMovingFromParent && appearance.isTelling }

    // MARK: Segues

    /// Carries out a segue of the storyboard that the controller came from: makes the destination, calls
    /// `prepare(for:sender:)`, then the segue's `perform()`. `shouldPerformSegue(withIdentifier:sender:)` is not asked.
    /// - Precondition: there is a segue of that identifier from the controller, or from something in its scene, and of a
    ///   kind that shows or presents, or of the kind `custom` and a class that is registered.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        let making = self as? any SegueMaking
        guard let segue = making?.makeSegue(identifier, sender: sender) else {
            if making?.unwinds(identifier) ?? false { return }
            trap("performSegue(withIdentifier:) of \(brief): it has no segue '\(identifier)' to be carried out")
        }
        prepare(for: segue, sender: sender)
        segue.perform()
    }

    /// A segue is about to be carried out: the place to hand things on to its destination. Does nothing.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// Whether a segue that a control or an item of a bar begins may be carried out. True by default.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// Whether the controller takes an unwind segue. By default: whether its class has the method, which is registered
    /// with `InterfaceClasses.register(unwindAction:_:)`.
    ///
    /// - Parameters:
    ///   - action: the method, by the name that the storyboard has for it; UIKit has a selector here.
    ///   - fromViewController: where the segue leads from.
    ///   - sender: what has begun it.
    open func canPerformUnwindSegueAction(
        _ action: String, from fromViewController: UIViewController, sender: Any?
    ) -> Bool {
        (fromViewController as? any SegueMaking)?.hasUnwindMethod(action, self) ?? false
    }

    /// The children that are looked through for one that takes an unwind segue, in that order. By default all but the one
    /// that the segue leads from, the last one first.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let containing = childContaining(source)
        return childStorage.reversed().filter { $0 !== containing }
    }

    /// The child that an unwind segue leads from, or in which it begins; nil where it begins elsewhere.
    open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        child(around: source.source)
    }

    /// Shows a child that an unwind segue leads to, or through. Does nothing; navigation controllers pop to it, tab bar
    /// controllers select it.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

    // MARK: Bars

    /// What bars of containers show of the controller. nil by default.
    open var title: String? {
        get { bars.title }
        set { setTitle(newValue) }
    }

    /// What a navigation bar shows for the controller; made on the first read, with `title`.
    open var navigationItem: UINavigationItem { ensureNavigationItem() }

    /// What a tab bar shows for the controller; made on the first read, with `title`.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var tabBarItem: UITabBarItem! {
        get { ensureTabBarItem() }
        set { bars.tabBarItem = newValue }
    }

    /// What the toolbar of a navigation controller shows while this controller is on top of it. nil by default.
    open var toolbarItems: [UIBarButtonItem]? {
        get { bars.toolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }

    /// Sets `toolbarItems`; nothing moves here. Overrides call super.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { setToolbarItems(toolbarItems) }

    /// Whether a tab bar and a toolbar are hidden while this controller, or one below it, is pushed in a navigation
    /// controller. False by default.
    open var hidesBottomBarWhenPushed = false

    /// Whether the content can be edited. False by default.
    open var isEditing: Bool {
        get { bars.isEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Sets `isEditing`, and shows that in ``editButtonItem``. Overrides call super.
    open func setEditing(_ editing: Bool, animated: Bool) {
        bars.isEditing = editing
        showEditing()
    }

    /// An item for a bar that calls `setEditing(_:animated:)`, with animation, and whose title is Edit or Done, by
    /// `isEditing`. Made on the first read.
    open var editButtonItem: UIBarButtonItem { ensureEditItem() }

    /// How the status bar looks while the controller's view fills the window. `.default` by default.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }

    /// Whether the status bar is hidden while the controller's view fills the window. False by default.
    open var prefersStatusBarHidden: Bool { false }

    /// The child that is asked for the status bar's style instead, or nil.
    open var childForStatusBarStyle: UIViewController? { nil }

    /// The child that is asked whether the status bar is hidden instead, or nil.
    open var childForStatusBarHidden: UIViewController? { nil }

    /// Has the window ask for the status bar's style anew.
    open func setNeedsStatusBarAppearanceUpdate() { updateStatusBar() }

    // MARK: Orientation

    /// How the window may be turned while the controller's view fills it. All four on pads, all but upside down
    /// elsewhere. Containers do not ask their children; their delegates may answer for them.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { usualOrientations }

    /// How the window is turned where its present orientation is not supported: asked by
    /// `setNeedsUpdateOfSupportedInterfaceOrientations()`. The present one by default.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { presentOrientation }

    /// Whether the window may be turned at all while the controller's view fills it. True by default.
    open var shouldAutorotate: Bool { true }

    /// Turns the window where its orientation is none of those that are supported now: to the preferred one, or else to
    /// one that is supported.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() { updateOrientation() }

    /// Shows a controller: pushes it in a navigation controller, hands it to a split view controller, or else presents it.
    open func show(_ vc: UIViewController, sender: Any?) { showInContainer(vc, sender) }

    /// Shows a controller in the secondary column of the split view controller around this one; presents it where there
    /// is none.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) { showDetail(vc, sender) }

    /// Takes up the secondary controller of a split view controller that has room for one. The base does nothing: a
    /// navigation controller puts its content upon the stack.
    open func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {}

    /// The controller that is the secondary one where there is room for both again; nil: the one that was it before. The
    /// base answers nil.
    open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
        nil
    }

    /// Memory is short. For subclasses; nothing calls it here.
    open func didReceiveMemoryWarning() {}

    // MARK: Responder

    /// The superview of the view, or who presents the controller; without a loaded view, the parent.
    open override var next: UIResponder? { nextResponder }

    // MARK: For containers of this package

    /// The view is about to enter a window, or to be laid out: what it is to show is put in.
    func prepareContent() {}

    /// Ends what waits for a clock, because the container leaves the window.
    func finishTransitions() {}

    /// Whether the container itself is still to make calls to children that come or go.
    var isInTransition: Bool { false }

    /// The view is there, and `viewDidLoad()` has not been called yet.
    func viewWasLoaded() {}

    /// Places bars and content, before the root view lays out its subviews.
    func placeContent() {}

    /// A user has dismissed the controller by touching or dragging.
    func userDidDismiss() {}

    /// How the controller is presented where a popover has too little room.
    var styleInPlaceOfPopover: UIModalPresentationStyle { .pageSheet }

    /// The style of the bars that cover `child`.
    func coverage(of child: UIViewController) -> UIEdgeInsets { .zero }
}
