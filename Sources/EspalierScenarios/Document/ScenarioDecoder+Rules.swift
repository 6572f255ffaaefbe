import EspalierSLL

extension ScenarioDecoder {
    /// The rules of a view.
    mutating func rules(_ node: Int) -> [ScenarioRule] {
        guard let elements = list(node) else { return [] }
        return elements.compactMap { rule($0) }
    }

    /// A rule of a view: a text, or a list of the text and its arguments.
    private mutating func rule(_ node: Int) -> ScenarioRule? {
        if tree.text(node) != nil { return checkedRule(node, arguments: []) }
        guard tree.isList(node) else {
            reportKind(node, "a rule", fix: "write a text, or a list of the text and its arguments")
            return nil
        }
        var elements = tree.elements(node)
        guard let text = elements.next() else {
            report(node, "a rule is an empty list", fix: "write the rule text, then its arguments")
            return nil
        }
        guard let arguments = arguments(elements) else { return nil }
        return checkedRule(text, arguments: arguments)
    }

    /// The arguments of a rule; nil if one is wrong.
    mutating func arguments(_ elements: JSONTree.Elements) -> [ScenarioArgument]? {
        var isGood = true
        var arguments: [ScenarioArgument] = []
        for element in elements {
            if let argument = argument(element) { arguments.append(argument) } else { isGood = false }
        }
        return isGood ? arguments : nil
    }

    private mutating func argument(_ node: Int) -> ScenarioArgument? {
        let kind: ScenarioArgument.Kind?
        switch tree.kind(node) {
        case .text: kind = reference(node).map { .view($0) }
        case .integer, .number: kind = number(node).map { .number($0) }
        case .object: kind = attribute(node).map { .attribute($0) }
        case .null, .boolean, .list:
            reportKind(
                node, "an argument of a rule",
                fix: "write a view's name or path, a number, or {\"of\": VIEW, \"keyPath\": \"bounds.size.width\"}")
            kind = nil
        }
        return kind.map { ScenarioArgument($0, mark: ScenarioMark(node: node)) }
    }

    private mutating func attribute(_ node: Int) -> ScenarioAttribute? {
        let before = problemCount
        checkKeys(node, of: "an argument", required: ["of", "keyPath"], optional: ["times", "plus"])
        var view: ScenarioReference?
        var keyPath: ScenarioKeyPath?
        var times = 1.0
        var plus = 0.0
        for member in tree.members(node) {
            switch member.key {
            case "of": view = reference(member.value)
            case "keyPath": keyPath = numericKeyPath(member.value)
            case "times": times = number(member.value) ?? times
            case "plus": plus = number(member.value) ?? plus
            default: break
            }
        }
        guard problemCount == before, let view, let keyPath else { return nil }
        return ScenarioAttribute(view: view, keyPath: keyPath, times: times, plus: plus)
    }

    /// A key path that leads to a number, or to a stored property, which may be one.
    private mutating func numericKeyPath(_ node: Int) -> ScenarioKeyPath? {
        guard let keyPath = keyPath(node) else { return nil }
        let fix: String
        switch keyPath.kind.unlimited {
        case .number, .integer, .any, .height: return keyPath
        case .rectangle: fix = "write a part of it, as in '\(keyPath).size.width'"
        case .point: fix = "write a part of it, as in '\(keyPath).x'"
        case .size: fix = "write a part of it, as in '\(keyPath).width'"
        case .transform: fix = "write a part of it, as in '\(keyPath).tx'"
        default:
            fix = "write a key path to a number, as in 'bounds.size.width'"
        }
        report(node, "'\(keyPath)' is no number", fix: fix)
        return nil
    }
}
