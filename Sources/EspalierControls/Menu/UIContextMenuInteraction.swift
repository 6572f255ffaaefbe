import EspalierViews
import Foundation

/// Says what a long press over a view shows.
public protocol UIContextMenuInteractionDelegate: AnyObject {
    /// The menu of a place; nil for none.
    /// - Parameters:
    ///   - interaction: who asks.
    ///   - location: the place, in points of the interaction's view.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
    /// The menu is about to be shown. Does nothing by default. There is no animator here: nothing moves.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionAnimating?
    )
    /// The menu goes, after what was chosen is done. Does nothing by default.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionAnimating?
    )
}

extension UIContextMenuInteractionDelegate {
    /// Does nothing.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionAnimating?
    ) {}
    /// Does nothing.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: UIContextMenuInteractionAnimating?
    ) {}
}

/// What runs beside the appearance of a menu.
public protocol UIContextMenuInteractionAnimating: AnyObject {
    /// Runs something along.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Runs something at the end.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// A menu over a view, as data. No finger opens it: tests do, by ``choose(_:at:)`` or ``openMenu(at:)``.
open class UIContextMenuInteraction: UIKitObject, UIInteraction {
    /// Who says what is shown. Not held.
    public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    /// The view that it was added to.
    public private(set) weak var view: UIView?
    private var shown: (configuration: UIContextMenuConfiguration, menu: UIMenu, place: CGPoint)?

    /// Makes an interaction.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
    }

    /// Closes the menu that is open.
    open func willMove(to view: UIView?) { dismissMenu() }

    /// Notes the view.
    open func didMove(to view: UIView?) { self.view = view }

    /// Where the menu was opened, in points of a view's coordinates; zero while none is open.
    /// - Parameter view: the view; nil for the interaction's own.
    open func location(in view: UIView?) -> CGPoint {
        guard let shown, let own = self.view else { return .zero }
        return view.map { own.convert(shown.place, to: $0) } ?? shown.place
    }

    /// Opens the menu as a long press does, for tests.
    ///
    /// - Parameter location: in points of the view; nil for its middle.
    /// - Returns: the menu; nil where the delegate has none for the place, and where the interaction is at no view.
    @discardableResult
    public final func openMenu(at location: CGPoint? = nil) -> UIMenu? {
        guard let view else { return nil }
        dismissMenu()
        let place = location ?? CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        guard let configuration = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: place),
            let menu = configuration.menu
        else { return nil }
        shown = (configuration, menu, place)
        delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: nil)
        return menu
    }

    /// Opens the menu, chooses an entry and closes it, for tests. See ``UIMenu/choose(_:)``.
    ///
    /// - Parameters:
    ///   - titles: of the submenus, and of the entry.
    ///   - location: in points of the view; nil for its middle.
    /// - Returns: whether there is such a menu and such an entry, and it was done.
    @discardableResult
    public final func choose(_ titles: String..., at location: CGPoint? = nil) -> Bool {
        guard let menu = openMenu(at: location) else { return false }
        let chosen = menu.choose(titles, MenuSender(view))
        dismissMenu()
        return chosen != nil
    }

    /// Changes the menu that is open; nothing while none is.
    /// - Parameter block: answers the new menu for the one that is shown.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
        guard let open = shown else { return }
        shown?.menu = block(open.menu)
    }

    /// The menu that is open; nil while none is.
    public final var visibleMenu: UIMenu? { shown?.menu }

    /// Closes the menu that is open; nothing while none is.
    open func dismissMenu() {
        guard let closing = shown else { return }
        shown = nil
        delegate?.contextMenuInteraction(self, willEndFor: closing.configuration, animator: nil)
    }
}
