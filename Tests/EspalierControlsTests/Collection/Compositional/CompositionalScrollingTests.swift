import EspalierViews
import Foundation
import Testing

@testable import EspalierControls

@Suite("Compositional layout: sections that scroll across")
struct CompositionalScrollingTests {
    private func shelf(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, width: CGFloat = 100, inset: CGFloat = 0,
        spacing: CGFloat = 10
    ) -> NSCollectionLayoutSection {
        let section = single(.absolute(width), .absolute(80))
        section.orthogonalScrollingBehavior = behavior
        section.interGroupSpacing = spacing
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: inset, bottom: 5, trailing: inset)
        return section
    }

    @Test("A section scrolls in a view of its own, as broad as the collection view, which has its cells")
    func shelves() throws {
        let section = shelf(.continuous, inset: 20)
        section.boundarySupplementaryItems = [header(.absolute(30))]
        let view = shown([10, 2], UICollectionViewCompositionalLayout(section: section))
        #expect(view.contentSize == size(320, 240))
        let scrolls = view.sectionScrolls
        #expect(scrolls.map(\.frame) == [rect(0, 35, 320, 80), rect(0, 155, 320, 80)])
        #expect(scrolls.map(\.contentSize) == [size(20 + 10 * 110 - 10 + 20, 80), size(250, 80)])
        #expect(view.itemFrames().prefix(3) == [rect(20, 35, 100, 80), rect(130, 35, 100, 80), rect(240, 35, 100, 80)])
        // What is in sight has cells, in the coordinates of what scrolls them.
        #expect(
            view.indexPathsForVisibleItems == [itemPath(0), itemPath(1), itemPath(2), itemPath(0, 1), itemPath(1, 1)])
        let cell = try #require(view.cellForItem(at: itemPath(2)))
        #expect(cell.superview === scrolls[0] && cell.frame == rect(240, 0, 100, 80))
        let band = try #require(view.supplementaryView(forElementKind: headerKind, at: itemPath(0)))
        #expect(band.superview === view && band.frame == rect(20, 0, 280, 30))
    }

    @Test("Its offset moves what the layout says, and shows other cells; the collection view stays")
    func offset() throws {
        let source = ItemSource(counts: [1000])
        let view = collection(source, UICollectionViewCompositionalLayout(section: shelf(.continuous)))
        view.layoutIfNeeded()
        let scroll = try #require(view.sectionScrolls.first)
        source.log = []
        scroll.contentOffset = CGPoint(x: 1105, y: 0)
        view.layoutIfNeeded()
        #expect(view.indexPathsForVisibleItems == [10, 11, 12].map { itemPath($0) })
        #expect(
            view.itemFrames()[10] == rect(-5, 5, 100, 80)
                && view.cellForItem(at: itemPath(10))?.frame == rect(1100, 0, 100, 80))
        #expect(source.log == ["cell 0.10", "cell 0.11", "cell 0.12"])
        #expect(view.indexPathForItem(at: CGPoint(x: 4, y: 10)) == itemPath(10))
        #expect(view.contentOffset == .zero && view.compositional.compositionalCounters.computations == 1)
        // Out of sight it is kept.
        view.setCollectionViewLayout(view.collectionViewLayout, animated: false)
        view.contentOffset.y = 5000
        view.layoutIfNeeded()
        #expect(view.sectionScrolls.isEmpty && view.visibleCells.isEmpty && scroll.superview == nil)
        view.contentOffset.y = 0
        view.layoutIfNeeded()
        #expect(view.sectionScrolls.first?.contentOffset == CGPoint(x: 1105, y: 0))
        #expect(view.indexPathsForVisibleItems == [10, 11, 12].map { itemPath($0) })
    }

    private func rests(
        _ section: NSCollectionLayoutSection, from begin: CGFloat, at current: CGFloat, proposed: CGFloat,
        velocity: CGFloat
    ) -> CGFloat {
        let view = shown(10, section)
        return view.compositional.restingOffset(of: 0, from: begin, at: current, proposed: proposed, velocity: velocity)
    }

    @Test("It comes to rest anywhere, or where the nearest group begins, not beyond the end")
    func continuous() {
        #expect(rests(shelf(.continuous), from: 0, at: 50, proposed: 217, velocity: 1) == 217)
        let leading = shelf(.continuousGroupLeadingBoundary, inset: 20)
        // Groups begin every 110; content is 1130 wide.
        #expect(rests(leading, from: 0, at: 50, proposed: 217, velocity: 1) == 220)
        #expect(rests(leading, from: 0, at: 50, proposed: 164, velocity: 1) == 110)
        #expect(rests(leading, from: 0, at: 700, proposed: 790, velocity: 1) == 770)
        #expect(rests(leading, from: 0, at: 700, proposed: 5000, velocity: 1) == 810)
        #expect(rests(leading, from: 0, at: 0, proposed: -40, velocity: -1) == 0)
    }

    @Test("Paging by groups goes to the next one or the one before, from where the finger came down")
    func groups() {
        let paging = shelf(.groupPaging)
        #expect(rests(paging, from: 220, at: 230, proposed: 900, velocity: 2) == 330)
        #expect(rests(paging, from: 220, at: 210, proposed: 0, velocity: -2) == 110)
        // A slow finger: the nearest of these.
        #expect(rests(paging, from: 220, at: 280, proposed: 280, velocity: 0.1) == 330)
        #expect(rests(paging, from: 220, at: 260, proposed: 260, velocity: 0) == 220)
        #expect(rests(paging, from: 220, at: 700, proposed: 700, velocity: 0) == 330)
        #expect(rests(paging, from: 770, at: 775, proposed: 800, velocity: 2) == 770)
        #expect(rests(paging, from: 0, at: 0, proposed: 0, velocity: -2) == 0)
    }

    @Test("Centred groups stand in the middle, the first at the beginning and the last at the end")
    func centred() throws {
        let section = shelf(.groupPagingCentered)
        let view = shown(10, section)
        let scroll = try #require(view.sectionScrolls.first)
        #expect(view.itemFrames().first == rect(110, 5, 100, 80))
        #expect(scroll.contentOffset.x == -110)
        #expect(scroll.contentInset == UIEdgeInsets(top: 0, left: 110, bottom: 0, right: 110))
        #expect(rests(section, from: -110, at: -100, proposed: 0, velocity: 1) == 0)
        #expect(rests(section, from: 0, at: 10, proposed: 400, velocity: 1) == 110)
        #expect(rests(section, from: 0, at: 70, proposed: 70, velocity: 0) == 110)
        #expect(rests(section, from: 770, at: 800, proposed: 1400, velocity: 1) == 880)
        #expect(rests(section, from: 880, at: 900, proposed: 1400, velocity: 1) == 880)
    }

    @Test("A finger turns a page of the collection view's length, or a group, and leaves the other direction")
    func fingers() throws {
        let window = shownWindow()
        let layout = UICollectionViewCompositionalLayout { [self] index, _ in
            shelf(index == 0 ? .paging : .groupPaging, width: 160, spacing: 0)
        }
        let view = shown([10, 10, 10, 10, 10, 10, 10], layout)
        window.addSubview(view)
        window.layoutIfNeeded()
        let scrolls = view.sectionScrolls
        #expect(scrolls[0].isPagingEnabled && !scrolls[1].isPagingEnabled)
        window.drag(from: CGPoint(x: 300, y: 40), to: CGPoint(x: 60, y: 45), hold: 0.2)
        #expect(scrolls[0].contentOffset == CGPoint(x: 320, y: 0) && view.contentOffset == .zero)
        window.drag(from: CGPoint(x: 300, y: 130), to: CGPoint(x: 200, y: 135), hold: 0.2)
        #expect(scrolls[1].contentOffset == CGPoint(x: 160, y: 0))
        window.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 300, y: 200), hold: 0.2)
        #expect(view.contentOffset.y > 50 && scrolls[2].contentOffset == .zero)
        // A tap selects, as everywhere.
        view.allowsMultipleSelection = true
        view.contentOffset = .zero
        window.layoutIfNeeded()
        window.tap(at: CGPoint(x: 10, y: 40))
        #expect(view.indexPathsForSelectedItems == [itemPath(2)])
    }

    @Test("Scrolling to an item scrolls its section and the collection view, each on its axis")
    func scrollingToItem() {
        let view = shown(
            [20, 20, 20, 20, 20, 20, 20, 20], UICollectionViewCompositionalLayout(section: shelf(.continuous)))
        view.scrollToItem(at: itemPath(5, 1), at: [.centeredHorizontally, .top], animated: false)
        view.layoutIfNeeded()
        #expect(view.contentOffset == CGPoint(x: 0, y: 95))
        #expect(view.layoutAttributesForItem(at: itemPath(5, 1))?.frame == rect(110, 95, 100, 80))
        // In a section that is out of sight too.
        view.scrollToItem(at: itemPath(3, 7), at: .left, animated: false)
        #expect(view.contentOffset == CGPoint(x: 0, y: 95))
        #expect(view.layoutAttributesForItem(at: itemPath(3, 7))?.frame.minX == 0)
        view.scrollToItem(at: itemPath(19, 7), at: .left, animated: false)
        #expect(view.layoutAttributesForItem(at: itemPath(19, 7))?.frame.maxX == 320)
    }

    @Test("Offsets go with their sections")
    func moving() throws {
        let source = ItemSource(counts: [20, 20, 20])
        let view = collection(source, UICollectionViewCompositionalLayout(section: shelf(.continuous)))
        view.layoutIfNeeded()
        let second = view.sectionScrolls[1]
        second.contentOffset.x = 330
        view.layoutIfNeeded()
        let cell = try #require(view.cellForItem(at: itemPath(3, 1)))
        source.sections.swapAt(1, 2)
        view.moveSection(1, toSection: 2)
        #expect(view.cellForItem(at: itemPath(3, 2)) === cell && cell.superview === second)
        #expect(second.frame.minY == 185 && second.contentOffset.x == 330 && view.sectionScrolls.count == 3)
        source.sections.remove(at: 2)
        view.deleteSections([2])
        #expect(view.sectionScrolls.count == 2 && second.superview == nil)
        #expect(view.sectionScrolls.allSatisfy { $0.contentOffset == .zero })
    }

    @Test("With a background all of a section is in front of it, what scrolls it too")
    func stacking() {
        let section = shelf(.continuous)
        section.decorationItems = [.background(elementKind: "backdrop")]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "backdrop")
        let view = shown([3], layout)
        #expect(view.subviews.map { $0 is UIScrollView } == [false, true])
        #expect(view.subviews[0].frame == rect(0, 0, 320, 90))
    }

    @Test("In a horizontal layout they scroll downwards")
    func horizontal() throws {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        let section = single(.absolute(100), .absolute(80))
        section.orthogonalScrollingBehavior = .groupPaging
        let view = shown([10, 3], UICollectionViewCompositionalLayout(section: section, configuration: configuration))
        #expect(
            view.sectionScrolls.map(\.frame).sorted { $0.minX < $1.minX } == [
                rect(0, 0, 100, 480), rect(100, 0, 100, 480),
            ])
        #expect(view.itemFrames().prefix(2) == [rect(0, 0, 100, 80), rect(0, 80, 100, 80)])
        #expect(view.contentSize == size(200, 480))
        let first = try #require(view.sectionScrolls.first { $0.frame.minX == 0 })
        first.contentOffset.y = 160
        view.layoutIfNeeded()
        #expect(view.itemFrames()[2] == rect(0, 0, 100, 80))
    }

    @Test(
        "The handler hears of what is in sight before it is shown, in the section's own coordinates, and may change it")
    func handler() throws {
        var heard: [(frames: [CGRect], offset: CGPoint, width: CGFloat)] = []
        let section = shelf(.continuous, inset: 20)
        section.boundarySupplementaryItems = [header(.absolute(30))]
        section.visibleItemsInvalidationHandler = { items, offset, environment in
            heard.append((items.map(\.frame), offset, environment.container.contentSize.width))
            for item in items where item.representedElementCategory == .cell {
                item.alpha = item.frame.midX - offset.x < 160 ? 0.5 : 1
                item.transform = CGAffineTransform(scaleX: 2, y: 1)
                item.zIndex = -item.indexPath.item
            }
        }
        let view = shown([10], UICollectionViewCompositionalLayout(section: section))
        let first = try #require(heard.first)
        #expect(
            first.frames == [
                rect(20, 35, 100, 80), rect(130, 35, 100, 80), rect(240, 35, 100, 80), rect(20, 0, 280, 30),
            ])
        #expect(first.offset == .zero && first.width == 320)
        #expect([0, 1].map { view.cellForItem(at: itemPath($0))?.alpha } == [0.5, 1])
        #expect(view.cellForItem(at: itemPath(0))?.frame == rect(-30, 0, 200, 80))
        #expect(view.sectionScrolls[0].subviews.first === view.cellForItem(at: itemPath(2)))
        view.sectionScrolls[0].contentOffset.x = 130
        view.layoutIfNeeded()
        #expect(heard.last?.offset == CGPoint(x: 130, y: 0))
        #expect(heard.last?.frames.prefix(1) == [rect(130, 35, 100, 80)])
        #expect(view.cellForItem(at: itemPath(1))?.alpha == 0.5)
    }
}
