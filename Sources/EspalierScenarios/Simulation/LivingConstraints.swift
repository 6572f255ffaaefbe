import EspalierViews

/// The constraints that a document has made, active or not, as long as the run lasts.
struct LivingConstraints {
    private var identified: [String: NSLayoutConstraint] = [:]
    /// As they were written, and at which step. They are held, so that no other one gets their identity.
    private var written: [ObjectIdentifier: (held: NSLayoutConstraint, constraint: ScenarioConstraint, step: Int)] = [:]

    mutating func add(_ constraint: NSLayoutConstraint, writtenAs text: ScenarioConstraint, step: Int) {
        if let identifier = constraint.identifier { identified[identifier] = constraint }
        written[ObjectIdentifier(constraint)] = (constraint, text, step)
    }

    subscript(identifier: String) -> NSLayoutConstraint? { identified[identifier] }

    /// How results call a constraint: by its identifier, else as it was written. A visual format stands for several:
    /// of one of those, as it would be written alone.
    func name(of constraint: NSLayoutConstraint) -> String {
        if let identifier = constraint.identifier { return identifier }
        guard let written = written(constraint)?.constraint, !written.isFormat else { return constraint.text }
        return written.text
    }

    func written(_ constraint: NSLayoutConstraint) -> (constraint: ScenarioConstraint, step: Int)? {
        written[ObjectIdentifier(constraint)].map { ($0.constraint, $0.step) }
    }
}

extension Simulation {
    /// How the document writes a constraint, and at which step it made it; nil for one that code has made.
    package func written(_ constraint: NSLayoutConstraint) -> (constraint: ScenarioConstraint, step: Int)? {
        constraints.written(constraint)
    }

    /// How messages call a constraint: as the document writes it. One part of a visual format as it would be written
    /// alone; so is one that code has made, if it has no identifier.
    package func text(of constraint: NSLayoutConstraint) -> String {
        guard let written = written(constraint)?.constraint, !written.isFormat else { return constraint.shownName }
        return written.text
    }

    /// The required constraints that do not hold at the moment.
    package var conflicts: [ScenarioResult.Conflict] {
        root.layoutConflicts.map { conflict in
            let sides = [conflict.broken] + conflict.with
            let names = sides.map { constraints.name(of: $0) }
            let shown = zip(sides, names).map { side, name in side.isOfArrangement ? side.shownName : name }
            return ScenarioResult.Conflict(
                broken: names[0], with: names.dropFirst() + conflict.given, shown: shown + conflict.given)
        }
    }
}
