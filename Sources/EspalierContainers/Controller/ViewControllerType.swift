import EspalierControllers
import EspalierViews

/// How a view becomes the content of a view controller.
public enum ViewControllerMaker {
    /// Runs once, when the controller has loaded its own view: to set its title, its items, and what else there is. It
    /// may place the content in the controller's view; content that it leaves without a superview fills that.
    case dynamic((UIViewController) -> Void)
}

/// A view that can stand in a controller of its own. See ``ContainerController``.
///
///     extension CartView: ViewControllerType {
///         var content: ViewControllerMaker {
///             .dynamic { controller in controller.title = "Cart" }
///         }
///     }
///
/// The calls of the controller's life are handed to the view, each right after the controller has had it. All of them
/// do nothing by default.
public protocol ViewControllerType: UIView {
    /// What makes the controller the view's.
    var content: ViewControllerMaker { get }

    /// The controller has loaded its view, and this view is in it.
    func viewDidLoad()
    /// The controller's view is about to enter a window.
    func viewWillAppear(_ animated: Bool)
    /// The controller's view is in the window.
    func viewIsAppearing(_ animated: Bool)
    /// The controller's view is in the window and laid out.
    func viewDidAppear(_ animated: Bool)
    /// The controller's view is about to leave the window.
    func viewWillDisappear(_ animated: Bool)
    /// The controller's view has left the window.
    func viewDidDisappear(_ animated: Bool)
    /// The controller's view is about to lay out its subviews.
    func viewWillLayoutSubviews()
    /// The controller's view has laid out its subviews.
    func viewDidLayoutSubviews()
}

extension ViewControllerType {
    /// Does nothing.
    public func viewDidLoad() {}
    /// Does nothing.
    public func viewWillAppear(_ animated: Bool) {}
    /// Does nothing.
    public func viewIsAppearing(_ animated: Bool) {}
    /// Does nothing.
    public func viewDidAppear(_ animated: Bool) {}
    /// Does nothing.
    public func viewWillDisappear(_ animated: Bool) {}
    /// Does nothing.
    public func viewDidDisappear(_ animated: Bool) {}
    /// Does nothing.
    public func viewWillLayoutSubviews() {}
    /// Does nothing.
    public func viewDidLayoutSubviews() {}
}
