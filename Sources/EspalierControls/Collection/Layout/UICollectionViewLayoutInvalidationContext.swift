import EspalierViews
import Foundation

/// What of a layout has to be computed anew.
open class UICollectionViewLayoutInvalidationContext: UIKitObjectMadeByClass {
    final var everything = false
    final var counts = false
    private var items: [IndexPath] = []
    private var supplementary: [String: [IndexPath]] = [:]
    private var decorations: [String: [IndexPath]] = [:]
    /// Whether it is for a view that wants another size, which the layout has taken over.
    final var isFitting = false

    /// Makes a context that invalidates nothing in particular.
    public init() { super.init(making: .plain) }

    /// Not to be called. See ``ObjectMadeByClass``.
    @available(*, unavailable, message: "write T()")
    public required convenience init(making request: InstanceRequest) { self.init() }

    /// Whether all that the layout knows is to be thrown away.
    open var invalidateEverything: Bool { everything }

    /// Whether the numbers of sections and items are to be asked anew: after a reload or an update.
    open var invalidateDataSourceCounts: Bool { counts }

    /// Names items. The layouts of this package compute all of their items anew.
    open func invalidateItems(at indexPaths: [IndexPath]) { items += indexPaths }

    /// The items that were named, or nil.
    open var invalidatedItemIndexPaths: [IndexPath]? { items.isEmpty ? nil : items }

    /// Names what stands beside items, by kind.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        if !indexPaths.isEmpty { supplementary[elementKind, default: []] += indexPaths }
    }

    /// What was named beside items, or nil.
    open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { supplementary.isEmpty ? nil : supplementary }

    /// Names decorations, by kind.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        if !indexPaths.isEmpty { decorations[elementKind, default: []] += indexPaths }
    }

    /// The decorations that were named, or nil.
    open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { decorations.isEmpty ? nil : decorations }

    /// By how much the offset is moved once the layout is prepared again, in points, so that what is in sight may stay
    /// there. Zero by default.
    open var contentOffsetAdjustment = CGPoint.zero

    /// By how much the size of the content will differ. Zero by default. Kept and read back only: the layout is asked
    /// for the size whenever it was prepared.
    open var contentSizeAdjustment = CGSize.zero
}

/// What of a flow layout has to be computed anew.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the delegate is asked for sizes, insets and spacings again. True by default.
    open var invalidateFlowLayoutDelegateMetrics = true

    /// Whether lines are computed again. True by default. Where this and `invalidateFlowLayoutDelegateMetrics` are
    /// false the layout keeps what it has.
    open var invalidateFlowLayoutAttributes = true
}
