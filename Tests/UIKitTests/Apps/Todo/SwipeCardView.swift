import UIKit

/// A card that is thrown to the right when it is done and to the left when it is put off; let go too early, it comes back.
final class SwipeCardView: UIView {
    enum Verdict {
        case done, later
    }

    private let titleLabel = UILabel()
    private let stamp = UILabel()
    var onVerdict: ((Verdict) -> Void)?
    private let threshold: CGFloat = 120

    init(title: String) {
        super.init(frame: .zero)
        titleLabel.text = title
        titleLabel.textAlignment = .center
        stamp.alpha = 0
        layer.cornerRadius = 16
        layer.borderWidth = 1
        addSubview(titleLabel)
        addSubview(stamp)
        let pan = UIPanGestureRecognizer(target: self, action: SwipeCardView.panned(_:))
        pan.maximumNumberOfTouches = 1
        addGestureRecognizer(pan)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var stampText: String? { stamp.alpha > 0 ? stamp.text : nil }
    var titleFrame: CGRect { titleLabel.frame }

    override func layoutSubviews() {
        super.layoutSubviews()
        titleLabel.frame = bounds.insetBy(dx: 20, dy: 20)
        stamp.frame = CGRect(x: 20, y: 20, width: 100, height: 30)
    }

    private func panned(_ gesture: UIPanGestureRecognizer) {
        let translation = gesture.translation(in: superview)
        switch gesture.state {
        case .changed:
            let turn = translation.x / 1000
            transform = CGAffineTransform(translationX: translation.x, y: translation.y).rotated(by: turn)
            stamp.text = translation.x > 0 ? "Done" : "Later"
            stamp.alpha = min(abs(translation.x) / threshold, 1)
        case .ended where abs(translation.x) > threshold:
            throwAway(translation.x > 0 ? .done : .later)
        case .ended, .cancelled, .failed:
            UIView.animate(
                withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0, options: []
            ) {
                self.transform = .identity
                self.stamp.alpha = 0
            }
        default:
            break
        }
    }

    private func throwAway(_ verdict: Verdict) {
        let distance: CGFloat = verdict == .done ? 600 : -600
        UIView.animate(
            withDuration: 0.3,
            animations: { self.transform = CGAffineTransform(translationX: distance, y: 0) },
            completion: { _ in
                self.removeFromSuperview()
                self.onVerdict?(verdict)
            })
    }
}

/// Cards on top of one another, the next ones smaller behind the first.
final class CardDeckController: UIViewController {
    private var titles: [String]
    private(set) var cards: [SwipeCardView] = []
    private(set) var verdicts: [SwipeCardView.Verdict] = []

    init(titles: [String]) {
        self.titles = titles
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        for _ in 0..<3 { dealOne() }
    }

    private func dealOne() {
        guard !titles.isEmpty else { return }
        let card = SwipeCardView(title: titles.removeFirst())
        card.onVerdict = { [weak self] verdict in
            self?.verdicts.append(verdict)
            self?.cards.removeFirst()
            self?.dealOne()
            self?.view.setNeedsLayout()
        }
        cards.append(card)
        view.insertSubview(card, at: 0)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 24, dy: 60)
        for (depth, card) in cards.enumerated() {
            card.bounds = CGRect(origin: .zero, size: area.size)
            card.center = CGPoint(x: area.midX, y: area.midY + CGFloat(depth) * 16)
            let scale = 1 - CGFloat(depth) * 0.05
            card.transform = CGAffineTransform(scaleX: scale, y: scale)
            card.isUserInteractionEnabled = depth == 0
        }
    }
}
