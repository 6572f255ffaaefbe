extension UITableViewCell {
    /// Which labels a cell has, and where they stand.
    public enum CellStyle: Int, Sendable {
        /// `textLabel` alone, over the whole height, after the image.
        case `default` = 0
        /// `textLabel` at the left, `detailTextLabel` at the right.
        case value1 = 1
        /// `textLabel`, small, ending where `detailTextLabel` begins.
        case value2 = 2
        /// `detailTextLabel`, smaller, below `textLabel`.
        case subtitle = 3
    }

    /// What stands at the right edge of a cell.
    public enum AccessoryType: Int, Sendable {
        // The cases are UIKit's, in its order.
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    /// How a selected cell would look.
    public enum SelectionStyle: Int, Sendable {
        // The cases are UIKit's, in its order.
        case none, blue, gray, `default`
    }

    /// What editing does to a row.
    public enum EditingStyle: Int, Sendable {
        // The cases are UIKit's, in its order.
        case none, delete, insert
    }

    /// How the line below a cell would look.
    public enum SeparatorStyle: Int, Sendable {
        // The cases are UIKit's, in its order.
        case none, singleLine, singleLineEtched
    }
}
