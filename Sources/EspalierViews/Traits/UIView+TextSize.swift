// Whether the user's size of texts plays a part in what a tree shows.
extension UIView {
    /// Says that this view shows something by the user's size of texts.
    /// - Complexity: O(1) in a window, else O(depth).
    package final func noteTextSize() { topmost.side?.tree?.followsTextSize = true }

    /// Whether a view of the tree has shown something by the user's size of texts since the tree was made; to be asked of any
    /// view of a tree for which traits were said. Never taken back.
    ///
    /// Views that are the package's own ask for that size by `noteTextSize()` alone: while this is false, they are in every
    /// size what they are in this one. Those of a program may read it from their traits.
    package final var followsTextSize: Bool { topmost.side?.tree?.followsTextSize ?? false }
}
