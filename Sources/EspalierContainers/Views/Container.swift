// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
import EspalierControllers
import EspalierViews
import Foundation

/// A container of a view controller, which becomes a child of the parent.
///
///     let cart = Container<CartViewController>(in: self)
///     view.addSubview(cart)
///     cart.view.parent  // self
///
/// Going in, the controller hears `willMove(toParent:)`, loads its view, and hears `didMove(toParent:)`; coming out,
/// `willMove(toParent: nil)`, what its view's leaving causes, and `didMove(toParent: nil)`. Taken out of its superview,
/// the container is empty. See ``UIContainer`` for the order of things, and for what can be overridden.
open class Container<View: UIViewController>: ContainerBox, UIContainer {
    /// The controller inside, or nil: before the container is prepared, and after `removeContainer()`. The container
    /// holds it.
    open var view: View! { defaultView }

    /// The controller whose child the one inside is; not held. Setting it hands the child over.
    open var parent: ParentView! {
        get { defaultParent }
        set { defaultSetParent(newValue) }
    }

    /// Makes a container with a controller.
    /// - Parameters:
    ///   - parentView: the controller that gets the one inside as a child.
    ///   - loadHandler: makes the controller; without it, or where it answers nil, the controller's own initialiser
    ///     does, and its view comes from its nib if it has one.
    public required convenience init(in parentView: ParentView!, loadHandler: (() -> View?)? = nil) {
        self.init(frame: .zero)
        prepareContainer(inside: parentView, loadHandler: loadHandler)
    }

    /// Makes the controller and puts it in; for a container that was made by another initialiser, or is empty again.
    /// - Precondition: the container holds nothing.
    open func prepareContainer(inside parentView: ParentView!, loadHandler: (() -> View?)? = nil) {
        defaultPrepare(parentView, loadHandler)
    }

    /// Takes the controller out. Does nothing where there is none.
    open func removeContainer() { defaultRemove() }

    /// Puts a controller in; the one that was in comes out first. nil only takes out.
    open func insertContainer(view: View!) { defaultInsert(view) }

    /// Notes the parent. Runs before the controller is made. Overrides call super.
    open func prepare(parentView: ParentView!) { parent = parentView }

    /// What is put in for the controller's view: that itself, or one in which an override has placed it.
    open func loadView<T: UIView>(_ view: T) -> UIView { view }

    /// The controller is in, and the container not yet in a superview. For subclasses; does nothing.
    open func containerDidLoad() {}
}
