import EspalierViews
import Foundation

/// What a view of a collection view was fitted for, and what it answered.
struct FittedElement {
    /// The size that the layout gave.
    var given: CGSize
    var preferred: CGSize
    /// Which of the collection view's `fittingEpoch` it was.
    var epoch: Int
}

/// On which axes a view keeps the length that its layout gives it.
struct KeptAxes: OptionSet {
    let rawValue: Int

    static let width = KeptAxes(rawValue: 1)
    static let height = KeptAxes(rawValue: 2)
}

extension UICollectionReusableView: FittingListener {
    package final func fittedSizeMayHaveChanged() {
        guard fitted != nil, let shownBy, shownBy.selfSizingInvalidation != .disabled else { return }
        fitted = nil
        shownBy.viewMayWantAnotherSize()
    }

    /// The view whose constraints say how large this one wants to be, if any does.
    private var fittedView: UIView? {
        if let content = (self as? UICollectionViewCell)?.ownContentView, content.holdsConstraints { return content }
        return holdsConstraints ? self : nil
    }

    final func fittedAttributes(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        let given = attributes.size
        var size: CGSize
        if let view = fittedView {
            let kept = shownBy?.currentLayout.keptAxes(of: attributes) ?? []
            // The cell's own answer, which a subclass may override.
            size = systemLayoutSizeFitting(
                given, withHorizontalFittingPriority: kept.contains(.width) ? .required : .fittingSizeLevel,
                verticalFittingPriority: kept.contains(.height) ? .required : .fittingSizeLevel)
            view.hearFittings()
        } else if let cell = self as? UICollectionViewCell, cell.hasConfiguredContent {
            size = systemLayoutSizeFitting(
                given, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        } else {
            size = sizeThatFits(given)
        }
        guard size.width.isFinite, size.height.isFinite else {
            trap("the size that fits \(brief), \(attributes.brief), is \(size): it must be finite")
        }
        let scale = pixelScale
        size = CGSize(
            width: UIView.upToPixel(max(0, size.width), scale), height: UIView.upToPixel(max(0, size.height), scale))
        guard size != given, let preferred = attributes.copy() as? UICollectionViewLayoutAttributes else {
            return attributes
        }
        if preferred.transform.isIdentity {
            preferred.frame.size = size
        } else {
            preferred.size = size
        }
        return preferred
    }
}
