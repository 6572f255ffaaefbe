// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
import EspalierControllers
import EspalierViews
import Foundation

// What a container does by default. The classes of this target forward to the `default…` members, so that a subclass
// can override each step.
extension UIContainer {
    /// See the requirement. Kept beside the view.
    public var view: View! { defaultView }

    /// See the requirement. Kept beside the view.
    public var parent: ParentView! {
        get { defaultParent }
        set { defaultSetParent(newValue) }
    }

    /// See the requirement. Zero by default; kept beside the view.
    public var edgeInsets: UIEdgeInsets {
        get { defaultInsets }
        set { defaultSetInsets(newValue) }
    }

    /// See the requirement.
    public func prepareContainer(inside parentView: ParentView!, loadHandler: (() -> View?)? = nil) {
        defaultPrepare(parentView, loadHandler)
    }

    /// See the requirement.
    public func removeContainer() { defaultRemove() }

    /// See the requirement.
    public func insertContainer(view: View!) { defaultInsert(view) }

    /// See the requirement.
    public func prepare(parentView: ParentView!) { parent = parentView }

    /// See the requirement.
    public func loadView<T: UIView>(_ view: T) -> UIView { view }

    /// See the requirement.
    public func containerDidLoad() {}
}

extension UIContainer {
    var defaultView: View? { mount?.content as? View }

    var defaultParent: UIViewController? { self[stored: ContainerKeys.parent] }

    func defaultSetParent(_ new: UIViewController?) {
        if defaultParent === new { return }
        self[stored: ContainerKeys.parent] = new
        mount?.move(to: new)
    }

    var defaultInsets: UIEdgeInsets { self[stored: ContainerKeys.insets] }

    func defaultSetInsets(_ new: UIEdgeInsets) {
        self[stored: ContainerKeys.insets] = new
        setNeedsLayout()
    }

    func defaultPrepare(_ parentView: UIViewController?, _ loadHandler: (() -> View?)?) {
        if let content = mount?.content {
            trap(
                "\(type(of: self)) was prepared twice: it holds \(type(of: content)); call removeContainer() "
                    + "before, or insertContainer(view:) to show another one")
        }
        prepare(parentView: parentView)
        let content = loadHandler?() ?? makeContent(View.self, for: "\(type(of: self))")
        insertContainer(view: content)
        containerDidLoad()
    }

    func defaultRemove() {
        takeOutContent()
        parent = nil
    }

    /// `content` is held to the end: nobody else may hold it in between.
    func defaultInsert(_ content: View?) {
        guard let content else { return takeOutContent() }
        if mount?.content === content { return }
        takeOutContent()
        let mount = Mount(content)
        mount.leaveOthers()
        self.mount = mount
        mount.join(parent)
        // The controller's view is loaded here, as a child's.
        guard let root = mount.contentView else { return }
        let loaded = loadView(root)
        // What authors do in their callbacks stands.
        guard self.mount === mount else { return }
        mount.put(loaded, into: self) { [weak self] in self?.edgeInsets ?? .zero }
        guard self.mount === mount else { return }
        mount.didJoin()
        withExtendedLifetime(content) {}
    }
}
