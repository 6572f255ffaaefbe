import UIKit

struct MailMessage: Equatable {
    var sender: String
    var subject: String
    var preview: String
    var date: String
    var isUnread = false
    var isFlagged = false
}

/// A row of the mailbox: a dot, the sender and the date in a line, the subject, two lines of the text.
final class MailCell: UITableViewCell {
    static let reuseIdentifier = "MailCell"

    private enum Constants {
        static let dot: CGFloat = 10
        static let inset: CGFloat = 12
        static let leading: CGFloat = 28
    }

    // MARK: - Subviews

    private(set) lazy var unreadDot: UIView = {
        let view = UIView()
        view.backgroundColor = .systemBlue
        view.layer.cornerRadius = Constants.dot / 2
        view.translatesAutoresizingMaskIntoConstraints = false
        return view
    }()

    let senderLabel = MailCell.makeLabel(.headline)
    let dateLabel = MailCell.makeLabel(.footnote)
    let subjectLabel = MailCell.makeLabel(.subheadline)
    let previewLabel = MailCell.makeLabel(.footnote, lines: 2)

    // MARK: - Life cycle

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        setUpHierarchy()
        setUpConstraints()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        unreadDot.isHidden = true
        accessibilityLabel = nil
    }

    func configure(with message: MailMessage) {
        senderLabel.text = message.sender
        dateLabel.text = message.date
        subjectLabel.text = message.subject
        previewLabel.text = message.preview
        unreadDot.isHidden = !message.isUnread
        accessibilityLabel = [message.isUnread ? "Unread" : nil, message.sender, message.subject]
            .compactMap { $0 }.joined(separator: ", ")
    }

    // MARK: - Set up

    private static func makeLabel(_ style: UIFont.TextStyle, lines: Int = 1) -> UILabel {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = lines
        label.translatesAutoresizingMaskIntoConstraints = false
        return label
    }

    private func setUpHierarchy() {
        dateLabel.textColor = .secondaryLabel
        previewLabel.textColor = .secondaryLabel
        [unreadDot, senderLabel, dateLabel, subjectLabel, previewLabel].forEach(contentView.addSubview)
        dateLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
        dateLabel.setContentHuggingPriority(.required, for: .horizontal)
    }

    private func setUpConstraints() {
        let last = previewLabel.bottomAnchor.constraint(
            equalTo: contentView.bottomAnchor, constant: -Constants.inset)
        last.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            unreadDot.widthAnchor.constraint(equalToConstant: Constants.dot),
            unreadDot.heightAnchor.constraint(equalTo: unreadDot.widthAnchor),
            unreadDot.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 9),
            unreadDot.centerYAnchor.constraint(equalTo: senderLabel.centerYAnchor),
            senderLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: Constants.inset),
            senderLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: Constants.leading),
            dateLabel.leadingAnchor.constraint(greaterThanOrEqualTo: senderLabel.trailingAnchor, constant: 8),
            dateLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -Constants.inset),
            dateLabel.firstBaselineAnchor.constraint(equalTo: senderLabel.firstBaselineAnchor),
            subjectLabel.topAnchor.constraint(equalTo: senderLabel.bottomAnchor, constant: 2),
            subjectLabel.leadingAnchor.constraint(equalTo: senderLabel.leadingAnchor),
            subjectLabel.trailingAnchor.constraint(equalTo: dateLabel.trailingAnchor),
            previewLabel.topAnchor.constraint(equalTo: subjectLabel.bottomAnchor, constant: 2),
            previewLabel.leadingAnchor.constraint(equalTo: senderLabel.leadingAnchor),
            previewLabel.trailingAnchor.constraint(equalTo: dateLabel.trailingAnchor),
            last,
        ])
    }
}
