/// A view that is not held: what views, solvers, indexes and walks know views by.
///
/// A link to a superview, a sibling or a child is right as long as the tree is: a view that goes is taken out of its
/// superview's list first, and its `deinit` lets its children go and tells its consumers, its constraints and its
/// records, which clear theirs. What else keeps one says beside it who clears it.
package typealias ViewReference = Handle<UIView>

extension UIView {
    package final var reference: ViewReference { ViewReference(self) }
}
