import EspalierScenarios

/// What a bisection has found, for people and programs.
struct BisectionReport {
    private let found: ScenarioBisection
    private let document: ScenarioDocument
    private let file: String
    private let places: [TextPlace?]

    init(_ found: ScenarioBisection, of document: ScenarioDocument, file: String) {
        self.found = found
        self.document = document
        self.file = file
        places = document.stepPlaces
    }

    var text: String {
        let count = found.asked.count
        let work = "\(count) \(count == 1 ? "step" : "steps") of \(document.stepCount) looked at"
        guard let steps = found.steps else { return "it holds after the last step; \(work)\n" }
        let replays = found.replays == 0 ? "" : ", \(found.replays) \(found.replays == 1 ? "replay" : "replays")"
        var text =
            steps.count == 1
            ? "step \(steps.lowerBound) is the first after which it does not hold; \(work)\(replays)\n"
            : "it is one of the steps \(steps.lowerBound) to \(steps.upperBound); all but the last were skipped; \(work)\n"
        for step in steps.prefix(20) { text += "  \(line(step))\n" }
        if steps.count > 20 { text += "  and \(steps.count - 20) more\n" }
        return text
    }

    private func line(_ step: Int) -> String {
        guard step > 0 else { return "\(file): the tree as it is built" }
        let place = places[step - 1].map { ":\($0)" } ?? ""
        return "\(file)\(place): \(document.steps[step - 1].summary)"
    }

    var json: String {
        var writer = JSONWriter()
        writer.beginObject()
        writer.formatVersion()
        for (key, step) in [("first" as StaticString, found.steps?.lowerBound), ("last", found.steps?.upperBound)] {
            writer.key(key)
            if let step { writer.integer(step) } else { writer.null() }
        }
        if let step = found.steps?.upperBound, step > 0 {
            writer.key("step")
            writer.written(document.steps[step - 1].json)
            if let place = places[step - 1] {
                writer.member("line", place.line)
                writer.member("column", place.column)
            }
        }
        writer.member("asked", found.asked.map(Double.init))
        writer.endObject()
        writer.endLine()
        return writer.text
    }
}
