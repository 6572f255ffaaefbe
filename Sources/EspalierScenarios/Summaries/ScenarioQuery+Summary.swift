extension ScenarioQuery {
    /// What is asked, in words.
    var summary: String {
        let view = ScenarioStep.shown(view)
        switch question {
        case .firstAncestor(let criterion): return "nearest ancestor of \(view) by \(Self.shown(criterion))"
        case .group(let relatives, let criterion):
            return "\(relatives.rawValue) of \(view) by \(Self.shown(criterion))"
        case .relation(let relation, of: let other):
            return
                "is \(view) \(relation == .ancestor ? "an" : "a") \(relation.rawValue) of \(ScenarioStep.shown(other))"
        case .fit(let fitting):
            let numbers = Self.shown([Double(fitting.size.width), Double(fitting.size.height)])
            return "fit \(view) to \(numbers)" + (fitting.method == .sizeThatFits ? " by sizeThatFits" : "")
        case .convert(let numbers, to: let other):
            return "convert \(Self.shown(numbers)) from \(view) to \(ScenarioStep.shown(other))"
        case .hit(let point): return "hit \(Self.shown([Double(point.x), Double(point.y)])) in \(view)"
        case .named(let name): return "first view named \(ScenarioStep.shown(name)) in \(view)"
        }
    }

    private static func shown(_ numbers: [Double]) -> String {
        "[" + numbers.map(JSONWriter.text).joined(separator: ", ") + "]"
    }

    static func shown(_ criterion: Criterion) -> String {
        func list(_ what: String, _ values: [String]) -> String {
            values.isEmpty ? "no \(what)" : ScenarioStep.shown("\(what) \(values.joined(separator: ", "))")
        }
        return switch criterion {
        case .tags(let tags): list("tag", tags.map(\.description))
        case .classes(let names): list("class", names)
        case .property(let name): list("property", [name])
        case .names(let names): list("name", names)
        }
    }
}
