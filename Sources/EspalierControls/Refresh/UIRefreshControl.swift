import EspalierViews
import Foundation

/// What begins refreshing when a finger pulls a list down. Nothing of it is shown, and it takes no room.
///
/// A drag that lets go while content stands 60 points or more below its place sends `.valueChanged`; whoever refreshes
/// calls `endRefreshing()`.
open class UIRefreshControl: UIControl {
    private final var refreshes = false

    /// Makes a control without a size.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a control from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Whether refreshing goes on. False by default.
    open var isRefreshing: Bool { refreshes }

    /// What would be said below the sign. nil by default.
    open var attributedTitle: NSAttributedString?

    /// Begins refreshing, as who begins it by code says. Sends no actions.
    open func beginRefreshing() { refreshes = true }

    /// Ends refreshing.
    open func endRefreshing() { refreshes = false }

    /// A finger has pulled far enough.
    final func pull() {
        guard isEnabled, !refreshes else { return }
        refreshes = true
        sendActions(for: .valueChanged)
    }
}

extension UIScrollView {
    /// Puts the control behind the other subviews, and takes the one before out.
    final func showRefreshControl(insteadOf old: UIRefreshControl?) {
        if refreshControl === old { return }
        if old?.superview === self { old?.removeFromSuperview() }
        if let refreshControl { super.insertSubview(refreshControl, at: 0) }
    }
}
