// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
import EspalierControllers
import EspalierViews
import Foundation

/// A view that holds a view or a view controller, and does what UIKit asks of whoever contains another controller.
///
/// ``ContainerView`` holds a view and ``Container`` a controller. A class of one's own has all of this by writing its
/// initialiser and what `View` is; everything else has a default, and each default can be replaced (`view` only
/// together with `insertContainer(view:)` and `removeContainer()`, which keep what it says). Best is a subclass
/// of ``ContainerBox``, which empties itself when it is taken out of its superview; any other view calls
/// `removeContainer()` for that.
///
///     final class Drawer: ContainerBox, UIContainer {
///         typealias View = CartViewController
///         convenience init(in parentView: UIViewController!, loadHandler: (() -> CartViewController?)?) {
///             self.init(frame: .zero)
///             prepareContainer(inside: parentView, loadHandler: loadHandler)
///         }
///     }
///
/// Preparing runs in this order: `prepare(parentView:)`; the load handler or the content's own initialiser;
/// `insertContainer(view:)`, which asks `loadView(_:)`; `containerDidLoad()`. The container has no superview yet when
/// it is made by `init(in:loadHandler:)`.
public protocol UIContainer: UIView {
    /// What contains controllers.
    typealias ParentView = UIViewController
    /// What the container holds: a class of views or of view controllers.
    associatedtype View: AnyObject

    /// What the container holds, or nil: before it is prepared, and after `removeContainer()`.
    var view: View! { get }

    /// The controller that what is inside belongs to; not held. Another one takes the content over, with the calls of
    /// containment.
    var parent: ParentView! { get set }

    /// How far the content keeps from the edges, in points. Changes are followed by the next layout pass.
    var edgeInsets: UIEdgeInsets { get set }

    /// Makes a container that is prepared. A class implements it by `prepareContainer(inside:loadHandler:)`.
    init(in parentView: ParentView!, loadHandler: (() -> View?)?)

    /// Makes the content and puts it in.
    ///
    /// - Parameters:
    ///   - parentView: the controller that the content belongs to. With nil, the container takes the parent of the
    ///     container around it as soon as that is known, or the controller of the view that it is added to.
    ///   - loadHandler: makes the content; where it is nil or answers nil, the content's own initialiser does.
    /// - Precondition: the container holds nothing.
    func prepareContainer(inside parentView: ParentView!, loadHandler: (() -> View?)?)

    /// Takes the content out: `willMove(toParent: nil)`, out of the hierarchy, `removeFromParent()`. The container can
    /// be prepared again. Does nothing where it holds nothing.
    func removeContainer()

    /// Puts content in; what was in comes out first. nil only takes out. The parent stays.
    func insertContainer(view: View!)

    /// The first step of preparing: notes the parent.
    func prepare(parentView: ParentView!)

    /// The view to put in for the content's view: that itself, or one in which this method has placed it. It is pinned
    /// to the edges.
    func loadView<T: UIView>(_ view: T) -> UIView

    /// The last step of preparing: the content is in. Does nothing by default.
    func containerDidLoad()
}
