/// What of constraints a view is asked before anything else is looked at, in one byte: a view that has nothing to do
/// with constraints pays one branch.
struct ConstraintMarks: OptionSet {
    var rawValue: UInt8

    /// The view has a `ConstraintRecord`.
    static let recorded = ConstraintMarks(rawValue: 1 << 0)
    /// An active constraint ties something strictly below the view to something outside of it. A hint: taken back only
    /// where the view leaves its superview, and then nothing passes it any more.
    static let passing = ConstraintMarks(rawValue: 1 << 1)
    /// `updateConstraints()` is to be called.
    static let needsUpdate = ConstraintMarks(rawValue: 1 << 2)
    /// The view or one below it has `needsUpdate`. Whenever a view has it, its superview has it.
    static let updateBelow = ConstraintMarks(rawValue: 1 << 3)

    /// The view is, or has been, in the tree of a document with a safe area: that counts although there is no window. A
    /// hint, never taken back.
    static let documentInsets = ConstraintMarks(rawValue: 1 << 4)

    /// A document says what the view answers as its `intrinsicContentSize`. Never taken back.
    static let documentContent = ConstraintMarks(rawValue: 1 << 5)

    /// The view or one below it overrides traits, and so maybe the direction. A hint, never taken back. Whenever a view
    /// has it, its superview has it.
    static let overridesTraits = ConstraintMarks(rawValue: 1 << 6)

    /// Something at or below the view has changed since it was fitted last, or it never was (AUTOLAYOUT 3.4). Whenever
    /// a view with a record, or below which one lies, has it, its superview has it.
    static let unfitted = ConstraintMarks(rawValue: 1 << 7)

    /// What a move of the view may concern constraints by.
    static let tied: ConstraintMarks = [.recorded, .passing]
}

extension UIView {
    /// Views whose class overrides `updateConstraints()` begin marked (AUTOLAYOUT 3.1). Which classes do cannot be
    /// asked, so those of every subclass begin so: of the others the call does nothing.
    @inline(__always)
    final func markForFirstUpdate() {
        if type(of: self) != UIView.self { marks = [.needsUpdate, .updateBelow] }
    }

    /// Marks the view for `updateConstraints()`, and the path to it.
    final func markForConstraintUpdate() {
        marks.insert(.needsUpdate)
        markUpdatePath(from: self)
    }

    /// Marks `view` and all above it, up to the first that is marked.
    final func markUpdatePath(from view: UIView) {
        var current: ViewReference? = view.reference
        while let view = current {
            current = view.with { view in
                if view.marks.contains(.updateBelow) { return nil }
                view.marks.insert(.updateBelow)
                return view.parent
            }
        }
    }
}
