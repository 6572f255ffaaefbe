import EspalierViews
import Foundation

/// A data source that is told what a table shows, by snapshots, and finds out itself what changes.
///
///     let dataSource = UITableViewDiffableDataSource<Section, Song.ID>(tableView: table) { table, indexPath, song in
///         let cell = table.dequeueReusableCell(withIdentifier: "song", for: indexPath)
///         cell.textLabel?.text = songs[song]?.title
///         return cell
///     }
///     dataSource.apply(snapshot)
///
/// Cells of items that stay are kept, wherever the items go. The table does not hold its data source: keep it. A
/// subclass overrides the optional methods of `UITableViewDataSource`, such as
/// `tableView(_:titleForHeaderInSection:)`.
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
    UITableViewDataSource
{
    /// Makes the cell of an item, or takes one for reuse.
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

    private final let list: DiffableList<UITableView, SectionIdentifierType, ItemIdentifierType>
    final let cellProvider: CellProvider

    /// How rows come and go. `.automatic` by default. Nothing moves here; handed on to the table's calls.
    public final var defaultRowAnimation = UITableView.RowAnimation.automatic

    /// Makes one of an empty snapshot, and the table's data source of it.
    /// - Parameters:
    ///   - tableView: the table. Not held, and does not hold its data source.
    ///   - cellProvider: called with the table, where the row stands, and the item. It must answer a cell.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        list = DiffableList(tableView)
        self.cellProvider = cellProvider
        tableView.dataSource = self
    }

    // MARK: Snapshots

    /// What is shown, without marks: to change and to apply again.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        list.snapshot
    }

    /// Shows what a snapshot says: what differs from the one before is told to the table as one update.
    ///
    /// Items in both keep their cells, unless they or their sections are marked for reloading; `reconfigureItems(_:)`
    /// asks for the shown cells anew, and gets the same ones. Does nothing to a table that has another data source.
    /// - Parameters:
    ///   - snapshot: what is to be shown. Not changed.
    ///   - animatingDifferences: whether completion waits as an animation would. True by default. Either way the new state
    ///     is there at once, and shown cells are kept.
    ///   - completion: called by the window's clock if it is animated, else at once. nil by default.
    /// - Complexity: O(identifiers · log identifiers), and the table's update.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        list.apply(
            snapshot,
            .init(
                source: self, isAnimated: animatingDifferences, animation: defaultRowAnimation, completion: completion))
    }

    /// Shows what a snapshot says, with new cells for everything: by `reloadData()`.
    /// - Parameters:
    ///   - snapshot: what is to be shown.
    ///   - completion: called at once. nil by default.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        list.reload(snapshot, by: self, completion: completion)
    }

    // MARK: Identifiers and places

    /// The item of a row; nil if there is no such row.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        indexPath.count == 2 ? list.snapshot.item(at: indexPath.section, indexPath.row) : nil
    }

    /// The row of an item; nil if there is no such item.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        list.snapshot.path(of: itemIdentifier)?.indexPath
    }

    /// The section with that number; nil if there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { list.snapshot.section(at: index) }

    /// The number of a section; nil if there is no such section.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        list.snapshot.indexOfSection(sectionIdentifier)
    }

    // MARK: What the table asks

    /// As many as the snapshot has.
    open func numberOfSections(in tableView: UITableView) -> Int { list.snapshot.numberOfSections }

    /// As many as the section has items.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        list.snapshot.itemCount(at: section)
    }

    /// What the cell provider answers.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let item = itemIdentifier(for: indexPath) else {
            trap("cellForRowAt of a diffable data source: there is no \(RowPath(indexPath)) in its snapshot")
        }
        guard let cell = cellProvider(tableView, indexPath, item) else {
            trap("the cell provider of a diffable data source answered nil for \(RowPath(indexPath)), the item \(item)")
        }
        return cell
    }

    /// nil. For subclasses.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

    /// nil. For subclasses.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

    /// False: other than of a data source that says nothing. For subclasses.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

    /// False. For subclasses.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

    /// Does nothing. For subclasses, which apply a snapshot without the item.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}

    /// Does nothing. For subclasses, which apply a snapshot with the item elsewhere.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}

    /// nil. For subclasses.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    /// `index`. For subclasses.
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        index
    }
}

extension UITableViewDiffableDataSource {
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
}

extension UITableView: DiffableView {
    final func isShowing(_ source: AnyObject) -> Bool { dataSource === source }

    final func update(
        by difference: SnapshotDifference, with animation: RowAnimation, completion: ((Bool) -> Void)?
    ) {
        performBatchUpdates({ self.tell(difference, with: animation) }, completion: completion)
    }

    private final func tell(_ difference: SnapshotDifference, with animation: RowAnimation) {
        let (sections, rows) = (difference.sections, difference.items)
        deleteSections(IndexSet(sections.deleted), with: animation)
        insertSections(IndexSet(sections.inserted), with: animation)
        reloadSections(IndexSet(sections.reloaded), with: animation)
        for move in sections.moved { moveSection(move.from, toSection: move.to) }
        deleteRows(at: rows.deleted.map(\.indexPath), with: animation)
        insertRows(at: rows.inserted.map(\.indexPath), with: animation)
        reloadRows(at: rows.reloaded.map(\.indexPath), with: animation)
        for move in rows.moved { moveRow(at: move.from.indexPath, to: move.to.indexPath) }
        reconfigureRows(at: difference.reconfigured.map(\.indexPath))
    }
}
