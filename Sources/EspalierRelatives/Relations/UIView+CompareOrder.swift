import EspalierViews
import Foundation

extension UIView {
    /// Which of two views comes first in the depth-first order of their tree: a superview comes before what is below
    /// it, and a view with all below it before its next sibling.
    ///
    ///     views.sort { $0.compareOrder(to: $1) == .orderedAscending }
    ///
    /// - Returns: `.orderedAscending` if this view comes first, `.orderedDescending` if the other one does,
    ///   `.orderedSame` for the view itself. Nil for views of different trees, which have no order.
    /// - Complexity: O(depth of both + distance of the two subviews by which the ways up from them meet), without
    ///   recursion and without lists; O(1) where an index of their tree is in use.
    public final func compareOrder(to view: UIView) -> ComparisonResult? {
        if self !== view, let isFirst = standsBefore(view) { return isFirst ? .orderedAscending : .orderedDescending }
        guard let fork = ViewFork(self, view) else { return nil }
        guard let first = fork.first else { return fork.second == nil ? .orderedSame : .orderedAscending }
        guard let second = fork.second else { return .orderedDescending }
        return Self.stands(first, before: second) ? .orderedAscending : .orderedDescending
    }

    /// Whether a view comes before another one in their superview's list. Goes on from both in step, as it is not known
    /// which one is to meet the other.
    private static func stands(_ first: ViewReference, before second: ViewReference) -> Bool {
        var afterFirst = first.siblingLink
        var afterSecond = second.siblingLink
        while let one = afterFirst, let other = afterSecond {
            if one == second { return true }
            if other == first { return false }
            afterFirst = one.siblingLink
            afterSecond = other.siblingLink
        }
        // The one that came to the end of the list stands nearer to it.
        return afterSecond == nil
    }
}
