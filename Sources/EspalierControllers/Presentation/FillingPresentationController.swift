import EspalierViews
import Foundation

/// What fills the window, or the presenter's frame.
final class FillingPresentationController: UIPresentationController {
    init(_ presented: UIViewController, _ presenting: UIViewController?, _ style: UIModalPresentationStyle) {
        super.init(presentedViewController: presented, presenting: presenting)
        self.style = style
    }

    override var shouldRemovePresentersView: Bool { style == .fullScreen || style == .currentContext }

    override var shouldPresentInFullscreen: Bool { !style.looksForContext }

    override func containerViewWillLayoutSubviews() { placePresentedView() }
}
