import EspalierControls
import EspalierViews
import Foundation

extension UISplitViewController {
    /// The controller that is shown alone.
    final var collapsedContent: UIViewController? {
        (columns[.compact] ?? columns[.primary] ?? columns[.supplementary] ?? columns[.secondary])?.content
    }

    /// What shows the columns on top of one another.
    final var collapsedNavigation: UINavigationController? {
        if let tabs = collapsedContent as? UITabBarController {
            return tabs.selectedViewController as? UINavigationController
        }
        return collapsedContent as? UINavigationController
    }

    /// Collapses or expands where the width has become compact, or is not any more.
    final func decideCollapse() {
        guard let traits = expectedTraits else { return }
        let isCompact = traits.horizontalSizeClass == .compact
        if collapse.isDecided && isCompact == isCollapsed { return }
        let isFirst = !collapse.isDecided
        collapse.isDecided = true
        if isCompact {
            collapseColumns()
        } else if !isFirst {
            expandColumns()
        }
    }

    private func collapseColumns() {
        if style == .unspecified {
            collapseSecondary()
        } else {
            let proposed: Column = columns[.compact] == nil ? .secondary : .compact
            let top = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
            collapse.isCollapsed = true
            // Columns leave the screen before their controllers go onto another stack.
            updateColumns()
            takeUp(stacked.filter { $0.rawValue <= (top ?? proposed).rawValue })
        }
        delegate?.splitViewControllerDidCollapse(self)
    }

    /// The columns whose controllers lie upon those of the one that is shown.
    private var stacked: [Column] {
        [Column.supplementary, .secondary].filter { columns[$0] != nil && columns[$0]?.content !== collapsedContent }
    }

    private func expandColumns() {
        if style == .unspecified {
            expandSecondary()
        } else {
            let proposed = currentMode
            let mode =
                delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed) ?? proposed
            collapsedNavigation?.separateAll()
            collapse.isCollapsed = false
            if mode != proposed && mode != .automatic {
                askedMode = mode
                wasWide = isWide
            }
        }
        delegate?.splitViewControllerDidExpand(self)
    }

    // MARK: Columns of a style

    /// Before a column gets another controller: gives back what lies upon it, or what it has put upon others. Answers the
    /// columns whose controllers were on the stack.
    final func giveBack(_ column: Column) -> [Column] {
        guard isCollapsed, style != .unspecified, let navigation = collapsedNavigation else { return [] }
        let shown = stacked.filter { navigation.isShowingCollapsed(columns[$0]?.content) }
        if !stacked.contains(column) {
            navigation.separateAll()
        } else if let content = columns[column]?.content {
            _ = navigation.separate(content)
        }
        return shown
    }

    /// Takes up the controllers of all columns, and has those of some on the stack.
    final func takeUp(_ shown: [Column]) {
        guard isCollapsed, style != .unspecified, columns[.compact] == nil, let navigation = collapsedNavigation else {
            return
        }
        for column in stacked {
            if let content = columns[column]?.content { navigation.takeUp(content) }
        }
        navigation.showCollapsed(stacked.filter(shown.contains).compactMap { columns[$0]?.content })
    }

    final func showCollapsed(_ column: Column) {
        takeUp(stacked.filter { $0.rawValue <= column.rawValue })
    }

    final func hideCollapsed(_ column: Column) {
        guard let navigation = collapsedNavigation else { return }
        takeUp(
            stacked.filter {
                $0.rawValue < column.rawValue && navigation.isShowingCollapsed(columns[$0]?.content)
            })
    }

    // MARK: Two controllers

    private func collapseSecondary() {
        let primary = delegate?.primaryViewController(forCollapsing: self) ?? columns[.primary]?.content
        let secondary = columns[.secondary]?.content
        collapse.isCollapsed = true
        updateColumns()
        if let primary, primary !== columns[.primary]?.content, primary !== secondary { setColumn(.primary, primary) }
        guard let primary, let secondary, primary !== secondary else { return }
        if delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false { return }
        primary.collapseSecondaryViewController(secondary, for: self)
    }

    private func expandSecondary() {
        guard let shown = columns[.primary]?.content else {
            collapse.isCollapsed = false
            return
        }
        let primary = delegate?.primaryViewController(forExpanding: self) ?? shown
        let secondary =
            delegate?.splitViewController(self, separateSecondaryFrom: primary)
            ?? primary.separateSecondaryViewController(for: self)
        collapse.isCollapsed = false
        if primary !== shown { setColumn(.primary, primary) }
        if let secondary { setColumn(.secondary, secondary) }
    }
}
