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

    /// The constraint as it would be written: `title.leading == icon.trailing + 8 @750`. An active one is written as in the
    /// list of the view that holds it, with paths where names are missing or lead elsewhere; guides without a word in
    /// such texts, and what is not active, are told in words.
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

    /// How messages call the constraint: by its identifier, else as it would be written. What a stack makes has its
    /// identifier in common with others, so that the stack and the text stand there too:
    /// `UISV-hiding of row: badge.width == 0`.
    package final var shownName: String {
        guard let identifier else { return text }
        guard isOfArrangement, let holder = holder?.object.view?.object else { return identifier }
        return "\(identifier) of \(holder.writtenName(in: holder.topmost)): \(text)"
    }

    /// The constraint in full: its identifier, if it has one, and how it would be written.
    package final var shownText: String {
        guard let identifier, !isOfArrangement else { return shownName }
        return "\(identifier): \(text)"
    }

    final func itemName(_ item: Handle<ConstraintItem>?) -> String {
        let holder = holder?.object.view?.object
        return item?.with { item in
            if let holder, let name = item.writtenName(in: holder) { return name }
            // Views without a common tree have no paths: by name, or in words.
            guard !item.isGuide, let name = item.view?.object.currentName else { return item.brief }
            return ConstraintSyntax.Item.writtenName(name) ?? item.brief
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
