import EspalierSupport

/// Reads a selector from front to back, up to the first mistake.
struct SelectorParser {
    var scanner: SelectorScanner

    static func parse(_ text: String) throws(ViewSelectorError) -> ViewSelector {
        let result: Result<ViewSelector, ViewSelectorError> = text.withBytes { bytes in
            Result { () throws(ViewSelectorError) in
                var parser = SelectorParser(scanner: SelectorScanner(bytes: bytes))
                return try parser.selector()
            }
        }
        return try result.get()
    }

    func mistake(_ message: String, at offset: Int? = nil, fix: String) -> ViewSelectorError {
        var places = PlaceFinder(bytes: scanner.bytes)
        let place = places.place(at: offset ?? scanner.position)
        return ViewSelectorError(TextMistake(message, fix: fix, at: place, in: scanner.bytes))
    }

    private mutating func selector() throws(ViewSelectorError) -> ViewSelector {
        var alternatives: [[ViewSelector.Step]] = []
        repeat {
            alternatives.append(try steps(isOnly: alternatives.isEmpty))
        } while scanner.take(",")
        if !scanner.isAtEnd { throw unexpected() }
        return ViewSelector(alternatives)
    }

    private mutating func steps(isOnly: Bool) throws(ViewSelectorError) -> [ViewSelector.Step] {
        var steps: [ViewSelector.Step] = []
        var isApart = scanner.skipSpaces()
        var start = scanner.position
        var relation = takeRelation()
        while !isAtEndOfSteps {
            if let second = takeRelation() {
                throw mistake(
                    "'\(second.rawValue)' cannot stand behind another sign", at: start,
                    fix: "say which views are meant between the two, as in '> * >', or leave one out")
            }
            var step = try step(isApart: isApart || relation != nil || steps.isEmpty)
            step.relation = relation ?? .descendants
            steps.append(step)
            isApart = scanner.skipSpaces()
            start = scanner.position
            relation = takeRelation()
        }
        if let relation {
            throw mistake(
                "a view is missing behind '\(relation.rawValue)'",
                fix: "say which views are meant there, as in '\(relation.rawValue) UILabel', or leave it out")
        }
        if steps.isEmpty {
            let isEmpty = isOnly && scanner.isAtEnd
            throw mistake(
                isEmpty ? "the selector is empty" : "a selector is missing beside the ','",
                fix: isEmpty
                    ? "write a class, a name or a property, as in 'UILabel', '.title' or '[tag=7]'"
                    : "write one, or leave out the ','")
        }
        return steps
    }

    private var isAtEndOfSteps: Bool { scanner.isAtEnd || scanner.byte(at: scanner.position) == UInt8(ascii: ",") }

    /// A sign between two views, with the spaces behind it.
    private mutating func takeRelation() -> ViewSelector.Step.Relation? {
        // The longer one first.
        for relation in [ViewSelector.Step.Relation.ancestors, .superview, .subviews, .siblings, .next]
        where scanner.take(relation.rawValue) {
            scanner.skipSpaces()
            return relation
        }
        return nil
    }

    /// What is said of a view.
    /// - Parameter isApart: whether something separates it from what stands before.
    private mutating func step(isApart: Bool) throws(ViewSelectorError) -> ViewSelector.Step {
        let start = scanner.position
        var step = ViewSelector.Step()
        let isAny = scanner.take("*")
        if !isAny { step.className = try word("a class") }
        if !isApart, isAny || step.className != nil {
            throw mistake(
                "a class stands before everything else that is said of a view", at: start,
                fix: "write it first, or a space before it for a view below")
        }
        while true {
            let position = scanner.position
            if scanner.take(".") {
                guard step.name == nil else {
                    throw mistake(
                        "a view has one name", at: position,
                        fix: "leave one out, or write a space before it for a view below, or a ',' for either")
                }
                guard let name = try word("a name") else {
                    throw mistake("a name is missing behind '.'", fix: "write one, as in '.title' or '.\"sign in\"'")
                }
                step.name = name
            } else if scanner.take("[") {
                step.conditions.append(try condition(from: position))
            } else if scanner.take(":") {
                try first()
                step.isFirst = true
                break
            } else {
                break
            }
        }
        if scanner.position == start { throw unexpected() }
        if step.isFirst,
            [UInt8(ascii: "."), UInt8(ascii: "["), UInt8(ascii: ":")].contains(scanner.byte(at: scanner.position))
        {
            throw mistake(
                "nothing can stand behind ':first'",
                fix: "write ':first' last, or a space before what is said of a view below")
        }
        return step
    }

    private mutating func first() throws(ViewSelectorError) {
        let start = scanner.position
        guard let word = scanner.takeWord() else {
            throw mistake("a word is missing behind ':'", fix: "write ':first', or leave out the ':'")
        }
        if word == "first" { return }
        let isNear = nearestName(to: word, among: ["first"]) != nil
        throw mistake(
            "unknown word \(scanner.quote(start..<scanner.position)) behind ':'", at: start,
            fix: isNear
                ? "did you mean 'first'?"
                : "write ':first'; a property is asked for in brackets, as in '[isHidden=true]'")
    }

    /// A word, or a text in quotes; nil where neither stands.
    mutating func word(_ what: String) throws(ViewSelectorError) -> String? {
        if !scanner.isAtQuote { return scanner.takeWord() }
        let start = scanner.position
        guard let text = scanner.takeQuoted() else {
            throw mistake(
                "the quotes of \(what) are not closed", at: start,
                fix: "write \(scanner.text(start..<start + 1)) behind its last letter")
        }
        if text.isEmpty {
            throw mistake("\(what) is empty", at: start, fix: "write something between the quotes, or leave them out")
        }
        return text
    }

    /// What stands here belongs to nothing. It is not the end: that has been looked for.
    func unexpected() -> ViewSelectorError {
        let scalar = scanner.scalar ?? "\u{FFFD}"
        let shown = "unexpected character \(shownScalar(scalar))"
        if let plain = plainSign(like: scalar) { return mistake(shown, fix: "write \(plain) instead") }
        switch scalar {
        case "#": return mistake(shown, fix: "names stand behind '.', as in '.title'")
        case "]": return mistake(shown, fix: "leave it out, or write the '[' before the property")
        case "0"..."9":
            return mistake(
                "\(scanner.quote(scanner.position..<scanner.endOfRun())) is no class", fix: "write tags as '[tag=7]'")
        default:
            return mistake(
                shown, fix: "write a class, a name or a property, as in 'UILabel', '.title' or '[tag=7]'")
        }
    }
}
