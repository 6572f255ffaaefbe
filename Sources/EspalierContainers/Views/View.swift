// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
import EspalierControllers
import EspalierViews
import Foundation

/// A view that is built by code, in `prepare()`.
///
///     final class CartView: View {
///         let titleLabel = UILabel()
///         override func prepare() {
///             super.prepare()
///             addSubview(titleLabel)
///         }
///     }
///
/// See ``NibView`` for one that is built by an interface file.
open class View: UIView, ContainerViewParent, ContainerMakeable {
    /// The controller that the view belongs to; nil inside `prepare()`, and while it is in no container. Not held.
    open weak var parent: ParentView!

    /// Makes a view, and prepares it.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Makes a view from an archive, and prepares it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    /// Makes a view for a container: by the class's own `init(frame:)`.
    ///
    /// A subclass has this one without a word where it overrides `init(frame:)` and `init?(coder:)`, or no initialiser.
    /// One with designated initialisers of its own overrides `init(frame:)` too.
    public required convenience init(forContainer: Void) {
        self.init(frame: .zero)
    }

    /// Builds the view. Called once, at the end of initialising: there is neither a superview nor a parent yet.
    /// Overrides call super.
    open func prepare() {}
}
