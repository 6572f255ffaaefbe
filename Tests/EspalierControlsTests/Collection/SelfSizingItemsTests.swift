import EspalierViews
import Foundation
import TestSupport
import Testing

@testable import EspalierControls

/// A cell whose box is as large as its constraints say.
final class BoxCell: UICollectionViewCell {
    let box = UIView()
    private(set) var width = NSLayoutConstraint()
    private(set) var height = NSLayoutConstraint()
    var fits: [CGSize] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        width = box.widthAnchor.constraint(equalToConstant: 0)
        height = box.heightAnchor.constraint(equalToConstant: 0)
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 2),
            contentView.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: 2),
            box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 3),
            contentView.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 3),
            width, height,
        ])
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        fits.append(layoutAttributes.size)
        return super.preferredLayoutAttributesFitting(layoutAttributes)
    }
}

/// A header over several lines.
final class TextBand: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: leadingAnchor), label.topAnchor.constraint(equalTo: topAnchor),
            trailingAnchor.constraint(equalTo: label.trailingAnchor),
            bottomAnchor.constraint(equalTo: label.bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Sections of sizes.
final class BoxSource: UICollectionViewDataSource {
    var sections: [[CGSize]]
    var header = ""
    var asked = 0

    init(_ sections: [[CGSize]]) { self.sections = sections }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }
    func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        asked += 1
        let cell = view.dequeueReusableCell(withReuseIdentifier: "box", for: indexPath)
        if let cell = cell as? BoxCell {
            let size = sections[indexPath.section][indexPath.item]
            cell.width.constant = size.width - 4
            cell.height.constant = size.height - 6
        }
        return cell
    }
    func collectionView(
        _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let band = view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "text", for: indexPath)
        (band as? TextBand)?.label.text = header
        return band
    }
}

func boxes(
    _ source: BoxSource, _ layout: UICollectionViewLayout, width: CGFloat = 320, height: CGFloat = 480
) -> UICollectionView {
    let view = UICollectionView(frame: rect(0, 0, width, height), collectionViewLayout: layout)
    view.register(BoxCell.self, forCellWithReuseIdentifier: "box")
    view.register(TextBand.self, forSupplementaryViewOfKind: headerKind, withReuseIdentifier: "text")
    view.register(TextBand.self, forSupplementaryViewOfKind: footerKind, withReuseIdentifier: "text")
    view.keep(source)
    view.dataSource = source
    return view
}

func estimating(_ size: CGSize = UICollectionViewFlowLayout.automaticSize) -> UICollectionViewFlowLayout {
    let layout = flow(CGSize(width: 50, height: 50))
    layout.estimatedItemSize = size
    return layout
}

@Suite("Flow layout: items that size themselves (AUTOLAYOUT 7.3)")
struct SelfSizingItemsTests {
    let sizes = [size(100, 40), size(150, 60), size(200, 30), size(60, 40), size(320, 20)]

    @Test("Each item is as large as its content view's constraints ask for, as if the delegate had said so")
    func flowing() {
        let fitted = boxes(BoxSource([sizes]), estimating())
        fitted.layoutIfNeeded()
        let said = FlowDelegate(ItemSource(counts: [5]))
        said.size = { [sizes] in sizes[$0.item] }
        let plain = collection(said.source, flow(size(50, 50)))
        plain.keepDelegate(said)
        plain.layoutIfNeeded()
        for item in sizes.indices {
            let frame = plain.layoutAttributesForItem(at: itemPath(item))?.frame
            #expect(fitted.layoutAttributesForItem(at: itemPath(item))?.frame == frame, "item \(item)")
            #expect(fitted.cellForItem(at: itemPath(item))?.frame == frame)
            #expect(
                (fitted.cellForItem(at: itemPath(item)) as? BoxCell)?.box.frame.size
                    == size(
                        sizes[item].width - 4, sizes[item].height - 6))
        }
        #expect(fitted.contentSize == plain.contentSize && fitted.layoutConflicts.isEmpty)
        #expect(fitted.collectionCounters.viewsFitted == 5)
    }

    @Test("Horizontal layouts fit alike")
    func horizontal() {
        let layout = estimating()
        layout.scrollDirection = .horizontal
        let view = boxes(BoxSource([[size(30, 100), size(40, 150), size(50, 200)]]), layout, width: 480, height: 320)
        view.layoutIfNeeded()
        #expect(view.visibleCells.map(\.frame) == [rect(5, 0, 30, 100), rect(0, 170, 40, 150), rect(50, 0, 50, 200)])
    }

    @Test("Zero, the default, asks no cell")
    func off() throws {
        let layout = flow(size(50, 50))
        #expect(layout.estimatedItemSize == .zero)
        let view = boxes(BoxSource([sizes]), layout)
        view.layoutIfNeeded()
        #expect(view.collectionCounters.viewsFitted == 0)
        #expect((view.visibleCells.first as? BoxCell)?.fits == [])
        #expect(view.visibleCells.allSatisfy { $0.frame.size == size(50, 50) })
    }

    @Test("A cell is asked once for a size; what is not seen counts as the estimate, the delegate's where it says one")
    func once() throws {
        let source = BoxSource([Array(repeating: size(320, 100), count: 1000)])
        let view = boxes(source, estimating(size(320, 60)))
        view.layoutIfNeeded()
        let first = view.collectionCounters.viewsFitted
        // 480 / 70 by the estimate.
        #expect(first == 7 && source.asked == 7)
        // Of the seven that were fitted five are in sight.
        #expect(view.indexPathsForVisibleItems.map(\.item) == [0, 1, 2, 3, 4])
        #expect(view.contentSize.height == CGFloat(7 * 100 + 993 * 60 + 999 * 10))
        view.contentOffset.y = 100
        view.layoutIfNeeded()
        view.contentOffset.y = 0
        view.layoutIfNeeded()
        #expect(view.contentSize.height == CGFloat(7 * 100 + 993 * 60 + 999 * 10))

        let delegate = FlowDelegate(ItemSource(counts: [1000]))
        delegate.size = { _ in size(320, 200) }
        view.keepDelegate(delegate)
        view.layoutIfNeeded()
        #expect(view.layoutAttributesForItem(at: itemPath(999))?.frame.height == 200)
        #expect(view.layoutAttributesForItem(at: itemPath(0))?.frame.height == 100)
    }

    @Test("Headers are fitted along the direction of scrolling; where there is none nobody is asked")
    func headers() throws {
        let source = BoxSource([[size(50, 50)], [size(50, 50)]])
        source.header = Array(repeating: "nanosecond", count: 9).joined(separator: " ")
        let layout = estimating()
        layout.headerReferenceSize = size(0, 10)
        let view = boxes(source, layout)
        view.layoutIfNeeded()
        let label = UILabel()
        label.numberOfLines = 0
        label.text = source.header
        let height = label.sizeThatFits(size(320, 0)).height
        #expect(height > 50)
        let header = try #require(view.supplementaryView(forElementKind: headerKind, at: itemPath(0)))
        #expect(header.frame == rect(0, 0, 320, height))
        #expect(view.layoutAttributesForItem(at: itemPath(0))?.frame.minY == height)
        #expect(view.layoutAttributesForItem(at: itemPath(0, 1))?.frame.minY == 2 * height + 50)
        // Of no size where a section has none.
        let footer = try #require(view.layoutAttributesForSupplementaryElement(ofKind: footerKind, at: itemPath(0, 1)))
        #expect(footer.size == .zero && footer.frame.minY == 2 * height + 100)
        #expect(view.supplementaryView(forElementKind: footerKind, at: itemPath(0, 1)) == nil)
        #expect(view.layoutAttributesForSupplementaryElement(ofKind: footerKind, at: itemPath(0, 2)) == nil)
    }

    @Test("Another width forgets what was fitted, and fits what is in sight")
    func rotation() {
        let view = boxes(BoxSource([Array(repeating: size(100, 100), count: 100)]), estimating())
        view.layoutIfNeeded()
        let before = view.collectionCounters.viewsFitted
        view.frame.size = size(480, 320)
        view.layoutIfNeeded()
        #expect(view.visibleCells.allSatisfy { $0.frame.size == size(100, 100) })
        #expect(view.collectionCounters.viewsFitted > before)
        #expect(view.layoutAttributesForItem(at: itemPath(99))?.size == size(50, 50))
    }

    @Test("Updates keep what was fitted with its items; reloaded ones and all after reloadData are fitted anew")
    func updates() {
        let source = BoxSource([[size(100, 40), size(100, 50), size(100, 60), size(100, 70)]])
        let view = boxes(source, estimating())
        view.layoutIfNeeded()
        let before = view.collectionCounters.viewsFitted
        source.sections[0].insert(size(100, 90), at: 1)
        source.sections[0].remove(at: 3)
        view.performBatchUpdates {
            view.deleteItems(at: [itemPath(2)])
            view.insertItems(at: [itemPath(1)])
        }
        #expect(view.visibleCells.map(\.frame.height) == [40, 90, 50, 70])
        #expect(view.collectionCounters.viewsFitted - before <= 4)
        source.sections[0][0] = size(100, 45)
        view.reloadItems(at: [itemPath(0)])
        #expect(view.visibleCells.map(\.frame.height) == [45, 90, 50, 70])
        source.sections[0] = [size(100, 30)]
        view.reloadData()
        #expect(view.visibleCells.map(\.frame) == [rect(0, 0, 100, 30)])
    }

    @Test("A shown cell whose content changes is fitted at the next layout, unless that is disabled")
    func invalidation() throws {
        let view = boxes(BoxSource([sizes]), estimating())
        #expect(view.selfSizingInvalidation == .enabled)
        view.layoutIfNeeded()
        let cell = try #require(view.cellForItem(at: itemPath(1)) as? BoxCell)
        let before = view.collectionCounters.viewsFitted
        cell.height.constant = 94
        view.layoutIfNeeded()
        #expect(cell.frame.size == size(150, 100) && view.collectionCounters.viewsFitted == before + 1)
        view.selfSizingInvalidation = .disabled
        cell.height.constant = 14
        view.layoutIfNeeded()
        #expect(cell.frame.size == size(150, 100) && view.collectionCounters.viewsFitted == before + 1)
    }

    @Test("What is in sight stays when an item above turns out to be higher")
    func staying() throws {
        let view = boxes(BoxSource([Array(repeating: size(320, 100), count: 1000)]), estimating(size(320, 40)))
        view.layoutIfNeeded()
        view.contentOffset.y = 10_000
        view.layoutIfNeeded()
        let first = try #require(view.indexPathsForVisibleItems.first)
        let old = try #require(view.cellForItem(at: itemPath(first.item + 1)))
        let y = old.frame.minY - view.contentOffset.y
        view.contentOffset.y -= 30
        view.layoutIfNeeded()
        #expect(abs(old.frame.minY - view.contentOffset.y - y - 30) < 1e-6)
    }

    @Test("visibleCells and their like lay out what they show after a reload")
    func questions() {
        func fresh() -> UICollectionView {
            let source = BoxSource([sizes])
            source.header = "One"
            let layout = estimating()
            layout.headerReferenceSize = size(0, 10)
            let view = boxes(source, layout)
            view.layoutIfNeeded()
            source.sections[0].removeLast()
            view.reloadData()
            return view
        }
        #expect(fresh().visibleCells.map(\.frame.size) == Array(sizes.dropLast()))
        #expect(fresh().indexPathsForVisibleItems.count == 4)
        #expect(fresh().cellForItem(at: itemPath(2))?.frame.size == sizes[2])
        #expect(fresh().supplementaryView(forElementKind: headerKind, at: itemPath(0)) != nil)
        #expect(fresh().visibleSupplementaryViews(ofKind: headerKind).count == 1)
        #expect(fresh().indexPathsForVisibleSupplementaryElements(ofKind: headerKind) == [itemPath(0)])
    }
}
