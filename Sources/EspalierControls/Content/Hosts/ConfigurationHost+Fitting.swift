import EspalierViews
import Foundation

extension ConfigurationHost {
    /// The size that configured content asks for at a width: what its constraints say, else its intrinsic height, else
    /// what fits. nil where no configuration is shown.
    func configuredSize(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize? {
        guard hasConfiguredContent else { return nil }
        let view = ownContentView
        // Its constraints are those of its guides.
        if !(view is UIListContentView) {
            if view.holdsConstraints {
                return view.systemLayoutSizeFitting(
                    target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
            }
            let wish = view.intrinsicContentSize
            if wish.height >= 0 { return CGSize(width: target.width, height: wish.height) }
        }
        return CGSize(width: target.width, height: view.sizeThatFits(CGSize(width: target.width, height: 0)).height)
    }
}
