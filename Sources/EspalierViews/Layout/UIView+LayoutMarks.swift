extension UIView {
    /// Marks the view, and the path to it: up to the first ancestor that knows of a marked view below it already.
    package final func markNeedsLayout() {
        flags.insert(.needsLayout)
        parent?.with { markPath(.layoutBelow, from: $0) }
    }

    /// Marks the view because other views or layers lie in it, or in another order. Not while its own layout code brings
    /// that about: else a layout that makes what lies in it anew each time would never come to rest. What it adds has
    /// marks of its own.
    final func markForChangedList() {
        if !flags.contains(.layingOut) { markNeedsLayout() }
    }

    /// Whether the view itself is marked. For tests and tools.
    package final var needsLayout: Bool { flags.contains(.needsLayout) }
}
