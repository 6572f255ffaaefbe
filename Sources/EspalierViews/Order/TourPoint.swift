/// One of the two moments of a view in the depth-first walk around a tree: the walk comes to it, or leaves it.
///
/// The tour is not kept as a list: what comes next and before follows from the links of the tree in constant time.
struct TourPoint {
    var view: ViewReference
    var isEnd: Bool

    var label: UInt64 {
        get { isEnd ? view.end : view.start }
        nonmutating set {
            view.with { view in
                if isEnd { view.orderNode?.pointee.end = newValue } else { view.orderNode?.pointee.start = newValue }
            }
        }
    }

    /// The point after this one, as if `hidden` and all below it were not there.
    func next(without hidden: ViewReference?) -> TourPoint {
        if isEnd {
            let (sibling, parent) = view.with { ($0.nextSibling, $0.parent) }
            if let sibling = Self.visible(sibling, hidden, { $0.nextSibling }) {
                return TourPoint(view: sibling, isEnd: false)
            }
            return TourPoint(view: parent ?? view, isEnd: true)
        }
        let child = Self.visible(view.with { $0.firstChild }, hidden) { $0.nextSibling }
        if let child { return TourPoint(view: child, isEnd: false) }
        return TourPoint(view: view, isEnd: true)
    }

    /// The point before this one, as if `hidden` and all below it were not there.
    func previous(without hidden: ViewReference?) -> TourPoint {
        if isEnd {
            let child = Self.visible(view.with { $0.lastChild }, hidden) { $0.previousSibling }
            if let child { return TourPoint(view: child, isEnd: true) }
            return TourPoint(view: view, isEnd: false)
        }
        let (sibling, parent) = view.with { ($0.previousSibling, $0.parent) }
        if let sibling = Self.visible(sibling, hidden, { $0.previousSibling }) {
            return TourPoint(view: sibling, isEnd: true)
        }
        return TourPoint(view: parent ?? view, isEnd: false)
    }

    /// The view, or the one behind it in the direction of `step` if it is the hidden one.
    private static func visible(
        _ view: ViewReference?, _ hidden: ViewReference?, _ step: (UIView) -> ViewReference?
    ) -> ViewReference? {
        guard let view, let hidden, view == hidden else { return view }
        return view.with { step($0) }
    }
}
