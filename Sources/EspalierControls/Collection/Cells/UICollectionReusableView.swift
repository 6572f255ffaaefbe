import EspalierViews
import Foundation

/// A view that a collection view shows and, when it has left, uses again: cells, headers, footers.
open class UICollectionReusableView: UIView {
    /// Under which the view waits for its next use. The collection view's to write, once.
    final var ownReuseIdentifier: String?
    /// What the view shows at the moment; nil while it waits or is not in use. The collection view's to write.
    final var shownElement: CollectionElement?
    /// Whose element it shows; valid with `shownElement`.
    final weak var shownBy: UICollectionView?
    /// What the view was fitted for last, and what it made of it; nil where it is to be fitted.
    final var fitted: FittedElement?

    /// Makes a view of that frame. Plain, so that subclasses override it as they do in UIKit.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a view from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Makes a view for a collection view that knows its class only: by `init(frame:)`, which the subclass overrides.
    ///
    /// Swift calls by a metatype what every subclass is sure to have, and that is an initialiser that is required. A
    /// subclass inherits this one if it overrides `init(frame:)` and `init?(coder:)`, or neither. One that has an
    /// initialiser of its own, or `init?(coder:)` alone, does not compile without `override init(frame:)`: that is what
    /// registering by the class costs a port.
    public required convenience init(forReuseFrame frame: CGRect) {
        self.init(frame: frame)
    }

    /// Under which the view was registered, or nil for a view that no collection view has made.
    open var reuseIdentifier: String? { ownReuseIdentifier }

    /// The view is about to be used again. For subclasses; does nothing. Runs inside dequeuing, and not for a new view.
    open func prepareForReuse() {}

    /// The layout's attributes were applied: frame, transform, opacity and whether the view is hidden are the view's
    /// already. For subclasses that have attributes of their own; does nothing.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    // MARK: Size

    /// The attributes that the view would rather have than those of the layout. For subclasses that size themselves to
    /// override; here with the size that the constraints of the content ask for (of a cell those of its content view),
    /// as near to the given size as they let it come, at priority 50; and unchanged where there are none, and
    /// `sizeThatFits(_:)` is not overridden.
    ///
    /// A flow layout whose `estimatedItemSize` is not zero, and every layout that is none, has this asked for each view
    /// that it shows, once for a size. The flow layout keeps the length of its headers and footers across the direction
    /// of scrolling: that is required in the default.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { fittedAttributes(layoutAttributes) }

    /// The content may ask for another size: a collection view that shows the view fits it at its next layout.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        fittedSizeMayHaveChanged()
    }
}
