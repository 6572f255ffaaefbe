extension NSLayoutConstraint {
    /// The views and guides that the constraint speaks of and that are still there, each once: up to four, if it is one
    /// of the distance between two anchors.
    package final var items: [AnyObject] {
        var items: [AnyObject] = []
        forEachItem { item in
            if let object = item.object { items.append(object) }
        }
        return items
    }

    /// Whether the constraint is one of the distance between two anchors, which two attributes cannot say
    /// (AUTOLAYOUT 7.7).
    package final var isOfDistance: Bool { !(extras?.terms.isEmpty ?? true) }
}
