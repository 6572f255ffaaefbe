extension UIView {
    /// Marks the view, and the path to it: up to the first ancestor that knows of a marked view below it already.
    package final func markNeedsLayout() {
        flags.insert(.needsLayout)
        parent?.with { markPath(.layoutBelow, from: $0) }
    }

    /// Whether the view itself is marked. For tests and tools.
    package final var needsLayout: Bool { flags.contains(.needsLayout) }
}
