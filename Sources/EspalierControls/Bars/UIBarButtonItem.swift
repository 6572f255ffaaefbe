import EspalierViews
import Foundation

/// An entry of a navigation bar or a toolbar: a title, an image, one of the system's, a space or a view of your own.
///
/// What it does is its `primaryAction`, or where it has none the `action` of its `target`. There are no selectors here: an
/// action is a method.
open class UIBarButtonItem: UIBarItem {
    /// How important an item looks.
    public enum Style: Int, Sendable {
        /// As most.
        case plain = 0
        /// The one that ends what is being done: a heavier title.
        case done = 2
    }

    /// An item of the system's.
    public enum SystemItem: Int, Sendable {
        // The cases are UIKit's, in its order.
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
        case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close
    }

    final var ownSystemItem: SystemItem?
    final var ownCustomView: UIView?
    /// The button that shows the item, once it was shown.
    final var ownButton: UIButton?

    /// Makes an item without a title and without an image.
    public override init() {
        super.init()
    }

    /// Makes an item from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Makes an item that does `primaryAction`, with the action's title and image.
    public convenience init(primaryAction: UIAction?) {
        self.init()
        title = primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
        image = primaryAction?.image
        self.primaryAction = primaryAction
    }

    /// Makes an item with a title.
    public convenience init(title: String?, style: Style = .plain, primaryAction: UIAction? = nil) {
        self.init(primaryAction: primaryAction)
        self.title = title
        self.style = style
    }

    /// Makes an item with an image.
    public convenience init(image: UIImage?, style: Style = .plain, primaryAction: UIAction? = nil) {
        self.init(primaryAction: primaryAction)
        self.image = image
        self.style = style
    }

    /// Makes an item of the system's.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        self.init(primaryAction: primaryAction)
        ownSystemItem = systemItem
        if systemItem == .done || systemItem == .save { style = .done }
    }

    /// Makes an item that is a view of your own. It has the size of its bounds, or, where that is zero, the one that
    /// it asks for.
    public convenience init(customView: UIView) {
        self.init()
        ownCustomView = customView
    }

    /// How important the item looks. `.plain` by default, `.done` for the system's Done and Save.
    open var style: Style = .plain { didSet { tellHolder() } }

    /// The item's width in points; 0, as by default: as wide as what it shows. The width of a fixed space.
    open var width: CGFloat = 0 { didSet { tellHolder() } }

    /// The view that stands in the bar in place of a title or an image. nil by default.
    open var customView: UIView? {
        get { ownCustomView }
        set {
            ownCustomView = newValue
            tellHolder()
        }
    }

    /// What the item does. nil by default. Goes before `target` and `action`.
    open var primaryAction: UIAction?

    /// The menu that a long press opens, or a tap where there is no action. nil by default.
    open var menu: UIMenu?

    /// Whether the item is selected and not by its primary action. False by default; kept.
    open var changesSelectionAsPrimaryAction = false

    /// Whose `action` the item calls. Not held. nil by default.
    open weak var target: AnyObject?

    /// What the item calls of its `target`. nil by default.
    open var action: Action?

    /// Titles for whose widths there would be room. Plays no part in layout.
    open var possibleTitles: Set<String>?

    /// The colour of title and image. nil by default: the bar's tint.
    open var tintColor: UIColor?

    /// Does what the item is for, as a tap would, with the item as the action's `sender`; nothing while it is disabled.
    /// - Precondition: where `target` and `action` count, the target has the method.
    open func performPrimaryAction() {
        if !isEnabled { return }
        if let primaryAction { return primaryAction.run(from: self) }
        if let target { action?.call(on: target, from: self) }
    }
}
