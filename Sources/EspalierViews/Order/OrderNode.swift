/// A view's place in the depth-first order of a part of its tree.
///
/// The two labels are the numbers of the moments at which a depth-first walk comes to the view and leaves it: `a` lies
/// below `b` exactly if its labels lie between those of `b`, and stands before `b` exactly if its `start` is less. They
/// are numbers with gaps (order maintenance: Dietz and Sleator 1987; Bender et al. 2002), so that a new view finds room
/// between its neighbours, nearly always without other labels being changed.
///
/// Made where an index is in use, out of the order's own memory, so that other views pay for a pointer and no more.
struct OrderNode {
    var start: UInt64
    var end: UInt64
    /// The order that the labels are of. The root's node holds it; it takes the nodes away before it goes.
    var order: Handle<TreeOrder>
}

/// What an order did since it was made, for tests that hold costs by counts.
struct OrderCounters: Equatable, Sendable {
    /// Views that came, or came to another place.
    var viewsLabelled = 0
    /// Labels of other views that had to change to make room.
    var labelsMoved = 0
}

/// Something that keeps answers about a part of a tree, by the order of its views.
///
/// It is told between a write and the callbacks (step 4 of a change): it runs no user code and changes no view. It
/// hears of every view below `orderRoot`, and not of that itself.
package protocol OrderClient: AnyObject {
    /// The view whose subtree concerns the client. Alive as long as the client is with an order.
    var orderRoot: ViewReference { get }
    /// The views have the same order under new labels, kept by another object.
    func orderDidChange(to order: TreeOrder)
    /// There are no labels any more; nothing of the views may be asked.
    func orderDidEnd()
    /// The view and all below it are leaving, from below a superview. They have their labels still; the links are the
    /// new ones.
    func viewWillLeave(_ view: UIView, from superview: UIView)
    /// The view and all below it have come.
    func viewDidArrive(_ view: UIView)
    /// The view is getting other labels, with all below it: it stays under `orderRoot`, at another place. The links are
    /// the new ones.
    func viewWillMove(_ view: UIView, from superview: UIView)
    /// The view has its new labels.
    func viewDidMove(_ view: UIView, reparented: Bool)
    /// A property of the view has another value.
    func viewDidChange(_ view: UIView, _ change: ViewChange)
}

extension UIView {
    /// The order that the view stands in, if any.
    package final var order: TreeOrder? { orderNode?.pointee.order.object }
}

extension ViewReference {
    /// - Precondition: the view stands in an order.
    var start: UInt64 { with { $0.knownNode.pointee.start } }

    /// - Precondition: the view stands in an order.
    var end: UInt64 { with { $0.knownNode.pointee.end } }
}
