import EspalierViews
import Foundation

/// The header or footer of a section: a content view that fills it, with labels that are made when they are asked for.
open class UITableViewHeaderFooterView: UIView {
    final var identifier: String?
    final var ownContentView = UIView()
    /// What configurations are kept in, once there were any.
    final var configuring: ConfigurationRecord?
    /// Whether configurations are to follow the state.
    final var needsConfiguration = true
    /// Whether a table shows it below a section.
    final var isFooter = false
    final var ownTextLabel: UILabel?
    final var ownDetailLabel: UILabel?
    final var ownBackground: UIView?
    /// Whether a table made it for a title.
    final var isTitled = false
    /// The table that shows the view at the moment.
    final weak var showingTable: UITableView?
    /// Whether the content may ask for another height than when it was measured.
    final var needsFitting = false
    /// The height of a view that says nothing of it, in the table that asks.
    final var usualHeight = UITableView.plainBandHeight

    /// Makes a header or footer of the frame zero.
    /// - Parameter reuseIdentifier: under which a table keeps it for reuse; nil if it is not to be reused.
    public init(reuseIdentifier: String?) {
        identifier = reuseIdentifier
        super.init(frame: .zero)
        addContentView()
    }

    /// Makes a header or footer without a reuse identifier.
    public convenience override init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    /// Makes a header or footer for a table that it is registered with by its class. Calls `init(reuseIdentifier:)` of
    /// the class; a class that overrides that, and `init?(coder:)`, has this one too without a word.
    public required convenience init(forReuseIdentifier reuseIdentifier: String) {
        self.init(reuseIdentifier: reuseIdentifier)
    }

    /// Makes a header or footer from an archive.
    public required init?(coder: NSCoder) {
        super.init(frame: .zero)
        addContentView()
        coder.decode(self)
    }

    private func addContentView() {
        ownContentView.frame = CGRect(origin: .zero, size: bounds.size)
        ownContentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        super.addSubview(ownContentView)
    }

    /// Under which a table keeps the view for reuse, or nil.
    open var reuseIdentifier: String? { identifier }

    /// The view is about to be used for another section. For subclasses; does nothing.
    open func prepareForReuse() {}

    /// The view that content goes into. Fills the bounds, and is given to constraints.
    open var contentView: UIView { ownContentView }

    /// The label of the title, in the content view; nil while there is a `contentConfiguration`.
    open var textLabel: UILabel? { hasConfiguredContent ? nil : ensureLabel(\.ownTextLabel) }

    /// The label of what is said besides, at the right; nil while there is a `contentConfiguration`.
    open var detailTextLabel: UILabel? { hasConfiguredContent ? nil : ensureLabel(\.ownDetailLabel) }

    // MARK: Configurations

    /// Called with the view and its state when that is to be followed.
    public typealias ConfigurationUpdateHandler = (
        _ view: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
    ) -> Void

    /// What the view shows, in place of what is put into its content view; nil by default.
    ///
    /// Setting one shows it in the content view that is there, where this supports it, else in the view that the
    /// configuration makes, which is the content view from then on. Setting nil gives the view an empty content view.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configuring?.content }
        set { writeContent(newValue) }
    }

    /// Whether the content follows the state, by the configuration's `updated(for:)`. True by default.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { configuring?.updatesContent ?? true }
        set { ensureConfiguring().updatesContent = newValue }
    }

    /// What stands behind the content; nil by default. Setting one takes away the background views and the background
    /// colour; setting any of these views takes the configuration away.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configuring?.background }
        set { writeBackground(newValue) }
    }

    /// Whether the background follows the state, by the configuration's `updated(for:)`. True by default.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configuring?.updatesBackground ?? true }
        set { ensureConfiguring().updatesBackground = newValue }
    }

    /// The state that configurations follow. For subclasses that add states of their own, to what super answers.
    open var configurationState: UIViewConfigurationState { ownConfigurationState }

    /// Marks the view: its configurations follow the state before it is laid out or measured. So do a change of the
    /// state, another configuration, and use for another place. Overrides call super.
    open func setNeedsUpdateConfiguration() { setNeedsConfiguration() }

    /// The place to set configurations in, by the state. For subclasses; does nothing. What it sets marks nothing again.
    open func updateConfiguration(using state: UIViewConfigurationState) {}

    /// Called after `updateConfiguration(using:)`. nil by default. Setting it marks the view.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        get { configuring?.handler as? ConfigurationUpdateHandler }
        set {
            ensureConfiguring().handler = newValue
            setNeedsUpdateConfiguration()
        }
    }

    /// Lets the configurations follow the state where this is marked.
    open override func updateConstraints() {
        applyConfiguration()
        super.updateConstraints()
    }

    /// What goes with the table's style, above or below a section: a configuration without content.
    open func defaultContentConfiguration() -> UIListContentConfiguration { listConfiguration }

    /// What goes with the table's style: a background without content.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { listBackground }

    /// A view behind the content that fills the bounds. nil by default.
    open var backgroundView: UIView? {
        get { ownBackground }
        set { setBackground(newValue) }
    }

    /// The given width, and a height of 28, or what a grouped table gives headers and footers. For subclasses that size
    /// themselves without constraints to override.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: usualHeight) }

    /// As `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`, at priority 50.
    open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// The size that the constraints of the content view ask for; `sizeThatFits(_:)` where neither it nor the view
    /// itself holds any. What tables ask of headers and footers of automatic height.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        applyConfiguration()
        if let size = configuredSize(targetSize, horizontalFittingPriority, verticalFittingPriority) { return size }
        let isContent = ownContentView.holdsConstraints
        guard isContent || holdsConstraints else { return sizeThatFits(targetSize) }
        return isContent
            ? ownContentView.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority)
            : super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority)
    }

    /// The content may ask for another height: a table that shows the view measures it at its next layout.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        fittedSizeMayHaveChanged()
    }

    /// Gives the content view the bounds, and the labels their places in it.
    open override func layoutSubviews() {
        applyConfiguration()
        super.layoutSubviews()
        layOutContent()
    }
}

extension UITableViewHeaderFooterView: FittingListener {
    package final func fittedSizeMayHaveChanged() {
        if needsFitting { return }
        needsFitting = true
        showingTable?.cellMayWantAnotherHeight()
    }

    /// The height is known: from now on changes of the content are told.
    final func wasFitted() {
        needsFitting = false
        if ownContentView.holdsConstraints { ownContentView.hearFittings() } else if holdsConstraints { hearFittings() }
    }
}

extension UITableViewHeaderFooterView {
    private func ensureLabel(
        _ property: ReferenceWritableKeyPath<UITableViewHeaderFooterView, UILabel?>
    ) -> UILabel {
        if let label = self[keyPath: property] { return label }
        let label = UILabel()
        self[keyPath: property] = label
        ownContentView.addSubview(label)
        setNeedsLayout()
        return label
    }

    private func setBackground(_ new: UIView?) {
        if ownBackground === new { return }
        if new != nil { writeBackground(nil) }
        ownBackground?.removeFromSuperview()
        ownBackground = new
        if let new {
            new.frame = bounds
            super.insertSubview(new, at: 0)
        }
    }

    /// Margins as in cells.
    final var sideMargin: CGFloat { bounds.width >= 414 ? 20 : 16 }

    private func layOutContent() {
        let bounds = bounds
        if let ownBackground, ownBackground.frame != bounds { ownBackground.frame = bounds }
        ownContentView.frame = bounds
        placeBackground()
        let margin = sideMargin
        let room = CGRect(
            x: margin, y: 0, width: max(0, bounds.width - 2 * margin), height: bounds.height)
        guard let detail = ownDetailLabel else {
            ownTextLabel?.frame = room
            return
        }
        let width = min(detail.sizeThatFits(room.size).width, room.width)
        detail.frame = CGRect(x: room.maxX - width, y: 0, width: width, height: room.height)
        ownTextLabel?.frame = CGRect(x: margin, y: 0, width: room.width - width, height: room.height)
    }
}
