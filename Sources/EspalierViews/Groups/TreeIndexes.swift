/// The indexes of tags, classes and names of a tree, which come into being where asking often makes them pay (see
/// `AskLedger`) and go where they do not any more.
///
/// They have every view below the order's root. The order holds them.
package final class TreeIndexes {
    package enum Kind: CaseIterable, Sendable {
        case tags, types, names
    }

    package let orderRoot: ViewReference
    private(set) var tags: KeyedGroups<Int>?
    private(set) var types: KeyedGroups<ObjectIdentifier>?
    private(set) var names: KeyedGroups<String>?
    /// Changes of the tree since the last question, by the views that they concerned.
    private var idleWork = 0
    /// How much idle work was found not to be too much.
    private var idleLimit = 1024

    init(root: ViewReference) {
        orderRoot = root
    }

    /// Makes the index of that kind, if it is not there.
    func make(_ kind: Kind) {
        let root = orderRoot.object
        switch kind {
        case .tags where tags == nil:
            tags = KeyedGroups(below: root) { $0.tagValue }
        case .types where types == nil:
            types = KeyedGroups(below: root) { ObjectIdentifier(type(of: $0)) }
        case .names where names == nil:
            names = KeyedGroups(below: root) { $0.currentName }
        default: break
        }
        wasAsked()
    }

    /// A question was answered.
    func wasAsked() { idleWork = 0 }

    /// Whether keeping the indexes right has cost more since the last question than making them again would.
    var isIdle: Bool {
        if idleWork <= idleLimit { return false }
        idleLimit = 2 * ((tags?.count ?? 0) + (types?.count ?? 0) + (names?.count ?? 0)) + 1024
        return idleWork > idleLimit
    }

    func end() {
        tags = nil
        types = nil
        names = nil
    }
}

extension TreeIndexes: OrderClient {
    package func orderDidChange(to order: TreeOrder) {}

    package func orderDidEnd() { end() }

    package func viewWillLeave(_ view: UIView, from superview: UIView) {
        note(view)
        tags?.removeSubtree(view)
        types?.removeSubtree(view)
        names?.removeSubtree(view)
    }

    package func viewDidArrive(_ view: UIView) {
        note(view)
        tags?.insertSubtree(view)
        types?.insertSubtree(view)
        names?.insertSubtree(view)
    }

    package func viewWillMove(_ view: UIView, from superview: UIView) {
        note(view)
        tags?.willMoveSubtree(view)
        types?.willMoveSubtree(view)
        names?.willMoveSubtree(view)
    }

    package func viewDidMove(_ view: UIView, reparented: Bool) {
        tags?.didMoveSubtree(view, reparented: reparented)
        types?.didMoveSubtree(view, reparented: reparented)
        names?.didMoveSubtree(view, reparented: reparented)
    }

    private func note(_ view: UIView) {
        idleWork += view.firstChild == nil ? 1 : view.subtreeCount
    }

    package func viewDidChange(_ view: UIView, _ change: ViewChange) {
        switch change {
        case .value(.tag, let old):
            guard let tags, let old = old as? Int else { return }
            idleWork += 1
            tags.change(view, from: old, to: view.tagValue)
        case .stored(let key, let old):
            guard let names, key === UIView.nameProperty else { return }
            idleWork += 1
            names.change(view, from: old.flatMap { $0 as? String }, to: view.currentName)
        default: return
        }
    }
}
