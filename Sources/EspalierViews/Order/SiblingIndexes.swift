/// The indices of views among their siblings, in a tree that stands in an order.
///
/// Near the ends of a list they are counted. Of a list in which somebody asks for the midst, the views are kept in their
/// order from then on, so that an index is found by a label. Whoever has one tells it of every view that comes and goes.
package struct SiblingIndexes {
    /// So many siblings are passed on the way to the nearer end.
    private static let near = 64

    private var lists: [ViewReference: MemberList] = [:]

    package init() {}

    /// The index of a view among its siblings; 0 for a topmost view.
    ///
    /// - Complexity: O(log *n* + *n* / 256) in the number of siblings; O(*n*) for the first view that is far from both
    ///   ends of its list.
    package mutating func index(of view: UIView) -> Int {
        guard let parent = view.parent else { return 0 }
        if lists.isEmpty || lists[parent] == nil {
            if let index = view.indexInSuperview(within: Self.near) { return index }
        }
        return listedIndex(of: view, in: parent)
    }

    /// The index that a view had which has gone from the list of `superview`, or to another place in it, and has the old
    /// label still.
    package mutating func oldIndex(of view: UIView, in superview: UIView) -> Int {
        let parent = superview.reference
        if lists.isEmpty || lists[parent] == nil {
            let start = view.reference.start
            let others = superview.subviewCount - (view.parent == parent ? 1 : 0)
            func skipping(
                _ child: ViewReference?, _ next: (UIView) -> ViewReference?
            ) -> ViewReference? {
                guard let child, child == view.reference else { return child }
                return child.with(next)
            }
            var first = skipping(superview.firstChild) { $0.nextSibling }
            var last = skipping(superview.lastChild) { $0.previousSibling }
            for steps in 0...Self.near {
                guard let one = first, one.start < start else { return steps }
                guard let other = last, other.start > start else { return others - steps }
                first = skipping(one.with { $0.nextSibling }) { $0.nextSibling }
                last = skipping(other.with { $0.previousSibling }) { $0.previousSibling }
            }
        }
        return listedIndex(of: view, in: parent)
    }

    private mutating func listedIndex(of view: UIView, in parent: ViewReference) -> Int {
        let list = lists[parent] ?? Self.list(of: parent, without: view)
        lists[parent] = list
        return list.distance(from: MemberList.start, to: list.firstIndex(from: view.reference.start))
    }

    /// The children of a view. One that has moved away within the list is put in when its new label is told.
    private static func list(of parent: ViewReference, without view: UIView) -> MemberList {
        var children: [ViewReference] = []
        parent.with { parent in
            children.reserveCapacity(parent.subviewCount)
            parent.forEachChild { children.append($0.reference) }
        }
        // Where its label is the old one, it stands at the wrong index, or not at all.
        children.removeAll { $0 == view.reference }
        var list = MemberList()
        list.insert(children, at: MemberList.start)
        list.insert(view.reference, at: list.firstIndex(from: view.reference.start))
        return list
    }

    /// A view is leaving a list, and has its old label still.
    package mutating func willGo(_ view: UIView, from superview: UIView) {
        guard !lists.isEmpty, var list = lists.removeValue(forKey: superview.reference) else { return }
        let index = list.firstIndex(from: view.reference.start)
        if list.member(at: index) == view.reference { list.remove(at: index, count: 1) }
        lists[superview.reference] = list
    }

    /// A view has come into the list of its superview, and has its label.
    package mutating func didCome(_ view: UIView) {
        guard !lists.isEmpty, let parent = view.parent, var list = lists.removeValue(forKey: parent)
        else { return }
        list.insert(view.reference, at: list.firstIndex(from: view.reference.start))
        lists[parent] = list
    }

    /// A view is leaving the order, with all below it.
    package mutating func willLeave(_ view: UIView) {
        if lists.isEmpty { return }
        let (start, end) = view.moments
        lists = lists.filter { parent, _ in
            let index = parent.start
            return index < start || index > end
        }
    }
}
