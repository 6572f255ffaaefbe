import EspalierViews
import Foundation
import Testing

@testable import EspalierControls

@Suite("Compositional layout: frames by hand")
struct CompositionalShapesTests {
    @Test("A grid of fifths: squares, five in a row, row below row")
    func grid() {
        let item = layoutItem(.fractionalWidth(0.2), .fractionalHeight(1))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: layoutSize(.fractionalWidth(1), .fractionalWidth(0.2)), subitems: [item])
        let view = shown(7, NSCollectionLayoutSection(group: group), width: 300)
        #expect(
            view.itemFrames() == [
                rect(0, 0, 60, 60), rect(60, 0, 60, 60), rect(120, 0, 60, 60), rect(180, 0, 60, 60),
                rect(240, 0, 60, 60), rect(0, 60, 60, 60), rect(60, 60, 60, 60),
            ])
        #expect(view.contentSize == size(300, 120))
        #expect(shownItems(view).first == "0.0 (0.0 0.0 60.0 60.0)" && view.visibleCells.count == 7)
    }

    @Test("Insets of an item are taken off its size at the end, and not on an axis that is estimated")
    func itemInsets() {
        let item = layoutItem(.fractionalWidth(0.5), .fractionalHeight(1), inset: 5)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: layoutSize(.fractionalWidth(1), .absolute(44)), subitems: [item])
        #expect(
            shown(2, NSCollectionLayoutSection(group: group)).itemFrames() == [
                rect(5, 5, 150, 34), rect(165, 5, 150, 34),
            ])
        let row = layoutItem(.fractionalWidth(1), .estimated(44), inset: 5)
        let rows = NSCollectionLayoutGroup.vertical(
            layoutSize: layoutSize(.fractionalWidth(1), .estimated(44)), subitems: [row])
        #expect(
            shown(2, NSCollectionLayoutSection(group: rows)).itemFrames() == [
                rect(5, 0, 310, 44), rect(5, 44, 310, 44),
            ])
    }

    @Test("A number of items fills the group with equal widths and the spacing between; the width said does not count")
    func equally() {
        let item = layoutItem(.absolute(7), .fractionalHeight(1))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: layoutSize(.fractionalWidth(1), .absolute(44)), subitem: item, count: 2)
        group.interItemSpacing = .fixed(10)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
        let view = shown(3, section)
        #expect(view.itemFrames() == [rect(10, 0, 145, 44), rect(165, 0, 145, 44), rect(10, 54, 145, 44)])
        #expect(view.contentSize == size(320, 98))
    }

    @Test("A repeated subitem keeps its own size, whether it fits or not")
    func repeating() {
        let item = layoutItem(.fractionalWidth(0.5), .fractionalHeight(1))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: layoutSize(.fractionalWidth(1), .absolute(40)), repeatingSubitem: item, count: 3)
        group.interItemSpacing = .fixed(10)
        #expect(
            shown(4, NSCollectionLayoutSection(group: group)).itemFrames() == [
                rect(0, 0, 160, 40), rect(170, 0, 160, 40), rect(340, 0, 160, 40), rect(0, 40, 160, 40),
            ])
    }

    @Test("Two halves with spacing between do not fit into one group")
    func tooWide() {
        let item = layoutItem(.fractionalWidth(0.5), .fractionalHeight(1))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: layoutSize(.fractionalWidth(1), .absolute(40)), subitems: [item])
        group.interItemSpacing = .fixed(1)
        #expect(
            shown(2, NSCollectionLayoutSection(group: group)).itemFrames() == [
                rect(0, 0, 160, 40), rect(0, 40, 160, 40),
            ])
    }

    @Test("A large item beside two small ones in a nested group, and the next group alike")
    func nested() {
        let leading = layoutItem(.fractionalWidth(0.7), .fractionalHeight(1), inset: 10)
        let small = layoutItem(.fractionalWidth(1), .fractionalHeight(0.5), inset: 10)
        let trailing = NSCollectionLayoutGroup.vertical(
            layoutSize: layoutSize(.fractionalWidth(0.3), .fractionalHeight(1)), subitems: [small])
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: layoutSize(.fractionalWidth(1), .fractionalHeight(0.4)), subitems: [leading, trailing])
        let view = shown(5, NSCollectionLayoutSection(group: group), width: 400, height: 500)
        #expect(
            view.itemFrames() == [
                rect(10, 10, 260, 180), rect(290, 10, 100, 80), rect(290, 110, 100, 80), rect(10, 210, 260, 180),
                rect(290, 210, 100, 80),
            ])
        #expect(view.contentSize == size(400, 400))
    }

    @Test("Fractions are parts of what the section's insets, and the group's, leave")
    func fractions() {
        let item = layoutItem(.fractionalWidth(0.5), .fractionalHeight(1))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: layoutSize(.fractionalWidth(1), .fractionalHeight(0.5)), subitems: [item])
        group.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 15, bottom: 40, trailing: 25)
        let view = shown(2, section, width: 320, height: 480)
        // 320 - 40 wide, (480 - 60) / 2 high; inside of the group 274 by 206.
        #expect(view.itemFrames() == [rect(17, 21, 137, 206), rect(154, 21, 137, 206)])
        #expect(view.contentSize == size(320, 20 + 210 + 40))
    }

    @Test("Flexible spacing between items shares what is left over")
    func flexible() {
        let item = layoutItem(.absolute(80), .absolute(40))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: layoutSize(.fractionalWidth(1), .absolute(40)), subitems: [item])
        group.interItemSpacing = .flexible(10)
        let view = shown(4, NSCollectionLayoutSection(group: group))
        // Three of 80 and two gaps of 40; a fourth would need 350.
        #expect(
            view.itemFrames() == [rect(0, 0, 80, 40), rect(120, 0, 80, 40), rect(240, 0, 80, 40), rect(0, 40, 80, 40)])
    }

    @Test("Edge spacing is kept outside of the size; a flexible one takes what is left, on both sides half")
    func edges() {
        let item = layoutItem(.absolute(80), .absolute(20))
        item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: .fixed(5), top: .flexible(0), trailing: nil, bottom: .flexible(0))
        let last = layoutItem(.absolute(50), .absolute(20))
        last.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: .flexible(0), top: nil, trailing: nil, bottom: .flexible(0))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: layoutSize(.fractionalWidth(1), .absolute(60)), subitems: [item, last])
        let view = shown(2, NSCollectionLayoutSection(group: group), width: 200)
        #expect(view.itemFrames() == [rect(5, 20, 80, 20), rect(150, 0, 50, 20)])
    }

    @Test("Edge spacing of the section's group places it in the breadth")
    func groupEdges() {
        let section = single(.absolute(100), .absolute(40))
        section.group.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: .flexible(0), top: .fixed(3), trailing: .flexible(0), bottom: .fixed(4))
        let view = shown(2, section)
        #expect(view.itemFrames() == [rect(110, 3, 100, 40), rect(110, 50, 100, 40)])
        #expect(view.contentSize == size(320, 94))
    }

    @Test("A custom group has its items where the closure says, and is asked for its size once")
    func custom() {
        var asked: [CGSize] = []
        let group = NSCollectionLayoutGroup.custom(
            layoutSize: layoutSize(.fractionalWidth(1), .absolute(100))
        ) { environment in
            asked.append(environment.container.contentSize)
            return [
                NSCollectionLayoutGroupCustomItem(frame: rect(0, 0, 50, 50)),
                NSCollectionLayoutGroupCustomItem(frame: rect(30, 30, 50, 60), zIndex: 3),
            ]
        }
        group.contentInsets = insets(10)
        let view = shown(3, NSCollectionLayoutSection(group: group))
        #expect(view.itemFrames() == [rect(10, 10, 50, 50), rect(40, 40, 50, 60), rect(10, 110, 50, 50)])
        #expect(asked == [size(300, 80)])
        #expect(view.layoutAttributesForItem(at: itemPath(1))?.zIndex == 3)
        #expect(shownItems(view).last == "0.1 (40.0 40.0 50.0 60.0)")
    }

    @Test("A custom group without items gives none a place")
    func emptyCustom() {
        let group = NSCollectionLayoutGroup.custom(layoutSize: layoutSize(.fractionalWidth(1), .absolute(100))) { _ in
            []
        }
        let view = shown(3, NSCollectionLayoutSection(group: group))
        #expect(view.itemFrames() == [nil, nil, nil] && view.contentSize == size(320, 0) && view.visibleCells.isEmpty)
    }

    @Test("A custom group among others holds as many as its closure answers")
    func nestedCustom() {
        let custom = NSCollectionLayoutGroup.custom(layoutSize: layoutSize(.absolute(60), .fractionalHeight(1))) { _ in
            [rect(0, 0, 60, 20), rect(0, 20, 60, 20)].map { NSCollectionLayoutGroupCustomItem(frame: $0) }
        }
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: layoutSize(.absolute(100), .absolute(40)),
            subitems: [layoutItem(.absolute(40), .absolute(40)), custom])
        #expect(
            shown(4, NSCollectionLayoutSection(group: group)).itemFrames() == [
                rect(0, 0, 40, 40), rect(40, 0, 60, 20), rect(40, 20, 60, 20), rect(0, 40, 40, 40),
            ])
    }

    @Test("Spacing between sections, and sections of their own kinds")
    func sections() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 20
        var asked: [Int] = []
        let layout = UICollectionViewCompositionalLayout(
            sectionProvider: { index, environment in
                asked.append(index)
                #expect(environment.container.contentSize == size(320, 480))
                #expect(environment.container.effectiveContentSize == size(320, 480))
                return index == 0 ? rows(.absolute(30)) : single(.absolute(50), .absolute(50))
            }, configuration: configuration)
        let view = shown([2, 1], layout)
        #expect(asked == [0, 1])
        #expect(view.itemFrames() == [rect(0, 0, 320, 30), rect(0, 30, 320, 30)])
        #expect(view.itemFrames(1) == [rect(0, 80, 50, 50)])
        #expect(view.contentSize == size(320, 130))
    }

    @Test("A horizontal layout stacks groups and sections to the right")
    func horizontal() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        let section = single(.absolute(100), .fractionalHeight(0.5))
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 5, bottom: 40, trailing: 6)
        let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
        let view = shown([2, 1], layout)
        #expect(view.itemFrames() == [rect(5, 20, 100, 210), rect(115, 20, 100, 210)])
        #expect(view.itemFrames(1) == [rect(226, 20, 100, 210)])
        #expect(view.contentSize == size(332, 480))
    }

    @Test("Groups overlap where the spacing between them is negative, at most wholly")
    func overlapping() {
        let section = rows(.absolute(40))
        section.interGroupSpacing = -30
        let view = shown(3, section, height: 20)
        #expect(view.itemFrames() == [rect(0, 0, 320, 40), rect(0, 10, 320, 40), rect(0, 20, 320, 40)])
        #expect(view.contentSize.height == 60 && view.visibleCells.count == 2)
        section.interGroupSpacing = -50
        view.collectionViewLayout.invalidateLayout()
        view.layoutIfNeeded()
        #expect(view.itemFrames() == Array(repeating: rect(0, 0, 320, 40), count: 3))
        #expect(view.contentSize.height == 40 && view.visibleCells.count == 3)
    }

    @Test("A badge hangs on its item's corner, half outside, and goes with the item's index path")
    func badges() {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: layoutSize(.absolute(20), .absolute(10)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
        let item = NSCollectionLayoutItem(
            layoutSize: layoutSize(.absolute(50), .absolute(50)), supplementaryItems: [badge])
        item.contentInsets = insets(5)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: layoutSize(.fractionalWidth(1), .absolute(60)), subitems: [item])
        let view = shown(7, NSCollectionLayoutSection(group: group))
        #expect(view.bandFrame("badge", item: 0) == rect(35, 0, 20, 10))
        #expect(view.bandFrame("badge", item: 6) == rect(35, 60, 20, 10))
        #expect(view.bandFrame("badge", item: 7) == nil && view.bandFrame("none") == nil)
        #expect(view.visibleSupplementaryViews(ofKind: "badge").count == 7)
        #expect(
            (view.supplementaryView(forElementKind: "badge", at: itemPath(6)) as? BandView)?.frame
                == rect(35, 60, 20, 10))
    }

    @Test("An item anchor says which place of the supplementary item is at the container's; offsets add up")
    func itemAnchors() {
        let hung = NSCollectionLayoutSupplementaryItem(
            layoutSize: layoutSize(.fractionalWidth(0.5), .absolute(10)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.bottom, .trailing], absoluteOffset: CGPoint(x: -10, y: -10)),
            itemAnchor: NSCollectionLayoutAnchor(edges: [.top, .leading]))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: layoutSize(.absolute(100), .absolute(60)),
            subitems: [layoutItem(.absolute(50), .absolute(50))])
        group.supplementaryItems = [hung]
        let view = shown(3, NSCollectionLayoutSection(group: group))
        // It hangs on groups, whose first items are 0 and 2.
        #expect(view.bandFrame("badge", item: 0) == rect(90, 50, 50, 10))
        #expect(view.bandFrame("badge", item: 1) == nil)
        #expect(view.bandFrame("badge", item: 2) == rect(90, 110, 50, 10))
    }

    @Test("What hangs out of its group is found where it is seen")
    func overhanging() {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: layoutSize(.absolute(20), .absolute(20)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(edges: .top, absoluteOffset: CGPoint(x: 0, y: -300)))
        let item = NSCollectionLayoutItem(
            layoutSize: layoutSize(.fractionalWidth(1), .absolute(100)), supplementaryItems: [badge])
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: layoutSize(.fractionalWidth(1), .absolute(100)), subitems: [item])
        let view = shown(20, NSCollectionLayoutSection(group: group), height: 100)
        let found = view.collectionViewLayout.layoutAttributesForElements(in: rect(0, 500, 320, 100)) ?? []
        #expect(found.filter { $0.representedElementKind == "badge" }.map(\.indexPath) == [itemPath(8)])
        #expect(found.filter { $0.representedElementKind == nil }.map(\.indexPath) == [itemPath(5)])
    }

    @Test("A group in a group in a group, a thousand deep, is laid out without running out of stack")
    func deep() {
        var group = NSCollectionLayoutGroup.horizontal(
            layoutSize: layoutSize(.fractionalWidth(1), .fractionalHeight(1)),
            subitems: [layoutItem(.fractionalWidth(1), .fractionalHeight(1))])
        for _ in 0..<1000 {
            group = .vertical(layoutSize: layoutSize(.fractionalWidth(1), .fractionalHeight(1)), subitems: [group])
        }
        let outer = NSCollectionLayoutGroup.vertical(
            layoutSize: layoutSize(.fractionalWidth(1), .absolute(40)), subitems: [group])
        #expect(
            shown(2, NSCollectionLayoutSection(group: outer)).itemFrames() == [
                rect(0, 0, 320, 40), rect(0, 40, 320, 40),
            ])
    }

    @Test("The configuration is kept as it was when it was set")
    func configuration() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 5
        let layout = UICollectionViewCompositionalLayout(section: rows(.absolute(10)), configuration: configuration)
        configuration.interSectionSpacing = 50
        let view = shown([1, 1], layout)
        #expect(view.itemFrames(1) == [rect(0, 15, 320, 10)])
        layout.configuration.interSectionSpacing = 6
        #expect(layout.configuration.interSectionSpacing == 5)
        configuration.interSectionSpacing = 7
        layout.configuration = configuration
        #expect(view.itemFrames(1) == [rect(0, 17, 320, 10)])
    }
}
