import UIKit

struct Post {
    var author: String
    var text: String
    var imageRatio: CGFloat?
    var likes = 0
}

protocol PostCellDelegate: AnyObject {
    func postCellDidExpand(_ cell: PostCell)
    func postCell(_ cell: PostCell, didLike isLiked: Bool)
}

/// A post: an author, a picture of its own ratio if there is one, buttons, a text that unfolds.
final class PostCell: UITableViewCell {
    weak var delegate: PostCellDelegate?

    let avatar = AvatarView()
    let authorLabel = UILabel()
    let followButton = FollowButton(type: .custom)
    let pictureView = UIImageView()
    let likeButton = LikeButton()
    let textView = ExpandableTextView()
    private var ratio: NSLayoutConstraint?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        pictureView.backgroundColor = .systemGray6
        authorLabel.font = .preferredFont(forTextStyle: .headline)
        followButton.setContentHuggingPriority(.required, for: .horizontal)
        let head = UIStackView(arrangedSubviews: [avatar, authorLabel, followButton])
        head.spacing = 10
        head.alignment = .center
        let actions = UIStackView(arrangedSubviews: [likeButton, UIView()])
        let column = UIStackView(arrangedSubviews: [head, pictureView, actions, textView])
        column.axis = .vertical
        column.spacing = 8
        column.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(column)
        let bottom = column.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12)
        bottom.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            avatar.widthAnchor.constraint(equalToConstant: 36),
            avatar.heightAnchor.constraint(equalToConstant: 36),
            column.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            column.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            column.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            bottom,
        ])
        likeButton.addTarget(self, action: PostCell.liked(_:), for: .valueChanged)
        textView.onExpand = { [unowned self] in delegate?.postCellDidExpand(self) }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func configure(with post: Post) {
        avatar.personName = post.author
        authorLabel.text = post.author
        textView.text = post.text
        likeButton.count = post.likes
        pictureView.isHidden = post.imageRatio == nil
        ratio?.isActive = false
        ratio = post.imageRatio.map {
            pictureView.heightAnchor.constraint(equalTo: pictureView.widthAnchor, multiplier: $0)
        }
        ratio?.priority = UILayoutPriority(998)
        ratio?.isActive = true
    }

    private func liked(_ sender: LikeButton) {
        delegate?.postCell(self, didLike: sender.isLiked)
    }
}

/// A strip of round pictures with rings around those that are new.
final class StoriesBar: UIScrollView {
    private(set) var items: [StoryView] = []
    private let stack = UIStackView()

    init(names: [String]) {
        super.init(frame: .zero)
        showsHorizontalScrollIndicator = false
        items = names.map(StoryView.init(person:))
        items.forEach(stack.addArrangedSubview)
        stack.spacing = 14
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
        stack.insetsLayoutMarginsFromSafeArea = false
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor),
            stack.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: contentLayoutGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: contentLayoutGuide.trailingAnchor),
            heightAnchor.constraint(equalTo: stack.heightAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

/// A story: a ring around a picture, a name below it.
final class StoryView: UIControl {
    private let ring = CAShapeLayer()
    let avatar = AvatarView()
    private let label = UILabel()

    var isSeen = false {
        didSet { ring.strokeColor = (isSeen ? UIColor.systemGray4 : .systemPink).cgColor }
    }

    init(person: String) {
        super.init(frame: .zero)
        avatar.personName = person
        avatar.isUserInteractionEnabled = false
        label.text = person
        label.font = .systemFont(ofSize: 11)
        label.textAlignment = .center
        ring.fillColor = nil
        ring.lineWidth = 2
        layer.addSublayer(ring)
        addSubview(avatar)
        addSubview(label)
        isSeen = false
        addTarget(self, action: StoryView.see, for: .touchUpInside)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var labelFrame: CGRect { label.frame }
    var ringBox: CGRect { ring.path?.boundingBoxOfPath ?? .null }

    private func see() {
        isSeen = true
    }

    override var intrinsicContentSize: CGSize { CGSize(width: 68, height: 88) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let circle = CGRect(x: (bounds.width - 64) / 2, y: 0, width: 64, height: 64)
        ring.path = UIBezierPath(ovalIn: circle.insetBy(dx: 1, dy: 1)).cgPath
        avatar.frame = circle.insetBy(dx: 4, dy: 4)
        label.frame = CGRect(x: 0, y: 70, width: bounds.width, height: bounds.height - 70)
    }
}

/// Stories above posts.
final class FeedController: UITableViewController, PostCellDelegate {
    private(set) var posts: [Post]
    let stories: StoriesBar

    init(posts: [Post], stories: [String]) {
        self.posts = posts
        self.stories = StoriesBar(names: stories)
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(PostCell.self, forCellReuseIdentifier: "post")
        tableView.estimatedRowHeight = 400
        stories.frame = CGRect(x: 0, y: 0, width: 0, height: 104)
        tableView.tableHeaderView = stories
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { posts.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath) as! PostCell
        cell.configure(with: posts[indexPath.row])
        cell.delegate = self
        return cell
    }

    func postCellDidExpand(_ cell: PostCell) {
        tableView.beginUpdates()
        tableView.endUpdates()
    }

    func postCell(_ cell: PostCell, didLike isLiked: Bool) {
        guard let path = tableView.indexPath(for: cell) else { return }
        posts[path.row].likes += isLiked ? 1 : -1
    }
}
