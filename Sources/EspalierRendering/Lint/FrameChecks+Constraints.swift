import EspalierLayout
import EspalierScenarios
import EspalierViews
import Foundation

extension FrameChecks {
    /// A view that its constraints do not hold at one place.
    func lookForAmbiguity(of place: Int, _ tree: LintTree, _ findings: inout some FrameFindings) {
        let view = tree.nodes[place].view
        guard findings.wants(.ambiguous), !view.translatesAutoresizingMaskIntoConstraints, view.hasAmbiguousLayout
        else {
            return
        }
        let frame = tree.nodes[place].frame
        findings.found(
            .ambiguous, tree, FrameSubject(view: place),
            what: "the constraints of \(tree.label(place)) leave its place or its size open",
            numbers: ": it gets \(Self.text(frame.minX)), \(Self.text(frame.minY)), \(Self.text(frame.width)) x "
                + Self.text(frame.height),
            fix: "add constraints until both axes have a place and a size, or content that gives one", at: nil)
    }

    /// A required constraint that cannot hold.
    ///
    /// - Parameter simulation: the run that has built the tree, and knows how the document writes constraints.
    func tell(
        _ conflict: LayoutConflict, _ tree: LintTree, _ simulation: Simulation?, _ findings: inout some FrameFindings
    ) {
        guard findings.wants(.conflict) else { return }
        func name(_ constraint: NSLayoutConstraint) -> String {
            simulation?.text(of: constraint) ?? constraint.identifier ?? constraint.text
        }
        let text = name(conflict.broken)
        let item = conflict.broken.firstItem
        let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
        let place = tree.nodes.firstIndex { $0.view === view } ?? 0
        findings.found(
            .conflict, tree, FrameSubject(view: place, text: text),
            what: "the constraint \(PlainText.quoted(text)) cannot hold",
            numbers: ", together with "
                + (conflict.with.map { PlainText.quoted(name($0)) } + conflict.given).joined(separator: ", "),
            fix: conflict.fix,
            at: simulation?.written(conflict.broken)?.constraint.mark)
    }
}
