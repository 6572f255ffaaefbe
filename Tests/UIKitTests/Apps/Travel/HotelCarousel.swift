import UIKit

/// A flow whose items are larger in the middle, and that comes to rest with one of them there.
final class CarouselLayout: UICollectionViewFlowLayout {
    override init() {
        super.init()
        scrollDirection = .horizontal
        minimumLineSpacing = 16
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func prepare() {
        if let collectionView {
            let bounds = collectionView.bounds.size
            itemSize = CGSize(width: (bounds.width * 0.7).rounded(), height: bounds.height - 40)
            let margin = (bounds.width - itemSize.width) / 2
            sectionInset = UIEdgeInsets(top: 20, left: margin, bottom: 20, right: margin)
        }
        super.prepare()
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let collectionView, let attributes = super.layoutAttributesForElements(in: rect) else { return nil }
        let middle = collectionView.bounds.midX
        return attributes.map { original in
            let attributes = original.copy() as! UICollectionViewLayoutAttributes
            let distance = abs(attributes.center.x - middle)
            let nearness = max(0, 1 - distance / (itemSize.width + minimumLineSpacing))
            let scale = 0.9 + 0.1 * nearness
            attributes.transform = CGAffineTransform(scaleX: scale, y: scale)
            attributes.alpha = 0.6 + 0.4 * nearness
            return attributes
        }
    }

    override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        guard let collectionView else { return proposedContentOffset }
        let step = itemSize.width + minimumLineSpacing
        let index = (proposedContentOffset.x / step).rounded()
        let last = CGFloat(max(0, collectionView.numberOfItems(inSection: 0) - 1))
        return CGPoint(x: min(max(index, 0), last) * step, y: proposedContentOffset.y)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

/// A hotel: a picture, a price in its corner, a name.
final class HotelCell: UICollectionViewCell {
    let pictureView = UIImageView()
    let priceTag = PriceTagView()
    let nameLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.cornerRadius = 14
        contentView.layer.masksToBounds = true
        nameLabel.numberOfLines = 2
        [pictureView, priceTag, nameLabel].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview($0)
        }
        nameLabel.setContentCompressionResistancePriority(.required, for: .vertical)
        nameLabel.setContentHuggingPriority(.required, for: .vertical)
        NSLayoutConstraint.activate([
            pictureView.topAnchor.constraint(equalTo: contentView.topAnchor),
            pictureView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            pictureView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            nameLabel.topAnchor.constraint(equalTo: pictureView.bottomAnchor, constant: 10),
            nameLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
            nameLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
            nameLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
            priceTag.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            priceTag.bottomAnchor.constraint(equalTo: pictureView.bottomAnchor, constant: -12),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

/// A price on a tag with a point at its leading side.
final class PriceTagView: UIView {
    private let label = UILabel()
    private let background = CAShapeLayer()
    private let point: CGFloat = 10

    var price = 0 {
        didSet {
            label.text = "€ \(price)"
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        background.fillColor = UIColor.systemYellow.cgColor
        layer.addSublayer(background)
        label.font = .systemFont(ofSize: 15, weight: .bold)
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var labelFrame: CGRect { label.frame }
    var shapeBox: CGRect { background.path?.boundingBoxOfPath ?? .null }

    override var intrinsicContentSize: CGSize {
        let text = label.intrinsicContentSize
        return CGSize(width: text.width + point + 16, height: text.height + 8)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.inset(by: UIEdgeInsets(top: 4, left: point + 8, bottom: 4, right: 8))
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: bounds.midY))
        path.addLine(to: CGPoint(x: point, y: 0))
        path.addLine(to: CGPoint(x: bounds.maxX, y: 0))
        path.addLine(to: CGPoint(x: bounds.maxX, y: bounds.maxY))
        path.addLine(to: CGPoint(x: point, y: bounds.maxY))
        path.closeSubpath()
        background.path = path
    }
}

/// Hotels in such a row, with a control for where one is.
final class HotelsController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    private let hotels: [(name: String, price: Int)]
    private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: CarouselLayout())
    let pageControl = UIPageControl()

    init(hotels: [(name: String, price: Int)]) {
        self.hotels = hotels
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.contentInsetAdjustmentBehavior = .never
        collectionView.decelerationRate = .fast
        collectionView.register(HotelCell.self, forCellWithReuseIdentifier: "hotel")
        collectionView.dataSource = self
        collectionView.delegate = self
        pageControl.numberOfPages = hotels.count
        pageControl.addTarget(self, action: HotelsController.pageChanged(_:), for: .valueChanged)
        view.addSubview(collectionView)
        view.addSubview(pageControl)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        collectionView.frame = CGRect(x: 0, y: area.minY, width: view.bounds.width, height: 340)
        pageControl.sizeToFit()
        pageControl.center = CGPoint(x: area.midX, y: collectionView.frame.maxY + 20)
    }

    private func pageChanged(_ sender: UIPageControl) {
        let path = IndexPath(item: sender.currentPage, section: 0)
        collectionView.scrollToItem(at: path, at: .centeredHorizontally, animated: true)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        hotels.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "hotel", for: indexPath) as! HotelCell
        cell.nameLabel.text = hotels[indexPath.item].name
        cell.priceTag.price = hotels[indexPath.item].price
        return cell
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let point = CGPoint(x: scrollView.bounds.midX, y: scrollView.bounds.midY)
        if let path = collectionView.indexPathForItem(at: point) { pageControl.currentPage = path.item }
    }
}
