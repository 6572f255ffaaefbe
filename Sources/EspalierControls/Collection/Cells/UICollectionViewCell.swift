import EspalierViews
import Foundation

/// An item of a collection view: a content view that fills it, above views for the background.
open class UICollectionViewCell: UICollectionReusableView {
    static let isSelectedProperty = StoredProperty<UICollectionViewCell, Bool>(default: false)
    static let isHighlightedProperty = StoredProperty<UICollectionViewCell, Bool>(default: false)

    final var ownContentView: UIView = UICollectionViewCellContentView()
    /// What configurations are kept in, once there were any.
    final var configuring: ConfigurationRecord?
    /// Whether configurations are to follow the state.
    final var needsConfiguration = true
    final var ownBackgroundView: UIView?
    final var ownSelectedBackgroundView: UIView?

    /// Makes a cell of that frame. The content view fills it at once.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addContentView()
    }

    /// Makes a cell from an archive.
    public required init?(coder: NSCoder) {
        super.init(frame: .zero)
        addContentView()
        coder.decode(self)
    }

    private func addContentView() {
        ownContentView.frame = CGRect(origin: .zero, size: bounds.size)
        ownContentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        // Not by way of overrides, which may hand all subviews on to the content view.
        super.addSubview(ownContentView)
    }

    /// The view that content goes into. Follows the size of the cell.
    open var contentView: UIView { ownContentView }

    /// Where the content view stands.
    var contentFrame: CGRect { bounds }

    /// What stands beside the content view.
    var widthBesideContent: CGFloat { 0 }

    /// What rows keep free inside the content view.
    var listMargins: (leading: CGFloat, trailing: CGFloat) {
        let margins = directionalLayoutMargins
        return (margins.leading, margins.trailing)
    }

    /// How high rows are at least; 0 for no such height.
    var leastListHeight: CGFloat { 0 }

    // MARK: Configurations

    /// Called with the cell and its state when that is to be followed.
    public typealias ConfigurationUpdateHandler = (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) ->
        Void

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

    /// What goes with a plain list: a background without content.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }

    // MARK: Backgrounds and state

    /// A view behind the content, or nil. Fills the bounds after each layout.
    open var backgroundView: UIView? {
        get { ownBackgroundView }
        set { setBackgroundView(newValue) }
    }

    /// A view behind the content and in front of `backgroundView`, hidden while the cell is neither selected nor
    /// highlighted; nil by default. Fills the bounds after each layout.
    open var selectedBackgroundView: UIView? {
        get { ownSelectedBackgroundView }
        set { setSelectedBackgroundView(newValue) }
    }

    /// Whether the item is selected. False by default. Setting it does not change the selection of the collection view.
    open var isSelected: Bool {
        get { self[stored: Self.isSelectedProperty] }
        set {
            let changes = isSelected != newValue
            self[stored: Self.isSelectedProperty] = newValue
            showSelection()
            if changes { setNeedsUpdateConfiguration() }
        }
    }

    /// Whether the item is shown as touched. False by default.
    open var isHighlighted: Bool {
        get { self[stored: Self.isHighlightedProperty] }
        set {
            let changes = isHighlighted != newValue
            self[stored: Self.isHighlightedProperty] = newValue
            showSelection()
            if changes { setNeedsUpdateConfiguration() }
        }
    }

    /// As `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`, at priority 50.
    open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// What the constraints in the content view ask for; those of the cell itself, where the content view holds none.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        applyConfiguration()
        let beside = widthBesideContent
        let room = CGSize(width: max(0, targetSize.width - beside), height: targetSize.height)
        if let size = configuredSize(room, horizontalFittingPriority, verticalFittingPriority) {
            return CGSize(width: size.width + beside, height: size.height)
        }
        guard ownContentView.holdsConstraints else {
            return super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority)
        }
        let size = ownContentView.systemLayoutSizeFitting(
            room, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
        return CGSize(width: size.width + beside, height: size.height)
    }

    /// Gives the content view and the backgrounds the bounds.
    open override func layoutSubviews() {
        applyConfiguration()
        super.layoutSubviews()
        layOutContent()
    }
}

/// The content view of a cell. A class of its own: who looks for plain views in a cell finds those that were put there.
final class UICollectionViewCellContentView: UIView {}
