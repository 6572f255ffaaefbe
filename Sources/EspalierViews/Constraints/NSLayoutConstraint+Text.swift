import EspalierConstraintText
import Foundation

extension NSLayoutConstraint {
    /// What `description` answers.
    final var ownDescription: String {
        // One that a stack has made is no class of its own to those who read of it.
        let (name, identifier) =
            self is ArrangementConstraint
            ? ("NSLayoutConstraint", identifier.map { " '\($0)'" } ?? "")
            : ("\(type(of: self))", extras?.identifier.map { " '\($0)'" } ?? "")
        let place = place.map { ", \($0)" } ?? ""
        return "<\(name)\(identifier) \(text) (\(holder == nil ? "inactive" : "active")\(place))>"
    }

    /// Where the constraint was activated, as `file:line`; nil where that is not known, because `isActive` was set.
    package final var place: String? {
        guard let file else { return nil }
        return "\(String(cString: file)):\(line)"
    }

    /// The constraint as it would be written: `title.leading == icon.trailing + 8 @750`.
    package final var text: String {
        guard let terms = extras?.terms, !terms.isEmpty else {
            return ConstraintText.text(
                itemName(first), firstAttribute, relation,
                second == nil && secondKind == .notAnAttribute ? nil : itemName(second),
                secondAttribute, multiplierValue, constantValue, priorityValue)
        }
        var sum = ""
        for term in terms {
            let isNegative = term.coefficient < 0
            sum += sum.isEmpty ? (isNegative ? "-" : "") : (isNegative ? " - " : " + ")
            if abs(term.coefficient) != 1 { sum += "\(ConstraintText.number(abs(term.coefficient))) * " }
            sum += "\(itemName(term.item)).\(term.attribute.name)"
        }
        return sum + ConstraintText.ending(relation, constantValue, priorityValue)
    }

    final func itemName(_ item: Handle<ConstraintItem>?) -> String {
        item?.with { item in
            // As documents write it, with quotes where the name needs them; there is no way to write one in quotes.
            guard !item.isGuide, let name = item.view?.object.currentName, !name.isEmpty, !name.contains("'") else {
                return item.brief
            }
            return ConstraintSyntax.Item.name(name).text
        } ?? "nothing"
    }
}

extension ConstraintText {
    /// A relation to a number, with the priority.
    static func ending(_ relation: NSLayoutConstraint.Relation, _ constant: CGFloat, _ priority: Float) -> String {
        let sign =
            switch relation {
            case .lessThanOrEqual: "<="
            case .equal: "=="
            case .greaterThanOrEqual: ">="
            }
        return " \(sign) \(number(constant))" + (priority == 1000 ? "" : " @\(number(CGFloat(priority)))")
    }
}

extension ConstraintItem {
    /// How messages call the item: a view by its name or class and path, a guide by its identifier or what it is, with
    /// its owner.
    final var brief: String {
        guard isGuide else { return view?.object.constraintName ?? "a view that is gone" }
        guard let guide = guide?.object else { return "a guide that is gone" }
        return guide.constraintName
    }
}

extension UIView {
    /// How constraints call the view: its name alone where it has one.
    package final var constraintName: String { currentName ?? brief }
}
