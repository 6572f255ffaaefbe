import EspalierControllers
import EspalierControls
import EspalierViews
import Foundation
import Testing

// Every member that a subclass may override is overridden here, outside the module that declares it.

final class OverridingController: UIViewController {
    var made: UIView?
    var calls: Set<String> = []

    private func note(_ name: String = #function) { calls.insert(name) }

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    override var view: UIView! {
        get { super.view }
        set { super.view = newValue }
    }
    override func loadView() { note(); super.loadView() }
    override func viewDidLoad() { super.viewDidLoad(); note() }
    override var isViewLoaded: Bool { super.isViewLoaded }
    override var viewIfLoaded: UIView? { super.viewIfLoaded }
    override func loadViewIfNeeded() { note(); super.loadViewIfNeeded() }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); note() }
    override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated); note() }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); note() }
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); note() }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); note() }
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        note()
        super.beginAppearanceTransition(isAppearing, animated: animated)
    }
    override func endAppearanceTransition() { note(); super.endAppearanceTransition() }
    override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews(); note() }
    override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews(); note() }
    override func viewSafeAreaInsetsDidChange() { super.viewSafeAreaInsetsDidChange(); note() }
    override var additionalSafeAreaInsets: UIEdgeInsets {
        get { super.additionalSafeAreaInsets }
        set { super.additionalSafeAreaInsets = newValue }
    }
    override var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: 0, leading: 33, bottom: 0, trailing: 33)
    }
    override var viewRespectsSystemMinimumLayoutMargins: Bool {
        get { super.viewRespectsSystemMinimumLayoutMargins }
        set { super.viewRespectsSystemMinimumLayoutMargins = newValue }
    }
    override var edgesForExtendedLayout: UIRectEdge {
        get { super.edgesForExtendedLayout }
        set { super.edgesForExtendedLayout = newValue }
    }
    override var extendedLayoutIncludesOpaqueBars: Bool {
        get { super.extendedLayoutIncludesOpaqueBars }
        set { super.extendedLayoutIncludesOpaqueBars = newValue }
    }
    override var preferredContentSize: CGSize {
        get { super.preferredContentSize }
        set { super.preferredContentSize = newValue }
    }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        note()
    }
    override var parent: UIViewController? { super.parent }
    override var children: [UIViewController] { super.children }
    override func addChild(_ childController: UIViewController) { note(); super.addChild(childController) }
    override func removeFromParent() { note(); super.removeFromParent() }
    override func willMove(toParent parent: UIViewController?) { super.willMove(toParent: parent); note() }
    override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent); note() }
    override var presentedViewController: UIViewController? { super.presentedViewController }
    override var presentingViewController: UIViewController? { super.presentingViewController }
    override func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        note()
        super.present(viewControllerToPresent, animated: flag, completion: completion)
    }
    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        note()
        super.dismiss(animated: flag, completion: completion)
    }
    override var modalPresentationStyle: UIModalPresentationStyle {
        get { .fullScreen }
        set { super.modalPresentationStyle = newValue }
    }
    override var modalTransitionStyle: UIModalTransitionStyle {
        get { super.modalTransitionStyle }
        set { super.modalTransitionStyle = newValue }
    }
    override var definesPresentationContext: Bool {
        get { super.definesPresentationContext }
        set { super.definesPresentationContext = newValue }
    }
    override var isModalInPresentation: Bool {
        get { super.isModalInPresentation }
        set { super.isModalInPresentation = newValue }
    }
    override var isBeingPresented: Bool { super.isBeingPresented }
    override var isBeingDismissed: Bool { super.isBeingDismissed }
    override var isMovingToParent: Bool { super.isMovingToParent }
    override var isMovingFromParent: Bool { super.isMovingFromParent }
    override var title: String? {
        get { super.title }
        set { super.title = newValue }
    }
    override var navigationItem: UINavigationItem { super.navigationItem }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    override var tabBarItem: UITabBarItem! {
        get { super.tabBarItem }
        set { super.tabBarItem = newValue }
    }
    override var hidesBottomBarWhenPushed: Bool {
        get { super.hidesBottomBarWhenPushed }
        set { super.hidesBottomBarWhenPushed = newValue }
    }
    override var isEditing: Bool {
        get { super.isEditing }
        set { super.isEditing = newValue }
    }
    override func setEditing(_ editing: Bool, animated: Bool) { super.setEditing(editing, animated: animated) }
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersStatusBarHidden: Bool { true }
    override var childForStatusBarStyle: UIViewController? { super.childForStatusBarStyle }
    override var childForStatusBarHidden: UIViewController? { super.childForStatusBarHidden }
    override func setNeedsStatusBarAppearanceUpdate() { note(); super.setNeedsStatusBarAppearanceUpdate() }
    override func show(_ vc: UIViewController, sender: Any?) { super.show(vc, sender: sender) }
    override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        super.showDetailViewController(vc, sender: sender)
    }
    override var toolbarItems: [UIBarButtonItem]? {
        get { super.toolbarItems }
        set { super.toolbarItems = newValue }
    }
    override func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        super.setToolbarItems(toolbarItems, animated: animated)
    }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { super.supportedInterfaceOrientations }
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        super.preferredInterfaceOrientationForPresentation
    }
    override var shouldAutorotate: Bool { super.shouldAutorotate }
    override func setNeedsUpdateOfSupportedInterfaceOrientations() {
        super.setNeedsUpdateOfSupportedInterfaceOrientations()
    }
    override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) { note() }
    override func separateSecondaryViewController(
        for splitViewController: UISplitViewController
    ) -> UIViewController? {
        note()
        return super.separateSecondaryViewController(for: splitViewController)
    }
    override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }
    override var next: UIResponder? { super.next }
}

final class OverridingNavigationController: UINavigationController {
    var calls: [String] = []

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    override init(rootViewController: UIViewController) { super.init(rootViewController: rootViewController) }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var navigationBar: UINavigationBar { super.navigationBar }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    override var toolbar: UIToolbar! { super.toolbar }
    override weak var delegate: (any UINavigationControllerDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var viewControllers: [UIViewController] {
        get { super.viewControllers }
        set { super.viewControllers = newValue }
    }
    override var topViewController: UIViewController? { super.topViewController }
    override var visibleViewController: UIViewController? { super.visibleViewController }
    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        calls.append("push")
        super.pushViewController(viewController, animated: animated)
    }
    @discardableResult
    override func popViewController(animated: Bool) -> UIViewController? {
        calls.append("pop")
        return super.popViewController(animated: animated)
    }
    @discardableResult
    override func popToRootViewController(animated: Bool) -> [UIViewController]? {
        calls.append("root")
        return super.popToRootViewController(animated: animated)
    }
    @discardableResult
    override func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        calls.append("to")
        return super.popToViewController(viewController, animated: animated)
    }
    override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        calls.append("set")
        super.setViewControllers(viewControllers, animated: animated)
    }
    override var isNavigationBarHidden: Bool {
        get { super.isNavigationBarHidden }
        set { super.isNavigationBarHidden = newValue }
    }
    override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        calls.append("bar")
        super.setNavigationBarHidden(hidden, animated: animated)
    }
    override var isToolbarHidden: Bool {
        get { super.isToolbarHidden }
        set { super.isToolbarHidden = newValue }
    }
    override func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        calls.append("toolbar")
        super.setToolbarHidden(hidden, animated: animated)
    }
}

final class OverridingTabBarController: UITabBarController {
    var calls: [String] = []

    override var tabBar: UITabBar { super.tabBar }
    override weak var delegate: (any UITabBarControllerDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var viewControllers: [UIViewController]? {
        get { super.viewControllers }
        set { super.viewControllers = newValue }
    }
    override func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        calls.append("set")
        super.setViewControllers(viewControllers, animated: animated)
    }
    override var selectedIndex: Int {
        get { super.selectedIndex }
        set {
            calls.append("index")
            super.selectedIndex = newValue
        }
    }
    override var selectedViewController: UIViewController? {
        get { super.selectedViewController }
        set { super.selectedViewController = newValue }
    }
}

final class OverridingWindow: UIWindow {
    var calls: [String] = []
    override init(frame: CGRect) { super.init(frame: frame) }
    override init(screen: UIScreen) { super.init(screen: screen) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override var isHidden: Bool {
        get { super.isHidden }
        set {
            calls.append("isHidden")
            super.isHidden = newValue
        }
    }
    override func makeKeyAndVisible() {
        calls.append("makeKeyAndVisible")
        super.makeKeyAndVisible()
    }
    override func makeKey() { super.makeKey() }
    override func becomeKey() { calls.append("becomeKey") }
    override func resignKey() { calls.append("resignKey") }
    override var isKeyWindow: Bool { super.isKeyWindow }
}

final class OverridingAnimator: UIViewPropertyAnimator {
    var calls: [String] = []
    override var fractionComplete: CGFloat {
        get { super.fractionComplete }
        set { super.fractionComplete = newValue }
    }
    override func addAnimations(_ animation: @escaping () -> Void) { super.addAnimations(animation) }
    override func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        super.addAnimations(animation, delayFactor: delayFactor)
    }
    override func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        super.addCompletion(completion)
    }
    override func startAnimation() {
        calls.append("start")
        super.startAnimation()
    }
    override func startAnimation(afterDelay delay: TimeInterval) { super.startAnimation(afterDelay: delay) }
    override func pauseAnimation() { super.pauseAnimation() }
    override func continueAnimation(durationFactor: CGFloat) { super.continueAnimation(durationFactor: durationFactor) }
    override func stopAnimation(_ withoutFinishing: Bool) { super.stopAnimation(withoutFinishing) }
    override func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        super.finishAnimation(at: finalPosition)
    }
}

@Suite("Overriding from outside")
struct OverridingTests {
    @Test("A controller's overrides are called by the runtime")
    func controller() {
        let window = OverridingWindow(screen: .iPhone14)
        let root = OverridingController()
        window.rootViewController = root
        window.makeKeyAndVisible()
        let child = OverridingController()
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        window.rotate(to: .landscapeLeft)
        let full = OverridingController()
        root.present(full, animated: false)
        #expect(root.view.window == nil, "the overridden style is asked")
        root.dismiss(animated: false)
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(root.view.layoutMargins.left == 33 + root.view.safeAreaInsets.left)
        #expect(window.statusBarStyle == .lightContent && window.isStatusBarHidden)
        let heard = root.calls.union(child.calls).union(full.calls)
        for call in [
            "loadView()", "viewDidLoad()", "viewWillAppear(_:)", "viewIsAppearing(_:)", "viewDidAppear(_:)",
            "viewWillDisappear(_:)", "viewDidDisappear(_:)", "viewWillLayoutSubviews()", "viewDidLayoutSubviews()",
            "viewSafeAreaInsetsDidChange()", "viewWillTransition(to:with:)", "addChild(_:)", "removeFromParent()",
            "willMove(toParent:)", "didMove(toParent:)", "loadViewIfNeeded()",
        ] {
            #expect(heard.contains(call), "\(call)")
        }
        #expect(window.calls == ["makeKeyAndVisible", "isHidden", "becomeKey"])
    }

    @Test("Containers' overrides see the calls")
    func containers() {
        let navigation = OverridingNavigationController(rootViewController: UIViewController())
        navigation.pushViewController(UIViewController(), animated: false)
        navigation.popViewController(animated: false)
        navigation.viewControllers = [UIViewController(), UIViewController()]
        navigation.popToRootViewController(animated: false)
        navigation.isNavigationBarHidden = true
        navigation.isToolbarHidden = false
        #expect(navigation.calls == ["push", "pop", "set", "root", "bar", "toolbar"])
        let tabs = OverridingTabBarController()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        tabs.selectedIndex = 1
        #expect(tabs.calls == ["set", "index"])
        #expect(tabs.selectedIndex == 1)
    }

    @Test("An animator's too")
    func animator() {
        let window = UIWindow()
        let animator = OverridingAnimator(duration: 1, curve: .linear)
        animator.startAnimation()
        window.clock.advance(by: 1)
        #expect(animator.calls == ["start"])
        #expect(animator.state == .inactive)
    }
}
