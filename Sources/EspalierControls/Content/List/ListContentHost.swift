import EspalierViews
import Foundation

/// A view that a list content view stands in, and that knows the margins of rows.
protocol ListContentHost: UIView {
    /// What rows keep free at their beginning and end, inside the content view; indentation included.
    var listMargins: (leading: CGFloat, trailing: CGFloat) { get }
    /// How high rows are at least; 0 for no such height.
    var leastListHeight: CGFloat { get }
    /// The content shows something else, or the margins are others: it may have another size.
    func listContentDidChange()
}
