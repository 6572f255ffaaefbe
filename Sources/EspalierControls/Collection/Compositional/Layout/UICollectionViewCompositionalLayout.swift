import EspalierViews
import Foundation

/// Says what a section is like.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
    Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// Sections of groups of items, each as a description says: what UIKit's grids, lists and shelves are made of.
///
/// Sections are computed when the layout is prepared. Of groups that are alike one is computed, and the others are
/// counted: a section of a hundred thousand items is a handful of numbers, and some more for each group in which a view
/// has asked for another size than the estimate.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    final let provider: UICollectionViewCompositionalLayoutSectionProvider
    final var ownConfiguration: UICollectionViewCompositionalLayoutConfiguration
    /// The sections, valid after `prepare()` until they are invalidated.
    final var content: LayoutContent?
    final var needsSections = true
    /// What views have asked for.
    final var fittedSizes = FittedSizes()
    /// The items that have asked for another size since the layout was prepared, by section.
    final var refitted: [Int: [Int]] = [:]
    /// Whether a header or footer has asked for another length since then.
    final var wantsPlacing = false
    /// How far sections are scrolled that scroll across; those that have not been moved are left out.
    final var scrolled: [Int: CGFloat] = [:]
    /// The shape that was computed last of a group that is not like the others.
    final var lastShape: (section: Int, first: Int, shape: GroupShape)?
    package final var compositionalCounters = CompositionalCounters()

    // MARK: Making

    /// Makes a layout all of whose sections are alike.
    public convenience init(section: NSCollectionLayoutSection) {
        self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// Makes a layout all of whose sections are alike.
    public convenience init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }

    /// Makes a layout whose sections a closure describes.
    public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.init(
            sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// Makes a layout whose sections a closure describes.
    /// - Parameters:
    ///   - sectionProvider: answers what the section of a number is like in an environment. Called for each section when
    ///     the data or the room have changed, or the layout was invalidated. nil is a mistake where there is a section.
    ///   - configuration: what holds for the whole. A later change of the object has no effect.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        ownConfiguration = configuration.copied()
        super.init()
    }

    /// Makes a layout from an archive, which cannot hold sections: it is of use only for data without any.
    public required init?(coder: NSCoder) {
        provider = { _, _ in nil }
        ownConfiguration = UICollectionViewCompositionalLayoutConfiguration()
        super.init(coder: coder)
    }

    /// What holds for the whole. Setting it invalidates the layout; changing the object that it answers does nothing.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        get { ownConfiguration.copied() }
        set {
            ownConfiguration = newValue.copied()
            invalidateLayout()
        }
    }

    // MARK: Layout

    /// Asks for the sections and computes them, if they are not known; where views have asked for other sizes, no more
    /// than the groups of these.
    /// - Complexity: O(sections + groups with sizes that views have asked for).
    open override func prepare() {
        super.prepare()
        prepareContent()
    }

    /// Along the direction of scrolling what the sections take, across it what the collection view has between its
    /// adjusted insets. A layout that is not prepared is prepared first.
    open override var collectionViewContentSize: CGSize {
        host?.prepareForContentSize()
        return content?.size ?? .zero
    }

    /// The attributes of all elements whose frames meet `rect`. Of a section that scrolls across those that its own
    /// offset has in sight. A layout that is not prepared is prepared first.
    /// - Complexity: O(log n + items of the groups that meet it), n the number of sections and of groups that differ.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        host?.prepareForAttributes()
        return elements(in: rect)
    }

    /// The attributes of an item; nil if there is no such item.
    /// - Complexity: O(log n + items of the group).
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        host?.prepareForAttributes()
        return itemAttributes(at: indexPath)
    }

    /// The attributes of a header, a footer, or what hangs on an item or group; nil if there is none.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        host?.prepareForAttributes()
        return supplementaryAttributes(of: elementKind, at: indexPath)
    }

    /// The attributes of a background; nil if there is none.
    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        host?.prepareForAttributes()
        return decorationAttributes(of: elementKind, at: indexPath)
    }

    // MARK: Fitting

    override var asksViews: Bool { content?.measures ?? false }
    override var keepsPlaces: Bool { asksViews }
    override func keptAxes(of attributes: UICollectionViewLayoutAttributes) -> KeptAxes { kept(of: attributes) }
    override func elementsDidMove(_ newElement: (CollectionElement) -> CollectionElement?) { move(newElement) }
    override func minds(_ reference: UIContentInsetsReference) -> Bool { keepsFree(reference) }
    override func followsItem(kind: String) -> Bool { hangsOnItems(kind) }

    /// Whether a view wants another length on an axis that is estimated.
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { wantsChange(preferredAttributes, originalAttributes) }

    /// Takes the preferred size over, and answers a context that names the element.
    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        takePreferred(preferredAttributes)
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        context.isFitting = true
        return context
    }

    // MARK: Sections that scroll across

    override func scrollers(in rect: CGRect) -> [SectionScroller] { sectionScrollers(in: rect) }
    override func scroller(of section: Int) -> SectionScroller? { sectionScroller(section) }
    override func isInScroller(_ element: CollectionElement) -> Bool { scrolls(element) }
    override func willShow(_ attributes: [UICollectionViewLayoutAttributes]) { tellHandlers(attributes) }

    // MARK: Invalidation

    /// Whether the room of the sections changes. What is pinned follows the offset without that.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { isResized(by: newBounds) }

    /// Throws the sections away, unless the context names views that want other sizes. Items that it names otherwise are
    /// asked for their sizes again.
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        forget(context)
        super.invalidateLayout(with: context)
    }
}

/// What a compositional layout has done so far, so that tests hold costs by counts.
package struct CompositionalCounters: Equatable, Sendable {
    /// Sections that were asked for.
    package var sectionsAsked = 0
    /// Preparations that computed the sections.
    package var computations = 0
    /// Groups that are listed one by one at the moment.
    package var listedGroups = 0
    /// Attributes that were made.
    package var attributesMade = 0
    /// Groups that queries have looked at, and steps to find them.
    package var steps = 0
}
