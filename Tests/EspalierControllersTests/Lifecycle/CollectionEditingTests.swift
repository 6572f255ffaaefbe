import EspalierControllers
import EspalierControls
import EspalierViews
import Foundation
import Testing

@Suite("UICollectionViewController: editing")
struct CollectionEditingTests {
    @Test("Editing the controller edits its collection view, as far as that is there")
    func editing() {
        let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        controller.setEditing(true, animated: false)
        #expect(controller.isEditing && controller.viewIfLoaded == nil)
        controller.loadViewIfNeeded()
        controller.setEditing(false, animated: false)
        #expect(!controller.collectionView.isEditing)
        controller.setEditing(true, animated: true)
        #expect(controller.collectionView.isEditing)
        controller.isEditing = false
        #expect(!controller.collectionView.isEditing)
    }
}
