import EspalierViews
import Foundation

/// A row of a table: a content view that fills it, with labels by style.
///
/// The labels are made when they are asked for, so that a cell with content of its own does not pay for them.
open class UITableViewCell: UIView {
    /// Which labels a cell has, and where they stand.
    public enum CellStyle: Int, Sendable {
        /// `textLabel` alone, over the whole height.
        case `default` = 0
        /// `textLabel` at the left, `detailTextLabel` at the right.
        case value1 = 1
        /// `detailTextLabel`, smaller, below `textLabel`.
        case subtitle = 3
    }

    final let cellStyle: CellStyle
    private let identifier: String?
    final let ownContentView: UIView = UITableViewCellContentView()
    /// The labels, once they were asked for.
    final var ownTextLabel: UILabel?
    final var ownDetailLabel: UILabel?

    /// Makes a cell of the frame zero.
    /// - Parameter reuseIdentifier: under which a table keeps the cell for reuse; nil if it is not to be reused.
    public init(style: CellStyle, reuseIdentifier: String?) {
        cellStyle = style
        identifier = reuseIdentifier
        super.init(frame: .zero)
        // Not by way of overrides, which may hand all subviews on to the content view.
        super.addSubview(ownContentView)
    }

    /// Makes a cell of the default style without a reuse identifier.
    public convenience override init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    /// Makes a cell from an archive: of the default style, without a reuse identifier.
    public required init?(coder: NSCoder) {
        cellStyle = .default
        identifier = nil
        super.init(coder: coder)
        super.addSubview(ownContentView)
    }

    // MARK: Reuse

    /// Under which a table keeps the cell for reuse, or nil.
    open var reuseIdentifier: String? { identifier }

    /// The cell is about to be used for another row. For subclasses; does nothing.
    open func prepareForReuse() {}

    // MARK: Content

    /// The view that content goes into. Fills the bounds after each layout.
    open var contentView: UIView { ownContentView }

    /// The label of the text: 17 points, in the content view.
    open var textLabel: UILabel? { madeTextLabel() }

    /// The label of what is said besides, in the content view: 17 points in the style `.value1`, 12 in `.subtitle`; nil
    /// in the default style.
    open var detailTextLabel: UILabel? { madeDetailLabel() }

    // MARK: Selection

    /// Whether the row is selected. False by default. Setting it calls `setSelected(_:animated:)`.
    open var isSelected: Bool {
        get { self[stored: Self.isSelectedProperty] }
        set { setSelected(newValue, animated: false) }
    }

    /// Selects the row or takes the selection away. The state is there at once, animated or not.
    open func setSelected(_ selected: Bool, animated: Bool) { self[stored: Self.isSelectedProperty] = selected }

    /// Whether the row is shown as touched. False by default. Setting it calls `setHighlighted(_:animated:)`.
    open var isHighlighted: Bool {
        get { self[stored: Self.isHighlightedProperty] }
        set { setHighlighted(newValue, animated: false) }
    }

    /// Shows the row as touched or not. The state is there at once, animated or not.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        self[stored: Self.isHighlightedProperty] = highlighted
    }

    // MARK: Size and layout

    /// The given width, and a height of 44. For subclasses that size themselves to override.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }

    /// Gives the content view the bounds, and the labels their places in it.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutContent()
    }
}

/// The content view of a cell. A class of its own, as in UIKit: who looks for plain views in a cell finds those that
/// were put there.
final class UITableViewCellContentView: UIView {}
