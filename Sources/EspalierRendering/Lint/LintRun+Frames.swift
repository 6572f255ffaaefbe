import EspalierControls
import EspalierLayout
import EspalierScenarios
import EspalierViews
import Foundation

extension LintRun {
    /// How many points a view may reach over an edge: half a point is rounding, not layout.
    static let tolerance = 0.5
    /// What is less than this is no difference between two passes.
    private static let smallest = 0.001

    // MARK: Outside

    /// Views that reach out of their superviews. Superviews that scroll do not count, nor those without a size, which
    /// are findings themselves.
    mutating func lookForOutside(_ tree: LintTree) {
        guard collector.wants(.outside) else { return }
        for superview in tree.nodes.indices where !tree.children[superview].isEmpty {
            let node = tree.nodes[superview]
            let bounds = node.view.bounds
            guard node.isVisible, bounds.width > 0, bounds.height > 0, !scrolls(node.view, tree, superview) else {
                continue
            }
            var count = 0
            var firstLeftOut = superview
            for child in tree.children[superview] {
                let frame = tree.nodes[child].frame
                guard tree.nodes[child].isVisible, frame.width > 0, frame.height > 0 else { continue }
                let parts = Self.outside(frame, of: bounds)
                if parts.isEmpty { continue }
                count += 1
                if count == collector.options.limit + 1 { firstLeftOut = child }
                if count > collector.options.limit { continue }
                let isApart =
                    frame.maxX <= bounds.minX || frame.minX >= bounds.maxX || frame.maxY <= bounds.minY
                    || frame.minY >= bounds.maxY
                add(
                    .outside, tree, child, [],
                    "\(tree.label(child)) lies \(isApart ? "wholly " : "")outside its superview "
                        + "\(tree.label(superview)): \(parts.joined(separator: ", "))",
                    "move it, make it smaller, or make the superview larger; a UIScrollView may hold more than it shows"
                )
            }
            addMore(.outside, tree, superview, count, "subviews", "lie outside", at: firstLeftOut)
        }
    }

    private func scrolls(_ view: UIView, _ tree: LintTree, _ place: Int) -> Bool {
        if view is UIScrollView || view.bounds.origin != .zero { return true }
        if scrolled.isEmpty { return false }
        return view.name.map { scrolled.contains($0) } ?? false || scrolled.contains(tree.path(of: place))
    }

    /// By how much a frame reaches over the sides of a rectangle.
    private static func outside(_ frame: CGRect, of bounds: CGRect) -> [String] {
        let sides: [(String, Double)] = [
            ("left", bounds.minX - frame.minX), ("top", bounds.minY - frame.minY),
            ("right", frame.maxX - bounds.maxX), ("bottom", frame.maxY - bounds.maxY),
        ]
        return sides.filter { $0.1 > tolerance }.map { "\(text($0.1)) over the \($0.0)" }
    }

    // MARK: Zero sizes

    /// Views that have something to show, but no width or no height, for which no superview and no plain `w = 0` is the
    /// reason.
    mutating func lookForZeroSizes(_ tree: LintTree) {
        guard collector.wants(.zeroSize) else { return }
        for (place, node) in tree.nodes.enumerated() {
            guard let history = node.history, node.isVisible, let content = content(of: place, tree) else { continue }
            let missing = [LayoutAttribute.width, .height].filter { attribute in
                guard attribute.number(in: node.frame) <= 0 else { return false }
                if history.trace.isPlainZero(attribute) { return false }
                return node.parent < 0 || attribute.number(of: tree.nodes[node.parent].view) > 0
            }
            if missing.isEmpty { continue }
            let what = missing.map { "no \($0)" }.joined(separator: " and ")
            let example = missing.map { $0 == .width ? "w = 80" : "h = 20" }.joined(separator: ", ")
            let fix =
                node.parent < 0
                ? "give the root a frame" : "give it one, for example '\(example)', or two position rules on the axis"
            add(.zeroSize, tree, place, [], "\(tree.label(place)) has \(content), but \(what)", fix)
        }
    }

    /// What a view has to show: a text, rules, or subviews that have a size.
    private func content(of place: Int, _ tree: LintTree) -> String? {
        let node = tree.nodes[place]
        if let text = node.history?.description.text, !text.isEmpty { return "a text" }
        if node.parent >= 0, let history = node.history, !history.rules.isEmpty { return "rules" }
        let shows = tree.children[place].contains { child in
            let frame = tree.nodes[child].frame
            return tree.nodes[child].isVisible && (frame.width > 0 || frame.height > 0)
        }
        return shows ? "subviews" : nil
    }

    // MARK: Second pass

    /// Lays the tree out again, every view of it, and compares. Comes last, as it may change frames.
    mutating func lookForUnsettled(_ tree: LintTree, _ root: UIView) {
        guard collector.wants(.unsettled) else { return }
        for node in tree.nodes { node.view.setNeedsLayout() }
        guard (try? root.solveLayout()) != nil else { return }
        for (place, node) in tree.nodes.enumerated() {
            let now = node.view.frame
            let changed = LayoutAttribute.allCases.filter {
                !(abs($0.number(in: now) - $0.number(in: node.frame)) <= Self.smallest)
            }
            if changed.isEmpty { continue }
            let what = changed.map { attribute in
                let before = PlainText.number(attribute.number(in: node.frame))
                return "\(attribute) from \(before) to \(PlainText.number(attribute.number(in: now)))"
            }
            add(
                .unsettled, tree, place, [],
                "a second layout pass changes \(tree.label(place)): \(what.joined(separator: ", "))",
                "take the number from a view with a format such as %w, which is solved in order, or make the layout "
                    + "code of the class give the same frames each time")
        }
    }

    // MARK: Telling

    /// Adds a finding about a view at the present size.
    mutating func add(
        _ kind: LintKind, _ tree: LintTree, _ place: Int, _ detail: [Int], _ message: @autoclosure () -> String,
        _ fix: @autoclosure () -> String, at marked: Int? = nil
    ) {
        let mark = markedView(tree, marked ?? place)
        let size = size
        collector.add(
            .init(kind: kind, view: place, detail: detail), at: mark, path: tree.path(of: place),
            name: tree.nodes[place].view.name, size: size, message: message(), fix: fix())
    }

    /// One finding in place of those past the limit, at the first of them.
    mutating func addMore(
        _ kind: LintKind, _ tree: LintTree, _ place: Int, _ count: Int, _ what: String, _ verb: String,
        at marked: Int, isLeast: Bool = false
    ) {
        let limit = collector.options.limit
        let more = count - limit
        guard more > 0 else { return }
        add(
            kind, tree, place, [-1],
            "\(isLeast ? "at least " : "")\(more) more \(what) of \(tree.label(place)) \(verb)",
            "see the findings about the first \(limit)", at: marked)
    }

    /// Where a view stands; for one that code made, where the nearest superview does that the document writes.
    private func markedView(_ tree: LintTree, _ place: Int) -> ScenarioMark {
        var current = place
        while current >= 0 {
            if let history = tree.nodes[current].history { return history.description.mark }
            current = tree.nodes[current].parent
        }
        return .none
    }

    /// A length in a message, without the digits that rounding left.
    static func text(_ length: Double) -> String {
        let rounded = (length * 1000).rounded() / 1000
        return PlainText.number(rounded.isFinite ? rounded : length)
    }
}
