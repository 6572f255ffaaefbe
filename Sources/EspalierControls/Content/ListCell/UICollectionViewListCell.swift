import EspalierViews
import Foundation

/// A row of a list in a collection view: content, accessories at both sides, indentation.
///
/// Its content mostly is that of a ``UIListContentConfiguration``. In the section of an outline a diffable data source
/// sets the indentation level.
open class UICollectionViewListCell: UICollectionViewCell {
    /// The accessories that are shown, by side, with their views.
    final var shownAccessories = ShownAccessories()
    final var ownSeparatorGuide: UILayoutGuide?

    /// Makes a cell of that frame.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Makes a cell from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// What goes with a plain list: a configuration of a row without content.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

    /// What stands beside the content. Empty by default. The system's accessories stand in the system's order, whatever
    /// that of the array is.
    open var accessories: [UICellAccessory] = [] {
        didSet { accessoriesDidChange() }
    }

    /// How deep the row stands in a hierarchy. 0 by default.
    open var indentationLevel = 0 {
        didSet { if indentationLevel != oldValue { listContentDidChange() } }
    }

    /// How far a level moves the content, in points. 10 by default.
    open var indentationWidth: CGFloat = 10 {
        didSet { if indentationWidth != oldValue { listContentDidChange() } }
    }

    /// Whether accessories before the content move with it. True by default.
    open var indentsAccessories = true {
        didSet { if indentsAccessories != oldValue { listContentDidChange() } }
    }

    /// Where the line below the row would be: constrain its leading and trailing edges to content. Without that it is
    /// as wide as the cell.
    open var separatorLayoutGuide: UILayoutGuide { ensureSeparatorGuide() }

    override var contentFrame: CGRect { accessoryContentFrame }

    override var listMargins: (leading: CGFloat, trailing: CGFloat) { accessoryMargins }

    override var leastListHeight: CGFloat { 44 }

    override var widthBesideContent: CGFloat { accessoryWidths.leading + accessoryWidths.trailing }

    /// Gives the content view, the backgrounds and the accessories their places.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeAccessories()
    }
}
