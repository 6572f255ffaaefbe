import EspalierViews
import Foundation

/// What contains content and is contained itself, as far as sizes go: every view controller.
public protocol UIContentContainer: AnyObject {
    /// The size that a container should give the content. Zero: no wish.
    var preferredContentSize: CGSize { get }

    /// A child wishes another size.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

    /// Constraints have given the view of a child another size.
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)

    /// The size that a child is going to have when its parent has `parentSize`.
    func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize

    /// The content is about to change its size.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

    /// The content is about to have other traits.
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {
    final func setPreferredContentSize(_ new: CGSize) {
        if new == wishedSize { return }
        wishedSize = new
        parentStorage?.preferredContentSizeDidChange(forChildContentContainer: self)
        activePresentation?.preferredContentSizeDidChange(forChildContentContainer: self)
    }

    /// Tells the parent if constraints have given the root view another size than it was told of.
    final func tellFittedSize(of view: UIView) {
        guard let parentStorage, !view.translatesAutoresizingMaskIntoConstraints else {
            fittedSize = nil
            return
        }
        let size = view.bounds.size
        if size == fittedSize { return }
        fittedSize = size
        parentStorage.systemLayoutFittingSizeDidChange(forChildContentContainer: self)
    }
}
