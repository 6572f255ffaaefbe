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

    /// What pictures draw the constraint between: its sides; of a distance, its first two places. An item is nil once it
    /// is gone.
    package final var drawnSides: [(item: AnyObject?, attribute: Attribute)] {
        let sides = [(first, firstKind), (second, secondKind)].filter { $0.1 != .notAnAttribute }
        return sides.map { ($0.0?.object.object, $0.1.attribute) }
    }

    /// A side as UIKit shows it: the distance between two anchors has neither an item nor an attribute.
    final func shownSide(isFirst: Bool) -> (item: Handle<ConstraintItem>?, attribute: Attribute) {
        guard isOfDistance else {
            return isFirst ? (first, firstKind.attribute) : (second, secondKind.attribute)
        }
        guard let term = terms(ofSide: isFirst).first, term.attribute.isSize else { return (nil, .notAnAttribute) }
        return (term.item, term.attribute)
    }

    /// A side as an anchor, of a distance with its beginning; nil where it is a number, or its item is gone.
    final func anchor(isFirst: Bool) -> NSLayoutAnchor<AnyObject>? {
        guard isOfDistance else {
            let (item, kind) = isFirst ? (first, firstKind) : (second, secondKind)
            return item == nil ? nil : NSLayoutAnchor(item, kind)
        }
        let terms = terms(ofSide: isFirst)
        guard let end = terms.first, end.item != nil else { return nil }
        let origin = terms.count > 1 ? LayoutAnchor(terms[1].item?.object, terms[1].attribute.short) : nil
        return NSLayoutAnchor(end.item?.object, end.attribute.short, from: origin)
    }

    /// The terms of one side of a constraint with distances: a size, or where a distance ends and begins; none of a
    /// number.
    private func terms(ofSide isFirst: Bool) -> [ConstraintTerm] {
        let terms = extras?.terms ?? []
        let split = terms.first?.attribute.isSize ?? true ? min(1, terms.count) : 2
        return Array(isFirst ? terms[..<split] : terms[split...])
    }
}
