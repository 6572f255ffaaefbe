import EspalierViews

@testable import EspalierScenarios

/// Runs a document that is right.
func run(
    _ json: String, views: ScenarioResult.Views = .changed, classes: ScenarioClasses = ScenarioClasses()
) throws -> ScenarioResult {
    try ScenarioDocument(json: json).simulate(classes: classes, views: views)
}

/// Runs a root view with steps, and gives the result.
func run(root: String, steps: String = "", layout: String = "automatic") throws -> ScenarioResult {
    try run(#"{"espalier": 1, "root": \#(root), "steps": [\#(steps)], "layout": "\#(layout)"}"#)
}

extension ScenarioResult {
    /// The entries of a step, shortly: `/0 1 2 3 4`, with the name where there is one.
    func listed(_ step: Int) -> [String] {
        (steps[step].views ?? []).map { view in
            let numbers = view.frame.numbers.map(JSONWriter.text).joined(separator: " ")
            return "\(view.path) \(view.name.map { "\($0) " } ?? "")\(numbers)"
        }
    }

    /// The last frame that was listed for a path.
    func frame(_ path: String) -> [Double]? {
        for step in steps.reversed() {
            if let view = step.views?.first(where: { $0.path == path }) { return view.frame.numbers }
        }
        return nil
    }
}

/// A view with code of its own: a text, and a layout that names and counts.
final class Caption: UIView {
    var caption = ""
    var layouts = 0

    override func layoutSubviews() {
        layouts += 1
        tag = layouts
        name = "laid out \(layouts)"
    }
}

extension ScenarioClasses {
    /// The runtime's classes, and `Caption`.
    static var withCaption: ScenarioClasses {
        var classes = ScenarioClasses()
        classes.register("Caption", Caption.self, text: (get: { $0.caption }, set: { $0.caption = $1 })) { Caption() }
        return classes
    }
}

/// Runs a root view with observers and steps, and gives the result.
func run(
    root: String, observers: String, steps: String = "", layout: String = "automatic",
    classes: ScenarioClasses = ScenarioClasses()
) throws -> ScenarioResult {
    let json = #"""
        {"espalier": 1, "root": \#(root), "observers": [\#(observers)], "steps": [\#(steps)], "layout": "\#(layout)"}
        """#
    return try run(json, classes: classes)
}

extension ScenarioResult {
    /// The events of a step as JSON, without the braces around them.
    func events(_ step: Int) -> [String] {
        steps[step].events.map { event in
            var writer = JSONWriter()
            writer.event(event)
            return String(writer.text.dropFirst().dropLast())
        }
    }
}
