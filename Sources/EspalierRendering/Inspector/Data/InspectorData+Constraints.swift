import EspalierScenarios

extension InspectorData {
    /// The table of constraints, as JSON.
    mutating func writtenConstraints(_ constraints: [ShownConstraint]) -> String {
        var json = JSONWriter(.embedded)
        json.list { json in
            for constraint in constraints { write(constraint, to: &json) }
        }
        return json.text
    }

    private mutating func write(_ constraint: ShownConstraint, to json: inout JSONWriter) {
        let identifier = texts.number(of: constraint.identifier)
        let text = texts.number(of: constraint.text)
        let line = constraint.line.map { "line \($0) of the scenario" }
        let place = texts.number(of: constraint.identifier.flatMap { recording.constraintPlaces[$0] } ?? line)
        json.list { json in
            json.integer(identifier)
            json.integer(place)
            json.integer(constraint.relation)
            for number in [constraint.priority, constraint.multiplier, constraint.constant] { json.number(number) }
            json.integer(text)
            write(constraint.first, to: &json)
            if let second = constraint.second { write(second, to: &json) } else { json.null() }
        }
    }

    private mutating func write(_ side: ShownConstraint.Side, to json: inout JSONWriter) {
        let guide = texts.number(of: side.guide)
        let attribute = texts.number(of: side.attribute)
        json.list { json in
            for number in [side.id, guide, attribute, side.isVertical ? 1 : 0] { json.integer(number) }
            for point in [side.near, side.far] {
                json.number(point.share)
                json.number((point.offset * 100).rounded() / 100)
            }
        }
    }

    /// What a step changed of constraints; nothing where there are none.
    mutating func writeConstraints(_ step: StepConstraints, to json: inout JSONWriter) {
        if step == writtenStep && step.conflicts.isEmpty { return }
        if step.active != writtenStep.active {
            let (old, new) = (Set(writtenStep.active), Set(step.active))
            let gone = writtenStep.active.filter { !new.contains($0) }
            let come = step.active.filter { !old.contains($0) }
            json.member("constraints") { json in
                json.list { json in for list in [gone, come] { json.integers(Self.gaps(list)) } }
            }
        }
        if !step.conflicts.isEmpty {
            json.member("conflicts") { json in
                json.list { json in for conflict in step.conflicts { write(conflict, to: &json) } }
            }
        }
        if step.ambiguities != writtenStep.ambiguities {
            json.member("ambiguous") { $0.integers(step.ambiguities.flatMap { [$0.id, $0.numbers] }) }
        }
        if step.placed != writtenStep.placed { json.member("placed") { $0.integers(step.placed) } }
        writtenStep = step
    }

    private mutating func write(_ conflict: StepConstraints.Conflict, to json: inout JSONWriter) {
        json.list { json in
            json.integer(conflict.broken)
            json.integers(conflict.with)
            json.list { json in for text in conflict.given { json.string(text) } }
            json.list { json in
                for choice in conflict.choices {
                    json.integer(choice.constraint)
                    json.integer(texts.number(of: choice.text))
                    json.integers(choice.views.flatMap { [$0.id, $0.numbers] })
                }
            }
        }
    }

    private static func gaps(_ ascending: [Int]) -> [Int] {
        zip(ascending, [0] + ascending).map { $0 - $1 }
    }
}
