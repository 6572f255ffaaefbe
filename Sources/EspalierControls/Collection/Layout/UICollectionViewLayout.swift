import EspalierViews
import Foundation

/// Says where the elements of a collection view are. The base of the flow layout and of layouts of one's own.
///
/// A layout of one's own overrides `collectionViewContentSize`, `layoutAttributesForElements(in:)` and
/// `layoutAttributesForItem(at:)`, and mostly `prepare()`, where it computes what they answer from. The collection view
/// calls `prepare()` before it asks for anything, once after each invalidation.
open class UICollectionViewLayout: UIKitObject, NibAwaking, InterfaceMemberListing {
    /// The collection view that uses the layout, or nil. The collection view's to write.
    final weak var host: UICollectionView?
    /// Whether `prepare()` has run since the last invalidation.
    final var isPrepared = false
    /// How decorations are made, and which wait.
    final var decorations = CollectionRegistry()

    /// Makes a layout.
    public override init() {}

    /// Makes a layout from an archive. What an interface file says of it is set when this returns.
    public required init?(coder: NSCoder) {
        super.init()
        coder.decode(self)
    }

    /// The members that interface files name, none here. Subclasses that list some add them to those of super.
    open class var interfaceMembers: InterfaceMembers { InterfaceMembers() }

    /// The layout was read from an interface file, and its properties, outlets and runtime attributes are set. For
    /// subclasses; does nothing. Overrides call super.
    open func awakeFromNib() {}

    /// The collection view that uses the layout, or nil. Not held.
    open var collectionView: UICollectionView? { host }

    /// Computes what the other functions answer from. For subclasses; does nothing. What is invalidated inside it makes
    /// it run again.
    open func prepare() {}

    /// The size of everything, in points. Zero here.
    open var collectionViewContentSize: CGSize { .zero }

    /// The attributes of all elements whose frames meet `rect`; more are allowed, in any order. nil here, which stands
    /// for none.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// The attributes of an item. nil here.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// The attributes of what stands beside the items, by kind. nil here.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    // MARK: Decorations
    // Views that have nothing to do with the data, such as backgrounds: the layout makes them, and no data source is
    // asked.

    /// Says how decorations of a kind are made: by their class's `init(frame:)`. See
    /// ``UICollectionReusableView/init(forReuseFrame:)`` for what that asks of the class.
    /// - Parameters:
    ///   - viewClass: a ``UICollectionReusableView`` class; nil takes the registration back.
    ///   - elementKind: the kind of the attributes.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorations.register(CollectionRegistry.source(viewClass, elementKind), for: .decoration(elementKind))
    }

    /// Says how decorations of a kind are made: from the first reusable view at the top of a nib. nil takes the
    /// registration back.
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        decorations.register(nib.map { .nib($0) }, for: .decoration(elementKind))
    }

    /// The attributes of a decoration. nil here.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    // MARK: Fitting

    /// Whether views are asked what they would rather have.
    var asksViews: Bool { true }

    /// On which axes views keep the length that the layout gives them: views that keep both are not asked.
    func keptAxes(of attributes: UICollectionViewLayoutAttributes) -> KeptAxes { [] }

    /// Whether what is in sight stays where it is when something before it turns out to have another size.
    var keepsPlaces: Bool { false }

    /// Elements are others: what is known of each goes with it, or with nil.
    func elementsDidMove(_ newElement: (CollectionElement) -> CollectionElement?) {}

    /// Whether supplementary views of a kind belong to single items, with which they move.
    func followsItem(kind: String) -> Bool { false }

    /// Whether places follow from insets of a kind, besides the adjusted ones.
    func minds(_ reference: UIContentInsetsReference) -> Bool { false }

    // MARK: Sections that scroll by themselves

    /// The sections with scrolling of their own that are in a rectangle.
    func scrollers(in rect: CGRect) -> [SectionScroller] { [] }

    /// What scrolls a section, if anything does.
    func scroller(of section: Int) -> SectionScroller? { nil }

    /// Whether the view of an element is in what scrolls its section.
    func isInScroller(_ element: CollectionElement) -> Bool { false }

    /// The attributes are about to be applied: a layout may still change what they say.
    func willShow(_ attributes: [UICollectionViewLayoutAttributes]) {}

    // MARK: Invalidation

    /// Says that everything has to be computed anew: hands a context that invalidates everything to
    /// `invalidateLayout(with:)`. Nothing is computed before the next layout or query.
    open func invalidateLayout() { invalidateEverything(andCounts: false) }

    /// Says that what the context names has to be computed anew. An override calls `super`.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { invalidate(context) }

    /// Whether new bounds of the collection view, moved or resized, invalidate the layout. Asked at the first layout
    /// with new bounds; meanwhile `collectionView.bounds` reads the bounds before, as in UIKit. False here.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// The context for new bounds, if they invalidate the layout: a new one of `invalidationContextClass`. Meanwhile
    /// `collectionView.bounds` reads the bounds before.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        makeContext()
    }

    /// Whether a view that would rather have other attributes than the layout gave it invalidates the layout. Asked for
    /// each view that the collection view shows and fits, with what its `preferredLayoutAttributesFitting(_:)`
    /// answered. False here.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// The context for attributes that a view would rather have, if they invalidate the layout: a new one of
    /// `invalidationContextClass` that names the element. The place to take the preferred size over.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { fittingContext(preferredAttributes) }

    /// The class of contexts. A subclass of ``UICollectionViewLayoutInvalidationContext``.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    /// The class of attributes that the layout makes. A subclass of ``UICollectionViewLayoutAttributes``.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    // MARK: Offsets

    /// Where scrolling that would come to rest at an offset with that speed (in points per millisecond) should end. The
    /// offset that is proposed, here. Asked when a finger lets go, before the delegate's `scrollViewWillEndDragging`.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// At which offset the collection view should be after updates, and when this layout takes the place of another
    /// one. The offset that is proposed, here, which is the present one.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }
}
