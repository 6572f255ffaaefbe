import Foundation

/// Writes a result as JSON, step by step, so that nobody needs to hold all of it.
///
/// Calls come in this order: `begin`, `step` for each step, `end`. What was written may be taken away in between.
package struct ScenarioResultWriter {
    package var writer = JSONWriter()
    /// Counts what is written, and ends lists where it is spent.
    private var budget: ResultBudget?

    package init() {}

    /// The beginning of the result.
    ///
    /// - Parameters:
    ///   - file: what names the document among others; nil where it is alone.
    ///   - budget: counts what is written; nil where all of it is there already.
    package mutating func begin(title: String?, file: String? = nil, _ budget: ResultBudget? = nil) {
        self.budget = budget
        // The ends of the list and of the object come last, where nothing can be left out any more.
        counting { $0.begin(titled: title, file) }
        budget?.write(2)
    }

    private mutating func begin(titled title: String?, _ file: String?) {
        writer.beginObject()
        writer.formatVersion()
        if let file { origin(.file(file)) }
        writer.member("title", title)
        writer.key("steps")
        writer.beginList()
    }

    /// Whether the result is larger than it may be.
    private var isSpent: Bool { budget?.isSpent ?? false }

    private func hasRoom(for bytes: Int) -> Bool { budget?.hasRoom(toWrite: bytes) ?? true }

    private mutating func counting(_ write: (inout ScenarioResultWriter) -> Void) {
        let before = writer.bytes.count
        write(&self)
        budget?.write(writer.bytes.count - before)
    }

    package mutating func step(_ step: ScenarioResult.Step) {
        let views = step.views.map { StepListing.Views.known($0, removed: step.removed) }
        self.step(step, StepListing(views: views, budget: ResultBudget(.max))) { _ in }
    }

    /// Writes a step whose views are found while they are written.
    ///
    /// - Parameter afterPart: may take out of the writer what is there so far; called after each view, event and query.
    package mutating func step<Failure: Error>(
        _ step: ScenarioResult.Step, _ listing: StepListing,
        afterPart: (inout ScenarioResultWriter) throws(Failure) -> Void
    ) throws(Failure) {
        counting {
            $0.writer.beginObject()
            $0.writer.member("step", step.index)
        }
        if listing.views != nil {
            counting {
                $0.writer.key("views")
                $0.writer.beginList()
            }
            do throws(ListingEnd<Failure>) {
                try listing.forEach { (view) throws(ListingEnd<Failure>) in
                    counting { $0.view(view) }
                    if isSpent { throw .spent }
                    do throws(Failure) { try afterPart(&self) } catch { throw .failure(error) }
                }
            } catch {
                if case .failure(let failure) = error { throw failure }
            }
            counting { $0.writer.endList() }
        }
        let removed = listing.removed
        if !removed.isEmpty, hasRoom(for: removed.reduce(0) { $0 + $1.utf8.count }) {
            counting {
                $0.writer.key("removed")
                $0.writer.words(removed)
            }
        }
        if !step.events.isEmpty { try list("events", step.events, afterPart) { $0.writer.event($1) } }
        if !step.queries.isEmpty {
            counting {
                $0.writer.key("queries")
                $0.writer.beginObject()
            }
            for query in step.queries where hasRoom(for: query.leastBytes) {
                counting {
                    $0.writer.key(text: query.id)
                    $0.writer.answer(query.answer)
                }
                try afterPart(&self)
            }
            counting { $0.writer.endObject() }
        }
        if !step.diagnostics.isEmpty { try list("diagnostics", step.diagnostics, afterPart) { $0.diagnostic($1) } }
        if !step.conflicts.isEmpty { try list("conflicts", step.conflicts, afterPart) { $0.conflict($1) } }
        counting { $0.writer.endObject() }
    }

    /// A member that is a list with anything in it; as much of it as there is room for.
    private mutating func list<Part: ResultPart, Failure: Error>(
        _ key: StaticString, _ parts: [Part], _ afterPart: (inout ScenarioResultWriter) throws(Failure) -> Void,
        _ write: (inout ScenarioResultWriter, Part) -> Void
    ) throws(Failure) {
        counting {
            $0.writer.key(key)
            $0.writer.beginList()
        }
        for part in parts where hasRoom(for: part.leastBytes) {
            counting { write(&$0, part) }
            try afterPart(&self)
        }
        counting { $0.writer.endList() }
    }

    /// The end of the steps, and the expectations that failed.
    package mutating func failures<Failure: Error>(
        _ failures: [ScenarioResult.Failure], afterPart: (inout ScenarioResultWriter) throws(Failure) -> Void
    ) throws(Failure) {
        writer.endList()
        if !failures.isEmpty { try list("failures", failures, afterPart) { $0.failure($1) } }
    }

    /// The end of the result.
    ///
    /// - Parameter line: the line of the batch that the scenario was in, which then stands for the line of an error.
    package mutating func end(error: ScenarioRunError?, line: Int? = nil) {
        if let error {
            writer.key("error")
            writer.runError(error, line: line)
        }
        writer.endObject()
    }

    /// What stands in place of the result of a document that was refused.
    ///
    /// - Parameter origin: which of several documents it was.
    package mutating func refusal(_ error: ScenarioError, of origin: Origin) {
        guard let first = error.problems.first else { return }
        writer.beginObject()
        writer.formatVersion()
        self.origin(origin)
        writer.key("error")
        writer.beginObject()
        writer.problem(first, line: origin.line)
        writer.endObject()
        writer.endObject()
    }

    /// Which of several documents a result is of: a line of a batch, or a file.
    package enum Origin {
        case line(Int)
        case file(String)

        var line: Int? {
            if case .line(let line) = self { line } else { nil }
        }
    }

    private mutating func origin(_ origin: Origin) {
        switch origin {
        case .line(let line):
            writer.member("line", line)
        case .file(let file):
            writer.member("file", file)
        }
    }

    private mutating func view(_ view: ScenarioResult.View) {
        writer.beginObject()
        writer.key("path")
        writer.string(harmless: view.path.utf8)
        writer.member("class", view.className)
        writer.member("name", view.name)
        writer.member("tag", view.tag)
        writer.member("frame", view.frame.numbers)
        writer.endObject()
    }

    private mutating func diagnostic(_ diagnostic: ScenarioResult.Diagnostic) {
        writer.beginObject()
        writer.member("path", diagnostic.path)
        writer.member("message", diagnostic.message)
        writer.endObject()
    }

    private mutating func conflict(_ conflict: ScenarioResult.Conflict) {
        writer.beginObject()
        writer.member("broken", conflict.broken)
        writer.key("with")
        writer.words(conflict.with)
        writer.endObject()
    }

    private mutating func failure(_ failure: ScenarioResult.Failure) {
        writer.beginObject()
        writer.member("step", failure.step)
        switch failure.kind {
        case .ambiguity(let expected, let got):
            writer.member("path", failure.path)
            writer.member("expected", expected)
            writer.member("got", got)
            return writer.endObject()
        case .frame(let expected, let got):
            writer.member("expected", expected.numbers)
            writer.member("got", got.numbers)
        case .acceptedRule:
            writer.member("expected", "refused")
            writer.member("got", "accepted")
        case .answer(query: _, let expected, let got):
            writer.member("expected") { $0.answer(expected) }
            writer.member("got") { $0.answer(got) }
        case .value(keyPath: _, let expected, let got):
            writer.member("expected") { $0.value(expected) }
            writer.member("got") { $0.value(got) }
        }
        writer.member("path", failure.path)
        switch failure.kind {
        case .value(let keyPath, expected: _, got: _): writer.member("keyPath", keyPath)
        case .answer(let query, expected: _, got: _): writer.member("query", query)
        case .frame, .acceptedRule, .ambiguity: break
        }
        writer.endObject()
    }
}

extension JSONWriter {
    fileprivate mutating func runError(_ error: ScenarioRunError, line: Int?) {
        beginObject()
        member("step", error.step)
        problem(error.problem, line: line)
        endObject()
    }

    /// The members of an error: what is wrong, with and without what would be right, that by itself, and where, if that is
    /// known.
    ///
    /// - Parameter line: the line of the batch, which stands for the line of the document.
    mutating func problem(_ problem: ScenarioProblem, line: Int?) {
        member("message", "\(problem.message)\nfix: \(problem.fix)")
        member("fix", problem.fix)
        member("path", problem.path)
        member("line", line ?? problem.place?.line)
        guard let place = problem.place else { return }
        member("column", place.column)
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
        writer.failures(failures) { _ in }
        writer.end(error: error)
        return writer.writer.text
    }
}
