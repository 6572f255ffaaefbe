import EspalierViews
import Foundation

extension NSCollectionLayoutSection {
    /// What a row, a header or a footer counts as until it is seen, in points.
    private static let estimate: CGFloat = 44

    /// Makes a section of rows.
    /// - Parameters:
    ///   - configuration: how it is a list.
    ///   - layoutEnvironment: what the section provider was given.
    /// - Returns: a section of items as wide as it and as high as their cells want to be. Those of grouped appearances
    ///   keep half of a table's gap free above and below, where there is no header or footer; `.insetGrouped` and
    ///   `.sidebar` as much at their sides as a table does. Headers and footers of `.plain` are pinned.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimate))
        let row = NSCollectionLayoutItem(layoutSize: size)
        let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [row]))
        section.list = configuration
        let (hasHeader, hasFooter) = (
            configuration.headerMode == .supplementary, configuration.footerMode == .supplementary
        )
        var insets = NSDirectionalEdgeInsets.zero
        switch configuration.appearance {
        case .plain, .sidebarPlain: break
        case .grouped, .insetGrouped, .sidebar:
            insets.top = hasHeader ? 0 : UITableView.gap
            insets.bottom = hasFooter ? 0 : UITableView.gap
        }
        if configuration.appearance == .insetGrouped || configuration.appearance == .sidebar {
            let side = UITableView.groupInset(in: layoutEnvironment.container.contentSize.width)
            insets.leading = side
            insets.trailing = side
        }
        section.contentInsets = insets
        if hasHeader {
            section.boundarySupplementaryItems.append(
                boundary(UICollectionView.elementKindSectionHeader, .top, size, configuration))
        }
        if hasFooter {
            section.boundarySupplementaryItems.append(
                boundary(UICollectionView.elementKindSectionFooter, .bottom, size, configuration))
        }
        return section
    }

    private static func boundary(
        _ kind: String, _ alignment: NSRectAlignment, _ size: NSCollectionLayoutSize,
        _ configuration: UICollectionLayoutListConfiguration
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
        let item = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size, elementKind: kind, alignment: alignment)
        item.pinToVisibleBounds = configuration.appearance == .plain
        return item
    }
}

extension UICollectionViewCompositionalLayout {
    /// Makes a layout all of whose sections are such lists.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration
    ) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
    }
}

extension UICollectionView {
    /// Chooses what a swipe over an item of a list offers, for tests: the first action of that title, of those that come
    /// from the trailing edge, then of those from the leading one.
    /// - Returns: whether there is one. It has been called then, with the item's cell, or the collection view where there
    ///   is none.
    /// - Precondition: there is such an item.
    @discardableResult
    public final func performSwipeAction(_ title: String, at indexPath: IndexPath) -> Bool {
        checkItem(at: indexPath, "performSwipeAction(_:at:) of")
        prepareLayout()
        guard let layout = currentLayout as? UICollectionViewCompositionalLayout,
            let list = layout.content?.sections[indexPath.section].section.list
        else { return false }
        let sides = [
            list.trailingSwipeActionsConfigurationProvider?(indexPath),
            list.leadingSwipeActionsConfigurationProvider?(indexPath),
        ]
        return UISwipeActionsConfiguration.perform(title, of: sides, in: cellForItem(at: indexPath) ?? self)
    }
}
