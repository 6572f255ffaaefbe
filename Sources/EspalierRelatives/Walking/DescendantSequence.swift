import EspalierViews

/// The descendants of a view, depth-first, each looked for when it is asked for.
///
///     for label in screen.descendants(by: [UILabel.self]) { label.isHidden = true }
///     let firstThree = Array(screen.descendants.prefix(3))
///
/// The view itself is not among them. Each pass begins anew, with the tree as it is when the first view is asked for.
/// The sequence holds the view whose descendants it stands for, and the closure, if it has one.
///
/// The tree may be changed while a pass goes on: in the body of the loop, and in the closure. It is the same in the
/// closures of `findFirstDescendant(by:)` and `groupDescendants(by:)`. A pass holds the view that it visited last, the
/// superviews by which it came to it, and the sibling that stood behind that view. At the next step, all as the tree is
/// then:
/// - If the view is still a subview of the same superview, the pass goes on with its first subview, else with its next
///   sibling, else with what follows the superview. So it visits what was added below the view or behind it.
/// - If the view has left that superview, nothing below it is visited in its place. The pass goes on with the sibling
///   that stood behind it, if that is still a subview of the same superview, else with what follows the superview.
/// - What follows a superview is its next sibling, else what follows the superview above it.
/// - If that superview, or one that the pass climbs to, has another place below the root, the pass goes on from that
///   place; if it does not lie below the root any more, the pass ends. A view that is cut off further up is noticed
///   when the pass climbs to it: until then the pass stays in what was cut off.
///
/// So a view is visited again if it is moved to where the pass has not been yet, and is missed if it is moved to where
/// the pass has been. A closure that goes on adding views in front of the pass makes it endless.
///
/// A step costs the same at any depth, apart from the views passed over: a whole pass is O(descendants).
public struct DescendantSequence: Sequence {
    private let root: UIView
    /// Nil where all are asked for.
    private let matches: ((UIView) -> Bool)?

    init(below root: UIView, where matches: ((UIView) -> Bool)? = nil) {
        self.root = root
        self.matches = matches
    }

    /// Begins a pass.
    public func makeIterator() -> Iterator { Iterator(walk: DescendantWalk(below: root), matches: matches) }

    /// One pass over the descendants. A copy goes on by itself, from the same place.
    public struct Iterator: IteratorProtocol {
        private var walk: DescendantWalk
        private let matches: ((UIView) -> Bool)?

        fileprivate init(walk: DescendantWalk, matches: ((UIView) -> Bool)?) {
            self.walk = walk
            self.matches = matches
        }

        /// The next descendant, or nil once there is none any more, and from then on.
        /// - Complexity: O(descendants passed over), amortised.
        public mutating func next() -> UIView? {
            while let view = walk.next() {
                if matches?(view) ?? true { return view }
            }
            return nil
        }
    }
}
