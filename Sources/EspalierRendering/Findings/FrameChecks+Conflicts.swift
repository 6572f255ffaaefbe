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
        findings.found(
            .conflict, tree, FrameSubject(view: place, text: text),
            FrameWords(
                what: "the constraint \(PlainText.quoted(text)) cannot hold",
                numbers: Self.partners(of: conflict, tree),
                fix: conflict.fix { view in tree.place(of: view).map { tree.label($0) } ?? view.path },
                mark: tree.source.mark(of: conflict.broken),
                objects: ([conflict.broken] + conflict.with).map { tree.object($0) },
                axis: conflict.broken.firstAttribute.axis, related: conflict.with))
    }

    /// What a constraint contradicts, in words.
    private static func partners(of conflict: LayoutConflict, _ tree: LintTree) -> String {
        let partners =
            conflict.with.map { PlainText.quoted(tree.source.text(of: $0)) }
            + conflict.given.map { named($0, by: [conflict.broken] + conflict.with, tree) }
        return partners.isEmpty ? "" : ", together with " + partners.joined(separator: ", ")
    }

    /// What is given, with views called as elsewhere.
    private static func named(_ given: String, by constraints: [NSLayoutConstraint], _ tree: LintTree) -> String {
        for item in constraints.flatMap(\.items) {
            var view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
            while let current = view {
                let quoted = "'\(current.constraintName)'"
                if given.contains(quoted), let place = tree.place(of: current) {
                    return given.replacing(quoted, with: tree.label(place))
                }
                view = current.superview
            }
        }
        return given
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
