import EspalierViews
import Foundation

/// The view in which a presentation takes place.
final class PresentationContainer: UIView {
    /// The one that counts; it holds this view.
    weak var presentation: UIPresentationController?
    /// What lies between the presented view and what is below the container, and keeps touches from that.
    var dimming: UIView?

    override func layoutSubviews() {
        presentation?.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        presentation?.containerViewDidLayoutSubviews()
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        guard hit === self || hit === dimming, let presentation else { return hit }
        return presentation.hitOutside(point, event, hit)
    }

    /// Puts a dimming view behind all else; touching it calls `body`.
    func dim(with color: UIColor?, _ body: @escaping () -> Void) {
        let view = UIView(frame: bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.backgroundColor = color
        view.addGestureRecognizer(UITapGestureRecognizer(target: self) { _ in body() })
        insertSubview(view, at: 0)
        dimming = view
    }

    func undim() {
        dimming?.removeFromSuperview()
        dimming = nil
    }
}

/// What the frame of a presented view depends on.
struct PresentationSurroundings {
    var size: CGSize
    var safeArea: UIEdgeInsets
    var traits: UITraitCollection

    var bounds: CGRect { CGRect(origin: .zero, size: size) }
    var isCompactAcross: Bool { traits.horizontalSizeClass == .compact }
    var isCompactUpwards: Bool { traits.verticalSizeClass == .compact }

    /// On whole pixels.
    func rounded(_ length: CGFloat) -> CGFloat {
        let scale = max(traits.displayScale, 1)
        return (length * scale).rounded() / scale
    }
}
