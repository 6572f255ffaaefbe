import UIKit

/// Pins a content view of any class to its cell.
class HostingCollectionCell<Content: UIView>: UICollectionViewCell {
    let hosted = Content(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        hosted.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(hosted)
        NSLayoutConstraint.activate([
            hosted.topAnchor.constraint(equalTo: contentView.topAnchor),
            hosted.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            hosted.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            hosted.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

final class ProductCell: HostingCollectionCell<ProductCardView> {
    override var isHighlighted: Bool {
        didSet { transform = isHighlighted ? CGAffineTransform(scaleX: 0.96, y: 0.96) : .identity }
    }
}

/// The head of the grid, with a count.
final class GridHeader: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .preferredFont(forTextStyle: .headline)
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.inset(by: UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    }
}

/// Products in two columns upright, in four when the phone lies.
final class ProductGridController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    private enum Metrics {
        static let inset: CGFloat = 16
        static let spacing: CGFloat = 12
        static let textHeight: CGFloat = 92
    }

    var products: [Product] = []
    private(set) var selected: [Product] = []

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.sectionInset = UIEdgeInsets(
            top: Metrics.inset, left: Metrics.inset, bottom: Metrics.inset, right: Metrics.inset)
        layout.minimumInteritemSpacing = Metrics.spacing
        layout.minimumLineSpacing = 20
        layout.headerReferenceSize = CGSize(width: 0, height: 40)
        layout.sectionInsetReference = .fromSafeArea
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.register(ProductCell.self, forCellWithReuseIdentifier: "product")
        collectionView.register(
            GridHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { _ in self.collectionViewLayout.invalidateLayout() })
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        products.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "product", for: indexPath) as! ProductCell
        cell.hosted.configure(with: products[indexPath.item])
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let header = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        (header as? GridHeader)?.label.text = "\(products.count) products"
        return header
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        selected.append(products[indexPath.item])
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let isWide = collectionView.bounds.width > collectionView.bounds.height
        let columns: CGFloat = isWide ? 4 : 2
        let room = collectionView.bounds.inset(by: collectionView.safeAreaInsets).width
        let width = ((room - 2 * Metrics.inset - (columns - 1) * Metrics.spacing) / columns).rounded(.down)
        return CGSize(width: width, height: width + Metrics.textHeight)
    }
}
