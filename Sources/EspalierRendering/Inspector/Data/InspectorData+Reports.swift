import EspalierScenarios
import Foundation

extension InspectorData {
    /// What a step told: events, answers, reports of passes, expectations that did not hold.
    mutating func writeReports(_ step: ScenarioRecording.Step, to json: inout JSONWriter) {
        if !step.events.isEmpty {
            json.member("events") { json in
                json.list { list in for event in step.events.prefix(eventLimit) { list.integers(numbers(of: event)) } }
            }
            json.member("eventCount") { $0.integer(step.events.count) }
        }
        if !step.queries.isEmpty {
            json.member("queries") {
                $0.list { list in for query in step.queries { list.texts(query.id, query.answer.json) } }
            }
        }
        if !step.diagnostics.isEmpty || !step.conflicts.isEmpty {
            json.member("diagnostics") {
                $0.list { list in
                    for report in step.diagnostics { list.texts(report.path, report.message) }
                    for conflict in step.conflicts { list.texts(nil, conflict.summary) }
                }
            }
        }
        if !step.failures.isEmpty {
            json.member("failures") { $0.list { list in for failure in step.failures { list.failure(failure) } } }
        }
    }

    private mutating func numbers(of event: ScenarioResult.Event) -> [Int] {
        var numbers = [
            texts.number(of: event.observer), texts.number(of: event.kind.rawValue), texts.number(of: event.path),
            texts.number(of: event.keyPath), texts.number(of: event.old?.json), texts.number(of: event.new?.json),
            texts.number(of: event.from), texts.number(of: event.parent), event.index ?? -1, event.fromIndex ?? -1,
            texts.number(of: event.indexes.map { $0.map(String.init).joined(separator: ", ") }), event.batch ?? -1,
            event.isPrior ? 1 : -1,
        ]
        while numbers.last == -1 { numbers.removeLast() }
        return numbers
    }
}

extension JSONWriter {
    fileprivate mutating func texts(_ texts: String?...) {
        list { json in for text in texts { json.optional(text) } }
    }

    fileprivate mutating func failure(_ failure: ScenarioResult.Failure) {
        switch failure.kind {
        case .frame(let expected, let got): texts(failure.path, Self.text(expected), Self.text(got))
        case .acceptedRule: texts(failure.path, "the rule is refused", "the rule is accepted")
        case .answer(let query, let expected, let got): texts(failure.path, expected.json, got.json, query)
        case .value(let keyPath, let expected, let got):
            texts(failure.path, "\(keyPath): \(expected.json)", "\(keyPath): \(got.json)")
        case .ambiguity(let expected, let got):
            texts(failure.path, expected ? "ambiguous" : "not ambiguous", got ? "ambiguous" : "not ambiguous")
        }
    }

    private static func text(_ frame: CGRect) -> String {
        let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
        return "[" + numbers.map { JSONWriter.text(Double($0)) }.joined(separator: ", ") + "]"
    }
}
