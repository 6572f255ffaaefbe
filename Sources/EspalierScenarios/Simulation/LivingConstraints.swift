import EspalierViews

/// The constraints that a document has made, active or not, as long as the run lasts.
struct LivingConstraints {
    private var identified: [String: NSLayoutConstraint] = [:]
    /// Those without an identifier, as they were written. They are held, so that no other one gets their identity.
    private var written: [ObjectIdentifier: (constraint: NSLayoutConstraint, text: String)] = [:]

    mutating func add(_ constraint: NSLayoutConstraint, writtenAs text: String) {
        if let identifier = constraint.identifier {
            identified[identifier] = constraint
        } else {
            written[ObjectIdentifier(constraint)] = (constraint, text)
        }
    }

    subscript(identifier: String) -> NSLayoutConstraint? { identified[identifier] }

    /// How results call a constraint: by its identifier, else as it was written.
    func name(of constraint: NSLayoutConstraint) -> String {
        constraint.identifier ?? written[ObjectIdentifier(constraint)]?.text ?? constraint.text
    }
}

extension Simulation {
    /// The required constraints that do not hold at the moment.
    var conflicts: [ScenarioResult.Conflict] {
        root.layoutConflicts.map { conflict in
            ScenarioResult.Conflict(
                broken: constraints.name(of: conflict.broken),
                with: conflict.with.map { constraints.name(of: $0) } + conflict.given)
        }
    }
}
