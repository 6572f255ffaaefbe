import EspalierViews
import Foundation

extension UIBarButtonItem {
    final var isFlexibleSpace: Bool { ownCustomView == nil && ownSystemItem == .flexibleSpace }

    final var isSpace: Bool { isFlexibleSpace || (ownCustomView == nil && ownSystemItem == .fixedSpace) }

    /// The view that stands in the bar; nil for spaces.
    final func shownView() -> UIView? {
        if let customView { return customView }
        if isSpace { return nil }
        if let ownButton { return ownButton }
        let button = UIButton(type: .system)
        button.addAction(UIAction { [weak self] _ in self?.performPrimaryAction() }, for: .touchUpInside)
        ownButton = button
        updateButton()
        return button
    }

    /// The view that stands in a bar for the item, as long as one does.
    package final var viewInBar: UIView? {
        let view = ownCustomView ?? ownButton
        return view?.superview == nil ? nil : view
    }

    /// Makes the button say what the item says.
    final func updateButton() {
        guard let button = ownButton else { return }
        let isBold = style == .done
        let attributed = titleTextAttributes(for: .normal)?[.font] as? UIFont
        button.setTitle(title ?? systemTitle, for: .normal)
        button.setImage(image ?? systemImage, for: .normal)
        if (title ?? systemTitle) != nil {
            button.titleLabel?.font = attributed ?? .systemFont(ofSize: 17, weight: isBold ? .semibold : .regular)
        }
        button.isEnabled = isEnabled
        describe(button, label: title == nil ? systemName : nil)
    }

    /// How large the item is in a row of that height.
    final func size(inRow height: CGFloat) -> CGSize {
        guard let view = shownView() else { return CGSize(width: isFlexibleSpace ? 0 : width, height: 0) }
        var size = view === ownCustomView ? view.bounds.size : .zero
        if size == .zero { size = view.sizeThatFits(CGSize(width: 0, height: height)) }
        return CGSize(width: width > 0 ? width : size.width, height: min(size.height, height))
    }

    private var systemTitle: String? {
        switch ownSystemItem {
        case .done: "Done"
        case .cancel: "Cancel"
        case .edit: "Edit"
        case .save: "Save"
        case .undo: "Undo"
        case .redo: "Redo"
        default: nil
        }
    }

    /// What an item of the system is called that has no title.
    private var systemName: String? {
        switch ownSystemItem {
        case .add: "Add"
        case .compose: "Compose"
        case .reply: "Reply"
        case .action: "Share"
        case .organize: "Organize"
        case .bookmarks: "Bookmarks"
        case .search: "Search"
        case .refresh: "Refresh"
        case .stop: "Stop"
        case .camera: "Camera"
        case .trash: "Delete"
        case .play: "Play"
        case .pause: "Pause"
        case .rewind: "Rewind"
        case .fastForward: "Fast Forward"
        case .pageCurl: "Page Curl"
        case .close: "Close"
        default: nil
        }
    }

    private var systemImage: UIImage? {
        guard let ownSystemItem, systemTitle == nil, title == nil else { return nil }
        return UIImage(
            symbol: "\(ownSystemItem)", size: CGSize(width: BarMetrics.imageSide, height: BarMetrics.imageSide))
    }
}

extension UIView {
    /// Puts the views of items where they belong: first in the list and in this order. Takes those out that stood there
    /// before and are not shown any more.
    final func showItemViews(_ views: [UIView], insteadOf old: [UIView]) {
        let kept = Set(views)
        for view in old where !kept.contains(view) && view.superview === self { view.removeFromSuperview() }
        // Those that stand where they belong cost one look at the list, however many there are.
        let settled = zip(views, subviews).prefix { $0 === $1 }.count
        for index in settled..<views.count {
            if index >= subviewCount {
                addSubview(views[index])
            } else if child(at: index) !== views[index] {
                insertSubview(views[index], at: index)
            }
        }
    }
}
