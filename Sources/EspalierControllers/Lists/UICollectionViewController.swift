import EspalierControls
import EspalierViews
import Foundation

/// A controller whose view is a collection view, and which is the collection view's data source and delegate.
///
/// Every method of a data source and a delegate is declared here, so that overrides are written as in UIKit.
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    private final let layout: UICollectionViewLayout?
    private final let defaults = ListDefaults()

    /// Makes a controller of a collection view with a flow layout, or with what the nib says.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        layout = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a controller of a collection view with that layout.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller from an archive.
    public required init?(coder: NSCoder) {
        layout = nil
        super.init(coder: coder)
    }

    private final var ownCollectionView: UICollectionView?

    /// The collection view: the view, unless that is another one. Loads the view.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var collectionView: UICollectionView! {
        get { ownCollectionView ?? view as? UICollectionView }
        set {
            ownCollectionView = newValue
            if viewIfLoaded == nil { view = newValue }
        }
    }

    /// The layout of the collection view. Loads the view.
    open var collectionViewLayout: UICollectionViewLayout { collectionView.collectionViewLayout }

    /// Whether the selection goes when the view is about to appear. True by default.
    open var clearsSelectionOnViewWillAppear = true

    /// Sets `view`: what an interface file gives, or else a collection view; the controller becomes its data source and
    /// delegate where it has none.
    open override func loadView() {
        if let view = suppliedView() {
            if viewIfLoaded == nil { self.view = view }
        } else {
            let made = UICollectionView(
                frame: expectedFrame, collectionViewLayout: layout ?? UICollectionViewFlowLayout())
            made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view = made
        }
        guard let shown = ownCollectionView ?? viewIfLoaded as? UICollectionView else { return }
        if shown.dataSource == nil { shown.dataSource = self }
        if shown.delegate == nil { shown.delegate = self }
    }

    /// Takes the selection away, if `clearsSelectionOnViewWillAppear` says so. Overrides call super.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear, let shown = ownCollectionView ?? viewIfLoaded as? UICollectionView
        else { return }
        for path in shown.indexPathsForSelectedItems ?? [] { shown.deselectItem(at: path, animated: false) }
    }

    /// Edits the collection view too, if it is there. Overrides call super.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        (ownCollectionView ?? viewIfLoaded as? UICollectionView)?.isEditing = editing
    }

    private final var answering: ListDefaults { defaults }

    // MARK: Data source

    /// How many items a section has.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        answering.collectionView(collectionView, numberOfItemsInSection: section)
    }

    /// The cell of an item, dequeued with `dequeueReusableCell(withReuseIdentifier:for:)` for this index path.
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        answering.collectionView(collectionView, cellForItemAt: indexPath)
    }

    /// How many sections there are. 1 by default.
    open func numberOfSections(in collectionView: UICollectionView) -> Int {
        answering.numberOfSections(in: collectionView)
    }

    /// What stands beside the items where the layout says so, dequeued with
    /// `dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)` for this index path. Traps by default: a
    /// layout that has headers needs a data source that has them.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        answering.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }

    // MARK: Delegate

    /// Whether a touch highlights the item, without which it does not select it either. True by default.
    open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        answering.collectionView(collectionView, shouldHighlightItemAt: indexPath)
    }

    /// A touch has highlighted the item.
    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        answering.collectionView(collectionView, didHighlightItemAt: indexPath)
    }

    /// A touch has ended on the item.
    open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        answering.collectionView(collectionView, didUnhighlightItemAt: indexPath)
    }

    /// Whether a touch selects the item. True by default.
    open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        answering.collectionView(collectionView, shouldSelectItemAt: indexPath)
    }

    /// Whether a touch takes the selection of the item away, where several can be selected. True by default.
    open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        answering.collectionView(collectionView, shouldDeselectItemAt: indexPath)
    }

    /// A touch has selected the item.
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        answering.collectionView(collectionView, didSelectItemAt: indexPath)
    }

    /// A touch has taken the selection of the item away.
    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        answering.collectionView(collectionView, didDeselectItemAt: indexPath)
    }

    /// The cell, ready, is about to be added.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        answering.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
    }

    /// The supplementary view, ready, is about to be added.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {
        answering.collectionView(
            collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath)
    }

    /// The cell has been removed. The index path is the one that it had when it was shown last.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        answering.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
    }

    /// The supplementary view has been removed.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {
        answering.collectionView(
            collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind, at: indexPath)
    }

    /// At which offset the collection view should be after updates or another layout. What is proposed, by default.
    open func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
        answering.collectionView(collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
    }

    /// The menu of a long press on items, or nil. That of the first of them alone, by default.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        indexPaths.first.flatMap {
            self.collectionView(collectionView, contextMenuConfigurationForItemAt: $0, point: point)
        }
    }

    /// The menu of a long press on an item, or nil.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        answering.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
    }
}
