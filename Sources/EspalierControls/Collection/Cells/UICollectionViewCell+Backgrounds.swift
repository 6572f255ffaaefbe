import EspalierViews
import Foundation

extension UICollectionViewCell {
    final func setBackgroundView(_ view: UIView?) {
        if ownBackgroundView === view { return }
        ownBackgroundView?.removeFromSuperview()
        ownBackgroundView = view
        guard let view else { return }
        writeBackground(nil)
        view.frame = bounds
        insertSubview(view, at: 0)
    }

    final func setSelectedBackgroundView(_ view: UIView?) {
        if ownSelectedBackgroundView === view { return }
        ownSelectedBackgroundView?.removeFromSuperview()
        ownSelectedBackgroundView = view
        guard let view else { return }
        writeBackground(nil)
        view.frame = bounds
        view.isHidden = !(isSelected || isHighlighted)
        insertSubview(view, belowSubview: ownContentView)
    }

    /// The view behind a selected cell is there all the time, so that selecting does not change the hierarchy.
    final func showSelection() {
        guard let view = ownSelectedBackgroundView else { return }
        view.isHidden = !(isSelected || isHighlighted)
    }

    final func layOutContent() {
        let bounds = bounds
        ownContentView.frame = contentFrame
        placeBackground()
        ownBackgroundView?.frame = bounds
        ownSelectedBackgroundView?.frame = bounds
    }
}
