// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
import EspalierControllers
import EspalierViews
import Foundation

/// A container of a view.
///
///     let cart = ContainerView<CartView>(in: self)
///     view.addSubview(cart)
///     cart.view.parent  // self
///
/// It makes the view, gives it its parent, and pins it to its edges. Taken out of its superview, it is empty. See
/// ``UIContainer`` for the order of things, and for what can be overridden.
open class ContainerView<View: UIView & ContainerViewParent>: ContainerBox, UIContainer {
    /// The view inside, or nil: before the container is prepared, and after `removeContainer()`.
    open var view: View! { defaultView }

    /// The controller that the view inside belongs to; not held. Setting it gives the view another one.
    open var parent: ParentView! {
        get { defaultParent }
        set { defaultSetParent(newValue) }
    }

    /// Makes a container with a view.
    /// - Parameters:
    ///   - parentView: the controller that the view belongs to.
    ///   - loadHandler: makes the view; without it, or where it answers nil, the view's own initialiser does.
    public required convenience init(in parentView: ParentView!, loadHandler: (() -> View?)? = nil) {
        self.init(frame: .zero)
        prepareContainer(inside: parentView, loadHandler: loadHandler)
    }

    /// Makes the view and puts it in; for a container that was made by another initialiser, or is empty again.
    /// - Precondition: the container holds nothing.
    open func prepareContainer(inside parentView: ParentView!, loadHandler: (() -> View?)? = nil) {
        defaultPrepare(parentView, loadHandler)
    }

    /// Takes the view out. Does nothing where there is none.
    open func removeContainer() { defaultRemove() }

    /// Puts a view in; the one that was in comes out first. nil only takes out.
    open func insertContainer(view: View!) { defaultInsert(view) }

    /// Notes the parent. Runs before the view is made. Overrides call super.
    open func prepare(parentView: ParentView!) { parent = parentView }

    /// What is put in for the view: the view itself, or one in which an override has placed it.
    open func loadView<T: UIView>(_ view: T) -> UIView { view }

    /// The view is in, and the container not yet in a superview. For subclasses; does nothing.
    open func containerDidLoad() {}
}
