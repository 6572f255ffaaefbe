import EspalierControllers
import EspalierViews
import Foundation

/// A view controller made of a view.
///
///     navigation.pushViewController(ContainerController(CartView()), animated: true)
///
/// The view fills the controller's own view, by rules on its edges. It hears the calls of the controller's life, and
/// has the controller as its `parent` where it is a ``ContainerViewParent``. The controller holds it.
open class ContainerController<View: UIView & ViewControllerType>: UIViewController, ContainerMakeable {
    /// The view that the controller was made of.
    public final let contentView: View

    /// Makes a controller of a view. Nothing is loaded yet.
    public init(_ view: View) {
        contentView = view
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller from an archive, of a new view.
    public required init?(coder: NSCoder) {
        contentView = makeContent(View.self, for: "ContainerController<\(View.self)>")
        super.init(coder: coder)
    }

    /// Makes a controller of a new view, for a container.
    public required convenience init(forContainer: Void) {
        self.init(makeContent(View.self, for: "ContainerController<\(View.self)>"))
    }

    /// Lets the view's `content` make the controller, puts the view in where that has not, and tells the view.
    open override func viewDidLoad() {
        super.viewDidLoad()
        (contentView as? any ContainerViewParent)?.parent = self
        switch contentView.content {
        case .dynamic(let make): make(self)
        }
        if contentView.superview == nil {
            view.addSubview(contentView)
            contentView.pinEdges()
        }
        contentView.giveParent(self)
        contentView.viewDidLoad()
    }

    /// Tells the view. Overrides call super.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        contentView.viewWillAppear(animated)
    }

    /// Tells the view. Overrides call super.
    open override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        contentView.viewIsAppearing(animated)
    }

    /// Tells the view. Overrides call super.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        contentView.viewDidAppear(animated)
    }

    /// Tells the view. Overrides call super.
    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        contentView.viewWillDisappear(animated)
    }

    /// Tells the view. Overrides call super.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        contentView.viewDidDisappear(animated)
    }

    /// Tells the view. Overrides call super.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        contentView.viewWillLayoutSubviews()
    }

    /// Tells the view. Overrides call super.
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        contentView.viewDidLayoutSubviews()
    }
}
