import EspalierViews

/// Where the ways up from two views meet. Found without recursion, and without keeping the ways.
struct ViewFork {
    /// The lowest view that is at or above both.
    let meeting: ViewReference
    /// The subview of `meeting` by which the first way comes; nil if the first view is `meeting` itself.
    private(set) var first: ViewReference?
    /// The subview of `meeting` by which the second way comes; nil if the second view is `meeting` itself.
    private(set) var second: ViewReference?

    /// - Returns: nil for views of different trees.
    /// - Complexity: O(depth of both).
    init?(_ one: UIView, _ other: UIView) {
        var one = one.reference
        var other = other.reference
        var ahead = Self.depth(of: one) - Self.depth(of: other)
        while ahead > 0, let up = one.parentLink {
            (first, one) = (one, up)
            ahead -= 1
        }
        while ahead < 0, let up = other.parentLink {
            (second, other) = (other, up)
            ahead += 1
        }
        while one != other {
            guard let upOne = one.parentLink, let upOther = other.parentLink else { return nil }
            (first, one) = (one, upOne)
            (second, other) = (other, upOther)
        }
        meeting = one
    }

    /// How many superviews are above a view.
    private static func depth(of view: ViewReference) -> Int {
        var depth = 0
        var current = view
        while let up = current.parentLink {
            current = up
            depth += 1
        }
        return depth
    }
}
