import EspalierViews
import Foundation

/// The view of a background configuration, behind the content of a cell, a header or a footer.
final class SystemBackgroundView: UIView {
    private(set) var configuration = UIBackgroundConfiguration.clear()
    private var imageView: UIImageView?

    func show(_ new: UIBackgroundConfiguration) {
        let old = configuration
        configuration = new
        backgroundColor = new.resolvedBackgroundColor(for: tintColor)
        layer.cornerRadius = new.cornerRadius
        layer.borderWidth = new.strokeWidth
        layer.borderColor =
            new.strokeWidth > 0 ? new.resolvedStrokeColor(for: tintColor).cgColor : nil
        if let image = new.image {
            let view = imageView ?? UIImageView()
            imageView = view
            view.image = image
            view.contentMode = new.imageContentMode
            if view.superview !== self { insertSubview(view, at: 0) }
        } else {
            imageView?.removeFromSuperview()
        }
        if old.customView !== new.customView, old.customView?.superview === self {
            old.customView?.removeFromSuperview()
        }
        if let view = new.customView, view.superview !== self { addSubview(view) }
        setNeedsLayout()
    }

    /// Stands where the configuration says, in the bounds of a view.
    func place(in view: UIView) {
        let (bounds, margins) = (view.bounds, view.directionalLayoutMargins)
        let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
        var insets = configuration.backgroundInsets
        if edges.contains(.top) { insets.top += margins.top }
        if edges.contains(.leading) { insets.leading += margins.leading }
        if edges.contains(.bottom) { insets.bottom += margins.bottom }
        if edges.contains(.trailing) { insets.trailing += margins.trailing }
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let frame = bounds.inset(
            by: UIEdgeInsets(
                top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
                right: isMirrored ? insets.leading : insets.trailing))
        if self.frame != frame { self.frame = frame }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        imageView?.frame = bounds
        configuration.customView?.frame = bounds
    }
}
