import UIKit

/// A card that is pulled up and down, and settles at the nearer end.
final class PullCard: UIViewController, UIGestureRecognizerDelegate {
    enum Position {
        case closed, open
    }

    let card = UIView()
    let list = UIScrollView()
    private(set) var position = Position.closed
    private var startY: CGFloat = 0
    private(set) lazy var pan = UIPanGestureRecognizer(target: self, action: PullCard.panned(_:))

    private var closedY: CGFloat { view.bounds.height - 120 }
    private let openY: CGFloat = 100

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(card)
        card.addSubview(list)
        list.contentSize = CGSize(width: 100, height: 2000)
        pan.delegate = self
        card.addGestureRecognizer(pan)
        let tap = UITapGestureRecognizer(target: self, action: PullCard.toggle)
        tap.require(toFail: pan)
        card.addGestureRecognizer(tap)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard pan.state == .possible else { return }
        place()
    }

    private func place() {
        card.frame = CGRect(x: 0, y: position == .open ? openY : closedY, width: view.bounds.width, height: 600)
        list.frame = CGRect(x: 0, y: 60, width: card.bounds.width, height: 540)
        list.isScrollEnabled = position == .open
    }

    private func panned(_ gesture: UIPanGestureRecognizer) {
        switch gesture.state {
        case .began:
            startY = card.frame.minY
        case .changed:
            let translation = gesture.translation(in: view)
            card.frame.origin.y = min(max(startY + translation.y, openY), closedY)
        case .ended, .cancelled:
            let velocity = gesture.velocity(in: view).y
            let middle = (openY + closedY) / 2
            let opens = abs(velocity) > 500 ? velocity < 0 : card.frame.minY < middle
            position = opens ? .open : .closed
            UIView.animate(withDuration: 0.3) { self.place() }
        default:
            break
        }
    }

    private func toggle() {
        position = position == .open ? .closed : .open
        place()
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        // The list of an open card scrolls by itself.
        !(position == .open && touch.location(in: card).y > 60)
    }
}
