import EspalierViews
import Foundation
import Testing

@testable import EspalierControls

@Suite("UICollectionView: nothing is held that should go")
struct CollectionLeakTests {
    @Test("View, layout, cells shown and waiting, and headers go with the window")
    func all() {
        weak var view: UICollectionView?
        weak var layout: UICollectionViewLayout?
        weak var shown: UICollectionViewCell?
        weak var waiting: UICollectionViewCell?
        weak var header: UICollectionReusableView?
        weak var source: ItemSource?
        do {
            let window = UIWindow(frame: rect(0, 0, 320, 480))
            let made = flow(size(300, 50))
            made.headerReferenceSize = size(0, 10)
            let data = ItemSource(counts: [100])
            let collectionView = collection(data, made)
            collectionView.keepDelegate(ItemDelegate(data))
            window.addSubview(collectionView)
            window.layoutIfNeeded()
            waiting = collectionView.cellForItem(at: itemPath(0))
            header = collectionView.supplementaryView(forElementKind: headerKind, at: itemPath(0))
            collectionView.contentOffset.y = 1000
            window.layoutIfNeeded()
            data.sections[0].removeLast()
            collectionView.performBatchUpdates {
                collectionView.deleteItems(at: [itemPath(99)])
            } completion: { _ in
                _ = collectionView
            }
            shown = collectionView.visibleCells.first
            (view, layout, source) = (collectionView, made, data)
            #expect(shown != nil && layout?.collectionView === view)
        }
        #expect(view == nil && layout == nil && source == nil)
        #expect(shown == nil && waiting == nil && header == nil)
    }

    @Test("Data source, delegate and the layout's collection view are not held")
    func weakReferences() {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        do {
            let source = ItemSource(counts: [1])
            let delegate = ItemDelegate(source)
            view.dataSource = source
            view.delegate = delegate
            #expect(view.dataSource === source && view.delegate === delegate)
        }
        #expect(view.dataSource == nil && view.delegate == nil && view.collectionDelegate == nil)
        let layout = UICollectionViewFlowLayout()
        do { _ = UICollectionView(frame: .zero, collectionViewLayout: layout) }
        #expect(layout.collectionView == nil)
        layout.prepare()
        #expect(layout.layoutAttributesForElements(in: rect(0, 0, 9, 9)) == [])
    }
}
