import EspalierControls
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
        /// Whether it can be touched.
        let isControl: Bool
        /// Whether it may hold more than it shows.
        let scrolls: Bool
        /// How many subviews there are.
        let count: Int
        /// Whether it is shown: neither it nor a superview is hidden or has no alpha.
        fileprivate(set) var isVisible: Bool
        fileprivate(set) var frame: CGRect
    }

    private(set) var nodes: [Node] = []
    /// By view: its subviews that are looked at, in their order.
    private(set) var children: [[Int]] = []
    private let choice: Choice

    /// Which views are looked at.
    enum Choice {
        /// Those that a document writes.
        case written
        /// Those that are not parts of a control, a bar or a list.
        case ownParts
    }

    /// - Complexity: O(number of views).
    init(_ root: UIView, _ choice: Choice = .written) {
        self.choice = choice
        /// Superviews whose subviews are being listed, and the place of the next one.
        var open: [(place: Int, next: Int)] = []
        root.walkSubtree { view in
            let parent = open.last?.place ?? -1
            let isShown = !view.isHidden && view.alpha > 0
            let history = ViewHistory.of(view)
            nodes.append(
                Node(
                    view: view, parent: parent, index: open.last?.next ?? 0, history: history,
                    isControl: view is UIControl, scrolls: view is UIScrollView, count: view.subviewCount,
                    isVisible: isShown && (parent < 0 || nodes[parent].isVisible),
                    frame: view.frame))
            children.append([])
            if parent >= 0, isLookedAt(nodes.count - 1) { children[parent].append(nodes.count - 1) }
            if !open.isEmpty { open[open.count - 1].next += 1 }
            if view.subviewCount > 0 { open.append((nodes.count - 1, 0)) }
            while let last = open.last, last.next == nodes[last.place].view.subviewCount { open.removeLast() }
            return true
        }
    }

    /// Whether a view is looked at, and not part of something that has a layout of its own.
    func isLookedAt(_ place: Int) -> Bool {
        switch choice {
        case .written: return nodes[place].history != nil
        case .ownParts:
            guard nodes[place].parent >= 0 else { return true }
            return !nodes[nodes[place].parent].view.hasPartsOfItsOwn
        }
    }

    /// Reads frames and visibility again.
    ///
    /// - Parameter changed: gets each view for which either is another one, superviews first.
    /// - Returns: whether the hierarchy is what it was; where not, the tree must be made anew.
    /// - Complexity: O(number of views).
    mutating func update(changed: inout [Int]) -> Bool {
        guard let root = nodes.first?.view else { return false }
        var place = 0
        // Which views there are, from the front, and how many subviews each has: together they are the hierarchy.
        root.walkSubtree { view in
            // Siblings of a view that is another one are still walked to.
            guard nodes.indices.contains(place), nodes[place].view === view, nodes[place].count == view.subviewCount
            else {
                place = -1
                return false
            }
            let frame = view.frame
            let parent = nodes[place].parent
            let isVisible = !view.isHidden && view.alpha > 0 && (parent < 0 || nodes[parent].isVisible)
            if frame != nodes[place].frame || isVisible != nodes[place].isVisible {
                nodes[place].frame = frame
                nodes[place].isVisible = isVisible
                changed.append(place)
            }
            place += 1
            return true
        }
        return place == nodes.count
    }

    /// The places among siblings on the way down to a view; empty for the root.
    ///
    /// - Complexity: O(depth).
    func way(to place: Int) -> [Int] {
        var indices: [Int] = []
        var current = place
        while nodes[current].parent >= 0 {
            indices.append(nodes[current].index)
            current = nodes[current].parent
        }
        return indices.reversed()
    }

    /// - Complexity: O(depth).
    func path(of place: Int) -> String {
        let way = way(to: place)
        return way.isEmpty ? "/" : way.map { "/\($0)" }.joined()
    }

    /// How messages call a view: by its name in quotes, or by its path.
    func label(_ place: Int) -> String {
        nodes[place].view.name.map { PlainText.quoted($0) } ?? path(of: place)
    }
}

extension UIView {
    /// Whether the subviews are the view's own affair.
    fileprivate var hasPartsOfItsOwn: Bool {
        self is UIControl || self is UITableView || self is UICollectionView || self is UINavigationBar
            || self is UIToolbar || self is UITabBar || self is UISearchBar || self is UIPickerView
    }
}
