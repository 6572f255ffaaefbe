import EspalierLayout
import EspalierScenarios
import EspalierViews
import Foundation

extension LintRun {
    /// What is less than this is no difference between two passes.
    private static let smallest = 0.001

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
            found(
                .unsettled, tree, FrameSubject(view: place),
                what: "a second layout pass changes \(tree.label(place))",
                numbers: ": \(what.joined(separator: ", "))",
                fix:
                    "take the number from a view with a format such as %w, which is solved in order, or make the layout "
                    + "code of the class give the same frames each time", at: nil)
        }
    }
}

extension LintRun: FrameFindings {
    var limit: Int { collector.options.limit }

    func wants(_ kind: LintKind) -> Bool { collector.wants(kind) && !collector.options.sweptKinds.contains(kind) }

    /// Adds a finding about a view at the present size.
    mutating func found(
        _ kind: LintKind, _ tree: LintTree, _ subject: FrameSubject, what: @autoclosure () -> String,
        numbers: @autoclosure () -> String, fix: @autoclosure () -> String, at mark: ScenarioMark?
    ) {
        let mark = mark ?? tree.mark(of: subject.view)
        let size = size
        let detail = (subject.other < 0 ? [] : [subject.other]) + subject.detail
        collector.add(
            .init(kind: kind, view: subject.view, detail: detail, text: subject.text), at: mark,
            path: tree.path(of: subject.view),
            name: tree.nodes[subject.view].view.name, size: size, message: what() + numbers(), fix: fix())
    }
}

extension LintTree {
    /// Where a view stands; for one that code made, where the nearest superview does that the document writes.
    func mark(of place: Int) -> ScenarioMark {
        var current = place
        while current >= 0 {
            if let history = nodes[current].history { return history.description.mark }
            current = nodes[current].parent
        }
        return .none
    }
}
