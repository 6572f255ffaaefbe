import EspalierControls
import EspalierLayout
import EspalierScenarios
import EspalierViews
import Foundation

/// What is most likely wrong with frames, view by view, so that who knows what has changed looks at that alone.
///
/// Frames are compared as alignment rectangles. Each check tells all that it finds, each time.
package struct FrameChecks {
    /// Less than a point is none: it is rounding, or nobody sees it. A thousandth is left for sums of fractions.
    static let tolerance = 0.999
    /// The least side of what a finger touches, in points, as Apple's Human Interface Guidelines have it.
    static let leastTarget = 44.0
    /// How high a button is, at least, that is wider than it is high: a tenth less than a finger along its short side is
    /// what people who draw screens live with.
    static let leastButton = 40.0

    /// The names of the views that scroll: a step sets their bounds.
    var scrolled: Set<String> = []

    // MARK: Outside

    /// Subviews that reach out of a view where somebody sees it.
    ///
    /// Views that scroll do not count, nor those without a size, which are findings themselves.
    func lookForOutside(of superview: Int, _ tree: LintTree, _ findings: inout some FrameFindings) {
        let node = tree.nodes[superview]
        let bounds = node.view.bounds
        guard !tree.children[superview].isEmpty, findings.wants(.outside), node.isVisible, bounds.width > 0,
            bounds.height > 0, !scrolls(tree, superview), !tree.clips(superview)
        else { return }
        var count = 0
        var firstLeftOut = superview
        for child in tree.children[superview] {
            let rect = tree.nodes[child].rect
            guard tree.nodes[child].isVisible, rect.width > 0, rect.height > 0, Self.reachesOut(rect, of: bounds),
                isSeenOutside(child, of: bounds, tree)
            else { continue }
            count += 1
            if count == findings.limit + 1 { firstLeftOut = child }
            if count > findings.limit { continue }
            let isApart =
                rect.maxX <= bounds.minX || rect.minX >= bounds.maxX || rect.maxY <= bounds.minY
                || rect.minY >= bounds.maxY
            findings.found(
                .outside, tree, FrameSubject(view: child),
                FrameWords(
                    what: "\(tree.label(child)) lies \(isApart ? "wholly " : "")outside its superview"
                        + tree.apposition(superview),
                    numbers: ": \(Self.outside(rect, of: bounds).joined(separator: ", "))",
                    fix: "move it, make it smaller, or make the superview larger; a UIScrollView may hold more than it "
                        + "shows"))
        }
        more(.outside, tree, superview, count, "subviews", "lie outside", at: firstLeftOut, &findings)
    }

    private func scrolls(_ tree: LintTree, _ place: Int) -> Bool {
        let view = tree.nodes[place].view
        if tree.nodes[place].scrolls || view.bounds.origin != .zero { return true }
        if scrolled.isEmpty { return false }
        return view.name.map { scrolled.contains($0) } ?? false || scrolled.contains(tree.path(of: place))
    }

    private static func reachesOut(_ rect: CGRect, of bounds: CGRect) -> Bool {
        bounds.minX - rect.minX > tolerance || bounds.minY - rect.minY > tolerance
            || rect.maxX - bounds.maxX > tolerance || rect.maxY - bounds.maxY > tolerance
    }

    /// Whether what reaches out is seen, and is more than decoration.
    private func isSeenOutside(_ child: Int, of bounds: CGRect, _ tree: LintTree) -> Bool {
        if tree.isSeparator(child) || tree.isDecoration(child) && tree.isUnderSibling(child) { return false }
        let rect = tree.nodes[child].rect
        let strips = [
            CGRect(x: rect.minX, y: rect.minY, width: bounds.minX - rect.minX, height: rect.height),
            CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: bounds.minY - rect.minY),
            CGRect(x: bounds.maxX, y: rect.minY, width: rect.maxX - bounds.maxX, height: rect.height),
            CGRect(x: rect.minX, y: bounds.maxY, width: rect.width, height: rect.maxY - bounds.maxY),
        ]
        return strips.contains { strip in
            // A rectangle's own width is never negative.
            guard strip.size.width > Self.tolerance, strip.size.height > Self.tolerance else { return false }
            return tree.isSeen(strip.common(with: rect), before: child)
        }
    }

    /// By how much a rectangle reaches over the sides of another one.
    private static func outside(_ rect: CGRect, of bounds: CGRect) -> [String] {
        let sides: [(String, Double)] = [
            ("left", bounds.minX - rect.minX), ("top", bounds.minY - rect.minY),
            ("right", rect.maxX - bounds.maxX), ("bottom", rect.maxY - bounds.maxY),
        ]
        return sides.filter { $0.1 > tolerance }.map { "\(text($0.1)) over the \($0.0)" }
    }

    // MARK: Telling

    /// One finding in place of those past the limit, at the first of them.
    func more(
        _ kind: LintKind, _ tree: LintTree, _ place: Int, _ count: Int, _ what: String, _ verb: String,
        at marked: Int, isLeast: Bool = false, _ findings: inout some FrameFindings
    ) {
        let limit = findings.limit
        let more = count - limit
        guard more > 0 else { return }
        findings.found(
            kind, tree, FrameSubject(view: place, detail: [-1]),
            FrameWords(
                what: "\(isLeast ? "at least " : "")\(more) more \(what) of \(tree.label(place)) \(verb)",
                fix: "see the findings about the first \(limit)", mark: tree.mark(of: marked)))
    }

    /// A length in a message, without the digits that rounding left.
    static func text(_ length: Double) -> String {
        let rounded = (length * 1000).rounded() / 1000
        return PlainText.number(rounded.isFinite ? rounded : length)
    }
}
