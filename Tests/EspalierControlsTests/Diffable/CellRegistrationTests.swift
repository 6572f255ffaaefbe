import EspalierViews
import Foundation
import TestSupport
import Testing

@testable import EspalierControls

/// A data source of texts whose views come from registrations.
private final class RegisteredSource: UICollectionViewDataSource {
    var items: [String]
    var log: [String] = []
    let cells: UICollectionView.CellRegistration<ItemCell, String>
    let headers: UICollectionView.SupplementaryRegistration<BandView>

    init(_ items: [String], nib: UINib? = nil) {
        self.items = items
        let configure: UICollectionView.CellRegistration<ItemCell, String>.Handler = { cell, path, text in
            cell.text = "\(text) at \(path.item)"
        }
        cells = nib.map { .init(cellNib: $0, handler: configure) } ?? .init(handler: configure)
        headers = .init(elementKind: headerKind) { view, kind, path in view.text = "\(kind.suffix(6)) \(path.section)" }
    }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }

    func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        view.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: items[indexPath.item])
    }

    func collectionView(
        _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        view.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }
}

@Suite("Registrations of cells and supplementary views")
struct CellRegistrationTests {
    @Test("Cells and headers are made, configured and used again without being registered")
    func reuse() {
        let source = RegisteredSource((0..<60).map { "i\($0)" })
        let layout = flow(size(320, 40), spacing: 0)
        layout.headerReferenceSize = size(0, 40)
        let view = UICollectionView(frame: rect(0, 0, 320, 160), collectionViewLayout: layout)
        view.dataSource = source
        view.layoutIfNeeded()
        #expect(view.visibleCells.compactMap { ($0 as? ItemCell)?.text } == ["i0 at 0", "i1 at 1", "i2 at 2"])
        #expect(view.visibleCells.map(\.frame.width) == [320, 320, 320])
        #expect((view.visibleSupplementaryViews(ofKind: headerKind).first as? BandView)?.text == "Header 0")
        view.contentOffset.y = 400
        view.layoutIfNeeded()
        #expect(view.collectionCounters.viewsReused >= 3 && view.collectionCounters.viewsMade <= 5)
        #expect(view.visibleCells.allSatisfy { ($0 as? ItemCell)?.preparations == 1 || $0 !== view.visibleCells.first })
        #expect(view.visibleCells.compactMap { ($0 as? ItemCell)?.text }.first == "i9 at 9")
        withExtendedLifetime(source) {}
    }

    @Test("Two registrations for one class do not share cells, and one serves two views")
    func identities() {
        let first = UICollectionView.CellRegistration<ItemCell, Int> { _, _, _ in }
        let second = UICollectionView.CellRegistration<ItemCell, Int> { _, _, _ in }
        let (view, other) = (collection(ItemSource([["a"]])), collection(ItemSource([["a"]])))
        let cell = view.dequeueConfiguredReusableCell(using: first, for: itemPath(0), item: 1)
        #expect(
            view.dequeueConfiguredReusableCell(using: first, for: itemPath(0), item: 2).reuseIdentifier
                == cell.reuseIdentifier)
        #expect(
            view.dequeueConfiguredReusableCell(using: second, for: itemPath(0), item: 1).reuseIdentifier
                != cell.reuseIdentifier)
        #expect(other.dequeueConfiguredReusableCell(using: second, for: itemPath(0), item: 1).superview == nil)
    }

    @Test("Without an item a cell is not configured")
    func noItem() {
        var configured = 0
        let registration = UICollectionView.CellRegistration<ItemCell, Int> { _, _, _ in configured += 1 }
        let view = collection(ItemSource([["a"]]))
        _ = view.dequeueConfiguredReusableCell(using: registration, for: itemPath(0), item: nil)
        #expect(configured == 0)
        _ = view.dequeueConfiguredReusableCell(using: registration, for: itemPath(0), item: 3)
        #expect(configured == 1)
    }

    @Test("An item that is reconfigured gives its own cell to the registration")
    func reconfiguring() {
        let source = RegisteredSource(["a", "b"])
        let view = collection(nil)
        view.dataSource = source
        let cells = view.visibleCells
        source.items = ["a", "c"]
        view.reconfigureItems(at: [itemPath(1)])
        #expect(view.visibleCells.map(ObjectIdentifier.init) == cells.map(ObjectIdentifier.init))
        #expect((cells[1] as? ItemCell)?.text == "c at 1" && (cells[1] as? ItemCell)?.preparations == 0)
    }

    @Test("Cells and supplementary views come from nibs too")
    func nibs() {
        let source = RegisteredSource(["a"], nib: UINib { _ in [ItemCell(frame: rect(0, 0, 9, 9))] })
        let view = collection(nil)
        view.dataSource = source
        #expect(view.visibleCells.compactMap { ($0 as? ItemCell)?.text } == ["a at 0"])
        let headers = UICollectionView.SupplementaryRegistration<BandView>(
            supplementaryNib: UINib { _ in [BandView()] }, elementKind: headerKind
        ) { view, _, _ in view.text = "of a nib" }
        #expect(view.dequeueConfiguredReusableSupplementary(using: headers, for: itemPath(0)).text == "of a nib")
        withExtendedLifetime(source) {}
    }

    @Test("A nib with another class")
    func traps() async {
        let cell = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let registration = UICollectionView.CellRegistration<ItemCell, Int>(
                cellNib: UINib { _ in [UICollectionViewCell(frame: .zero)] }
            ) { _, _, _ in }
            _ = collection(ItemSource([["a"]])).dequeueConfiguredReusableCell(
                using: registration, for: itemPath(0), item: 1)
        }
        #expect(
            errorText(cell).contains(
                "a registration for ItemCell made a UICollectionViewCell: its nib must hold a ItemCell"))
        let band = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let registration = UICollectionView.SupplementaryRegistration<BandView>(
                supplementaryNib: UINib { _ in [UICollectionReusableView(frame: .zero)] }, elementKind: headerKind
            ) { _, _, _ in }
            _ = collection(ItemSource([["a"]])).dequeueConfiguredReusableSupplementary(
                using: registration, for: itemPath(0))
        }
        #expect(errorText(band).contains("a registration for BandView made a UICollectionReusableView: its nib must"))
    }
}
