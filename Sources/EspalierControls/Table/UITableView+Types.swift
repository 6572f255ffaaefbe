extension UITableView {
    /// How sections look.
    public enum Style: Int, Sendable {
        /// Headers stay at the top while their section is visible.
        case plain = 0
        /// Sections with gaps between them.
        case grouped = 1
        /// As `.grouped`, with rows that keep a margin at both sides.
        case insetGrouped = 2
    }

    /// Where a row is to stand after scrolling.
    public enum ScrollPosition: Int, Sendable {
        // The cases are UIKit's, in its order.
        case none, top, middle, bottom
    }

    /// How rows would come and go. Nothing moves here; kept for the calls.
    public enum RowAnimation: Int, Sendable {
        // The cases are UIKit's, in its order.
        case fade, right, left, top, bottom, none, middle
        case automatic = 100
    }
}
