import Foundation
import TestSupport
import Testing

@testable import EspalierControls
@testable import EspalierViews

@Suite("Traps of compositional layouts")
struct CompositionalTrapTests {
    @Test("Numbers that no layout can be computed with stop the program")
    func numbers() async {
        let dimension = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = NSCollectionLayoutDimension.absolute(-1)
        }
        #expect(errorText(dimension).contains("a layout dimension, absolute, of -1.0: it must be finite"))
        let spacing = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = NSCollectionLayoutSpacing.fixed(.nan)
        }
        #expect(errorText(spacing).contains("a layout spacing of nan: it must be finite"))
        let insets = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            layoutItem(.absolute(1), .absolute(1)).contentInsets.top = .infinity
        }
        #expect(errorText(insets).contains("contentInsets of a NSCollectionLayoutItem set to"))
        #expect(errorText(insets).contains(": every part must be finite"))
        let between = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            rows(.absolute(1)).interGroupSpacing = .nan
        }
        #expect(errorText(between).contains("interGroupSpacing set to nan: it must be finite"))
        let sections = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            UICollectionViewCompositionalLayoutConfiguration().interSectionSpacing = .nan
        }
        #expect(errorText(sections).contains("interSectionSpacing set to nan: it must be finite"))
    }

    @Test("Places that are no numbers stop the program")
    func places() async {
        let anchor = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = NSCollectionLayoutAnchor(edges: .top, absoluteOffset: CGPoint(x: CGFloat.nan, y: 0))
        }
        #expect(errorText(anchor).contains("the offset of a layout anchor is"))
        let boundary = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: layoutSize(.absolute(1), .absolute(1)), elementKind: "k", alignment: .top,
                absoluteOffset: CGPoint(x: 0, y: CGFloat.infinity))
        }
        #expect(errorText(boundary).contains("the offset of a boundary supplementary item is"))
        let custom = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = NSCollectionLayoutGroupCustomItem(frame: rect(0, 0, .nan, 1))
        }
        #expect(errorText(custom).contains("an item of a custom group at"))
    }

    @Test("Groups of nothing stop the program, and so does a section that nobody describes")
    func nothing() async {
        let subitems = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = NSCollectionLayoutGroup.horizontal(layoutSize: layoutSize(.absolute(1), .absolute(1)), subitems: [])
        }
        #expect(errorText(subitems).contains("a layout group was made without subitems"))
        let count = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = NSCollectionLayoutGroup.vertical(
                layoutSize: layoutSize(.absolute(1), .absolute(1)), subitem: layoutItem(.absolute(1), .absolute(1)),
                count: 0)
        }
        #expect(errorText(count).contains("a layout group was made of 0 items"))
        let section = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = shown([1], UICollectionViewCompositionalLayout { _, _ in nil })
        }
        #expect(
            errorText(section).contains(
                "the section provider of UICollectionViewCompositionalLayout answered nil for section 0"))
    }

    @Test("A decoration without a class stops the program, and a class that is none of reusable views")
    func decorations() async {
        let missing = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let section = rows(.absolute(10))
            section.decorationItems = [.background(elementKind: "backdrop")]
            _ = shown(1, section)
        }
        #expect(errorText(missing).contains("has the decoration backdrop of item 0 of section 0, for which no class"))
        let other = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            UICollectionViewFlowLayout().register(UIView.self, forDecorationViewOfKind: "line")
        }
        #expect(errorText(other).contains("UIView was registered for the decoration \"line\": it is no"))
    }

    @Test("A preferred size that is no size stops the program")
    func preferred() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let view = shown(1, rows(.estimated(10)))
            let made = UICollectionViewLayoutAttributes(forCellWith: itemPath(0))
            made.frame = rect(0, 0, 10, -5)
            _ = view.collectionViewLayout.invalidationContext(
                forPreferredLayoutAttributes: made, withOriginalAttributes: made)
        }
        #expect(errorText(result).contains("the preferred size of layout attributes of item 0 of section 0 is"))
    }
}
