import UIKit

/// A heart that jumps, with a count beside it.
final class LikeButton: UIControl {
    private let heartView = UIImageView()
    private let countLabel = UILabel()

    private(set) var isLiked = false
    var count = 0 {
        didSet { update() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        heartView.image = UIImage(size: CGSize(width: 22, height: 20), name: "heart")
        countLabel.font = .preferredFont(forTextStyle: .footnote)
        addSubview(heartView)
        addSubview(countLabel)
        addTarget(self, action: LikeButton.toggle, for: .touchUpInside)
        update()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var text: String? { countLabel.text }
    var heartFrame: CGRect { heartView.frame }

    private func toggle() {
        isLiked.toggle()
        count += isLiked ? 1 : -1
        if isLiked {
            UIView.animateKeyframes(withDuration: 0.4, delay: 0, options: .calculationModeCubic) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                    self.heartView.transform = CGAffineTransform(scaleX: 1.4, y: 1.4)
                }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                    self.heartView.transform = .identity
                }
            }
        }
        sendActions(for: .valueChanged)
    }

    private func update() {
        heartView.tintColor = isLiked ? .systemRed : .secondaryLabel
        switch count {
        case 0: countLabel.text = nil
        case ..<1000: countLabel.text = "\(count)"
        default: countLabel.text = String(format: "%.1fK", Double(count) / 1000)
        }
        accessibilityValue = isLiked ? "liked" : nil
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    override var intrinsicContentSize: CGSize {
        let text = countLabel.intrinsicContentSize
        return CGSize(width: 22 + (countLabel.text == nil ? 0 : 6 + text.width), height: 44)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        heartView.bounds.size = CGSize(width: 22, height: 20)
        heartView.center = CGPoint(x: 11, y: bounds.midY)
        let text = countLabel.intrinsicContentSize
        countLabel.frame = CGRect(x: 28, y: bounds.midY - text.height / 2, width: text.width, height: text.height)
    }
}

/// A button that says what it did, and is narrower then.
final class FollowButton: UIButton {
    var isFollowing = false {
        didSet { isSelected = isFollowing }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        setTitle("Follow", for: .normal)
        setTitle("Following", for: .selected)
        setTitleColor(.white, for: .normal)
        setTitleColor(.label, for: .selected)
        contentEdgeInsets = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
        layer.cornerRadius = 8
        updateColors()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override var isSelected: Bool {
        didSet { updateColors() }
    }

    private func updateColors() {
        backgroundColor = isSelected ? .clear : .systemBlue
        layer.borderWidth = isSelected ? 1 : 0
    }
}

/// A text of which only some lines are shown, until it is tapped.
final class ExpandableTextView: UIView {
    private let label = UILabel()
    private let moreButton = UIButton(type: .system)
    private let limit = 2
    private let stack = UIStackView()
    var onExpand: (() -> Void)?

    var text: String? {
        didSet {
            label.text = text
            isExpanded = false
            setNeedsLayout()
        }
    }

    private(set) var isExpanded = false {
        didSet {
            label.numberOfLines = isExpanded ? 0 : limit
            if isExpanded { moreButton.isHidden = true }
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = limit
        moreButton.setTitle("more", for: .normal)
        moreButton.addTarget(self, action: ExpandableTextView.expand, for: .touchUpInside)
        stack.axis = .vertical
        stack.alignment = .leading
        stack.addArrangedSubview(label)
        stack.addArrangedSubview(moreButton)
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor), stack.bottomAnchor.constraint(equalTo: bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var button: UIButton { moreButton }
    var textLabel: UILabel { label }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard !isExpanded else { return }
        let full = label.textRect(
            forBounds: CGRect(x: 0, y: 0, width: bounds.width, height: .greatestFiniteMagnitude),
            limitedToNumberOfLines: 0)
        let cut = label.textRect(
            forBounds: CGRect(x: 0, y: 0, width: bounds.width, height: .greatestFiniteMagnitude),
            limitedToNumberOfLines: limit)
        let isCut = full.height > cut.height
        if moreButton.isHidden == isCut { moreButton.isHidden = !isCut }
    }

    private func expand() {
        isExpanded = true
        onExpand?()
    }
}
