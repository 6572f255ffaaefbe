import EspalierViews
import Foundation

/// What a controller says of the safe area and the margins of its view.
struct ControllerInsets {
    var additional = UIEdgeInsets.zero
    var respectsSystemMinimum = true
    var extendedEdges = UIRectEdge.all
    var includesOpaqueBars = false
    /// What the bars of a container cover.
    var container = UIEdgeInsets.zero
}

extension UIViewController: ViewOwner {
    package final func viewWillLayoutSubviews(_ view: UIView) {
        prepareContent()
        placeContent()
        placeSearch()
        viewWillLayoutSubviews()
    }

    package final func viewDidLayoutSubviews(_ view: UIView) {
        viewDidLayoutSubviews()
        tellFittedSize(of: view)
    }

    package final func viewUpdateConstraints(_ view: UIView) { updateViewConstraints() }

    /// What the base of `updateViewConstraints()` does.
    final func updateRootConstraints() { viewStorage?.updateConstraints() }

    package final func view(_ view: UIView, willMoveToWindow window: UIWindow?) { announceAppearance(in: window) }

    package final func viewDidMoveToWindow(_ view: UIView) {}

    package final func viewDidEndMoving(_ view: UIView) { updateAppearance() }

    package final func viewSafeAreaInsetsDidChange(_ view: UIView) { viewSafeAreaInsetsDidChange() }

    package final func viewLayoutMarginsDidChange(_ view: UIView) { viewLayoutMarginsDidChange() }

    package final var containerSafeAreaInsets: UIEdgeInsets { insets.container }

    package final var isBelowBars: Bool { navigationController != nil || tabBarController != nil }

    package final var minimumLayoutMargins: UIEdgeInsets? {
        guard viewRespectsSystemMinimumLayoutMargins else { return nil }
        let least = systemMinimumLayoutMargins
        return UIEdgeInsets(top: least.top, left: least.leading, bottom: least.bottom, right: least.trailing)
    }

    final var systemMinimum: NSDirectionalEdgeInsets {
        let side: CGFloat = (viewStorage?.bounds.size.width ?? 0) >= 414 ? 20 : 16
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    /// Changes insets, and tells the view and those around it what follows.
    final func setInsets(_ change: (inout ControllerInsets) -> Void) {
        let oldMargins = viewStorage?.layoutMargins
        let old = insets
        change(&insets)
        guard let view = viewStorage else { return }
        view.updateSafeArea()
        if old.respectsSystemMinimum != insets.respectsSystemMinimum, view.layoutMargins != oldMargins {
            view.setNeedsLayout()
            view.constraintInsetsDidChange()
            view.tellMargins()
        }
        if old.extendedEdges != insets.extendedEdges || old.includesOpaqueBars != insets.includesOpaqueBars {
            parentStorage?.viewStorage?.setNeedsLayout()
        }
    }

    final var nextResponder: UIResponder? {
        guard let view = viewStorage else { return parentStorage }
        return presentingStorage ?? view.superview
    }
}
