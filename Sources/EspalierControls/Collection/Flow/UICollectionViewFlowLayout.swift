import EspalierViews
import Foundation

/// Items in lines, one section after the other, each between a header and a footer.
///
/// A vertical layout fills lines from left to right and stacks them downwards; a horizontal one exchanges the axes. A
/// line takes items as long as they fit with `minimumInteritemSpacing` between them, and what is left over is shared
/// among its gaps. The last line of a section keeps the columns if all items of the section are of one size, and the
/// minimum gaps otherwise. A line of one item that is not the last is centred, the last one too if no line can take
/// two. Items are centred across their line, which is as broad as its broadest item. Nothing is rounded. An item that
/// is longer than the room has a line of its own and begins at the inset.
///
/// The delegate, where it is a ``UICollectionViewDelegateFlowLayout``, is asked for what a section needs once per
/// preparation. Items of one size need no memory of their own: a section of a million of them is a handful of numbers.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// The sections, valid after `prepare()` until metrics are invalidated.
    final var flow = FlowContent()
    final var needsMetrics = true
    package final var flowCounters = FlowCounters()
    /// Set where the delegate leaves the size of an item to the layout; see `sizeForItemAt`.
    final var leavesSizes = false
    /// What views have asked for, where they are asked.
    final var fittedSizes = FittedSizes()

    // MARK: Metrics

    /// The size of an item where the delegate gives none, in points. (50, 50) by default.
    open var itemSize = CGSize(width: 50, height: 50) {
        didSet {
            check(itemSize, "itemSize")
            if itemSize != oldValue { invalidateLayout() }
        }
    }

    /// What an item counts as until its cell was fitted. Zero, the default: cells are not asked, and items have the
    /// sizes that the delegate or `itemSize` say. Else each cell in sight is asked for the size that it prefers
    /// (`preferredLayoutAttributesFitting(_:)`), headers and footers for their length along the direction of scrolling;
    /// what the delegate says is the estimate then.
    open var estimatedItemSize = CGSize.zero {
        didSet {
            check(estimatedItemSize, "estimatedItemSize")
            if estimatedItemSize != oldValue { invalidateLayout() }
        }
    }

    /// An `estimatedItemSize` that says no more than that cells are fitted: they count as `itemSize` until then.
    public static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    /// The least distance between lines, in points. 10 by default. A negative one makes lines overlap, at most so far
    /// that they begin at the same place.
    open var minimumLineSpacing: CGFloat = 10 {
        didSet {
            check(minimumLineSpacing, "minimumLineSpacing")
            if minimumLineSpacing != oldValue { invalidateLayout() }
        }
    }

    /// The least distance between items of a line, in points. 10 by default.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet {
            check(minimumInteritemSpacing, "minimumInteritemSpacing")
            if minimumInteritemSpacing != oldValue { invalidateLayout() }
        }
    }

    /// Which way the lines are stacked. `.vertical` by default.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { if scrollDirection != oldValue { invalidateLayout() } }
    }

    /// The size of headers, of which the layout takes the length along the direction of scrolling; 0 for none. Zero by
    /// default.
    open var headerReferenceSize = CGSize.zero {
        didSet {
            check(headerReferenceSize, "headerReferenceSize")
            if headerReferenceSize != oldValue { invalidateLayout() }
        }
    }

    /// As `headerReferenceSize`, of footers.
    open var footerReferenceSize = CGSize.zero {
        didSet {
            check(footerReferenceSize, "footerReferenceSize")
            if footerReferenceSize != oldValue { invalidateLayout() }
        }
    }

    /// The room around the lines of each section, in points. Zero by default.
    open var sectionInset = UIEdgeInsets.zero {
        didSet {
            check(sectionInset, "sectionInset")
            if sectionInset != oldValue { invalidateLayout() }
        }
    }

    /// What the section's insets at both ends of the lines count from. `.fromContentInset` by default.
    open var sectionInsetReference = SectionInsetReference.fromContentInset {
        didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
    }

    /// Whether the header of a section stays in sight as long as the section is. False by default.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }

    /// Whether the footer of a section stays in sight as long as the section is. False by default.
    open var sectionFootersPinToVisibleBounds = false {
        didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }

    // MARK: Layout

    /// Asks the delegate for the metrics of each section, and computes the lines.
    /// - Complexity: O(sections); O(items) where the delegate gives the sizes of items.
    open override func prepare() {
        super.prepare()
        prepareFlow()
    }

    /// Across the lines what the sections take, along them what the collection view has between its adjusted insets.
    /// A layout that is not prepared is prepared first.
    open override var collectionViewContentSize: CGSize {
        host?.prepareForContentSize()
        return flow.contentSize
    }

    /// The attributes of all elements whose frames meet `rect`: by section, of each the header, the items, the footer.
    /// - Complexity: O(log n + answer), n the number of sections and of lines; where sizes differ, whole lines are
    ///   looked at.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        flowAttributes(in: rect)
    }

    /// The attributes of an item; nil if there is no such item.
    /// - Complexity: O(1); where sizes differ, O(log lines + items of the line).
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        host?.prepareForAttributes()
        return flowAttributes(ofItem: indexPath)
    }

    /// The attributes of a header or footer, of the size zero if the section has none; nil if there is no such section.
    /// - Complexity: O(1).
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        host?.prepareForAttributes()
        return flowAttributes(of: elementKind, at: indexPath)
    }

    // MARK: Fitting

    override var asksViews: Bool { estimatedItemSize != .zero }
    override var keepsPlaces: Bool { asksViews }

    override func keptAxes(of attributes: UICollectionViewLayoutAttributes) -> KeptAxes {
        if attributes.representedElementCategory == .cell { return [] }
        return scrollDirection == .vertical ? .width : .height
    }

    override func elementsDidMove(_ newElement: (CollectionElement) -> CollectionElement?) {
        fittedSizes.rename(newElement)
    }

    /// Whether views are fitted, and this one wants another size: of a header or footer, another length along the
    /// direction of scrolling.
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { asksViews && wantsChange(preferredAttributes, originalAttributes) }

    /// Takes the preferred size over, and answers a context that keeps what the delegate has said.
    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        takePreferred(preferredAttributes)
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics = false
        return context
    }

    // MARK: Invalidation

    override func minds(_ reference: UIContentInsetsReference) -> Bool { countsFromFormer(reference) }

    /// Whether the length of the lines changes, or what insets count from, or something is pinned.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        isResized(by: newBounds) || pinsAnything
    }

    /// A context that asks for metrics only if the length of the lines changes.
    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        if let context = context as? UICollectionViewFlowLayoutInvalidationContext, !isResized(by: newBounds) {
            context.invalidateFlowLayoutDelegateMetrics = false
            context.invalidateFlowLayoutAttributes = false
        }
        return context
    }

    /// Throws the lines away, unless the context says that they still hold.
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        let flowContext = context as? UICollectionViewFlowLayoutInvalidationContext
        let keeps = flowContext.map { !$0.invalidateFlowLayoutDelegateMetrics && !$0.invalidateFlowLayoutAttributes }
        if context.invalidateEverything || context.invalidateDataSourceCounts || keeps != true { needsMetrics = true }
        forgetFitted(context)
        super.invalidateLayout(with: context)
    }

    /// ``UICollectionViewFlowLayoutInvalidationContext``.
    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }
}
