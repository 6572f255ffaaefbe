import EspalierViews
import Foundation

/// The header or footer of a section: a content view that fills it, with labels that are made when they are asked for.
open class UITableViewHeaderFooterView: UIView {
    final var identifier: String?
    final let ownContentView = UIView()
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
        super.init(coder: coder)
        addContentView()
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

    /// The label of the title, in the content view.
    open var textLabel: UILabel? { ensureLabel(\.ownTextLabel) }

    /// The label of what is said besides, at the right.
    open var detailTextLabel: UILabel? { ensureLabel(\.ownDetailLabel) }

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
        ownBackground?.removeFromSuperview()
        ownBackground = new
        if let new {
            new.frame = bounds
            super.insertSubview(new, at: 0)
        }
    }

    /// Margins as in cells.
    private func layOutContent() {
        let bounds = bounds
        if let ownBackground, ownBackground.frame != bounds { ownBackground.frame = bounds }
        ownContentView.frame = bounds
        let margin: CGFloat = bounds.width >= 414 ? 20 : 16
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
