import EspalierScenarios
import EspalierViews
import Foundation

extension LintRun {
    /// Siblings that are shown, have a size, and cover the same ground in part.
    ///
    /// Where one lies wholly within the other, the larger one is a background or a cover, as it is meant. Views that are
    /// turned have frames larger than what they show; they do not count.
    mutating func lookForOverlaps(_ tree: LintTree) {
        guard collector.wants(.overlap) else { return }
        for superview in tree.nodes.indices where tree.children[superview].count > 1 && tree.nodes[superview].isVisible
        {
            let places = tree.children[superview].filter { place in
                let node = tree.nodes[place]
                return node.isVisible && !Self.shrunk(node.frame).isEmpty && !node.view.isTurned
            }
            if places.count > 1 { lookForOverlaps(among: places, of: superview, tree) }
        }
    }

    private mutating func lookForOverlaps(among places: [Int], of superview: Int, _ tree: LintTree) {
        var sweep = OverlapSweep(places.map { Self.shrunk(tree.nodes[$0].frame) })
        var pairs: [(front: Int, back: Int)] = []
        let isAll = sweep.forEachPair(limit: max(20_000, 8 * places.count)) { first, second in
            let front = places[max(first, second)]
            let back = places[min(first, second)]
            let frame = tree.nodes[front].frame
            let other = tree.nodes[back].frame
            if Self.covers(frame, other) || Self.covers(other, frame) { return }
            pairs.append((front, back))
        }
        pairs.sort { $0 < $1 }
        for (front, back) in pairs.prefix(collector.options.limit) {
            let common = tree.nodes[front].frame.intersection(tree.nodes[back].frame)
            add(
                .overlap, tree, front, [back],
                "\(tree.label(front)) overlaps its sibling \(tree.label(back)), which is behind it, by "
                    + "\(Self.text(common.width)) x \(Self.text(common.height))",
                "move one of them, or put one into the other")
        }
        guard pairs.count > collector.options.limit else { return }
        addMore(
            .overlap, tree, superview, pairs.count, "pairs of subviews", "overlap",
            at: pairs[collector.options.limit].front, isLeast: !isAll)
    }

    private static func shrunk(_ frame: CGRect) -> CGRect {
        guard frame.width > 2 * tolerance, frame.height > 2 * tolerance else { return .zero }
        return frame.insetBy(dx: tolerance / 2, dy: tolerance / 2)
    }

    /// Whether a frame has another one within it.
    private static func covers(_ frame: CGRect, _ other: CGRect) -> Bool {
        frame.insetBy(dx: -tolerance, dy: -tolerance).contains(other)
    }
}

extension UIView {
    /// Whether the frame is not the outline of the view.
    fileprivate var isTurned: Bool { isTransformed && (transform.b != 0 || transform.c != 0) }
}
