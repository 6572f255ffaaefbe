import EspalierViews
import Foundation

/// How a section is a list: rows as wide as it, each as high as its cell wants to be.
public struct UICollectionLayoutListConfiguration {
    /// How a list looks, and what it keeps free at its edges.
    public enum Appearance: Int, Sendable {
        // The cases are UIKit's, in its order.
        case plain, grouped, insetGrouped, sidebar, sidebarPlain
    }

    /// What the header of a section is.
    public enum HeaderMode: Int, Sendable {
        /// There is none.
        case none
        /// A supplementary view of the kind `elementKindSectionHeader`.
        case supplementary
        /// The first item, in its place among the rows.
        case firstItemInSection
    }

    /// What the footer of a section is.
    public enum FooterMode: Int, Sendable {
        /// There is none.
        case none
        /// A supplementary view of the kind `elementKindSectionFooter`.
        case supplementary
    }

    /// Answers what a swipe over an item offers; nil for nothing.
    public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

    /// How the list looks.
    public let appearance: Appearance

    /// Makes a configuration of an appearance.
    public init(appearance: Appearance) { self.appearance = appearance }

    /// What the header is. `.none` by default.
    public var headerMode = HeaderMode.none

    /// What the footer is. `.none` by default.
    public var footerMode = FooterMode.none

    /// Whether there are lines between rows. True by default. Kept and read back: none are drawn.
    public var showsSeparators = true

    /// The colour behind the section; nil, the default, for that of the appearance. Kept and read back.
    public var backgroundColor: UIColor?

    /// What a swipe from the leading edge offers. nil by default. Tests choose by name
    /// (``UICollectionView/performSwipeAction(_:at:)``).
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// What a swipe from the trailing edge offers. nil by default.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
}
