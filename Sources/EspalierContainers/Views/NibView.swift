// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
import EspalierControllers
import EspalierControls
import EspalierNibs
import EspalierViews
import Foundation

/// A view whose content comes from an interface file: the `.xib` that is named as its class, of which it is the owner.
///
///     // CartNibView.xib: File's Owner is a CartNibView, its outlet view leads to the view at the top level
///     final class CartNibView: NibView {
///         @Outlet var titleLabel: UILabel!
///         override func prepare() {
///             super.prepare()
///             titleLabel.text = "Cart"
///         }
///     }
///
/// The file is looked for in the program's main bundle and in the `*.resources` bundles beside the program. See
/// ``View`` for a view that is built by code.
open class NibView: UIView, ContainerViewParent, ContainerMakeable {
    /// The view of the file: a subview, pinned to the edges by rules.
    @Outlet public final var view: UIView!

    /// The controller that the view belongs to; nil inside `prepare()`, and while it is in no container. Not held.
    open weak var parent: ParentView!

    /// What else the file has at its top level.
    private var others: [Any] = []

    /// Makes a view, loads its file, and prepares it.
    /// - Precondition: there is such a file with a view, and it can be read.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        load()
    }

    /// Makes a view from an archive, for instance as an element of another interface file; loads its own file, and
    /// prepares it.
    /// - Precondition: as `init(frame:)`.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        load()
    }

    /// Makes a view for a container: by the class's own `init(frame:)`. See ``View/init(forContainer:)``.
    public required convenience init(forContainer: Void) {
        self.init(frame: .zero)
    }

    /// The nib of the class; asked by each object that is made. For a class whose file has another name, lies
    /// elsewhere, or is to be read only once.
    open class func makeNib() -> UINib { UINib(nibName: String(describing: self)) }

    /// Goes on where the file is loaded and its outlets are set. Called once, at the end of initialising: there is
    /// neither a superview nor a parent yet. Overrides call super.
    open func prepare() {}

    private func load() {
        let type = type(of: self)
        let nib = type.makeNib()
        checkRoot(of: nib)
        others = nib.instantiate(withOwner: self)
        if view == nil { view = others.lazy.compactMap { $0 as? UIView }.first }
        guard let view else {
            trap(
                "the nib of \(type) has no view: put one at its top level, and connect the outlet 'view' of the File's "
                    + "Owner to it")
        }
        others.removeAll { $0 as AnyObject === view }
        addSubview(view)
        view.pinEdges()
        prepare()
    }

    /// A file whose view is of the owner's class would load itself for ever.
    private func checkRoot(of nib: UINib) {
        let name = String(describing: type(of: self))
        let elements = nib.document?.root.first("objects")?.children ?? []
        for element in elements where element.name != "placeholder" && element["customClass"] == name {
            trap(
                "the nib of \(name) has a \(name) at its top level, line \(element.place.line), which would load the "
                    + "nib again: make \(name) the class of the File's Owner instead")
        }
    }
}
