import EspalierApplications
import EspalierNibs
import EspalierRendering
import EspalierScenarios
import EspalierSupport

/// A constraint of a scene that another version of the file has otherwise, or not at all.
struct ConstraintChange {
    /// What it says, and its line; nil where the file does not have it.
    var before, after: (text: String, line: Int)?

    var sign: String { before == nil ? "+" : after == nil ? "-" : "~" }

    /// On one line.
    var text: String {
        [before, after].compactMap { side in side.map { "line \($0.line): \($0.text)" } }.joined(separator: " -> ")
    }
}

extension SceneInput {
    /// The constraints that differ from those of another version of the scene, by their identifiers: in the order of the
    /// file after, then those that have gone.
    ///
    /// - Complexity: O(constraints of both files, times the depth of their elements).
    func constraintChanges(from other: SceneInput) -> [ConstraintChange] {
        let (old, new) = (other.constraints, constraints)
        let byID = Dictionary(old.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let kept = Set(new.map(\.id))
        let changed: [ConstraintChange] = new.compactMap { constraint in
            let before = byID[constraint.id]
            if before?.text == constraint.text { return nil }
            return ConstraintChange(
                before: before.map { ($0.text, $0.line) }, after: (constraint.text, constraint.line))
        }
        return changed
            + old.filter { !kept.contains($0.id) }.map { ConstraintChange(before: ($0.text, $0.line), after: nil) }
    }

    /// Where the file has its constraints, by their identifiers: file, line and column.
    var constraintPlaces: [String: String] {
        let constraints = application.document(of: scene.file)?.constraints ?? []
        let places = constraints.map { ($0.id ?? "", "\(file):\($0.place)") }
        return Dictionary(places, uniquingKeysWith: { first, _ in first })
    }

    private var constraints: [(id: String, text: String, line: Int)] {
        guard let document = application.document(of: scene.file) else { return [] }
        return document.constraints.filter { $0.element.isInside(scene.objectID) }.map { constraint in
            (constraint.id ?? "", constraint.text(in: document), constraint.place.line)
        }
    }
}

extension InterfaceElement {
    /// Whether the element is the one with an identifier, or stands in it.
    fileprivate func isInside(_ id: String) -> Bool {
        var current: InterfaceElement? = self
        while let element = current {
            if element.id == id { return true }
            current = element.parent
        }
        return false
    }
}

extension InterfaceConstraint {
    /// As documents write constraints, with what the file calls the items.
    fileprivate func text(in document: InterfaceDocument) -> String {
        func side(_ item: String?, _ attribute: String) -> String {
            let element = item.flatMap { document.element(id: $0) }
            let name = element.map { $0["userLabel"] ?? "\($0.name) \(item ?? "")" } ?? item ?? "?"
            return "\(name).\(attribute)"
        }
        let relation = [Relation.equal: "==", .lessThanOrEqual: "<=", .greaterThanOrEqual: ">="][self.relation] ?? "=="
        var text = "\(side(firstItem, firstAttribute)) \(relation) "
        let number = PlainText.number(constant)
        if let secondItem, let secondAttribute {
            text += side(secondItem, secondAttribute)
            if multiplier != 1 { text += " * \(PlainText.number(multiplier))" }
            if constant != 0 { text += constant < 0 ? " - \(PlainText.number(-constant))" : " + \(number)" }
        } else {
            text += number
        }
        return priority == 1000 ? text : "\(text) @\(PlainText.number(priority))"
    }
}
