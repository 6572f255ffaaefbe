import EspalierConstraintText
import EspalierSupport
import EspalierViews
import Foundation

// Constraints in the visual format language (AUTOLAYOUT 5).
extension Simulation {
    /// Makes the constraints of a format and activates them, in the order in which the text says them.
    func add(
        _ format: VisualFormat, _ parts: ScenarioFormat, _ written: ScenarioConstraint, of view: UIView,
        _ scope: ConstraintScope
    ) throws(ScenarioRunError) {
        let metrics = parts.numbers
        var items: [String: ConstrainedItem] = [:]
        var named: [UIView] = format.namesContainer ? [view] : []
        for name in format.viewNames(besides: metrics) where items[name.text] == nil {
            let item = try item(Self.item(name.text), at: name.offset, of: written, view, scope)
            items[name.text] = item
            if let view = item.view { named.append(view) }
        }
        let made: [NSLayoutConstraint]
        do {
            made = try NSLayoutConstraint.made(
                of: format, text: written.text, options: parts.formatOptions, container: view, metric: { metrics[$0] },
                item: { items[$0]?.object })
        } catch {
            throw self.error(written, error.offset, error.sentence, fix: error.fix)
        }
        for view in named { leaveToConstraints(view) }
        for constraint in made {
            constraints.add(constraint, writtenAs: written, step: step)
            constraint.isActive = true
        }
    }

    private static func item(_ name: String) -> ConstraintSyntax.Item {
        switch name {
        case ConstraintSyntax.Item.owner.text: .owner
        case ConstraintSyntax.Item.superview.text: .superview
        default: .name(name)
        }
    }
}
