import UIKit

/// A flow whose headers stay at the top, and are pushed out by the next; written before layouts could do it.
final class StickySectionLayout: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard
            var result = super.layoutAttributesForElements(in: rect)?.map({
                $0.copy() as! UICollectionViewLayoutAttributes
            }),
            let collectionView
        else { return nil }
        let kind = UICollectionView.elementKindSectionHeader
        let present = Set(result.filter { $0.representedElementKind == kind }.map(\.indexPath.section))
        let needed = Set(result.filter { $0.representedElementCategory == .cell }.map(\.indexPath.section))
        for section in needed.subtracting(present) {
            let path = IndexPath(item: 0, section: section)
            if let header = super.layoutAttributesForSupplementaryView(ofKind: kind, at: path) {
                result.append(header.copy() as! UICollectionViewLayoutAttributes)
            }
        }
        let top = collectionView.contentOffset.y + collectionView.adjustedContentInset.top
        for header in result where header.representedElementKind == kind {
            let section = header.indexPath.section
            let count = collectionView.numberOfItems(inSection: section)
            guard count > 0,
                let first = layoutAttributesForItem(at: IndexPath(item: 0, section: section)),
                let last = layoutAttributesForItem(at: IndexPath(item: count - 1, section: section))
            else { continue }
            let highest = first.frame.minY - header.frame.height - sectionInset.top
            let lowest = last.frame.maxY - header.frame.height
            header.frame.origin.y = min(max(top, highest), lowest)
            header.zIndex = 1024
        }
        return result
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

/// Topics with their tiles below headers of that kind.
final class TopicsController: UICollectionViewController {
    private let counts: [Int]

    init(counts: [Int]) {
        self.counts = counts
        let layout = StickySectionLayout()
        layout.itemSize = CGSize(width: 170, height: 100)
        layout.headerReferenceSize = CGSize(width: 100, height: 40)
        layout.sectionInset = UIEdgeInsets(top: 0, left: 16, bottom: 10, right: 16)
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "topic")
        collectionView.register(
            GridHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "head")
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "topic", for: indexPath)
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "head", for: indexPath)
        (view as? GridHeader)?.label.text = "Topic \(indexPath.section)"
        return view
    }
}
