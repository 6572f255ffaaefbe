import EspalierViews

/// Hears of a presentation, and says which style it has where there is little room.
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    /// The style in place of the presentation's own one where there is little room across; `.none`: its own. By default
    /// a page sheet in place of a popover, and else `.none`.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle

    /// The style in place of the presentation's own one, by traits; `.none`: its own. Asked when the presentation
    /// begins, and when the window has turned. By default the answer of `adaptivePresentationStyle(for:)` where there
    /// is little room across, and else `.none`.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle

    /// `adaptivePresentationController` is going to manage the presentation in place of the other one.
    func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController)

    /// The controller that is presented in place of the other one where the style is that; nil, as by default: the same.
    /// Asked when the presentation begins, and not when the window turns.
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?

    /// The presentation is about to begin.
    ///
    /// - Parameters:
    ///   - presentationController: that of the presentation.
    ///   - style: the style that it adapts to; `.none`: its own.
    ///   - transitionCoordinator: for changes alongside.
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)

    /// Whether a user may dismiss the presentation. True by default. Not asked where the presented controller has
    /// `isModalInPresentation`.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool

    /// A user dismisses the presentation. Not called for `dismiss(animated:completion:)`, nor are the two below.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

    /// A user has dismissed the presentation.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

    /// A user wanted to dismiss the presentation, and was not allowed to.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// A page sheet for popovers, else `.none`.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        controller.ownAdaptiveStyle(UITraitCollection(horizontalSizeClass: .compact))
    }

    /// `adaptivePresentationStyle(for:)` where there is little room across, else `.none`.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        traitCollection.horizontalSizeClass == .compact ? adaptivePresentationStyle(for: controller) : .none
    }

    /// Does nothing.
    public func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController
    ) {}

    /// Nil.
    public func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { nil }

    /// Does nothing.
    public func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {}

    /// True.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }

    /// Does nothing.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}

    /// Does nothing.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}

    /// Does nothing.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
