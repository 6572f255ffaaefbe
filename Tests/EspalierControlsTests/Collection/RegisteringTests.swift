import EspalierViews
import Foundation
import TestSupport
import Testing

@testable import EspalierControls

@Suite("UICollectionView: registering and dequeuing")
struct CollectionRegisteringTests {
    /// A class as Xcode writes it: its content is made in `init(frame:)`, and there is no archive.
    final class FrameCell: UICollectionViewCell {
        let label = UILabel()
        override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.addSubview(label)
        }
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }

    /// A class that needs more than a frame.
    final class ModelCell: UICollectionViewCell {
        let model: String
        init(model: String, frame: CGRect) {
            self.model = model
            super.init(frame: frame)
        }
        override init(frame: CGRect) {
            model = "none"
            super.init(frame: frame)
        }
        required init?(coder: NSCoder) { nil }
    }

    private func dequeued(_ register: (UICollectionView) -> Void) -> UICollectionViewCell {
        let view = collection(ItemSource(counts: [1]), flow(size(30, 40)))
        register(view)
        return view.dequeueReusableCell(withReuseIdentifier: "a", for: itemPath(0))
    }

    @Test("By class alone: made by the subclass's init(frame:), with the item's frame")
    func byClass() throws {
        let cell = try #require(dequeued { $0.register(FrameCell.self, forCellWithReuseIdentifier: "a") } as? FrameCell)
        #expect(cell.label.superview === cell.contentView)
        #expect(cell.reuseIdentifier == "a" && cell.frame == rect(0, 0, 30, 40))
    }

    @Test("By class with a factory, and by closure")
    func factories() {
        let byFactory = dequeued {
            $0.register(ModelCell.self, forCellWithReuseIdentifier: "a") { ModelCell(model: "m", frame: $0) }
        }
        #expect((byFactory as? ModelCell)?.model == "m" && byFactory.frame == rect(0, 0, 30, 40))
        let byClosure = dequeued {
            $0.register(forCellWithReuseIdentifier: "a") { ModelCell(model: "n", frame: $0) }
        }
        #expect((byClosure as? ModelCell)?.model == "n" && byClosure.reuseIdentifier == "a")
    }

    @Test("By nib: the first cell at its top")
    func nib() {
        let nib = UINib { _ in [UIView(), ModelCell(model: "nib", frame: .zero)] }
        let cell = dequeued { $0.register(nib, forCellWithReuseIdentifier: "a") }
        #expect((cell as? ModelCell)?.model == "nib" && cell.frame == rect(0, 0, 30, 40))
    }

    @Test("Supplementary views by class, factory, closure and nib; kinds and identifiers are apart")
    func supplementary() {
        final class Band: UICollectionReusableView {}
        let view = collection(ItemSource(counts: [1]))
        view.register(Band.self, forSupplementaryViewOfKind: "k", withReuseIdentifier: "class")
        view.register(Band.self, forSupplementaryViewOfKind: "k", withReuseIdentifier: "factory") { Band(frame: $0) }
        view.register(forSupplementaryViewOfKind: "k", withReuseIdentifier: "closure") { Band(frame: $0) }
        view.register(UINib { _ in [Band()] }, forSupplementaryViewOfKind: "k", withReuseIdentifier: "nib")
        for identifier in ["class", "factory", "closure", "nib"] {
            let made = view.dequeueReusableSupplementaryView(
                ofKind: "k", withReuseIdentifier: identifier, for: itemPath(0))
            #expect(made is Band && made.reuseIdentifier == identifier)
        }
    }

    @Test("What is not registered, no longer registered or no cell traps, and says which identifier")
    func traps() async {
        let unknown = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = collection(nil).dequeueReusableCell(withReuseIdentifier: "b", for: itemPath(0))
        }
        #expect(errorText(unknown).contains("a cell was dequeued with the reuse identifier \"b\""))
        let removed = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let view = collection(nil)
            view.register(nil as AnyClass?, forCellWithReuseIdentifier: "item")
            _ = view.dequeueReusableCell(withReuseIdentifier: "item", for: itemPath(0))
        }
        #expect(errorText(removed).contains("\"item\", for which no class, closure or nib is registered"))
        let band = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = collection(nil).dequeueReusableSupplementaryView(
                ofKind: "k", withReuseIdentifier: "band", for: itemPath(0))
        }
        #expect(errorText(band).contains("a supplementary view of kind k was dequeued"))
        let noCell = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            collection(nil).register(BandView.self, forCellWithReuseIdentifier: "b")
        }
        #expect(
            errorText(noCell).contains(
                "BandView was registered for the reuse identifier \"b\": it is no UICollectionViewCell"))
        let emptyNib = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let view = collection(nil)
            view.register(UINib { _ in [UIView()] }, forCellWithReuseIdentifier: "b")
            _ = view.dequeueReusableCell(withReuseIdentifier: "b", for: itemPath(0))
        }
        #expect(errorText(emptyNib).contains("must hold a UICollectionViewCell at its top; it holds [\"UIView\"]"))
    }

    @Test("A data source that hands out what it did not dequeue, or the same cell twice, traps")
    func wrongCells() async {
        let loose = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            final class Source: ItemSource {
                override func collectionView(
                    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
                ) -> UICollectionViewCell { UICollectionViewCell() }
            }
            collection(Source(counts: [1])).layoutIfNeeded()
        }
        #expect(errorText(loose).contains("the cell for item 0 of section 0, a UICollectionViewCell, was not dequeued"))
        let twice = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            final class Source: ItemSource {
                var cell: UICollectionViewCell?
                override func collectionView(
                    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
                ) -> UICollectionViewCell {
                    let made = cell ?? super.collectionView(view, cellForItemAt: indexPath)
                    cell = made
                    return made
                }
            }
            collection(Source(counts: [2])).layoutIfNeeded()
        }
        #expect(errorText(twice).contains("the cell for item 1 of section 0, a ItemCell, is shown already, at item 0"))
        let noBand = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            final class Source: UICollectionViewDataSource {
                func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
                func collectionView(
                    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
                ) -> UICollectionViewCell { UICollectionViewCell() }
            }
            let layout = UICollectionViewFlowLayout()
            layout.headerReferenceSize = size(10, 10)
            let view = collection(nil, layout)
            let source = Source()
            view.keep(source)
            view.dataSource = source
            view.layoutIfNeeded()
        }
        #expect(
            errorText(noBand).contains("does not implement collectionView(_:viewForSupplementaryElementOfKind:at:)"))
    }
}
