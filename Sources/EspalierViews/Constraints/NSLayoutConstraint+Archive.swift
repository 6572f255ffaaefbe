import Foundation

// Constraints that an interface file describes: what would stop the program in code is answered here, since nobody has
// written it down in code.
extension NSLayoutConstraint {
    /// What a constraint between two items would be refused for (AUTOLAYOUT 2.7, 2.8); nil for nothing.
    ///
    /// - Parameters:
    ///   - view1: A view or a layout guide; so is `view2`.
    package static func mistake(
        item view1: AnyObject, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: AnyObject?,
        attribute attr2: Attribute, multiplier: CGFloat, constant: CGFloat
    ) -> String? {
        guard let first = item(of: view1) else { return "its first item is no view and no guide" }
        let second = item(of: view2)
        return ConstraintSides(
            first: first, firstAttribute: attr1, relation: relation, second: second,
            secondAttribute: second == nil ? .notAnAttribute : attr2, multiplier: multiplier, constant: constant
        ).mistake
    }

    /// Gives a constraint that was made without items its two sides, once.
    /// - Precondition: `mistake` has none for them, and the constraint has no items yet.
    package final func setItems(
        _ view1: AnyObject, _ attr1: Attribute, _ relation: Relation, _ view2: AnyObject?, _ attr2: Attribute,
        multiplier: CGFloat, constant: CGFloat
    ) {
        guard let first = Self.item(of: view1) else { return }
        let second = Self.item(of: view2)
        set(first, attr1, relation, second, second == nil ? .notAnAttribute : attr2, multiplier, constant)
    }

    /// Activates the constraint where that is possible: held by `view`, as `addConstraint(_:)` of it, if `view` is at or
    /// above all items, else by their nearest common ancestor.
    /// - Returns: false where there is none; the constraint stays inactive.
    package final func activate(preferring view: UIView) -> Bool {
        if mayBeHeld(by: view) {
            activate(heldBy: view)
            return true
        }
        guard hasCommonAncestor else { return false }
        isActive = true
        return true
    }
}
