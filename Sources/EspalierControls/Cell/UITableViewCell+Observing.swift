import EspalierViews
import Foundation

extension UITableViewCell {
    static let isSelectedProperty = StoredProperty<UITableViewCell, Bool>(default: false)
    static let isHighlightedProperty = StoredProperty<UITableViewCell, Bool>(default: false)
    static let isEditingProperty = StoredProperty<UITableViewCell, Bool>(default: false)
    static let selectionStyleProperty = StoredProperty<UITableViewCell, SelectionStyle>(default: .default)
    static let accessoryTypeProperty = StoredProperty<UITableViewCell, AccessoryType>(default: .none)
    static let editingAccessoryTypeProperty = StoredProperty<UITableViewCell, AccessoryType>(default: .none)
    static let accessoryViewProperty = StoredProperty<UITableViewCell, UIView?>(default: nil)
    static let editingAccessoryViewProperty = StoredProperty<UITableViewCell, UIView?>(default: nil)
    static let backgroundViewProperty = StoredProperty<UITableViewCell, UIView?>(default: nil)
    static let selectedBackgroundViewProperty = StoredProperty<UITableViewCell, UIView?>(default: nil)
    static let showsReorderControlProperty = StoredProperty<UITableViewCell, Bool>(default: false)
    static let shouldIndentProperty = StoredProperty<UITableViewCell, Bool>(default: true)
    static let indentationLevelProperty = StoredProperty<UITableViewCell, Int>(default: 0)
    static let indentationWidthProperty = StoredProperty<UITableViewCell, CGFloat>(default: 10)
    static let separatorInsetProperty = StoredProperty<UITableViewCell, UIEdgeInsets?>(default: nil)

    /// What text key paths know of a cell beyond what they know of a view.
    static let cellKeys: [ObservableKey] = [
        ObservableKey("isSelected", \UITableViewCell.isSelected, stored: isSelectedProperty),
        ObservableKey("isHighlighted", \UITableViewCell.isHighlighted, stored: isHighlightedProperty),
        ObservableKey("isEditing", \UITableViewCell.isEditing, stored: isEditingProperty),
        ObservableKey("selectionStyle", \UITableViewCell.selectionStyle, stored: selectionStyleProperty),
        ObservableKey("accessoryType", \UITableViewCell.accessoryType, stored: accessoryTypeProperty),
        ObservableKey("accessoryView", \UITableViewCell.accessoryView, stored: accessoryViewProperty),
        ObservableKey("backgroundView", \UITableViewCell.backgroundView, stored: backgroundViewProperty),
        ObservableKey("indentationLevel", \UITableViewCell.indentationLevel, stored: indentationLevelProperty),
        ObservableKey("indentationWidth", \UITableViewCell.indentationWidth, stored: indentationWidthProperty),
    ]

    final var defaultSeparatorInset: UIEdgeInsets {
        UIEdgeInsets(top: 0, left: bounds.width >= 414 ? 20 : 15, bottom: 0, right: 0)
    }

    /// Writes a property that the places of the content follow from.
    final func writeLayout<Value: Equatable>(_ key: StoredProperty<UITableViewCell, Value>, _ new: Value) {
        let changes = self[stored: key] != new
        if changes { setNeedsLayout() }
        self[stored: key] = new
        guard changes else { return }
        fittedSizeMayHaveChanged()
        // Margins of the content may be others.
        if hasConfiguredContent { ownContentView.setNeedsLayout() }
        if key === Self.isEditingProperty { setNeedsUpdateConfiguration() }
    }

    /// Writes whether the cell is selected or highlighted.
    final func writeState(_ key: StoredProperty<UITableViewCell, Bool>, _ new: Bool) {
        let changes = self[stored: key] != new
        self[stored: key] = new
        showState()
        if changes { setNeedsUpdateConfiguration() }
    }

    final func writeSelectionStyle(_ new: SelectionStyle) {
        self[stored: Self.selectionStyleProperty] = new
        showState()
    }
}
