import EspalierViews
import Foundation

extension UIBarButtonItem {
    /// Makes an item with a title and an image, a primary action, a menu, or both.
    ///
    /// - Parameters:
    ///   - title: nil for the action's.
    ///   - image: nil for the action's.
    ///   - primaryAction: what a tap does; nil where a tap opens the menu.
    ///   - menu: what a long press opens, or a tap.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu?
    ) {
        self.init(primaryAction: primaryAction)
        if let title { self.title = title }
        if let image { self.image = image }
        self.menu = menu
    }

    /// Makes an item of the system's with a primary action, a menu, or both.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu?) {
        self.init(systemItem: systemItem, primaryAction: primaryAction)
        self.menu = menu
    }

    /// Chooses an entry of the item's menu, for tests. See ``UIMenu/choose(_:)``. The item is the action's sender.
    ///
    /// - Returns: whether the item is enabled and has such an entry, and it was done.
    @discardableResult
    public final func chooseFromMenu(_ titles: String...) -> Bool {
        guard isEnabled, let menu else { return false }
        return menu.choose(titles, MenuSender(self, responder: ownCustomView ?? ownButton)) != nil
    }
}
