import UIKit

struct Product: Hashable {
    var title: String
    var price: Decimal
    var oldPrice: Decimal?
    var rating = 0.0
}

/// A price, and the old one crossed out beside it.
final class PriceLabel: UIView {
    private let priceLabel = UILabel()
    private let oldLabel = UILabel()
    private let gap: CGFloat = 6

    override init(frame: CGRect) {
        super.init(frame: frame)
        priceLabel.font = .systemFont(ofSize: 17, weight: .bold)
        oldLabel.textColor = .secondaryLabel
        [priceLabel, oldLabel].forEach(addSubview)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    var old: UILabel { oldLabel }

    func set(price: Decimal, old: Decimal?) {
        priceLabel.text = "€ \(price)"
        priceLabel.textColor = old == nil ? .label : .systemRed
        if let old {
            oldLabel.attributedText = NSAttributedString(
                string: "€ \(old)",
                attributes: [
                    .font: UIFont.systemFont(ofSize: 13),
                    .strikethroughStyle: NSUnderlineStyle.single.rawValue,
                ])
        } else {
            oldLabel.attributedText = nil
        }
        oldLabel.isHidden = old == nil
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    override var intrinsicContentSize: CGSize {
        let price = priceLabel.intrinsicContentSize
        guard !oldLabel.isHidden else { return price }
        let old = oldLabel.intrinsicContentSize
        return CGSize(width: price.width + gap + old.width, height: max(price.height, old.height))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let price = priceLabel.intrinsicContentSize
        priceLabel.frame = CGRect(x: 0, y: bounds.maxY - price.height, width: price.width, height: price.height)
        let old = oldLabel.intrinsicContentSize
        // Both stand on one baseline.
        let baseline = priceLabel.frame.maxY + priceLabel.font.descender
        oldLabel.frame = CGRect(
            x: price.width + gap, y: baseline - UIFont.systemFont(ofSize: 13).ascender, width: old.width,
            height: old.height)
    }
}

/// Five stars, of which a part is filled.
@IBDesignable
final class StarsView: UIView {
    @IBInspectable var rating: Double = 0 {
        didSet { setNeedsLayout() }
    }
    @IBInspectable var starSize: CGFloat = 14

    private let emptyLayer = CAShapeLayer()
    private let fillLayer = CAShapeLayer()
    private let fillMask = CALayer()
    private let count = 5

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        emptyLayer.fillColor = UIColor.systemGray4.cgColor
        fillLayer.fillColor = UIColor.systemYellow.cgColor
        fillMask.backgroundColor = UIColor.black.cgColor
        fillLayer.mask = fillMask
        layer.addSublayer(emptyLayer)
        layer.addSublayer(fillLayer)
        isAccessibilityElement = true
    }

    override var accessibilityLabel: String? {
        get { "\(rating) of \(count) stars" }
        set {}
    }

    override var intrinsicContentSize: CGSize {
        CGSize(width: CGFloat(count) * starSize + CGFloat(count - 1) * 2, height: starSize)
    }

    var filledWidth: CGFloat { fillMask.frame.width }
    var starsPath: CGPath? { fillLayer.path }

    override func layoutSubviews() {
        super.layoutSubviews()
        let path = UIBezierPath()
        for index in 0..<count {
            let rect = CGRect(x: CGFloat(index) * (starSize + 2), y: 0, width: starSize, height: starSize)
            path.append(star(in: rect))
        }
        for shape in [emptyLayer, fillLayer] {
            shape.frame = bounds
            shape.path = path.cgPath
        }
        let whole = rating.rounded(.down)
        let width = CGFloat(whole) * (starSize + 2) + CGFloat(rating - whole) * starSize
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        fillMask.frame = CGRect(x: 0, y: 0, width: width, height: starSize)
        CATransaction.commit()
    }

    private func star(in rect: CGRect) -> UIBezierPath {
        let path = UIBezierPath()
        let center = CGPoint(x: rect.midX, y: rect.midY)
        for step in 0..<10 {
            let radius = step.isMultiple(of: 2) ? rect.width / 2 : rect.width / 5
            let angle = -CGFloat.pi / 2 + CGFloat(step) * .pi / 5
            let point = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
            if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.close()
        return path
    }
}

/// A product: a square picture, a title in at most two lines, stars and a price.
class ProductCardView: UIView {
    let imageView = UIImageView()
    let titleLabel = UILabel()
    let starsView = StarsView()
    let priceLabel = PriceLabel()

    private lazy var textStack: UIStackView = {
        let stack = UIStackView(arrangedSubviews: [titleLabel, starsView, priceLabel])
        stack.axis = .vertical
        stack.alignment = .leading
        stack.spacing = 4
        return stack
    }()

    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.contentMode = .scaleAspectFill
        imageView.backgroundColor = .tertiarySystemFill
        imageView.layer.cornerRadius = 10
        imageView.clipsToBounds = true
        titleLabel.numberOfLines = 2
        titleLabel.font = .preferredFont(forTextStyle: .subheadline)
        for view in [imageView, textStack] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        NSLayoutConstraint.activate([
            imageView.topAnchor.constraint(equalTo: topAnchor),
            imageView.leadingAnchor.constraint(equalTo: leadingAnchor),
            imageView.trailingAnchor.constraint(equalTo: trailingAnchor),
            imageView.heightAnchor.constraint(equalTo: imageView.widthAnchor),
            textStack.topAnchor.constraint(equalTo: imageView.bottomAnchor, constant: 8),
            textStack.leadingAnchor.constraint(equalTo: leadingAnchor),
            textStack.trailingAnchor.constraint(equalTo: trailingAnchor),
            textStack.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func configure(with product: Product) {
        titleLabel.text = product.title
        starsView.rating = product.rating
        starsView.isHidden = product.rating == 0
        priceLabel.set(price: product.price, old: product.oldPrice)
    }
}
