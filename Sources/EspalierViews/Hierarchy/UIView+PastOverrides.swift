// For views that hold other views of the package: overrides of `addSubview(_:)` may hand all subviews on.
extension UIView {
    /// Inserts a view as `UIView` itself does, right in front of a subview; in front of all others if `sibling` is none.
    package final func insertPastOverrides(_ view: UIView, above sibling: UIView) { insert(view, at: .above(sibling)) }

    /// Inserts a view as `UIView` itself does, behind all others.
    package final func insertAtBackPastOverrides(_ view: UIView) { insert(view, at: .index(0)) }
}
