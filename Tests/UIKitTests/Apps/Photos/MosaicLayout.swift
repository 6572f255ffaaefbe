import UIKit

/// Photos in rows that keep their ratios and fill the width: each row is as high as that asks for.
final class JustifiedLayout: UICollectionViewLayout {
    var ratios: [CGFloat] = [] {
        didSet { invalidateLayout() }
    }
    var targetHeight: CGFloat = 120
    var spacing: CGFloat = 4

    private var attributes: [UICollectionViewLayoutAttributes] = []
    private var contentHeight: CGFloat = 0

    override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        attributes.removeAll()
        let width = collectionView.bounds.inset(by: collectionView.adjustedContentInset).width
        var y: CGFloat = 0
        var row: [Int] = []
        var sum: CGFloat = 0
        func close(isLast: Bool) {
            guard !row.isEmpty else { return }
            let room = width - spacing * CGFloat(row.count - 1)
            let height = isLast ? min(targetHeight, room / sum) : room / sum
            var x: CGFloat = 0
            for item in row {
                let made = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
                made.frame = CGRect(x: x, y: y, width: ratios[item] * height, height: height)
                attributes.append(made)
                x += made.frame.width + spacing
            }
            y += height + spacing
            row.removeAll()
            sum = 0
        }
        for (item, ratio) in ratios.enumerated() {
            row.append(item)
            sum += ratio
            if sum * targetHeight + spacing * CGFloat(row.count - 1) >= width { close(isLast: false) }
        }
        close(isLast: true)
        contentHeight = max(0, y - spacing)
    }

    override var collectionViewContentSize: CGSize {
        let inset = collectionView?.adjustedContentInset ?? .zero
        return CGSize(width: (collectionView?.bounds.width ?? 0) - inset.left - inset.right, height: contentHeight)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        attributes.filter { rect.intersects($0.frame) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes.indices.contains(indexPath.item) ? attributes[indexPath.item] : nil
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.width != collectionView?.bounds.width
    }
}

/// A strip of small photos, of which the middle one is broad; it snaps.
final class FilmstripView: UIView, UICollectionViewDataSource, UICollectionViewDelegate {
    private let layout = UICollectionViewFlowLayout()
    private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let count: Int
    var onCenter: ((Int) -> Void)?

    init(count: Int) {
        self.count = count
        super.init(frame: .zero)
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 40, height: 56)
        layout.minimumLineSpacing = 4
        collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
        collectionView.dataSource = self
        collectionView.delegate = self
        collectionView.showsHorizontalScrollIndicator = false
        addSubview(collectionView)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        collectionView.frame = bounds
        let margin = (bounds.width - layout.itemSize.width) / 2
        layout.sectionInset = UIEdgeInsets(top: 0, left: margin, bottom: 0, right: margin)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.scrollToItem(at: indexPath, at: .centeredHorizontally, animated: true)
        onCenter?(indexPath.item)
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        let step = layout.itemSize.width + layout.minimumLineSpacing
        let index = min(max(Int((targetContentOffset.pointee.x / step).rounded()), 0), count - 1)
        targetContentOffset.pointee.x = CGFloat(index) * step
        onCenter?(index)
    }
}
