import EspalierViews
import Foundation

/// The views in a navigation bar, and what else it keeps.
struct NavigationBarContent {
    /// All of them, in the order of the bar's subviews.
    var views: [UIView] = []
    var left: [UIBarButtonItem] = []
    var right: [UIBarButtonItem] = []
    /// The label of the title or the view in place of it.
    var title: UIView?
    var backButton: UIButton?
    var titleLabel: UILabel?
    var largeTitleLabel: UILabel?
    var showsBack = false
    var height = ControlDesign.current.navigationRowHeight
    var backgroundImages: [UIBarMetrics: UIImage] = [:]
}

extension UINavigationBar {
    final func writeItems(_ new: [UINavigationItem]?) {
        for item in items ?? [] where item.bar === self { item.bar = nil }
        for item in new ?? [] { item.bar = self }
        self[stored: Self.itemsProperty] = new
        showItems()
    }

    final func push(_ item: UINavigationItem) {
        guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
        writeItems((items ?? []) + [item])
        delegate?.navigationBar(self, didPush: item)
    }

    final func popTop() -> UINavigationItem? {
        guard let item = topItem, delegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
        // The delegate may have changed the items.
        guard let items, items.last === item else { return nil }
        writeItems(Array(items.dropLast()))
        delegate?.navigationBar(self, didPop: item)
        return item
    }

    /// Whether the present title is large: what the last item says that says anything; large if none does.
    final var showsLargeTitle: Bool {
        guard prefersLargeTitles else { return false }
        let deciding = items?.last { $0.largeTitleDisplayMode != .automatic }
        return deciding?.largeTitleDisplayMode != .never
    }

    final var ownHeight: CGFloat {
        let rows =
            isRowHidden ? 0 : usedDesign.navigationRowHeight + (showsLargeTitle ? BarMetrics.largeTitleHeight : 0)
        return rows + (shownSearchBar == nil ? 0 : BarMetrics.searchHeight)
    }

    /// Whether somebody searches, and the rows of title and items make room for that.
    private var isRowHidden: Bool {
        guard let search = topItem?.search else { return false }
        return search.isActive && search.hidesNavigationBarDuringPresentation
    }

    /// The search bar below the rows; none while it is scrolled away.
    final var shownSearchBar: UISearchBar? {
        guard let search = topItem?.search, search.isActive || !hidesSearchBar else { return nil }
        return search.searchBar
    }

    /// Shows what the present item says, and asks for a layout.
    final func showItems() {
        let old = shown.views
        let top = topItem
        let showsLarge = showsLargeTitle
        shown.showsBack = backItem != nil && top?.hidesBackButton == false
        let left = top?.leftBarButtonItems ?? []
        if shown.showsBack && !left.isEmpty && top?.leftItemsSupplementBackButton == false { shown.showsBack = false }
        shown.left = left
        shown.right = top?.rightBarButtonItems ?? []
        shown.title = top.flatMap { $0.titleView ?? (showsLarge ? nil : titleLabel(of: $0)) }
        updateBackButton()

        var views: [UIView] = []
        if shown.showsBack, let back = shown.backButton { views.append(back) }
        views += shown.left.compactMap { $0.shownView() }
        if let title = shown.title { views.append(title) }
        if showsLarge, let top { views.append(largeTitleLabel(of: top)) }
        views += shown.right.compactMap { $0.shownView() }
        if isRowHidden { views = [] }
        if let bar = shownSearchBar { views.append(bar) }
        shown.views = views
        showItemViews(views, insteadOf: old)
        setNeedsLayout()
        if shown.height != ownHeight {
            shown.height = ownHeight
            invalidateIntrinsicContentSize()
        }
    }

    private func titleLabel(of item: UINavigationItem) -> UILabel? {
        guard let title = item.title, !title.isEmpty else { return nil }
        let label = shown.titleLabel ?? UILabel()
        shown.titleLabel = label
        label.font = font(\.titleTextAttributes, titleTextAttributes) ?? .systemFont(ofSize: 17, weight: .semibold)
        label.text = title
        return label
    }

    private func largeTitleLabel(of item: UINavigationItem) -> UILabel {
        let label = shown.largeTitleLabel ?? UILabel()
        shown.largeTitleLabel = label
        let own = font(\.largeTitleTextAttributes, largeTitleTextAttributes)
        label.font = own ?? .systemFont(ofSize: 34, weight: .bold)
        label.text = item.title
        return label
    }

    /// The font of titles: that of the item's appearance, of the bar's, or what the bar itself says.
    private func font(
        _ attributes: KeyPath<UINavigationBarAppearance, [NSAttributedString.Key: Any]>,
        _ own: [NSAttributedString.Key: Any]?
    ) -> UIFont? {
        let appearance = topItem?.standardAppearance ?? appearances[.standard]
        return (appearance.map { $0[keyPath: attributes] } ?? own)?[.font] as? UIFont
    }

    /// What the way back is called where nobody calls it otherwise, or where that has no room.
    static var backWord: String { "Back" }

    /// The title of the way back, however long; nil where there is none.
    final var backTitle: String? {
        backItem.map { $0.backBarButtonItem?.title ?? $0.backButtonTitle ?? $0.title ?? Self.backWord }
    }

    private func updateBackButton() {
        guard shown.showsBack, let title = backTitle else { return }
        let button = shown.backButton ?? ensureBackButton()
        if button.title(for: .normal) != title { button.setTitle(title, for: .normal) }
    }

    private func ensureBackButton() -> UIButton {
        let button = UIButton(type: .system)
        button.titleLabel?.font = .systemFont(ofSize: 17)
        button.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                if let action = backItem?.backBarButtonItem?.primaryAction { return action.run(from: self) }
                popItem(animated: true)
            }, for: .touchUpInside)
        shown.backButton = button
        return button
    }
}
