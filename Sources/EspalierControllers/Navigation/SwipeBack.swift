import EspalierControls
import EspalierViews
import Foundation

/// A finger that goes from the leading edge towards the other one takes the top controller from a stack.
///
/// UIKit moves the views with the finger. Here they stay until it is lifted: what is popped is the same.
final class SwipeBack: UIGestureRecognizerDelegate {
    let recognizer = UIScreenEdgePanGestureRecognizer()
    private unowned let controller: UINavigationController

    init(_ controller: UINavigationController) {
        self.controller = controller
        recognizer.delegate = self
        recognizer.addTarget(self, action: SwipeBack.move)
        follow()
    }

    /// Begins at the edge that texts begin at.
    private func follow() {
        let isReversed = controller.viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        recognizer.edges = isReversed ? .right : .left
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        follow()
        return true
    }

    /// Where the user could go back by the bar as well.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard !controller.isBarHidden, controller.presentedViewController == nil,
            let item = controller.topViewController?.navigationItem
        else { return false }
        let isReplaced = item.leftBarButtonItems?.isEmpty == false && !item.leftItemsSupplementBackButton
        return !item.hidesBackButton && !isReplaced
    }

    private func move() {
        guard recognizer.state == .ended, controller.childStorage.count > 1, let view = controller.viewIfLoaded else {
            return
        }
        let direction: CGFloat = recognizer.edges == .right ? -1 : 1
        let way = recognizer.translation(in: view).x * direction
        let speed = recognizer.velocity(in: view).x * direction
        // Past the middle, unless the finger turns back; or fast.
        if speed >= 0 && way > view.bounds.width / 2 || speed > 500 { controller.popViewController(animated: true) }
    }
}
