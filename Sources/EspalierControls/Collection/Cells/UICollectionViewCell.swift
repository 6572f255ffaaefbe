import EspalierViews
import Foundation

/// An item of a collection view: a content view that fills it, above views for the background.
open class UICollectionViewCell: UICollectionReusableView {
    static let isSelectedProperty = StoredProperty<UICollectionViewCell, Bool>(default: false)
    static let isHighlightedProperty = StoredProperty<UICollectionViewCell, Bool>(default: false)

    final let ownContentView: UIView = UICollectionViewCellContentView()
    final var ownBackgroundView: UIView?
    final var ownSelectedBackgroundView: UIView?

    /// Makes a cell of that frame. The content view fills it at once.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addContentView()
    }

    /// Makes a cell from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addContentView()
    }

    private func addContentView() {
        ownContentView.frame = CGRect(origin: .zero, size: bounds.size)
        ownContentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        // Not by way of overrides, which may hand all subviews on to the content view.
        super.addSubview(ownContentView)
    }

    /// The view that content goes into. Follows the size of the cell.
    open var contentView: UIView { ownContentView }

    /// A view behind the content, or nil. Fills the bounds after each layout.
    open var backgroundView: UIView? {
        get { ownBackgroundView }
        set { setBackgroundView(newValue) }
    }

    /// A view behind the content and in front of `backgroundView`, hidden while the cell is neither selected nor
    /// highlighted; nil by default. Fills the bounds after each layout.
    open var selectedBackgroundView: UIView? {
        get { ownSelectedBackgroundView }
        set { setSelectedBackgroundView(newValue) }
    }

    /// Whether the item is selected. False by default. Setting it does not change the selection of the collection view.
    open var isSelected: Bool {
        get { self[stored: Self.isSelectedProperty] }
        set {
            self[stored: Self.isSelectedProperty] = newValue
            showSelection()
        }
    }

    /// Whether the item is shown as touched. False by default.
    open var isHighlighted: Bool {
        get { self[stored: Self.isHighlightedProperty] }
        set {
            self[stored: Self.isHighlightedProperty] = newValue
            showSelection()
        }
    }

    /// As `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`, at priority 50.
    open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// What the constraints in the content view ask for; those of the cell itself, where the content view holds none.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        guard ownContentView.holdsConstraints else {
            return super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority)
        }
        return ownContentView.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }

    /// Gives the content view and the backgrounds the bounds.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutContent()
    }
}

/// The content view of a cell. A class of its own: who looks for plain views in a cell finds those that were put there.
final class UICollectionViewCellContentView: UIView {}
