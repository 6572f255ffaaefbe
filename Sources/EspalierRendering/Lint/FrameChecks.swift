import EspalierControls
import EspalierLayout
import EspalierScenarios
import EspalierViews
import Foundation

/// Takes what the checks of frames find.
protocol FrameFindings {
    /// How many findings are told of the subviews of one view.
    var limit: Int { get }

    func wants(_ kind: LintKind) -> Bool

    /// Hears of a finding. Texts are put together where they are needed only.
    ///
    /// - Parameters:
    ///   - subject: which view it is about, which other one, and which of its findings of the kind.
    ///   - what: what is wrong, without numbers that are others at other sizes.
    ///   - numbers: those numbers, with what joins them to `what`.
    ///   - mark: the place in the document, where it is not the subject's.
    mutating func found(
        _ kind: LintKind, _ tree: LintTree, _ subject: FrameSubject, what: @autoclosure () -> String,
        numbers: @autoclosure () -> String, fix: @autoclosure () -> String, at mark: ScenarioMark?)
}

/// What a finding about frames is about.
struct FrameSubject: Hashable {
    /// The view's place in the tree.
    var view: Int
    /// The place of another view that has a part in it; -1 for none.
    var other = -1
    /// Which of several findings of the kind.
    var detail: [Int] = []
    /// The constraint.
    var text = ""
}

/// What is most likely wrong with frames, view by view, so that who knows what has changed looks at that alone.
///
/// Each check tells all that it finds, each time.
struct FrameChecks {
    /// How many points a view may reach over an edge: half a point is rounding, not layout.
    static let tolerance = 0.5
    /// The least side of what a finger touches, in points, as Apple's Human Interface Guidelines have it.
    static let leastTarget = 44.0

    /// The numbers of the views that scroll: a step sets their bounds.
    var scrolled: Set<String> = []

    // MARK: Outside

    /// Subviews that reach out of a view. Views that scroll do not count, nor those without a size, which are findings
    /// themselves.
    func lookForOutside(of superview: Int, _ tree: LintTree, _ findings: inout some FrameFindings) {
        let node = tree.nodes[superview]
        let bounds = node.view.bounds
        guard !tree.children[superview].isEmpty, findings.wants(.outside), node.isVisible, bounds.width > 0,
            bounds.height > 0, !scrolls(tree, superview)
        else { return }
        var count = 0
        var firstLeftOut = superview
        for child in tree.children[superview] {
            let frame = tree.nodes[child].frame
            guard tree.nodes[child].isVisible, frame.width > 0, frame.height > 0, Self.reachesOut(frame, of: bounds)
            else { continue }
            count += 1
            if count == findings.limit + 1 { firstLeftOut = child }
            if count > findings.limit { continue }
            let isApart =
                frame.maxX <= bounds.minX || frame.minX >= bounds.maxX || frame.maxY <= bounds.minY
                || frame.minY >= bounds.maxY
            findings.found(
                .outside, tree, FrameSubject(view: child),
                what: "\(tree.label(child)) lies \(isApart ? "wholly " : "")outside its superview "
                    + "\(tree.label(superview))",
                numbers: ": \(Self.outside(frame, of: bounds).joined(separator: ", "))",
                fix:
                    "move it, make it smaller, or make the superview larger; a UIScrollView may hold more than it shows",
                at: nil)
        }
        more(.outside, tree, superview, count, "subviews", "lie outside", at: firstLeftOut, &findings)
    }

    private func scrolls(_ tree: LintTree, _ place: Int) -> Bool {
        let view = tree.nodes[place].view
        if tree.nodes[place].scrolls || view.bounds.origin != .zero { return true }
        if scrolled.isEmpty { return false }
        return view.name.map { scrolled.contains($0) } ?? false || scrolled.contains(tree.path(of: place))
    }

    private static func reachesOut(_ frame: CGRect, of bounds: CGRect) -> Bool {
        bounds.minX - frame.minX > tolerance || bounds.minY - frame.minY > tolerance
            || frame.maxX - bounds.maxX > tolerance || frame.maxY - bounds.maxY > tolerance
    }

    /// By how much a frame reaches over the sides of a rectangle.
    private static func outside(_ frame: CGRect, of bounds: CGRect) -> [String] {
        let sides: [(String, Double)] = [
            ("left", bounds.minX - frame.minX), ("top", bounds.minY - frame.minY),
            ("right", frame.maxX - bounds.maxX), ("bottom", frame.maxY - bounds.maxY),
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
            what: "\(isLeast ? "at least " : "")\(more) more \(what) of \(tree.label(place)) \(verb)", numbers: "",
            fix: "see the findings about the first \(limit)", at: tree.mark(of: marked))
    }

    /// A length in a message, without the digits that rounding left.
    static func text(_ length: Double) -> String {
        let rounded = (length * 1000).rounded() / 1000
        return PlainText.number(rounded.isFinite ? rounded : length)
    }
}
