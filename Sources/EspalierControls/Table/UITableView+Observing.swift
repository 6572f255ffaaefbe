import EspalierViews
import Foundation

extension UITableView {
    static let rowHeightProperty = StoredProperty<UITableView, CGFloat>(default: automaticDimension)
    static let estimatedRowHeightProperty = StoredProperty<UITableView, CGFloat>(default: automaticDimension)
    static let sectionHeaderHeightProperty = StoredProperty<UITableView, CGFloat>(default: automaticDimension)
    static let sectionFooterHeightProperty = StoredProperty<UITableView, CGFloat>(default: automaticDimension)
    static let estimatedHeaderHeightProperty = StoredProperty<UITableView, CGFloat>(default: automaticDimension)
    static let estimatedFooterHeightProperty = StoredProperty<UITableView, CGFloat>(default: automaticDimension)
    static let separatorStyleProperty = StoredProperty<UITableView, UITableViewCell.SeparatorStyle>(
        default: .singleLine)
    static let separatorColorProperty = StoredProperty<UITableView, UIColor?>(default: nil)
    static let separatorInsetProperty = StoredProperty<UITableView, UIEdgeInsets?>(default: nil)
    static let allowsSelectionProperty = StoredProperty<UITableView, Bool>(default: true)
    static let allowsMultipleSelectionProperty = StoredProperty<UITableView, Bool>(default: false)
    static let selectsInEditingProperty = StoredProperty<UITableView, Bool>(default: false)
    static let selectsManyInEditingProperty = StoredProperty<UITableView, Bool>(default: false)
    static let isEditingProperty = StoredProperty<UITableView, Bool>(default: false)

    /// What text key paths know of a table beyond what they know of a scroll view.
    static let tableKeys: [ObservableKey] = [
        ObservableKey("rowHeight", \UITableView.rowHeight, stored: rowHeightProperty),
        ObservableKey("estimatedRowHeight", \UITableView.estimatedRowHeight, stored: estimatedRowHeightProperty),
        ObservableKey("sectionHeaderHeight", \UITableView.sectionHeaderHeight, stored: sectionHeaderHeightProperty),
        ObservableKey("sectionFooterHeight", \UITableView.sectionFooterHeight, stored: sectionFooterHeightProperty),
        ObservableKey("separatorStyle", \UITableView.separatorStyle, stored: separatorStyleProperty),
        ObservableKey("allowsSelection", \UITableView.allowsSelection, stored: allowsSelectionProperty),
        ObservableKey(
            "allowsMultipleSelection", \UITableView.allowsMultipleSelection, stored: allowsMultipleSelectionProperty),
        ObservableKey("isEditing", \UITableView.isEditing, stored: isEditingProperty),
    ]

    final var defaultSeparatorInset: UIEdgeInsets {
        UIEdgeInsets(top: 0, left: bounds.width >= 414 ? 20 : 15, bottom: 0, right: 0)
    }

    /// Writes a height that the content follows from; what is known of heights is asked anew.
    final func setHeightRule(_ key: StoredProperty<UITableView, CGFloat>, _ new: CGFloat, called name: String) {
        guard new.isFinite, new >= 0 || new == Self.automaticDimension else {
            trap("\(name) of \(brief) set to \(new): it must be finite and not negative, or automaticDimension")
        }
        let changes = self[stored: key] != new
        self[stored: key] = new
        if changes { forgetHeights() }
    }
}
