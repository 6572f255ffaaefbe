import EspalierConstraintText
import EspalierSupport
import EspalierViews
import Foundation

// Constraints and what they read (AUTOLAYOUT 5).
extension ScenarioDecoder {
    /// The constraints of a view.
    mutating func constraints(_ node: Int) -> [ScenarioConstraint] {
        guard let elements = list(node) else { return [] }
        return elements.compactMap { constraint($0) }
    }

    /// A constraint, whose text must be right.
    ///
    /// Each mistake is a problem at the place of the text; the message says where in the text it is.
    mutating func constraint(_ node: Int) -> ScenarioConstraint? {
        usesConstraints = true
        let constraint = tree.isObject(node) ? visualFormat(node) : constraintOfText(node)
        if constraint == nil { hasWrongConstraint = true }
        return constraint
    }

    private mutating func constraintOfText(_ node: Int) -> ScenarioConstraint? {
        guard let text = constraintText(node) else { return nil }
        let (syntax, diagnostics) = ConstraintSyntax.parse(text)
        report(node, "constraint", text, diagnostics)
        return syntax.map { ScenarioConstraint(text, .constraint($0), mark: ScenarioMark(node: node)) }
    }

    /// A text that is not too long.
    mutating func constraintText(_ node: Int) -> String? {
        guard let text = tree.text(node) else {
            reportKind(node, "a constraint", fix: "write it in double quotes, as in \"a.width == 80\"")
            return nil
        }
        let length = text.utf8.count
        if length <= options.maxRuleLength { return text }
        report(
            node, "a constraint text has \(length) bytes; \(options.maxRuleLength) are allowed",
            fix: "write shorter names, or allow more with --max-rule-length")
        return nil
    }

    /// The names of the guides of a view.
    mutating func layoutGuides(_ node: Int) -> [String] {
        guard let elements = list(node) else { return [] }
        return elements.compactMap { name($0) }
    }

    mutating func priorities(_ node: Int) -> ScenarioPriorities? {
        guard let numbers = numbers(node, "a pair of priorities", ["horizontal", "vertical"]) else { return nil }
        let allowed = numbers.allSatisfy { checkPriority($0, node) }
        return allowed ? ScenarioPriorities(horizontal: numbers[0], vertical: numbers[1]) : nil
    }

    /// Reports a priority that is none.
    private mutating func checkPriority(_ priority: Double, _ node: Int) -> Bool {
        if (1...1000).contains(priority) { return true }
        report(
            node, "the priority \(JSONWriter.text(priority)) is not between 1 and 1000",
            fix: priority > 1000 ? "write 1000 for what must hold" : "write 1 or more")
        return false
    }

    mutating func insets(_ node: Int) -> UIEdgeInsets? {
        numbers(node, "a list of insets", ["top", "left", "bottom", "right"]).map {
            UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
        }
    }

    /// A width and a height, null for none.
    mutating func contentSize(_ node: Int) -> CGSize? {
        guard tree.isList(node) else {
            reportKind(node, "a size [width, height]", fix: "write a list of two, null for an axis without a wish")
            return nil
        }
        let elements = Array(tree.elements(node).prefix(3))
        guard elements.count == 2 else {
            report(
                node, "a size [width, height] has two parts",
                fix: "write a list of two, null for an axis without a wish")
            return nil
        }
        let before = problemCount
        let parts = elements.map { tree.isNull($0) ? Double(UIView.noIntrinsicMetric) : wish($0) ?? 0 }
        return problemCount == before ? CGSize(width: parts[0], height: parts[1]) : nil
    }

    private mutating func wish(_ node: Int) -> Double? {
        guard let number = number(node) else { return nil }
        if number >= 0 { return number }
        report(node, "the size \(JSONWriter.text(number)) is negative", fix: "write null for an axis without a wish")
        return nil
    }
}

// Steps.
extension ScenarioDecoder {
    mutating func constrain(_ subject: Int, _ step: Int) -> ScenarioStep.Action? {
        let constraint = constraint(subject)
        var view: ScenarioReference? = ScenarioReference(.path([]))
        if let node = tree.value("in", in: step) { view = reference(node) }
        guard let constraint, let view else { return nil }
        return .constrain(constraint, in: view)
    }

    mutating func setConstraint(_ subject: Int, _ step: Int) -> ScenarioStep.Action? {
        let before = problemCount
        let identifier = text(subject)
        let constant = tree.value("constant", in: step).flatMap { number($0) }
        let priority = tree.value("priority", in: step).flatMap { node in
            number(node).flatMap { checkPriority($0, node) ? $0 : nil }
        }
        guard problemCount == before, let identifier else { return nil }
        if constant == nil, priority == nil {
            report(
                step, "the step 'setConstraint' needs the key 'constant' or 'priority'",
                fix: "add '\"constant\": …', '\"priority\": …', or both")
            return nil
        }
        return .setConstraint(identifier, constant: constant, priority: priority)
    }
}
