import EspalierControls
import EspalierScenarios
import EspalierSupport
import EspalierViews
import Foundation

/// The views of a tree as one flat list, depth-first.
package struct LintTree {
    struct Node {
        let view: UIView
        /// The superview's place in the list; -1 for the root.
        let parent: Int
        /// The place among the superview's subviews.
        let index: Int
        /// Nil for a view that no document writes.
        let history: ViewHistory?
        /// Whether findings about frames concern it.
        let isOwn: Bool
        /// Whether it can be touched.
        let isControl: Bool
        /// Whether it may hold more than it shows.
        let scrolls: Bool
        /// How many subviews there are.
        let count: Int
        /// Whether it is shown: neither it nor a superview is hidden or as good as transparent.
        fileprivate(set) var isVisible: Bool
        fileprivate(set) var frame: CGRect
        /// The alignment rectangle: what constraints place and people see. The frame of a view that is transformed.
        fileprivate(set) var rect: CGRect
    }

    /// Below this alpha nobody sees a view.
    static let leastAlpha = 0.01
    /// From this alpha on nothing shines through.
    static let leastOpaque = 0.99

    private(set) var nodes: [Node] = []
    /// By view: its subviews that are its own, in their order.
    private(set) var children: [[Int]] = []
    /// By view: its subviews that have a background through which nothing shines, in their order.
    private(set) var opaque: [[Int]] = []
    let source: any TreeSource
    /// How many points a pixel is; half a point where there is no screen.
    let pixel: Double
    /// Whether it is looked at in the dark appearance.
    let isDark: Bool

    /// - Complexity: O(number of views).
    init(_ root: UIView, _ source: any TreeSource) {
        self.source = source
        isDark = root.currentTraits.userInterfaceStyle == .dark
        pixel = root.pixelScale.map { 1 / Double($0) } ?? 0.5
        root.walkSubtree { (view, walk) in
            let parent = walk.parent
            let isOwn = source.isOwn(view, in: parent < 0 ? nil : nodes[parent].view)
            nodes.append(
                Node(
                    view: view, parent: parent, index: walk.index, history: ViewHistory.of(view),
                    isOwn: isOwn,
                    isControl: view is UIControl, scrolls: view is UIScrollView, count: view.subviewCount,
                    isVisible: view.isShownItself && (parent < 0 || nodes[parent].isVisible),
                    frame: view.frame, rect: view.shownRect))
            children.append([])
            opaque.append([])
            if parent >= 0, isOwn { children[parent].append(nodes.count - 1) }
            if parent >= 0, view.hasOpaqueBackground { opaque[parent].append(nodes.count - 1) }
            return true
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
            let isVisible = view.isShownItself && (parent < 0 || nodes[parent].isVisible)
            if frame != nodes[place].frame || isVisible != nodes[place].isVisible {
                nodes[place].frame = frame
                nodes[place].rect = view.shownRect
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
    package func path(of place: Int) -> String {
        pathText(of: way(to: place))
    }

    /// The view at a place.
    package func view(at place: Int) -> UIView { nodes[place].view }

    /// The place of a view; nil for one that is not in the tree.
    ///
    /// - Complexity: O(number of views).
    func place(of view: UIView?) -> Int? { nodes.firstIndex { $0.view === view } }

    /// The first place behind those of a view and of what is in it.
    func end(of place: Int) -> Int {
        var next = place + 1
        while next < nodes.count, nodes[next].parent >= place { next += 1 }
        return next
    }

    /// How messages call a view.
    func label(_ place: Int) -> String { source.name(of: place, in: self) }

    /// How messages call a view behind a word for what it is: `its superview 'card'`, `its superview, the view 'card'`.
    func apposition(_ place: Int) -> String {
        let label = label(place)
        return (label.first.map { $0.isLetter } ?? false ? ", " : " ") + label
    }

    /// Where a view stands; for one that the source does not know, where the nearest superview does that it knows.
    func mark(of place: Int) -> SourceMark {
        var current = place
        while current >= 0 {
            if let mark = source.mark(of: nodes[current].view) { return mark }
            current = nodes[current].parent
        }
        return .none
    }

    /// What a view is for good.
    func object(_ place: Int) -> FindingObject {
        let view = nodes[place].view
        if let id = source.id(of: view) { return .id(id) }
        return source.mark(of: view).map { .mark($0) } ?? .id(path(of: place))
    }

    /// What a constraint is for good.
    func object(_ constraint: NSLayoutConstraint) -> FindingObject {
        if let id = source.id(of: constraint) { return .id(id) }
        return source.mark(of: constraint).map { .mark($0) } ?? .id(source.text(of: constraint))
    }
}

extension UIView {
    fileprivate var hasOpaqueBackground: Bool {
        (backgroundColor?.cgColor.alpha ?? 0) >= LintTree.leastOpaque && alpha >= LintTree.leastOpaque
    }

    fileprivate var isShownItself: Bool { !isHidden && alpha >= LintTree.leastAlpha }

    /// See `LintTree.Node.rect`.
    fileprivate var shownRect: CGRect { isTransformed ? frame : alignmentRect(forFrame: frame) }
}
