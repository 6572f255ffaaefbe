import UIKit

struct ChatMessage {
    enum Status: String {
        case sending, sent, read
    }

    var text: String
    var isMine: Bool
    var time = "9:41"
    var status = Status.sent
}

/// A picture in a circle, or the initials of a name.
final class AvatarView: UIView {
    private let imageView = UIImageView()
    private let initialsLabel = UILabel()

    var image: UIImage? {
        didSet {
            imageView.image = image
            initialsLabel.isHidden = image != nil
        }
    }

    var personName: String? {
        didSet {
            let words = personName?.split(separator: " ").prefix(2) ?? []
            initialsLabel.text = words.compactMap(\.first).map(String.init).joined()
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        backgroundColor = .systemGray3
        initialsLabel.textAlignment = .center
        initialsLabel.textColor = .white
        initialsLabel.adjustsFontSizeToFitWidth = true
        addSubview(imageView)
        addSubview(initialsLabel)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var initials: UILabel { initialsLabel }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = min(bounds.width, bounds.height) / 2
        imageView.frame = bounds
        initialsLabel.frame = bounds.insetBy(dx: bounds.width * 0.15, dy: bounds.height * 0.15)
        initialsLabel.font = .systemFont(ofSize: max(1, (bounds.height * 0.4).rounded()), weight: .semibold)
    }
}

/// A message in a bubble: at the trailing edge if it is mine, else at the leading one, beside a picture.
final class ChatBubbleCell: UITableViewCell {
    static let identifier = String(describing: ChatBubbleCell.self)

    private enum Constants {
        static let maximumShare: CGFloat = 0.72
        static let margin: CGFloat = 12
        static let padding = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)
    }

    let bubble = UIView()
    let messageLabel = UILabel()
    let avatarView = AvatarView()

    private var mineConstraints: [NSLayoutConstraint] = []
    private var theirsConstraints: [NSLayoutConstraint] = []

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        backgroundColor = .clear
        bubble.layer.cornerRadius = 16
        messageLabel.numberOfLines = 0
        [bubble, messageLabel, avatarView].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
        contentView.addSubview(bubble)
        contentView.addSubview(avatarView)
        bubble.addSubview(messageLabel)
        activateConstraints()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func activateConstraints() {
        let padding = Constants.padding
        let bottom = bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4)
        bottom.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
            bottom,
            bubble.widthAnchor.constraint(
                lessThanOrEqualTo: contentView.widthAnchor, multiplier: Constants.maximumShare),
            messageLabel.topAnchor.constraint(equalTo: bubble.topAnchor, constant: padding.top),
            messageLabel.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: padding.left),
            messageLabel.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -padding.right),
            messageLabel.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -padding.bottom),
            avatarView.widthAnchor.constraint(equalToConstant: 28),
            avatarView.heightAnchor.constraint(equalToConstant: 28),
            avatarView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: Constants.margin),
            avatarView.bottomAnchor.constraint(equalTo: bubble.bottomAnchor),
        ])
        mineConstraints = [
            bubble.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -Constants.margin)
        ]
        theirsConstraints = [bubble.leadingAnchor.constraint(equalTo: avatarView.trailingAnchor, constant: 8)]
    }

    func configure(with message: ChatMessage) {
        messageLabel.text = message.text
        messageLabel.textColor = message.isMine ? .white : .label
        bubble.backgroundColor = message.isMine ? .systemBlue : .secondarySystemBackground
        avatarView.isHidden = message.isMine
        NSLayoutConstraint.deactivate(message.isMine ? theirsConstraints : mineConstraints)
        NSLayoutConstraint.activate(message.isMine ? mineConstraints : theirsConstraints)
        bubble.layer.maskedCorners = [
            .layerMinXMinYCorner, .layerMaxXMinYCorner, message.isMine ? .layerMinXMaxYCorner : .layerMaxXMaxYCorner,
        ]
    }
}
