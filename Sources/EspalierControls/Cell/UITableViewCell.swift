import EspalierViews
import Foundation

/// A row of a table: a content view that fills it up to the accessory, with an image and labels by style.
///
/// Image view and labels are made when they are asked for, so that a cell with content of its own does not pay for
/// them.
///
/// Subclasses override `init(style:reuseIdentifier:)` as in UIKit, and have `init?(coder:)`. A class that has both can
/// be registered by name of the class; see ``init(forReuseIdentifier:)`` for one that has not.
open class UITableViewCell: UIView {
    final var cellStyle: CellStyle
    final var identifier: String?
    final var ownContentView: UIView = UITableViewCellContentView()
    /// What configurations are kept in, once there were any.
    final var configuring: ConfigurationRecord?
    /// Whether configurations are to follow the state.
    final var needsConfiguration = true
    /// The labels and the image view, once they were asked for.
    final var ownTextLabel: UILabel?
    final var ownDetailLabel: UILabel?
    final var ownImageView: UITableViewCellImageView?
    /// Whether a table has shown it before.
    final var wasShown = false
    /// What the table says of the row that is edited.
    final var ownEditingStyle = EditingStyle.none
    /// The table that shows the cell at the moment.
    final weak var showingTable: UITableView?
    /// Whether the content may ask for another height than when it was measured.
    final var needsFitting = false

    /// Those of a view, and what is said of selection, editing and the accessory.
    open override class var observableKeys: [ObservableKey] { super.observableKeys + cellKeys }

    // MARK: Making

    /// Makes a cell that is 320 wide and 44 high, as its content view.
    /// - Parameters:
    ///   - style: which labels there are, and where they stand.
    ///   - reuseIdentifier: under which a table keeps the cell for reuse; nil if it is not to be reused.
    public init(style: CellStyle, reuseIdentifier: String?) {
        cellStyle = style
        identifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.defaultHeight))
        addContentView()
    }

    /// Makes a cell of the default style without a reuse identifier, 320 wide and 44 high.
    public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

    /// Makes a cell of that frame and of the default style, without a reuse identifier.
    public convenience override init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    /// Makes a cell for a table that it is registered with by its class: by the class's own
    /// `init(style:reuseIdentifier:)`, with the style `.default`.
    ///
    /// A subclass has this one without a word where it overrides `init(style:reuseIdentifier:)` and `init?(coder:)`, or
    /// no initialiser at all. One that only has designated initialisers of its own must override
    /// `init(style:reuseIdentifier:)` too: Swift makes objects of a class that it does not know before by initialisers
    /// that every subclass has, and by no others.
    public required convenience init(forReuseIdentifier reuseIdentifier: String) {
        self.init(style: .default, reuseIdentifier: reuseIdentifier)
    }

    /// Makes a cell from an archive: of the default style, without a reuse identifier.
    public required init?(coder: NSCoder) {
        cellStyle = .default
        identifier = nil
        super.init(frame: .zero)
        addContentView()
        coder.decode(self)
    }

    private func addContentView() {
        ownContentView.frame = CGRect(origin: .zero, size: bounds.size)
        // Not by way of overrides, which may hand all subviews on to the content view.
        super.addSubview(ownContentView)
    }

    // MARK: Reuse

    /// Under which a table keeps the cell for reuse, or nil.
    open var reuseIdentifier: String? { identifier }

    /// The cell is about to be used for another row. Ends highlighting. Overrides call super.
    open func prepareForReuse() { if isHighlighted { setHighlighted(false, animated: false) } }

    // MARK: Content

    /// The view that content goes into. Fills the bounds up to the accessory, and is given to constraints: its size is
    /// never what they change. Its margins are 11 above and below, and at the sides those of the row's texts, as long as
    /// nobody sets others.
    open var contentView: UIView { ownContentView }

    /// The label of the text, in the content view: 17 points, 12 in the style `.value2`. nil while there is a
    /// `contentConfiguration`, as are the other two.
    open var textLabel: UILabel? { hasConfiguredContent ? nil : ensureTextLabel() }

    /// The label of what is said besides, in the content view: 12 points in the style `.subtitle`, else 17; nil in the
    /// default style.
    open var detailTextLabel: UILabel? { hasConfiguredContent ? nil : ensureDetailLabel() }

    /// The view of an image before the text, in the content view; nil in the style `.value2`. Takes no room without an
    /// image.
    open var imageView: UIImageView? { hasConfiguredContent ? nil : ensureImageView() }

    // MARK: Configurations

    /// Called with the cell and its state when that is to be followed.
    public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

    /// What the cell shows, in place of what is put into its content view; nil by default.
    ///
    /// Setting one shows it in the content view that is there, where this supports it, else in the view that the
    /// configuration makes, which is the content view from then on. Setting nil gives the cell an empty content view.
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
    open var configurationState: UICellConfigurationState { ownConfigurationState }

    /// Marks the cell: its configurations follow the state before it is laid out or measured. So do a change of the
    /// state, another configuration, and use for another place. Overrides call super.
    open func setNeedsUpdateConfiguration() { setNeedsConfiguration() }

    /// The place to set configurations in, by the state. For subclasses; does nothing. What it sets marks nothing again.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    /// Called after `updateConfiguration(using:)`. nil by default. Setting it marks the cell.
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

    /// What goes with the cell's style: a configuration without content.
    open func defaultContentConfiguration() -> UIListContentConfiguration { listConfiguration }

    /// What goes with the table's style: a background without content.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { listBackground }

    // MARK: Accessories

    /// What stands at the right edge. `.none` by default.
    open var accessoryType: AccessoryType {
        get { self[stored: Self.accessoryTypeProperty] }
        set { writeLayout(Self.accessoryTypeProperty, newValue) }
    }

    /// A view at the right edge instead of the accessory that `accessoryType` says. nil by default. Keeps its size.
    open var accessoryView: UIView? {
        get { self[stored: Self.accessoryViewProperty] }
        set { setAccessory(Self.accessoryViewProperty, newValue) }
    }

    /// As `accessoryType`, while the cell is edited. `.none` by default.
    open var editingAccessoryType: AccessoryType {
        get { self[stored: Self.editingAccessoryTypeProperty] }
        set { writeLayout(Self.editingAccessoryTypeProperty, newValue) }
    }

    /// As `accessoryView`, while the cell is edited.
    open var editingAccessoryView: UIView? {
        get { self[stored: Self.editingAccessoryViewProperty] }
        set { setAccessory(Self.editingAccessoryViewProperty, newValue) }
    }

    // MARK: Backgrounds

    /// A view behind the content that fills the bounds. nil by default.
    open var backgroundView: UIView? {
        get { self[stored: Self.backgroundViewProperty] }
        set { setBackground(Self.backgroundViewProperty, newValue) }
    }

    /// A view between the background and the content that fills the bounds while the cell is selected or highlighted,
    /// and is a subview only then. nil by default.
    open var selectedBackgroundView: UIView? {
        get { self[stored: Self.selectedBackgroundViewProperty] }
        set { setBackground(Self.selectedBackgroundViewProperty, newValue) }
    }

    /// As `selectedBackgroundView`, where several rows can be selected. Kept and read back only. nil by default.
    open var multipleSelectionBackgroundView: UIView?

    // MARK: Selection

    /// How a selected cell would look. `.default` by default. With `.none` there is no selected background.
    open var selectionStyle: SelectionStyle {
        get { self[stored: Self.selectionStyleProperty] }
        set { writeSelectionStyle(newValue) }
    }

    /// Whether the row is selected. False by default. Setting it calls `setSelected(_:animated:)`.
    open var isSelected: Bool {
        get { self[stored: Self.isSelectedProperty] }
        set { setSelected(newValue, animated: false) }
    }

    /// Selects the row or takes the selection away. The state is there at once, animated or not.
    open func setSelected(_ selected: Bool, animated: Bool) { writeState(Self.isSelectedProperty, selected) }

    /// Whether the row is shown as touched. False by default. Setting it calls `setHighlighted(_:animated:)`.
    open var isHighlighted: Bool {
        get { self[stored: Self.isHighlightedProperty] }
        set { setHighlighted(newValue, animated: false) }
    }

    /// Shows the row as touched or not. The state is there at once, animated or not.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        writeState(Self.isHighlightedProperty, highlighted)
    }

    // MARK: Editing

    /// Whether the row is edited. False by default. Setting it calls `setEditing(_:animated:)`.
    open var isEditing: Bool {
        get { self[stored: Self.isEditingProperty] }
        set { setEditing(newValue, animated: false) }
    }

    /// Begins or ends editing. The state is there at once, animated or not.
    open func setEditing(_ editing: Bool, animated: Bool) { writeLayout(Self.isEditingProperty, editing) }

    /// What editing does to the row, as the table's delegate says; `.none` while it is not edited.
    open var editingStyle: EditingStyle { ownEditingStyle }

    /// Whether the button that confirms a deletion is shown: never here.
    open var showingDeleteConfirmation: Bool { false }

    /// Whether a handle for dragging would be shown while the row is edited. False by default.
    open var showsReorderControl: Bool {
        get { self[stored: Self.showsReorderControlProperty] }
        set { self[stored: Self.showsReorderControlProperty] = newValue }
    }

    /// Whether the content gives way to the editing control. True by default.
    open var shouldIndentWhileEditing: Bool {
        get { self[stored: Self.shouldIndentProperty] }
        set { writeLayout(Self.shouldIndentProperty, newValue) }
    }

    // MARK: Indentation and separator

    /// How deep the row stands in a hierarchy. 0 by default.
    open var indentationLevel: Int {
        get { self[stored: Self.indentationLevelProperty] }
        set { writeLayout(Self.indentationLevelProperty, newValue) }
    }

    /// How far a level moves labels and image to the right, in points. 10 by default.
    open var indentationWidth: CGFloat {
        get { self[stored: Self.indentationWidthProperty] }
        set { writeLayout(Self.indentationWidthProperty, newValue) }
    }

    /// What the line below the cell keeps free. 15 at the left by default, 20 from a width of 414 on.
    open var separatorInset: UIEdgeInsets {
        get { self[stored: Self.separatorInsetProperty] ?? defaultSeparatorInset }
        set { self[stored: Self.separatorInsetProperty] = newValue }
    }

    // MARK: Size and layout

    static let defaultHeight: CGFloat = 44

    /// The given width, and the height that the labels ask for: with one line 44 less the pixel of the separator where
    /// there is a screen. Without texts, and up to iOS 18: 44 (AUTOLAYOUT 7.2).
    ///
    /// For subclasses that size themselves without constraints to override.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: styledHeight(width: size.width))
    }

    /// As `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`, at priority 50.
    open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// The size of a cell whose content view has the size that its constraints ask for, as near to `targetSize` as they
    /// let it come. `sizeThatFits(_:)` where neither the content view nor the cell holds constraints.
    ///
    /// A table asks this of rows of automatic height, with its width required and the height 0 at `fittingSizeLevel`.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        applyConfiguration()
        if let size = sizeByContent(targetSize, horizontalFittingPriority, verticalFittingPriority) { return size }
        guard holdsConstraints else { return sizeThatFits(targetSize) }
        return super.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }

    /// The content may ask for another height: a table that shows the cell measures it at its next layout.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        fittedSizeMayHaveChanged()
    }

    /// Gives the content view its place, and image and labels theirs in it.
    open override func layoutSubviews() {
        applyConfiguration()
        super.layoutSubviews()
        layOutContent()
    }
}

/// The content view of a cell. A class of its own, as in UIKit: who looks for plain views in a cell finds those that
/// were put there.
final class UITableViewCellContentView: UIView, MarginsGiving {
    /// The cell's to say.
    var usualMargins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16) {
        didSet { if usualMargins != oldValue { usualMarginsDidChange() } }
    }
}

/// The image view of a cell. Another image moves the labels, which are the cell's to place.
final class UITableViewCellImageView: UIImageView {
    weak var cell: UITableViewCell?

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        cell?.setNeedsLayout()
    }
}

extension InstanceMaking where Self: UITableViewCell {
    /// Makes a cell of a class that is known at run time only, as a generic one is, by its
    /// `init(style:reuseIdentifier:)`: of the default style, without a reuse identifier.
    public init() {
        self.init(forReuseIdentifier: "")
        identifier = nil
    }
}
