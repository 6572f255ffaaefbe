import EspalierSupport
import Foundation

extension ScenarioDecoder {
    private typealias Verb = ScenarioStep.Verb

    mutating func steps(_ node: Int) -> [ScenarioStep] {
        guard let elements = list(node) else { return [] }
        var steps: [ScenarioStep] = []
        for (index, element) in elements.enumerated() where !isFull {
            guard index < options.maxSteps else {
                report(
                    element, "the document has more than \(options.maxSteps) steps",
                    fix: "cut it into several documents, or allow more with --max-steps")
                break
            }
            if let step = step(element) { steps.append(step) }
        }
        return steps
    }

    mutating func step(_ node: Int) -> ScenarioStep? {
        let before = problemCount
        guard isObject(node, "a step"), let (verb, subject) = verb(node) else { return nil }
        if !verb.hasForms {
            let required = [verb.rawValue] + verb.required
            checkKeys(node, of: "the step '\(verb.rawValue)'", required: required, optional: verb.optional)
        }
        // Values are looked at even where a key is wrong, so that all problems of the step are found.
        let action = action(verb, subject, node)
        guard problemCount == before, let action else { return nil }
        return ScenarioStep(action, mark: ScenarioMark(node: node))
    }

    /// What a step does, and the value of that key.
    private mutating func verb(_ step: Int) -> (form: Verb, value: Int)? {
        formKey(of: step, fix: "make two steps of it") {
            "a step has one verb, but this one has '\($0.rawValue)' and '\($1.rawValue)'"
        } reportNone: {
            $0.reportNoVerb(step)
        }
    }

    /// A step without a verb: most likely its first key that belongs to no step is a verb that is mistyped.
    private mutating func reportNoVerb(_ step: Int) {
        let verbs = Verb.allCases.map(\.rawValue)
        let fix = "a step has one of the verbs \(verbs.joined(separator: ", "))"
        var own: [String] = []
        for verb in Verb.allCases { own += verb.required + verb.optional }
        for member in tree.members(step) where !own.contains(member.key) {
            let near = nearestName(to: member.key, among: verbs)
            let message = "unknown key \(Quoted.text(member.key)) of a step"
            return report(member.keyIndex, message, fix: near.map { "did you mean '\($0)'?" } ?? fix)
        }
        report(step, "a step has no verb", fix: fix)
    }

    private mutating func action(_ verb: Verb, _ subject: Int, _ step: Int) -> ScenarioStep.Action? {
        switch verb {
        case .set: return set(subject, step)
        case .add: return add(subject, step)
        case .move: return move(subject, step)
        case .remove: return reference(subject).map { .remove($0) }
        case .front: return reference(subject).map { .front($0) }
        case .back: return reference(subject).map { .back($0) }
        case .exchange: return exchange(subject)
        case .rule: return addRule(subject, step)
        case .layout: return reference(subject).map { .layout($0) }
        case .constrain: return constrain(subject, step)
        case .activate: return texts(subject).map { .activate($0) }
        case .deactivate: return texts(subject).map { .deactivate($0) }
        case .setConstraint: return setConstraint(subject, step)
        case .rules: return replaceRules(subject, step)
        case .guide: return addGuide(subject, step)
        case .keep: return reference(subject).map { .keep($0) }
        case .mark: return text(subject).map { .mark($0) }
        case .note: return text(subject).map { .note($0) }
        case .observe: return observer(subject).map { .observe($0) }
        case .unobserve: return text(subject).map { .unobserve($0) }
        case .query: return query(subject, step)
        case .fit: return fit(subject, step)
        case .convert: return convert(subject, step)
        case .hit: return hit(subject, step)
        case .expect: return expect(subject, step)
        }
    }

    // What follows returns nil where a key is missing, which has been reported.

    private mutating func set(_ subject: Int, _ step: Int) -> ScenarioStep.Action? {
        let view = reference(subject)
        guard let keyPath = tree.value("keyPath", in: step).flatMap({ settingKeyPath($0) }),
            let setting = tree.value("value", in: step).flatMap({ setting(keyPath, $0) }), let view
        else { return nil }
        return .set(view, setting)
    }

    private mutating func add(_ subject: Int, _ step: Int) -> ScenarioStep.Action? {
        let views = viewTree(subject)
        let position = tree.value("at", in: step).flatMap { self.position($0) }
        guard let superview = superview(step), let views else { return nil }
        return .add(views, to: superview, at: position)
    }

    private mutating func move(_ subject: Int, _ step: Int) -> ScenarioStep.Action? {
        let view = reference(subject)
        let position = tree.value("at", in: step).flatMap { self.position($0) }
        guard let superview = superview(step), let view else { return nil }
        return .move(view, to: superview, at: position)
    }

    private mutating func superview(_ step: Int) -> ScenarioReference? {
        tree.value("to", in: step).flatMap { reference($0) }
    }

    private mutating func exchange(_ subject: Int) -> ScenarioStep.Action? {
        guard let elements = list(subject).map(Array.init) else { return nil }
        guard elements.count == 2 else {
            report(
                subject, "'exchange' takes two views, but this list has \(elements.count)",
                fix: "write two: [\"a\", \"b\"]")
            return nil
        }
        let first = reference(elements[0])
        guard let second = reference(elements[1]), let first else { return nil }
        return .exchange(first, second)
    }

    private mutating func addRule(_ subject: Int, _ step: Int) -> ScenarioStep.Action? {
        let fails = tree.value("fails", in: step).flatMap { boolean($0) } ?? false
        let view = tree.value("on", in: step).flatMap { reference($0) }
        var arguments: [ScenarioArgument]? = []
        if let list = tree.value("arguments", in: step) {
            arguments = self.list(list).flatMap { self.arguments($0) }
        }
        // A rule text that must be refused is not wrong if it is wrong.
        guard let arguments,
            let rule = fails ? rule(subject, arguments: arguments) : checkedRule(subject, arguments: arguments),
            let view
        else { return nil }
        return .rule(rule, on: view, fails: fails)
    }

    private mutating func replaceRules(_ subject: Int, _ step: Int) -> ScenarioStep.Action? {
        let before = problemCount
        let rules = rules(subject)
        guard let view = tree.value("on", in: step).flatMap({ reference($0) }), problemCount == before else {
            return nil
        }
        return .rules(rules, on: view)
    }

    private mutating func addGuide(_ subject: Int, _ step: Int) -> ScenarioStep.Action? {
        let name = text(subject)
        guard let view = tree.value("on", in: step).flatMap({ reference($0) }), let name else { return nil }
        return .guide(name, on: view)
    }
}
