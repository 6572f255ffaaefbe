import EspalierControls
import EspalierViews
import Foundation
import Testing

/// A layout that compares new bounds with those of its collection view.
private final class ComparingLayout: UICollectionViewFlowLayout {
    var asked: [[CGRect]] = []
    var contexts: [CGRect] = []

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        asked.append([collectionView?.bounds ?? .null, newBounds])
        return collectionView?.bounds.size != newBounds.size
    }

    override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        contexts.append(collectionView?.bounds ?? .null)
        return super.invalidationContext(forBoundsChange: newBounds)
    }
}

@Suite("Layouts that compare bounds")
struct ComparingLayoutTests {
    @Test("While it is asked about new bounds, a layout reads the old ones; afterwards the new ones")
    func oldBounds() {
        let layout = ComparingLayout()
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), collectionViewLayout: layout)
        view.layoutIfNeeded()
        let first = CGRect(x: 0, y: 0, width: 200, height: 100)
        let moved = CGRect(x: 0, y: 30, width: 200, height: 100)
        let resized = CGRect(x: 0, y: 30, width: 300, height: 100)
        view.contentOffset.y = 30
        view.layoutIfNeeded()
        #expect(layout.asked == [[first, moved]] && layout.contexts.isEmpty)
        view.frame.size.width = 300
        #expect(view.bounds == resized)
        view.layoutIfNeeded()
        #expect(layout.asked == [[first, moved], [moved, resized]] && layout.contexts == [moved])
        #expect(view.bounds == resized)
    }
}
