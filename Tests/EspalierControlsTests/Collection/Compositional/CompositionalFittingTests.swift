import EspalierViews
import Foundation
import Testing

@testable import EspalierControls

@Suite("Compositional layout: items that size themselves (AUTOLAYOUT 7.3)")
struct CompositionalFittingTests {
    private func boxed(
        _ sizes: [CGSize], _ section: NSCollectionLayoutSection, width: CGFloat = 320, height: CGFloat = 480
    ) -> (BoxSource, UICollectionView) {
        let source = BoxSource([sizes])
        let view = boxes(source, UICollectionViewCompositionalLayout(section: section), width: width, height: height)
        view.layoutIfNeeded()
        return (source, view)
    }

    @Test("Rows are as high as their content asks for, and keep their width")
    func list() {
        let (source, view) = boxed([size(320, 40), size(320, 100), size(320, 10)], rows(.estimated(60)))
        #expect(view.itemFrames() == [rect(0, 0, 320, 40), rect(0, 40, 320, 100), rect(0, 140, 320, 10)])
        #expect(view.visibleCells.map(\.frame) == view.itemFrames() && view.contentSize.height == 150)
        #expect(view.collectionCounters.viewsFitted == 3 && source.asked == 3)
    }

    @Test("Items of absolute and fractional sizes are not asked")
    func fixed() {
        let (_, view) = boxed(Array(repeating: size(320, 40), count: 5), rows(.absolute(60)))
        #expect(view.collectionCounters.viewsFitted == 0 && view.contentSize.height == 300)
        #expect((view.visibleCells.first as? BoxCell)?.fits == [])
    }

    @Test("Tags of their own widths fill lines, as many as fit with the spacing")
    func tags() {
        let item = layoutItem(.estimated(50), .absolute(30))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: layoutSize(.fractionalWidth(1), .absolute(30)), subitems: [item])
        group.interItemSpacing = .fixed(10)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 5
        let (_, view) = boxed([100, 150, 200, 60, 30, 300].map { size($0, 30) }, section)
        #expect(
            view.itemFrames() == [
                rect(0, 0, 100, 30), rect(110, 0, 150, 30), rect(0, 35, 200, 30), rect(210, 35, 60, 30),
                rect(280, 35, 30, 30), rect(0, 70, 300, 30),
            ])
        #expect(view.contentSize.height == 100)
    }

    @Test("A row of cards is as high as the highest; uniform cards are all as high")
    func columns() {
        func cards(_ height: Dimension) -> [CGRect?] {
            let item = layoutItem(.fractionalWidth(0.5), height)
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: layoutSize(.fractionalWidth(1), .estimated(50)), subitems: [item])
            return boxed([40, 70, 20, 10].map { size(160, $0) }, NSCollectionLayoutSection(group: group)).1.itemFrames()
        }
        #expect(
            cards(.estimated(50)) == [
                rect(0, 0, 160, 40), rect(160, 0, 160, 70), rect(0, 70, 160, 20), rect(160, 70, 160, 10),
            ])
    }

    @Test("Uniform items grow to the largest of their group")
    func uniform() {
        let item = layoutItem(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 50))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: layoutSize(.fractionalWidth(1), .estimated(50)), subitems: [item])
        let texts = ["one", "one two three four five six seven eight nine ten eleven twelve thirteen", "one"]
        let source = CardSource(texts)
        let view = UICollectionView(
            frame: rect(0, 0, 320, 480),
            collectionViewLayout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        view.register(CardCell.self, forCellWithReuseIdentifier: "text")
        view.keep(source)
        view.dataSource = source
        view.layoutIfNeeded()
        let heights = view.itemFrames().map { $0?.height ?? 0 }
        let line = heights[2]
        #expect(heights[0] == heights[1] && heights[1] > 2 * line && line > 10)
        #expect(view.itemFrames()[2]?.minY == heights[0] && view.collectionCounters.viewsFitted < 8)
    }

    @Test("Headers and badges that are estimated are asked for what is")
    func bands() {
        let section = rows(.absolute(40))
        section.boundarySupplementaryItems = [header(.estimated(100))]
        let source = BoxSource([[size(320, 40)], [size(320, 40)]])
        source.header = "Some words in a header"
        let view = boxes(source, UICollectionViewCompositionalLayout(section: section))
        view.layoutIfNeeded()
        let height = view.bandFrame(headerKind)?.height ?? 0
        #expect(height > 10 && height < 30 && view.bandFrame(headerKind)?.width == 320)
        #expect(view.layoutAttributesForItem(at: itemPath(0))?.frame == rect(0, height, 320, 40))
        #expect(view.bandFrame(headerKind, 1) == rect(0, height + 40, 320, height))
        #expect(view.contentSize.height == 2 * height + 80)
        #expect(view.collectionCounters.viewsFitted == 2)
    }

    @Test("A section that scrolls across is as high as the highest group that was seen")
    func shelf() throws {
        let item = layoutItem(.fractionalWidth(1), .estimated(200))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: layoutSize(.absolute(100), .estimated(200)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        let (_, view) = boxed([40, 60, 20, 20, 90].map { size(100, $0) }, section)
        let scroll = try #require(view.sectionScrolls.first)
        #expect(scroll.frame == rect(0, 0, 320, 60) && view.contentSize.height == 60)
        scroll.contentOffset.x = 180
        view.layoutIfNeeded()
        #expect(
            scroll.frame == rect(0, 0, 320, 90) && view.cellForItem(at: itemPath(4))?.frame == rect(400, 0, 100, 90))
    }

    @Test("What is in sight stays when something before it turns out to have another size")
    func staying() throws {
        let (_, view) = boxed(Array(repeating: size(320, 100), count: 100), rows(.estimated(40)))
        view.scrollToItem(at: itemPath(50), at: .top, animated: false)
        view.layoutIfNeeded()
        let cell = try #require(view.cellForItem(at: itemPath(50)))
        let place = cell.frame.minY - view.contentOffset.y
        view.contentOffset.y -= 30
        view.layoutIfNeeded()
        #expect(cell.frame.minY - view.contentOffset.y == place + 30)
        #expect(view.cellForItem(at: itemPath(49))?.frame.height == 100)
    }

    @Test("A content that changes is fitted again, and moves what follows")
    func changing() {
        let (_, view) = boxed([size(320, 40), size(320, 40)], rows(.estimated(60)))
        (view.cellForItem(at: itemPath(0)) as? BoxCell)?.height.constant = 74
        view.layoutIfNeeded()
        #expect(view.itemFrames() == [rect(0, 0, 320, 80), rect(0, 80, 320, 40)])
        #expect(view.compositional.compositionalCounters.computations == 1)
    }

    @Test("Sizes go with their items through updates, and are forgotten at another width and when all is invalidated")
    func keeping() {
        let (source, view) = boxed([30, 50, 70].map { size(320, $0) }, rows(.estimated(60)))
        source.sections[0].insert(size(320, 20), at: 0)
        let fitted = view.collectionCounters.viewsFitted
        view.insertItems(at: [itemPath(0)])
        #expect(view.itemFrames().map { $0?.height } == [20, 30, 50, 70])
        // An update has the views asked again that are in sight.
        #expect(view.collectionCounters.viewsFitted == fitted + 4)
        view.frame.size.width = 300
        view.layoutIfNeeded()
        #expect(view.collectionCounters.viewsFitted == fitted + 8 && view.itemFrames()[0]?.width == 300)
        // Another height alone leaves them.
        view.frame.size.height = 400
        view.layoutIfNeeded()
        #expect(view.collectionCounters.viewsFitted == fitted + 8)
        view.collectionViewLayout.invalidateLayout()
        view.layoutIfNeeded()
        #expect(view.collectionCounters.viewsFitted == fitted + 12)
        let context = UICollectionViewLayoutInvalidationContext()
        context.invalidateItems(at: [itemPath(2)])
        view.collectionViewLayout.invalidateLayout(with: context)
        #expect(view.itemFrames().map { $0?.height } == [20, 30, 60, 70])
        view.layoutIfNeeded()
        #expect(view.itemFrames().map { $0?.height } == [20, 30, 50, 70])
    }

    @Test("A badge goes with its item through updates")
    func badges() throws {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: layoutSize(.absolute(20), .absolute(10)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
        let item = NSCollectionLayoutItem(
            layoutSize: layoutSize(.fractionalWidth(1), .absolute(40)), supplementaryItems: [badge])
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: layoutSize(.fractionalWidth(1), .absolute(40)), subitems: [item])
        let view = shown(3, NSCollectionLayoutSection(group: group))
        let source = try #require(view.dataSource as? ItemSource)
        let last = try #require(view.supplementaryView(forElementKind: "badge", at: itemPath(2)))
        source.sections[0].remove(at: 0)
        view.deleteItems(at: [itemPath(0)])
        #expect(
            view.supplementaryView(forElementKind: "badge", at: itemPath(1)) === last
                && last.frame == rect(300, 40, 20, 10))
        #expect(view.visibleSupplementaryViews(ofKind: "badge").count == 2)
    }

    @Test("A hundred thousand rows cost what is visible: cells, sizes, groups, wherever one looks")
    func costs() {
        let (source, view) = boxed(Array(repeating: size(320, 50), count: 100_000), rows(.estimated(60)))
        let layout = view.compositional
        // 480 / 60 by the estimate, then 480 / 50.
        #expect(source.asked == 10 && view.collectionCounters.viewsFitted == 10)
        #expect(layout.compositionalCounters.listedGroups == 10)
        #expect(view.contentSize.height == 5_999_900)
        let before = layout.compositionalCounters
        view.scrollToItem(at: itemPath(90_000), at: .top, animated: false)
        view.layoutIfNeeded()
        let after = layout.compositionalCounters
        #expect(source.asked <= 21 && after.listedGroups <= 20 && after.sectionsAsked == 1 && after.computations == 1)
        #expect(after.steps - before.steps < 60 && after.attributesMade - before.attributesMade < 80)
        view.contentOffset.y = 0
        view.layoutIfNeeded()
        #expect(layout.compositionalCounters.listedGroups <= 21)
        #expect(layout.compositionalCounters.steps - after.steps < 60)
    }

    @Test("A hundred thousand items of a grid are a handful of numbers")
    func gridCosts() {
        let item = layoutItem(.fractionalWidth(0.2), .fractionalHeight(1))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: layoutSize(.fractionalWidth(1), .fractionalWidth(0.2)), subitems: [item])
        let view = shown(100_001, NSCollectionLayoutSection(group: group))
        let counters = view.compositional.compositionalCounters
        // The last group, which is not full, is listed.
        #expect(counters.listedGroups == 1 && counters.steps < 20 && counters.attributesMade < 120)
        #expect(view.collectionCounters.viewsAsked == 40 && view.contentSize == size(320, 20_001 * 64))
        view.contentOffset.y = 640_000
        view.layoutIfNeeded()
        #expect(view.compositional.compositionalCounters.steps - counters.steps < 20)
        #expect(view.collectionCounters.viewsMade == 40)
    }
}

final class CardCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            label.topAnchor.constraint(equalTo: contentView.topAnchor),
            contentView.trailingAnchor.constraint(equalTo: label.trailingAnchor),
            contentView.bottomAnchor.constraint(equalTo: label.bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class CardSource: UICollectionViewDataSource {
    let texts: [String]
    init(_ texts: [String]) { self.texts = texts }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { texts.count }
    func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
        (cell as? CardCell)?.label.text = texts[indexPath.item]
        return cell
    }
}
