import EspalierViews
import Foundation

extension UIViewController {
    final var usualOrientations: UIInterfaceOrientationMask {
        traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }

    /// How the controller's window is turned; upright where there is none.
    final var presentOrientation: UIInterfaceOrientation { nearestHost?.window?.screen?.orientation ?? .portrait }

    final func updateOrientation() {
        guard let host = nearestHost, let window = host.window, let present = window.screen?.orientation,
            let filling = host.filling
        else { return }
        let supported = filling.supportedInterfaceOrientations
        func isSupported(_ orientation: UIInterfaceOrientation) -> Bool {
            orientation != .unknown && supported.contains(UIInterfaceOrientationMask(orientation))
        }
        if isSupported(present) { return }
        let candidates: [UIInterfaceOrientation] = [
            filling.preferredInterfaceOrientationForPresentation, .portrait, .landscapeRight, .landscapeLeft,
            .portraitUpsideDown,
        ]
        if let new = candidates.first(where: isSupported) { window.rotate(to: new) }
    }
}
