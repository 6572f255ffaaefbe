// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
import EspalierControllers
import EspalierControls
import EspalierViews
import Foundation

/// A row of a table that holds a view controller, a child of the parent for as long as the row lives.
///
/// See ``UIContainerCell``.
open class ContainerTableCell<View: UIViewController>: UITableViewCell, UIContainerCell {
    /// The controller inside, or nil before the cell is prepared.
    open var view: View! { defaultView }

    /// The controller that the controller inside belongs to; not held. Setting it gives the controller another one.
    open var parent: ParentView! {
        get { defaultParent }
        set { defaultSetParent(newValue) }
    }

    /// How far the controller keeps from the edges of `contentView`, in points. Zero by default. The next layout pass
    /// follows a change.
    open var edgeInsets: UIEdgeInsets {
        get { defaultInsets }
        set { defaultSetInsets(newValue) }
    }

    /// Makes the controller at the first call. At later ones nothing happens, but that another parent takes it over.
    open func prepareContainer(inside parentView: ParentView!, loadHandler: (() -> View?)? = nil) {
        defaultPrepareCell(parentView, loadHandler)
    }

    /// Not to be called: a cell keeps what it holds, for as long as it lives.
    open func removeContainer() { defaultRemoveFromCell() }

    /// Puts a controller in; the one that was in comes out first.
    open func insertContainer(view: View!) { defaultInsert(view) }

    /// Notes the parent. Runs before the controller is made. Overrides call super.
    open func prepare(parentView: ParentView!) { parent = parentView }

    /// What is put in for the controller's view: that itself, or one in which an override has placed it.
    open func loadView<T: UIView>(_ view: T) -> UIView { view }

    /// The controller is in; once. For subclasses; does nothing.
    open func containerDidLoad() {}
}
