import EspalierViews
import Foundation

/// What a swipe over a row or an item offers, as data: nothing is shown. Tests choose by name
/// (``UITableView/performSwipeAction(_:at:)``).
open class UIContextualAction: UIKitObject {
    /// What an action means.
    public enum Style: Int, Sendable {
        // The cases are UIKit's, in its order.
        case normal, destructive
    }

    /// What is called when an action is chosen: with the action, the view of the row, and what it calls at its end with
    /// whether it has done its work.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// What it means.
    public final let style: Style
    /// What is called when it is chosen.
    public final let handler: Handler
    /// What it is called. nil for one that only has an image.
    open var title: String?
    /// The colour behind it. nil by default.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var backgroundColor: UIColor!
    /// The image above the title. nil by default.
    open var image: UIImage?

    /// Makes an action.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
    }
}

/// The actions that a swipe offers.
open class UISwipeActionsConfiguration: UIKitObject {
    /// The actions, the one at the edge first.
    public final let actions: [UIContextualAction]
    /// Whether a long swipe does the first one. True by default.
    open var performsFirstActionWithFullSwipe = true

    /// Makes a configuration.
    public init(actions: [UIContextualAction]) { self.actions = actions }

    /// Calls the first action of a title, of those that several swipes offer. Answers whether there is one.
    static func perform(_ title: String, of swipes: [UISwipeActionsConfiguration?], in view: UIView) -> Bool {
        guard let action = swipes.lazy.compactMap({ $0?.actions.first { $0.title == title } }).first else {
            return false
        }
        action.handler(action, view) { _ in }
        return true
    }
}

extension UITableView {
    /// Chooses what a swipe over a row offers, for tests: the first action of that title, of those that come from the
    /// trailing edge, then of those from the leading one.
    /// - Returns: whether there is one. It has been called then, with the row's cell, or the table where there is none.
    /// - Precondition: there is such a row.
    @discardableResult
    public final func performSwipeAction(_ title: String, at indexPath: IndexPath) -> Bool {
        checkRow(RowPath(indexPath), "performSwipeAction(_:at:)")
        guard let tableDelegate else { return false }
        let sides = [
            tableDelegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath),
            tableDelegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath),
        ]
        return UISwipeActionsConfiguration.perform(title, of: sides, in: cellForRow(at: indexPath) ?? self)
    }
}
