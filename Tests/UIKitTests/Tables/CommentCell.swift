import UIKit

/// A comment as an app lays it out: an avatar, a name and a text of any length.
final class CommentCell: UITableViewCell {
    static let identifier = "comment"

    let avatarView = UIImageView()
    let nameLabel = UILabel()
    let commentLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        commentLabel.numberOfLines = 0
        nameLabel.font = .boldSystemFont(ofSize: 15)
        let texts = UIStackView(arrangedSubviews: [nameLabel, commentLabel])
        texts.axis = .vertical
        texts.spacing = 4
        for view in [avatarView, texts] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        let bottom = contentView.bottomAnchor.constraint(equalTo: texts.bottomAnchor, constant: 12)
        bottom.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            avatarView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            avatarView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            avatarView.widthAnchor.constraint(equalToConstant: 40),
            avatarView.heightAnchor.constraint(equalTo: avatarView.widthAnchor),
            avatarView.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -12),
            texts.leadingAnchor.constraint(equalTo: avatarView.trailingAnchor, constant: 12),
            texts.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            texts.topAnchor.constraint(equalTo: avatarView.topAnchor),
            bottom,
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

/// A list of comments with a header above each section.
final class CommentsViewController: UITableViewController {
    var comments: [(name: String, text: String)] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(CommentCell.self, forCellReuseIdentifier: CommentCell.identifier)
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 80
        tableView.sectionHeaderHeight = UITableView.automaticDimension
        tableView.estimatedSectionHeaderHeight = 30
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        comments.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: CommentCell.identifier, for: indexPath) as! CommentCell
        cell.nameLabel.text = comments[indexPath.row].name
        cell.commentLabel.text = comments[indexPath.row].text
        return cell
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        let label = UILabel()
        label.text = "Comments"
        label.translatesAutoresizingMaskIntoConstraints = false
        header.contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: header.contentView.leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: header.contentView.trailingAnchor, constant: -16),
            label.topAnchor.constraint(equalTo: header.contentView.topAnchor, constant: 20),
            label.bottomAnchor.constraint(equalTo: header.contentView.bottomAnchor, constant: -6),
        ])
        return header
    }
}
