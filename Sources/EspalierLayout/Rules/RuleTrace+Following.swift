import EspalierSLL

// Following what the statements of a text do.
extension RuleTrace {
    /// - Returns: the offsets of assignments of `nil` to names that were unset.
    mutating func take(_ events: [RuleEvent], of text: Int) -> Set<Int> {
        var idle: Set<Int> = []
        var mirrored: (name: ConstraintName, assignment: Int)?
        for event in events {
            switch event {
            case .read(let name):
                let assignment = current[Int(name.rawValue)]
                if assignment >= 0 { assignments[assignment].counted = true }
            case .divisionByZero(let place):
                divisionsByZero.append(TextOffset(text: text, offset: Int(place.offset)))
            case .set(let name, let isUnset, let rulePlace):
                let place = TextOffset(text: text, offset: Int(rulePlace.offset))
                let old = current[Int(name.rawValue)]
                var new = -1
                if !isUnset {
                    if let mirrored, mirrored.name == name {
                        new = mirrored.assignment
                    } else {
                        new = assignments.count
                        assignments.append(Assignment(name: name, place: place, step: step))
                    }
                } else if old < 0 {
                    idle.insert(place.offset)
                } else {
                    idle.remove(place.offset)
                }
                if isUnset, let mirrored, mirrored.name == name, mirrored.assignment >= 0 { idle.remove(place.offset) }
                if old >= 0 { end(old, isUnset ? .reset(place) : .overwritten(by: new)) }
                current[Int(name.rawValue)] = new
                // For `nil` to a mirror name: whether the mirror name itself had a value.
                mirrored = name.isMirror ? (name.canonical, isUnset ? old : new) : nil
                guard name.isCanonical else { continue }
                let axis = name.axis == .horizontal ? 0 : 1
                inForce[axis].removeAll { $0 == name }
                guard !isUnset else { continue }
                if inForce[axis].count == 2 {
                    end(current[Int(inForce[axis][0].rawValue)], .displaced(by: new))
                    inForce[axis].removeFirst()
                }
                inForce[axis].append(name)
            }
        }
        return idle
    }

    /// The first end is the one that tells.
    mutating func end(_ assignment: Int, _ end: End) {
        guard assignment >= 0, assignments[assignment].end == nil else { return }
        assignments[assignment].end = end
        assignments[assignment].endStep = step
    }

    /// Statements without an assignment, and those of which each assignment is one of `idleResets`.
    mutating func noteIdleStatements(of syntax: RuleSyntax, _ text: Int, idleResets: Set<Int>) {
        var first = 0
        for statement in syntax.statements {
            defer { first = statement + 1 }
            if case .name = syntax.nodes[statement].kind { continue }
            let acts = syntax.nodes[first...statement].contains { node in
                guard case .assign = node.kind else { return false }
                return !idleResets.contains(node.offset)
            }
            if !acts {
                let offset = syntax.nodes[first...statement].map(\.offset).min() ?? 0
                idleStatements.append(TextOffset(text: text, offset: offset))
            }
        }
        if syntax.statements.isEmpty { idleStatements.append(TextOffset(text: text, offset: 0)) }
    }
}
