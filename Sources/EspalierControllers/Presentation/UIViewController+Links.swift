import EspalierViews
import Foundation

extension UIViewController {
    final var nearestPresented: UIViewController? {
        var current: UIViewController? = self
        while let controller = current {
            if let presented = controller.presentedStorage { return presented }
            current = controller.parentStorage
        }
        return nil
    }

    final var nearestPresenting: UIViewController? { firstFromHere(\.presentingStorage) }

    /// What this controller, or the nearest of its ancestors for which there is something, has.
    final func firstFromHere<Found>(_ path: (UIViewController) -> Found?) -> Found? {
        var current: UIViewController? = self
        while let controller = current {
            if let found = path(controller) { return found }
            current = controller.parentStorage
        }
        return nil
    }

    /// Who presents when this controller is asked to: the outermost ancestor, or the nearest that defines a context.
    final func presenter(for style: UIModalPresentationStyle) -> UIViewController {
        var current = self
        while true {
            if style.looksForContext && current.definesPresentationContext { return current }
            guard let parent = current.parentStorage else { return current }
            current = parent
        }
    }

    final func linkPresentation(of presented: UIViewController, _ host: WindowControllers) {
        presentedStorage = presented
        presented.presentingStorage = self
        presented.host = host
    }

    /// Takes this controller, which was presented, from who presented it.
    final func unlinkPresentation() {
        if let presenter = presentingStorage, presenter.presentedStorage === self { presenter.presentedStorage = nil }
        presentingStorage = nil
        host = nil
        isCovered = false
        presentationStorage = nil
        if traits.container != .unspecified { setTraits { $0.container = .unspecified } }
    }

    /// Tells the tree's diagnostics handler, or standard error, where there is nobody to throw to.
    final func refuse(_ message: String) {
        let view = viewStorage ?? nearestHost?.window
        (view ?? UIView()).report(ViewDiagnostic(message: message, views: view.map { [$0] } ?? []))
    }

    // MARK: The presentation controller

    /// The one that counts at the moment, of a controller that is presented or going to be.
    final var activePresentation: UIPresentationController? { presentationStorage?.active }

    /// The presentation controller, made by the style if need be. It is kept until the dismissal has ended, or until
    /// the style is another one.
    final func ensurePresentation(
        by presenter: UIViewController?, from source: UIViewController
    ) -> UIPresentationController {
        if let presentationStorage { return presentationStorage }
        let made: UIPresentationController
        switch modalPresentationStyle {
        case .automatic, .pageSheet, .formSheet:
            made = UISheetPresentationController(presentedViewController: self, presenting: presenter)
            made.style = modalPresentationStyle == .formSheet ? .formSheet : .pageSheet
        case .popover:
            made = UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
            made.style = .popover
        case .custom:
            made =
                transitioningDelegate?.presentationController(forPresented: self, presenting: presenter, source: source)
                ?? UIPresentationController(presentedViewController: self, presenting: presenter)
        case .none, .fullScreen, .currentContext, .overFullScreen, .overCurrentContext:
            made = FillingPresentationController(self, presenter, modalPresentationStyle)
        }
        presentationStorage = made
        return made
    }

    /// What `presentationController` answers.
    final var nearestPresentation: UIPresentationController? {
        if let found = firstFromHere(\.presentationStorage) { return found }
        // A root is presented by nobody, nor is a child.
        if parentStorage != nil || host != nil { return nil }
        return ensurePresentation(by: nil, from: self)
    }

    /// Another style, or another delegate, has another presentation controller.
    final func forgetPresentation() {
        if presentingStorage == nil { presentationStorage = nil }
    }
}
