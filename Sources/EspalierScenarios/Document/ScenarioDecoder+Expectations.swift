import EspalierSupport

extension ScenarioDecoder {
    private static let expectationForms = ["frame", "equals", "ambiguous", "keyPath"]

    /// An `expect` step: of a view's frame, of its being ambiguous, of another value of it, or of what a query found.
    mutating func expect(_ subject: Int, _ step: Int) -> ScenarioStep.Action? {
        let members = tree.members(step).filter { Self.expectationForms.contains($0.key) }
        if members.count > 1 {
            let forms = members.prefix(2).map(\.key).ordered { one, other in
                Self.expectationForms.firstIndex(of: one) ?? 0 < Self.expectationForms.firstIndex(of: other) ?? 0
            }
            report(
                members[1].keyIndex, "an expectation has '\(forms[0])' or '\(forms[1])', but this one has both",
                fix: "make two steps of it")
            return nil
        }
        guard let member = members.first else {
            reportNoForm(step)
            return nil
        }
        switch member.key {
        case "frame": return expectFrame(subject, member.value, step)
        case "keyPath": return expectValue(subject, member.value, step)
        case "ambiguous": return expectAmbiguous(subject, member.value, step)
        default: return expectAnswer(subject, member.value, step)
        }
    }

    private mutating func reportNoForm(_ step: Int) {
        let known = ["expect"] + Self.expectationForms + ["value", "tolerance"]
        var hasSuggestion = false
        for member in tree.members(step) where !known.contains(member.key) {
            let near = reportUnknown(member, of: "the step 'expect'", known: known)
            if let near, Self.expectationForms.contains(near) { hasSuggestion = true }
        }
        if hasSuggestion { return }
        report(
            step, "the step 'expect' needs the key 'frame', 'keyPath', 'ambiguous' or 'equals'",
            fix: "add '\"frame\": …', '\"keyPath\": …' or '\"ambiguous\": …' for a view, "
                + "'\"equals\": …' for a query")
    }

    private mutating func expectFrame(_ subject: Int, _ frame: Int, _ step: Int) -> ScenarioStep.Action? {
        checkKeys(step, of: "the step 'expect'", required: ["expect", "frame"], optional: ["tolerance"])
        let view = reference(subject)
        let frame = rectangle(frame)
        let tolerance = tree.value("tolerance", in: step).flatMap { self.tolerance($0) }
        guard let view, let frame else { return nil }
        return .expect(view, frame: frame, tolerance: tolerance ?? ScenarioStep.defaultTolerance)
    }

    private mutating func expectValue(_ subject: Int, _ keyPath: Int, _ step: Int) -> ScenarioStep.Action? {
        checkKeys(
            step, of: "the step 'expect' with 'keyPath'", required: ["expect", "keyPath", "value"],
            optional: ["tolerance"])
        let view = reference(subject)
        let tolerance = tree.value("tolerance", in: step).flatMap { self.tolerance($0) }
        guard let keyPath = settingKeyPath(keyPath), let node = tree.value("value", in: step),
            let setting = setting(keyPath, node), let view
        else { return nil }
        return .expectValue(view, setting, tolerance: tolerance ?? ScenarioStep.defaultTolerance)
    }

    private mutating func expectAmbiguous(_ subject: Int, _ value: Int, _ step: Int) -> ScenarioStep.Action? {
        checkKeys(step, of: "the step 'expect' with 'ambiguous'", required: ["expect", "ambiguous"], optional: [])
        let view = reference(subject)
        guard let isAmbiguous = boolean(value), let view else { return nil }
        return .expectAmbiguous(view, isAmbiguous)
    }

    private mutating func expectAnswer(_ subject: Int, _ answer: Int, _ step: Int) -> ScenarioStep.Action? {
        // Only numbers can be near to others.
        let optional = tree.isList(answer) ? ["tolerance"] : []
        checkKeys(step, of: "the step 'expect' with 'equals'", required: ["expect", "equals"], optional: optional)
        let id = text(subject)
        let tolerance = optional.isEmpty ? nil : tree.value("tolerance", in: step).flatMap { self.tolerance($0) }
        guard let answer = self.answer(answer), let id else { return nil }
        return .expectAnswer(id, answer, tolerance: tolerance ?? ScenarioStep.defaultTolerance)
    }
}

// What queries find.
extension ScenarioDecoder {
    mutating func answer(_ node: Int) -> ScenarioResult.Answer? {
        switch tree.kind(node) {
        case .null: return .view(nil)
        case .boolean(let value): return .boolean(value)
        case .text: return answerPath(node).map { .view($0) }
        case .object: return groups(node)
        case .list where tree.elements(node).allSatisfy({ tree.number($0) != nil }):
            return numbers(node).map { .numbers($0) }
        case .integer, .number, .list:
            reportKind(
                node, "what a query finds",
                fix: "write a path, null, true, false, an object of lists of paths: {\"KEY\": [\"/0\"]}, "
                    + "or a list of numbers")
            return nil
        }
    }

    /// A size, a point or a rectangle.
    private mutating func numbers(_ node: Int) -> [Double]? {
        let count = tree.elements(node).reduce(0) { count, _ in count + 1 }
        let names = ["x", "y", "width", "height"]
        if count == 2 { return numbers(node, "a point or a size", Array(names.prefix(2))) }
        return numbers(node, "a rectangle", names)
    }

    private mutating func groups(_ node: Int) -> ScenarioResult.Answer? {
        let before = problemCount
        var groups: [ScenarioResult.Group] = []
        for member in tree.members(node) {
            guard let elements = list(member.value) else { continue }
            var paths: [String] = []
            for element in elements {
                if let path = answerPath(element) { paths.append(path) }
            }
            groups.append(ScenarioResult.Group(key: member.key, paths: paths))
        }
        return problemCount == before ? ScenarioResult.Answer(groups: groups) : nil
    }

    /// The path of a view as results write it.
    private mutating func answerPath(_ node: Int) -> String? {
        guard let text = text(node) else { return nil }
        if let reference = ScenarioReference(text), case .path = reference.target { return reference.description }
        report(
            node, "\(Quoted.text(text)) is no path",
            fix: "write the view's path, such as \"/\" or \"/0/2\", not its name")
        return nil
    }
}

// Ids.
extension ScenarioDecoder {
    /// Reports each expectation of a query that no step before it asks.
    mutating func checkQueries(_ steps: [ScenarioStep]) {
        var asked = KnownIDs(.queries)
        for step in steps {
            asked.add(step.askedQuery)
            guard let id = step.expectedQuery, !asked.contains(id), !isFull, let node = step.mark.node,
                let place = tree.value("expect", in: node)
            else { continue }
            // Looking for the nearest one takes long where there are many.
            let suggests = problemCount < Self.shownProblems
            report(place, asked.message(for: id), fix: asked.fix(for: id, suggests: suggests))
        }
    }
}
