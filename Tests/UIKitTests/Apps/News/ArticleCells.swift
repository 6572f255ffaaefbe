import UIKit

struct Article: Hashable {
    var title: String
    var author: String
    var minutes: Int
    var hasImage = true
}

/// A name, a round picture, a time of reading.
final class BylineView: UIView {
    private let avatar = AvatarView()
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .preferredFont(forTextStyle: .caption1)
        label.textColor = .secondaryLabel
        let views = ["avatar": avatar, "label": label]
        views.values.forEach {
            addSubview($0)
            $0.translatesAutoresizingMaskIntoConstraints = false
        }
        let formats = ["H:|[avatar(size)]-gap-[label]|", "V:|[avatar(size)]|"]
        let metrics: [String: CGFloat] = ["size": 24, "gap": 8]
        for format in formats {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: format.hasPrefix("H") ? .alignAllCenterY : [], metrics: metrics,
                    views: views))
        }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var text: UILabel { label }
    var picture: AvatarView { avatar }

    func show(author: String, minutes: Int) {
        avatar.personName = author
        label.text = "\(author) · \(minutes) min"
    }
}

/// A headline, with a small picture at its end if it has one.
final class HeadlineCell: UITableViewCell {
    let headlineLabel = UILabel()
    let byline = BylineView()
    let thumbnail = UIImageView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.layoutMargins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
        headlineLabel.numberOfLines = 3
        headlineLabel.font = .preferredFont(forTextStyle: .headline)
        headlineLabel.setContentHuggingPriority(.required, for: .vertical)
        thumbnail.backgroundColor = .systemGray5
        thumbnail.layer.cornerRadius = 6
        let texts = UIStackView(arrangedSubviews: [headlineLabel, byline])
        texts.axis = .vertical
        texts.alignment = .leading
        texts.spacing = 8
        let row = UIStackView(arrangedSubviews: [texts, thumbnail])
        row.spacing = 12
        row.alignment = .top
        contentView.addSubview(row)
        row.translatesAutoresizingMaskIntoConstraints = false
        let margins = contentView.layoutMarginsGuide
        let bottom = row.bottomAnchor.constraint(equalTo: margins.bottomAnchor)
        bottom.priority = .init(rawValue: 999)
        // A hidden view of a stack has the width 0, which goes before this.
        let width = thumbnail.widthAnchor.constraint(equalToConstant: 80)
        width.priority = .required - 1
        NSLayoutConstraint.activate([
            width,
            thumbnail.heightAnchor.constraint(equalToConstant: 80),
            row.topAnchor.constraint(equalTo: margins.topAnchor),
            row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            bottom,
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func configure(with article: Article) {
        headlineLabel.text = article.title
        byline.show(author: article.author, minutes: article.minutes)
        thumbnail.isHidden = !article.hasImage
    }
}

/// The first article over the whole width, its title on a dark gradient.
final class HeroArticleView: UIView {
    private let gradient = CAGradientLayer()
    private let gradientHost = UIView()
    let imageView = UIImageView()
    let titleLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        gradient.colors = [UIColor.clear.cgColor, UIColor.black.withAlphaComponent(0.8).cgColor]
        gradientHost.layer.addSublayer(gradient)
        titleLabel.numberOfLines = 0
        titleLabel.textColor = .white
        titleLabel.font = .preferredFont(forTextStyle: .title2)
        for view in [imageView, gradientHost, titleLabel] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        NSLayoutConstraint.activate([
            imageView.topAnchor.constraint(equalTo: topAnchor),
            imageView.leadingAnchor.constraint(equalTo: leadingAnchor),
            imageView.trailingAnchor.constraint(equalTo: trailingAnchor),
            imageView.bottomAnchor.constraint(equalTo: bottomAnchor),
            imageView.heightAnchor.constraint(equalTo: imageView.widthAnchor, multiplier: 9.0 / 16.0),
            titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            titleLabel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            titleLabel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
            gradientHost.leadingAnchor.constraint(equalTo: leadingAnchor),
            gradientHost.trailingAnchor.constraint(equalTo: trailingAnchor),
            gradientHost.bottomAnchor.constraint(equalTo: bottomAnchor),
            gradientHost.topAnchor.constraint(equalTo: titleLabel.topAnchor, constant: -32),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var gradientFrame: CGRect { gradient.frame }

    override func layoutSubviews() {
        super.layoutSubviews()
        gradientHost.layoutIfNeeded()
        gradient.frame = gradientHost.bounds
    }
}
