import EspalierViews
import Foundation

extension UIListContentConfiguration {
    private static let cellMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
    private static let headerMargins = NSDirectionalEdgeInsets(top: 17, leading: 8, bottom: 6, trailing: 8)
    private static let footerMargins = NSDirectionalEdgeInsets(top: 6, leading: 8, bottom: 6, trailing: 8)

    // MARK: Cells

    /// A row: text in `.body`, the second one below it in `.caption1`.
    public static func cell() -> Self {
        Self(.cell, TextProperties(.body), TextProperties(.caption1), margins: cellMargins)
    }

    /// A row whose second text stands below the text.
    public static func subtitleCell() -> Self {
        Self(.subtitleCell, TextProperties(.body), TextProperties(.caption1), margins: cellMargins)
    }

    /// A row whose second text, in `.body`, stands at the trailing edge, where there is room for both.
    public static func valueCell() -> Self {
        var value = Self(
            .valueCell, TextProperties(.body), TextProperties(.body, .secondaryLabel), margins: cellMargins)
        value.prefersSideBySideTextAndSecondaryText = true
        return value
    }

    // MARK: Headers and footers

    /// A header of any list: that of plain ones.
    public static func header() -> Self { header(.header, .headline, .label) }

    /// A footer of any list: that of plain ones.
    public static func footer() -> Self { footer(.footer) }

    /// The header of a plain list.
    public static func plainHeader() -> Self { header(.plainHeader, .headline, .label) }

    /// The footer of a plain list.
    public static func plainFooter() -> Self { footer(.plainFooter) }

    /// The header of a grouped list: small, in capitals.
    public static func groupedHeader() -> Self {
        var header = header(.groupedHeader, .footnote, .secondaryLabel)
        header.textProperties.transform = .uppercase
        header.directionalLayoutMargins = headerMargins
        return header
    }

    /// The footer of a grouped list.
    public static func groupedFooter() -> Self { footer(.groupedFooter) }

    /// A header of an inset grouped list that stands out.
    public static func prominentInsetGroupedHeader() -> Self {
        var header = header(.prominentInsetGroupedHeader, .headline, .label)
        header.directionalLayoutMargins = headerMargins
        return header
    }

    /// A header of an inset grouped list that stands out more.
    public static func extraProminentInsetGroupedHeader() -> Self {
        var header = header(.extraProminentInsetGroupedHeader, .title3, .label)
        header.directionalLayoutMargins = headerMargins
        return header
    }

    private static func header(_ style: Style, _ font: UIFont.TextStyle, _ color: UIColor) -> Self {
        Self(style, TextProperties(font, color), TextProperties(.footnote, .secondaryLabel), margins: footerMargins)
    }

    private static func footer(_ style: Style) -> Self {
        Self(
            style, TextProperties(.footnote, .secondaryLabel), TextProperties(.footnote, .secondaryLabel),
            margins: footerMargins)
    }

    // MARK: Sidebars

    /// A row of a sidebar.
    public static func sidebarCell() -> Self {
        Self(.sidebarCell, TextProperties(.body), TextProperties(.subheadline, .secondaryLabel), margins: cellMargins)
    }

    /// A row of a sidebar whose second text stands below the text.
    public static func sidebarSubtitleCell() -> Self {
        Self(
            .sidebarSubtitleCell, TextProperties(.body), TextProperties(.subheadline, .secondaryLabel),
            margins: cellMargins)
    }

    /// A row of a list beside a sidebar.
    public static func accompaniedSidebarCell() -> Self {
        Self(
            .accompaniedSidebarCell, TextProperties(.body), TextProperties(.subheadline, .secondaryLabel),
            margins: cellMargins)
    }

    /// A row of a list beside a sidebar whose second text stands below the text.
    public static func accompaniedSidebarSubtitleCell() -> Self {
        Self(
            .accompaniedSidebarSubtitleCell, TextProperties(.body), TextProperties(.subheadline, .secondaryLabel),
            margins: cellMargins)
    }

    /// The header of a sidebar.
    public static func sidebarHeader() -> Self { header(.sidebarHeader, .title3, .label) }
}

extension UIListContentConfiguration.Style {
    /// Whether it is of a row, which is at least as high as rows are.
    var isCell: Bool {
        switch self {
        case .cell, .subtitleCell, .valueCell, .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell,
            .accompaniedSidebarSubtitleCell:
            true
        default: false
        }
    }
}
