import EspalierSupport
import EspalierViews
import Foundation

extension FrameChecks {
    /// Up to how many siblings are compared each with each other; more are swept.
    private static let fewSiblings = 24

    /// Subviews of a view that are shown, have a size, and cover the same ground in part.
    ///
    /// Where one lies wholly within the other, the larger one is a background or a cover, as it is meant, unless the words
    /// of both meet. Views that are turned have frames larger than what they show; they do not count.
    func lookForOverlaps(in superview: Int, _ tree: LintTree, _ findings: inout some FrameFindings) {
        guard tree.children[superview].count > 1, findings.wants(.overlap), tree.nodes[superview].isVisible else {
            return
        }
        var pairs: [(front: Int, back: Int)] = []
        var isAll = true
        if tree.children[superview].count <= Self.fewSiblings {
            addPairs(tree.children[superview], tree, &pairs)
        } else {
            isAll = sweepForPairs(tree.children[superview], tree, &pairs)
        }
        if pairs.isEmpty { return }
        for (front, back) in pairs.ordered(by: <).prefix(findings.limit) {
            let common = tree.nodes[front].rect.common(with: tree.nodes[back].rect)
            findings.found(
                .overlap, tree, FrameSubject(view: front, other: back),
                FrameWords(
                    what: "\(tree.label(front)) overlaps its sibling\(tree.apposition(back))",
                    numbers: ", which is behind it, by \(Self.text(common.width)) x \(Self.text(common.height))",
                    fix: "move one of them, or put one into the other"))
        }
        guard pairs.count > findings.limit else { return }
        more(
            .overlap, tree, superview, pairs.count, "pairs of subviews", "overlap",
            at: pairs[findings.limit].front, isLeast: !isAll, &findings)
    }

    private func addPairs(_ places: [Int], _ tree: LintTree, _ pairs: inout [(front: Int, back: Int)]) {
        for index in places.indices.dropFirst() {
            let rect = tree.nodes[places[index]].rect
            guard Self.counts(places[index], tree) else { continue }
            let shrunk = Self.shrunk(rect)
            for other in places[..<index] {
                let otherShrunk = Self.shrunk(tree.nodes[other].rect)
                guard shrunk.minX < otherShrunk.maxX, otherShrunk.minX < shrunk.maxX, shrunk.minY < otherShrunk.maxY,
                    otherShrunk.minY < shrunk.maxY, Self.counts(other, tree)
                else { continue }
                add(places[index], other, tree, &pairs)
            }
        }
    }

    private func sweepForPairs(
        _ children: [Int], _ tree: LintTree, _ pairs: inout [(front: Int, back: Int)]
    ) -> Bool {
        let places = children.filter { Self.counts($0, tree) }
        guard places.count > 1 else { return true }
        var sweep = OverlapSweep(places.map { Self.shrunk(tree.nodes[$0].rect) })
        return sweep.forEachPair(limit: max(20_000, 8 * places.count)) { first, second in
            add(places[max(first, second)], places[min(first, second)], tree, &pairs)
        }
    }

    private func add(_ front: Int, _ back: Int, _ tree: LintTree, _ pairs: inout [(front: Int, back: Int)]) {
        let rect = tree.nodes[front].rect
        let other = tree.nodes[back].rect
        var common = rect.common(with: other)
        if Self.covers(rect, other) || Self.covers(other, rect) {
            guard let words = tree.words(of: front), let otherWords = tree.words(of: back) else { return }
            common = words.common(with: otherWords)
            if common.isNull || common.width < Self.tolerance || common.height < Self.tolerance { return }
        } else if let letters = tree.letters(of: front), let others = tree.letters(of: back),
            letters.maxY <= others.minY || others.maxY <= letters.minY
        {
            // One above the other: only the room around their letters is shared.
            return
        }
        if tree.isSeparator(front) || tree.isSeparator(back) || tree.isDecoration(back)
            || tree.crossesContentEdge(front) || tree.crossesContentEdge(back)
            || !tree.isSeen(common, before: front)
        {
            return
        }
        pairs.append((front, back))
    }

    private static func counts(_ place: Int, _ tree: LintTree) -> Bool {
        tree.nodes[place].isVisible && !shrunk(tree.nodes[place].rect).isEmpty && !tree.nodes[place].view.isTurned
    }

    private static func shrunk(_ rect: CGRect) -> CGRect {
        guard rect.width > tolerance, rect.height > tolerance else { return .zero }
        return rect.insetBy(dx: tolerance / 2, dy: tolerance / 2)
    }

    /// Whether a rectangle has another one within it.
    private static func covers(_ rect: CGRect, _ other: CGRect) -> Bool {
        rect.insetBy(dx: -tolerance, dy: -tolerance).contains(other)
    }
}

extension UIView {
    /// Whether the frame is not the outline of the view.
    fileprivate var isTurned: Bool { isTransformed && (transform.b != 0 || transform.c != 0) }
}
