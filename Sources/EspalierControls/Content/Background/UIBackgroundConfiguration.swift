import EspalierViews
import Foundation

/// What stands behind the content of a cell, a header or a footer.
///
///     var background = UIBackgroundConfiguration.listPlainCell()
///     background.backgroundColor = .systemYellow
///     background.cornerRadius = 8
///     cell.backgroundConfiguration = background
///
/// Nothing is drawn: it is a view behind the content, with a frame, a colour and what it shows.
public struct UIBackgroundConfiguration: Hashable {
    enum Style: Hashable {
        case clear, listCell, listPlainCell, listGroupedCell, listSidebarCell, listAccompaniedSidebarCell
        case listHeader, listFooter, listPlainHeaderFooter, listGroupedHeaderFooter, listSidebarHeader
    }

    let style: Style

    /// A view of one's own, as large as the background, above its colour. nil by default.
    public var customView: UIView?
    /// How round the corners are, in points. 0 by default; 10 in sidebars.
    public var cornerRadius: CGFloat = 0
    /// How far the background keeps from the edges, in points. Zero by default.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The edges at which the layout margins are added to `backgroundInsets`. None by default.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// The colour. nil: the tint. By default the style's, which follows the state.
    public var backgroundColor: UIColor? {
        get { hasOwnColor ? ownColor : stateColor }
        set { (ownColor, hasOwnColor) = (newValue, true) }
    }
    private var ownColor: UIColor?
    private var hasOwnColor = false
    private var stateColor: UIColor?
    /// Changes the colour before it is used. nil by default.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// An effect on what is behind. Kept and read back only. nil by default.
    public var visualEffect: UIVisualEffect?
    /// An image above the colour, as large as the background. nil by default.
    public var image: UIImage?
    /// How the image fills the background. `.scaleToFill` by default.
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// The colour of a line around the background. nil by default: the tint.
    public var strokeColor: UIColor?
    /// Changes that colour before it is used. nil by default.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// How wide the line is, in points. 0 by default.
    public var strokeWidth: CGFloat = 0
    /// How far outside of the background the line is. Kept and read back only. 0 by default.
    public var strokeOutset: CGFloat = 0

    init(_ style: Style) {
        self.style = style
        stateColor = style.color(isActive: false)
        if style == .listSidebarCell || style == .listAccompaniedSidebarCell { cornerRadius = 10 }
    }

    /// The colour of the background in a view with that tint.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    /// The colour of the line in a view with that tint.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    /// The configuration for a state: rows that are selected or highlighted have the colour of that, unless a colour was
    /// set.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        var (isHighlighted, isSelected) = (false, false)
        if let state = state as? UICellConfigurationState {
            (isHighlighted, isSelected) = (state.isHighlighted, state.isSelected)
        } else if let state = state as? UIViewConfigurationState {
            (isHighlighted, isSelected) = (state.isHighlighted, state.isSelected)
        }
        var updated = self
        updated.stateColor = style.color(isActive: isHighlighted || isSelected)
        return updated
    }
}

extension UIBackgroundConfiguration {
    /// Nothing, without a colour.
    public static func clear() -> Self { Self(.clear) }
    /// Behind a row of any list: as in plain ones.
    public static func listCell() -> Self { Self(.listCell) }
    /// Behind a header of any list: nothing.
    public static func listHeader() -> Self { Self(.listHeader) }
    /// Behind a footer of any list: nothing.
    public static func listFooter() -> Self { Self(.listFooter) }
    /// Behind a row of a plain list.
    public static func listPlainCell() -> Self { Self(.listPlainCell) }
    /// Behind a header or footer of a plain list.
    public static func listPlainHeaderFooter() -> Self { Self(.listPlainHeaderFooter) }
    /// Behind a row of a grouped list.
    public static func listGroupedCell() -> Self { Self(.listGroupedCell) }
    /// Behind a header or footer of a grouped list.
    public static func listGroupedHeaderFooter() -> Self { Self(.listGroupedHeaderFooter) }
    /// Behind a row of a sidebar.
    public static func listSidebarCell() -> Self { Self(.listSidebarCell) }
    /// Behind a header of a sidebar.
    public static func listSidebarHeader() -> Self { Self(.listSidebarHeader) }
    /// Behind a row of a list beside a sidebar.
    public static func listAccompaniedSidebarCell() -> Self { Self(.listAccompaniedSidebarCell) }
}

extension UIBackgroundConfiguration.Style {
    /// The colour of the style.
    /// - Parameter isActive: whether it is selected or highlighted.
    fileprivate func color(isActive: Bool) -> UIColor? {
        switch self {
        case .listCell, .listPlainCell: isActive ? .systemGray4 : .systemBackground
        case .listGroupedCell: isActive ? .systemGray4 : .secondarySystemGroupedBackground
        case .listSidebarCell, .listAccompaniedSidebarCell: isActive ? .systemGray4 : .clear
        case .clear, .listHeader, .listFooter, .listPlainHeaderFooter, .listGroupedHeaderFooter, .listSidebarHeader:
            .clear
        }
    }
}
