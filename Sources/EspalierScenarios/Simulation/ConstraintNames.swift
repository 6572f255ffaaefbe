import EspalierSupport
import EspalierViews

/// The views and guides of a tree by their names, with the places where they stand, depth-first: a view, then its guides
/// in their order, then its subviews. Valid as long as neither names nor the tree change.
struct ConstraintNames {
    enum Item {
        case view(UIView)
        case guide(UILayoutGuide)
    }

    /// By name, in the order of the tree.
    private var items: [String: [(position: Int, item: Item)]] = [:]
    /// The positions of each view's subtree.
    private var subtrees: [ObjectIdentifier: Range<Int>] = [:]

    /// - Parameter name: What a guide is called; an empty name is none.
    /// - Complexity: O(number of views and guides).
    init(_ root: UIView, guidesBy name: (UILayoutGuide) -> String = { $0.identifier }) {
        var position = 0
        var open: [(id: ObjectIdentifier, start: Int)] = []
        func close(to depth: Int) {
            while open.count > depth, let last = open.popLast() { subtrees[last.id] = last.start..<position }
        }
        root.walkSubtree { (view, walk) in
            close(to: walk.depth)
            open.append((ObjectIdentifier(view), position))
            if let name = view.name { items[name, default: []].append((position, .view(view))) }
            position += 1
            for guide in view.layoutGuides {
                let name = name(guide)
                if name.isEmpty { continue }
                items[name, default: []].append((position, .guide(guide)))
                position += 1
            }
            return true
        }
        close(to: 0)
    }

    /// The first one of a name at or below a view; else the first in the tree.
    ///
    /// - Complexity: O(log *n*) in the number of those of that name.
    func item(named name: String, from view: UIView) -> Item? {
        guard let list = items[name] else { return nil }
        guard let subtree = subtrees[ObjectIdentifier(view)] else { return list.first?.item }
        var (low, high) = (0, list.count)
        while low < high {
            let middle = (low + high) / 2
            if list[middle].position < subtree.lowerBound { low = middle + 1 } else { high = middle }
        }
        if low < list.count, subtree.contains(list[low].position) { return list[low].item }
        return list.first?.item
    }

    /// All names, in the order of their letters.
    var all: [String] { items.keys.ordered() }
}
