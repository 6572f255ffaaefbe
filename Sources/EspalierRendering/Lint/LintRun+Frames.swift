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
            let hasRules = node.history.map { !$0.rules.isEmpty } ?? false
            found(
                .unsettled, tree, FrameSubject(view: place),
                FrameWords(
                    what: "a second layout pass changes \(tree.label(place))",
                    numbers: ": \(what.joined(separator: ", "))",
                    fix: (hasRules
                        ? "take the number from a view with a format such as %w, which is solved in order, or " : "")
                        + "make the layout code of the class give the same frames each time"))
        }
    }
}

extension LintRun: FrameFindings {
    var limit: Int { collector.options.limit }

    func wants(_ kind: LintKind) -> Bool { collector.wants(kind) && !collector.options.sweptKinds.contains(kind) }

    /// Adds a finding about a view at the present size.
    mutating func found(
        _ kind: LintKind, _ tree: LintTree, _ subject: FrameSubject, _ words: @autoclosure () -> FrameWords
    ) {
        let detail = (subject.other < 0 ? [] : [subject.other]) + subject.detail
        var made: FrameWords?
        func once(_ words: () -> FrameWords) -> FrameWords {
            let result = made ?? words()
            made = result
            return result
        }
        collector.add(
            .init(kind: kind, view: subject.view, detail: detail, text: subject.text), size: size,
            path: tree.path(of: subject.view), name: tree.nodes[subject.view].view.name,
            at: tree.mark(of: subject.view), once(words), parts: once(words).parts(tree, subject))
    }
}
