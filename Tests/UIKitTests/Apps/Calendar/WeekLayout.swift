import UIKit

/// Columns for days and rows for hours, as wide as seven of them fit; it scrolls downwards.
final class WeekLayout: UICollectionViewLayout {
    var hourHeight: CGFloat = 50 {
        didSet { invalidateLayout() }
    }
    /// The hours of an item: from, to.
    var hours: (IndexPath) -> (CGFloat, CGFloat) = { _ in (0, 1) }

    static let headerKind = "WeekLayout.header"
    private let headerHeight: CGFloat = 30
    private var cache: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    private var headers: [UICollectionViewLayoutAttributes] = []

    override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        cache.removeAll(keepingCapacity: true)
        headers.removeAll()
        let days = collectionView.numberOfSections
        guard days > 0 else { return }
        let width = collectionView.bounds.width / CGFloat(days)
        for day in 0..<days {
            let header = UICollectionViewLayoutAttributes(
                forSupplementaryViewOfKind: Self.headerKind, with: IndexPath(item: 0, section: day))
            // Headers stay at the top.
            let top = max(0, collectionView.contentOffset.y + collectionView.adjustedContentInset.top)
            header.frame = CGRect(x: CGFloat(day) * width, y: top, width: width, height: headerHeight)
            header.zIndex = 10
            headers.append(header)
            for item in 0..<collectionView.numberOfItems(inSection: day) {
                let path = IndexPath(item: item, section: day)
                let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
                let (from, to) = hours(path)
                attributes.frame = CGRect(
                    x: CGFloat(day) * width, y: headerHeight + from * hourHeight, width: width,
                    height: (to - from) * hourHeight
                ).insetBy(dx: 1, dy: 1)
                cache[path] = attributes
            }
        }
    }

    override var collectionViewContentSize: CGSize {
        CGSize(width: collectionView?.bounds.width ?? 0, height: headerHeight + 24 * hourHeight)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let items = cache.values.filter { $0.frame.intersects(rect) }.sorted { $0.indexPath < $1.indexPath }
        return headers.filter { $0.frame.intersects(rect) } + items
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        cache[indexPath]
    }

    override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        headers.first { $0.indexPath == indexPath }
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

/// The seven days in that layout.
final class WeekController: UICollectionViewController {
    private let days: [[CalendarEvent]]
    let weekLayout = WeekLayout()

    init(days: [[CalendarEvent]]) {
        self.days = days
        super.init(collectionViewLayout: weekLayout)
        weekLayout.hours = { path in
            let event = days[path.section][path.item]
            return (CGFloat(event.start) / 60, CGFloat(event.end) / 60)
        }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.contentInsetAdjustmentBehavior = .never
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "event")
        collectionView.register(
            GridHeader.self, forSupplementaryViewOfKind: WeekLayout.headerKind, withReuseIdentifier: "day")
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { days.count }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        days[section].count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "event", for: indexPath)
        cell.contentView.backgroundColor = .systemTeal
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "day", for: indexPath)
    }
}
