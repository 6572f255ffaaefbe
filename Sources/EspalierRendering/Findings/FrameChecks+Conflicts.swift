import EspalierLayout
import EspalierScenarios
import EspalierViews
import Foundation

extension FrameChecks {
    /// A required constraint that cannot hold.
    func tell(_ conflict: LayoutConflict, _ tree: LintTree, _ findings: inout some FrameFindings) {
        guard findings.wants(.conflict) else { return }
        let text = tree.source.text(of: conflict.broken)
        let item = conflict.broken.items.first
        let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
        let place = tree.place(of: view) ?? 0
        let partners = conflict.with.map { PlainText.quoted(tree.source.text(of: $0)) } + conflict.given
        findings.found(
            .conflict, tree, FrameSubject(view: place, text: text),
            FrameWords(
                what: "the constraint \(PlainText.quoted(text)) cannot hold",
                numbers: partners.isEmpty ? "" : ", together with " + partners.joined(separator: ", "),
                fix: conflict.fix { view in tree.place(of: view).map { tree.label($0) } ?? view.path },
                mark: tree.source.mark(of: conflict.broken),
                objects: ([conflict.broken] + conflict.with).map { tree.object($0) },
                axis: conflict.broken.firstAttribute.axis, related: conflict.with))
    }
}

extension NSLayoutConstraint.Attribute {
    /// The axis on which the attribute is; nil for none.
    fileprivate var axis: NSLayoutConstraint.Axis? {
        switch self {
        case .left, .right, .leading, .trailing, .centerX, .width, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins:
            .horizontal
        case .notAnAttribute: nil
        default: .vertical
        }
    }
}
