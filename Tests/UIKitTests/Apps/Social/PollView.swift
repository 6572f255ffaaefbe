import UIKit

/// An answer that turns into a bar when it is chosen.
final class PollOptionView: UIControl {
    private let fill = UIView()
    private let titleLabel = UILabel()
    private let shareLabel = UILabel()

    var share: CGFloat? {
        didSet {
            shareLabel.text = share.map { "\(Int(($0 * 100).rounded())) %" }
            setNeedsLayout()
        }
    }

    init(title: String) {
        super.init(frame: .zero)
        layer.cornerRadius = 8
        layer.borderWidth = 1
        clipsToBounds = true
        fill.backgroundColor = UIColor.systemBlue.withAlphaComponent(0.2)
        fill.isUserInteractionEnabled = false
        titleLabel.text = title
        shareLabel.textAlignment = .right
        [fill, titleLabel, shareLabel].forEach(addSubview)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var fillFrame: CGRect { fill.frame }
    var shareText: String? { shareLabel.text }

    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 40) }

    override func layoutSubviews() {
        super.layoutSubviews()
        fill.frame = CGRect(x: 0, y: 0, width: bounds.width * (share ?? 0), height: bounds.height)
        titleLabel.frame = bounds.inset(by: UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 70))
        shareLabel.frame = CGRect(x: bounds.maxX - 70, y: 0, width: 58, height: bounds.height)
    }
}

/// A question with answers, of which one is given once.
final class PollView: UIView {
    private let stack = UIStackView()
    private(set) var options: [PollOptionView] = []
    private(set) var votes: [Int]
    private(set) var chosen: Int?

    init(question: String, options titles: [String], votes: [Int]) {
        precondition(titles.count == votes.count)
        self.votes = votes
        super.init(frame: .zero)
        let label = UILabel()
        label.text = question
        label.font = .preferredFont(forTextStyle: .headline)
        label.numberOfLines = 0
        stack.axis = .vertical
        stack.spacing = 8
        stack.addArrangedSubview(label)
        options = titles.map(PollOptionView.init(title:))
        for option in options {
            option.addTarget(self, action: PollView.vote(_:), for: .touchUpInside)
            stack.addArrangedSubview(option)
        }
        stack.setCustomSpacing(12, after: label)
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        for attribute in [NSLayoutConstraint.Attribute.top, .bottom, .leading, .trailing] {
            NSLayoutConstraint(
                item: stack, attribute: attribute, relatedBy: .equal, toItem: self, attribute: attribute,
                multiplier: 1, constant: 0
            ).isActive = true
        }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func vote(_ sender: PollOptionView) {
        guard chosen == nil, let index = options.firstIndex(of: sender) else { return }
        chosen = index
        votes[index] += 1
        let sum = votes.reduce(0, +)
        UIView.animate(withDuration: 0.4) {
            for (option, votes) in zip(self.options, self.votes) {
                option.share = CGFloat(votes) / CGFloat(sum)
                option.layoutIfNeeded()
            }
        }
    }
}
