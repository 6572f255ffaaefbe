import EspalierSupport
import EspalierViews
import Foundation

/// Rows below one another, in sections, of which only the visible ones have cells.
///
/// A table asks its data source how many rows there are, and its delegate how high they are, when it is first laid out,
/// reloaded or asked; from then on it knows, until a reload or an update. Cells exist for the rows whose rectangles
/// meet `bounds`; a cell that leaves goes to a pool, from which `dequeueReusableCell(withIdentifier:for:)` takes it.
///
/// Nothing here grows with the number of rows where all have one `rowHeight`. Rows that size themselves count as an
/// estimate until they are seen, and only the seen ones take room. A delegate that answers `heightForRowAt` and no
/// estimate is asked for each row once, and takes eight bytes a row.
///
/// There is no animation: every change is there at once, whatever `with:` or `animated:` says; completions and the end
/// of scrolling are told by the window's clock.
///
/// This body declares everything that UIKit lets a subclass override; the work stands in extensions, one topic a file.
open class UITableView: UIScrollView {
    /// A height, or an estimate, that follows from the content: -1.
    public static let automaticDimension: CGFloat = -1

    // MARK: State

    final var kind = Style.plain
    /// What is known of sections and rows; nil until somebody asks.
    final var model: TableModel?
    /// The cells that are shown, in the order of their rows.
    final var shownRows: [ShownRow] = []
    /// The headers and footers that are shown, in order.
    final var shownBands: [ShownBand] = []
    final var registry = TableRegistry()
    final var selection: Set<RowPath> = []
    final var pendingUpdate = TableUpdate()
    /// How many groups of updates are open.
    final var updateDepth = 0
    final var updateCompletions: [(Bool) -> Void] = []
    /// The row whose cell is being configured anew, which dequeuing gives.
    final var reconfiguredRow: ShownRow?
    /// Counts what makes a layout that is under way worthless: reloads and updates.
    final var generation = 0
    final var isPlacing = false
    /// The size for which cells were placed last; nil where none were since the last reload.
    final var placedSize: CGSize?
    /// Whether the content of a cell, header or footer in sight has changed since it was measured.
    final var hasChangedContents = false
    /// The width that measured heights are for.
    final var measuredWidth: CGFloat = 0
    /// The delegate, if it is one of a table.
    final weak var tableDelegate: (any UITableViewDelegate)?
    /// Whether the default of an optional method was just run.
    final var reachedDefault = false
    /// The same of `tableView(_:moveRowAt:to:)`, which may let the table ask others while it runs.
    final var reachedDefaultMove = false
    final var answers = TableAnswers()
    /// What the table has done so far, so that costs can be held by counts.
    package final var counters = TableCounters()
    final var ownHeader: UIView?
    final var ownFooter: UIView?
    final var ownBackground: UIView?

    /// Those of a scroll view, and what is said of rows, selection and editing.
    open override class var observableKeys: [ObservableKey] { super.observableKeys + tableKeys }

    // MARK: Making

    /// Makes a table of that frame and style.
    public init(frame: CGRect, style: Style) {
        super.init(frame: frame)
        kind = style
        super.alwaysBounceVertical = true
    }

    /// Makes a plain table of that frame.
    public convenience override init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    /// Makes a plain table from an archive.
    public required init?(coder: NSCoder) {
        super.init(frame: .zero)
        super.alwaysBounceVertical = true
        coder.decode(self)
    }

    /// How sections look. Set when the table is made.
    open var style: Style { kind }

    // MARK: Whom it asks

    /// Who says what the rows are. Not held. nil by default: no rows. Setting it drops all that is known.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { forget() }
    }

    /// Who is told what happens, and says how high things are. Not held. nil by default. Setting another one drops all
    /// that is known.
    @_nonoverride
    open weak var delegate: (any UITableViewDelegate)? {
        get { tableDelegate }
        set { super.delegate = newValue }
    }

    override func delegateDidChange() {
        super.delegateDidChange()
        tableDelegate = super.delegate as? any UITableViewDelegate
        forget()
    }

    // MARK: Heights

    /// The height of all rows that the delegate does not say one for; automatic by default: what each cell's
    /// `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)` answers for the row's width,
    /// at least 1, and up to the next pixel where there is a screen.
    open var rowHeight: CGFloat {
        get { self[stored: Self.rowHeightProperty] }
        set { setHeightRule(Self.rowHeightProperty, newValue, called: "rowHeight") }
    }

    /// What a row without a known height counts as. Automatic by default: 44 for rows that size themselves, and no
    /// estimate for those that the delegate knows the heights of. 0 turns estimates off: the delegate is asked for
    /// every height at once, nothing is measured, and rows of automatic height are 44.
    open var estimatedRowHeight: CGFloat {
        get { self[stored: Self.estimatedRowHeightProperty] }
        set { setHeightRule(Self.estimatedRowHeightProperty, newValue, called: "estimatedRowHeight") }
    }

    /// The height of the headers that the delegate says nothing of. Automatic by default: what a view's constraints ask
    /// for, or its `sizeThatFits(_:)`; else 28 in plain tables.
    open var sectionHeaderHeight: CGFloat {
        get { self[stored: Self.sectionHeaderHeightProperty] }
        set { setHeightRule(Self.sectionHeaderHeightProperty, newValue, called: "sectionHeaderHeight") }
    }

    /// As `sectionHeaderHeight`, for footers.
    open var sectionFooterHeight: CGFloat {
        get { self[stored: Self.sectionFooterHeightProperty] }
        set { setHeightRule(Self.sectionFooterHeightProperty, newValue, called: "sectionFooterHeight") }
    }

    /// What a header that sizes itself counts as until it is seen. Automatic by default: the height of one that says
    /// nothing. 0 keeps headers from sizing themselves.
    open var estimatedSectionHeaderHeight: CGFloat {
        get { self[stored: Self.estimatedHeaderHeightProperty] }
        set { setHeightRule(Self.estimatedHeaderHeightProperty, newValue, called: "estimatedSectionHeaderHeight") }
    }

    /// As `estimatedSectionHeaderHeight`, for footers.
    open var estimatedSectionFooterHeight: CGFloat {
        get { self[stored: Self.estimatedFooterHeightProperty] }
        set { setHeightRule(Self.estimatedFooterHeightProperty, newValue, called: "estimatedSectionFooterHeight") }
    }

    /// Room above headers. Kept and read back only: rows stand where Interface Builder puts them, without it. 0 by
    /// default.
    open var sectionHeaderTopPadding: CGFloat = 0

    /// Whether a shown cell, header or footer of automatic height is resized when its content asks for another height:
    /// at the next layout. `.enabled` by default.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    // MARK: Looks

    /// Whether lines would be drawn between rows. `.singleLine` by default.
    open var separatorStyle: UITableViewCell.SeparatorStyle {
        get { self[stored: Self.separatorStyleProperty] }
        set { self[stored: Self.separatorStyleProperty] = newValue }
    }

    /// The colour of those lines. nil by default.
    open var separatorColor: UIColor? {
        get { self[stored: Self.separatorColorProperty] }
        set { self[stored: Self.separatorColorProperty] = newValue }
    }

    /// What those lines keep free. 15 at the left by default, 20 from a width of 414 on.
    open var separatorInset: UIEdgeInsets {
        get { self[stored: Self.separatorInsetProperty] ?? defaultSeparatorInset }
        set { self[stored: Self.separatorInsetProperty] = newValue }
    }

    /// A view above all rows, as high as it is, as wide as the table. It scrolls with the rows.
    open var tableHeaderView: UIView? {
        get { ownHeader }
        set { setEnd(\.ownHeader, newValue) }
    }

    /// A view below all rows, as high as it is, as wide as the table. It scrolls with the rows.
    open var tableFooterView: UIView? {
        get { ownFooter }
        set { setEnd(\.ownFooter, newValue) }
    }

    /// A view behind all rows that fills the bounds and does not scroll.
    open var backgroundView: UIView? {
        get { ownBackground }
        set { setBackground(newValue) }
    }

    // MARK: Registering and reusing

    /// Says which class of cells stands behind an identifier; nil for none.
    ///
    /// A cell is made with `init(style:reuseIdentifier:)`, of the style `.default`: see
    /// ``UITableViewCell/init(forReuseIdentifier:)``.
    /// - Precondition: the class is one of cells.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        registerCells(cellClass, identifier)
    }

    /// Says which nib stands behind an identifier; nil for none. Its first object is the cell.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) { registerCells(nib, identifier) }

    /// Says which class of headers and footers stands behind an identifier; nil for none.
    /// - Precondition: the class is one of `UITableViewHeaderFooterView`.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        registerBands(aClass, identifier)
    }

    /// Says which nib stands behind an identifier; nil for none. Its first object is the header or footer.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        registerBands(nib, identifier)
    }

    /// A cell for reuse: the one that came last to the pool, or a new one of what is registered, or nil.
    ///
    /// One from the pool hears `prepareForReuse()`.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { takeCell(identifier) }

    /// As `dequeueReusableCell(withIdentifier:)`, for an identifier that is registered, or whose pool is not empty. The
    /// cell has the size of the row.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        takeCell(identifier, for: indexPath)
    }

    /// A header or footer for reuse: the one that came last to the pool, or a new one of what is registered, or nil.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        takeBand(identifier)
    }

    // MARK: Counts and places

    /// The size of all sections, and of the views at the ends; rows that nothing was measured of count as estimated.
    /// Before the first layout counts and heights are asked for.
    open override var contentSize: CGSize {
        get {
            loadForContentSize()
            return super.contentSize
        }
        set { super.contentSize = newValue }
    }

    // What is shown is laid out first where nothing was since a reload, or for another size.

    /// How many sections there are; 1 without a data source.
    open var numberOfSections: Int { loaded.sections.count }

    /// How many rows a section has.
    /// - Precondition: there is such a section.
    open func numberOfRows(inSection section: Int) -> Int { countedRows(in: section) }

    /// Where a section stands in the content, header and footer included; zero if there is none.
    open func rect(forSection section: Int) -> CGRect { measuredFirst { sectionRect(section) } }

    /// Where the header of a section stands when it does not stick; zero if there is no such section.
    open func rectForHeader(inSection section: Int) -> CGRect { measuredFirst { bandRect(.header, section) } }

    /// Where the footer of a section stands when it does not stick; zero if there is no such section.
    open func rectForFooter(inSection section: Int) -> CGRect { measuredFirst { bandRect(.footer, section) } }

    /// Where a row stands in the content; zero if there is none.
    /// - Complexity: O(log rows).
    open func rectForRow(at indexPath: IndexPath) -> CGRect { measuredFirst { rowRect(at: indexPath) } }

    /// The row at a point of the content, or nil.
    /// - Complexity: O(log rows).
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { measuredFirst { row(at: point)?.indexPath } }

    /// The rows that a rectangle of the content meets in more than an edge.
    /// - Complexity: O(log rows + rows in the rectangle).
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        measuredFirst { rows(meeting: rect).map(\.indexPath) }
    }

    /// The row that a cell is shown for, or nil.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        shownRows.first { $0.cell === cell }?.path.indexPath
    }

    /// The cell that is shown for a row, or nil.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { laidOut { shownCell(RowPath(indexPath)) } }

    /// The cells that are shown, in the order of their rows.
    open var visibleCells: [UITableViewCell] { laidOut { shownRows.map(\.cell) } }

    /// The rows that cells are shown for, in order.
    open var indexPathsForVisibleRows: [IndexPath]? { laidOut { shownRows.map(\.path.indexPath) } }

    /// The header that is shown for a section, if it is a `UITableViewHeaderFooterView`; or nil.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        laidOut { shownView(.header, section) }
    }

    /// The footer that is shown for a section, if it is a `UITableViewHeaderFooterView`; or nil.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        laidOut { shownView(.footer, section) }
    }

    // MARK: Reloading and updating

    /// Asks for everything anew: counts and heights now, cells at the next layout. The cells that are shown go to the
    /// pool; nothing is selected any more.
    open func reloadData() { reload() }

    /// Runs changes of the content, and the calls that tell the table of them, as one update.
    ///
    /// Deletions, reloads and the beginnings of moves count in the rows as they were, insertions and the ends of moves
    /// in the rows as they will be, in whatever order they are told.
    /// - Parameters:
    ///   - updates: The changes and the calls, run at once.
    ///   - completion: Called with true by the window's clock.
    /// - Precondition: the counts of the data source are what the update makes of the old ones.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        runBatch(updates, completion)
    }

    /// Begins an update. Groups nest: the outermost `endUpdates()` ends it.
    open func beginUpdates() { openUpdate() }

    /// Ends an update that `beginUpdates()` began. Heights are asked for anew, also where nothing was inserted or
    /// deleted.
    open func endUpdates() { closeUpdate() }

    /// Tells of rows that were inserted; paths of the rows as they are now.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { $0.insertedRows += indexPaths.map(RowPath.init) }
    }

    /// Tells of rows that were deleted; paths of the rows as they were.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { $0.deletedRows += indexPaths.map(RowPath.init) }
    }

    /// Asks for the cells of rows anew; paths of the rows as they were. The rows are selected no more.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        update { $0.reloadedRows += indexPaths.map(RowPath.init) }
    }

    /// Asks for the shown cells of rows anew; paths of the rows as they were. Dequeuing gives the cells that are there,
    /// without `prepareForReuse()`, and they must be answered. They are measured again, and stay selected. Does nothing
    /// to rows that are not shown, or that the same update reloads or deletes.
    open func reconfigureRows(at indexPaths: [IndexPath]) {
        update { $0.reconfiguredRows += indexPaths.map(RowPath.init) }
    }

    /// Tells of a row that stands elsewhere now.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update { $0.movedRows.append((RowPath(indexPath), RowPath(newIndexPath))) }
    }

    /// Tells of sections that were inserted; numbers of the sections as they are now.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { $0.insertedSections += Array(sections) }
    }

    /// Tells of sections that were deleted; numbers of the sections as they were.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { $0.deletedSections += Array(sections) }
    }

    /// Asks for sections anew, with any number of rows; numbers of the sections as they were.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { $0.reloadedSections += Array(sections) }
    }

    /// Tells of a section that stands elsewhere now.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        update { $0.movedSections.append((section, newSection)) }
    }

    // MARK: Scrolling

    /// Scrolls a row to a place between the adjusted insets, and not beyond the content; a header that sticks counts as
    /// an inset. `.none` scrolls as little as needed.
    ///
    /// Rows that are not measured yet are measured where they become visible.
    /// - Precondition: there is such a row.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: RowPath(indexPath), scrollPosition, animated: animated)
    }

    /// Scrolls to the selected row that is nearest to the middle of what is visible. Does nothing without one.
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        scrollToNearestSelection(scrollPosition, animated: animated)
    }

    // MARK: Selecting

    /// Whether touches select rows. True by default.
    open var allowsSelection: Bool {
        get { self[stored: Self.allowsSelectionProperty] }
        set { self[stored: Self.allowsSelectionProperty] = newValue }
    }

    /// Whether several rows can be selected. False by default.
    open var allowsMultipleSelection: Bool {
        get { self[stored: Self.allowsMultipleSelectionProperty] }
        set { self[stored: Self.allowsMultipleSelectionProperty] = newValue }
    }

    /// Whether touches select rows while the table is edited. False by default.
    open var allowsSelectionDuringEditing: Bool {
        get { self[stored: Self.selectsInEditingProperty] }
        set { self[stored: Self.selectsInEditingProperty] = newValue }
    }

    /// Whether several rows can be selected while the table is edited. False by default.
    open var allowsMultipleSelectionDuringEditing: Bool {
        get { self[stored: Self.selectsManyInEditingProperty] }
        set { self[stored: Self.selectsManyInEditingProperty] = newValue }
    }

    /// The selected row: the first of several; or nil.
    open var indexPathForSelectedRow: IndexPath? { selection.min()?.indexPath }

    /// The selected rows in order, or nil if there is none.
    open var indexPathsForSelectedRows: [IndexPath]? {
        selection.isEmpty ? nil : selection.ordered().map(\.indexPath)
    }

    /// Selects a row, without asking or telling the delegate; nil deselects all.
    /// - Precondition: there is such a row.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath.map(RowPath.init), animated: animated, scrollPosition)
    }

    /// Deselects a row, without asking or telling the delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        setSelected(RowPath(indexPath), false, animated: animated)
    }

    // MARK: Touches

    /// The row that a finger is on.
    final var touchedRow: RowPath?

    /// Highlights the row, as far as the delegate lets it. What is on no row is handed on.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !beginRowTouch(touches) { super.touchesBegan(touches, with: event) }
    }

    /// Selects the row, as ``tapRow(at:)`` does.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !endRowTouch(selects: true) { super.touchesEnded(touches, with: event) }
    }

    /// Ends the highlighting: the finger scrolls, or a recognizer has it.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !endRowTouch(selects: false) { super.touchesCancelled(touches, with: event) }
    }

    // MARK: Editing

    /// Whether the table is edited. False by default. Setting it calls `setEditing(_:animated:)`.
    open var isEditing: Bool {
        get { self[stored: Self.isEditingProperty] }
        set { setEditing(newValue, animated: false) }
    }

    /// Begins or ends editing: the cells of the rows that can be edited hear it.
    open func setEditing(_ editing: Bool, animated: Bool) { writeEditing(editing, animated: animated) }

    // MARK: Layout

    /// Places what is visible, and asks for the cells of what has become so. Overrides call super.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeContent()
    }
}
