import EspalierViews
import Foundation

extension UIPresentationController {
    /// The one that counts: what it has adapted to, or itself.
    final var active: UIPresentationController { adaptive ?? self }

    /// The one that code knows: who has adapted to this one, or itself.
    final var known: UIPresentationController { origin ?? self }

    /// Whether the container has the window's size.
    final var fillsWindow: Bool { container.map { $0.superview is UIWindow } ?? true }

    /// What the presented controller wishes, and another width or height where it wishes none.
    final func wishedSize(or size: CGSize) -> CGSize {
        let wished = preferredContentSize
        return CGSize(
            width: wished.width > 0 ? wished.width : size.width,
            height: wished.height > 0 ? wished.height : size.height)
    }

    final var surroundings: PresentationSurroundings? {
        container.map {
            PresentationSurroundings(
                size: $0.bounds.size, safeArea: $0.safeAreaInsets, traits: $0.traitCollection)
        }
    }

    /// The container as it is, or is going to be when the window has turned, in a size.
    final func surroundings(of size: CGSize) -> PresentationSurroundings {
        if let turned {
            return PresentationSurroundings(
                size: size, safeArea: fillsWindow ? turned.safeArea : .zero, traits: turned.traits)
        }
        return PresentationSurroundings(
            size: size, safeArea: container?.safeAreaInsets ?? .zero, traits: traitCollection)
    }

    final func forward(_ news: TransitionNews, with coordinator: any UIViewControllerTransitionCoordinator) {
        turned = (coordinator as? TransitionCoordinator)?.turned
        let told = news.news(of: presentedViewController, in: self)
        turned = nil
        coordinator.forward(to: [(presentedViewController, told)])
    }

    /// Gives the presented view its frame, and what is presented within that frame its own.
    final func placePresentedView() {
        guard let view = presentedView else { return }
        let frame = frameOfPresentedViewInContainerView
        if view.frame != frame { view.frame = frame }
        presentedViewController.presentedStorage?.activePresentation?.followPresenter()
    }

    /// Has the container cover the presenter's view, if it does not fill the window.
    final func followPresenter() {
        guard let container, !fillsWindow, let view = presentingViewController.viewStorage else { return }
        if container.frame != view.frame { container.frame = view.frame }
    }

    // MARK: Container

    /// Puts the container in: over the window, or over the presenter's view.
    final func install(over presenterView: UIView, in window: UIWindow) {
        let active = active
        let made = PresentationContainer(frame: window.bounds)
        made.presentation = active
        let home = presenterView.superview
        if let home, home !== window, !active.shouldPresentInFullscreen {
            made.frame = presenterView.frame
            made.autoresizingMask = presenterView.autoresizingMask
            home.insertSubview(made, aboveSubview: presenterView)
        } else {
            made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            window.addSubview(made)
        }
        container = made
        adaptive?.container = made
        active.furnish(made)
        active.updateTraits()
    }

    /// Takes the container out, with all that is in it.
    final func uninstall() {
        active.clear()
        if let view = active.presentedView, view.superview === container { view.removeFromSuperview() }
        container?.removeFromSuperview()
        container = nil
        adaptive?.container = nil
    }

    // MARK: Traits

    /// Has the presented controller hear what counts for it.
    final func updateTraits() {
        guard container != nil else { return }
        let active = known.active
        let values = active.ownTraits.overridden(by: known.overrideTraitCollection?.values ?? .unspecified)
            .overridden(by: active === known ? .unspecified : active.overrideTraitCollection?.values ?? .unspecified)
        let controller = presentedViewController
        if controller.traits.container != values { controller.setTraits { $0.container = values } }
    }

    // MARK: Adapting

    /// The style in place of its own one by traits, as far as there is such a thing; `.none`: its own.
    private func wantedStyle(_ traits: UITraitCollection) -> UIModalPresentationStyle {
        let wanted = adaptivePresentationStyle(for: traits)
        switch wanted {
        case style, .none, .custom, .popover: return .none
        case .automatic: return ownAdaptiveStyle(traits)
        default: return wanted
        }
    }

    /// Adapts to traits.
    /// - Returns: the style that it has adapted to; `.none`: its own.
    final func adapt(to traits: UITraitCollection) -> UIModalPresentationStyle { adapt(to: wantedStyle(traits)) }

    private func adapt(to wanted: UIModalPresentationStyle) -> UIModalPresentationStyle {
        if (adaptive?.style ?? .none) == wanted { return wanted }
        adaptive?.origin = nil
        adaptive?.container = nil
        adaptive = nil
        if wanted != .none, let made = makeAdaptive(wanted) {
            made.origin = self
            made.setPresenting(presentingViewController)
            delegate?.presentationController(self, prepare: made)
            adaptive = made
        }
        return adaptive?.style ?? .none
    }

    private func makeAdaptive(_ style: UIModalPresentationStyle) -> UIPresentationController? {
        switch style {
        case .pageSheet, .formSheet:
            let sheet =
                (self as? UIPopoverPresentationController)?.adaptiveSheetPresentationController
                ?? UISheetPresentationController(
                    presentedViewController: presentedViewController, presenting: presentingViewController)
            sheet.style = style
            return sheet
        case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext:
            return FillingPresentationController(presentedViewController, presentingViewController, style)
        default: return nil
        }
    }

    /// The traits of the window are others: adapts anew, and lays the container out.
    final func windowDidTurn() {
        guard let container, let host = presentedViewController.host else { return }
        let wanted = wantedStyle(container.traitCollection)
        if wanted != adaptive?.style ?? .none {
            // A transition goes on as it has begun.
            host.transitions.finish()
            if self.container == nil { return }
            active.clear()
            _ = adapt(to: wanted)
            adaptive?.container = container
            container.presentation = active
            active.furnish(container)
            active.updateTraits()
            let presenter = presentingViewController
            if active.shouldRemovePresentersView != presenter.isCovered {
                presenter.isCovered ? presenter.uncover() : presenter.cover()
            }
        }
        followPresenter()
        active.containerDidTurn()
        container.setNeedsLayout()
    }

    // MARK: Dismissing by touch

    /// A user wants the presentation to end.
    final func userWantsDismissal() {
        let known = known
        let delegate = known.delegate
        guard !presentedViewController.holdsPresentation,
            delegate?.presentationControllerShouldDismiss(known) ?? true
        else {
            delegate?.presentationControllerDidAttemptToDismiss(known)
            return
        }
        delegate?.presentationControllerWillDismiss(known)
        let controller = presentedViewController
        presentingViewController.askToDismiss(true) {
            delegate?.presentationControllerDidDismiss(known)
            controller.userDidDismiss()
        }
    }
}

extension UIViewController {
    /// Whether the controller, or one in it that is on screen, does not let a user dismiss the presentation.
    final var holdsPresentation: Bool {
        var waiting = [self]
        while let controller = waiting.popLast() {
            if controller.isModalInPresentation { return true }
            waiting.append(contentsOf: controller.childStorage.filter { $0.viewStorage?.window != nil })
        }
        return false
    }
}
