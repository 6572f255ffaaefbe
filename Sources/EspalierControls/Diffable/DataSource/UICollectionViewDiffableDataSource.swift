import EspalierViews
import Foundation

/// A data source that is told what a collection view shows, by snapshots, and finds out itself what changes.
///
///     let dataSource = UICollectionViewDiffableDataSource<Section, Photo.ID>(collectionView: view) {
///         $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
///     }
///     dataSource.apply(snapshot)
///
/// Cells of items that stay are kept, wherever the items go. The collection view does not hold its data source: keep it.
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
    UICollectionViewDataSource
{
    /// Makes the cell of an item, or takes one for reuse.
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?

    /// Makes what stands beside items, or takes one for reuse.
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

    final let list: DiffableList<UICollectionView, SectionIdentifierType, ItemIdentifierType>
    final let cellProvider: CellProvider

    /// Called for what stands beside items, where the layout has something there. nil by default.
    public final var supplementaryViewProvider: SupplementaryViewProvider?

    /// What is asked and told when items of an outline are expanded and collapsed. Nothing by default.
    public final var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    /// What is asked and told when items of an outline are expanded and collapsed.
    public struct SectionSnapshotHandlers<Item: Hashable> {
        /// Whether an item may be expanded. nil by default: it may.
        public var shouldExpandItem: ((Item) -> Bool)?
        /// An item is about to be expanded. nil by default.
        public var willExpandItem: ((Item) -> Void)?
        /// Whether an item may be collapsed. nil by default: it may.
        public var shouldCollapseItem: ((Item) -> Bool)?
        /// An item is about to be collapsed. nil by default.
        public var willCollapseItem: ((Item) -> Void)?
        /// Called with an item that is expanded, and with what is below it; what it answers stands there from then on.
        /// nil by default: what is there.
        public var snapshotForExpandingParent:
            (
                (_ parent: Item, _ children: NSDiffableDataSourceSectionSnapshot<Item>) ->
                    NSDiffableDataSourceSectionSnapshot<Item>
            )?

        /// Makes one that says nothing.
        public init() {}
    }

    /// Makes one of an empty snapshot, and the collection view's data source of it.
    /// - Parameters:
    ///   - collectionView: the collection view. Not held, and does not hold its data source.
    ///   - cellProvider: called with the collection view, where the item stands, and the item. It must answer a cell.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        list = DiffableList(collectionView)
        self.cellProvider = cellProvider
        collectionView.dataSource = self
    }

    // MARK: Snapshots

    /// What is shown, without marks: to change and to apply again.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        list.snapshot
    }

    /// Shows what a snapshot says: what differs from the one before is told to the collection view as one update.
    ///
    /// Items in both keep their cells, unless they or their sections are marked for reloading; `reconfigureItems(_:)`
    /// asks for the shown cells anew, and gets the same ones. A section keeps its outline where it has the items that this
    /// shows. Does nothing to a collection view that has another data source.
    /// - Parameters:
    ///   - snapshot: what is to be shown. Not changed.
    ///   - animatingDifferences: whether completion waits as an animation would. True by default. Either way the new state
    ///     is there at once, and shown cells are kept.
    ///   - completion: called by the window's clock if it is animated, else at once. nil by default.
    /// - Complexity: O(identifiers · log identifiers), and the collection view's update.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        list.apply(snapshot, showing(animatingDifferences, completion))
    }

    /// Shows what a snapshot says, with new views for everything: by `reloadData()`.
    /// - Parameters:
    ///   - snapshot: what is to be shown.
    ///   - completion: called at once. nil by default.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        list.reload(snapshot, by: self, completion: completion)
    }

    /// Shows the visible items of an outline in a section, in place of its items; other sections stay as they are.
    /// - Parameters:
    ///   - snapshot: the outline.
    ///   - section: the section; added at the end where there is none.
    ///   - animatingDifferences: as for a whole snapshot.
    ///   - completion: as for a whole snapshot.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        list.apply(snapshot, to: section, showing(animatingDifferences, completion))
    }

    /// The outline of a section; its items in a row where none was applied, and nothing where there is no such section.
    open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        list.content.outline(of: section)
    }

    // MARK: Identifiers and places

    /// The item at a place; nil if there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        indexPath.count == 2 ? list.snapshot.item(at: indexPath.section, indexPath.item) : nil
    }

    /// Where an item stands; nil if there is no such item.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        list.snapshot.path(of: itemIdentifier)?.indexPath
    }

    /// The section with that number; nil if there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { list.snapshot.section(at: index) }

    /// The number of a section; nil if there is no such section.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        list.snapshot.indexOfSection(sectionIdentifier)
    }

    // MARK: What the collection view asks

    /// As many as the snapshot has.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { list.snapshot.numberOfSections }

    /// As many as the section has items.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        list.snapshot.itemCount(at: section)
    }

    /// What the cell provider answers.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let item = itemIdentifier(for: indexPath) else {
            trap(
                "cellForItemAt of a diffable data source: there is no item \(indexPath.item) of section "
                    + "\(indexPath.section) in its snapshot")
        }
        guard let cell = cellProvider(collectionView, indexPath, item) else {
            trap(
                "the cell provider of a diffable data source answered nil for item \(indexPath.item) of section "
                    + "\(indexPath.section), the item \(item)")
        }
        indent(cell, for: item)
        return cell
    }

    /// What the provider of supplementary views answers.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
            trap(
                "the layout \(type(of: collectionView.collectionViewLayout)) has a \(kind) at item \(indexPath.item) of "
                    + "section \(indexPath.section), but the supplementaryViewProvider of the diffable data source is nil "
                    + "or answered nil")
        }
        return view
    }
}

extension UICollectionViewDiffableDataSource {
    /// As `apply(_:animatingDifferences:completion:)`, without waiting for anything: the new state is there.
    public final func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, isolation: isolated (any Actor)? = #isolation
    ) async {
        apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
    }

    /// As `applySnapshotUsingReloadData(_:completion:)`.
    public final func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        isolation: isolated (any Actor)? = #isolation
    ) async {
        applySnapshotUsingReloadData(snapshot, completion: nil)
    }

    /// As `apply(_:to:animatingDifferences:completion:)`, without waiting for anything: the new state is there.
    public final func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, isolation: isolated (any Actor)? = #isolation
    ) async {
        apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: nil)
    }

    private func showing(
        _ isAnimated: Bool, _ completion: (() -> Void)?
    ) -> DiffableList<UICollectionView, SectionIdentifierType, ItemIdentifierType>.Showing {
        .init(source: self, isAnimated: isAnimated, afterwards: followOutlines, completion: completion)
    }
}

extension UICollectionView: DiffableView {
    final func isShowing(_ source: AnyObject) -> Bool { dataSource === source }

    final func update(
        by difference: SnapshotDifference, with animation: UITableView.RowAnimation, completion: ((Bool) -> Void)?
    ) {
        // Where nobody was asked for the numbers there is nothing to tell: they are the new ones.
        performBatchUpdates(counts == nil ? nil : { self.tell(difference) }, completion: completion)
    }

    private final func tell(_ difference: SnapshotDifference) {
        let (sections, items) = (difference.sections, difference.items)
        deleteSections(IndexSet(sections.deleted))
        insertSections(IndexSet(sections.inserted))
        reloadSections(IndexSet(sections.reloaded))
        for move in sections.moved { moveSection(move.from, toSection: move.to) }
        deleteItems(at: items.deleted.map(\.indexPath))
        insertItems(at: items.inserted.map(\.indexPath))
        reloadItems(at: items.reloaded.map(\.indexPath))
        for move in items.moved { moveItem(at: move.from.indexPath, to: move.to.indexPath) }
        reconfigureItems(at: difference.reconfigured.map(\.indexPath))
    }
}
