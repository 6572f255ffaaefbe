// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
import EspalierControllers
import EspalierViews
import Foundation

/// A view that stands in an interface file and puts a container into itself when the program says so.
///
///     final class CartPlace: View, UIContainerStoryboard {
///         typealias View = CartView
///         weak var containerView: ContainerView<CartView>!
///         var edgeInsets = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
///     }
///     …
///     @Outlet var cartPlace: CartPlace!
///     override func viewDidLoad() {
///         super.viewDidLoad()
///         cartPlace.prepareContainer(inside: self)
///     }
public protocol UIContainerStoryboard: UIView {
    /// What contains controllers.
    typealias ParentView = UIViewController
    /// What the container holds.
    associatedtype View: AnyObject
    /// The class of the container.
    associatedtype ContainerType: UIContainer where ContainerType.View == View

    /// The container, or nil before it is prepared. A subview of this view, so that it may be declared weak.
    var containerView: ContainerType! { get set }

    /// How far the container keeps from the edges of this view, in points. Zero by default. Each layout pass asks anew.
    var edgeInsets: UIEdgeInsets { get }

    /// The container holds its content, and is not yet a subview. Does nothing by default.
    func containerDidLoad()
}

extension UIContainerStoryboard {
    /// See the requirement.
    public var edgeInsets: UIEdgeInsets { .zero }

    /// See the requirement.
    public func containerDidLoad() {}

    /// Makes the container and puts it in.
    /// - Precondition: there is none yet.
    public func prepareContainer(inside parentView: ParentView!) {
        prepare(inside: parentView, PlaceInsets(edgeInsets))
    }

    /// Makes the container and puts it in, with other insets than the property's, until that is changed.
    /// - Precondition: there is none yet.
    public func prepareContainer(inside parentView: ParentView!, edgeInsets: UIEdgeInsets) {
        prepare(inside: parentView, PlaceInsets(self.edgeInsets, instead: edgeInsets))
    }

    private func prepare(inside parentView: UIViewController?, _ insets: PlaceInsets) {
        if containerView != nil {
            trap(
                "\(type(of: self)) was prepared twice: prepare it once, and change what its containerView holds by "
                    + "insertContainer(view:)")
        }
        (self as? any ContainerViewParent)?.parent = parentView
        let made = ContainerType(in: parentView, loadHandler: nil)
        containerView = made
        containerDidLoad()
        addSubview(made)
        guard made.superview === self else { return }
        made.pinEdges { [weak self] in self.map { insets.inForce($0.edgeInsets) } ?? .zero }
    }
}

/// The insets of one preparing.
private final class PlaceInsets {
    private let first: UIEdgeInsets
    /// In force until the property has changed once.
    private var given: UIEdgeInsets?

    init(_ first: UIEdgeInsets, instead given: UIEdgeInsets? = nil) {
        self.first = first
        self.given = given
    }

    func inForce(_ now: UIEdgeInsets) -> UIEdgeInsets {
        if now != first { given = nil }
        return given ?? now
    }
}
