import EspalierControls
import EspalierViews
import Foundation
import TestSupport
import Testing

/// Hears what it is asked.
private final class AskedLayout: UICollectionViewLayout {
    var log: [String] = []
    var size = CGSize(width: 320, height: 2000)
    var grown: CGSize?
    var insetWhenAsked: UIEdgeInsets?
    var follows = true

    override var collectionViewContentSize: CGSize { size }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        log.append("elements \(Int(rect.minY))")
        if let grown { size = grown }
        if let inset = insetWhenAsked {
            insetWhenAsked = nil
            collectionView?.contentInset = inset
        }
        return []
    }
    override func prepare() { log.append("prepare") }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        log.append("should \(Int(collectionView?.bounds.minY ?? 0)) to \(Int(newBounds.minY))")
        return follows
    }
    override func invalidateLayout() {
        log.append("invalidate")
        super.invalidateLayout()
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        log.append("invalidate \(context.invalidateEverything)")
        super.invalidateLayout(with: context)
    }
    func take() -> [String] {
        defer { log = [] }
        return log
    }
}

@Suite("Collection views: what a layout is asked, and when")
struct LayoutQuestionTests {
    private func make(_ layout: AskedLayout) -> UICollectionView {
        let view = UICollectionView(frame: rect(0, 0, 320, 480), collectionViewLayout: layout)
        view.layoutIfNeeded()
        layout.log = []
        return view
    }

    @Test("Another inset is another offset, and reaches the layout as new bounds, with its context")
    func inset() {
        let layout = AskedLayout()
        let view = make(layout)
        view.contentInset.top = 20
        #expect(view.contentOffset.y == -20 && layout.take() == [])
        view.layoutIfNeeded()
        #expect(layout.take() == ["should 0 to -20", "invalidate false", "prepare", "elements -20"])
        layout.follows = false
        view.contentInset.top = 30
        view.layoutIfNeeded()
        #expect(layout.take() == ["should -20 to -30", "elements -30"])
    }

    @Test("An inset that moves nothing is asked about too, once")
    func insetBelow() {
        let layout = AskedLayout()
        let view = make(layout)
        view.contentInset.bottom = 20
        view.layoutIfNeeded()
        #expect(layout.take() == ["should 0 to 0", "invalidate false", "prepare", "elements 0"])
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(layout.take() == [])
    }

    @Test("An inset that a layout sets while it is asked for elements does not throw away what it knows")
    func insetWhileAsked() {
        let layout = AskedLayout()
        let view = make(layout)
        layout.insetWhenAsked = insets(40, 0, 0, 0)
        view.contentOffset.y = 0
        view.contentInset.bottom = 1
        view.layoutIfNeeded()
        #expect(view.contentOffset.y == -40)
        let asked = layout.take()
        #expect(!asked.contains("invalidate true") && !asked.contains("invalidate"))
        #expect(asked.suffix(4) == ["should 0 to -40", "invalidate false", "prepare", "elements -40"], "\(asked)")
    }

    @Test("The size is read again when the elements were asked for: right after one layout")
    func sizeAfterElements() {
        let layout = AskedLayout()
        layout.size = .zero
        layout.grown = size(320, 5000)
        let view = UICollectionView(frame: rect(0, 0, 320, 480), collectionViewLayout: layout)
        view.layoutSubviews()
        #expect(view.contentSize == size(320, 5000))
    }

    @Test("A flow layout computes its lines again where insets take room from them, and only there")
    func flow() {
        let layout = UICollectionViewFlowLayout()
        let source = CellSource([6])
        let view = UICollectionView(frame: rect(0, 0, 320, 480), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        view.layoutIfNeeded()
        let count = layout.flowCounters.computations
        view.contentInset.top = 20
        view.layoutIfNeeded()
        #expect(layout.flowCounters.computations == count)
        view.contentInset.left = 60
        view.layoutIfNeeded()
        #expect(layout.flowCounters.computations == count + 1)
        #expect(view.cellForItem(at: IndexPath(item: 4, section: 0))?.frame.minY == 60)
        withExtendedLifetime(source) {}
    }
}

private final class CellSource: UICollectionViewDataSource {
    let counts: [Int]
    init(_ counts: [Int]) { self.counts = counts }
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}
