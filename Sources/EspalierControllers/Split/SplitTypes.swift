import EspalierViews

extension UISplitViewController {
    /// How many columns there are, and how they are set.
    public enum Style: Int, Sendable {
        /// Two, which `viewControllers` sets.
        case unspecified
        /// A primary and a secondary one, which `setViewController(_:for:)` sets.
        case doubleColumn
        /// A supplementary one between them besides.
        case tripleColumn
    }

    /// A column.
    public enum Column: Int, Sendable {
        /// The outermost one.
        case primary
        /// The one between, of three columns.
        case supplementary
        /// The widest one, which is always shown where there is room for several.
        case secondary
        /// What is shown in place of all columns where there is room for one.
        case compact
    }

    /// Which columns are shown, and how.
    public enum DisplayMode: Int, Sendable {
        /// As the size asks for. For `preferredDisplayMode` only.
        case automatic
        /// The secondary column alone.
        case secondaryOnly
        /// The column before it beside the secondary one.
        case oneBesideSecondary
        /// The column before it over the secondary one, which fills the view.
        case oneOverSecondary
        /// Both other columns beside the secondary one.
        case twoBesideSecondary
        /// Both other columns over the secondary one.
        case twoOverSecondary
        /// Both other columns beside the secondary one, which keeps its width and goes beyond the edge.
        case twoDisplaceSecondary

        /// `secondaryOnly`.
        public static let primaryHidden = DisplayMode.secondaryOnly
        /// `oneBesideSecondary`.
        public static let allVisible = DisplayMode.oneBesideSecondary
        /// `oneOverSecondary`.
        public static let primaryOverlay = DisplayMode.oneOverSecondary
    }

    /// How a column that is shown comes to its place.
    public enum SplitBehavior: Int, Sendable {
        // The cases are UIKit's, in its order.
        case automatic, tile, overlay, displace
    }

    /// At which edge the primary column stands.
    public enum PrimaryEdge: Int, Sendable {
        // The cases are UIKit's, in its order.
        case leading, trailing
    }

    /// What the primary column's background would be.
    public enum BackgroundStyle: Int, Sendable {
        // The cases are UIKit's, in its order.
        case none, sidebar
    }

    /// When the button for the display mode would be shown.
    public enum DisplayModeButtonVisibility: Int, Sendable {
        // The cases are UIKit's, in its order.
        case automatic, never, always
    }
}

extension UISplitViewController.DisplayMode {
    /// How many columns stand beside or over the secondary one.
    var others: Int {
        switch self {
        case .automatic, .secondaryOnly: 0
        case .oneBesideSecondary, .oneOverSecondary: 1
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
        }
    }

    var isOver: Bool { self == .oneOverSecondary || self == .twoOverSecondary }

    /// The mode with at most one column besides the secondary one.
    var withOne: UISplitViewController.DisplayMode {
        switch self {
        case .twoBesideSecondary, .twoDisplaceSecondary: .oneBesideSecondary
        case .twoOverSecondary: .oneOverSecondary
        default: self
        }
    }
}

/// Who hears of a split view controller's columns, and decides about some of it.
public protocol UISplitViewControllerDelegate: AnyObject {
    /// Other columns are about to be shown.
    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)

    /// A column is about to be shown.
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)

    /// A column is about to be hidden.
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)

    /// Asked by `show(_:sender:)`. True: the delegate has shown it itself.
    func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?)
        -> Bool

    /// Asked by `showDetailViewController(_:sender:)`. True: the delegate has shown it itself.
    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool

    /// The controller that is shown alone from now on; nil: the primary one. Asked without columns of a style.
    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?

    /// The controller that is the primary one from now on; nil: the one that was shown alone. Asked without columns of a
    /// style.
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?

    /// Whether the delegate has taken the secondary controller up itself, or wants it gone. False: the primary one is
    /// told by `collapseSecondaryViewController(_:for:)`. Asked without columns of a style.
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool

    /// The controller that is the secondary one from now on; nil: what the primary one answers to
    /// `separateSecondaryViewController(for:)`. Asked without columns of a style.
    func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController?

    /// The column that is on top where there is room for one; those before it lie below. Asked with columns of a style.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column

    /// The display mode where there is room for several columns again. Asked with columns of a style.
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode

    /// One column is shown alone from now on.
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)

    /// There is room for several columns again.
    func splitViewControllerDidExpand(_ svc: UISplitViewController)

    /// How the interface may be turned while the controller decides about that.
    func splitViewControllerSupportedInterfaceOrientations(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientationMask

    /// How the interface is turned best.
    func splitViewControllerPreferredInterfaceOrientationForPresentation(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientation
}

extension UISplitViewControllerDelegate {
    /// Does nothing.
    public func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {}

    /// Does nothing.
    public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {}

    /// Does nothing.
    public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {}

    /// False.
    public func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool { false }

    /// False.
    public func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool { false }

    /// nil.
    public func primaryViewController(
        forCollapsing splitViewController: UISplitViewController
    ) -> UIViewController? { nil }

    /// nil.
    public func primaryViewController(
        forExpanding splitViewController: UISplitViewController
    ) -> UIViewController? { nil }

    /// False.
    public func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { false }

    /// nil.
    public func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? { nil }

    /// The proposed one.
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }

    /// The proposed one.
    public func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode { proposedDisplayMode }

    /// Does nothing.
    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}

    /// Does nothing.
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}

    /// Those of a controller without a delegate.
    public func splitViewControllerSupportedInterfaceOrientations(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientationMask { splitViewController.usualOrientations }

    /// The present one.
    public func splitViewControllerPreferredInterfaceOrientationForPresentation(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientation { splitViewController.presentOrientation }
}
