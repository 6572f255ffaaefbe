import EspalierViews

/// A view that tells somebody of what happens in it, whether it stands in a cell or elsewhere.
///
///     final class CartView: View, ContainerCellDelegate {
///         weak var cellDelegate: CartViewDelegate?
///     }
///
/// `Delegate` follows from `cellDelegate`. A view that does not declare it has one of the type `EmptyCellDelegate?`,
/// which is nil for good.
public protocol ContainerCellDelegate: UIView {
    /// Who is told.
    associatedtype Delegate = EmptyCellDelegate

    /// Who is told, or nil. Declare it weak.
    var cellDelegate: Delegate? { get set }
}

/// The delegate of a view that has none. There are no objects of this class.
public final class EmptyCellDelegate {
    private init() {}
}

extension ContainerCellDelegate where Delegate == EmptyCellDelegate {
    /// Nil: this view has declared no delegate.
    public var cellDelegate: EmptyCellDelegate? {
        get { nil }
        set {}
    }
}
