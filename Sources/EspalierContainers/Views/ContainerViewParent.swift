// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
import EspalierControllers
import EspalierViews

/// A view that knows the controller it belongs to.
///
/// A container writes `parent` before it puts the view in, and nil when it has taken it out. Declare it weak:
///
///     final class Badge: UIView, ContainerViewParent {
///         weak var parent: UIViewController!
///     }
public protocol ContainerViewParent: UIView {
    /// What contains controllers.
    typealias ParentView = UIViewController

    /// The controller that the view belongs to; nil while it is in no container. Not held.
    var parent: ParentView! { get set }
}
