import EspalierViews
import Foundation

/// Something that stands beside the content of a list cell: a sign, a label, a button or a view of one's own.
///
///     cell.accessories = [.disclosureIndicator(), .delete(displayed: .whenEditing) { remove(song) }]
///
/// Signs are not drawn: an accessory is a view of a size at a place. Buttons call their handlers when they are touched.
public struct UICellAccessory {
    /// When an accessory is shown.
    public enum DisplayedState: Hashable, Sendable {
        /// At all times.
        case always
        /// While the collection view is edited.
        case whenEditing
        /// While the collection view is not edited.
        case whenNotEditing
    }

    /// How wide the room of an accessory is.
    public enum LayoutDimension: Hashable, Sendable {
        /// As wide as the system's accessories of that kind. Of a label and a view: its own width.
        case standard
        /// That wide, in points.
        case custom(CGFloat)
        /// As wide as the accessory itself.
        case actual
    }

    /// What an accessory is.
    public enum AccessoryType: Hashable {
        /// Touching the cell leads on.
        case disclosureIndicator
        /// A button for details.
        case detail
        /// Shows and hides what is below the item in its outline.
        case outlineDisclosure
        /// The item is chosen.
        case checkmark
        /// A button that deletes the item.
        case delete
        /// A button that inserts an item.
        case insert
        /// A handle for dragging the item.
        case reorder
        /// Whether the item is selected, where several can be.
        case multiselect
        /// A text.
        case label
        /// A view of one's own.
        case customView(UIView)
    }

    /// At which side of the content an accessory stands, and when.
    public enum Placement {
        /// Says where among the accessories of its side one stands: from 0, the first in reading order, to their number.
        public typealias Position = (_ accessories: [UICellAccessory]) -> Int

        /// Before the content; by default next to it.
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        /// After the content; by default next to it.
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

        /// Before an accessory of that type; first where there is none.
        public static func position(before type: AccessoryType) -> Position {
            { accessories in accessories.firstIndex { $0.accessoryType == type } ?? 0 }
        }

        /// After an accessory of that type; last where there is none.
        public static func position(after type: AccessoryType) -> Position {
            { accessories in (accessories.lastIndex { $0.accessoryType == type }).map { $0 + 1 } ?? accessories.count }
        }
    }

    /// What is called when an accessory is touched.
    public typealias ActionHandler = () -> Void

    /// What it is.
    public let accessoryType: AccessoryType
    let displayed: DisplayedState
    let isLeading: Bool
    /// Where it stands among those of its side; nil for the system's order.
    var position: Placement.Position?
    let options: AccessoryOptions
    var text = ""
    var font: UIFont?
    var adjustsFont = true
    /// Whether a touch of the whole cell counts too.
    var isOfWholeCell = false
    var handler: ActionHandler?

    init(
        _ type: AccessoryType, _ displayed: DisplayedState, isLeading: Bool, _ options: AccessoryOptions,
        handler: ActionHandler? = nil
    ) {
        accessoryType = type
        self.displayed = displayed
        self.isLeading = isLeading
        self.options = options
        self.handler = handler
    }
}

/// What all options of accessories say.
struct AccessoryOptions: Hashable {
    var isHidden: Bool
    var reservedLayoutWidth: UICellAccessory.LayoutDimension
    var tintColor: UIColor?
    var backgroundColor: UIColor?
    var maintainsFixedSize = false
}
