import EspalierViews

/// Who does what is chosen from a menu.
struct MenuSender {
    /// What an action knows as its sender.
    let sender: AnyObject?
    /// Where a command begins to look for somebody who has its method.
    let responder: UIResponder?
    /// Does an action.
    let perform: (UIAction) -> Void

    init(_ sender: AnyObject?, responder: UIResponder? = nil, perform: ((UIAction) -> Void)? = nil) {
        self.sender = sender
        self.responder = responder ?? sender as? UIResponder
        self.perform = perform ?? { $0.run(from: sender) }
    }
}

extension UIMenu {
    /// Chooses an entry, for tests: of what the menu shows the first one of the title. Of several titles all but the last are
    /// those of submenus: `choose("Sort", "By name")`. Entries of inline menus stand in the menu around them.
    ///
    /// - Returns: whether there is such an entry that is neither hidden nor disabled, and it was done: a command only where a
    ///   responder has its method. A menu cannot be chosen.
    /// - Complexity: O(entries that are looked at).
    @discardableResult
    public final func choose(_ titles: String...) -> Bool { choose(titles, MenuSender(nil)) != nil }

    /// - Returns: what was chosen, and done.
    final func choose(_ titles: [String], _ sender: MenuSender) -> UIMenuElement? {
        var menu = self
        for title in titles.dropLast() {
            let next = menu.shownElements.lazy.compactMap { $0 as? UIMenu }.first { $0.title == title }
            guard let next else { return nil }
            menu = next
        }
        let shown = menu.shown
        guard let title = titles.last,
            let chosen = shown.first(where: { $0.element.title == title && !($0.element is UIMenu) }),
            !chosen.element.isDisabledInMenu
        else { return nil }
        if let selection = chosen.selection {
            chosen.element.tick(among: shown.lazy.filter { $0.selection === selection }.map(\.element))
        }
        switch chosen.element {
        case let action as UIAction: sender.perform(action)
        case let command as UICommand: if !command.perform(from: sender.responder) { return nil }
        default: return nil
        }
        return chosen.element
    }
}

extension UIMenuElement {
    /// Whether an action or a command is ticked.
    final var isTicked: Bool {
        switch self {
        case let action as UIAction: action.state == .on
        case let command as UICommand: command.state == .on
        default: false
        }
    }

    /// Ticks this one of some entries, and no other.
    final func tick(among elements: some Sequence<UIMenuElement>) {
        for other in elements { other.setTicked(other == self) }
    }

    private final func setTicked(_ isTicked: Bool) {
        let state: State = isTicked ? .on : .off
        switch self {
        case let action as UIAction: action.state = state
        case let command as UICommand: command.state = state
        default: break
        }
    }

    private final var menuAttributes: Attributes {
        switch self {
        case let action as UIAction: action.attributes
        case let command as UICommand: command.attributes
        default: []
        }
    }

    final var isHiddenInMenu: Bool { menuAttributes.contains(.hidden) }
    final var isDisabledInMenu: Bool { menuAttributes.contains(.disabled) }
}
