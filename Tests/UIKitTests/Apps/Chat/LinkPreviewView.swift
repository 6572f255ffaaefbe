import UIKit

/// A page that a message names: a picture over the width if there is one, a title, a host.
final class LinkPreviewView: UIView {
    private let imageView = UIImageView()
    private let titleLabel = UILabel()
    private let hostLabel = UILabel()
    private var imageRatio: NSLayoutConstraint?

    private lazy var column: UIStackView = {
        let texts = UIStackView(arrangedSubviews: [titleLabel, hostLabel])
        texts.axis = .vertical
        texts.spacing = 2
        texts.isLayoutMarginsRelativeArrangement = true
        texts.directionalLayoutMargins = .init(top: 8, leading: 10, bottom: 8, trailing: 10)
        let column = UIStackView(arrangedSubviews: [imageView, texts])
        column.axis = .vertical
        return column
    }()

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        layer.cornerRadius = 10
        backgroundColor = .tertiarySystemBackground
        titleLabel.numberOfLines = 2
        titleLabel.font = .preferredFont(forTextStyle: .subheadline)
        hostLabel.font = .preferredFont(forTextStyle: .caption1)
        imageView.contentMode = .scaleAspectFill
        imageView.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        imageView.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
        imageView.setContentHuggingPriority(.fittingSizeLevel, for: .vertical)
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        NSLayoutConstraint.activate(
            [
                column.topAnchor.constraint(equalTo: topAnchor), column.bottomAnchor.constraint(equalTo: bottomAnchor),
                column.leadingAnchor.constraint(equalTo: leadingAnchor),
                column.trailingAnchor.constraint(equalTo: trailingAnchor),
            ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var picture: UIImageView { imageView }
    var title: UILabel { titleLabel }

    func show(title: String, url: URL, image: UIImage?) {
        titleLabel.text = title
        hostLabel.text = url.host
        hostLabel.isHidden = url.host == nil
        imageView.image = image
        imageView.isHidden = image == nil
        imageRatio?.isActive = false
        guard let size = image?.size, size.width > 0 else { return }
        let ratio = imageView.heightAnchor.constraint(
            equalTo: imageView.widthAnchor, multiplier: min(size.height / size.width, 1))
        ratio.priority = .required - 1
        ratio.isActive = true
        imageRatio = ratio
    }
}
