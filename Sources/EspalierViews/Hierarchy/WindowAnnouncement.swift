import Foundation

/// The window pair of one move: who was told `willMove(toWindow:)`, and so must be told `didMoveToWindow()`.
///
/// Each view that hears the first hears the second exactly once, whatever callbacks do to the tree in between.
struct WindowAnnouncement {
    private var told: [UIView] = []
    /// Those of them that have an owner.
    private var owned: [UIView] = []

    /// The views whose window changes; none if it does not.
    var views: [UIView] { told }

    /// Tells the subtree of `view`, superviews first, if `window` is not the window that it has.
    mutating func announce(_ view: UIView, _ window: Handle<UIWindow>?) {
        guard view.hostWindow != window else { return }
        let destination = window?.object
        var current = view.subtree()
        for view in current { tellWill(view, destination) }
        announceFresh(view, destination, since: &current)
    }

    /// Tells those who came to the subtree after `announce`.
    mutating func announceLate(_ view: UIView, _ window: Handle<UIWindow>?) {
        guard view.hostWindow != window else { return }
        var current: [UIView] = []
        announceFresh(view, window?.object, since: &current)
    }

    /// A callback may have added views below: they come along, so they are told too.
    private mutating func announceFresh(_ view: UIView, _ destination: UIWindow?, since current: inout [UIView]) {
        while true {
            let now = view.subtree()
            if now.count == current.count, zip(now, current).allSatisfy({ $0 === $1 }) { return }
            let known = Set(told.map(ObjectIdentifier.init))
            let fresh = now.filter { !known.contains(ObjectIdentifier($0)) }
            if fresh.isEmpty { return }
            for view in fresh { tellWill(view, destination) }
            current = now
        }
    }

    private mutating func tellWill(_ view: UIView, _ destination: UIWindow?) {
        if view.flags.contains(.owned) {
            owned.append(view)
            view.owner?.view(view, willMoveToWindow: destination)
        }
        view.willMove(toWindow: destination)
        told.append(view)
    }

    /// The move has ended: tells the owners, superviews' owners first, and then lets views take the window's keys.
    func end() {
        for view in owned { view.owner?.viewDidEndMoving(view) }
        for view in told { view.takeWaitingKeys() }
    }

    /// Tells everyone who was told before, subviews before their superviews, siblings in the order of the list; those
    /// who have left the subtree since come last.
    func complete(_ view: UIView) {
        if told.isEmpty { return }
        if told.count == 1 { return Self.tell(told[0]) }
        var waiting = Set(told.map(ObjectIdentifier.init))
        for view in view.subtreePostOrder() where waiting.remove(ObjectIdentifier(view)) != nil {
            Self.tell(view)
        }
        for view in told where waiting.remove(ObjectIdentifier(view)) != nil { Self.tell(view) }
    }

    private static func tell(_ view: UIView) {
        view.didMoveToWindow()
        view.owner?.viewDidMoveToWindow(view)
    }
}

extension UIView {
    /// The views of the subtree in pre-order, this one first.
    final func subtree() -> [UIView] {
        var views: [UIView] = []
        forEachInSubtree { views.append($0) }
        return views
    }

    /// The views of the subtree, each after those below it, siblings in the order of the list.
    final func subtreePostOrder() -> [UIView] {
        // Pre-order with the siblings reversed is post-order backwards.
        var views: [UIView] = []
        let root = reference
        var current: ViewReference? = root
        while let view = current {
            views.append(view.object)
            current = view.with { $0.lastChild }
            if current != nil { continue }
            var step = view
            while step != root {
                let (sibling, parent) = step.with { ($0.previousSibling, $0.parent) }
                if let sibling {
                    current = sibling
                    break
                }
                guard let parent else { break }
                step = parent
            }
        }
        views.reverse()
        return views
    }
}
