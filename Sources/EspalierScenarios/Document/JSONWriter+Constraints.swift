extension JSONWriter {
    /// The constraints and guides of a view (AUTOLAYOUT 5).
    mutating func constraintKeys(_ view: ScenarioView) {
        list("constraints", view.constraints) { $1.constraint($0) }
        if !view.layoutGuides.isEmpty { member("layoutGuides") { $0.words(view.layoutGuides) } }
    }

    /// A constraint: its text, or an object with its format.
    mutating func constraint(_ constraint: ScenarioConstraint) {
        guard case .format(_, let format) = constraint.content else { return string(constraint.text) }
        beginObject()
        member("format", constraint.text)
        if !format.options.isEmpty { member("options") { $0.words(format.options) } }
        if !format.metrics.isEmpty {
            key("metrics")
            object { for metric in format.metrics { $0.member(text: metric.name) { $0.number(metric.value) } } }
        }
        endObject()
    }
}
