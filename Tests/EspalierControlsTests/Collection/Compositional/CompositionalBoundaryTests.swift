import EspalierViews
import Foundation
import Testing

@testable import EspalierControls

@Suite("Compositional layout: headers, footers, decorations")
struct CompositionalBoundaryTests {
    private func banded(_ height: CGFloat, pins: Bool = false) -> NSCollectionLayoutSection {
        let section = rows(.absolute(height))
        let (top, bottom) = (header(.absolute(30)), header(.absolute(20), .bottom, kind: footerKind))
        top.pinToVisibleBounds = pins
        bottom.pinToVisibleBounds = pins
        section.boundarySupplementaryItems = [top, bottom]
        return section
    }

    @Test("A header and a footer make the section longer, outside of its insets, and follow the insets at the sides")
    func bands() {
        let section = banded(40)
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 6, trailing: 20)
        let view = shown([2, 1], UICollectionViewCompositionalLayout(section: section))
        #expect(view.bandFrame(headerKind) == rect(10, 0, 290, 30))
        #expect(view.itemFrames() == [rect(10, 35, 290, 40), rect(10, 75, 290, 40)])
        #expect(view.bandFrame(footerKind) == rect(10, 121, 290, 20))
        #expect(view.bandFrame(headerKind, 1) == rect(10, 141, 290, 30))
        #expect(view.contentSize == size(320, 141 + 30 + 5 + 40 + 6 + 20))
        #expect(view.visibleSupplementaryViews(ofKind: headerKind).count == 2)
        section.supplementariesFollowContentInsets = false
        view.collectionViewLayout.invalidateLayout()
        #expect(view.bandFrame(headerKind) == rect(0, 0, 320, 30))
    }

    @Test("A section without items has its header, its insets and its footer")
    func empty() {
        let section = banded(40)
        section.contentInsets = insets(5)
        let view = shown(0, section)
        #expect(view.bandFrame(headerKind) == rect(5, 0, 310, 30) && view.bandFrame(footerKind) == rect(5, 40, 310, 20))
        #expect(view.contentSize.height == 60)
    }

    @Test("Corners, sides and offsets; what does not extend the boundary stands on the content")
    func places() {
        let section = rows(.absolute(40))
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
        let corner = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: layoutSize(.absolute(50), .absolute(20)), elementKind: headerKind, alignment: .topTrailing)
        let side = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: layoutSize(.absolute(30), .absolute(10)), elementKind: "side", alignment: .leading)
        let badge = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: layoutSize(.absolute(16), .absolute(8)), elementKind: "badge", alignment: .bottomTrailing,
            absoluteOffset: CGPoint(x: 4, y: -2))
        badge.extendsBoundary = false
        section.boundarySupplementaryItems = [corner, side, badge]
        let view = shown(2, section)
        #expect(view.bandFrame(headerKind) == rect(260, 0, 50, 20))
        // At the side it takes room from the rows, and stands in the middle of them.
        #expect(view.itemFrames() == [rect(40, 20, 270, 40), rect(40, 60, 270, 40)])
        #expect(view.bandFrame("side") == rect(10, 55, 30, 10))
        #expect(view.bandFrame("badge") == rect(298, 90, 16, 8))
        #expect(view.contentSize.height == 100)
    }

    @Test("An offset that moves a header away from its section makes the section longer by as much")
    func offset() {
        let section = rows(.absolute(40))
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: layoutSize(.fractionalWidth(1), .absolute(30)), elementKind: headerKind, alignment: .top,
                absoluteOffset: CGPoint(x: 0, y: -10))
        ]
        let view = shown(1, section)
        #expect(view.bandFrame(headerKind) == rect(0, 0, 320, 30) && view.itemFrames() == [rect(0, 40, 320, 40)])
    }

    @Test(
        "A pinned header stays at the top of what is visible as long as its section is, a pinned footer at the bottom")
    func pinned() {
        let view = shown([10, 10], UICollectionViewCompositionalLayout(section: banded(40, pins: true)), height: 200)
        // Sections of 30 + 400 + 20.
        func bands(_ offset: CGFloat) -> [CGFloat?] {
            view.contentOffset.y = offset
            view.layoutIfNeeded()
            return [0, 1].flatMap { section in
                [headerKind, footerKind].map {
                    view.supplementaryView(forElementKind: $0, at: itemPath(0, section))?.frame.minY
                }
            }
        }
        #expect(bands(0) == [0, 180, nil, nil])
        #expect(bands(100) == [100, 280, nil, nil])
        // The header is pushed out by the end of its section, the footer by its beginning.
        #expect(bands(410) == [400, 430, 450, 590])
        #expect(bands(425) == [400, 430, 450, 605])
        #expect(bands(700) == [nil, nil, 700, 880])
        #expect(view.compositional.compositionalCounters.computations == 1)
    }

    @Test("What is pinned keeps clear of the adjusted insets, and of what is pinned of the whole")
    func pinnedBelow() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        let whole = header(.absolute(50), kind: "whole")
        whole.pinToVisibleBounds = true
        configuration.boundarySupplementaryItems = [whole]
        let layout = UICollectionViewCompositionalLayout(
            section: banded(40, pins: true), configuration: configuration)
        let view = shown([20], layout, height: 300)
        view.contentInset.top = 7
        view.contentOffset.y = 100
        view.layoutIfNeeded()
        let place = IndexPath(index: 0)
        #expect(
            view.layoutAttributesForSupplementaryElement(ofKind: "whole", at: place)?.frame == rect(0, 107, 320, 50))
        #expect(view.supplementaryView(forElementKind: "whole", at: place)?.frame == rect(0, 107, 320, 50))
        #expect(view.bandFrame(headerKind)?.minY == 157 && view.bandFrame(footerKind)?.maxY == 400)
    }

    @Test("Headers and footers of the whole stand around all sections; their index path has one part")
    func whole() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.boundarySupplementaryItems = [
            header(.absolute(50), kind: "whole"), header(.absolute(25), .bottom, kind: "side"),
        ]
        configuration.interSectionSpacing = 10
        let layout = UICollectionViewCompositionalLayout(section: rows(.absolute(40)), configuration: configuration)
        let view = shown([1, 1], layout)
        #expect(view.itemFrames() == [rect(0, 50, 320, 40)] && view.itemFrames(1) == [rect(0, 100, 320, 40)])
        #expect(view.indexPathsForVisibleSupplementaryElements(ofKind: "whole") == [IndexPath(index: 0)])
        #expect(view.supplementaryView(forElementKind: "side", at: IndexPath(index: 0))?.frame == rect(0, 140, 320, 25))
        #expect(view.contentSize.height == 165)
        // They stay where sections go.
        let band = view.supplementaryView(forElementKind: "whole", at: IndexPath(index: 0))
        (view.dataSource as? ItemSource)?.sections.remove(at: 0)
        view.deleteSections([0])
        #expect(view.supplementaryView(forElementKind: "whole", at: IndexPath(index: 0)) === band && band != nil)
    }

    @Test("A horizontal layout has headers at the leading edge, and pins them there")
    func horizontal() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        let section = single(.absolute(100), .fractionalHeight(1))
        let item = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: layoutSize(.absolute(30), .fractionalHeight(1)), elementKind: headerKind, alignment: .leading)
        item.pinToVisibleBounds = true
        let top = header(.absolute(20), kind: "side")
        section.boundarySupplementaryItems = [item, top]
        let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
        let view = shown([10], layout)
        #expect(view.itemFrames().first == rect(30, 20, 100, 460))
        #expect(view.bandFrame(headerKind) == rect(0, 0, 30, 480))
        // One at the side of the direction takes room from the groups, as wide as the room.
        #expect(view.bandFrame("side")?.size == size(320, 20))
        view.contentOffset.x = 200
        #expect(view.bandFrame(headerKind) == rect(200, 0, 30, 480))
    }

    // MARK: Decorations

    final class Backdrop: UICollectionReusableView {
        override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { nil }
    }

    @Test("A background fills its section behind all else, but for its insets; the layout makes it")
    func background() throws {
        let section = banded(40)
        section.contentInsets = insets(10)
        let item = NSCollectionLayoutDecorationItem.background(elementKind: "backdrop")
        item.contentInsets = NSDirectionalEdgeInsets(top: 30, leading: 5, bottom: 20, trailing: 5)
        section.decorationItems = [item]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(Backdrop.self, forDecorationViewOfKind: "backdrop")
        let view = shown([2, 1], layout)
        let attributes = try #require(
            layout.layoutAttributesForDecorationView(ofKind: "backdrop", at: itemPath(0)))
        #expect(attributes.frame == rect(5, 30, 310, 100) && attributes.zIndex == 0)
        #expect(attributes.representedElementCategory == .decorationView)
        #expect(attributes.representedElementKind == "backdrop")
        #expect(layout.layoutAttributesForDecorationView(ofKind: "other", at: itemPath(0)) == nil)
        // All else has at least 1, so that backgrounds are the first subviews.
        #expect(view.layoutAttributesForItem(at: itemPath(0))?.zIndex == 1)
        let kinds = view.subviews.map { $0 is Backdrop }
        #expect(kinds.prefix(2) == [true, true] && kinds.count { $0 } == 2)
        #expect(view.subviews.first?.frame == rect(5, 30, 310, 100))
        // Neither the data source nor the delegate has to do with it.
        #expect((view.dataSource as? ItemSource)?.log.contains { $0.contains("drop") } == false)
        #expect(view.collectionCounters.viewsFitted == 0)
    }

    @Test("Decorations leave with their section, wait for their next use, and go with their layout")
    func reuse() {
        let section = rows(.absolute(100))
        section.decorationItems = [.background(elementKind: "backdrop")]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(Backdrop.self, forDecorationViewOfKind: "backdrop")
        let view = shown(Array(repeating: 5, count: 10), layout)
        let first = view.subviews.first as? Backdrop
        #expect(first?.frame == rect(0, 0, 320, 500))
        view.contentOffset.y = 2000
        view.layoutIfNeeded()
        #expect(view.subviews.compactMap { $0 as? Backdrop } == [first] && first?.frame.minY == 2000)
        view.setCollectionViewLayout(flow(size(50, 50)), animated: false)
        #expect(!view.subviews.contains { $0 is Backdrop })
    }

    @Test("A layout of one's own has decorations too")
    func custom() {
        final class Layout: UICollectionViewFlowLayout {
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                let own = layoutAttributesForDecorationView(ofKind: "line", at: itemPath(0))
                return (super.layoutAttributesForElements(in: rect) ?? []) + [own].compactMap { $0 }
            }
            override func layoutAttributesForDecorationView(
                ofKind elementKind: String, at indexPath: IndexPath
            ) -> UICollectionViewLayoutAttributes? {
                let made = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
                made.frame = rect(0, 100, 320, 1)
                made.zIndex = -1
                return made
            }
        }
        let layout = Layout()
        layout.register(Backdrop.self, forDecorationViewOfKind: "line")
        let view = collection(ItemSource(counts: [3]), layout)
        view.layoutIfNeeded()
        #expect(view.subviews.first is Backdrop && view.subviews.first?.frame == rect(0, 100, 320, 1))
        let context = UICollectionViewLayoutInvalidationContext()
        #expect(context.invalidatedDecorationIndexPaths == nil)
        context.invalidateDecorationElements(ofKind: "line", at: [itemPath(0)])
        #expect(context.invalidatedDecorationIndexPaths == ["line": [itemPath(0)]])
    }

    // MARK: Insets by what they are counted from

    @Test("Content keeps the safe area free at its sides, the margins, or nothing; the background too")
    func references() {
        let window = UIWindow(frame: rect(0, 0, 320, 480))
        let section = rows(.absolute(40))
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 2)
        section.boundarySupplementaryItems = [header(.absolute(20))]
        let view = shown(1, section)
        let controller = UIView(frame: rect(0, 0, 320, 480))
        controller.addSubview(view)
        window.addSubview(controller)
        view.contentInsetAdjustmentBehavior = .never
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 40)
        view.layoutIfNeeded()
        #expect(view.itemFrames() == [rect(1, 20, 317, 40)])
        section.contentInsetsReference = .layoutMargins
        view.collectionViewLayout.invalidateLayout()
        #expect(view.itemFrames() == [rect(31, 20, 247, 40)] && view.bandFrame(headerKind) == rect(31, 0, 247, 20))
        section.supplementaryContentInsetsReference = .none
        view.collectionViewLayout.invalidateLayout()
        #expect(view.bandFrame(headerKind) == rect(1, 0, 317, 20) && view.itemFrames() == [rect(31, 20, 247, 40)])
        // Other margins are computed with at once.
        view.directionalLayoutMargins.leading = 50
        #expect(view.itemFrames() == [rect(51, 20, 227, 40)])
        section.contentInsetsReference = .none
        view.collectionViewLayout.invalidateLayout()
        #expect(view.itemFrames() == [rect(1, 20, 317, 40)])
    }
}
