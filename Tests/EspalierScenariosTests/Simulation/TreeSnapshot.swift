import EspalierViews
import Foundation

@testable import EspalierScenarios

/// What a result tells of every view of a tree, as it was after a step: one flat list, depth-first. Comparing two of them
/// is the plain way of finding what a step did, which tests hold against `TreeWatch`.
///
/// It does not hold the views: one that is removed is gone at once, as rules that name it must notice (SLL 11.4). Their
/// memory is not used again while they stand here, so that identities stay apart.
struct TreeSnapshot {
    struct Node {
        var id: ObjectIdentifier
        /// The superview's place in the list; -1 for the root.
        var parent: Int32
        /// The place among the superview's subviews.
        var index: Int32
        var childCount: Int32
        var tag: Int
        var frame: CGRect
    }

    private struct Keeper {
        unowned let view: UIView
    }

    private(set) var nodes: [Node] = []
    private(set) var names: [String?] = []
    private(set) var classNames: [String] = []
    private var keepers: [Keeper] = []

    /// An empty snapshot, of no tree.
    init() {}

    /// The tree of a root.
    ///
    /// - Parameter old: the tree before; what cannot have changed since is taken from there.
    /// - Parameter readsNames: whether names may have changed.
    init(_ root: UIView, old: TreeSnapshot, places: [ObjectIdentifier: Int], readsNames: Bool, classes: ScenarioClasses)
    {
        /// Superviews whose subviews are being listed, and the place of the next one.
        var open: [(place: Int, next: Int32)] = []
        root.walkSubtree { view in
            let id = ObjectIdentifier(view)
            let before = places[id]
            let childCount = view.subviewCount
            nodes.append(
                Node(
                    id: id, parent: Int32(open.last?.place ?? -1), index: open.last?.next ?? 0,
                    childCount: Int32(childCount), tag: view.tag, frame: view.frame))
            keepers.append(Keeper(view: view))
            classNames.append(before.map { old.classNames[$0] } ?? classes.name(of: view))
            if let before, !readsNames { names.append(old.names[before]) } else { names.append(view.name) }
            if !open.isEmpty { open[open.count - 1].next += 1 }
            if childCount > 0 { open.append((nodes.count - 1, 0)) }
            while let last = open.last, last.next == nodes[last.place].childCount { open.removeLast() }
            return true
        }
    }

    /// Where a view is: `/` for the root, `/0/2` for the third subview of its first.
    ///
    /// - Complexity: O(depth).
    func path(of place: Int) -> String {
        var indices: [Int32] = []
        var node = nodes[place]
        while node.parent >= 0 {
            indices.append(node.index)
            node = nodes[Int(node.parent)]
        }
        return indices.isEmpty ? "/" : indices.reversed().map { "/\($0)" }.joined()
    }

    func entry(_ place: Int, frameBefore: CGRect?) -> ScenarioResult.View {
        ScenarioResult.View(
            path: path(of: place), className: classNames[place], name: names[place], tag: nodes[place].tag,
            frame: nodes[place].frame, frameBefore: frameBefore)
    }
}

// Following a tree whose structure has not changed.
extension TreeSnapshot {
    /// What a view was before a change.
    struct Change {
        let place: Int
        let node: Node
        let name: String?
    }

    /// Takes over the present values of the tree, and returns what changed, depth-first. Nil, and nothing taken over,
    /// if the tree has another structure now.
    ///
    /// - Complexity: O(number of views); memory only for what changed.
    mutating func follow(_ root: UIView, readsNames: Bool) -> [Change]? {
        var changes: [Change] = []
        var place = 0
        var isSame = true
        root.walkSubtree { view in
            guard isSame, place < nodes.count, nodes[place].id == ObjectIdentifier(view),
                nodes[place].childCount == Int32(view.subviewCount)
            else {
                isSame = false
                return false
            }
            let frame = view.frame
            let tag = view.tag
            let name = readsNames ? view.name : names[place]
            if nodes[place].frame != frame || nodes[place].tag != tag || (readsNames && names[place] != name) {
                changes.append(Change(place: place, node: nodes[place], name: names[place]))
                nodes[place].frame = frame
                nodes[place].tag = tag
                names[place] = name
            }
            place += 1
            return true
        }
        if isSame && place == nodes.count { return changes }
        for change in changes {
            nodes[change.place] = change.node
            names[change.place] = change.name
        }
        return nil
    }
}
