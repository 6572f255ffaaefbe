import EspalierScenarios
import EspalierViews
import Foundation

/// The views of a tree as one flat list, depth-first.
struct LintTree {
    struct Node {
        let view: UIView
        /// The superview's place in the list; -1 for the root.
        let parent: Int
        /// The place among the superview's subviews.
        let index: Int
        /// Nil for a view that code made.
        let history: ViewHistory?
        /// Whether it is shown: neither it nor a superview is hidden or has no alpha.
        let isVisible: Bool
        let frame: CGRect
    }

    private(set) var nodes: [Node] = []
    /// By view: its subviews that the document writes, in their order.
    private(set) var children: [[Int]] = []

    /// - Complexity: O(number of views).
    init(_ root: UIView) {
        /// Superviews whose subviews are being listed, and the place of the next one.
        var open: [(place: Int, next: Int)] = []
        root.walkSubtree { view in
            let parent = open.last?.place ?? -1
            let isShown = !view.isHidden && view.alpha > 0
            let history = ViewHistory.of(view)
            nodes.append(
                Node(
                    view: view, parent: parent, index: open.last?.next ?? 0, history: history,
                    isVisible: isShown && (parent < 0 || nodes[parent].isVisible), frame: view.frame))
            children.append([])
            if parent >= 0, history != nil { children[parent].append(nodes.count - 1) }
            if !open.isEmpty { open[open.count - 1].next += 1 }
            if view.subviewCount > 0 { open.append((nodes.count - 1, 0)) }
            while let last = open.last, last.next == nodes[last.place].view.subviewCount { open.removeLast() }
            return true
        }
    }

    /// - Complexity: O(depth).
    func path(of place: Int) -> String {
        var indices: [Int] = []
        var current = place
        while nodes[current].parent >= 0 {
            indices.append(nodes[current].index)
            current = nodes[current].parent
        }
        return indices.isEmpty ? "/" : indices.reversed().map { "/\($0)" }.joined()
    }

    /// How messages call a view: by its name in quotes, or by its path.
    func label(_ place: Int) -> String {
        nodes[place].view.name.map { PlainText.quoted($0) } ?? path(of: place)
    }
}
