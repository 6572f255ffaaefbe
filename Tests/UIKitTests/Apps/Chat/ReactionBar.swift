import UIKit

protocol ReactionBarDelegate: AnyObject {
    func reactionBar(_ bar: ReactionBar, didPick reaction: Character)
}

/// Reactions in a capsule above a message; the one under the finger is larger.
final class ReactionBar: UIView {
    weak var delegate: ReactionBarDelegate?

    private let reactions: [Character]
    private var labels: [UILabel] = []
    private(set) var hovered: Int?
    private let side: CGFloat = 44

    init(reactions: [Character]) {
        self.reactions = reactions
        super.init(frame: CGRect(x: 0, y: 0, width: CGFloat(reactions.count) * 44, height: 44))
        labels = reactions.map { reaction in
            let label = UILabel()
            label.text = String(reaction)
            label.textAlignment = .center
            label.font = .systemFont(ofSize: 26)
            addSubview(label)
            return label
        }
        layer.cornerRadius = side / 2
        let press = UILongPressGestureRecognizer(target: self, action: ReactionBar.pressed(_:))
        press.minimumPressDuration = 0
        addGestureRecognizer(press)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func frameOfLabel(at index: Int) -> CGRect { labels[index].frame }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: CGFloat(reactions.count) * side, height: side)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, label) in labels.enumerated() {
            label.bounds = CGRect(x: 0, y: 0, width: side, height: side)
            label.center = CGPoint(x: (CGFloat(index) + 0.5) * side, y: bounds.midY)
            label.transform =
                index == hovered
                ? CGAffineTransform(translationX: 0, y: -12).scaledBy(x: 1.5, y: 1.5) : .identity
        }
    }

    private func pressed(_ gesture: UILongPressGestureRecognizer) {
        let x = gesture.location(in: self).x
        switch gesture.state {
        case .began, .changed:
            let index = Int((x / side).rounded(.down))
            hovered = labels.indices.contains(index) ? index : nil
        case .ended:
            if let hovered { delegate?.reactionBar(self, didPick: reactions[hovered]) }
            hovered = nil
        default:
            hovered = nil
        }
        setNeedsLayout()
    }
}
