import EspalierConstraintText
import EspalierSupport
import EspalierViews

// Constraints in the visual format language (AUTOLAYOUT 5).
extension ScenarioDecoder {
    /// A constraint that is an object, whose format must be right.
    mutating func visualFormat(_ node: Int) -> ScenarioConstraint? {
        let before = problemCount
        checkKeys(node, of: "a constraint", required: ["format"], optional: ["options", "metrics"])
        let format = tree.value("format", in: node)
        let text = format.flatMap { constraintText($0) }
        var parts = ScenarioFormat()
        if let options = tree.value("options", in: node) { parts.options = formatOptions(options) }
        if let metrics = tree.value("metrics", in: node) { parts.metrics = self.metrics(metrics) }
        guard let format, let text else { return nil }
        let parsed = read(text, parts, format, wasRight: problemCount == before)
        guard problemCount == before, let parsed else { return nil }
        return ScenarioConstraint(text, .format(parsed, parts), mark: ScenarioMark(node: node))
    }

    /// Reads the text, and reports what is wrong with it, whatever views there are.
    private mutating func read(
        _ text: String, _ parts: ScenarioFormat, _ node: Int, wasRight: Bool
    ) -> VisualFormat? {
        let (parsed, diagnostics) = VisualFormat.parse(text)
        report(node, "constraint", text, diagnostics)
        // Where a metric or an option could not be read, what lacks it is not told besides.
        guard let parsed, wasRight else { return nil }
        let numbers = parts.numbers
        do {
            // With a view for every name, what is left to be wrong are metrics and options.
            _ = try NSLayoutConstraint.made(
                of: parsed, text: text, options: parts.formatOptions, container: UIView(), metric: { numbers[$0] },
                item: { _ in UIView() })
        } catch {
            let place = SourceExcerpt(text: text, offset: error.offset)
            report(
                node, "constraint", text, line: place.line, column: place.column, error.sentence, fix: error.fix)
        }
        return parsed
    }

    private mutating func formatOptions(_ node: Int) -> [String] {
        guard let elements = list(node) else { return [] }
        let words = ScenarioFormat.words.map(\.word)
        var options: [String] = []
        for element in elements {
            guard let option = word(element, of: words) else { continue }
            options.append(option)
            if options.contains("directionLeftToRight"), options.contains("directionRightToLeft") {
                report(
                    element, "'directionLeftToRight' and 'directionRightToLeft' contradict each other",
                    fix: "write one of the two")
                break
            }
        }
        return options
    }

    private mutating func metrics(_ node: Int) -> [ScenarioFormat.Metric] {
        guard isObject(node, "an object of numbers by name") else { return [] }
        var metrics: [ScenarioFormat.Metric] = []
        for member in tree.members(node) {
            if let value = number(member.value) { metrics.append(.init(member.key, value)) }
        }
        return metrics
    }
}
