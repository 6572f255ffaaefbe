import EspalierControllers
import EspalierControls
import EspalierViews
import Foundation

/// What is kept beside a view that is a container, or lies in one.
enum ContainerKeys {
    static let mount = StoredProperty<UIView, Mount?>(default: nil)
    static let parent: StoredProperty<UIView, UIViewController?> = .weak()
    static let insets = StoredProperty<UIView, UIEdgeInsets>(default: .zero)
    /// The container that a content's view lies in.
    static let container: StoredProperty<UIView, UIView?> = .weak()
}

extension UIView {
    /// The stay of what the view holds as a container.
    final var mount: Mount? {
        get { self[stored: ContainerKeys.mount] }
        set { self[stored: ContainerKeys.mount] = newValue }
    }

    /// The view that a container puts its content into: itself, or the content view of a cell or of a table's header.
    final var contentHost: UIView {
        if let cell = self as? UITableViewCell { return cell.contentView }
        if let cell = self as? UICollectionViewCell { return cell.contentView }
        if let header = self as? UITableViewHeaderFooterView { return header.contentView }
        return self
    }

    /// The parent of a container that is put into this view: that of the nearest container around it, or the controller
    /// whose view that is nearer.
    final var containersParent: UIViewController? {
        var current: UIView? = self
        while let view = current {
            if let owner = view.owner { return owner as? UIViewController }
            if view.mount != nil, let parent = (view as? any UIContainer)?.parent { return parent }
            current = view.realSuperview
        }
        return nil
    }

    /// Takes out what the view holds as a container. The parent stays.
    final func takeOutContent() {
        guard let mount else { return }
        // First, so that a callback finds the container empty.
        self.mount = nil
        mount.takeOut(of: self)
    }

    /// Gives `parent` to the containers below that wait for one.
    ///
    /// - Complexity: O(views below that are in no container that has its parent).
    final func giveParent(_ parent: UIViewController) {
        var waiting: [any UIContainer] = []
        var stack: [UIView] = []
        forEachChild { stack.append($0) }
        while let view = stack.popLast() {
            // What is below the root view of a controller belongs to that.
            if view.owner != nil { continue }
            if view.mount != nil, let container = view as? any UIContainer {
                if container.parent != nil { continue }
                waiting.append(container)
            }
            view.forEachChild { stack.append($0) }
        }
        // Innermost first, so that none gives it to another in turn, and siblings in their order.
        for container in waiting.reversed() where container.parent == nil { container.parent = parent }
    }
}
