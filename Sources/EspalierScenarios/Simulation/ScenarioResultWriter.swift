import Foundation

/// Writes a result as JSON, step by step, so that nobody needs to hold all of it.
///
/// Calls come in this order: `begin`, `step` for each step, `end`. What was written may be taken away in between.
package struct ScenarioResultWriter {
    package var writer = JSONWriter()

    package init() {}

    package mutating func begin(title: String?) {
        writer.beginObject()
        writer.formatVersion()
        if let title {
            writer.key("title")
            writer.string(title)
        }
        writer.key("steps")
        writer.beginList()
    }

    package mutating func step(_ step: ScenarioResult.Step) {
        writer.beginObject()
        writer.key("step")
        writer.integer(step.index)
        if let views = step.views {
            writer.key("views")
            writer.beginList()
            for view in views { self.view(view) }
            writer.endList()
        }
        if !step.removed.isEmpty {
            writer.key("removed")
            writer.words(step.removed)
        }
        if !step.events.isEmpty {
            writer.key("events")
            writer.beginList()
            for event in step.events { writer.event(event) }
            writer.endList()
        }
        if !step.queries.isEmpty {
            writer.key("queries")
            writer.beginObject()
            for query in step.queries {
                writer.key(query.id)
                writer.answer(query.answer)
            }
            writer.endObject()
        }
        if !step.diagnostics.isEmpty {
            writer.key("diagnostics")
            writer.beginList()
            for diagnostic in step.diagnostics { self.diagnostic(diagnostic) }
            writer.endList()
        }
        if !step.conflicts.isEmpty {
            writer.key("conflicts")
            writer.beginList()
            for conflict in step.conflicts { self.conflict(conflict) }
            writer.endList()
        }
        writer.endObject()
    }

    /// The end of the result.
    ///
    /// - Parameter line: the line of the batch that the scenario was in, which then stands for the line of an error.
    package mutating func end(failures: [ScenarioResult.Failure], error: ScenarioRunError?, line: Int? = nil) {
        writer.endList()
        if !failures.isEmpty {
            writer.key("failures")
            writer.beginList()
            for failure in failures { self.failure(failure) }
            writer.endList()
        }
        if let error {
            writer.key("error")
            writer.runError(error, line: line)
        }
        writer.endObject()
    }

    /// What stands in place of the result of a document that was refused.
    ///
    /// - Parameter line: the line of the batch that the document was in.
    package mutating func refusal(_ error: ScenarioError, line: Int) {
        guard let first = error.problems.first else { return }
        writer.beginObject()
        writer.formatVersion()
        writer.key("line")
        writer.integer(line)
        writer.key("error")
        writer.beginObject()
        writer.problem(first)
        writer.column(of: first)
        writer.endObject()
        writer.endObject()
    }

    private mutating func view(_ view: ScenarioResult.View) {
        writer.beginObject()
        writer.key("path")
        writer.string(view.path)
        writer.key("class")
        writer.string(view.className)
        if let name = view.name {
            writer.key("name")
            writer.string(name)
        }
        writer.key("tag")
        writer.integer(view.tag)
        writer.key("frame")
        writer.numbers(view.frame.numbers)
        writer.endObject()
    }

    private mutating func diagnostic(_ diagnostic: ScenarioResult.Diagnostic) {
        writer.beginObject()
        if let path = diagnostic.path {
            writer.key("path")
            writer.string(path)
        }
        writer.key("message")
        writer.string(diagnostic.message)
        writer.endObject()
    }

    private mutating func conflict(_ conflict: ScenarioResult.Conflict) {
        writer.beginObject()
        writer.key("broken")
        writer.string(conflict.broken)
        writer.key("with")
        writer.words(conflict.with)
        writer.endObject()
    }

    private mutating func failure(_ failure: ScenarioResult.Failure) {
        writer.beginObject()
        writer.key("step")
        writer.integer(failure.step)
        if case .ambiguity(let expected, let got) = failure.kind {
            writer.key("path")
            writer.string(failure.path)
            writer.key("expected")
            writer.boolean(expected)
            writer.key("got")
            writer.boolean(got)
            writer.endObject()
            return
        }
        switch failure.kind {
        case .frame(let expected, let got):
            writer.key("expected")
            writer.numbers(expected.numbers)
            writer.key("got")
            writer.numbers(got.numbers)
        case .acceptedRule:
            writer.key("expected")
            writer.string("refused")
            writer.key("got")
            writer.string("accepted")
        case .answer(query: _, let expected, let got):
            writer.key("expected")
            writer.answer(expected)
            writer.key("got")
            writer.answer(got)
        case .value(keyPath: _, let expected, let got):
            writer.key("expected")
            writer.value(expected)
            writer.key("got")
            writer.value(got)
        case .ambiguity: break
        }
        writer.key("path")
        writer.string(failure.path)
        if case .value(let keyPath, expected: _, got: _) = failure.kind {
            writer.key("keyPath")
            writer.string(keyPath)
        }
        if case .answer(let query, expected: _, got: _) = failure.kind {
            writer.key("query")
            writer.string(query)
        }
        writer.endObject()
    }
}

extension JSONWriter {
    fileprivate mutating func runError(_ error: ScenarioRunError, line: Int?) {
        beginObject()
        key("step")
        integer(error.step)
        problem(error.problem)
        if let line = line ?? error.problem.place?.line {
            key("line")
            integer(line)
        }
        column(of: error.problem)
        endObject()
    }

    /// The members `message` and `path` of an error.
    mutating func problem(_ problem: ScenarioProblem) {
        key("message")
        string("\(problem.message)\nfix: \(problem.fix)")
        key("path")
        string(problem.path)
    }

    /// The member `column` of an error, if its place is known.
    mutating func column(of problem: ScenarioProblem) {
        guard let place = problem.place else { return }
        key("column")
        integer(place.column)
    }
}

extension ScenarioResult {
    /// The result as JSON, on one line without a line break at its end.
    ///
    /// Equal results give the same bytes.
    ///
    /// - Complexity: O(length of the result).
    public func json() -> String {
        var writer = ScenarioResultWriter()
        writer.begin(title: title)
        for step in steps { writer.step(step) }
        writer.end(failures: failures, error: error)
        return writer.writer.text
    }
}
