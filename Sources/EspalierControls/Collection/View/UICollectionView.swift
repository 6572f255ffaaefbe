import EspalierSupport
import EspalierViews
import Foundation

/// A scroll view that shows items, each in a cell, where its layout says.
///
/// It knows how many sections and items there are, and has views for those elements only that its bounds show; views
/// that leave are used again. Counts are asked for at the first layout or query, and again after a reload or an update.
/// Cells follow the bounds at the next layout.
///
/// ``selectItem(at:animated:scrollPosition:)`` tells the delegate nothing, as in UIKit; a tap of a test does, and
/// ``touchItem(at:)``, which does the same.
open class UICollectionView: UIScrollView {
    // MARK: Storage

    final var currentLayout: UICollectionViewLayout
    final weak var ownDataSource: (any UICollectionViewDataSource)?
    /// The scroll view's delegate, where it is one of a collection view.
    final weak var collectionDelegate: (any UICollectionViewDelegate)?
    /// The numbers of items by section; nil while they have to be asked for.
    final var counts: [Int]?
    final var registry = CollectionRegistry()
    final var shown = ShownElements()
    /// What scrolls sections that do by themselves, of those in sight.
    final var scrollers: [Int: SectionScrollView] = [:]
    /// Those of them that are in sight no more, until their cells are elsewhere.
    final var leftScrollers: [SectionScrollView] = []
    /// What is selected.
    final var selection: Set<IndexPath> = []
    /// The updates of the batch that is being put together, or nil.
    final var batch: CollectionBatch?
    /// The item whose cell is being configured anew, which dequeuing gives.
    final var reconfiguredElement: CollectionElement?
    /// The bounds for which elements were shown last; nil where they have to be looked at in any case.
    final var shownBounds: CGRect?
    /// The bounds that the layout has heard of last.
    final var laidOutBounds: CGRect?
    /// Whether the adjusted insets have changed since the layout was asked about new bounds.
    final var hasNewInsets = false
    /// What `bounds` reads while the layout is asked about new ones.
    final var boundsBefore: CGRect?
    /// Whether the layout is being made ready: what is invalidated meanwhile needs no mark.
    final var isPreparing = false
    /// Changes whenever what is shown becomes void, so that who is in the middle of showing elements finds out.
    final var generation = 0
    final var ownBackgroundView: UIView?
    /// Changes when views are to be asked again what sizes they want, although their contents are as they were.
    final var fittingEpoch = 0
    /// Whether the content of a view that is shown has changed since it was fitted.
    final var hasChangedContents = false
    /// By how much contexts want the offset moved when the layout is prepared.
    final var wantedOffsetShift = CGPoint.zero
    package final var collectionCounters = CollectionCounters()

    // MARK: Making

    /// Makes a collection view of that frame, which shows items where the layout says.
    /// - Parameters:
    ///   - frame: in the superview's coordinates.
    ///   - layout: taken over from the collection view that used it, if one did.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        currentLayout = layout
        super.init(frame: frame)
        adopt(layout)
    }

    /// Not to be called: a collection view needs a layout. A subclass may have an initialiser of this form, which Swift
    /// does not take for this one: write `T(frame: .zero)` for it, as `T()` does not find it.
    @available(*, unavailable, message: "give the collection view a layout")
    public override init(frame: CGRect) {
        trap(
            "\(Self.self)() was made without a layout: write \(Self.self)(frame: .zero) for an init(frame:) of the class "
                + "itself, or init(frame:collectionViewLayout:)")
    }

    /// Makes a collection view from an archive, with a flow layout, if an interface file says nothing else.
    public required init?(coder: NSCoder) {
        currentLayout = UICollectionViewFlowLayout()
        super.init(frame: .zero)
        adopt(currentLayout)
        coder.decode(self)
    }

    // MARK: Geometry

    /// As in every view. While a layout is asked whether new bounds invalidate it, the bounds before.
    open override var bounds: CGRect {
        get { boundsBefore ?? super.bounds }
        set { super.bounds = newValue }
    }

    // MARK: Data

    /// Who says what is shown. Not held. nil by default, which is no section. Another one is a reload.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        get { ownDataSource }
        set { setDataSource(newValue) }
    }

    /// How many sections there are, as the data source was last asked.
    open var numberOfSections: Int { knownCounts.count }

    /// How many items a section has, as the data source was last asked.
    /// - Precondition: there is such a section.
    open func numberOfItems(inSection section: Int) -> Int { knownCount(of: section) }

    /// Throws away counts, cells and the selection; everything is asked for anew at the next layout. Cells that are
    /// visible go to the pool at once.
    open func reloadData() { reload() }

    /// Whether a shown view is fitted again when its content asks for another size: at the next layout. `.enabled` by
    /// default. Counts for layouts that fit their views.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    // MARK: Layout

    /// How large the layout says the content is. After a reload, or with another layout, the layout is prepared first.
    open override var contentSize: CGSize {
        get {
            prepareForContentSize()
            return super.contentSize
        }
        set { super.contentSize = newValue }
    }

    /// Where elements are. Setting it calls `setCollectionViewLayout(_:animated:)`.
    open var collectionViewLayout: UICollectionViewLayout {
        get { currentLayout }
        set { setCollectionViewLayout(newValue, animated: false) }
    }

    /// Shows the elements where another layout says. They are there at once, animated or not; cells that stay visible
    /// are kept.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        setCollectionViewLayout(layout, animated: animated, completion: nil)
    }

    /// As `setCollectionViewLayout(_:animated:)`, and calls `completion` with true: by the window's clock if it is
    /// animated, else at once.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) { changeLayout(to: layout, animated: animated, completion) }

    /// The layout's attributes of an item, nil if there is no such item.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(ofItem: indexPath)
    }

    /// The layout's attributes of a supplementary view, nil if there is none.
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { attributes(of: kind, at: indexPath) }

    /// Prepares the layout if need be, and shows what the bounds show now.
    open override func layoutSubviews() {
        super.layoutSubviews()
        showElements()
    }

    /// A view behind everything, or nil. Has the frame of the bounds after each layout, so that it does not scroll.
    open var backgroundView: UIView? {
        get { ownBackgroundView }
        set { setBackgroundView(newValue) }
    }

    /// The layout hears of it at the next layout as of new bounds, also where the offset has not changed: by
    /// `shouldInvalidateLayout(forBoundsChange:)`. Overrides call super.
    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        hasNewInsets = true
    }

    /// Invalidates a layout whose content keeps the safe area free at its sides. Overrides call super.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        if currentLayout.minds(.safeArea) { currentLayout.invalidateLayout() }
    }

    /// Invalidates a layout whose content keeps the margins free at its sides. Overrides call super.
    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        if currentLayout.minds(.layoutMargins) { currentLayout.invalidateLayout() }
    }

    /// Who is told what happens, and says what may be selected. Not held. nil by default. A flow layout asks it for
    /// sizes if it is a ``UICollectionViewDelegateFlowLayout``.
    @_nonoverride
    open weak var delegate: (any UICollectionViewDelegate)? {
        get { collectionDelegate }
        set { super.delegate = newValue }
    }

    override func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        currentLayout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    }

    override func delegateDidChange() {
        super.delegateDidChange()
        collectionDelegate = super.delegate as? any UICollectionViewDelegate
        // A flow layout asks it for sizes.
        currentLayout.invalidateLayout()
    }

    // MARK: Registering and dequeuing

    /// Says how cells of an identifier are made: by their class's `init(frame:)`, with the item's frame. See
    /// ``UICollectionReusableView/init(forReuseFrame:)`` for what that asks of the class.
    /// - Parameters:
    ///   - cellClass: a ``UICollectionViewCell`` class; nil takes the registration back.
    ///   - identifier: what cells are asked for by.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        registerClass(cellClass, kind: nil, identifier)
    }

    /// Says how cells of an identifier are made: from the first cell at the top of a nib. nil takes the registration
    /// back.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        registry.register(nib.map { .nib($0) }, for: ReuseKey(kind: nil, identifier: identifier))
    }

    /// As `register(_:forCellWithReuseIdentifier:)`, of supplementary views of a kind.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) { registerClass(viewClass, kind: elementKind, identifier) }

    /// As `register(_:forCellWithReuseIdentifier:)`, of supplementary views of a kind.
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) { registry.register(nib.map { .nib($0) }, for: ReuseKey(kind: kind, identifier: identifier)) }

    /// A cell that has left, prepared for reuse, or a new one, with the size of the item.
    /// - Precondition: the identifier is registered.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell { dequeueCell(identifier, indexPath) }

    /// A supplementary view that has left, prepared for reuse, or a new one, with the size that the layout says.
    /// - Precondition: the identifier is registered for the kind.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        dequeue(CollectionElement(kind: elementKind, indexPath: indexPath), identifier)
    }

    // MARK: Finding
    // What is shown is laid out first where nothing was since a reload.

    /// The cells that were shown at the last layout, by index path.
    open var visibleCells: [UICollectionViewCell] { laidOut { shown.cells } }

    /// The items whose cells were shown at the last layout, in order.
    open var indexPathsForVisibleItems: [IndexPath] { laidOut { shown.paths(of: nil) } }

    /// The item that a cell shows, or nil.
    /// - Complexity: O(1).
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        cell.shownBy === self ? cell.shownElement?.indexPath : nil
    }

    /// The cell that shows an item, or nil.
    /// - Complexity: O(1).
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        laidOut { shown[CollectionElement(kind: nil, indexPath: indexPath)] as? UICollectionViewCell }
    }

    /// The item at a point of the content, the frontmost where several are; nil for none.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }

    /// The view that shows a supplementary element, or nil.
    open func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        laidOut { shown[CollectionElement(kind: elementKind, indexPath: indexPath)] }
    }

    /// The supplementary views of a kind that were shown at the last layout, by index path.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        laidOut { shown.views(of: elementKind) }
    }

    /// Where supplementary views of a kind were shown at the last layout, in order.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        laidOut { shown.paths(of: elementKind) }
    }

    /// Moves the offset so that an item stands where `scrollPosition` says, within the adjusted insets, but not beyond
    /// the content. An axis that it does not name keeps its offset.
    /// - Precondition: there is such an item, and at most one position for each axis.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, scrollPosition, animated: animated)
    }

    // MARK: Touches

    /// The item that a finger is on.
    final var touchedItem: IndexPath?

    /// Highlights the item, as far as the delegate lets it. What is on no item is handed on.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !beginItemTouch(touches) { super.touchesBegan(touches, with: event) }
    }

    /// Selects the item, as ``touchItem(at:)`` does.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !endItemTouch(selects: true) { super.touchesEnded(touches, with: event) }
    }

    /// Ends the highlighting: the finger scrolls, or a recognizer has it.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !endItemTouch(selects: false) { super.touchesCancelled(touches, with: event) }
    }

    // MARK: Selection

    /// Whether a tap selects. True by default.
    open var allowsSelection = true

    /// Whether more than one item can be selected. False by default.
    open var allowsMultipleSelection = false

    /// What is selected, in order; empty if nothing is.
    open var indexPathsForSelectedItems: [IndexPath]? { selection.ordered() }

    /// Selects an item, instead of what was selected if only one can be; nil takes every selection away. Scrolls to the
    /// item unless `scrollPosition` is empty. The delegate is not told.
    /// - Precondition: there is such an item.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, animated: animated, scrollPosition)
    }

    /// Takes the selection of an item away. The delegate is not told.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

    // MARK: Editing

    /// Whether the items are edited: the state of cells follows it, and which accessories they show. False by default.
    open var isEditing = false {
        didSet { if isEditing != oldValue { editingDidChange() } }
    }

    // MARK: Updates

    /// Shows the items that are new in the data source.
    /// - Parameter indexPaths: where they are after the update.
    open func insertItems(at indexPaths: [IndexPath]) { update { $0.items.inserted += indexPaths } }

    /// Takes away the items that are gone from the data source.
    /// - Parameter indexPaths: where they were before the update.
    open func deleteItems(at indexPaths: [IndexPath]) { update { $0.items.deleted += indexPaths } }

    /// Asks for new cells of items.
    /// - Parameter indexPaths: where they were before the update.
    open func reloadItems(at indexPaths: [IndexPath]) { update { $0.items.reloaded += indexPaths } }

    /// Asks for the shown cells of items anew. Dequeuing gives the cells that are there, without `prepareForReuse()`, and
    /// they must be answered. They are fitted again, and stay selected. Does nothing to items that are not shown, or that
    /// the same update reloads or deletes.
    /// - Parameter indexPaths: where they were before the update.
    open func reconfigureItems(at indexPaths: [IndexPath]) { update { $0.reconfigured += indexPaths } }

    /// Moves an item, which keeps its cell: from its place before the update to the one after it.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update { $0.items.moved.append((indexPath, newIndexPath)) }
    }

    /// Shows the sections that are new in the data source, counted after the update.
    open func insertSections(_ sections: IndexSet) { update { $0.sections.inserted += sections } }

    /// Takes away the sections that are gone from the data source, counted before the update.
    open func deleteSections(_ sections: IndexSet) { update { $0.sections.deleted += sections } }

    /// Asks for the numbers of items and new views of sections, counted before the update.
    open func reloadSections(_ sections: IndexSet) { update { $0.sections.reloaded += sections } }

    /// Moves a section, which keeps its views: from its place before the update to the one after it.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        update { $0.sections.moved.append((section, newSection)) }
    }

    /// Takes the updates that `updates` makes as one: deletions, reloads and the origins of moves count in the state
    /// before all of them, insertions and the targets of moves in the state after, whatever order they are made in. The
    /// new state is there at once; `completion` is called with true by the window's clock, at once without one.
    ///
    /// The numbers of items are asked for before `updates` if they are not known, and again after it. Called inside
    /// `updates` it joins the outer batch.
    /// - Precondition: the numbers after the update are those before it, with what is inserted and without what is
    ///   deleted, section by section; every update names what there is, and nothing twice.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        runBatch(updates, completion)
    }
}
