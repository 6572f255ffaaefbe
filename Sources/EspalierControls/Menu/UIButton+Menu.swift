import EspalierViews
import Foundation

extension UIButton {
    static let menuProperty = StoredProperty<UIButton, UIMenu?>(default: nil)
    static let changesSelectionProperty = StoredProperty<UIButton, Bool>(default: false)

    /// The menu that a long press opens, or a touch where `showsMenuAsPrimaryAction` says so. nil by default. Setting it turns
    /// `isContextMenuInteractionEnabled` on, and nil turns it off.
    public final var menu: UIMenu? {
        get { self[stored: Self.menuProperty] }
        set {
            self[stored: Self.menuProperty] = newValue
            isContextMenuInteractionEnabled = newValue != nil
            showSelection()
        }
    }

    /// Whether the button is selected and not by its primary action; where its menu is the primary action, whether it shows
    /// the entry that was chosen. False by default.
    public final var changesSelectionAsPrimaryAction: Bool {
        get { self[stored: Self.changesSelectionProperty] }
        set {
            self[stored: Self.changesSelectionProperty] = newValue
            showSelection()
        }
    }

    /// Whether the button shows what is ticked in its menu.
    private var showsChosen: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction }

    /// Shows what is ticked; of nothing, ticks the first action.
    final func showSelection() {
        guard showsChosen, let menu else { return }
        let shown = menu.shownElements
        guard let chosen = menu.selectedElements.first ?? shown.first(where: { $0 is UIAction || $0 is UICommand })
        else {
            return
        }
        chosen.tick(among: shown)
        setTitle(chosen.title, for: .normal)
        setImage(chosen.image, for: .normal)
    }

    /// Chooses an entry of the button's menu, for tests. See ``UIMenu/choose(_:)``. The button is the action's sender; it
    /// sends `.menuActionTriggered` before.
    ///
    /// - Returns: whether the button is enabled and has such an entry, and it was done.
    @discardableResult
    public final func chooseFromMenu(_ titles: String...) -> Bool {
        guard isEnabled, let menu else { return false }
        sendActions(for: .menuActionTriggered)
        let sender = MenuSender(self) { [unowned self] in sendAction($0) }
        guard let chosen = menu.choose(titles, sender) else { return false }
        if showsChosen {
            let shown = menu.shownElements
            if shown.contains(chosen) { chosen.tick(among: shown) }
            showSelection()
        }
        return true
    }
}
