import EspalierViews
import Foundation

extension UIControl {
    static let showsMenuProperty = StoredProperty<UIControl, Bool>(default: false)
    static let contextMenuProperty = StoredProperty<UIControl, UIContextMenuInteraction?>(default: nil)

    /// Whether a touch opens the menu at once, in place of the primary action. False by default.
    public final var showsMenuAsPrimaryAction: Bool {
        get { self[stored: Self.showsMenuProperty] }
        set {
            self[stored: Self.showsMenuProperty] = newValue
            menuUseDidChange()
        }
    }

    /// Whether the control has a context menu: then it has `contextMenuInteraction`, of which it is the delegate. False by
    /// default; a button with a menu turns it on.
    public final var isContextMenuInteractionEnabled: Bool {
        get { contextMenuInteraction != nil }
        set {
            if newValue == isContextMenuInteractionEnabled { return }
            if let interaction = contextMenuInteraction {
                removeInteraction(interaction)
                self[stored: Self.contextMenuProperty] = nil
            } else {
                let interaction = UIContextMenuInteraction(delegate: self)
                self[stored: Self.contextMenuProperty] = interaction
                addInteraction(interaction)
            }
        }
    }

    /// The interaction of the control's menu; nil while `isContextMenuInteractionEnabled` is false.
    public final var contextMenuInteraction: UIContextMenuInteraction? { self[stored: Self.contextMenuProperty] }

    /// Whether a touch opens a menu.
    final var opensMenuOnTouch: Bool { showsMenuAsPrimaryAction && isContextMenuInteractionEnabled }
}

extension UIControl: UIContextMenuInteractionDelegate {}
