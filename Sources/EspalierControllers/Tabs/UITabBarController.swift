import EspalierControls
import EspalierViews
import Foundation

/// Hears what a tab bar controller selects.
public protocol UITabBarControllerDelegate: AnyObject {
    /// Whether a tap on a controller's item may select it. True by default.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    /// A tap on its item has selected a controller.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    /// Who animates the way from one controller to another; nil, as by default: it is not animated.
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// Who drives what `animationController` animates; nil, as by default: nobody. After one that is cancelled the old
    /// controller is selected again.
    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?

    /// How the interface may be turned while the controller decides about that.
    func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask

    /// How the interface is turned best.
    func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation
}

extension UITabBarControllerDelegate {
    /// True.
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }

    /// Does nothing.
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}

    /// Nil.
    public func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

    /// Nil.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

    /// Those of a controller without a delegate.
    public func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask { tabBarController.usualOrientations }

    /// The present one.
    public func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientation { tabBarController.presentOrientation }
}

/// Shows one of several controllers, above a tab bar.
///
/// The controllers are its `children`. Selecting another one changes the views at once, in the order of a push of a
/// navigation controller; the window is laid out for it. A delegate may have it animated.
open class UITabBarController: UIViewController {
    final private(set) lazy var slot = ContentSlot(of: self)
    final var selection = 0
    private final var barStorage: UITabBar?

    /// Makes a controller without tabs.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a controller from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The bar below the content: 49 points above the safe area's bottom, and down to the edge.
    open var tabBar: UITabBar {
        if let barStorage { return barStorage }
        let made = UITabBar(frame: .zero)
        made.delegate = self
        barStorage = made
        return made
    }

    /// Hears what is selected by taps.
    open weak var delegate: (any UITabBarControllerDelegate)?

    /// The controllers of the tabs; nil without any.
    open var viewControllers: [UIViewController]? {
        get { childStorage.isEmpty ? nil : childStorage }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Sets the controllers of the tabs. The selected one stays selected if it is still among them; else the one at the
    /// selected index, or the last.
    /// - Precondition: none is in the list twice.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        setTabs(viewControllers ?? [])
    }

    /// The index of the selected controller; `NSNotFound` without any. Setting an index that no controller has does
    /// nothing.
    open var selectedIndex: Int {
        get { childStorage.isEmpty ? NSNotFound : selection }
        set { select(newValue) }
    }

    /// The selected controller, or nil without any. Setting one that is not among them traps.
    open var selectedViewController: UIViewController? {
        get { childStorage.indices.contains(selection) ? childStorage[selection] : nil }
        set { select(newValue) }
    }

    /// Selects the controller, if it is one of the tabs.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        if viewControllers?.contains(where: { $0 === subsequentVC }) ?? false { selectedViewController = subsequentVC }
    }

    /// The selected controller.
    open override var childForStatusBarStyle: UIViewController? { selectedViewController }

    /// The selected controller.
    open override var childForStatusBarHidden: UIViewController? { selectedViewController }

    /// As the delegate says; without one, as other controllers.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }

    /// As the delegate says; without one, as other controllers.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
            ?? super.preferredInterfaceOrientationForPresentation
    }

    override func prepareContent() {
        if selectedViewController !== slot.shown { showSelected() }
    }

    override func finishTransitions() { slot.transitions.finish() }

    override var isInTransition: Bool { slot.transitions.isBusy }

    // Code in `viewDidLoad()` ties views of its own to the bar.
    override func viewWasLoaded() { view.addSubview(tabBar) }

    override func placeContent() { placeBar() }
}
