import EspalierViews
import Foundation
import Testing

@testable import EspalierControls

@Suite("Compositional layout: lists")
struct CompositionalListTests {
    private func listed(
        _ heights: [CGFloat], _ configuration: UICollectionLayoutListConfiguration, width: CGFloat = 320
    ) -> UICollectionView {
        let source = BoxSource([heights.map { size(width, $0) }])
        source.header = "Header"
        let view = boxes(source, UICollectionViewCompositionalLayout.list(using: configuration), width: width)
        view.layoutIfNeeded()
        return view
    }

    @Test("Rows of a plain list size themselves, from edge to edge")
    func plain() {
        let view = listed([30, 60], UICollectionLayoutListConfiguration(appearance: .plain))
        #expect(view.itemFrames() == [rect(0, 0, 320, 30), rect(0, 30, 320, 60)] && view.contentSize.height == 90)
    }

    @Test(
        "Grouped lists keep half of a gap above and below, inset ones their sides as tables do", arguments: [320, 414])
    func grouped(width: CGFloat) {
        let grouped = listed([30], UICollectionLayoutListConfiguration(appearance: .grouped), width: width)
        #expect(grouped.itemFrames() == [rect(0, 17.5, width, 30)] && grouped.contentSize.height == 65)
        let inset = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        let side: CGFloat = width < 414 ? 16 : 20
        let source = ItemSource(counts: [1])
        let view = collection(source, UICollectionViewCompositionalLayout.list(using: inset), width: width)
        #expect(view.itemFrames() == [rect(side, 17.5, width - 2 * side, 44)])
    }

    @Test("Headers and footers are supplementary views where the modes say so; a plain list pins them")
    func bands() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.headerMode = .supplementary
        configuration.footerMode = .supplementary
        let view = listed(Array(repeating: 50, count: 30), configuration)
        let height = view.bandFrame(headerKind)?.height ?? 0
        #expect(height > 10 && height < 30 && view.itemFrames().first == rect(0, height, 320, 50))
        view.contentOffset.y = 400
        view.layoutIfNeeded()
        #expect(view.bandFrame(headerKind)?.minY == 400 && view.bandFrame(footerKind)?.maxY == 880)
        configuration.headerMode = .firstItemInSection
        configuration.footerMode = .none
        let first = listed([50, 50], configuration)
        #expect(first.bandFrame(headerKind) == nil && first.bandFrame(footerKind) == nil)
        #expect(first.itemFrames() == [rect(0, 0, 320, 50), rect(0, 50, 320, 50)])
    }

    @Test("A list section stands among others")
    func mixed() {
        let layout = UICollectionViewCompositionalLayout { index, environment in
            if index == 1 { return single(.absolute(50), .absolute(50)) }
            return .list(
                using: UICollectionLayoutListConfiguration(appearance: .plain), layoutEnvironment: environment)
        }
        let view = shown([2, 1], layout)
        #expect(
            view.itemFrames() == [rect(0, 0, 320, 44), rect(0, 44, 320, 44)]
                && view.itemFrames(1) == [rect(0, 88, 50, 50)])
    }

    @Test("What a swipe offers is data, and chosen by its title")
    func swipes() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        #expect(configuration.showsSeparators && configuration.headerMode == .none && configuration.footerMode == .none)
        var done: [String] = []
        func action(_ title: String, _ path: IndexPath) -> UISwipeActionsConfiguration {
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .normal, title: title) { _, view, finish in
                    done.append("\(title) \(path.item) \(view is BoxCell)")
                    finish(true)
                }
            ])
        }
        configuration.trailingSwipeActionsConfigurationProvider = { $0.item == 0 ? nil : action("Delete", $0) }
        configuration.leadingSwipeActionsConfigurationProvider = { action("Flag", $0) }
        let view = listed([40, 40], configuration)
        #expect(view.performSwipeAction("Delete", at: itemPath(1)) && view.performSwipeAction("Flag", at: itemPath(0)))
        #expect(
            !view.performSwipeAction("Delete", at: itemPath(0)) && !view.performSwipeAction("Other", at: itemPath(1)))
        #expect(done == ["Delete 1 true", "Flag 0 true"])
        #expect(!collection(ItemSource(counts: [1])).performSwipeAction("Delete", at: itemPath(0)))
    }
}
