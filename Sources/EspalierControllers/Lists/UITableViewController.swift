import EspalierControls
import EspalierViews
import Foundation

/// A controller whose view is a table, and which is the table's data source and delegate.
///
/// Rows that an interface file gives one by one are shown as they are. What a subclass overrides is asked instead; it
/// may call super, which answers for those rows, or as a table without rows.
///
/// Every method of a data source and a delegate is declared here, so that overrides are written as in UIKit.
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private final let style: UITableView.Style
    /// The rows that an interface file gives one by one.
    package final var staticRows: (any UITableViewDataSource & UITableViewDelegate)?
    private final let defaults = ListDefaults()

    /// Makes a controller of a plain table, or with what the nib says.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a controller of a table of that style.
    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller from an archive.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    /// The view, which is a table.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var tableView: UITableView! {
        get { view as? UITableView }
        set { view = newValue }
    }

    /// What begins refreshing when a finger pulls the table down: the table's. nil by default.
    open var refreshControl: UIRefreshControl? {
        get { tableView.refreshControl }
        set { tableView.refreshControl = newValue }
    }

    /// Whether the selection goes when the view is about to appear. True by default.
    open var clearsSelectionOnViewWillAppear = true

    /// Sets `view`: what an interface file gives, or else a table; the controller becomes its data source and delegate
    /// where it has none.
    open override func loadView() {
        loadTable(style)
    }

    /// Takes the selection away, if `clearsSelectionOnViewWillAppear` says so. Overrides call super.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if clearsSelectionOnViewWillAppear { clearSelection() }
    }

    /// Edits the table too, if the view is loaded. Overrides call super.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        (viewIfLoaded as? UITableView)?.setEditing(editing, animated: animated)
    }

    private final var answering: any UITableViewDataSource & UITableViewDelegate { staticRows ?? defaults }

    // MARK: Data source

    /// How many rows a section has.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        answering.tableView(tableView, numberOfRowsInSection: section)
    }

    /// The cell of a row: a new one, or one that `dequeueReusableCell(withIdentifier:for:)` gave. Asked for when the
    /// row becomes visible.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        answering.tableView(tableView, cellForRowAt: indexPath)
    }

    /// How many sections there are. 1 by default.
    open func numberOfSections(in tableView: UITableView) -> Int {
        answering.numberOfSections(in: tableView)
    }

    /// The title above a section, or nil. nil by default.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        answering.tableView(tableView, titleForHeaderInSection: section)
    }

    /// The title below a section, or nil. nil by default.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        answering.tableView(tableView, titleForFooterInSection: section)
    }

    /// Whether a row can be edited. True by default.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        answering.tableView(tableView, canEditRowAt: indexPath)
    }

    /// Whether a row can be dragged elsewhere. True by default; but nothing moves unless `tableView(_:moveRowAt:to:)` is
    /// overridden, without a call of super.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        answering.tableView(tableView, canMoveRowAt: indexPath)
    }

    /// A row is to be deleted, or one to be inserted there. Does nothing by default.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        answering.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
    }

    /// A row was dragged elsewhere: the content is to follow. By default rows cannot be dragged.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        answering.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
    }

    /// What the index at the edge shows, or nil. nil by default; nothing is drawn here.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        answering.sectionIndexTitles(for: tableView)
    }

    /// The section that an entry of the index leads to. The entry's own number by default.
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        answering.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
    }

    // MARK: Delegate

    /// A cell is about to be shown.
    open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        answering.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    }

    /// A cell is shown no more. The path is the one that it was shown for.
    open func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
    {
        answering.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
    }

    /// A header is about to be shown.
    open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        answering.tableView(tableView, willDisplayHeaderView: view, forSection: section)
    }

    /// A footer is about to be shown.
    open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        answering.tableView(tableView, willDisplayFooterView: view, forSection: section)
    }

    /// A header is shown no more.
    open func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        answering.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
    }

    /// A footer is shown no more.
    open func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
        answering.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
    }

    /// The height of a row, or `UITableView.automaticDimension`. Without an estimate every row is asked for at once.
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        answering.tableView(tableView, heightForRowAt: indexPath)
    }

    /// The height of a header, or `UITableView.automaticDimension` for what its view asks for.
    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        answering.tableView(tableView, heightForHeaderInSection: section)
    }

    /// The height of a footer, or `UITableView.automaticDimension` for what its view asks for.
    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        answering.tableView(tableView, heightForFooterInSection: section)
    }

    /// What a row counts as until it is seen.
    open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        answering.tableView(tableView, estimatedHeightForRowAt: indexPath)
    }

    /// The header of a section, or nil for one with the title that the data source gives.
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        answering.tableView(tableView, viewForHeaderInSection: section)
    }

    /// The footer of a section, or nil for one with the title that the data source gives.
    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        answering.tableView(tableView, viewForFooterInSection: section)
    }

    /// Whether a touched row is highlighted, and can be selected.
    open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        answering.tableView(tableView, shouldHighlightRowAt: indexPath)
    }

    /// A row was highlighted.
    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        answering.tableView(tableView, didHighlightRowAt: indexPath)
    }

    /// A row is highlighted no more.
    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        answering.tableView(tableView, didUnhighlightRowAt: indexPath)
    }

    /// A touch is about to select a row. The row to select, or nil for none.
    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        answering.tableView(tableView, willSelectRowAt: indexPath)
    }

    /// A touch is about to deselect a row. The row to deselect, or nil for none.
    open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        answering.tableView(tableView, willDeselectRowAt: indexPath)
    }

    /// A touch has selected a row.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        answering.tableView(tableView, didSelectRowAt: indexPath)
    }

    /// A touch has deselected a row, or selected another one.
    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        answering.tableView(tableView, didDeselectRowAt: indexPath)
    }

    /// The detail button of a row was touched.
    open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        answering.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
    }

    /// What editing does to a row.
    open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
        -> UITableViewCell.EditingStyle
    {
        answering.tableView(tableView, editingStyleForRowAt: indexPath)
    }

    /// What the button that confirms a deletion says, or nil for the usual text.
    open func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
        -> String?
    {
        answering.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
    }

    /// What a swipe from the leading edge offers, or nil.
    open func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        answering.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
    }

    /// What a swipe from the trailing edge offers, or nil.
    open func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        answering.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
    }

    /// Whether the content of a row is indented while the table is edited.
    open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        answering.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
    }

    /// Where a dragged row may go.
    open func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        answering.tableView(
            tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
            toProposedIndexPath: proposedDestinationIndexPath)
    }

    /// The menu of a long press on a row, or nil.
    open func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        answering.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
    }

    /// How deep a row stands in a hierarchy.
    open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        answering.tableView(tableView, indentationLevelForRowAt: indexPath)
    }
}
