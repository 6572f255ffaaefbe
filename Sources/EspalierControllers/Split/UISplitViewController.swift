import EspalierControls
import EspalierViews
import Foundation

/// Shows two or three columns of controllers beside or over one another where the window is wide, and one of them where
/// it is compact.
///
/// A column that is shown or hidden comes and goes at once, with its appearance calls. A style of columns puts each
/// controller that is no navigation controller into one.
open class UISplitViewController: UIViewController {
    /// A width or a fraction that the controller finds itself.
    public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

    /// How many columns there are, and how they are set.
    public package(set) final var style: Style
    final var columns = SplitColumns()
    final private(set) lazy var slots = SplitSlots(of: self)
    final var collapse = SplitCollapse()
    /// What `show(_:)` and `hide(_:)` have said since the view was turned last.
    final var askedMode: DisplayMode?
    /// What the delegate was told last; nil before columns were shown.
    final var toldMode: DisplayMode?
    /// Whether the view was wider than high when `askedMode` was set.
    final var wasWide = false
    private final var itemStorage: UIBarButtonItem?

    /// Makes a controller with empty columns.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller of the style `.unspecified`.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a controller from an archive.
    public required init?(coder: NSCoder) {
        style = .unspecified
        super.init(coder: coder)
    }

    /// Hears of columns.
    open weak var delegate: (any UISplitViewControllerDelegate)?

    // MARK: Columns

    /// The controllers of the columns, outermost first, as they are contained: in navigation controllers, with a style of
    /// columns. Collapsed: the one that is shown. Setting it sets the columns, one or two of the style `.unspecified`.
    /// - Precondition: there are not more controllers than columns, and none is in the list twice.
    open var viewControllers: [UIViewController] {
        get { containedControllers }
        set { setControllers(newValue) }
    }

    /// Sets the controller of a column; nil empties it. One that is no navigation controller is put into one, but for
    /// `.compact`. Collapsed, what is shown stays, unless it is the column's.
    /// - Precondition: the style has the column.
    open func setViewController(_ vc: UIViewController?, for column: Column) { setColumn(column, vc) }

    /// The controller that was set for a column, or nil.
    open func viewController(for column: Column) -> UIViewController? { columns[column]?.controller }

    /// Shows a column: beside or over the secondary one, as `splitBehavior` says, until the view is turned. The secondary
    /// one is shown anyway: columns over it go. Collapsed: the column comes on top, with those before it below.
    open func show(_ column: Column) { showColumn(column) }

    /// Hides a column, until the view is turned. Collapsed: takes it and what lies on it off the top.
    open func hide(_ column: Column) { hideColumn(column) }

    /// Shows a controller in place of the primary one, or, collapsed, on top of what is shown, unless the delegate has
    /// done so.
    open override func show(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, show: vc, sender: sender) ?? false { return }
        showPrimary(vc)
    }

    /// Shows a controller in place of the secondary one, or, collapsed, on top of what is shown, unless the delegate has
    /// done so.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, showDetail: vc, sender: sender) ?? false { return }
        showSecondary(vc)
    }

    // MARK: Display modes

    /// Whether one controller is shown alone, as the width is compact. Decided when the controller is about to be shown.
    open var isCollapsed: Bool { collapse.isCollapsed }

    /// Which columns are shown; kept, and without meaning, while it is collapsed.
    open var displayMode: DisplayMode { currentMode }

    /// Which columns are to be shown. `.automatic` by default: the column before the secondary one beside it where the
    /// view is wider than high, else the secondary one alone. Modes with more columns than there are count as those with
    /// one.
    open var preferredDisplayMode = DisplayMode.automatic {
        didSet {
            askedMode = nil
            updateColumns()
        }
    }

    /// How columns are shown by `show(_:)`. `.automatic` by default.
    open var preferredSplitBehavior = SplitBehavior.automatic

    /// How columns are shown by `show(_:)`: as preferred, or beside the secondary one where the view is wider than high,
    /// else over it.
    open var splitBehavior: SplitBehavior { currentBehavior }

    /// Whether a gesture would show the primary column. True by default; kept for ported code.
    open var presentsWithGesture = true
    /// When the button for the display mode would be shown. `.automatic` by default; it stands in no bar by itself.
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
    /// Whether there would be a button for the secondary column alone. False by default; kept for ported code.
    open var showsSecondaryOnlyButton = false
    /// What the primary column's background would be. `.none` by default.
    open var primaryBackgroundStyle = BackgroundStyle.none

    /// An item that shows the primary column, or hides it, for a bar of your choice.
    open var displayModeButtonItem: UIBarButtonItem {
        if let itemStorage { return itemStorage }
        let made = UIBarButtonItem(
            title: nil, style: .plain, primaryAction: UIAction { [weak self] _ in self?.togglePrimary() })
        made.image = UIImage(systemName: "sidebar.leading")
        itemStorage = made
        return made
    }

    // MARK: Widths

    /// The part of the view's width that the primary column has. Automatic by default: 0.4.
    open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
        didSet { widthsDidChange() }
    }
    /// The primary column's width, in points; goes before the fraction. Automatic by default.
    open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { widthsDidChange() } }
    /// The least width of the primary column. Automatic by default: 0.
    open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { widthsDidChange() } }
    /// The largest width of the primary column. Automatic by default: 320, or what `preferredPrimaryColumnWidth` says.
    open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { widthsDidChange() } }
    /// The width of the primary column, whether it is shown or not, in points; 0 before there is a view.
    open var primaryColumnWidth: CGFloat { width(of: .primary) }

    /// As `preferredPrimaryColumnWidthFraction`, of the supplementary column.
    open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension {
        didSet { widthsDidChange() }
    }
    /// As `preferredPrimaryColumnWidth`, of the supplementary column.
    open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { widthsDidChange() }
    }
    /// As `minimumPrimaryColumnWidth`, of the supplementary column.
    open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension { didSet { widthsDidChange() } }
    /// As `maximumPrimaryColumnWidth`, of the supplementary column.
    open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension { didSet { widthsDidChange() } }
    /// As `primaryColumnWidth`, of the supplementary column.
    open var supplementaryColumnWidth: CGFloat { width(of: .supplementary) }

    /// At which edge the primary column stands. `.leading` by default.
    open var primaryEdge = PrimaryEdge.leading { didSet { widthsDidChange() } }

    // MARK: What it hears

    /// As the delegate says; without one, as other controllers.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.splitViewControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }

    /// As the delegate says; without one, as other controllers.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.splitViewControllerPreferredInterfaceOrientationForPresentation(self)
            ?? super.preferredInterfaceOrientationForPresentation
    }

    /// Collapsed, the controller that is shown; else the primary one, where it is shown, or the secondary one.
    open override var childForStatusBarStyle: UIViewController? { childForStatusBar }

    /// As `childForStatusBarStyle`.
    open override var childForStatusBarHidden: UIViewController? { childForStatusBar }

    override func prepareContent() {
        decideCollapse()
        updateColumns()
    }

    override func finishTransitions() { slots.finish() }

    override var isInTransition: Bool { slots.isBusy }

    override func placeContent() { placeColumns() }
}
