import UIKit

protocol ProfileHeaderViewDelegate: AnyObject {
    func profileHeaderViewDidTapFollow(_ view: ProfileHeaderView)
}

/// A header with a picture, two labels and a button, laid out by frames.
class ProfileHeaderView: UIView {
    struct Metrics {
        static let padding: CGFloat = 16
        static let imageSize = CGSize(width: 64, height: 64)
        static let spacing: CGFloat = 12
        static let buttonHeight: CGFloat = 36
    }

    weak var delegate: ProfileHeaderViewDelegate?

    private(set) lazy var imageView: UIImageView = {
        let imageView = UIImageView()
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        imageView.backgroundColor = .systemGray5
        return imageView
    }()

    let nameLabel: UILabel = {
        let label = UILabel()
        label.font = .systemFont(ofSize: 17, weight: .semibold)
        label.textColor = .label
        return label
    }()

    let bioLabel = UILabel()
    let followButton = UIButton(type: .system)

    var bio: String? {
        get { bioLabel.text }
        set {
            bioLabel.text = newValue
            setNeedsLayout()
        }
    }

    var isCompact = false {
        didSet {
            guard isCompact != oldValue else { return }
            bioLabel.isHidden = isCompact
            invalidateIntrinsicContentSize()
            setNeedsLayout()
            setNeedsDisplay()
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        commonInit()
    }

    convenience init(name: String, bio: String) {
        self.init(frame: .zero)
        nameLabel.text = name
        bioLabel.text = bio
    }

    private func commonInit() {
        backgroundColor = .systemBackground
        bioLabel.font = UIFont.preferredFont(forTextStyle: .footnote)
        bioLabel.textColor = .secondaryLabel
        bioLabel.numberOfLines = 0
        followButton.setTitle("Follow", for: .normal)
        followButton.addAction(
            UIAction { [weak self] _ in
                guard let self = self else { return }
                self.delegate?.profileHeaderViewDidTapFollow(self)
            }, for: .touchUpInside)
        [imageView, nameLabel, bioLabel, followButton].forEach(addSubview)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let content = bounds.inset(
            by: UIEdgeInsets(
                top: Metrics.padding, left: Metrics.padding, bottom: Metrics.padding, right: Metrics.padding))
        imageView.frame = CGRect(origin: content.origin, size: Metrics.imageSize)
        let textX = imageView.frame.maxX + Metrics.spacing
        let textWidth = content.maxX - textX
        let nameSize = nameLabel.sizeThatFits(CGSize(width: textWidth, height: .greatestFiniteMagnitude))
        nameLabel.frame = CGRect(x: textX, y: content.minY, width: textWidth, height: nameSize.height)
        var y = nameLabel.frame.maxY
        if !isCompact {
            let bioSize = bioLabel.sizeThatFits(CGSize(width: textWidth, height: .greatestFiniteMagnitude))
            bioLabel.frame = CGRect(x: textX, y: y + 4, width: textWidth, height: bioSize.height)
            y = bioLabel.frame.maxY
        }
        followButton.frame = CGRect(
            x: content.minX, y: max(imageView.frame.maxY, y) + Metrics.spacing, width: content.width,
            height: Metrics.buttonHeight)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let textWidth = size.width - 2 * Metrics.padding - Metrics.imageSize.width - Metrics.spacing
        let fitting = CGSize(width: textWidth, height: .greatestFiniteMagnitude)
        var text = nameLabel.sizeThatFits(fitting).height
        if !isCompact { text += 4 + bioLabel.sizeThatFits(fitting).height }
        let height = max(Metrics.imageSize.height, text) + Metrics.spacing + Metrics.buttonHeight
        return CGSize(width: size.width, height: height + 2 * Metrics.padding)
    }

    override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: isCompact ? 144 : 200)
    }
}
