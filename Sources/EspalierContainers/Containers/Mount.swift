import EspalierControllers
import EspalierViews
import Foundation

/// One stay of a content in a container: joins it to its parent, puts its view in, and takes both out again.
///
/// The container holds the stay. When the container is released the stay ends with it, and a controller leaves its
/// parent. The stay itself holds next to nothing: a view is held by the hierarchy and a controller by its parent, so
/// that containers nested to any depth are released as views are, one after the other.
final class Mount {
    private(set) weak var content: AnyObject?
    /// A controller without a parent, which nobody else may hold.
    private var kept: UIViewController?
    /// Whose child a controller is by this stay.
    private weak var parent: UIViewController?
    /// What was put in: the content's view, or what was made around it.
    private weak var mounted: UIView?
    private var isOver = false

    init(_ content: AnyObject) {
        self.content = content
        kept = content as? UIViewController
        if kept == nil && !(content is UIView) {
            trap("a container was given \(type(of: content)), which is neither a view nor a view controller")
        }
    }

    deinit {
        if isOver { return }
        mounted?.unpinEdges()
        leaveParent()
    }

    private var controller: UIViewController? { content as? UIViewController }

    /// The view of the content. Loads that of a controller.
    var contentView: UIView? { content as? UIView ?? controller?.view }

    // MARK: In

    /// Takes the content out of the container, or from the parent, that it belongs to.
    func leaveOthers() {
        let view = content as? UIView ?? controller?.viewIfLoaded
        if let container = view?[stored: ContainerKeys.container], let other = container.mount,
            other.content === content
        {
            container.takeOutContent()
        }
        guard let controller, controller.parent != nil else { return }
        controller.willMove(toParent: nil)
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
    }

    func join(_ parent: UIViewController?) {
        self.parent = parent
        if let controller {
            parent?.addChild(controller)
            kept = controller.parent == nil ? controller : nil
        } else if let child = content as? any ContainerViewParent {
            child.parent = parent
        }
    }

    /// Mounts a view, and keeps it as far from the edges as `insets` says; a box knows its insets itself.
    func put(_ view: UIView, into container: UIView, _ insets: @escaping () -> UIEdgeInsets) {
        mounted = view
        contentView?[stored: ContainerKeys.container] = container
        if let parent, let view = content as? UIView { view.giveParent(parent) }
        if let box = container as? ContainerBox { return box.hold(view) }
        let host = container.contentHost
        host.addSubview(view)
        guard view.superview === host else { return }
        view.pinEdges(following: insets)
    }

    func didJoin() {
        guard let controller, let parent, controller.parent === parent else { return }
        controller.didMove(toParent: parent)
    }

    // MARK: Another parent

    func move(to parent: UIViewController?) {
        // Between two parents nobody else may hold it.
        let content = content
        leaveParent()
        join(parent)
        didJoin()
        if let parent, let view = content as? UIView { view.giveParent(parent) }
    }

    // MARK: Out

    func takeOut(of container: UIView) {
        let content = content
        isOver = true
        let child = controller.flatMap { $0.parent != nil && $0.parent === parent ? $0 : nil }
        child?.willMove(toParent: nil)
        if let mounted { takeView(mounted, outOf: container) }
        if let child, child.parent === parent { child.removeFromParent() }
        forgetParent()
        kept = nil
        withExtendedLifetime(content) {}
    }

    private func takeView(_ view: UIView, outOf container: UIView) {
        if let box = container as? ContainerBox, box.heldView === view { return box.letGo() }
        if view.superview === container.contentHost {
            view.unpinEdges()
            view.removeFromSuperview()
        }
    }

    private func leaveParent() {
        if let controller, let parent, controller.parent === parent {
            controller.willMove(toParent: nil)
            controller.removeFromParent()
        }
        forgetParent()
    }

    /// A view belongs to no parent any more.
    private func forgetParent() {
        if let child = content as? any ContainerViewParent, child.parent === parent { child.parent = nil }
        parent = nil
    }
}
