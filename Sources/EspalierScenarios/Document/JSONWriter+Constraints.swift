extension ScenarioEncoder {
    /// The constraints and guides of a view (AUTOLAYOUT 5).
    mutating func constraintKeys(_ view: ScenarioView) {
        if !view.constraints.isEmpty {
            writer.key("constraints")
            writer.beginList()
            for constraint in view.constraints { self.constraint(constraint) }
            writer.endList()
        }
        if !view.layoutGuides.isEmpty { writer.member("layoutGuides") { $0.words(view.layoutGuides) } }
    }

    /// A constraint: its text, or an object with its format.
    mutating func constraint(_ constraint: ScenarioConstraint) {
        guard let format = constraint.format else { return writer.string(constraint.text) }
        writer.beginObject()
        writer.member("format", constraint.text)
        if !format.options.isEmpty { writer.member("options") { $0.words(format.options) } }
        if !format.metrics.isEmpty {
            writer.key("metrics")
            writer.beginObject()
            for metric in format.metrics { writer.member(text: metric.name) { $0.number(metric.value) } }
            writer.endObject()
        }
        writer.endObject()
    }
}
