import EspalierControls
import EspalierViews
import Foundation

extension UISplitViewController {
    final func check(_ column: Column, _ name: String) {
        let isThere =
            switch column {
            case .primary, .secondary: true
            case .supplementary: style == .tripleColumn
            case .compact: style != .unspecified
            }
        if !isThere { trap("\(name)(.\(column)) on \(brief) of the style .\(style), which has no such column") }
    }

    final func setControllers(_ new: [UIViewController]) {
        let names: [Column] = style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
        if new.count > names.count {
            trap("viewControllers of \(brief) set to \(new.count) controllers: it has \(names.count) columns")
        }
        for (index, controller) in new.enumerated() where new[..<index].contains(where: { $0 === controller }) {
            trap("viewControllers of \(brief): \(controller.brief) is in the list twice")
        }
        // Without columns of a style, one controller is the primary one.
        for (index, column) in names.enumerated() { setColumn(column, index < new.count ? new[index] : nil) }
    }

    final var containedControllers: [UIViewController] {
        if isCollapsed { return collapsedContent.map { [$0] } ?? [] }
        return [Column.primary, .supplementary, .secondary].compactMap { columns[$0]?.content }
    }

    final func setColumn(_ column: Column, _ new: UIViewController?) {
        check(column, "setViewController(_:for:)")
        let old = columns[column]
        if old?.controller === new { return }
        for other in [Column.primary, .supplementary, .secondary, .compact] where other != column {
            guard let new, columns[other]?.controller === new else { continue }
            trap("setViewController(_:for: .\(column)) on \(brief): \(new.brief) is in the column .\(other)")
        }
        let shown = giveBack(column)
        columns[column] = new.map { SplitContent(controller: $0, content: wrapped($0, in: column)) }
        if let old { old.content.call(.willMove) { old.content.willMove(toParent: nil) } }
        let entering = columns[column].map { [$0.content] } ?? []
        for content in entering { addChild(content) }
        updateColumns()
        takeUp(shown)
        endMoves(entering: entering, leaving: old.map { [$0.content] } ?? [])
    }

    private func wrapped(_ controller: UIViewController, in column: Column) -> UIViewController {
        if style == .unspecified || column == .compact || controller is UINavigationController { return controller }
        return UINavigationController(rootViewController: controller)
    }

    /// What each place is to show.
    private func content(at column: Column) -> UIViewController? {
        if isCollapsed { return column == .primary ? collapsedContent : nil }
        guard column == .secondary || others(currentMode).contains(column) else { return nil }
        return columns[column]?.content
    }

    /// Shows the columns that the mode asks for; the delegate hears of another mode before.
    final func updateColumns() {
        guard isViewLoaded, collapse.isDecided else { return }
        if !isCollapsed { tellMode() }
        overrideTraits()
        // What goes makes room first.
        show(.secondary, in: slots.secondary)
        show(.supplementary, in: slots.supplementary)
        show(.primary, in: slots.primary)
        placeColumns()
    }

    private func show(_ column: Column, in slot: ContentSlot) {
        if slot.shown === content(at: column) { return }
        slot.update(animated: false) { [unowned self] in
            content(at: column)
        } completion: { [weak self] in
            if self?.appearance.isOn ?? false { self?.updateStatusBar() }
        }
    }

    private func tellMode() {
        let new = currentMode
        guard let old = toldMode, old != new else {
            toldMode = new
            return
        }
        toldMode = new
        viewIfLoaded?.setNeedsLayout()
        guard let delegate else { return }
        delegate.splitViewController(self, willChangeTo: new)
        let (before, after) = (others(old), others(new))
        for column in before where !after.contains(column) { delegate.splitViewController(self, willHide: column) }
        for column in after where !before.contains(column) { delegate.splitViewController(self, willShow: column) }
    }

    /// Columns beside the secondary one are compact across.
    private func overrideTraits() {
        let compact = UITraitCollection(horizontalSizeClass: .compact).values
        for column in [Column.primary, .supplementary] {
            guard let content = columns[column]?.content, content.parentStorage === self else { continue }
            let wanted = isCollapsed ? .unspecified : compact
            if content.traits.container != wanted { content.setTraits { $0.container = wanted } }
        }
    }

    final var childForStatusBar: UIViewController? { slots.primary.shown ?? slots.secondary.shown }

    // MARK: Showing controllers

    final func showPrimary(_ controller: UIViewController) {
        if isCollapsed, let navigation = collapsedNavigation {
            navigation.pushViewController(controller, animated: false)
        } else {
            setColumn(.primary, controller)
        }
    }

    final func showSecondary(_ controller: UIViewController) {
        guard isCollapsed else { return setColumn(.secondary, controller) }
        if style != .unspecified {
            setColumn(.secondary, controller)
            return showCollapsed(.secondary)
        }
        guard let navigation = collapsedNavigation else { return present(controller, animated: false) }
        navigation.push(contentOf: controller)
    }
}

extension UIViewController {
    /// The split view controller that contains this controller, or nil.
    public final var splitViewController: UISplitViewController? { firstParent(UISplitViewController.self) }
}
