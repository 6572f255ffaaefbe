import UIKit

/// An attachment: an icon, a name that is cut in its middle, and a size.
final class AttachmentView: UIView {
    let iconView = UIImageView(image: UIImage(size: CGSize(width: 24, height: 30), name: "paper"))
    let nameLabel = UILabel()
    let sizeLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        translatesAutoresizingMaskIntoConstraints = false
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12)
        layer.borderWidth = 1
        layer.borderColor = UIColor.separator.cgColor
        layer.cornerRadius = 8
        nameLabel.lineBreakMode = .byTruncatingMiddle
        nameLabel.font = .preferredFont(forTextStyle: .subheadline)
        sizeLabel.font = .preferredFont(forTextStyle: .caption1)
        sizeLabel.textColor = .secondaryLabel
        let views: [String: UIView] = ["icon": iconView, "name": nameLabel, "size": sizeLabel]
        for view in views.values {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        iconView.setContentHuggingPriority(.required, for: .horizontal)
        iconView.setContentCompressionResistancePriority(.required, for: .horizontal)
        var constraints = NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-[icon]-(gap)-[name]-|", metrics: ["gap": 10], views: views)
        constraints += NSLayoutConstraint.constraints(
            withVisualFormat: "V:|-[name]-2-[size]-|", options: [.alignAllLeading, .alignAllTrailing], metrics: nil,
            views: views)
        constraints.append(
            NSLayoutConstraint(
                item: iconView, attribute: .centerY, relatedBy: .equal, toItem: self, attribute: .centerY,
                multiplier: 1, constant: 0))
        NSLayoutConstraint.activate(constraints)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(name: String, bytes: Int) {
        nameLabel.text = name
        sizeLabel.text = bytes < 1024 ? "\(bytes) bytes" : "\(bytes / 1024) KB"
    }
}
