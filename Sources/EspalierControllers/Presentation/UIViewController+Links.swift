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

    final var nearestPresenting: UIViewController? {
        var current: UIViewController? = self
        while let controller = current {
            if let presenting = controller.presentingStorage { return presenting }
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
    }

    /// Tells the tree's diagnostics handler, or standard error, where there is nobody to throw to.
    final func refuse(_ message: String) {
        let view = viewStorage ?? nearestHost?.window
        (view ?? UIView()).report(ViewDiagnostic(message: message, views: view.map { [$0] } ?? []))
    }
}
